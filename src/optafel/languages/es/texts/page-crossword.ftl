## Reglas de la casa del crucigrama

option-letters = Distribución de letras
option-exchange-pot = Fichas que debe tener el montón para cambiar
option-bingo = Puntos por poner las siete fichas a la vez
option-scoreless-to-end = Tantos turnos seguidos sin puntos acaban la partida (0: ninguno)
option-letters-by-language = la del idioma
option-letters-nl = Neerlandesa, la actual
option-letters-nl-older = Neerlandesa, como en el reglamento antiguo
option-letters-en = Inglés
option-letters-fr = Francés
option-letters-de = Alemán
option-letters-es = Español
option-letters-pt = Portugués

## En el tablero

short-letter-2 = 2L
short-letter-3 = 3L
short-word-2 = 2P
short-word-3 = 3P
premium-letter-2 = doble valor de letra
premium-letter-3 = triple valor de letra
premium-word-2 = doble valor de palabra
premium-word-3 = triple valor de palabra
square-empty = { $name }, vacía
square-premium = { $name }, vacía, { $premium }
square-letter = { $name }, { $letter }
your-turn-board = Te toca. Pon una palabra, cambia fichas o pasa.
board-one-line = Pon tus letras en una sola línea, sin huecos.
blank-title = ¿Qué letra representa la ficha en blanco?
recall = Recoger todas las fichas
shuffle = Mezclar las fichas
exchange = Cambiar
exchange-tiles = Cambiar fichas
exchange-not = Mejor no
exchange-say = { $count ->
    [0] Toca las fichas que quieres cambiar.
    [one] { $count } ficha para cambiar.
   *[other] { $count } fichas para cambiar.
 }
