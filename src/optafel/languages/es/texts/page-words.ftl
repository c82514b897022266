## Lo que una mesa puede acordar en un juego de palabras

option-to-50 = Jugar hasta un número de puntos
option-to-last-tile = Jugar hasta la última ficha en vez de a un número de puntos
option-children = Con niños: palabras y restos de dos letras
option-strict-clock = Un turno que se pasa de tiempo no puntúa
option-open-pot = Montón abierto: elegir de cuatro pilas
option-only-useful-letters = Quitar las letras que el idioma no tiene
option-no-names = Sin nombres propios
option-no-verbs = Sin verbos
option-no-plurals = Sin plurales
option-no-diminutives = Sin diminutivos
option-compounds = Valen los compuestos correctos, aunque no estén en el diccionario
option-family-words = Dejar fuera las palabras ofensivas
option-portuguese = Qué palabras valen en portugués
option-portuguese-both = Las de los dos países
option-portuguese-portugal = Las de Portugal
option-portuguese-brazil = Las de Brasil
option-extra-words = Otras palabras que también valen, separadas por espacios
option-banned-words = Palabras que no valen
option-theme = Tema: solo palabras de un asunto
option-challenge = Las palabras solo se comprueban si alguien las impugna
reason-last-round = Se ha jugado la última ronda.

## En la mesa

word-whole = Palabra { $number }: { $tiles }
word-partial = Palabra { $number }, todavía no vale: { $tiles }. { $why }
mark-new = nueva · { $letters }
mark-rest = resto
joker-letter = comodín
sort-letter = Ordenar por el abecedario
your-turn-word = Te toca. Pon letras, o roba una.
your-turn-open-word = Te toca. Abre con una palabra de al menos { $need } letras de tu atril, o roba una ficha.
turn-scores = { $score ->
    [0] Se puede poner, pero no puntúa.
    [one] Eso da { $score } punto con { $word }.
   *[other] Eso da { $score } puntos con { $word }.
 }
seat-points = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }
challenge = Impugnar
accept = Darla por buena
doubts-title = { $name } ha puesto { $words }. ¿Alguien lo impugna?
doubts-say = Cada uno de los demás responde antes del turno siguiente. Todos los atriles están tapados.
doubts-others = Aquí todos lo dan por bueno. Los demás aún pueden impugnarlo.
doubts-stands = Lo da por bueno
piles-take = Elige las fichas que robas
piles-draw = Pon letras, o elige una ficha para robar
pile-top = Robar { $tile }
pile-empty = Esta pila está vacía
setup-words-language = Idioma de las palabras
words-in-nl = Neerlandés
words-in-en = Inglés
words-in-fr = Francés
words-in-de = Alemán
words-in-es = Español
words-in-pt = Portugués
lesson-word-type = Arrastra letras a la mesa, o tócalas y luego toca la mesa. Con teclado, escribe la palabra sin más.
lesson-word-table = Toma también letras de las palabras de la mesa: al final, cada letra debe estar en una palabra.

## El final de una partida con letras

won-alone = Has conseguido { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }
record-new = Un récord: { $word }, { $letters } letras.
record-stands = El récord sigue en pie: { $word }, { $letters } letras.
reason-words-went-out = { $out ->
    [you] { $who ->
        [you] Has puesto tu última letra y tienes más puntos que nadie: { $score }.
       *[other] Has puesto tu última letra. { $name } tiene más puntos que nadie: { $score }.
     }
   *[other] { $who ->
        [you] { $outname } ha puesto su última letra. Tú tienes más puntos que nadie: { $score }.
       *[other] { $outname } ha puesto su última letra. { $name } tiene más puntos que nadie: { $score }.
     }
 }
reason-words-blocked = Nadie podía poner nada más. Gana quien tiene más puntos.
reason-crossword-went-out = El montón y un atril están vacíos. Gana quien tiene más puntos.
reason-crossword-blocked = Todos han pasado, uno tras otro. Gana quien tiene más puntos.
joker-choose = Decir qué letra es el comodín
joker-choose-title = ¿Qué letra representa el comodín?
theme-list-animals = animales
theme-list-nature = naturaleza
theme-list-food = comida
theme-list-travel = viajes
theme-list-play = juegos
theme-list-body-and-clothes = cuerpo y ropa
option-goal = Puntos a los que se juega
theme-any = Cualquier palabra
theme-own = Palabras propias…
theme-own-words = Las palabras del tema, separadas por espacios o comas

## Words, not sets
hint-where-words = { $count ->
    [0] Se puede poner una palabra sin cambiar la mesa. Pregunta otra vez para ver qué letras.
    [one] Mira la palabra iluminada. Pregunta otra vez para ver qué letras.
   *[other] Mira las { $count } palabras iluminadas. Pregunta otra vez para ver qué letras.
 }
lesson-word-wait = Mira qué palabras ponen los demás. Mientras, busca una en tu atril.
lesson-word-watch = Las letras puestas desde tu turno tienen un borde dorado. Ordena tu atril mientras esperas: arrastra, u ordena alfabéticamente.
lesson-word-put = Ahora toca el lugar adonde van: una palabra, la mesa vacía o tu atril.
lesson-word-end = Todas las palabras valen. Termina el turno, o pon más.
lesson-word-cannot = En este turno no puedes poner ninguna palabra: roba una ficha.
lesson-board-first = La primera palabra pasa por la casilla central. Toca una letra y luego una casilla, o escribe.
lesson-board-join = Cada palabra nueva se une a una que ya está, y todo lo que se toca debe ser también una palabra. Las casillas de color valen más.
joker-say-letter = Un comodín vale por cualquier letra. Ponlo donde te haga falta una.
