## La página: en todas partes

close = Cerrar
coming = Un momento…
to-home = Todos los juegos
settings = Ajustes
settings-language = Idioma
settings-theme = Claro u oscuro
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
settings-docs = Cómo funciona todo
settings-sound = Sonido
settings-explains = Explicar mientras juego
your-name = Tu nombre
name-placeholder = ¿Cómo te llamamos?
me = Yo
guest = Invitado
you = Tú
offline-now = Ahora mismo no hay conexión con la mesa.
page-misread = El servidor ha dicho algo que esta página no sabe leer. Vuelve a cargar la página: quizá haya una versión más nueva.
newer-page = Hay una versión más nueva de esta página. Tus partidas se conservan.
newer-take = Cargarla
newer-later = Más tarde
try-again = Intentar otra vez
rulebook-place = reglamento { $book }, «{ $heading }»
why = ¿Por qué?

## Los reglamentos impresos, como se los llama

book-000 = Reglamento de Woord-Rummikub
book-001 = Reglamento del Rummikub con comodines especiales
book-002 = Reglamento neerlandés del Scrabble
book-003 = Reglamento del Rummikub de letras de 2023
book-004 = Reglamento del Rummikub (Sabra)

## Juegos

rulebook-rummikub-sabra = Rummikub, reglas Sabra
rulebook-rummikub-jokers = Rummikub con comodines especiales
rulebook-woord-sabra = Juego de letras, reglas Sabra
rulebook-woord-international = Juego de letras, reglas internacionales
rulebook-word-2023 = Juego de letras, apertura de seis letras
rulebook-scrabble-nl = Scrabble, reglas neerlandesas
about-rummikub-sabra = Pon escaleras y grupos de números, y reordena toda la mesa para quedarte sin fichas.
about-rummikub-jokers = La misma mesa con comodines que cuentan doble, cambian de color o hacen de espejo, en varias rondas.
about-woord-sabra = Forma palabras, deshazlas y forma otras más largas. Puntúa la palabra nueva más larga.
about-woord-international = Si deshaces una palabra, tiene que quedar otra. Se juega hasta cincuenta puntos.
about-word-2023 = Abre con seis letras y luego reordena con libertad. Cinco idiomas.
about-scrabble-nl = Palabras que se cruzan en un tablero con casillas de premio.
games = Juegos
players-range = De { $least } a { $most } jugadores
play-now = Jugar ya
play-now-of = Jugar ya: { $game }
set-up = Preparar
set-up-of = Preparar: { $game }
your-games = Tus partidas
forget-game = Olvidar esta partida
home-say = Juegos de fichas según el reglamento, en tu propia mesa.
home-foot = Los nombres de los juegos solo dicen a qué reglamento se refieren; son de sus dueños.

## Preparar una mesa

setup-players = Quién juega
setup-rules = Reloj y reglas de la casa
setup-clock = Tiempo por turno
clock-none = Sin reloj
clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 }
clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }
clock-book = { $time } (reglamento)
add-bot = Robot
add-friend = Amigo por enlace
add-hotseat = En este dispositivo
hotseat-name = Nombre del jugador
player-number = Jugador { $number }
seat-invite = Un amigo, por enlace
remove-seat = Quitar a { $name }
level-of = Nivel de { $name }
level-beginner = Principiante
level-casual = Aficionado
level-strong = Fuerte
level-master = Maestro
level-champion = Campeón
option-opening-value = Puntos para abrir
option-opening-goes-on = Seguir jugando en el turno de la apertura
option-joker-penalty = Un comodín que queda en un atril cuenta
option-time-out-penalty = Fichas de castigo cuando se acaba el tiempo
too-few = Este juego necesita al menos { $least } jugadores.
make-table = Preparar la mesa
start = Empezar
join-title = Unirse a una partida: { $game }
join-plain = Unirse a una partida
join-there = Ya en la mesa: { $names }.
sit-down = Sentarse

## Esperando a los amigos

waiting-title = Esperando a los amigos
waiting-here = Todos tienen sitio
waiting-say = Envía este enlace, o que escaneen el código con el móvil. La partida empieza cuando se ocupan todos los sitios.
invite-link = Enlace de invitación
invite-code = El enlace de invitación como código para escanear
copy-link = Copiar el enlace
copied = Copiado
seat-open = Sitio libre
fill-with-bot = Sentar aquí a un robot
start-without = Empezar con { $count }

## En la mesa

table-label = Mesa
rack-label = { $count ->
    [0] Tu atril está vacío
    [one] Tu atril, { $count } ficha
   *[other] Tu atril, { $count } fichas
 }
row-whole = Combinación { $number }: { $tiles }
row-partial = Combinación { $number }, todavía incompleta: { $tiles }. { $why }
players = Jugadores
seat-you = tú
pot = Montón
pot-left = { $count ->
    [one] Queda { $count } ficha en el montón
   *[other] Quedan { $count } fichas en el montón
 }
seat-tiles = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
 }
seat-not-opened = sin abrir todavía
seat-score = puntos: { $score }
seat-gone = no está ahora mismo
seat-away = sigue un robot
seat-resigned = ha abandonado
clock-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
 }
actions = Lo que puedes hacer en tu turno
take-back = Deshacer un paso
reset-turn = Empezar este turno de nuevo
sort-colour = Ordenar por color
sort-number = Ordenar por número
draw = Robar una ficha
draw-short = Robar
end-turn-short = Listo
take-back-first = Primero recoge lo que has puesto: paso a paso, o empieza este turno de nuevo.
pass = Pasar
end-turn = Terminar el turno
your-turn = Te toca. Pon fichas, o roba una.
your-turn-open = Te toca. Pon { $need } puntos de tu atril para abrir, o roba una ficha.
opening-so-far = Pon { $need } puntos para abrir: de momento tienes { $value }.
turn-of = Le toca a { $name }.
turn-legal = { $count ->
    [one] Es un turno válido, con { $count } ficha de tu atril.
   *[other] Es un turno válido, con { $count } fichas de tu atril.
 }
asking = El árbitro lo está comprobando…
sending = Tu jugada va de camino…
sending-later = Tu jugada está guardada, y se envía en cuanto vuelva la conexión.
paused = La partida está en pausa.
game-over = La partida ha terminado.
look-at-table = Mirar la mesa
pause = Pausa
resume = Seguir
begins = { $who ->
    [you] Has sacado { $tile } y empiezas.
   *[other] { $name } ha sacado { $tile } y empieza.
 }
aim-lifted = { $count ->
    [one] { $count } ficha en la mano. Elige un lugar con las flechas y ponla con Intro.
   *[other] { $count } fichas en la mano. Elige un lugar con las flechas y ponlas con Intro.
 }
aim-rack = De vuelta al atril
see-again = Ver otra vez lo que pasó desde tu turno
see-again-short = Ver otra vez
reconnecting = Conexión perdida. Está todo guardado; intentándolo de nuevo…
hand-over = { $name }, te toca
hand-over-say = Toma el dispositivo. Los demás miran a otro lado.
hand-over-ready = Soy { $name }
resign = Abandonar
resign-sure = ¿Abandonar de verdad?
gone-title = Esta mesa no existe
no-seat = Este navegador no tiene sitio en esa mesa. Pide un enlace de invitación.

## Fichas, leídas en voz alta

tile-k = { $number } negro
tile-r = { $number } rojo
tile-b = { $number } azul
tile-y = { $number } amarillo
joker-classic = comodín
joker-double = comodín doble
joker-colour = comodín de cambio de color
joker-mirror = comodín espejo
tile-stands = { $tile } como { $stands }

## El desarrollo

log = { $count ->
    [0] Ningún turno todavía
    [one] { $count } turno hasta ahora
   *[other] { $count } turnos hasta ahora
 }
log-played = { $who ->
    [you] { $count ->
        [one] Has puesto { $count } ficha.
       *[other] Has puesto { $count } fichas.
     }
   *[other] { $count ->
        [one] { $name } ha puesto { $count } ficha.
       *[other] { $name } ha puesto { $count } fichas.
     }
 }
log-drew = { $who ->
    [you] Has robado una ficha.
   *[other] { $name } ha robado una ficha.
 }
log-passed = { $who ->
    [you] Has pasado.
   *[other] { $name } ha pasado.
 }
log-timed-out = { $who ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $name } se le ha acabado el tiempo.
 }
log-resigned = { $who ->
    [you] Has abandonado.
   *[other] { $name } ha abandonado.
 }
log-other = { $name }: { $kind }

## El final

announce-your-turn = Te toca.
announce-over = La partida ha terminado.
won-you = ¡Has ganado!
won-by = Ha ganado { $name }
won-shared = Victoria compartida
reason-went-out = { $who ->
    [you] Has puesto tu última ficha y te llevas { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
     }.
   *[other] { $name } ha puesto su última ficha y se lleva { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
     }.
 }
reason-blocked = { $who ->
    [you] Nadie podía jugar más. Tu atril era el más ligero.
   *[other] Nadie podía jugar más. { $name } tenía el atril más ligero.
 }
reason-resigned = Los demás han abandonado.
reason-scoreless = Tantos turnos seguidos no dieron puntos que la partida ha acabado.
score-sheet = Hoja de puntos
sheet-game = Partida
sheet-total = Total
sheet-won = Partidas ganadas
left-of = Le queda a { $name }
rematch = Otra partida
rematch-waits = Esperando a los demás…
rematch-asked = Con ganas de otra partida: { $names }.
save-gcg = Guardar como GCG
save-record = Guardar la partida

## Una primera partida se explica sola

lesson-quiet = Dejar de explicar
lesson-wait = Mira lo que hacen los demás. Tres o más números seguidos de un color son una escalera; un número en distintos colores es un grupo.
lesson-watch = Las fichas puestas en el último turno tienen un borde dorado. Ordena tu atril mientras esperas: arrastra, u ordena por color o por número.
lesson-sets = Una escalera son tres o más números seguidos de un color; un grupo es un número en tres o cuatro colores. Arrastra fichas a la mesa, o tócalas y luego toca la mesa.
lesson-opening = Tus primeras combinaciones salen solo de tu atril y valen juntas { $need } puntos. ¿Nada que poner? Roba una ficha.
lesson-put = Ahora toca el lugar adonde van: una combinación, la mesa vacía o tu atril.
lesson-partial = La línea discontinua marca una combinación que aún no está completa. Tócala para ver qué falta.
lesson-back = Puedes deshacer cada paso hasta que termines el turno.
lesson-end = Todo está completo. Termina el turno, o pon más.
lesson-table = Ahora puedes añadir a las combinaciones de la mesa, dividirlas y reordenarlas, siempre que al final todo esté completo.
lesson-joker = Un comodín vale por cualquier ficha. Pon en su lugar la ficha que representa, y usa el comodín en otra combinación.
lesson-choose = Haz doble clic en una ficha para tomar toda su combinación; en una pantalla táctil, mantenla pulsada para tomarla con todas las que siguen.

## Pistas

hint = Dame una pista
hint-more = Dime más
hint-thinking = Buscando una pista…
hint-game-draw = Eso es lo mejor por ahora. Para toda la partida es mejor guardarse las fichas y robar.
hint-game-pass = Eso es lo mejor por ahora. Para toda la partida es mejor pasar.
hint-game-play = Eso es lo mejor por ahora. Para toda la partida es mejor esto: { $sets }
hint-where = { $count ->
    [0] Se puede poner algo sin cambiar la mesa. Pregunta otra vez para ver qué fichas.
    [one] Mira la combinación iluminada. Pregunta otra vez para ver qué fichas.
   *[other] Mira las { $count } combinaciones iluminadas. Pregunta otra vez para ver qué fichas.
 }
hint-where-board = { $count ->
    [one] Mira la letra iluminada: ahí encaja una buena palabra. Pregunta otra vez para ver qué fichas.
   *[other] Mira las { $count } letras iluminadas: ahí encaja una buena palabra. Pregunta otra vez para ver qué fichas.
 }
hint-where-first = La primera palabra pasa por la casilla iluminada. Pregunta otra vez para ver qué fichas.
hint-exchange-tiles = { $count ->
    [one] Cambia la ficha iluminada de tu atril.
   *[other] Cambia las { $count } fichas iluminadas de tu atril.
 }
square-hinted = { $square }, mira aquí
hint-tiles = { $count ->
    [one] La ficha iluminada de tu atril se puede poner. Pregunta otra vez para ver cómo.
   *[other] Las { $count } fichas iluminadas de tu atril se pueden poner. Pregunta otra vez para ver cómo.
 }
hint-laid = Ahí está. Termina el turno, o deshazlo y prueba por tu cuenta.
hint-common = { $got ->
    [one] Con palabras corrientes: { $word }, por 1 punto.
   *[other] Con palabras corrientes: { $word }, por { $got } puntos.
 }
hint-draw = No se puede poner nada: roba una ficha.
hint-pass = No se puede poner nada: pasa.
hint-exchange = No se puede poner nada bueno: cambia fichas.

## Encuentros de varias partidas

setup-rounds = Rondas
rounds-games = { $rounds ->
    [one] { $rounds } ronda, { $games } partidas
   *[other] { $rounds } rondas, { $games } partidas
 }
sheet-round = Ronda { $round }
match-so-far = Partida { $played } de { $games }. A la cabeza: { $names }.
match-won = Victoria final: { $names }.
next-game = Siguiente partida

# Las páginas junto a la mesa: go-NAME es su nombre, go-NAME-say lo que se encuentra allí.
beside = Más que una mesa
go-puzzles = Retos
go-puzzles-say = Encuentra la mejor jugada: tres al día, y todos los que quieras.
go-fair = ¿Fue juego limpio?
go-fair-say = Comprueba cada ficha robada en una partida a partir de su semilla.
fair-of-game = Comprobar la mezcla
go-learn = Aprender los juegos
go-learn-say = Los seis reglamentos en breve, con ejemplos para probar.
read-more = Leer más
setup-learn = Lo que dice el reglamento
to-overview = Vista general
go-companion = Con tu propia caja
go-companion-say = Reloj, hoja de puntos y árbitro para una mesa con fichas de verdad.
go-review = Repasar una partida
go-review-say = Recorre una partida guardada: qué era lo mejor, y dónde dio un vuelco.
review-game = Repasar la partida
share-line = Enviar esta posición

## Your games
forget = Olvidarla
forget-sure = Esta partida no ha terminado. Si la olvidas, pierdes tu sitio.
forget-not = Conservarla
forgotten = { $game }: olvidada.
forget-undo = Deshacer
finished-games = { $count ->
    [1] 1 partida terminada
   *[other] { $count } partidas terminadas
 }

## The first turns
lesson-can-open = Ya puedes abrir, con { $need } puntos solo de tu atril. ¿Los ves? La bombilla muestra dónde mirar.
lesson-cannot = En este turno no puedes poner nada: roba una ficha.
joker-say-classic = Un comodín vale por cualquier ficha. Quien tenga esa ficha puede ponerla en su lugar y usar otra vez el comodín.
joker-say-double = El comodín doble vale por dos fichas a la vez: dos vecinas en una escalera, o dos colores que faltan en un grupo.
joker-say-colour = El comodín de cambio de color solo va en escaleras. Es un número de la escalera; después de él sigue en otro color.
joker-say-mirror = El comodín espejo va en el centro: lo que está a un lado está también al otro, en orden inverso.

## The rules at the table
rules-of-game = Reglas de este juego
table-rules = Cómo se juega en esta mesa
rules-by-book = Todo como dice el reglamento.
rules-rest = Lo demás, como dice el reglamento.
rule-yes = sí
rule-no = no
more-rules = { $count ->
    [1] 1 regla de la casa más
   *[other] { $count } reglas de la casa más
 }
left-counts = El atril de { $name } cuenta { $points }
unfold = Mostrar todo
fold = Mostrar menos
