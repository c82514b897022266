## Por qué un turno es mejor para toda la partida

reviewed-why-waits-words = espera, porque aquí cualquier palabra da más de lo que aporta
reviewed-why-scores = pone una palabra en lugar de esperar
reviewed-why-whole-rack = pone todo el atril, y eso vale doble
reviewed-why-draws-seven = vacía el atril y roba siete fichas nuevas
reviewed-why-last-turn = se guarda fichas para que el último turno caiga mejor
reviewed-why-more-turns = pone pocas fichas para tener aún más turnos
reviewed-why-last-round = guarda una ficha para la última ronda
reviewed-why-no-seven = no vacía el atril: siete fichas nuevas ahora solo costarían puntos
reviewed-why-longer-word = pone una palabra más larga
reviewed-why-fewer-left = se queda con menos fichas
reviewed-why-better-letters = se queda con letras que dan más juego
reviewed-why-keeps-tiles = se guarda fichas para después
reviewed-why-spares-joker = conserva el comodín
hint-game-why = Eso es lo mejor por ahora. Para toda la partida es mejor otro turno, que { $why }: { $sets }
