## Junto a la caja: observaciones sobre una hoja de puntos llevada a mano

check-left-missing = ¿Qué le queda a { $name } en el atril? Escribe las fichas o los puntos, o 0.
check-too-many-points = { $name }: eso es más de lo posible. El máximo es { $most }.
check-more-than-box = { $tile } se ha anotado { $count } veces, contando todos los atriles, pero la caja { $most ->
    [0] no tiene ninguna
   *[other] solo tiene { $most }
 }. Mira otra vez los atriles.
check-out-but-left = { $name } se ha quedado sin fichas, así que no puede quedarle nada, pero se anotó «{ $read }».
check-empty-rack = A { $name } no le queda nada: entonces { $name } lo ha puesto todo. Dilo arriba.
check-two-out = A { $name } tampoco le queda nada, pero { $other } lo ha puesto todo y solo una persona puede ser la primera.
check-out-not-opened = { $name } lo ha puesto todo, pero su apertura no está marcada.
check-not-opened-few = La apertura de { $name } no está marcada, pero solo tiene { $count } de las { $dealt } fichas repartidas. ¿No se marcó la apertura, o se olvidó una ficha?
check-score-missing = ¿Cuántos puntos tiene { $name }?
check-score-unreadable = { $name }: «{ $read }» no es una puntuación. Escribe un número como 54 o -23.
check-not-zero = Los puntos suman { $total }, pero una partida suma 0: juntos, { $way ->
    [low] faltan { $by }
   *[high] sobran { $by }
 }.
check-one-winner = Una persona gana y las demás pagan: aquí más de una, o ninguna, tiene más de 0.
check-other-score = { $name } tiene { $wrote } en vuestra hoja, pero los atriles dan { $counted }.
check-how-went-out = { $name } se ha quedado sin fichas y se lleva lo que les queda a los demás: { $paid } = { $score }.
check-how-blocked = Nadie podía jugar. { $name } es quien menos tiene ({ $least }); los demás pagan la diferencia: { $paid } = { $score }.
check-how-shared = Nadie podía jugar. { $name } y { $other } tienen igual de poco y se reparten lo que pagan los demás.
check-turn-after-end = { $name } tiene aquí un turno después del final de la partida.
check-out-of-order = { $name } tiene aquí un turno cuando le tocaba a { $other }. Eso solo es correcto si { $other } perdió un turno.
check-turn-lost = { $name } pierde este turno porque en el anterior se acabó el tiempo.
check-penalty-tiles = { $name } robó { $tiles ->
    [one] { $tiles } ficha de castigo
   *[other] { $tiles } fichas de castigo
 } porque se acabó el tiempo.
check-penalty-fewer = { $name } { $tiles ->
    [0] no robó fichas de castigo
    [one] robó solo { $tiles } ficha de castigo
   *[other] robó solo { $tiles } fichas de castigo
 } en lugar de { $due }: en el montón no había más.
check-penalty-pot-ran-out = El montón se acabó en el turno en que { $name } llegó tarde. Si tenía menos fichas que el castigo, solo se robaron esas.
check-blocked = Nadie ha podido jugar y el montón está vacío: la partida ha terminado. Elegid «Nadie» y contad lo que queda.
check-turn-empty = ¿Qué ha puntuado { $name }? Escribe los puntos o lo que se puso.
check-word-doubtful = { $reason ->
    [too-short] { lexicon-too-short }
   *[other] { refuse-no-word }
 }
check-opening-low = { $name } abrió con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }, pero la primera palabra tiene al menos { $least } letras.
check-board-unknown = { $name }: esta jugada no se puede contar, porque no todas las anteriores se anotaron con su casilla. Escribe mejor los puntos.
check-count-left = La partida ha terminado. Contad ahora lo que queda en los atriles.
check-last-turns = Se acerca el final: { $turns ->
    [one] un turno más
   *[other] { $turns } turnos más
 }, para que todos hayan jugado lo mismo.
check-ended-early = { $turns ->
    [0] Según el reglamento la partida aún no ha terminado.
    [one] Según el reglamento queda un turno.
   *[other] Según el reglamento quedan { $turns } turnos.
 } Si paráis aquí, se cuenta todo como está.
check-how-words = Se resta por lo que queda: { $tile ->
    [0] nada por letra
   *[other] { $tile } por letra
 }, { $joker } por comodín.
check-how-crossword = Cada uno pierde lo que valen las fichas que le quedan.
check-how-crossword-out = { $name } se ha quedado sin fichas y gana lo que pierden los demás: { $gained }.
time-up-keep-whole-sets = Las combinaciones completas se quedan en la mesa. Las fichas sueltas van al atril de quien jugaba, { $tiles ->
    [0] sin castigo
    [one] con { $tiles } ficha de castigo del montón
   *[other] con { $tiles } fichas de castigo del montón, o tantas como queden
 }.
time-up-put-all-back = La mesa vuelve a quedar como estaba y las fichas vuelven al atril, { $tiles ->
    [0] sin castigo
    [one] con { $tiles } ficha de castigo del montón
   *[other] con { $tiles } fichas de castigo del montón, o tantas como queden
 }.
time-up-untouched = ¿Aún no se ha tocado nada? Entonces roba una ficha, como en cualquier turno sin jugada.
time-up-strict = El turno no puntúa.
time-up-words-put-all-back = Una mesa sin terminar vuelve a quedar como estaba. El turno cuenta como uno sin jugada: roba una ficha.
time-up-words-loose-to-pot = Las palabras completas se quedan. Las letras que no están en ninguna palabra vuelven al montón, y el turno se acaba.
time-up-skips = { $turns ->
    [one] También se pierde el próximo turno.
   *[other] También se pierden los próximos { $turns } turnos.
 }
time-up-pass = Cuenta como pasar.
begin-numbers = Cada uno saca una ficha. El número más alto empieza. Un comodín: saca otra; números iguales: quienes los tienen sacan otra. Luego las fichas vuelven y se mezcla todo.
begin-letters = Cada uno saca una ficha. La letra más cercana a la A empieza. Un comodín: saca otra; letras iguales: quienes las tienen sacan otra. Luego las fichas vuelven y se mezcla todo.
refuse-no-words-here = En este juego no hay palabras que buscar.
