## Recorded crossword games (GCG)

gcg-no-file = { $file } cannot be read: { $why }.
gcg-line = line { $line }
gcg-points = { $nick }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
gcg-points-differ = { $nick }: { $recorded } points in the record, { $points } by the rules
gcg-agrees = { $lines ->
    [one] 1 line, and the rules agree with it.
   *[other] { $lines } lines, and the rules agree with all of them.
 }
gcg-nothing = This file contains no turns of a game.
gcg-letters-option = Letter set { $set }, as asked: { $fits } of { $plays } scores fit.
gcg-letters-hint = Letter set { $set }, as the file says: { $fits } of { $plays } scores fit.
gcg-letters-scores = Letter set { $set }, which fits the scores best: { $fits } of { $plays }.
gcg-letters-default = Letter set { $set }, since nothing points to another: { $fits } of { $plays } scores fit.
gcg-phony = { $word } is not in the dictionary, but it stayed.
gcg-unread = This line cannot be read: { $found }. Expected for example { $expected }.
gcg-unread-play = { $player }: the play { $found } cannot be read. Expected for example { $expected }.
gcg-unknown-board = The board { $found } is not known here: the premium squares of the { $expected } board were counted.
gcg-score = { $player }: { $found } is recorded; by the rules it is { $expected }.
gcg-no-score = { $player }: no score is recorded; by the rules it is { $expected }.
gcg-total = { $player }: the total is { $found }, but the previous one plus this score makes { $expected }.
gcg-after-end = { $player } plays on ({ $found }) after the remaining tiles were counted.
gcg-out-of-turn = { $found } plays, but it is { $expected }’s turn.
gcg-rack-too-long = { $player }: the rack { $found } has more than { $expected } tiles.
gcg-too-many-tiles = { $player }: that makes { $found }, but the letter set has { $expected }.
gcg-not-on-rack = { $player }: { $found } is not on the rack { $expected }.
gcg-off-board = { $player }: { $found } goes beyond the board ({ $expected }).
gcg-square-taken = { $player }: { $found } cannot go there: { $expected } is already there.
gcg-gap = { $player }: { $found } runs across { $expected }, which is empty.
gcg-nothing-laid = { $player }: { $found } lays no new tile.
gcg-not-joined = { $player }: { $found } touches nothing on the board.
gcg-first-off-centre = { $player }: { $found } is the first word and does not cover { $expected }.
gcg-first-too-short = { $player }: { $found } is the first word and needs { $expected } letters.
gcg-exchange-too-many = { $player }: { $found } tiles are exchanged, but only { $expected } may be.
gcg-nothing-to-withdraw = { $player }: nothing was laid that could be taken back.
gcg-end-score = { $player }: the remaining tiles count { $found } in the record and { $expected } by the rules.
gcg-end-tiles = { $player }: the tiles left are { $found } in the record, but { $expected } are not on the board.
