## El árbitro de los juegos de números

refuse-set-too-short = { $set }: { $tiles ->
    [one] una ficha todavía no es
   *[other] dos fichas todavía no son
 } una combinación. Una escalera o un grupo tiene al menos tres.
refuse-set-only-jokers = { $set }: una combinación lleva al menos una ficha con número.
refuse-set-mixed = { $set } no es ni una escalera (un color, números seguidos) ni un grupo (un número, colores distintos).
refuse-run-gap = { $set }: los números no van seguidos. Rellena el hueco o divide la escalera.
refuse-run-out-of-order = { $set }: pon las fichas en el orden de sus números.
refuse-run-number-twice = { $set }: una escalera tiene cada número una sola vez.
refuse-run-after-13 = { $set }: el { $highest } cierra una escalera, después no viene ningún 1.
refuse-run-beyond = { $set }: una escalera va del 1 al { $highest } como mucho; aquí un comodín representaría un número fuera de eso.
refuse-group-colour-twice = { $set }: un grupo tiene cada color una sola vez, y { $tile } está dos veces.
refuse-group-too-long = { $set }: un grupo tiene { $most } colores como máximo, este representaría { $tiles }.
refuse-mirror-twice = { $set }: en una combinación hay un espejo como máximo.
refuse-mirror-uneven = { $set }: los dos lados de un espejo deben ser iguales, ficha por ficha, número y color.
refuse-colour-change-in-group = { $set }: un comodín de cambio de color solo va en escaleras.
refuse-colour-change-misplaced = { $set }: antes de un comodín de cambio de color la escalera tiene un color, después otro, y dos de esos comodines nunca van juntos.
refuse-nothing-played = Pon al menos una ficha de tu atril, o roba.
refuse-tile-left-table = Devuelve { $tiles } a la mesa: lo que estaba en ella debe seguir ahí al final del turno.
refuse-joker-left-table = { $tiles }: un comodín que liberas vuelve a una combinación en el mismo turno, nunca va a un atril.
refuse-not-on-rack = { $tiles } no { $count ->
    [one] está
   *[other] están
 } en tu atril.
refuse-not-in-box = { $tiles }: ese comodín no existe en esta edición.
refuse-opening-too-low = Pon { $need } puntos de tu propio atril para abrir: tienes { $value }, te faltan { $short }.
refuse-opening-touches-table = En el turno en que abres, la mesa se queda como estaba: vuelve a poner { $sets }.
how-opening = Apertura: { $value } puntos (al menos { $need }).
