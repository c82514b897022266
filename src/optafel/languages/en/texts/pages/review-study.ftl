## Best plays, playing on from a position, one’s own turns

plays-title = Best plays
plays-shown = The chosen play
plays-none = Nothing can be laid here.
plays-working = Looking…
plays-numbers = { $got ->
    [one] { $got } tile
   *[other] { $got } tiles
 }, together { $value }: { $sets }
plays-words = { $word }: { $got ->
    [one] { $got } point
   *[other] { $got } points
 }
plays-crossword = { $play }: { $got ->
    [one] { $got } point
   *[other] { $got } points
 }
plays-exchange = Exchange { $tiles }
plays-worth = ({ $worth } with what it keeps)
plays-gain = ({ $gain } on the other until the end)
plays-common = The best with common words
plays-sure-proved = Proved best: nothing better exists.
plays-sure-end = Worked out to the end.
plays-sure-found = The best that was found in time.
plays-sure-worth = An estimate: points now, and what the kept tiles are worth.
plays-bound-tiles = Not proved yet: more than { $most } is impossible.
plays-bound-points = Not proved yet: more than { $most } is impossible.
plays-loose-numbers = No set as it lies: { $sets }
plays-loose-words = Not in the dictionary: { $words }
from-title = Play on from here
from-level = Strength of the bots
from-bots = Against bots
from-whose = Who gets these tiles
from-mine = I do
from-friends = My friend
from-friend = With a friend, by a link
to-analysis = To the analysis board
mine-title = Your turns
mine-title-all = Turns
mine-whose = Turns of
mine-all = Everybody
mine-best = the best
mine-cost-chance = −{ $percent } %
mine-cost-tiles = { $missed ->
    [one] −{ $missed } tile
   *[other] −{ $missed } tiles
 }
mine-cost-points = { $missed ->
    [one] −{ $missed } point
   *[other] −{ $missed } points
 }
mine-accuracy = Accuracy
mine-accuracy-chance = kept of the chance to win
mine-accuracy-points = taken of the points that were there
mine-accuracy-tiles = laid of what could be laid
