## Les parties de mots croisés notées (GCG)

gcg-no-file = Impossible de lire { $file } : { $why }.
gcg-line = ligne { $line }
gcg-points = { $nick } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
gcg-points-differ = { $nick } : { $recorded } points notés, { $points } selon les règles
gcg-agrees = { $lines ->
    [one] { $lines } ligne, et les règles sont d’accord avec elle.
   *[other] { $lines } lignes, et les règles sont d’accord avec chacune.
 }
gcg-nothing = Ce fichier ne contient aucun tour de jeu.
gcg-letters-option = Répartition { $set }, comme demandé : { $fits } scores sur { $plays } sont justes.
gcg-letters-hint = Répartition { $set }, comme le dit le fichier : { $fits } scores sur { $plays } sont justes.
gcg-letters-scores = Répartition { $set }, celle qui va le mieux avec les scores : { $fits } sur { $plays }.
gcg-letters-default = Répartition { $set }, car rien n’en désigne une autre : { $fits } scores sur { $plays } sont justes.
gcg-phony = { $word } n’est pas dans le dictionnaire et est resté en place.
gcg-unread = Impossible de lire cette ligne : { $found }. Attendu, par exemple : { $expected }.
gcg-unread-play = { $player } : impossible de lire le coup { $found }. Attendu, par exemple : { $expected }.
gcg-unknown-board = Le plateau { $found } n’est pas connu ici : les cases bonus du plateau { $expected } ont été comptées.
gcg-score = { $player } : { $found } est noté, selon les règles c’est { $expected }.
gcg-no-score = { $player } : aucun score n’est noté, selon les règles c’est { $expected }.
gcg-total = { $player } : le total est { $found }, le précédent et ce score font { $expected }.
gcg-after-end = { $player } continue ({ $found }) après le décompte des tuiles restantes.
gcg-out-of-turn = { $found } joue, mais c’est le tour de { $expected }.
gcg-rack-too-long = { $player } : le chevalet { $found } a plus de { $expected } tuiles.
gcg-too-many-tiles = { $player } : cela fait { $found }, mais la répartition n’en a que { $expected }.
gcg-not-on-rack = { $player } : { $found } n’est pas sur le chevalet { $expected }.
gcg-off-board = { $player } : { $found } sort du plateau ({ $expected }).
gcg-square-taken = { $player } : { $found } ne peut pas être là, { $expected } s’y trouve.
gcg-gap = { $player } : { $found } passe par { $expected }, où il n’y a rien.
gcg-nothing-laid = { $player } : { $found } ne pose aucune tuile nouvelle.
gcg-not-joined = { $player } : { $found } ne touche rien sur le plateau.
gcg-first-off-centre = { $player } : { $found } est le premier mot et ne couvre pas { $expected }.
gcg-first-too-short = { $player } : { $found } est le premier mot et doit avoir { $expected } lettres.
gcg-exchange-too-many = { $player } : { $found } tuiles sont échangées, { $expected } peuvent l’être.
gcg-nothing-to-withdraw = { $player } : rien n’a été posé qui puisse être repris.
gcg-end-score = { $player } : les tuiles restantes comptent { $found } dans le relevé et { $expected } selon les règles.
gcg-end-tiles = { $player } : les tuiles restantes sont { $found } dans le relevé, mais { $expected } ne sont pas sur le plateau.
