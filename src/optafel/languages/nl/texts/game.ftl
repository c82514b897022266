## Zetten die niet kunnen, in welk spel ook

refuse-move-unreadable = Die zet is niet te lezen: { $read }. Verwacht: play, draw, pass, exchange, take, challenge, accept of resign.
refuse-game-over = Het spel is uit.
refuse-not-your-turn = Je bent nog niet aan de beurt.
refuse-move-not-now = Dat kan nu niet ({ $move }). Wel mogelijk: { $allowed }.
refuse-no-such-tile = “{ $read }” op plaats { $where } is niet te lezen: verwacht werd een steen, dus K, R, B of Y met een cijfer van 1 tot en met 13, of een joker *, D, C of M.
refuse-no-such-letter = “{ $read }” op plaats { $where } is niet te lezen: verwacht werd een letter, een kleine letter voor een joker, of @.
refuse-no-such-pile = Van die stapel ({ $pile }) valt niets te pakken.
refuse-exchange-nothing = Zeg welke stenen je wilt ruilen.
refuse-exchange-too-many = In de pot zitten er { $pot }, te weinig om er { $count } te ruilen.
refuse-illegal-play = Die zet is niet toegestaan.
