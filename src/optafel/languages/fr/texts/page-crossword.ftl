## Les règles maison des mots croisés

option-letters = Répartition des lettres
option-exchange-pot = Tuiles que la pioche doit contenir pour un échange
option-bingo = Points pour les sept tuiles posées d’un coup
option-scoreless-to-end = Tant de tours d’affilée sans points finissent la partie (0 : aucun nombre)
option-letters-by-language = celle de la langue
option-letters-nl = Néerlandaise, actuelle
option-letters-nl-older = Néerlandaise, comme dans l’ancienne règle
option-letters-en = Anglais
option-letters-fr = Français
option-letters-de = Allemand
option-letters-es = Espagnol
option-letters-pt = Portugais

## Au plateau

short-letter-2 = 2L
short-letter-3 = 3L
short-word-2 = 2M
short-word-3 = 3M
premium-letter-2 = lettre compte double
premium-letter-3 = lettre compte triple
premium-word-2 = mot compte double
premium-word-3 = mot compte triple
square-empty = { $name }, vide
square-premium = { $name }, vide, { $premium }
square-letter = { $name }, { $letter }
your-turn-board = À toi. Pose un mot, échange des tuiles ou passe.
board-one-line = Pose tes lettres sur une seule ligne, sans trou.
blank-title = Quelle lettre le joker remplace-t-il ?
recall = Reprendre toutes les tuiles
shuffle = Mélanger tes tuiles
exchange = Échanger
exchange-tiles = Échanger des tuiles
exchange-not = Finalement non
exchange-say = { $count ->
    [0] Touche les tuiles que tu veux échanger.
    [one] { $count } tuile à échanger.
   *[other] { $count } tuiles à échanger.
 }
