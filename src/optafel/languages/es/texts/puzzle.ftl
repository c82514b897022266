## Retos en la línea de órdenes
puzzle-ask-numbers = Pon todas las fichas del atril que puedas.
puzzle-ask-words = Encuentra la palabra que más puntúa.
puzzle-ask-crossword = Encuentra la jugada que más puntúa.
puzzle-level-gentle = muy fácil
puzzle-level-easy = fácil
puzzle-level-medium = medio
puzzle-level-hard = difícil
puzzle-level-fiendish = endiablado
puzzle-your-play = Tu jugada (Intro: mostrar la respuesta)
puzzle-right-tiles = { $best ->
    [one] Eso es: una ficha, y no se pueden poner más.
   *[other] Eso es: { $best } fichas, y no se pueden poner más.
 }
puzzle-right-points = { $best ->
    [one] Eso es: un punto, y nada da más.
   *[other] Eso es: { $best } puntos, y nada da más.
 }
puzzle-less-tiles = { $got ->
    [one] Vale: una ficha de { $best }. Se puede más.
   *[other] Vale: { $got } fichas de { $best }. Se puede más.
 }
puzzle-less-points = { $got ->
    [one] Vale: un punto de { $best }. Se puede más.
   *[other] Vale: { $got } puntos de { $best }. Se puede más.
 }
puzzle-best-tiles = { $best ->
    [one] La mejor jugada pone una ficha.
   *[other] La mejor jugada pone { $best } fichas.
 }
puzzle-best-points = { $best ->
    [one] La mejor jugada da un punto.
   *[other] La mejor jugada da { $best } puntos.
 }
puzzle-none = No hay retos así. Prepáralos con «optafel puzzle make».
refuse-no-such-puzzle = No hay ningún reto «{ $read }». Se esperaba un nombre como rummikub-sabra.easy.1.
refuse-puzzle-not-yet = Los retos del { $date } todavía no están disponibles. Pide los de hoy.
