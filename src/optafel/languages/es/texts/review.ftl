## Repasar una partida desde la línea de órdenes

reviewed-working = Buscando las mejores jugadas
reviewed-stopped = Parado tras { $done } de { $turns } turnos.
reviewed-played-tiles = { $count ->
    [one] puso { $count } ficha
   *[other] puso { $count } fichas
 }
reviewed-drew = robó
reviewed-passed = pasó
reviewed-exchanged = cambió fichas
reviewed-timed-out = se acabó el tiempo
reviewed-taken-back = una palabra que no valía
reviewed-was-best = nada mejor
reviewed-best-tiles = { $got ->
    [one] lo mejor, { $got } ficha: { $play }
   *[other] lo mejor, { $got } fichas: { $play }
 }
reviewed-best-points = lo mejor, { $got }: { $play }
reviewed-best-worth = lo mejor, { $got }: { $play }, que vale { $worth } con las fichas que guarda (esta, { $made })
reviewed-best-end = lo mejor era { $got }: { $play }, { $more } más al final
reviewed-common = con palabras corrientes { $got }: { $play }
reviewed-not-proved = (puede que haya otra mejor)
reviewed-unsolved-rack = atril desconocido
reviewed-unsolved-dictionary = no hay diccionario para estas letras
reviewed-unsolved-box = ninguna caja tiene estas fichas
reviewed-differences = { $count ->
    [one] El registro y las reglas difieren en { $count } lugar: optafel gcg lo muestra.
   *[other] El registro y las reglas difieren en { $count } lugares: optafel gcg los muestra.
 }
reviewed-missed-tiles = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }, { $missed ->
    [one] { $missed } ficha sin aprovechar
   *[other] { $missed } fichas sin aprovechar
 }
reviewed-missed-points = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }, { $missed } sin aprovechar
reviewed-turning-points = Momentos clave
reviewed-point-missed-tiles = { $missed ->
    [one] Turno { $turn }: { $name } podría haber puesto { $missed } ficha más.
   *[other] Turno { $turn }: { $name } podría haber puesto { $missed } fichas más.
 }
reviewed-point-missed-points = { $missed ->
    [one] Turno { $turn }: { $name } dejó escapar { $missed } punto.
   *[other] Turno { $turn }: { $name } dejó escapar { $missed } puntos.
 }
reviewed-point-lead-points = Turno { $turn }: desde aquí { $name } iba en cabeza.
reviewed-point-lead-tiles = Turno { $turn }: desde aquí { $name } tenía menos fichas que nadie.
reviewed-why-goes-out = termina de una vez
reviewed-why-keeps-joker = conserva el comodín
reviewed-why-stops-next = el jugador siguiente habría podido terminar
reviewed-why-waits = se guarda las fichas: lo que está en la mesa ayuda a los demás
reviewed-why-opens = abre, y desde ahora cuenta todo
reviewed-why-lays-more = se deshace de más fichas
reviewed-why-keeps-more = se guarda más para después
reviewed-why-leaves-less = deja a los demás menos donde apoyarse
reviewed-why-scores-more = puntúa más
reviewed-why-keeps-better = conserva mejores fichas
reviewed-why-keeps-blank = conserva la ficha en blanco
reviewed-why-exchanges = cambia fichas que no caben en ningún sitio
reviewed-why-ends-better = lleva a un final mejor
reviewed-chance = probabilidad de ganar { $made } %, con lo mejor para la partida { $chance } %: { $play }
reviewed-chance-best = lo mejor también para la partida: { $chance } % de ganar
reviewed-accuracy = { $name } conservó el { $percent } % de sus opciones de ganar.
reviewed-point-chance = Turno { $turn }: { $name } perdió un { $cost } % de opciones de ganar.
reviewed-game-draw = robar
reviewed-game-pass = pasar
