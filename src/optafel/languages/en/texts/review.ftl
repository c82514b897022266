## A game looked at again, in the shell

reviewed-working = Looking for the best plays
reviewed-stopped = Stopped after { $done } of { $turns } turns.
reviewed-played-tiles = { $count ->
    [one] laid 1 tile
   *[other] laid { $count } tiles
 }
reviewed-drew = drew
reviewed-passed = passed
reviewed-exchanged = exchanged tiles
reviewed-timed-out = ran out of time
reviewed-taken-back = a word that was not valid
reviewed-was-best = nothing better
reviewed-best-tiles = { $got ->
    [one] best 1 tile: { $play }
   *[other] best { $got } tiles: { $play }
 }
reviewed-best-points = best { $got }: { $play }
reviewed-best-worth = best { $got }: { $play }, worth { $worth } with the tiles it keeps (this one { $made })
reviewed-best-end = best { $got }: { $play }, { $more } more by the end
reviewed-common = with common words { $got }: { $play }
reviewed-not-proved = (there may be a better one)
reviewed-unsolved-rack = rack not known
reviewed-unsolved-dictionary = no dictionary for these letters
reviewed-unsolved-box = no box holds these tiles
reviewed-differences = { $count ->
    [one] The record and the rules differ in 1 place: optafel gcg shows it.
   *[other] The record and the rules differ in { $count } places: optafel gcg shows them.
 }
reviewed-missed-tiles = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $missed ->
    [one] 1 tile missed
   *[other] { $missed } tiles missed
 }
reviewed-missed-points = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
 }, { $missed } missed
reviewed-turning-points = Turning points
reviewed-point-missed-tiles = { $missed ->
    [one] Turn { $turn }: { $name } could have laid 1 tile more.
   *[other] Turn { $turn }: { $name } could have laid { $missed } tiles more.
 }
reviewed-point-missed-points = { $missed ->
    [one] Turn { $turn }: { $name } missed 1 point.
   *[other] Turn { $turn }: { $name } missed { $missed } points.
 }
reviewed-point-lead-points = Turn { $turn }: from here on { $name } was ahead.
reviewed-point-lead-tiles = Turn { $turn }: from here on { $name } had the fewest tiles.
reviewed-why-goes-out = goes out at once
reviewed-why-keeps-joker = keeps the joker
reviewed-why-stops-next = the next player could have gone out
reviewed-why-waits = holds its tiles back: what lies there helps the others
reviewed-why-opens = opens, so that everything counts from now on
reviewed-why-lays-more = gets rid of more tiles
reviewed-why-keeps-more = keeps more in hand for later
reviewed-why-leaves-less = leaves the others less to build on
reviewed-why-scores-more = scores more
reviewed-why-keeps-better = keeps better tiles
reviewed-why-keeps-blank = keeps the blank
reviewed-why-exchanges = swaps tiles that go nowhere
reviewed-why-ends-better = leads to a better end
reviewed-chance = chance to win { $made } %, with the best for the game { $chance } %: { $play }
reviewed-chance-best = best for the game too: { $chance } % to win
reviewed-accuracy = { $name } kept { $percent } % of the chance to win.
reviewed-point-chance = Turn { $turn }: { $name } gave away { $cost } % of the chance to win.
reviewed-game-draw = draw
reviewed-game-pass = pass
