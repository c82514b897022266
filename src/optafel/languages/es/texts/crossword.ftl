## El árbitro del crucigrama

refuse-no-such-play = No se entiende «{ $read }»: se esperaba una casilla y una palabra, por ejemplo 8D TAART (horizontal) o D8 TAFEL (vertical).
refuse-stray-parenthesis = No se entiende «{ $read }» en la posición { $where }: los paréntesis van por parejas, alrededor de letras que ya están en el tablero.
refuse-board-rows = No se entiende el tablero «{ $read }»: se esperaban todas sus filas, separadas por /.
refuse-board-row = No se entiende la fila «{ $read }» del tablero: no tiene tantas casillas como ancho tiene el tablero.
refuse-off-board = Eso no cabe en el tablero: { $squares } queda fuera del borde. Las filas van de 1 a { $rows }, las columnas de A a { $last }.
refuse-square-taken = { $square } está ocupada: ahí está { $letter }, y lo que se ha jugado se queda.
refuse-gap = { $count ->
    [one] { $squares } está vacía
   *[other] { $squares } están vacías
 }: un punto, o una letra entre paréntesis, representa una ficha que ya está en el tablero.
refuse-nothing-laid = Pon al menos una ficha de tu atril, cambia fichas o pasa.
refuse-letter-not-in-set = En esta distribución de letras no hay { $letters }.
refuse-blank-unnamed = Di qué letra representa la ficha en blanco: escríbela en minúscula.
refuse-blank-not-on-rack = Para eso no tienes { $count ->
    [one] ninguna ficha en blanco
   *[other] { $count } fichas en blanco
 }: una minúscula es una ficha en blanco, una letra de tu atril es mayúscula.
refuse-first-off-centre = La primera palabra debe cubrir la casilla del centro, { $square }.
refuse-first-too-short = La primera palabra debe tener al menos { $fewest } letras.
refuse-not-joined = Esas fichas no tocan nada de lo que hay en el tablero: únelas a una palabra que ya esté.
refuse-not-in-dictionary = { $word } no está en el diccionario.
refuse-word-is-a-name = { $word } es solo un nombre propio, y los nombres propios no valen.
refuse-word-has-pronoun = { $word } es un verbo con un pronombre enclítico, y esos no valen.
refuse-digraph-split = { $word } se forma con la ficha { $tiles }, no con dos letras.
refuse-crossword-no-draw = En este juego nadie roba en vez de jugar: juega, cambia fichas o pasa.
how-crossword-word = { $word }: { $letters } = { $points }
how-crossword-word-times = { $word }: ({ $letters }) × { $times } = { $points }
how-crossword-bingo = Las { $tiles } fichas a la vez: { $points } más
case-board-play = La jugada «{ $read }» del tablero no encaja con lo que hay.
case-no-dictionary = Aquí no hay diccionario para «{ $read }». Da las palabras con el caso.
case-letter-not-in-set = En esta distribución de letras no hay { $letters }.
case-rack-too-long = Hay demasiadas fichas en el atril: { $most } como máximo.
