## What a table of a word game may agree on

option-to-50 = Play to a number of points
option-to-last-tile = Play to the last tile instead of a number of points
option-children = With children: words and rest words of two letters
option-strict-clock = A turn that overruns scores nothing
option-open-pot = Open pot: choose from four piles
option-only-useful-letters = Take out letters that the language does not use
option-no-names = No names
option-no-verbs = No verbs
option-no-plurals = No plurals
option-no-diminutives = No diminutives
option-compounds = Well-formed compounds count, even if no dictionary lists them
option-family-words = Leave out offensive words
option-portuguese = Whose words count in Portuguese
option-portuguese-both = Those of both countries
option-portuguese-portugal = Those of Portugal
option-portuguese-brazil = Those of Brazil
option-extra-words = Extra words that also count, separated by spaces
option-banned-words = Words that do not count
option-theme = Theme: only words of one subject
option-challenge = Words are checked only when somebody challenges them
reason-last-round = The last round has been played.

## At the table

word-whole = Word { $number }: { $tiles }
word-partial = Word { $number }, not right yet: { $tiles }. { $why }
mark-new = new · { $letters }
mark-rest = rest word
joker-letter = joker
sort-letter = Sort alphabetically
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
challenge = Challenge
accept = Accept
doubts-title = { $name } laid { $words }. Does anybody challenge it?
doubts-say = Each of the others answers before the next turn begins. All racks are hidden.
doubts-others = Everybody here accepts it. The others may still challenge it.
doubts-stands = Accepts it
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
lesson-word-table = Take letters from words on the table too: at the end every letter must be in a word.

## The end of a game with letters

won-alone = You made { $score ->
    [one] 1 point
   *[other] { $score } points
 }
record-new = A new record: { $word }, { $letters } letters.
record-stands = The record stands: { $word }, { $letters } letters.
reason-words-went-out = { $out ->
    [you] { $who ->
        [you] You laid your last letter, and have the most points: { $score }.
       *[other] You laid your last letter. { $name } has the most points: { $score }.
     }
   *[other] { $who ->
        [you] { $outname } laid the last letter. You have the most points: { $score }.
       *[other] { $outname } laid the last letter. { $name } has the most points: { $score }.
     }
 }
reason-words-blocked = Nobody could lay anything more. Whoever has the most points wins.
reason-crossword-went-out = The pot and a rack are empty. Whoever has the most points wins.
reason-crossword-blocked = Everybody passed in a row. Whoever has the most points wins.
joker-choose = Say what the joker stands for
joker-choose-title = Which letter does the joker stand for?
theme-list-animals = animals
theme-list-nature = nature
theme-list-food = food
theme-list-travel = travel
theme-list-play = play
theme-list-body-and-clothes = body and clothes
option-goal = Points that are played to
theme-any = Any word
theme-own = Own words…
theme-own-words = The words of the theme, with spaces or commas between them

## Words, not sets
hint-where-words = { $count ->
    [0] A word can be laid that leaves the table as it is. Ask again to see which letters.
    [one] Look at the word that is lit. Ask again to see which letters.
   *[other] Look at the { $count } words that are lit. Ask again to see which letters.
 }
lesson-word-wait = Watch which words the others lay. Meanwhile look for one on your own rack.
lesson-word-watch = Letters laid since your turn have a golden edge. Arrange your rack while you wait: drag, or sort alphabetically.
lesson-word-put = Now tap where they should go: a word, the empty table, or your rack.
lesson-word-end = Every word counts. End your turn, or lay more.
lesson-word-cannot = There is no word that you can lay this turn: draw a tile.
lesson-board-first = The first word goes over the middle square. Tap a letter and then a square, or type.
lesson-board-join = Every new word joins one that is there, and everything that touches must be a word too. Coloured squares count more.
joker-say-letter = A joker stands for any letter. Lay it where you need one.
