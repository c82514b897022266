review-of = Review: { $game }
review-say = Look at a game again, turn by turn: what was played, what would have been best, and where it turned. Take a record that you saved after a game here, or a crossword game in GCG.
review-file = Choose a file
review-paste = Or paste the record
review-paste-place = The whole text, from its first line to its last.
review-begin = Review it
review-yours = Games that you played here
review-other = Another record
review-reading = Reading the game…
review-no-turns = There are no turns in this game.

## The work

review-progress = Best plays found: { $done } of { $turns }
review-stop = Stop looking
review-hidden-racks = { $count ->
    [one] The record does not tell the whole rack of 1 turn. That turn is shown without a best play.
   *[other] The record does not tell the whole rack of { $count } turns. Those turns are shown without a best play.
 }
review-no-dictionary = There is no dictionary for the letters of this game, so that no best plays can be looked for.
review-differences = { $count ->
    [one] The record and the rules differ in 1 place. Points here are counted by the rules.
   *[other] The record and the rules differ in { $count } places. Points here are counted by the rules.
 }

## From turn to turn

review-turn-of = Turn { $turn } of { $turns }
review-previous = Previous turn
review-next = Next turn
review-did-numbers = { $got ->
    [one] { $name } laid 1 tile.
   *[other] { $name } laid { $got } tiles.
 }
review-did-words = { $got ->
    [one] { $name } scored 1 point.
   *[other] { $name } scored { $got } points.
 }
review-did-crossword = { $got ->
    [one] { $name } played { $play } for 1 point.
   *[other] { $name } played { $play } for { $got } points.
 }
review-did-drew = { $name } drew a tile.
review-did-passed = { $name } passed.
review-did-exchanged = { $name } exchanged tiles.
review-did-timed-out = { $name } ran out of time.
review-did-taken-back = { $name } played a word that did not stand, and took it back.
review-looking = Looking for the best play…
review-not-looked = The best play of this turn has not been looked for.
review-best-nothing = Nothing could be laid.
review-best-made = That was the best play there was.
review-best-made-perhaps = No better play was found.
review-best-numbers = { $missed ->
    [one] The best play lays { $got }: 1 tile more.
   *[other] The best play lays { $got }: { $missed } tiles more.
 }
review-best-words = { $missed ->
    [one] The best play scores { $got }: 1 point more.
   *[other] The best play scores { $got }: { $missed } points more.
 }
review-best-crossword-end = { $missed ->
    [one] The best play was { $play } for { $got }: by the end of the game 1 point more.
   *[other] The best play was { $play } for { $got }: by the end of the game { $missed } points more.
 }
review-best-pass-end = { $missed ->
    [one] It was best to pass: by the end of the game 1 point more.
   *[other] It was best to pass: by the end of the game { $missed } points more.
 }
review-best-crossword = { $missed ->
    [one] The best play was { $play } for { $got }: 1 point more.
   *[other] The best play was { $play } for { $got }: { $missed } points more.
 }
review-not-proved = A better one may exist.
review-unsolved-rack = The record does not tell the whole rack, so that the best play is not known.
review-unsolved-dictionary = There is no dictionary for these letters.
review-unsolved-box = No box holds these tiles, so that no best play can be found.
review-show = What is shown
review-shown-before = Before
review-shown-played = Played
review-shown-best = Best
review-table-empty = The table is empty.
review-row-changed = changed: { $tiles }
review-rack = On the rack: { $tiles }
review-rack-empty = The rack is empty.
review-board-row = { $place }: { $letters }

## How the game went

review-graphs = How the game went
review-standing-points = Points
review-standing-tiles = Tiles left on the rack
review-missed-points = Points missed
review-missed-tiles = Tiles that could have been laid too
review-as-table = The same as a table
review-turn = Turn
review-player = Player
review-got-points = Points
review-got-tiles = Tiles laid
review-best = Best
review-missed = Missed
review-points = Turning points
review-point-missed-points = { $missed ->
    [one] Turn { $turn }: { $name } missed 1 point.
   *[other] Turn { $turn }: { $name } missed { $missed } points.
 }
review-point-missed-tiles = { $missed ->
    [one] Turn { $turn }: { $name } could have laid 1 tile more.
   *[other] Turn { $turn }: { $name } could have laid { $missed } tiles more.
 }
review-point-lead-points = Turn { $turn }: from here on { $name } was ahead.

## Sending a position on

review-share = Send this position on
review-png = Picture
review-svg = Drawing (SVG)
review-link = The position
review-copy-by-hand = The link could not be copied. Copy it from here:
review-caption-best = { $got ->
    [one] The best play: 1
   *[other] The best play: { $got }
 }

## A position that somebody sent

position-title = What would you play?
position-say = Somebody sent you this position. Find the best play, then look.
position-say-unopened = Somebody sent you this position. This player has not opened yet. Find the best play, then look.
position-best = Show the best play
position-again = Back to the position
position-broken = This link does not hold a whole position. Ask for it again.
position-best-numbers = { $got ->
    [one] The best play lays 1 tile.
   *[other] The best play lays { $got } tiles.
 }
position-best-words = { $got ->
    [one] The best play scores 1 point.
   *[other] The best play scores { $got } points.
 }
position-best-crossword = { $got ->
    [one] The best play is { $play }, for 1 point.
   *[other] The best play is { $play }, for { $got } points.
 }
