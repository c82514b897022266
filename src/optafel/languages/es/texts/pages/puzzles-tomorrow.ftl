## The card of a puzzle of the day, the archive, and puzzles without a network

puzzles-level-gentle = Muy fácil
puzzles-share = Compartir
puzzles-card = Tu tarjeta
puzzles-card-say = Nada en ella delata la respuesta.
puzzles-card-copy = Copiar el texto
puzzles-card-picture = Guardar la imagen
puzzles-card-send = Enviar
puzzles-card-invite = ¿La encuentras tú también?
puzzles-card-tries = { $tries ->
    [1] 1 intento
   *[other] { $tries } intentos
 }
puzzles-card-hints = { $hints ->
    [1] 1 pista
   *[other] { $hints } pistas
 }
puzzles-card-streak = { $days ->
    [1] 1 día seguido
   *[other] { $days } días seguidos
 }
puzzles-gave-points = { $got ->
    [1] La respuesta valía 1 punto
   *[other] La respuesta valía { $got } puntos
 }
puzzles-gave-tiles = { $got ->
    [1] La respuesta ponía 1 ficha
   *[other] La respuesta ponía { $got } fichas
 }
puzzles-archive = Retos anteriores
puzzles-archive-say = Cada día pasado se puede jugar todavía. Los días seguidos solo cuentan en el mismo día.
puzzles-month-before = Mes anterior
puzzles-month-after = Mes siguiente
puzzles-back-to-today = Volver a hoy
puzzles-day-solved = resuelto
puzzles-day-later = resuelto más tarde
puzzles-day-shown = respuesta vista
puzzles-day-open = sin resolver
puzzles-day-waits = espera a la red
puzzles-done-later = Resuelto más tarde
puzzles-done-waits = Encontrado: espera a la red
puzzles-alone = Sin red. Estos retos se trajeron antes; tu respuesta se comprueba en este dispositivo.
puzzles-alone-check = Sin red: pon tu respuesta y pulsa Comprobar.
puzzles-alone-less = Todavía no: hay una jugada mejor.
puzzles-alone-right = ¡Encontrado, hasta donde se puede ver sin el servidor! Cuenta para hoy en cuanto vuelva la red.
puzzles-alone-unsure = Eso no se puede comprobar sin red.
puzzles-alone-hint = Las pistas y la respuesta vienen del servidor: esperan a la red.
puzzles-alone-refused = { $family }, { $date }: el árbitro ha mirado tu respuesta, y no vale. { $why }
puzzles-alone-trainer = El entrenamiento y los retos anteriores necesitan la red.
puzzles-alone-not-here = Este reto no se ha traído, y ahora no hay red.
puzzles-alone-short = Sin red
