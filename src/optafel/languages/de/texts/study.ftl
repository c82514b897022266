## Playing on from a position, and how well one played

refuse-position-seats-open = Es sind noch Plätze frei ({ $count }): Eine Stellung beginnt erst, wenn alle sitzen.
refuse-position-no-rack = In dieser Stellung ist das Brettchen leer: Es gibt nichts weiterzuspielen.
refuse-position-is-over = In dieser Stellung hat schon jemand ein leeres Brettchen: Das Spiel ist aus.
refuse-position-own-words = Diese Stellung hat eigene Wörter oder Buchstabenwerte. So kann man sie ansehen, aber nicht spielen.
refuse-position-of-another-game = Diese Stellung ist von { $rulebook }, nicht von { $read }.
reviewed-accuracy-points = { $name } holte { $percent } % der Punkte, die zu holen waren.
reviewed-accuracy-tiles = { $name } legte { $percent } % der Steine, die zu legen waren.
