## L’arène : des robots les uns contre les autres

arena-no-such-rulebook = Il n’y a pas de règle du jeu « { $read } ». Attendu : l’un de { $rulebooks }.
arena-no-such-player = Il n’y a pas de joueur « { $read } » pour ce jeu. Attendu : l’un de { $players }, ou un programme avec --bot.
arena-too-few-players = { $count ->
    [1] Un joueur ne suffit
   *[other] { $count } joueurs ne suffisent
 } pas. Attendu : au moins deux, séparés par des virgules.
arena-twice = Un joueur est nommé deux fois : { $players }. Attendu : chacun une fois.
arena-seats = Ce jeu se joue ici de { $fewest } à { $most }, pas à { $read }.
arena-setup = Cette rencontre ne peut pas avoir lieu : { $why }
arena-no-cluster = Aucune grappe ne répond à « { $read } » : { $why } Attendu : l’adresse d’une grappe Ray en marche, par exemple ray://host:10001, ou local.
arena-cluster-lost = La grappe { $read } ne répond plus : { $why } Les parties finies comptent ; la même commande avec --out reprend là.
arena-other-version = Une machine de la grappe a optafel { $there }, et celle-ci { $wanted }. Attendu : la même version partout.
arena-other-file = { $file } n’est pas un fichier de résultats. Attendu : les colonnes { $columns }.
arena-question = « { $read } » n’est pas une question. Attendu : above: ou below: et un taux entre 0 et 1, par exemple above:0.55.
arena-rate = Taux
arena-rates = { $rate } % de victoires (95 % : de { $low } à { $high }), { $games ->
    [1] une partie
   *[other] { $games } parties
 } sur { $pairs ->
    [1] une donne
   *[other] { $pairs } donnes
 }.
arena-margin = { $margin } points par partie par rapport aux autres ; { $turns } tours par partie.
arena-by-seat = Selon la place, celle qui commence d’abord : { $rates }
arena-answer-yes = oui, c’est décidé.
arena-answer-no = non, c’est décidé.
arena-answer-open = pas encore décidé.
arena-turns = Tours par partie
arena-scores = Points du premier joueur
arena-ratings = Classement
arena-no-plots = matplotlib manque : aucune image n’a été dessinée. Il vient avec optafel[arena].
