## Cases for the referee and the solver

judge-legal = Legal.
case-no-object = A case must be a JSON object, but this was read: { $read }
case-no-such-game = There is no game “{ $read }”. Expected one of { $games }.
case-bad-option = The house rule “{ $name }” cannot be set like that. Expected: { $expected }.
case-bad-language = There are no words in “{ $read }” for this game. Expected one of { $languages }.
case-bad-objective = The objective “{ $read }” is unknown. Expected one of { $objectives }.
case-bad-field = The field “{ $name }” holds { $read }. Expected { $expected }.
case-missing-field = The field “{ $name }” is missing.
case-field-too-long = The field “{ $name }” is too long: { $most } at most.
case-own-words = { refuse-position-own-words }
case-others-too-many = The position knows { $others } others, but the game is for { $seats } players. Expected one other fewer than there are players, or less.
case-others-too-large = The others are to hold { $tiles } tiles that are not known, but the box has only { $most } left. Give them fewer.
case-pot-too-large = The pot is to hold { $pot } tiles, but the table and the racks leave only { $most }. Give a smaller pot, or none.
case-line-field = “{ $read }” cannot be read in a position. Expected, each at most once: { $names }.
case-line-too-short = “{ $read }” is no whole position. Expected a game, what lies there and a rack with spaces between them (a hyphen where there is nothing), such as rummikub-sabra B8B9B10 B11K8Y8.
case-position-and-more = The position says everything already, yet “{ $name }” is given too. Leave out one of the two.
case-plays-uncounted = In this game there are too many plays to list them all. Ask for the best ones instead: best_plays(10).
case-not-in-this-game = This game has no “{ $name }”: give what lies there as “{ $instead }”.
case-unknown-field-at-all = A case has no field “{ $name }”. Expected some of { $names }.
case-unknown-field = A case has no field “{ $name }”. Did you mean “{ $near }”?
case-no-json = This line is not JSON: { $read }
refuse-no-exchange = Tiles cannot be exchanged in this game: play, or draw one.

## How the shell shows a ruling
judge-illegal = Not allowed.
judge-table = table
judge-rack = rack
judge-play = play
judge-score = { $score ->
    [one] 1 point
   *[other] { $score } points
 }
judge-place = { $name }: rulebook { $book }, “{ $heading }”

## How the shell shows a solution
solve-nothing = Nothing can be laid: { $move }.
solve-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 } from the rack, worth { $value }.
solve-score = { $score ->
    [one] 1 point
   *[other] { $score } points
 } with { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 } from the rack.
solve-pass = The best you can do is pass.
solve-gain = To the end: { $line }. Points gained on the opponent: { $gain }.
solve-proved = Proved to be the best play, in { $ms } ms.
solve-best-so-far = The best play found in { $ms } ms; there may be a better one.
case-too-many-of-a-tile = { $tile } appears { $count } times on table and rack together, but the box of this edition holds { $most ->
    [0] none
   *[other] { $most }
 }.
