## House rules of the crossword

option-letters = Letter set
option-exchange-pot = Tiles that the pot must hold for an exchange
option-bingo = Points for laying all seven tiles at once
option-letters-by-language = the language’s own
option-letters-nl = Dutch, today’s
option-letters-nl-older = Dutch, as in the old book
option-letters-en = English
option-letters-fr = French
option-letters-de = German
option-letters-es = Spanish
option-letters-pt = Portuguese

## At the board

short-letter-2 = 2L
short-letter-3 = 3L
short-word-2 = 2W
short-word-3 = 3W
premium-letter-2 = double letter
premium-letter-3 = triple letter
premium-word-2 = double word
premium-word-3 = triple word
square-empty = { $name }, empty
square-premium = { $name }, empty, { $premium }
square-letter = { $name }, { $letter }
your-turn-board = Your turn. Lay a word, exchange tiles or pass.
board-one-line = Lay your letters in one line, without a gap.
blank-title = Which letter does the blank stand for?
recall = Take all tiles back
shuffle = Shuffle your tiles
exchange = Exchange
exchange-tiles = Exchange tiles
exchange-not = Never mind
exchange-say = { $count ->
    [0] Tap the tiles that you want to exchange.
    [one] 1 tile to exchange.
   *[other] { $count } tiles to exchange.
 }
option-scoreless-to-end = So many turns in a row without points end the game (0: none do)
