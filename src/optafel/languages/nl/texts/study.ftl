## Playing on from a position, and how well one played

refuse-position-seats-open = Er zijn nog plaatsen vrij ({ $count }): een stelling begint pas als iedereen zit.
refuse-position-no-rack = In deze stelling is het plankje leeg: er valt niets verder te spelen.
refuse-position-is-over = In deze stelling heeft al iemand een leeg plankje: het spel is uit.
refuse-position-own-words = Deze stelling heeft een eigen woordenlijst of eigen letterwaarden. Zo kan ze worden bekeken, maar niet gespeeld.
refuse-position-of-another-game = Deze stelling is van { $rulebook }, niet van { $read }.
reviewed-accuracy-points = { $name } pakte { $percent } % van de punten die er te halen waren.
reviewed-accuracy-tiles = { $name } legde { $percent } % van de stenen die er te leggen waren.
