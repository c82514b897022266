## Revoir une partie

review-of = Revoir : { $game }
review-say = Regarde une partie de nouveau, tour par tour : ce qui a été joué, ce qui aurait été le mieux, et où tout a basculé. Prends une notation que tu as gardée ici après une partie, ou une partie de mots croisés en GCG.
review-file = Choisir un fichier
review-paste = Ou coller la notation
review-paste-place = Tout le texte, de la première ligne à la dernière.
review-begin = Revoir
review-yours = Parties que tu as jouées ici
review-other = Une autre notation
review-reading = Lecture de la partie…
review-no-turns = Il n’y a aucun tour dans cette partie.
review-progress = Meilleurs coups trouvés : { $done } sur { $turns }
review-stop = Arrêter de chercher
review-hidden-racks = { $count ->
    [one] La notation ne donne pas tout le chevalet de { $count } tour. Il est montré sans meilleur coup.
   *[other] La notation ne donne pas tout le chevalet de { $count } tours. Ils sont montrés sans meilleur coup.
 }
review-no-dictionary = Il n’y a pas de dictionnaire pour les lettres de cette partie : aucun meilleur coup ne peut être cherché.
review-differences = { $count ->
    [one] La notation et les règles diffèrent à { $count } endroit. Les points d’ici sont comptés selon les règles.
   *[other] La notation et les règles diffèrent à { $count } endroits. Les points d’ici sont comptés selon les règles.
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
review-did-crossword = { $got ->
    [one] { $name } a joué { $play } pour { $got } point.
   *[other] { $name } a joué { $play } pour { $got } points.
 }
review-did-drew = { $name } a pioché une tuile.
review-did-passed = { $name } a passé.
review-did-exchanged = { $name } a échangé des tuiles.
review-did-timed-out = Le temps de { $name } s’est écoulé.
review-did-taken-back = { $name } a joué un mot refusé, et l’a repris.
review-looking = Recherche du meilleur coup…
review-not-looked = Le meilleur coup de ce tour n’a pas été cherché.
review-best-crossword-end = { $missed ->
    [1] Le meilleur coup était { $play } pour { $got } : 1 point de plus à la fin de la partie.
   *[other] Le meilleur coup était { $play } pour { $got } : { $missed } points de plus à la fin de la partie.
 }
review-best-pass-end = { $missed ->
    [1] Le mieux était de passer : 1 point de plus à la fin de la partie.
   *[other] Le mieux était de passer : { $missed } points de plus à la fin de la partie.
 }
review-best-nothing = Rien ne pouvait être posé.
review-best-made = C’était le meilleur coup possible.
review-best-made-perhaps = Aucun meilleur coup n’a été trouvé.
review-best-numbers = { $missed ->
    [one] Le meilleur coup en pose { $got } : { $missed } tuile de plus.
   *[other] Le meilleur coup en pose { $got } : { $missed } tuiles de plus.
 }
review-best-words = { $missed ->
    [one] Le meilleur coup rapporte { $got } : { $missed } point de plus.
   *[other] Le meilleur coup rapporte { $got } : { $missed } points de plus.
 }
review-best-crossword = { $missed ->
    [one] Le meilleur coup était { $play } pour { $got } : { $missed } point de plus.
   *[other] Le meilleur coup était { $play } pour { $got } : { $missed } points de plus.
 }
review-not-proved = Il en existe peut-être un meilleur.
review-unsolved-rack = La notation ne donne pas tout le chevalet : le meilleur coup n’est pas connu.
review-unsolved-dictionary = Il n’y a pas de dictionnaire pour ces lettres.
review-unsolved-box = Aucune boîte ne contient ces tuiles : aucun meilleur coup ne peut être trouvé.
review-show = Ce qui est montré
review-shown-before = Avant
review-shown-played = Joué
review-shown-best = Meilleur
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
review-points = Tournants
review-point-missed-points = { $missed ->
    [one] Tour { $turn } : { $name } a manqué { $missed } point.
   *[other] Tour { $turn } : { $name } a manqué { $missed } points.
 }
review-point-missed-tiles = { $missed ->
    [one] Tour { $turn } : { $name } aurait pu poser { $missed } tuile de plus.
   *[other] Tour { $turn } : { $name } aurait pu poser { $missed } tuiles de plus.
 }
review-point-lead-points = Tour { $turn } : à partir d’ici, { $name } était en tête.
review-share = Envoyer cette position
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
    [one] Le meilleur coup pose { $got } tuile.
   *[other] Le meilleur coup pose { $got } tuiles.
 }
position-best-words = { $got ->
    [one] Le meilleur coup rapporte { $got } point.
   *[other] Le meilleur coup rapporte { $got } points.
 }
position-best-crossword = { $got ->
    [one] Le meilleur coup est { $play }, pour { $got } point.
   *[other] Le meilleur coup est { $play }, pour { $got } points.
 }
