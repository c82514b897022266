## Züge, die nicht gehen, in welchem Spiel auch immer

refuse-move-unreadable = Dieser Zug war nicht zu lesen: { $read }. Erwartet: play, draw, pass, exchange, take, challenge, accept oder resign.
refuse-game-over = Das Spiel ist zu Ende.
refuse-not-your-turn = Du bist noch nicht am Zug.
refuse-move-not-now = Das geht jetzt nicht ({ $move }). Möglich: { $allowed }.
refuse-no-such-tile = „{ $read }“ ist an Stelle { $where } nicht zu lesen: Erwartet wird ein Stein, also K, R, B oder Y mit einer Zahl von 1 bis 13, oder ein Joker *, D, C oder M.
refuse-no-such-letter = „{ $read }“ ist an Stelle { $where } nicht zu lesen: Erwartet wird ein Buchstabe, ein kleiner Buchstabe für einen Joker, oder @.
refuse-no-such-pile = Von diesem Stapel ({ $pile }) gibt es nichts zu ziehen.
refuse-exchange-nothing = Sag, welche Steine du tauschen willst.
refuse-exchange-too-many = Im Vorrat sind { $pot }, zu wenige, um { $count } zu tauschen.
refuse-illegal-play = Dieser Zug ist nicht erlaubt.
