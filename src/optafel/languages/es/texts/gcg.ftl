## Partidas de crucigrama anotadas (GCG)

gcg-no-file = No se puede leer { $file }: { $why }.
gcg-line = línea { $line }
gcg-points = { $nick }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
gcg-points-differ = { $nick }: { $recorded } puntos anotados, { $points } según las reglas
gcg-agrees = { $lines ->
    [one] { $lines } línea, y las reglas coinciden con ella.
   *[other] { $lines } líneas, y las reglas coinciden con todas.
 }
gcg-nothing = En este archivo no hay ningún turno de una partida.
gcg-letters-option = Distribución { $set }, como se pidió: cuadran { $fits } de { $plays } puntuaciones.
gcg-letters-hint = Distribución { $set }, como dice el archivo: cuadran { $fits } de { $plays } puntuaciones.
gcg-letters-scores = Distribución { $set }, la que mejor cuadra con las puntuaciones: { $fits } de { $plays }.
gcg-letters-default = Distribución { $set }, porque nada apunta a otra: cuadran { $fits } de { $plays } puntuaciones.
gcg-phony = { $word } no está en el diccionario y se quedó.
gcg-unread = No se puede leer esta línea: { $found }. Se esperaba, por ejemplo, { $expected }.
gcg-unread-play = { $player }: no se puede leer la jugada { $found }. Se esperaba, por ejemplo, { $expected }.
gcg-unknown-board = Aquí no se conoce el tablero { $found }: se han contado las casillas de premio del tablero { $expected }.
gcg-score = { $player }: hay { $found } anotados, según las reglas son { $expected }.
gcg-no-score = { $player }: no hay puntos anotados, según las reglas son { $expected }.
gcg-total = { $player }: el total es { $found }, el anterior y estos puntos suman { $expected }.
gcg-after-end = { $player } sigue ({ $found }) después de contarse las fichas sobrantes.
gcg-out-of-turn = { $found } juega, pero es el turno de { $expected }.
gcg-rack-too-long = { $player }: el atril { $found } tiene más de { $expected } fichas.
gcg-too-many-tiles = { $player }: con eso son { $found }, pero la distribución tiene { $expected }.
gcg-not-on-rack = { $player }: { $found } no está en el atril { $expected }.
gcg-off-board = { $player }: { $found } se sale del tablero ({ $expected }).
gcg-square-taken = { $player }: { $found } no puede estar ahí, está { $expected }.
gcg-gap = { $player }: { $found } pasa por { $expected }, donde no hay nada.
gcg-nothing-laid = { $player }: { $found } no pone ninguna ficha nueva.
gcg-not-joined = { $player }: { $found } no toca nada en el tablero.
gcg-first-off-centre = { $player }: { $found } es la primera palabra y no cubre { $expected }.
gcg-first-too-short = { $player }: { $found } es la primera palabra y necesita { $expected } letras.
gcg-exchange-too-many = { $player }: se cambian { $found } fichas, se pueden cambiar { $expected }.
gcg-nothing-to-withdraw = { $player }: no se había puesto nada que retirar.
gcg-end-score = { $player }: las fichas sobrantes cuentan { $found } en el registro y { $expected } según las reglas.
gcg-end-tiles = { $player }: las fichas sobrantes son { $found } en el registro, pero { $expected } no están en el tablero.
