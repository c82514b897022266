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
