## What was expected, where something could not be read

expected-header-or-turn = a header line “Name: value” or a turn “1. A draw”
expected-header = a header line “{ $name }: …”
expected-header-seed = a header line “Seed: …”; what a seat keeps of a running game has none
expected-headers = headers as optafel writes them
expected-turn = a turn: a number, a seat from A, and what it did
expected-turn-as-written = a turn as optafel writes it ({ $why })
expected-turn-that-fits = a turn that fits the game so far ({ $why })
expected-turn-like = a turn such as { $example }
expected-turns-at-most = no more than { $most } turns
expected-kind-of-turn = play, draw, pass, exchange, time-out, challenge, accept or resign
expected-kept-record = a record that a seat of this game kept
expected-possible-game = a game that its box can make ({ $why })
expected-one-of = one of { $choices }
expected-no-option = no house rule at all: this game has none
expected-value-like = a value such as { $example }
expected-text = text
expected-text-at-most = text of at most { $most } characters
expected-true-or-false = true or false
expected-object = an object
expected-list = a list
expected-list-of-plays = a list of plays
expected-list-of-words = a list of words
expected-number = a number
expected-number-between = a number from { $least } to { $most }
expected-number-from = a number from { $least } on
expected-letters-with-values = letters with values from 0 to { $most }
