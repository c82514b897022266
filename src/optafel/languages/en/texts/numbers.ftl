## The referee of the number games

refuse-set-too-short = { $set }: { $tiles ->
    [one] one tile is
   *[other] two tiles are
 } not a set yet. A run or a group has at least three.
refuse-set-only-jokers = { $set }: a set holds at least one numbered tile.
refuse-set-mixed = { $set } is neither a run (one colour, numbers that follow each other) nor a group (one number, different colours).
refuse-run-gap = { $set }: the numbers do not follow each other. Fill the gap or split the run.
refuse-run-out-of-order = { $set }: lay the tiles in the order of their numbers.
refuse-run-number-twice = { $set }: a run has every number once.
refuse-run-after-13 = { $set }: { $highest } closes a run, no 1 comes after it.
refuse-run-beyond = { $set }: a run goes from 1 to { $highest } at most; here a joker would stand for a number outside that.
refuse-group-colour-twice = { $set }: a group has every colour once, and { $tile } is there twice.
refuse-group-too-long = { $set }: a group has { $most } colours at most, this would stand for { $tiles }.
refuse-mirror-twice = { $set }: there is one mirror in a set at most.
refuse-mirror-uneven = { $set }: both sides of a mirror must be the same, tile by tile, number and colour.
refuse-colour-change-in-group = { $set }: a colour-change joker lies in runs only.
refuse-colour-change-misplaced = { $set }: before a colour-change joker the run has one colour, after it another, and two such jokers never lie side by side.
refuse-nothing-played = Lay at least one tile from your rack, or draw.
refuse-tile-left-table = { $tiles } lay on the table and must lie there at the end of the turn.
refuse-joker-left-table = { $tiles }: a joker that you free goes into a set again in the same turn, it never goes to a rack.
refuse-not-on-rack = { $tiles } { $count ->
    [one] is
   *[other] are
 } not on your rack.
refuse-not-in-box = { $tiles }: there is no such joker in this edition.
refuse-opening-too-low = Lay { $need } points from your own rack to open: you have { $value }, { $short } short.
refuse-opening-touches-table = In the turn of your opening the table stays as it lay: put { $sets } back.
how-opening = Opening: { $value } points (at least { $need }).
