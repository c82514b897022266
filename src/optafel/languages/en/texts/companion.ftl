## Beside the box: remarks on a score sheet kept by hand

check-left-missing = What does { $name } have left on the rack? Write down the tiles or the points, or 0.
check-too-many-points = { $name }: that is more than is possible. The maximum is { $most }.
check-more-than-box = { $tile } was written down { $count } times, all racks together, but the box has { $most ->
    [0] none
   *[other] only { $most }
 }. Look at the racks again.
check-out-but-left = { $name } went out, so nothing can be left, but “{ $read }” was written down.
check-empty-rack = { $name } has nothing left, so { $name } must have gone out. Say so above.
check-two-out = { $name } has nothing left either, but { $other } went out and only one player can be first.
check-out-not-opened = { $name } went out but is not marked as having opened.
check-not-opened-few = { $name } is not marked as having opened but has only { $count } of the { $dealt } tiles that were dealt. Was the opening not marked, or was a tile forgotten?
check-score-missing = What is { $name }’s score?
check-score-unreadable = { $name }: “{ $read }” is not a score. Write a number such as 54 or -23.
check-not-zero = The scores add up to { $total }, but a game adds up to 0: together they are { $by } too { $way ->
    [low] low
   *[high] high
 }.
check-one-winner = One player wins and the others pay: more than one, or nobody, has a score above 0 here.
check-other-score = { $name } has { $wrote } on your sheet, but the racks give { $counted }.
check-how-went-out = { $name } went out and gets what the others have left: { $paid } = { $score }.
check-how-blocked = Nobody could play. { $name } has the least ({ $least }); the others pay the difference: { $paid } = { $score }.
check-how-shared = Nobody could play. { $name } and { $other } are tied for the least and share what the others pay.
check-turn-after-end = This turn of { $name } comes after the end of the game.
check-out-of-order = This turn belongs to { $name }, but { $other } was next. That is right only if { $other } lost a turn.
check-turn-lost = { $name } loses this turn, because time ran out in the one before.
check-penalty-tiles = { $name } took { $tiles ->
    [one] { $tiles } penalty tile
   *[other] { $tiles } penalty tiles
 } because time ran out.
check-penalty-fewer = { $name } took { $tiles ->
    [0] no penalty tiles
    [one] only { $tiles } penalty tile
   *[other] only { $tiles } penalty tiles
 } instead of { $due }: the pot had no more.
check-penalty-pot-ran-out = The pot ran out in the turn in which { $name } ran out of time. If it held fewer tiles than the penalty, only those were taken.
check-blocked = Nobody could play and the pot is empty: the game is over. Choose “Nobody” and count what is left.
check-turn-empty = What did { $name } score? Write down the points or what was laid.
check-word-doubtful = { $reason ->
    [too-short] { lexicon-too-short }
   *[other] { refuse-no-word }
 }
check-opening-low = { $name } opened with { $points ->
    [one] 1 point
   *[other] { $points } points
 }, but the first word must have at least { $least } letters.
check-board-unknown = { $name }: this play cannot be counted, because not every play before it was written down with its square. Write down the points instead.
check-count-left = The game is over. Now count what is left on the racks.
check-last-turns = The end is near: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
 }, so that everybody gets equally many.
check-ended-early = { $turns ->
    [0] By the book the game is not over yet.
    [one] By the book there is one more turn.
   *[other] By the book there are { $turns } more turns.
 } If you stop here, everything is counted as it stands.
check-how-words = Deducted for what is left: { $tile ->
    [0] nothing for a letter
    [one] 1 for a letter
   *[other] { $tile } for a letter
 }, { $joker } for a joker.
check-how-crossword = Everybody loses the value of the tiles they have left.
check-how-crossword-out = { $name } went out and gains what the others lose: { $gained }.

## When the time for a turn has run out

time-up-keep-whole-sets = Complete sets stay on the table. Loose tiles go to the rack of the player whose turn it was, { $tiles ->
    [0] without a penalty
    [one] with 1 penalty tile from the pot
   *[other] with { $tiles } penalty tiles from the pot, or as many as it still has
 }.
time-up-put-all-back = The table goes back to how it was and the tiles to the rack, { $tiles ->
    [0] without a penalty
    [one] with 1 penalty tile from the pot
   *[other] with { $tiles } penalty tiles from the pot, or as many as it still has
 }.
time-up-untouched = Nothing touched yet? Then draw one tile, as in any turn without a play.
time-up-strict = The turn scores nothing.
time-up-words-put-all-back = A table that is not finished goes back to how it was. The turn counts as one without a play: draw one tile.
time-up-words-loose-to-pot = Complete words stay. Letters that are in no word go back to the pot, and the turn is over.
time-up-skips = { $turns ->
    [one] The next turn is lost too.
   *[other] The next { $turns } turns are lost too.
 }
time-up-pass = The turn counts as a pass.

## Who begins

begin-numbers = Everybody draws one tile. The highest number begins. Whoever draws a joker draws again; those with equal numbers draw again too. Then the tiles go back and everything is mixed.
begin-letters = Everybody draws one tile. The letter nearest to A begins. Whoever draws a joker draws again; those with equal letters draw again too. Then the tiles go back and everything is mixed.
refuse-no-words-here = This game has no words to look up.
