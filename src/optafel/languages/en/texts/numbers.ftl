## The referee of the number games

refuse-set-too-short = { $set }: { $tiles ->
    [one] one tile is
   *[other] two tiles are
 } not a set yet. A run or a group has at least three.
refuse-set-only-jokers = { $set }: a set needs at least one numbered tile.
refuse-set-mixed = { $set } is neither a run (one colour, numbers that follow each other) nor a group (one number, different colours).
refuse-run-gap = { $set }: the numbers do not follow each other. Fill the gap or split the run.
refuse-run-out-of-order = { $set }: lay the tiles in the order of their numbers.
refuse-run-number-twice = { $set }: a number may be in a run only once.
refuse-run-after-13 = { $set }: a run ends at { $highest }; 1 does not follow it.
refuse-run-beyond = { $set }: a run goes from 1 to { $highest } at most; here a joker would stand for a number outside that.
refuse-group-colour-twice = { $set }: a colour may be in a group only once, and { $tile } is there twice.
refuse-group-too-long = { $set }: a group has at most { $most } colours; this one would stand for { $tiles }.
refuse-mirror-twice = { $set }: a set may hold only one mirror.
refuse-mirror-uneven = { $set }: both sides of a mirror must be the same, tile by tile, number and colour.
refuse-colour-change-in-group = { $set }: a colour-change joker goes only in runs.
refuse-colour-change-misplaced = { $set }: before a colour-change joker the run has one colour, after it another, and two such jokers never lie side by side.
refuse-nothing-played = Lay at least one tile from your rack, or draw.
refuse-tile-left-table = { $tiles } lay on the table and must still be there at the end of the turn.
refuse-joker-left-table = { $tiles }: a joker that you free must go into a set again in the same turn; it never goes to a rack.
refuse-not-on-rack = { $tiles } { $count ->
    [one] is
   *[other] are
 } not on your rack.
refuse-not-in-box = { $tiles }: there is no such joker in this edition.
refuse-opening-too-low = Lay { $need } points from your own rack to open: you have { $value }, { $short } short.
refuse-opening-touches-table = In the turn in which you open, the table stays as it was: put { $sets } back.
how-opening = Opening: { $value } points (at least { $need }).
