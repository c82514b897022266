## Revoir une partie

review-of = Revoir : { $game }
review-say = Regarde une partie de nouveau, tour par tour : ce qui a été joué, ce qui aurait été le mieux, et où tout a basculé. Prends un relevé que tu as enregistré ici après une partie, ou une partie de Scrabble en GCG.
review-file = Choisir un fichier
review-paste = Ou coller le relevé
review-paste-place = Tout le texte, de la première ligne à la dernière.
review-begin = Revoir
review-yours = Parties que tu as jouées ici
review-other = Un autre relevé
review-reading = Lecture de la partie…
review-no-turns = Il n’y a aucun tour dans cette partie.
review-progress = Meilleurs coups trouvés : { $done } sur { $turns }
review-stop = Arrêter de chercher
review-hidden-racks = { $count ->
    [one] Le relevé ne donne pas tout le chevalet de { $count } tour. Il est montré sans meilleur coup.
   *[other] Le relevé ne donne pas tout le chevalet de { $count } tours. Ils sont montrés sans meilleur coup.
 }
review-no-dictionary = Il n’y a pas de dictionnaire pour les lettres de cette partie : aucun meilleur coup ne peut être cherché.
review-differences = { $count ->
    [one] Le relevé et les règles diffèrent à { $count } endroit. Les points d’ici sont comptés selon les règles.
   *[other] Le relevé et les règles diffèrent à { $count } endroits. Les points d’ici sont comptés selon les règles.
 }
review-turn-of = Tour { $turn } sur { $turns }
review-previous = Tour précédent
review-next = Tour suivant
review-did-numbers = { $got ->
    [one] { $name } a posé { $got } tuile.
   *[other] { $name } a posé { $got } tuiles.
 }
review-did-words = { $got ->
    [one] { $name } a marqué { $got } point.
   *[other] { $name } a marqué { $got } points.
 }
review-did-word = { $got ->
    [one] { $name } a formé { $word } pour { $got } point.
   *[other] { $name } a formé { $word } pour { $got } points.
 }
review-did-crossword = { $got ->
    [one] { $name } a joué { $play } pour { $got } point.
   *[other] { $name } a joué { $play } pour { $got } points.
 }
review-did-drew = { $name } a pioché une tuile.
review-did-passed = { $name } a passé son tour.
review-did-exchanged = { $name } a échangé des tuiles.
review-did-timed-out = Le temps de { $name } s’est écoulé.
review-did-taken-back = { $name } a joué un mot refusé, et l’a repris.
review-looking = Recherche du meilleur coup…
review-not-looked = Le meilleur coup de ce tour n’a pas été cherché.
review-best-crossword-end = { $missed ->
    [1] Le meilleur coup était { $play } pour { $got } : 1 point de plus à la fin de la partie.
   *[other] Le meilleur coup était { $play } pour { $got } : { $missed } points de plus à la fin de la partie.
 }
review-sure-turn-proved = Prouvé : aucun coup ne donne davantage.
review-sure-turn-perhaps = Le meilleur trouvé à temps ; il en existe peut-être un meilleur.
review-sure-worth = D’après les points et ce que de telles tuiles rapportent ensuite : une estimation.
review-sure-end-proved = Calculé jusqu’à la fin de la partie : prouvé.
review-sure-end-perhaps = Calculé vers la fin de la partie : la meilleure suite trouvée à temps.
review-best-pass-end = { $missed ->
    [1] Le mieux était de passer : 1 point de plus à la fin de la partie.
   *[other] Le mieux était de passer : { $missed } points de plus à la fin de la partie.
 }
review-best-nothing = Rien ne pouvait être posé.
review-best-made = C’était le meilleur coup possible.
review-best-made-perhaps = Aucun coup meilleur n’a été trouvé.
review-best-made-worth = Aucun meilleur coup n’a été trouvé. Avec les tuiles gardées, il vaut { $worth }.
review-best-numbers = { $got ->
    [one] Le meilleur coup pose { $got } tuile, qui compte { $value } : { $sets }.
   *[other] Le meilleur coup pose { $got } tuiles ({ $missed } de plus), qui comptent { $value } ensemble : { $sets }.
 }
review-sets-moved = { $count ->
    [one] { $count } combinaison est seulement déplacée
   *[other] { $count } combinaisons sont seulement déplacées
 }
review-best-words = { $got ->
    [one] Le meilleur mot était { $word } ({ $letters } lettres), pour { $got } point.
   *[other] Le meilleur mot était { $word } ({ $letters } lettres), pour { $got } points : { $missed } de plus.
 }
review-best-worth = { $got ->
    [one] Le meilleur coup était { $play } : { $got } point, { $worth } avec les tuiles gardées. Celui-ci valait { $made }.
   *[other] Le meilleur coup était { $play } : { $got } points, { $worth } avec les tuiles gardées. Celui-ci valait { $made }.
 }
review-best-common = { $got ->
    [one] Avec des mots courants, le mieux était { $play }, pour { $got } point.
   *[other] Avec des mots courants, le mieux était { $play }, pour { $got } points.
 }
review-best-exchange = Le mieux était d’échanger { $tiles } : cela valait { $worth } avec les tuiles gardées. Ce tour valait { $made }.
review-unsolved-rack = Le relevé ne donne pas tout le chevalet : le meilleur coup n’est pas connu.
review-unsolved-dictionary = Il n’y a pas de dictionnaire pour ces lettres.
review-unsolved-box = Aucune boîte ne contient ces tuiles : aucun meilleur coup ne peut être trouvé.
review-show = Ce qui est montré
review-shown-before = Avant
review-shown-played = Joué
review-shown-best = Meilleur
review-shown-now = Le meilleur sur le moment
review-shown-game = Le meilleur pour la partie
review-table-empty = La table est vide.
review-row-changed = changé : { $tiles }
review-rack = Sur le chevalet : { $tiles }
review-rack-empty = Le chevalet est vide.
review-board-row = { $place } : { $letters }
review-graphs = Le cours de la partie
review-standing-points = Points
review-standing-tiles = Tuiles restant sur le chevalet
review-missed-points = Points manqués
review-missed-tiles = Tuiles qui auraient pu être posées aussi
review-as-table = La même chose en tableau
review-turn = Tour
review-player = Joueur
review-got-points = Points
review-got-tiles = Tuiles posées
review-best = Meilleur
review-missed = Manqué
review-match-game = Partie { $number }
review-match-points = Points sur tout le match
review-match-choose = Quelle partie
review-points = Tournants
review-point-here = Tournant
review-point-missed-play = { $missed ->
    [one] Tour { $turn } : { $name } a manqué { $play }, { $missed } point de mieux.
   *[other] Tour { $turn } : { $name } a manqué { $play }, { $missed } points de mieux.
 }
review-point-missed-points = { $missed ->
    [one] Tour { $turn } : { $name } a manqué { $missed } point.
   *[other] Tour { $turn } : { $name } a manqué { $missed } points.
 }
review-point-missed-tiles = { $best ->
    [one] Tour { $turn } : { $did } { $best } tuile était possible.
   *[other] Tour { $turn } : { $did } { $best } tuiles étaient possibles.
 }
review-point-lead-points = Tour { $turn } : { $did } À partir d’ici, { $name } était en tête.
review-point-lead-tiles = Tour { $turn } : { $did } À partir d’ici, { $name } avait le moins de tuiles.
review-share = Envoyer cette position
review-share-say = On n’y voit que ce que tu vois toi-même : la table et ton propre chevalet.
review-share-no-link = Cette table joue sans indices : le lien, qui montre aussi le meilleur coup, sera là quand la partie sera finie.
review-png = Image
review-svg = Dessin (SVG)
review-link = La position
review-copy-by-hand = Le lien n’a pas pu être copié. Copie-le d’ici :
review-caption-best = Le meilleur coup : { $got }
position-title = Que jouerais-tu ?
position-say = Quelqu’un t’a envoyé cette position. Trouve le meilleur coup, puis regarde.
position-say-unopened = Quelqu’un t’a envoyé cette position. Ce joueur n’a pas encore ouvert. Trouve le meilleur coup, puis regarde.
position-best = Montrer le meilleur coup
position-again = Retour à la position
position-broken = Ce lien ne contient pas une position entière. Redemande-le.
position-best-numbers = { $got ->
    [one] Le meilleur coup pose { $got } tuile, qui compte { $value } : { $sets }.
   *[other] Le meilleur coup pose { $got } tuiles, qui comptent { $value } ensemble : { $sets }.
 }
position-best-words = { $got ->
    [one] Le meilleur mot est { $word } ({ $letters } lettres), pour { $got } point.
   *[other] Le meilleur mot est { $word } ({ $letters } lettres), pour { $got } points.
 }
position-best-crossword = { $got ->
    [one] Le meilleur coup est { $play }, pour { $got } point.
   *[other] Le meilleur coup est { $play }, pour { $got } points.
 }
position-best-exchange = Le mieux est d’échanger { $tiles }.
position-worth = Avec les tuiles gardées, cela vaut { $worth }.
review-chance = Chances de gagner en jouant bien la suite : { $made } %.
review-game-best = Le meilleur pour la partie : { $play }, { $chance } % de chances au lieu de { $made } %.
review-game-now = Le meilleur sur le moment : { $now } % de chances.
review-point-chance = Tour { $turn } : { $name } a perdu { $cost } % de chances de gagner.
review-game-draw = piocher
review-game-pass = passer
