## What a table of a word game may agree on

option-to-50 = Play to a number of points
option-goal = Points that are played to
option-to-last-tile = Play to the last tile instead of a number of points
option-children = With children: words and rest words of two letters
option-strict-clock = A turn that overruns scores nothing
option-open-pot = Open pot: choose from four piles
option-only-useful-letters = Take out letters that the language does not have
option-no-names = No names
option-no-verbs = No verbs
option-no-plurals = No plurals
option-no-diminutives = No diminutives
option-compounds = Well-formed compounds count, even if no dictionary lists them
option-family-words = Leave out words that hurt
option-extra-words = Words that count besides, with spaces between them
option-banned-words = Words that do not count
option-theme = Theme: only words of one subject
option-challenge = Words are checked only when somebody doubts them
reason-last-round = The last round has been played.

## At the table

word-whole = Word { $number }: { $tiles }
word-partial = Word { $number }, not right yet: { $tiles }. { $why }
mark-new = new · { $letters }
mark-rest = rest word
joker-letter = joker
sort-letter = Sort by the alphabet
your-turn-word = Your turn. Lay letters, or draw one.
your-turn-open-word = Your turn. Open with a word of at least { $need } letters from your rack, or draw a tile.
turn-scores = { $score ->
    [0] That may be laid, but scores nothing.
    [one] That scores 1 point with { $word }.
   *[other] That scores { $score } points with { $word }.
 }
seat-points = { $score ->
    [one] 1 point
   *[other] { $score } points
 }
challenge = I doubt that
accept = Let it stand
doubts-title = { $name } laid { $words }. Does anybody doubt it?
doubts-say = Each of the others answers before the next turn begins. All racks are hidden.
doubts-others = All here let it stand. The others may still doubt it.
doubts-stands = Lets it stand
piles-take = Choose the tiles that you draw
piles-draw = Lay letters, or choose a tile to draw
pile-top = Draw { $tile }
pile-empty = This pile is empty
setup-words-language = Language of the words
words-in-nl = Dutch
words-in-en = English
words-in-fr = French
words-in-de = German
words-in-es = Spanish
words-in-pt = Portuguese
lesson-word-type = Drag letters to the table, or tap them and then the table. On a keyboard, just type the word.
lesson-word-table = Take letters from words on the table too: every letter must lie in a word at the end.

## The end of a game with letters

won-alone = You made { $score ->
    [one] 1 point
   *[other] { $score } points
 }
record-new = A record: { $word }, { $letters } letters.
record-stands = The record stands: { $word }, { $letters } letters.
reason-words-went-out = { $who ->
    [you] You used up your last letter, and have the most points: { $score }.
   *[other] { $name } has the most points: { $score }.
 }
reason-words-blocked = Nobody could lay anything more. The most points win.
reason-crossword-went-out = The pot and a rack are empty. The most points win.
reason-crossword-blocked = All passed in a row. The most points win.
joker-choose = Say what the joker stands for
joker-choose-title = Which letter is the joker?
theme-list-animals = animals
theme-list-nature = nature
theme-list-food = food
theme-list-travel = travel
theme-list-play = play
theme-list-body-and-clothes = body and clothes
theme-any = Any word
theme-own = Own words…
theme-own-words = The words of the theme, with spaces or commas between them
