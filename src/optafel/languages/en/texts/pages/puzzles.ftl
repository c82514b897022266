puzzles-title = Puzzles
puzzles-say = One turn from a real game, and exactly one best play. It is proved that nothing beats it. Can you find it?
puzzles-today = Today’s three
puzzles-week = It gets harder as the week goes on: Monday’s a child can solve, Sunday’s are fiendish. Everybody gets the same puzzles.
puzzles-family-numbers = Numbers
puzzles-family-words = Words
puzzles-family-crossword = Scrabble
puzzles-ask-numbers = Lay as many tiles of your rack as you can. You may rearrange everything that lies on the table.
puzzles-ask-words = Find the word that scores most, from your rack and the words on the table.
puzzles-ask-words-opening = Find the word that scores most, from your rack alone: you have not opened yet.
puzzles-ask-crossword = Find the play that scores most.
puzzles-level-easy = Easy
puzzles-level-medium = Medium
puzzles-level-hard = Hard
puzzles-level-fiendish = Fiendish
puzzles-start = Solve it
puzzles-go-on = Look again
puzzles-done-solved = Solved today
puzzles-done-shown = Answer seen
puzzles-streak = { $days ->
    [0] No days in a row yet
    [one] 1 day in a row
   *[other] { $days } days in a row
 }
puzzles-solved = { $count ->
    [0] None solved yet
    [one] 1 solved
   *[other] { $count } solved
 }
puzzles-longest = Longest: { $days }
puzzles-trainer = Trainer
puzzles-trainer-say = As many as you like, as hard as you like. You go on where you left off.
puzzles-game = Game
puzzles-level = Difficulty
puzzles-number = Number { $number }
puzzles-again = A puzzle you may have seen before: no new one of this level could be made.
puzzles-train = Train
puzzles-check = Check
puzzles-show = Show the answer
puzzles-show-sure = Really show it?
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-of-day = Puzzle of { $date }
puzzles-right = Found! Nothing beats it.
puzzles-shown = This is the best play. The next one is yours.
puzzles-here = This puzzle
puzzles-coming = Getting the puzzle…

## What the answer gives
puzzles-shown-points = { $best ->
    [1] This is the answer: 1 point.
   *[other] This is the answer: { $best } points.
 }
puzzles-shown-tiles = { $best ->
    [1] This is the answer: 1 tile.
   *[other] This is the answer: { $best } tiles.
 }
