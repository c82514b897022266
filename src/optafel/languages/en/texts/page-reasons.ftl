## Why a turn is better for the whole game

reviewed-why-waits-words = waits, because any word here gives away more than it brings
reviewed-why-scores = lays a word instead of waiting
reviewed-why-whole-rack = lays the whole rack, which counts double
reviewed-why-draws-seven = empties the rack and draws seven new tiles
reviewed-why-last-turn = keeps tiles back, so that the last turn falls better
reviewed-why-more-turns = lays few tiles, so that more turns are still to come
reviewed-why-last-round = keeps a tile for the last round
reviewed-why-no-seven = does not empty the rack: seven new tiles would only cost points now
reviewed-why-longer-word = lays a longer word
reviewed-why-fewer-left = is left with fewer tiles
reviewed-why-better-letters = keeps letters that more can be made of
reviewed-why-keeps-tiles = keeps tiles for later
reviewed-why-spares-joker = keeps the joker
hint-game-why = That is best for now. For the whole game another turn is better, as it { $why }: { $sets }
