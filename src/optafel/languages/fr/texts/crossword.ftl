## L’arbitre des mots croisés

refuse-no-such-play = Impossible de lire « { $read } » : il faut une case et un mot, par exemple 8D TAART (horizontal) ou D8 TAFEL (vertical).
refuse-stray-parenthesis = Impossible de lire « { $read } » à la position { $where } : les parenthèses vont par deux, autour de lettres déjà posées.
refuse-board-rows = Impossible de lire le plateau « { $read } » : il faut toutes ses lignes, séparées par /.
refuse-board-row = Impossible de lire la ligne « { $read } » du plateau : elle n’a pas autant de cases que le plateau est large.
refuse-off-board = Cela ne tient pas sur le plateau : { $squares } dépasse le bord. Les lignes vont de 1 à { $rows }, les colonnes de A à { $last }.
refuse-square-taken = { $square } est occupée : { $letter } s’y trouve, et ce qui a été joué reste en place.
refuse-gap = { $count ->
    [one] { $squares } est vide
   *[other] { $squares } sont vides
 } : un point, ou une lettre entre parenthèses, désigne une tuile déjà posée.
refuse-nothing-laid = Pose au moins une tuile de ton chevalet, échange des tuiles ou passe.
refuse-letter-not-in-set = Il n’y a pas de { $letters } dans cette répartition.
refuse-blank-unnamed = Dis quelle lettre le joker remplace : écris-la en minuscule.
refuse-blank-not-on-rack = Tu n’as pas { $count ->
    [1] de joker
   *[other] { $count } jokers
 } pour cela : une minuscule est un joker, une lettre de ton chevalet est une majuscule.
refuse-first-off-centre = Le premier mot doit couvrir la case du centre, { $square }.
refuse-first-too-short = Le premier mot doit avoir au moins { $fewest } lettres.
refuse-not-joined = Ces tuiles ne touchent rien sur le plateau : rattache-les à un mot déjà posé.
refuse-not-in-dictionary = { $word } n’est pas dans le dictionnaire.
refuse-word-is-a-name = { $word } n’est qu’un nom propre, et les noms propres ne comptent pas.
refuse-word-has-pronoun = { $word } est un verbe auquel un pronom est attaché, et cela ne compte pas.
refuse-digraph-split = { $word } s’écrit avec la tuile { $tiles }, pas avec deux lettres.
refuse-crossword-no-draw = Dans ce jeu, on ne pioche pas au lieu de jouer : joue, échange des tuiles ou passe.
how-crossword-word = { $word } : { $letters } = { $points }
how-crossword-word-times = { $word } : ({ $letters }) × { $times } = { $points }
how-crossword-bingo = Les { $tiles } tuiles d’un coup : { $points } de plus
case-board-play = Le coup « { $read } » du plateau ne va pas avec ce qui s’y trouve.
case-no-dictionary = Il n’y a pas de dictionnaire pour « { $read } » ici. Donne les mots avec le cas.
case-letter-not-in-set = Il n’y a pas de { $letters } dans cette répartition.
case-rack-too-long = Il y a trop de tuiles sur le chevalet : { $most } au plus.
