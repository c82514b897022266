## Playing on from a position, and how well one played

refuse-position-seats-open = Quedan sitios libres ({ $count }): una posición empieza cuando todos están sentados.
refuse-position-no-rack = En esta posición el atril está vacío: no hay nada que seguir jugando.
refuse-position-is-over = En esta posición alguien ya tiene el atril vacío: la partida ha terminado.
refuse-position-own-words = Esta posición tiene palabras o valores de letras propios. Se puede mirar, pero no jugar.
refuse-position-of-another-game = Esta posición es de { $rulebook }, no de { $read }.
reviewed-accuracy-points = { $name } consiguió el { $percent } % de los puntos posibles.
reviewed-accuracy-tiles = { $name } puso el { $percent } % de las fichas que se podían poner.
