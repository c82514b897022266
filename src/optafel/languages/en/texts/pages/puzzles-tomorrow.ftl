## The card of a puzzle of the day, the archive, and puzzles without a network

puzzles-level-gentle = Gentle
puzzles-share = Share
puzzles-card = Your card
puzzles-card-say = Nothing in it gives the answer away.
puzzles-card-copy = Copy the text
puzzles-card-picture = Save the picture
puzzles-card-send = Send it
puzzles-card-invite = Can you find it too?
puzzles-card-tries = { $tries ->
    [1] 1 try
   *[other] { $tries } tries
 }
puzzles-card-hints = { $hints ->
    [1] 1 hint
   *[other] { $hints } hints
 }
puzzles-card-streak = { $days ->
    [1] 1 day in a row
   *[other] { $days } days in a row
 }
puzzles-gave-points = { $got ->
    [1] The answer was worth 1 point
   *[other] The answer was worth { $got } points
 }
puzzles-gave-tiles = { $got ->
    [1] The answer laid 1 tile
   *[other] The answer laid { $got } tiles
 }
puzzles-archive = Earlier puzzles
puzzles-archive-say = Every day that has been can still be played. Days in a row count only on the day itself.
puzzles-month-before = Earlier month
puzzles-month-after = Later month
puzzles-back-to-today = Back to today
puzzles-day-solved = solved
puzzles-day-later = solved later
puzzles-day-shown = answer seen
puzzles-day-open = not solved yet
puzzles-day-waits = waits for the network
puzzles-done-later = Solved later
puzzles-done-waits = Found: waits for the network
puzzles-alone = No network. These puzzles were fetched beforehand; your answer is checked on this device.
puzzles-alone-check = No network: lay your answer and press Check.
puzzles-alone-less = Not yet: there is a better play.
puzzles-alone-right = Found, as far as can be seen without the server! It counts for today as soon as the network is back.
puzzles-alone-unsure = That cannot be checked without the network.
puzzles-alone-hint = Hints and the answer come from the server: they have to wait for the network.
puzzles-alone-refused = { $family }, { $date }: the referee has looked at your answer, and it does not stand. { $why }
puzzles-alone-trainer = The trainer and earlier puzzles need the network.
puzzles-alone-not-here = This puzzle has not been fetched, and there is no network just now.
puzzles-alone-short = No network
