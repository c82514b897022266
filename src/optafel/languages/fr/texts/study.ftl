## Playing on from a position, and how well one played

refuse-position-seats-open = Places encore libres : { $count }. Une position commence quand tout le monde est assis.
refuse-position-no-rack = Dans cette position le chevalet est vide : il n’y a rien à jouer.
refuse-position-is-over = Dans cette position quelqu’un a déjà vidé son chevalet : la partie est finie.
refuse-position-own-words = Cette position a ses propres mots ou ses propres valeurs de lettres. On peut la regarder, pas la jouer.
refuse-position-of-another-game = Cette position est de { $rulebook }, pas de { $read }.
reviewed-accuracy-points = { $name } a pris { $percent } % des points qu’il y avait à prendre.
reviewed-accuracy-tiles = { $name } a posé { $percent } % des tuiles qui pouvaient l’être.
