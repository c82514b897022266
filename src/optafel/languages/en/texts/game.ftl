## Moves that cannot be made, whatever the game

refuse-move-unreadable = That move could not be read: { $read }. Expected one of play, draw, pass, exchange, take, challenge, accept or resign.
refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn yet.
refuse-move-not-now = You cannot do that now ({ $move }). Possible: { $allowed }.
refuse-no-such-tile = Cannot read “{ $read }” at position { $where }: expected a tile, that is K, R, B or Y with a number from 1 to 13, or a joker *, D, C or M.
refuse-no-such-letter = Cannot read “{ $read }” at position { $where }: expected a letter, a lower-case letter for a joker, or @.
refuse-no-such-pile = There is nothing to draw from that pile ({ $pile }).
refuse-exchange-nothing = Say which tiles you want to exchange.
refuse-exchange-too-many = The pot holds { $pot }, too few to exchange { $count }.
refuse-illegal-play = That play is not allowed.
