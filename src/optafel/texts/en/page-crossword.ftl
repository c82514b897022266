## House rules of the crossword

option-letters = Letter set
option-exchange-pot = Tiles that the pot must hold for an exchange
option-bingo = Points for laying all seven tiles at once
option-passes-to-end = The game ends when all have passed in a row: how often
option-letters-by-language = that of the language
option-letters-nl = Dutch, today's
option-letters-nl-older = Dutch, as in the old book
option-letters-en = English
option-letters-fr = French
option-letters-de = German
option-letters-es = Spanish
option-letters-pt = Portuguese
