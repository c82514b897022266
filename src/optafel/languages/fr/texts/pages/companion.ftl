## À côté de la boîte

companion-title = Avec ta propre boîte
companion-say = Vous jouez avec de vraies tuiles ; cette page tient le chrono et les points, cherche les mots et règle les disputes. Quelle boîte est sur la table ?
companion-boxes = Boîtes
companion-tabs = Avec ta propre boîte
companion-tab-players = Joueurs
companion-tab-clock = Chrono
companion-tab-scores = Scores
companion-tab-words = Mots
companion-tab-legal = Permis ?
companion-away = Le serveur ne répond pas en ce moment. Tout ce que tu écris est gardé sur cet appareil et compté dès qu’il revient ; le chrono continue.
companion-house-rules = Règles maison
companion-add-player = Un autre joueur
companion-players-fixed = Cette feuille est déjà commencée. Ouvre une nouvelle feuille pour changer les joueurs ; les noms peuvent toujours changer.
companion-begins = Qui commence ?
companion-draw-for-us = Tirer pour nous
companion-we-drew = Nous avons tiré des tuiles
companion-who-begins = Qui commence ?
companion-begins-hand = Ou choisir
companion-begins-said = { $name } commence.
companion-again = Tirez de nouveau : { $names }.
companion-start = Touche pour lancer le chrono
companion-go-on = Touche pour continuer
companion-tap-ends = Touche quand le tour est fini. Ensuite : { $name }
companion-time-up = Temps écoulé !
companion-when-up = Que se passe-t-il quand le temps est écoulé ?
companion-turn-back = Retour au joueur précédent
companion-late = temps écoulé
companion-penalty = { $tiles ->
    [one] +{ $tiles } tuile
   *[other] +{ $tiles } tuiles
 }
companion-order = Ordre des tours
companion-has-opened = a ouvert
companion-not-open = n’a pas ouvert
companion-last-turn = dernier tour
companion-up-unfinished = Pas fini à temps
companion-up-untouched = Rien n’avait été touché
companion-up-finished = C’était fini juste à temps
companion-was-late = Temps écoulé, pas fini
companion-began = { $name } a commencé.
companion-clock-rests = On compte les chevalets ; le chrono est arrêté.
companion-to-scores = Passer aux scores
companion-what-scored = Combien de points pour { $name } ?
companion-more-unwritten = { $count ->
    [one] Ensuite, encore { $count } tour à noter.
   *[other] Ensuite, encore { $count } tours à noter.
 }
companion-opened = Qui a ouvert ?
companion-who-out = Qui a posé sa dernière tuile ?
companion-nobody-out = Personne
companion-left-numbers = Que reste-t-il aux autres ? Écris les tuiles (R7 K13 *), touche-les sur le pavé, ou donne juste les points.
companion-left-letters = Que reste-t-il sur chaque chevalet ? Écris les lettres (@ est un joker), ou juste les points qu’elles coûtent. Rien : 0.
companion-left-of = Reste à { $name }
companion-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
companion-own-scores = Nous avons calculé les scores nous-mêmes
companion-own-scores-say = Ils sont vérifiés : leur somme doit faire 0, et les chevalets s’accorder si tu les notes aussi.
companion-turn-of = À qui le tour ?
companion-turn-words = Points, ou les nouveaux mots
companion-turn-words-hint = 6, ou MAISON
companion-turn-crossword = Points, ou le coup
companion-turn-crossword-hint = 12, ou 8D TAART
companion-whole-rack = Tout le chevalet en un tour (× { $factor })
companion-write = Noter
companion-no-play = Rien posé
companion-passed = Passé
companion-exchanged = Échangé
companion-pot-empty = La dernière tuile de la pioche est prise
companion-pot-is-empty = La pioche est vide
companion-count = Compter ce qui reste
companion-play-on = Retour aux tours
companion-next-game = Partie suivante
companion-back-to-game = Retour à la partie en cours
companion-change-of = Tour { $number }, de { $name }
companion-change-turn = Changer ce tour de { $name } : { $points } { $word }
companion-change-game = Changer la partie { $number }
companion-done = Fini
companion-drop-turn = Rayer
companion-row-game = Partie { $number }
companion-row-left = Reste
companion-row-so-far = Jusqu’ici
companion-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
 }
companion-leads = { $count ->
    [one] { $names } mène
   *[other] { $names } mènent
 } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }.
companion-not-opened = Pas encore ouvert : { $names }. Le premier mot a au moins { $letters } lettres.
companion-older = { $count ->
    [1] Une remarque plus ancienne
   *[other] { $count } remarques plus anciennes
 }
companion-weight-wrong = Faux :
companion-weight-odd = À revoir :
companion-weight-missing = Manque :
companion-weight-note = Note :
companion-save = Enregistrer le résultat
companion-is-saved = Enregistré
companion-csv = Tableau (CSV)
companion-png = Image (PNG)
companion-print = Imprimer
companion-clear = Nouvelle feuille
companion-clear-sure = Pas encore enregistré. Vraiment recommencer ?
companion-clear-saved = Commencer une nouvelle feuille ?
companion-saved = Résultats enregistrés
companion-forget = Jeter ce résultat
companion-go-on-sheet = Continuer cette feuille
companion-saved-name = Quel nom lui donner ?
companion-not-here = Ce résultat n’est pas (ou plus) sur cet appareil.
companion-thrown = « { $name } » a été jeté.
companion-have-back = Le récupérer
companion-sheet-lies = Une feuille est commencée
companion-file = scores
companion-pad = Touche les tuiles : { $field }
companion-pad-colour = Couleur
companion-pad-next = Combinaison suivante
companion-pad-back = Enlever la dernière
companion-ink-k = Noir
companion-ink-r = Rouge
companion-ink-b = Bleu
companion-ink-y = Jaune
companion-word = Quel mot est contesté ?
companion-does-it-count = Compte-t-il ?
companion-counts = { $word } compte.
companion-counts-not = { $word } ne compte pas.
companion-let-count = Le compter à cette table
companion-leave-out = L’exclure de cette table
companion-word-rules = Ce qui compte à cette table
companion-legal-numbers = K est noir, R rouge, B bleu, Y jaune : R7, K13, ou en toutes lettres : rouge 7, joker. Un joker est *. Mets | entre les combinaisons.
companion-legal-words = Écris les mots séparés par une espace. @ est un joker ; une minuscule dans un mot est un joker qui remplace cette lettre.
companion-legal-crossword = Les lignes vont de 1 à 15, les colonnes de A à O. 8D TAART part en horizontal de la ligne 8, D8 TAFEL descend de la colonne D. Une minuscule est un joker ; sur le chevalet, c’est ?.
companion-lay-there = Qu’y avait-il avant le tour ?
companion-lay-there-numbers = B8 B9 B10 | R4 K4 Y4
companion-lay-there-words = PORTE MANTEAU
companion-lay-there-crossword = 8D TAART, E7 TAFEL
companion-on-rack = Qu’y avait-il sur le chevalet ?
companion-on-rack-numbers = B11 K8 Y8
companion-on-rack-words = XELS
companion-on-rack-crossword = OSTPAR?
companion-lies-there = Qu’y a-t-il maintenant, en tout ?
companion-lies-there-numbers = B9 B10 B11 | B8 K8 Y8 | R4 K4 Y4
companion-lies-there-words = PORTEMANTEAUX
companion-laid-crossword = Qu’a-t-on posé ?
companion-lies-there-crossword = 12C POST
companion-had-opened = Ce joueur avait déjà ouvert
companion-judge = Est-ce permis ?
companion-empty = Vider
# What one may type for the colours and a joker; leave the signs after = as they are.
companion-type-inks = noir=K n=K rouge=R bleu=B jaune=Y j=Y orange=Y joker=*
companion-no-tile = « { $read } » n’est pas une tuile : revoyez le champ « { $field } ».
companion-legal-yes = Oui, c’est permis.
companion-legal-no = Non, ce n’est pas permis.
companion-to-clock = Passer au chrono

## One set or one word
companion-one-numbers = Est-ce une combinaison ?
companion-one-words = Est-ce un mot ?
companion-one-crossword = Est-ce un mot ?
companion-one-numbers-place = R7 R8 * R10
companion-one-words-place = ARCENCIEL
companion-one-set-yes = Oui, c’est une combinaison.
companion-one-set-no = Non, ce n’est pas une combinaison.
companion-one-word-yes = Oui, { $word } compte.
companion-one-word-no = Non, { $word } ne compte pas.
companion-whole-turn = Faire juger un tour entier
