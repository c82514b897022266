## Junto a la caja

companion-title = Con tu propia caja
companion-say = Jugáis con fichas de verdad; esta página lleva el reloj y los puntos, busca palabras y resuelve discusiones. ¿Qué caja hay en la mesa?
companion-boxes = Cajas
companion-tabs = Con tu propia caja
companion-tab-players = Jugadores
companion-tab-clock = Reloj
companion-tab-scores = Puntos
companion-tab-words = Palabras
companion-tab-legal = ¿Vale?
companion-away = Ahora mismo no hay conexión con el servidor. Todo lo que escribes se guarda en este dispositivo y se cuenta en cuanto vuelva; el reloj sigue.
companion-house-rules = Reglas de la casa
companion-add-player = Otro jugador
companion-players-fixed = Esta hoja ya está empezada. Abre una hoja nueva para cambiar quién juega; los nombres se pueden cambiar siempre.
companion-begins = ¿Quién empieza?
companion-draw-for-us = Sacar por nosotros
companion-we-drew = Hemos sacado fichas
companion-who-begins = ¿Quién empieza?
companion-begins-hand = O elegir
companion-begins-said = Empieza { $name }.
companion-again = Sacad otra vez: { $names }.
companion-start = Toca para poner en marcha el reloj
companion-go-on = Toca para seguir
companion-tap-ends = Toca cuando acabe el turno. Después: { $name }
companion-time-up = ¡Se acabó el tiempo!
companion-when-up = ¿Qué pasa cuando se acaba el tiempo?
companion-turn-back = Volver al jugador anterior
companion-late = fuera de tiempo
companion-penalty = { $tiles ->
    [one] +{ $tiles } ficha
   *[other] +{ $tiles } fichas
 }
companion-order = Orden de turnos
companion-has-opened = ha abierto
companion-not-open = sin abrir
companion-last-turn = último turno
companion-up-unfinished = No terminó a tiempo
companion-up-untouched = No se había tocado nada
companion-up-finished = Terminó justo a tiempo
companion-was-late = Se acabó el tiempo sin terminar
companion-began = Empezó { $name }.
companion-clock-rests = Se cuentan los atriles; el reloj está parado.
companion-to-scores = Ir a los puntos
companion-what-scored = ¿Cuántos puntos hizo { $name }?
companion-more-unwritten = { $count ->
    [one] Después queda un turno por anotar.
   *[other] Después quedan { $count } turnos por anotar.
 }
companion-opened = ¿Quién ha abierto?
companion-who-out = ¿Quién puso la última ficha?
companion-nobody-out = Nadie
companion-left-numbers = ¿Qué les queda a los demás? Escribe las fichas (R7 K13 *), tócalas en el teclado, o escribe solo los puntos.
companion-left-letters = ¿Qué queda en cada atril? Escribe las letras (@ es un comodín), o solo los puntos que cuestan. Nada: 0.
companion-left-of = Le queda a { $name }
companion-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
companion-own-scores = Hemos calculado los puntos nosotros
companion-own-scores-say = Se comprueban: que sumen 0, y con los atriles si también los escribes.
companion-turn-of = ¿De quién es el turno?
companion-turn-words = Puntos, o las palabras nuevas
companion-turn-words-hint = 6, o CAMINO
companion-turn-crossword = Puntos, o la jugada
companion-turn-crossword-hint = 12, o 8D TAART
companion-whole-rack = Todo el atril en un turno (× { $factor })
companion-write = Anotarlo
companion-no-play = Sin jugada
companion-passed = Ha pasado
companion-exchanged = Ha cambiado
companion-pot-empty = Se ha robado la última ficha del montón
companion-pot-is-empty = El montón está vacío
companion-count = Contar lo que queda
companion-play-on = Volver a los turnos
companion-next-game = Siguiente partida
companion-back-to-game = Volver a la partida en juego
companion-change-of = Turno { $number }, de { $name }
companion-change-turn = Cambiar este turno de { $name }: { $points } { $word }
companion-change-game = Cambiar la partida { $number }
companion-done = Listo
companion-drop-turn = Tacharlo
companion-row-game = Partida { $number }
companion-row-left = Queda
companion-row-so-far = Hasta ahora
companion-won = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
 }
companion-leads = { $count ->
    [one] { $names } va en cabeza
   *[other] { $names } van en cabeza
 } tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }.
companion-not-opened = Sin abrir todavía: { $names }. La primera palabra tiene al menos { $letters } letras.
companion-older = { $count ->
    [one] Una observación anterior
   *[other] { $count } observaciones anteriores
 }
companion-weight-wrong = Mal:
companion-weight-odd = Míralo otra vez:
companion-weight-missing = Falta:
companion-weight-note = Nota:
companion-save = Guardar el resultado
companion-is-saved = Guardado
companion-csv = Tabla (CSV)
companion-png = Imagen (PNG)
companion-print = Imprimir
companion-clear = Hoja nueva
companion-clear-sure = Aún sin guardar. ¿Empezar de nuevo de verdad?
companion-clear-saved = ¿Empezar una hoja nueva?
companion-saved = Resultados guardados
companion-forget = Eliminar este resultado
companion-go-on-sheet = Seguir con esta hoja
companion-saved-name = ¿Cómo lo llamáis?
companion-not-here = Este resultado no está (o ya no está) en este dispositivo.
companion-thrown = Se ha eliminado «{ $name }».
companion-have-back = Recuperarlo
companion-sheet-lies = Hay una hoja empezada
companion-file = puntos
companion-pad = Toca las fichas: { $field }
companion-pad-colour = Color
companion-pad-next = Siguiente combinación
companion-pad-back = Quitar la última
companion-ink-k = Negro
companion-ink-r = Rojo
companion-ink-b = Azul
companion-ink-y = Amarillo
companion-word = ¿Qué palabra está en duda?
companion-does-it-count = ¿Vale?
companion-counts = { $word } vale.
companion-counts-not = { $word } no vale.
companion-let-count = Que valga en esta mesa
companion-leave-out = Dejarla fuera en esta mesa
companion-word-rules = Lo que vale en esta mesa
companion-legal-numbers = K es negro, R rojo, B azul, Y amarillo: R7, K13, o con palabras: rojo 7, comodín. Un comodín es *. Pon | entre combinaciones.
companion-legal-words = Escribe las palabras separadas por un espacio. @ es un comodín; una minúscula en una palabra es un comodín que representa esa letra.
companion-legal-crossword = Las filas van de 1 a 15, las columnas de A a O. 8D TAART va en horizontal por la fila 8, D8 TAFEL baja por la columna D. Una minúscula es una ficha en blanco; en el atril es ?.
companion-lay-there = ¿Qué había antes del turno?
companion-lay-there-numbers = B8 B9 B10 | R4 K4 Y4
companion-lay-there-words = GIRA SOL
companion-lay-there-crossword = 8D TAART, E7 TAFEL
companion-on-rack = ¿Qué había en el atril?
companion-on-rack-numbers = B11 K8 Y8
companion-on-rack-words = ESTR
companion-on-rack-crossword = OSTPAR?
companion-lies-there = ¿Qué hay ahora, en total?
companion-lies-there-numbers = B9 B10 B11 | B8 K8 Y8 | R4 K4 Y4
companion-lies-there-words = GIRASOLES
companion-laid-crossword = ¿Qué se ha puesto?
companion-lies-there-crossword = 12C POST
companion-had-opened = Este jugador ya había abierto
companion-judge = ¿Está permitido?
companion-empty = Vaciar
# What one may type for the colours and a joker; leave the signs after = as they are.
companion-type-inks = negro=K n=K rojo=R azul=B amarillo=Y naranja=Y comodín=*
companion-no-tile = «{ $read }» no es una ficha: mirad otra vez el campo «{ $field }».
companion-legal-yes = Sí, está permitido.
companion-legal-no = No, no está permitido.
companion-to-clock = Ir al reloj

## One set or one word
companion-one-numbers = ¿Es esto una combinación?
companion-one-words = ¿Es esto una palabra?
companion-one-crossword = ¿Es esto una palabra?
companion-one-numbers-place = R7 R8 * R10
companion-one-words-place = ARCOIRIS
companion-one-set-yes = Sí, es una combinación.
companion-one-set-no = No, no es una combinación.
companion-one-word-yes = Sí, { $word } vale.
companion-one-word-no = No, { $word } no vale.
companion-whole-turn = Juzgar un turno entero
