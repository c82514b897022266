## The referee of the crossword

refuse-no-such-play = Cannot read “{ $read }”: expected a square and a word, for example 8D TAART (across) or D8 TAFEL (down).
refuse-stray-parenthesis = Cannot read “{ $read }” at position { $where }: parentheses come in pairs, around letters that are already on the board.
refuse-board-rows = Cannot read the board “{ $read }”: expected all its rows, with / between them.
refuse-board-row = Cannot read the row “{ $read }” of the board: it does not have as many squares as the board is wide.
refuse-off-board = That does not fit on the board: { $squares } is beyond its edge. Rows go from 1 to { $rows }, columns from A to { $last }.
refuse-square-taken = { $square } is taken: { $letter } is there, and what has been played stays.
refuse-gap = { $count ->
    [one] { $squares } is
   *[other] { $squares } are
 } empty: a dot, or a letter in parentheses, stands for a tile that is already there.
refuse-nothing-laid = Lay at least one tile from your rack, or exchange, or pass.
refuse-letter-not-in-set = { $count ->
    [one] There is no { $letters }
   *[other] There are no { $letters }
 } in this letter set.
refuse-blank-unnamed = Say which letter the blank stands for: write it in lower case.
refuse-blank-not-on-rack = You do not have { $count ->
    [one] a blank
   *[other] { $count } blanks
 } for that: a lower-case letter is a blank, a capital is a letter from your rack.
refuse-first-off-centre = The first word must cover the square in the centre, { $square }.
refuse-first-too-short = The first word must have at least { $fewest } letters.
refuse-not-joined = Those tiles touch nothing on the board: join them to a word that is there.
refuse-not-in-dictionary = { $word } is not in the dictionary.
refuse-word-is-a-name = { $word } is only a name, and names do not count.
refuse-word-has-pronoun = { $word } is a verb with a pronoun attached, and those do not count.
refuse-digraph-split = { $word } is laid with the tile { $tiles }, not with two letters.
refuse-crossword-no-draw = In this game you cannot draw instead of playing: play, exchange tiles, or pass.
how-crossword-word = { $word }: { $letters } = { $points }
how-crossword-word-times = { $word }: ({ $letters }) × { $times } = { $points }
how-crossword-bingo = All { $tiles } tiles at once: { $points } extra
case-board-play = The play “{ $read }” given for the board does not fit what is already there.
case-no-dictionary = There is no dictionary for “{ $read }” here. Give the words with the case.
case-letter-not-in-set = { $count ->
    [one] There is no { $letters }
   *[other] There are no { $letters }
 } in this letter set.
case-rack-too-long = The rack has too many tiles: { $most } at most.
