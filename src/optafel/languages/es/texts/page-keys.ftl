## Lo que hizo un turno, para quien no lo ve

told-laid = { $who ->
    [you] Has puesto { $tiles }.
   *[other] { $name } ha puesto { $tiles }.
 }
told-place = { $way ->
    [across] Empieza en { $place } y va hacia la derecha.
   *[down] Empieza en { $place } y va hacia abajo.
 }
told-score = { $name } { $score }
tile-hinted = { $tile }, según la pista
letter-worth = { $letter }, { $value ->
    [one] 1 punto
   *[other] { $value } puntos
 }
square-blank = { $name }, { $letter }, la ficha en blanco

## Poner con el teclado, leído en voz alta

aim-felt = { $kind ->
    [word] Una palabra nueva
   *[row] Una combinación nueva
 }
aim-first = { $kind ->
    [word] Palabra { $number }, antes de { $after }
   *[row] Combinación { $number }, antes de { $after }
 }
aim-between = { $kind ->
    [word] Palabra { $number }, entre { $before } y { $after }
   *[row] Combinación { $number }, entre { $before } y { $after }
 }
aim-last = { $kind ->
    [word] Palabra { $number }, después de { $before }
   *[row] Combinación { $number }, después de { $before }
 }
aim-let-go = Suelta
typed-none = No hay ninguna ficha { $letter } para eso.
board-across = Se escribe hacia la derecha
board-down = Se escribe hacia abajo

## Las teclas

keys-help = Jugar con el teclado
key-space = Espacio
key-enter = Intro
key-back = Retroceso
key-escape = Esc
key-arrows = Flechas
key-letters = A a Z
key-tiles = K R B Y, 1 a 13
key-control = Ctrl
key-does-tab = Seguir: la mesa, los botones, los jugadores. Con Mayús: volver.
key-does-go = De ficha en ficha, en la mesa y en el atril
key-does-choose = Elegir la ficha, o soltarla
key-does-lift = Levantar lo elegido; después las flechas eligen un lugar e Intro lo pone
key-does-find = Encontrar una ficha: K negro, R rojo, B azul, Y amarillo, y después el número
key-does-joker = Encontrar un comodín; D, C y M encuentran uno especial
key-does-back = Devolver la ficha al atril
key-does-step = Deshacer un paso
key-does-drop = Soltar lo elegido o levantado
key-does-spell = Poner las letras de una palabra, una tras otra
key-does-next = La palabra está terminada: lo que escribas después es otra palabra
key-does-unspell = Retirar la última letra escrita
key-does-board = Por el tablero; la última flecha dice hacia dónde se escribe una palabra. En el atril: de ficha en ficha
key-does-square = En una casilla: cambiar de sentido, poner la ficha elegida, o retirar una tuya
key-does-letter = Poner una letra y seguir a la siguiente casilla libre
key-does-recall = Recoger todas las fichas
key-does-end = Terminar el turno
key-does-help = Mostrar estas teclas
