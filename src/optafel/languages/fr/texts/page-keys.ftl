## Ce qu’un tour a fait, pour qui ne le voit pas

told-laid = { $who ->
    [you] Tu as posé { $tiles }.
   *[other] { $name } a posé { $tiles }.
 }
told-place = { $way ->
    [across] Cela commence en { $place } et va vers la droite.
   *[down] Cela commence en { $place } et va vers le bas.
 }
told-score = { $name } { $score }
tile-hinted = { $tile }, selon l’indice
letter-worth = { $letter }, { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
square-blank = { $name }, { $letter }, un joker

## Poser au clavier, lu à voix haute

aim-felt = { $kind ->
    [word] Un nouveau mot
   *[row] Une nouvelle combinaison
 }
aim-first = { $kind ->
    [word] Mot { $number }, avant { $after }
   *[row] Combinaison { $number }, avant { $after }
 }
aim-between = { $kind ->
    [word] Mot { $number }, entre { $before } et { $after }
   *[row] Combinaison { $number }, entre { $before } et { $after }
 }
aim-last = { $kind ->
    [word] Mot { $number }, après { $before }
   *[row] Combinaison { $number }, après { $before }
 }
aim-let-go = Lâché
typed-none = Il n’y a pas de tuile { $letter } pour cela.
board-across = Saisie vers la droite
board-down = Saisie vers le bas

## Les touches

keys-help = Jouer au clavier
key-space = Espace
key-enter = Entrée
key-back = Retour arrière
key-escape = Échap
key-arrows = Flèches
key-letters = A à Z
key-tiles = K R B Y, 1 à 13
key-control = Ctrl
key-does-tab = Plus loin : la table, les boutons, les joueurs. Avec Maj : en arrière.
key-does-go = De tuile en tuile, sur la table et sur le chevalet
key-does-choose = Choisir la tuile, ou la lâcher
key-does-lift = Soulever ce qui est choisi ; ensuite les flèches choisissent une place et Entrée pose
key-does-find = Trouver une tuile : K noir, R rouge, B bleu, Y jaune, puis le nombre
key-does-joker = Trouver un joker ; D, C et M trouvent un joker spécial
key-does-back = Ramener la tuile au chevalet
key-does-step = Annuler le dernier geste
key-does-drop = Lâcher ce qui est choisi ou soulevé
key-does-spell = Poser les lettres d’un mot, l’une après l’autre
key-does-next = Le mot est fini : ce que tu tapes ensuite est un autre mot
key-does-unspell = Reprendre la dernière lettre tapée
key-does-board = Sur le plateau ; la dernière flèche dit dans quel sens un mot est tapé. Sur le chevalet : de tuile en tuile
key-does-square = Sur une case : changer de sens, poser la tuile choisie, ou reprendre une de tes tuiles
key-does-letter = Poser une lettre et aller à la case libre suivante
key-does-recall = Reprendre toutes les tuiles
key-does-end = Finir le tour
key-does-help = Montrer ces touches
