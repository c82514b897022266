## A game looked at again, in the shell

review-working = Looking for the best plays
review-stopped = Stopped after { $done } of { $turns } turns.
review-played-tiles = { $count ->
    [one] laid 1 tile
   *[other] laid { $count } tiles
 }
review-played-points = laid a word
review-drew = drew
review-passed = passed
review-exchanged = exchanged tiles
review-timed-out = ran out of time
review-taken-back = a word that did not stand
review-was-best = nothing better
review-best-tiles = { $got ->
    [one] best 1 tile: { $play }
   *[other] best { $got } tiles: { $play }
 }
review-best-points = best { $got }: { $play }
review-not-proved = (a better one may exist)
review-unsolved-rack = rack not known
review-unsolved-dictionary = no dictionary for these letters
review-unsolved-box = no box holds these tiles
review-differences = { $count ->
    [one] The record and the rules differ in 1 place: optafel gcg shows it.
   *[other] The record and the rules differ in { $count } places: optafel gcg shows them.
 }
review-missed-tiles = { $name }: { $score } points, { $missed ->
    [one] 1 tile missed
   *[other] { $missed } tiles missed
 }
review-missed-points = { $name }: { $score } points, { $missed } missed
review-turning-points = Turning points
review-point-missed-tiles = { $missed ->
    [one] Turn { $turn }: { $name } could have laid 1 tile more.
   *[other] Turn { $turn }: { $name } could have laid { $missed } tiles more.
 }
review-point-missed-points = { $missed ->
    [one] Turn { $turn }: { $name } missed 1 point.
   *[other] Turn { $turn }: { $name } missed { $missed } points.
 }
review-point-lead-points = Turn { $turn }: from here on { $name } was ahead.
