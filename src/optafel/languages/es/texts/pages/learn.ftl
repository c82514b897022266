## Aprender los juegos: lo que dicen las seis páginas

learn-title = Aprender los juegos
learn-say = Seis reglamentos en breve, cada uno con sus ejemplos para que los pruebes tú. El árbitro te sigue y dice por qué algo vale o no.
learn-read = Leer las reglas
learn-read-of = Leer las reglas: { $game }
learn-all = Los seis juegos
learn-sections = En esta página
learn-play = Jugar a este juego
learn-section-box = Qué hay en la caja
learn-section-start = Cómo se empieza
learn-section-sets = Escaleras y grupos
learn-section-words = Qué palabras valen
learn-section-opening = Abrir
learn-section-turn = Un turno
learn-section-joker = Comodines
learn-section-draw = Robar
learn-section-score = Puntos
learn-section-clock = El reloj
learn-section-end = El final
learn-section-house = Reglas de la casa
learn-place = Reglamento { $book }: { $headings }
learn-heading = «{ $heading }»
learn-box-tile = { $count } veces { $tile }
learn-box-worth = { $count } veces { $tile }, valor { $value }
learn-house-say = Una mesa puede acordar otra cosa. Cada regla de la casa es un interruptor al preparar una partida; esto es lo que dice de ella el reglamento.
learn-house-set = Preparar una partida con reglas de la casa
learn-misprint = Una errata

## Ejemplos

learn-examples = Para probar
learn-ours = Nuestro propio ejemplo
learn-on-table = En la mesa
learn-on-rack = En tu atril
learn-afterwards = Después
learn-claimed = Lo que muestra el reglamento
learn-may = Esto se puede hacer
learn-may-not = Esto no se puede hacer
learn-not-opened = Todavía no has abierto.
learn-erratum = Una errata: esto no cuadra
learn-erratum-say = El reglamento muestra esta jugada, pero con estas fichas no se puede hacer. El árbitro:
learn-mended = Así sí cuadra
learn-try = Pruébalo tú
learn-try-of = Pruébalo tú: { $example }
learn-show = Enséñamelo
learn-show-of = Enséñamelo: { $example }
learn-leave = Guardar las fichas
learn-start-again = Empezar de nuevo
learn-hands = Arrastra las fichas, o tócalas y luego toca el lugar adonde van. El árbitro mira contigo.
learn-referee = El árbitro
learn-good = { $count ->
    [one] Eso se puede hacer, con { $count } ficha de tu atril.
   *[other] Eso se puede hacer, con { $count } fichas de tu atril.
 }
learn-opening-worth = Tu apertura vale { $value } puntos.
learn-same = Así lo muestra también el reglamento.
learn-score-table = La hoja de puntos del reglamento
learn-player = Jugador { $letter }
learn-game = Partida { $number }

## Las ediciones de un mismo reglamento

learn-edition-of = Ejemplos de la edición en
learn-taken-out = Retirado de la caja
learn-taken-none = nada
learn-late = Cuando se acaba el tiempo
learn-late-plain = Las letras sin palabra vuelven al montón; el turno se acaba.
learn-late-skip = Lo mismo, y pierdes también tu próximo turno.

## Lo que dicen los reglamentos de cada regla de la casa

learn-option-opening-value = El reglamento pide { $default } puntos.
learn-option-opening-goes-on = Después de abrir puedes seguir en el mismo turno, dice el reglamento.
learn-option-opening-goes-on-rummikub-jokers = En el turno de tu apertura la mesa no se toca, dice el reglamento.
learn-option-joker-penalty = El reglamento cuenta { $default } puntos.
learn-option-time-out-penalty = El reglamento te hace robar { $default } fichas.
learn-option-to-50 = Según el reglamento se juega hasta la última ficha; para una partida más corta o entre dos propone 50 puntos.
learn-option-to-last-tile = Según el reglamento, la partida acaba a los 50 puntos; como otra manera propone la última ficha.
learn-option-strict-clock = El reglamento lo propone para dar más emoción.
learn-option-strict-clock-woord-international = El reglamento solo habla del tiempo, no de un castigo.
learn-option-open-pot = El consejo del reglamento: cuatro pilas boca arriba, y eliges de lo que hay encima.
learn-option-children = El consejo del reglamento para niños: palabras y restos de dos letras, y también verbos.
learn-option-only-useful-letters = Según el reglamento se juega con todas las letras, salvo cuando una edición retira algunas.
learn-option-no-names = El consejo del reglamento: ni nombres propios ni de lugares.
learn-option-no-names-word-2023 = El reglamento pide palabras de un diccionario corriente, sin abreviaturas ni extranjerismos.
learn-option-no-verbs = El reglamento aconseja dejar fuera los verbos y sus formas. Aquí cuentan, salvo que los desactives.
learn-option-no-verbs-word-2023 = El reglamento no dice nada: los verbos cuentan.
learn-option-no-plurals = El reglamento aconseja dejar fuera los plurales. Aquí cuentan, salvo que los desactives.
learn-option-no-plurals-word-2023 = El reglamento no dice nada: los plurales cuentan.
learn-option-no-diminutives = El reglamento aconseja dejar fuera los diminutivos. Aquí cuentan, salvo que los desactives.
learn-option-no-diminutives-word-2023 = El reglamento no dice nada: los diminutivos cuentan.
learn-option-compounds = El reglamento pone de juez a un diccionario; aquí cuenta también un compuesto que siga las reglas del idioma.
learn-option-family-words = El reglamento no dice nada.
learn-option-portuguese = El reglamento no dice nada.
learn-option-extra-words = Los jugadores acuerdan antes qué cuenta, dice el reglamento.
learn-option-extra-words-word-2023 = El reglamento solo conoce el diccionario.
learn-option-banned-words = Los jugadores acuerdan antes qué cuenta, dice el reglamento.
learn-option-banned-words-word-2023 = El reglamento solo conoce el diccionario.
learn-option-theme = El reglamento no dice nada; otro lo propone para expertos.
learn-option-theme-word-2023 = El reglamento lo propone para expertos: solo palabras de un tema.
learn-option-challenge = En caso de duda decide un diccionario, dice el reglamento. Aquí las palabras se comprueban antes de que acabe el turno, salvo que actives esto.
learn-option-challenge-word-2023 = Una palabra que no vale se retira y cuesta una ficha, dice el reglamento. Aquí las palabras se comprueban antes de que acabe el turno, salvo que actives esto.
learn-option-challenge-scrabble-nl = Una palabra se impugna antes de que empiece el siguiente, dice el reglamento. Aquí las palabras se comprueban antes de que acabe el turno, salvo que actives esto.
learn-option-letters = Nuestro ejemplar del reglamento no muestra las letras; su ejemplo cuadra con una distribución neerlandesa más antigua.
learn-option-exchange-pot = El reglamento no pide un mínimo en el montón.
learn-option-bingo = El reglamento da { $default } puntos.
learn-board = Una parte del tablero, desde { $from }, con las letras { $letters }
learn-option-goal = «Por ejemplo, 50», dice el reglamento.
learn-option-scoreless-to-end = Solo con el montón vacío acaba la partida, dice el reglamento. En los torneos también se para tras tantos turnos sin puntos.
learn-section-aim = El objetivo
