## Learning the games: what all six pages say

learn-title = Learn the games
learn-say = Six rulebooks in brief, each with its worked examples to try yourself. The referee watches and says why a play is allowed or not.
learn-read = Read the rules
learn-read-of = Read the rules: { $game }
learn-all = All six games
learn-sections = On this page
learn-play = Play this game
learn-section-box = What is in the box
learn-section-start = How you begin
learn-section-sets = Runs and groups
learn-section-words = Which words count
learn-section-opening = Opening
learn-section-turn = A turn
learn-section-joker = Jokers
learn-section-draw = Drawing
learn-section-score = Score
learn-section-clock = The clock
learn-section-end = The end
learn-section-house = House rules
learn-place = Rulebook { $book }: { $headings }
learn-heading = “{ $heading }”
learn-box-tile = { $count } times { $tile }
learn-box-worth = { $count } times { $tile }, worth { $value }
learn-house-say = A table may agree otherwise. Every house rule is a switch when you set up a game; this is what the book says about it.
learn-house-set = Set up a game with house rules
learn-misprint = A misprint

## Worked examples

learn-examples = To try
learn-ours = Our own example
learn-on-table = On the table
learn-on-rack = On your rack
learn-afterwards = Afterwards
learn-board = Part of the board, from { $from } on, with the letters { $letters }
learn-claimed = What the book shows
learn-may = This is allowed
learn-may-not = This is not allowed
learn-not-opened = You have not opened yet.
learn-erratum = A misprint: this does not work
learn-erratum-say = The book shows this play, but it cannot be made with these tiles. The referee:
learn-mended = This does work
learn-try = Try it yourself
learn-try-of = Try it yourself: { $example }
learn-show = Show me
learn-show-of = Show me: { $example }
learn-leave = Put the tiles away
learn-start-again = Start again
learn-hands = Drag the tiles, or tap them and then the place where they should go. The referee watches.
learn-referee = The referee
learn-good = { $count ->
    [one] That is allowed, with 1 tile from your rack.
   *[other] That is allowed, with { $count } tiles from your rack.
 }
learn-opening-worth = Your opening is worth { $value } points.
learn-same = That is the book’s play too.
learn-score-table = The book’s score sheet
learn-player = Player { $letter }
learn-game = Game { $number }

## The editions of one book

learn-edition-of = Examples of the edition in
learn-taken-out = Taken out of the box
learn-taken-none = nothing
learn-late = When time runs out
learn-late-plain = Letters in no word go back to the pot; the turn is over.
learn-late-skip = The same, and your next turn is lost too.

## What the books say of each house rule

learn-option-opening-value = The book asks for { $default } points.
learn-option-opening-goes-on = Once you have opened, you may go on in the same turn, says the book.
learn-option-opening-goes-on-rummikub-jokers = In the turn in which you open, the table stays untouched, says the book.
learn-option-joker-penalty = The book counts { $default } points.
learn-option-time-out-penalty = The book makes you draw { $default } tiles.
learn-option-to-50 = By the book you play to the last tile; it names 50 points as a shorter game or a game for two.
learn-option-to-last-tile = By the book the game ends at 50 points; the last tile is named as another way.
learn-option-strict-clock = The book proposes it for extra excitement.
learn-option-strict-clock-woord-international = The book names only the time, no penalty.
learn-option-open-pot = The book’s tip: four face-up piles, and you choose from their tops.
learn-option-children = The book’s tip for children: words and rest words of two letters, and verbs too.
learn-option-only-useful-letters = By the book you play with all letters, except where an edition takes some out.
learn-option-no-names = The book’s advice: no proper or geographical names.
learn-option-no-names-word-2023 = The book asks for words of a standard dictionary, and leaves abbreviations and foreign words out.
learn-option-no-verbs = The book’s advice is to leave verbs and their forms out. Here they count unless you switch them off.
learn-option-no-verbs-word-2023 = The book says nothing about it: verbs count.
learn-option-no-plurals = The book’s advice is to leave plurals out. Here they count unless you switch them off.
learn-option-no-plurals-word-2023 = The book says nothing about it: plurals count.
learn-option-no-diminutives = The book’s advice is to leave diminutives out. Here they count unless you switch them off.
learn-option-no-diminutives-word-2023 = The book says nothing about it: diminutives count.
learn-option-compounds = By the book a dictionary is the judge; a compound that follows the language’s rules counts here too.
learn-option-family-words = The book says nothing about it.
learn-option-portuguese = The book says nothing about it.
learn-option-extra-words = The players agree beforehand what counts, says the book.
learn-option-extra-words-word-2023 = The book mentions only the dictionary.
learn-option-banned-words = The players agree beforehand what counts, says the book.
learn-option-banned-words-word-2023 = The book mentions only the dictionary.
learn-option-theme = The book says nothing about it; another one proposes it for experts.
learn-option-theme-word-2023 = The book proposes it for experts: only words of one subject.
learn-option-challenge = If in doubt, a dictionary decides, says the book. Here words are checked before a turn ends, unless you switch this on.
learn-option-challenge-word-2023 = A word that is not valid is taken back and costs a tile, says the book. Here words are checked before a turn ends, unless you switch this on.
learn-option-challenge-scrabble-nl = A word must be challenged before the next player begins, says the book. Here words are checked before a turn ends, unless you switch this on.
learn-option-letters = Our copy of the book does not print the letters; its example fits an older Dutch set.
learn-option-exchange-pot = The book asks for no minimum in the pot.
learn-option-bingo = The book gives { $default } points.
learn-option-goal = “For instance 50,” says the book.
learn-option-scoreless-to-end = Only an empty pot ends the game, says the book. Tournaments also stop after so many turns without points.
learn-section-aim = The aim
