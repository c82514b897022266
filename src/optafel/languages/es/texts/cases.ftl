## Casos para el árbitro y el solucionador

judge-legal = Permitido.
case-no-object = Un caso es un objeto JSON, pero se leyó esto: { $read }
case-no-such-game = No hay ningún juego «{ $read }». Se esperaba uno de estos: { $games }.
case-bad-option = La regla de la casa «{ $name }» no se puede poner así. Se esperaba: { $expected }.
case-bad-language = En «{ $read }» no hay palabras para este juego. Se esperaba uno de estos: { $languages }.
case-bad-objective = El objetivo «{ $read }» es desconocido. Se esperaba uno de estos: { $objectives }.
case-bad-field = El campo «{ $name }» contiene { $read }. Se esperaba { $expected }.
case-missing-field = Falta el campo «{ $name }».
case-field-too-long = El campo «{ $name }» es demasiado largo: { $most } como máximo.
case-own-words = { refuse-position-own-words }
case-others-too-many = La posición conoce a { $others } más, pero la partida es para { $seats } jugadores. Se esperaba como máximo uno menos que jugadores.
case-others-too-large = Los demás tendrían { $tiles } fichas desconocidas, pero en la caja solo quedan { $most }. Dales menos.
case-pot-too-large = El montón tendría { $pot } fichas, pero la mesa y los atriles solo dejan { $most }. Da un montón más pequeño, o ninguno.
case-line-field = No se entiende «{ $read }» en una posición. Se esperaba, cada cosa una vez como máximo: { $names }.
case-line-too-short = «{ $read }» no es una posición entera. Se esperaba un juego, lo que hay puesto y un atril, separados por espacios (un guion donde no hay nada), por ejemplo rummikub-sabra B8B9B10 B11K8Y8.
case-position-and-more = La posición ya lo dice todo, pero también se ha dado «{ $name }». Quita una de las dos cosas.
case-plays-uncounted = En este juego hay demasiadas jugadas para enumerarlas todas. Pide mejor las mejores: best_plays(10).
case-not-in-this-game = En este juego no hay «{ $name }»: da lo que hay puesto como «{ $instead }».
case-unknown-field-at-all = Un caso no tiene ningún campo «{ $name }». Se esperaba alguno de estos: { $names }.
case-unknown-field = Un caso no tiene ningún campo «{ $name }». ¿Quieres decir «{ $near }»?
case-no-json = Esta línea no es JSON: { $read }
refuse-no-exchange = En este juego no se cambian fichas: juega o roba una.

## Cómo muestra la línea de órdenes un fallo
judge-illegal = No permitido.
judge-table = mesa
judge-rack = atril
judge-play = jugada
judge-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }
judge-place = { $name }: reglamento { $book }, «{ $heading }»

## Cómo muestra la línea de órdenes una solución
solve-nothing = No se puede poner nada: { $move }.
solve-tiles = { $tiles ->
    [one] { $tiles } ficha del atril, que vale { $value }.
   *[other] { $tiles } fichas del atril, que valen { $value }.
 }
solve-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 } con { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
 } del atril.
solve-pass = Lo mejor es pasar.
solve-gain = Hasta el final: { $line }. Puntos ganados al rival: { $gain }.
solve-proved = Demostrado que es la mejor, en { $ms } ms.
solve-best-so-far = La mejor encontrada en { $ms } ms; puede que haya otra mejor.
case-too-many-of-a-tile = { $tile } está { $count } veces entre la mesa y el atril, pero en la caja de esta edición { $most ->
    [0] no hay ninguna
   *[other] hay { $most }
 }.
