## Puzzles, from the shell and over HTTP

puzzle-ask-numbers = Lay as many tiles of the rack as you can.
puzzle-ask-words = Find the word that scores most.
puzzle-ask-crossword = Find the play that scores most.
puzzle-level-gentle = gentle
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard
puzzle-level-fiendish = fiendish
puzzle-your-play = Your play (Enter: show the answer)
puzzle-right-tiles = { $best ->
    [one] That is it: one tile, and no play lays more.
   *[other] That is it: { $best } tiles, and no play lays more.
 }
puzzle-right-points = { $best ->
    [one] That is it: one point, and no play scores more.
   *[other] That is it: { $best } points, and no play scores more.
 }
puzzle-less-tiles = { $got ->
    [one] Valid: one tile of { $best }. More is possible.
   *[other] Valid: { $got } tiles of { $best }. More is possible.
 }
puzzle-less-points = { $got ->
    [one] Valid: one point of { $best }. More is possible.
   *[other] Valid: { $got } points of { $best }. More is possible.
 }
puzzle-best-tiles = { $best ->
    [one] The best play lays one tile.
   *[other] The best play lays { $best } tiles.
 }
puzzle-best-points = { $best ->
    [one] The best play scores one point.
   *[other] The best play scores { $best } points.
 }
puzzle-none = There are no such puzzles. Fill the shelf with “optafel puzzle make”.
refuse-no-such-puzzle = There is no puzzle “{ $read }”. Expected a name such as rummikub-sabra.easy.1.
refuse-puzzle-not-yet = The puzzles of { $date } are not available yet. Ask for today’s.
