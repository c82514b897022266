## Beside the box: a page for people who play with real tiles

companion-title = With your own box
companion-say = You play with real tiles; this page keeps the clock and the score, looks words up and settles arguments. Which box is on the table?
companion-boxes = Boxes
companion-tabs = With your own box
companion-tab-players = Players
companion-tab-clock = Clock
companion-tab-scores = Scores
companion-tab-words = Words
companion-tab-legal = Legal?
companion-away = The server cannot be reached just now. Everything you write is kept on this device and counted as soon as the server is back; the clock goes on.

## Players

companion-house-rules = House rules
companion-add-player = Another player
companion-players-fixed = This sheet has already been started. Start a new sheet to change who plays; names can be changed at any time.
companion-begins = Who begins?
companion-draw-for-us = Draw for us
companion-we-drew = We have drawn tiles
companion-who-begins = Who begins?
companion-begins-hand = Or choose
companion-begins-said = { $name } begins.
companion-to-clock = On to the clock
companion-again = Draw again: { $names }.

## Clock

companion-start = Tap to start the clock
companion-go-on = Tap to go on
companion-tap-ends = Tap when the turn is over. Next: { $name }
companion-time-up = Time is up!
companion-when-up = What happens when time is up?
companion-turn-back = Back to the previous player
companion-late = time ran out
companion-penalty = { $tiles ->
    [one] +{ $tiles } tile
   *[other] +{ $tiles } tiles
 }
companion-order = Turn order
companion-has-opened = opened
companion-not-open = not opened
companion-last-turn = last turn
companion-up-unfinished = Not finished in time
companion-up-untouched = Nothing was touched
companion-up-finished = It was finished just in time
companion-was-late = Time ran out before it was finished
companion-began = { $name } began.
companion-clock-rests = The racks are being counted; the clock is stopped.
companion-to-scores = On to the scores
companion-what-scored = What did { $name } score?
companion-more-unwritten = { $count ->
    [one] One more turn still has to be written down.
   *[other] { $count } more turns still have to be written down.
 }

## Scores

companion-opened = Who has opened?
companion-who-out = Who laid the last tile?
companion-nobody-out = Nobody
companion-left-numbers = What do the others have left? Type the tiles (R7 K13 *), tap them on the pad, or just the points.
companion-left-letters = What is left on each rack? Type the letters (@ is a joker), or just the points they cost. Nothing left: 0.
companion-left-of = Left on { $name }’s rack
companion-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
companion-own-scores = We worked out the scores ourselves
companion-own-scores-say = They are checked: they must add up to 0, and agree with the racks if you write those down too.
companion-turn-of = Whose turn?
companion-turn-words = Points, or the new words
companion-turn-words-hint = 6, or GARDEN
companion-turn-crossword = Points, or the play
companion-turn-crossword-hint = 12, or 8D TAART
companion-whole-rack = The whole rack in one turn (× { $factor })
companion-write = Write it down
companion-no-play = No play
companion-passed = Passed
companion-exchanged = Exchanged
companion-pot-empty = The last tile of the pot is drawn
companion-pot-is-empty = The pot is empty
companion-count = Count what is left
companion-play-on = Back to the turns
companion-next-game = Next game
companion-back-to-game = Back to the game in play
companion-change-of = Turn { $number }, of { $name }
companion-change-turn = Change this turn of { $name }: { $points } { $word }
companion-change-game = Change game { $number }
companion-done = Done
companion-drop-turn = Cross it out
companion-row-game = Game { $number }
companion-row-left = Left
companion-row-so-far = So far
companion-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
 }
companion-leads = { $count ->
    [one] { $names } is ahead
   *[other] { $names } are ahead
 } after { $games ->
    [one] 1 game
   *[other] { $games } games
 }.
companion-not-opened = Not opened yet: { $names }. The first word has at least { $letters } letters.
companion-older = { $count ->
    [one] One earlier remark
   *[other] { $count } earlier remarks
 }
companion-weight-wrong = Wrong:
companion-weight-odd = Look again:
companion-weight-missing = Missing:
companion-weight-note = Note:
companion-save = Save the result
companion-is-saved = Saved
companion-csv = Table (CSV)
companion-png = Picture (PNG)
companion-print = Print
companion-clear = New sheet
companion-clear-sure = Not saved yet. Really start over?
companion-clear-saved = Start a new sheet?
companion-saved = Saved results
companion-forget = Delete this result
companion-go-on-sheet = Go on with this sheet
companion-saved-name = What do you want to call it?
companion-not-here = This result is not on this device (any more).
companion-thrown = “{ $name }” was deleted.
companion-have-back = Get it back
companion-sheet-lies = A sheet has been started
companion-file = scores

## Typing and tapping tiles

companion-pad = Tap tiles: { $field }
companion-pad-colour = Colour
companion-pad-next = Next set
companion-pad-back = Remove the last one
companion-ink-k = Black
companion-ink-r = Red
companion-ink-b = Blue
companion-ink-y = Yellow

## Words

companion-word = Which word is in doubt?
companion-does-it-count = Does it count?
companion-counts = { $word } counts.
companion-counts-not = { $word } does not count.
companion-let-count = Let it count at this table
companion-leave-out = Leave it out at this table
companion-word-rules = What counts at this table

## Is it legal?

companion-legal-numbers = K is black, R red, B blue, Y yellow: R7, K13, or in words: red 7, joker. A joker is *. Put | between sets.
companion-legal-words = Write words with a space between them. @ is a joker; a lower-case letter in a word is a joker that stands for that letter.
companion-legal-crossword = Rows are 1 to 15, columns A to O. 8D TAART runs across from row 8, D8 TAFEL runs down from column D. A lower-case letter is a blank, on the rack it is ?.
companion-lay-there = What was on the table before the turn?
companion-lay-there-numbers = B8 B9 B10 | R4 K4 Y4
companion-lay-there-words = RAIN BOW
companion-lay-there-crossword = 8D TAART, E7 TAFEL
companion-on-rack = What was on the rack?
companion-on-rack-numbers = B11 K8 Y8
companion-on-rack-words = STEN
companion-on-rack-crossword = OSTPAR?
companion-lies-there = What is on the table now, all of it?
companion-lies-there-numbers = B9 B10 B11 | B8 K8 Y8 | R4 K4 Y4
companion-lies-there-words = RAINBOWS
companion-laid-crossword = What was laid?
companion-lies-there-crossword = 12C POST
companion-had-opened = The player had opened before
companion-judge = Is it legal?
companion-empty = Clear
# What one may type for the colours and a joker; leave the signs after = as they are.
companion-type-inks = black=K red=R blue=B yellow=Y orange=Y joker=*
companion-no-tile = “{ $read }” is not a tile: look at the field “{ $field }” again.
companion-legal-yes = Yes, that is legal.
companion-legal-no = No, that is not legal.

## One set or one word
companion-one-numbers = Is this a set?
companion-one-words = Is this a word?
companion-one-crossword = Is this a word?
companion-one-numbers-place = R7 R8 * R10
companion-one-words-place = RAINBOW
companion-one-set-yes = Yes, that is a set.
companion-one-set-no = No, that is not a set.
companion-one-word-yes = Yes, { $word } counts.
companion-one-word-no = No, { $word } does not count.
companion-whole-turn = Judge a whole turn
