review-of = Review: { $game }
review-say = Look at a game again, turn by turn: what was played, what would have been best, and where it turned. Use a record that you saved here after a game, or a Scrabble game in GCG.
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
    [one] The record does not show the whole rack of 1 turn. That turn is shown without a best play.
   *[other] The record does not show the whole rack of { $count } turns. Those turns are shown without a best play.
 }
review-no-dictionary = There is no dictionary for the letters of this game, so the best plays cannot be found.
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
review-did-word = { $got ->
    [one] { $name } made { $word } for 1 point.
   *[other] { $name } made { $word } for { $got } points.
 }
review-did-crossword = { $got ->
    [one] { $name } played { $play } for 1 point.
   *[other] { $name } played { $play } for { $got } points.
 }
review-did-drew = { $name } drew a tile.
review-did-passed = { $name } passed.
review-did-exchanged = { $name } exchanged tiles.
review-did-timed-out = { $name } ran out of time.
review-did-taken-back = { $name } played a word that was not valid, and took it back.
review-looking = Looking for the best play…
review-not-looked = The best play of this turn was not looked for.
review-best-nothing = Nothing could be laid.
review-best-made = That was the best play there was.
review-best-made-perhaps = No better play was found.
review-best-made-worth = No better play was found. With the tiles it keeps it is worth { $worth }.
review-best-numbers = { $got ->
    [one] The best play lays 1 tile, which counts { $value }: { $sets }.
   *[other] The best play lays { $got } tiles ({ $missed } more), which count { $value } together: { $sets }.
 }
review-sets-moved = { $count ->
    [one] 1 set is only rearranged
   *[other] { $count } sets are only rearranged
 }
review-best-words = { $got ->
    [one] The best word was { $word } ({ $letters } letters), for 1 point.
   *[other] The best word was { $word } ({ $letters } letters), for { $got } points: { $missed } more.
 }
review-best-worth = { $got ->
    [one] The best play was { $play }: 1 point, worth { $worth } with the tiles it keeps. This one was worth { $made }.
   *[other] The best play was { $play }: { $got } points, worth { $worth } with the tiles it keeps. This one was worth { $made }.
 }
review-best-common = { $got ->
    [one] With common words the best was { $play }, for 1 point.
   *[other] With common words the best was { $play }, for { $got } points.
 }
review-best-exchange = It was best to exchange { $tiles }: worth { $worth } with the tiles that stay. This turn was worth { $made }.
review-best-crossword-end = { $missed ->
    [one] The best play was { $play } for { $got }: by the end of the game 1 point more.
   *[other] The best play was { $play } for { $got }: by the end of the game { $missed } points more.
 }
review-sure-turn-proved = Proved: no play gives more.
review-sure-turn-perhaps = The best play found in time; there may be a better one.
review-sure-worth = Going by points and by what such tiles bring later on: an estimate.
review-sure-end-proved = Worked out to the end of the game: proved.
review-sure-end-perhaps = Worked out towards the end of the game: the best line found in time.
review-best-pass-end = { $missed ->
    [one] It was best to pass: by the end of the game 1 point more.
   *[other] It was best to pass: by the end of the game { $missed } points more.
 }
review-unsolved-rack = The record does not show the whole rack, so the best play is not known.
review-unsolved-dictionary = There is no dictionary for these letters.
review-unsolved-box = No box holds these tiles, so the best play cannot be found.
review-show = What is shown
review-shown-before = Before
review-shown-played = Played
review-shown-best = Best
review-shown-now = Best for now
review-shown-game = Best for the game
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
review-match-game = Game { $number }
review-match-points = Points over the match
review-match-choose = Which game
review-points = Turning points
review-point-here = Turning point
review-point-missed-play = { $missed ->
    [one] Turn { $turn }: { $name } missed { $play }, 1 point better.
   *[other] Turn { $turn }: { $name } missed { $play }, { $missed } points better.
 }
review-point-missed-points = { $missed ->
    [one] Turn { $turn }: { $name } missed 1 point.
   *[other] Turn { $turn }: { $name } missed { $missed } points.
 }
review-point-missed-tiles = { $best ->
    [one] Turn { $turn }: { $did } 1 tile was possible.
   *[other] Turn { $turn }: { $did } { $best } tiles were possible.
 }
review-point-lead-points = Turn { $turn }: { $did } From here on { $name } was ahead.
review-point-lead-tiles = Turn { $turn }: { $did } From here on { $name } had the fewest tiles.

## Sending a position on

review-share = Share this position
review-share-say = It contains only what you can see yourself: the table and your own rack.
review-share-no-link = This table plays without hints: the link, which also shows the best play, becomes available when the game is over.
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
    [one] The best play lays 1 tile, which counts { $value }: { $sets }.
   *[other] The best play lays { $got } tiles, which count { $value } together: { $sets }.
 }
position-best-words = { $got ->
    [one] The best word is { $word } ({ $letters } letters), for 1 point.
   *[other] The best word is { $word } ({ $letters } letters), for { $got } points.
 }
position-best-crossword = { $got ->
    [one] The best play is { $play }, for 1 point.
   *[other] The best play is { $play }, for { $got } points.
 }
position-best-exchange = It is best to exchange { $tiles }.
position-worth = With the tiles it keeps it is worth { $worth }.
review-chance = Chance to win, played on well: { $made } %.
review-game-best = Best for the game: { $play }, { $chance } % to win instead of { $made } %.
review-game-now = Best for now: { $now } % to win.
review-point-chance = Turn { $turn }: { $name } gave away { $cost } % of the chance to win.
review-game-draw = drawing
review-game-pass = passing
