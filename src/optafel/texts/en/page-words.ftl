## What a table of a word game may agree on

option-to-50 = Play to 50 points
option-to-last-tile = Play to the last tile instead of 50 points
option-children = With children: words and rest words of two letters
option-strict-clock = A turn that overruns scores nothing
option-open-pot = Open pot: choose from four piles
option-only-useful-letters = Take out letters that the language does not have
option-no-names = No names
option-no-verbs = No verbs
option-no-plurals = No plurals
option-no-diminutives = No diminutives
option-compounds = Lawful compounds count, listed or not
option-family-words = Leave out words that hurt
option-extra-words = Words that count besides, with spaces between them
option-banned-words = Words that do not count
option-theme = Theme: only these words, or the name of a list
option-challenge = Words are checked only when somebody doubts them
reason-last-round = The last round has been played.
