## What a turn did, for who does not see it

told-laid = { $who ->
    [you] You laid { $tiles }.
   *[other] { $name } laid { $tiles }.
 }
told-place = { $way ->
    [across] It begins at { $place } and goes across.
   *[down] It begins at { $place } and goes down.
 }
told-score = { $name } { $score }
tile-hinted = { $tile }, as the hint says
letter-worth = { $letter }, { $value ->
    [one] 1 point
   *[other] { $value } points
 }
square-blank = { $name }, { $letter }, a blank

## Laying by keyboard, read out

aim-felt = { $kind ->
    [word] A new word
   *[row] A new set
 }
aim-first = { $kind ->
    [word] Word { $number }, before { $after }
   *[row] Set { $number }, before { $after }
 }
aim-between = { $kind ->
    [word] Word { $number }, between { $before } and { $after }
   *[row] Set { $number }, between { $before } and { $after }
 }
aim-last = { $kind ->
    [word] Word { $number }, after { $before }
   *[row] Set { $number }, after { $before }
 }
aim-let-go = Let go
typed-none = There is no tile { $letter } for that.
board-across = Typing across
board-down = Typing down

## The keys

keys-help = Playing by keyboard
key-space = Space
key-enter = Enter
key-back = Backspace
key-escape = Esc
key-arrows = Arrows
key-letters = A to Z
key-tiles = K R B Y, 1 to 13
key-control = Ctrl
key-does-tab = On to the table, the buttons, the players. With Shift: back.
key-does-go = From tile to tile, on the table and on the rack
key-does-choose = Choose the tile, or let it go
key-does-lift = Lift what is chosen; then the arrows choose a place, and Enter puts it down
key-does-find = Find a tile: K black, R red, B blue, Y yellow, then the number
key-does-joker = Find a joker; D, C and M find a special one
key-does-back = Take the tile back to the rack
key-does-step = Take back one step
key-does-drop = Let go of what is chosen or lifted
key-does-spell = Lay the letters of a word, one after the other
key-does-next = The word is finished: what you type next is another word
key-does-unspell = Take back the letter typed last
key-does-board = Over the board; the last arrow says which way a word is typed. On the rack: from tile to tile
key-does-square = On a square: turn from across to down, lay the chosen tile, or take back a tile of yours
key-does-letter = Lay a letter and go on to the next free square
key-does-recall = Take all tiles back
key-does-end = End the turn
key-does-help = Show these keys
