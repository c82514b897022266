## Playing on from a position, and how well one played

refuse-position-seats-open = There are still free seats ({ $count }): a position begins once everybody sits.
refuse-position-no-rack = The rack of this position is empty: there is nothing to play on with.
refuse-position-is-over = Somebody’s rack is empty in this position: the game is over.
refuse-position-own-words = This position has words or letter values of its own. It can be looked at, but not played.
refuse-position-of-another-game = This position is of { $rulebook }, not of { $read }.
reviewed-accuracy-points = { $name } took { $percent } % of the points that there were to take.
reviewed-accuracy-tiles = { $name } laid { $percent } % of the tiles that could be laid.
