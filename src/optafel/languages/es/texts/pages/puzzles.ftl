## Retos
puzzles-title = Retos
puzzles-say = Un turno de una partida de verdad, y una sola jugada es la mejor. Está demostrado que nada la supera. ¿La encuentras?
puzzles-today = Los tres de hoy
puzzles-week = Cada día de la semana es más difícil: el del lunes lo resuelve un niño, el del domingo es endiablado. Todos tienen los mismos retos.
puzzles-family-numbers = Números
puzzles-family-words = Palabras
puzzles-family-crossword = Scrabble
puzzles-ask-numbers = Pon todas las fichas de tu atril que puedas. Puedes reordenar todo lo que hay en la mesa.
puzzles-ask-words = Encuentra la palabra que más puntúa, con tu atril y las palabras de la mesa.
puzzles-ask-words-opening = Encuentra la palabra que más puntúa, solo con tu atril: todavía no has abierto.
puzzles-ask-crossword = Encuentra la jugada que más puntúa.
puzzles-level-easy = Fácil
puzzles-level-medium = Medio
puzzles-level-hard = Difícil
puzzles-level-fiendish = Endiablado
puzzles-start = Resolver
puzzles-go-on = Ver otra vez
puzzles-done-solved = Resuelto hoy
puzzles-done-shown = Respuesta vista
puzzles-streak = { $days ->
    [0] Aún ningún día seguido
    [one] { $days } día seguido
   *[other] { $days } días seguidos
 }
puzzles-solved = { $count ->
    [0] Ninguno resuelto todavía
    [one] { $count } resuelto
   *[other] { $count } resueltos
 }
puzzles-longest = La racha más larga: { $days }
puzzles-trainer = Entrenamiento
puzzles-trainer-say = Todos los que quieras, tan difíciles como quieras. Sigues donde lo dejaste.
puzzles-game = Juego
puzzles-level = Dificultad
puzzles-number = Número { $number }
puzzles-again = Un reto que quizá ya conoces: no se pudo hacer uno nuevo de este nivel.
puzzles-train = Entrenar
puzzles-check = Comprobar
puzzles-show = Mostrar la respuesta
puzzles-show-sure = ¿Mostrarla de verdad?
puzzles-next = Siguiente reto
puzzles-all = Todos los retos
puzzles-of-day = Reto del { $date }
puzzles-right = ¡Encontrada! Nada la supera.
puzzles-shown = Esta es la mejor jugada. La próxima es tuya.
puzzles-here = Este reto
puzzles-coming = Ya llega el reto…

## What the answer gives
puzzles-shown-points = { $best ->
    [1] Esta es la solución: 1 punto.
   *[other] Esta es la solución: { $best } puntos.
 }
puzzles-shown-tiles = { $best ->
    [1] Esta es la solución: 1 ficha.
   *[other] Esta es la solución: { $best } fichas.
 }
