## Repasar una partida

review-of = Repaso: { $game }
review-say = Mira otra vez una partida, turno a turno: qué se jugó, qué habría sido lo mejor, y dónde dio un vuelco. Toma un registro que guardaste aquí después de una partida, o una partida de Scrabble en GCG.
review-file = Elegir un archivo
review-paste = O pegar el registro
review-paste-place = Todo el texto, de la primera línea a la última.
review-begin = Repasar
review-yours = Partidas que has jugado aquí
review-other = Otro registro
review-reading = Leyendo la partida…
review-no-turns = En esta partida no hay turnos.
review-progress = Mejores jugadas encontradas: { $done } de { $turns }
review-stop = Dejar de buscar
review-hidden-racks = { $count ->
    [one] El registro no recoge el atril completo de { $count } turno. Se muestra sin mejor jugada.
   *[other] El registro no recoge el atril completo de { $count } turnos. Se muestran sin mejor jugada.
 }
review-no-dictionary = No hay diccionario para las letras de esta partida, así que no se pueden buscar mejores jugadas.
review-differences = { $count ->
    [one] El registro y las reglas difieren en { $count } lugar. Aquí los puntos se cuentan según las reglas.
   *[other] El registro y las reglas difieren en { $count } lugares. Aquí los puntos se cuentan según las reglas.
 }
review-turn-of = Turno { $turn } de { $turns }
review-previous = Turno anterior
review-next = Turno siguiente
review-did-numbers = { $got ->
    [one] { $name } puso { $got } ficha.
   *[other] { $name } puso { $got } fichas.
 }
review-did-words = { $got ->
    [one] { $name } consiguió { $got } punto.
   *[other] { $name } consiguió { $got } puntos.
 }
review-did-word = { $got ->
    [one] { $name } formó { $word } por { $got } punto.
   *[other] { $name } formó { $word } por { $got } puntos.
 }
review-did-crossword = { $got ->
    [one] { $name } jugó { $play } por { $got } punto.
   *[other] { $name } jugó { $play } por { $got } puntos.
 }
review-did-drew = { $name } robó una ficha.
review-did-passed = { $name } pasó.
review-did-exchanged = { $name } cambió fichas.
review-did-timed-out = A { $name } se le acabó el tiempo.
review-did-taken-back = { $name } jugó una palabra que no valía, y la retiró.
review-looking = Buscando la mejor jugada…
review-not-looked = No se ha buscado la mejor jugada de este turno.
review-best-crossword-end = { $missed ->
    [one] La mejor jugada era { $play } por { $got }: 1 punto más al final de la partida.
   *[other] La mejor jugada era { $play } por { $got }: { $missed } puntos más al final de la partida.
 }
review-sure-turn-proved = Demostrado: nada da más.
review-sure-turn-perhaps = La mejor jugada encontrada a tiempo; puede que haya otra mejor.
review-sure-worth = Por los puntos y lo que fichas así dan después: una estimación.
review-sure-end-proved = Calculado hasta el final de la partida: demostrado.
review-sure-end-perhaps = Calculado hacia el final de la partida: la mejor continuación encontrada a tiempo.
review-best-pass-end = { $missed ->
    [one] Lo mejor era pasar: 1 punto más al final de la partida.
   *[other] Lo mejor era pasar: { $missed } puntos más al final de la partida.
 }
review-best-nothing = No se podía poner nada.
review-best-made = Era la mejor jugada posible.
review-best-made-perhaps = No se encontró ninguna jugada mejor.
review-best-made-worth = No se encontró ninguna jugada mejor. Con las fichas que guarda vale { $worth }.
review-best-numbers = { $got ->
    [one] La mejor jugada pone { $got } ficha, que cuenta { $value }: { $sets }.
   *[other] La mejor jugada pone { $got } fichas ({ $missed } más), que cuentan { $value } en total: { $sets }.
 }
review-sets-moved = { $count ->
    [one] { $count } combinación solo se recoloca
   *[other] { $count } combinaciones solo se recolocan
 }
review-best-words = { $got ->
    [one] La mejor palabra era { $word } ({ $letters } letras), por { $got } punto.
   *[other] La mejor palabra era { $word } ({ $letters } letras), por { $got } puntos: { $missed } más.
 }
review-best-worth = { $got ->
    [one] La mejor jugada era { $play }: { $got } punto, y vale { $worth } con las fichas que guarda. Esta valía { $made }.
   *[other] La mejor jugada era { $play }: { $got } puntos, y vale { $worth } con las fichas que guarda. Esta valía { $made }.
 }
review-best-common = { $got ->
    [one] Con palabras corrientes, lo mejor era { $play }, por 1 punto.
   *[other] Con palabras corrientes, lo mejor era { $play }, por { $got } puntos.
 }
review-best-exchange = Lo mejor era cambiar { $tiles }: valía { $worth } con las fichas que quedan. Este turno valía { $made }.
review-unsolved-rack = El registro no recoge el atril completo, así que no se sabe cuál es la mejor jugada.
review-unsolved-dictionary = No hay diccionario para estas letras.
review-unsolved-box = Ninguna caja tiene estas fichas, así que no se puede buscar la mejor jugada.
review-show = Lo que se muestra
review-shown-before = Antes
review-shown-played = Jugado
review-shown-best = Lo mejor
review-shown-now = Lo mejor por ahora
review-shown-game = Lo mejor para la partida
review-table-empty = La mesa está vacía.
review-row-changed = cambiado: { $tiles }
review-rack = En el atril: { $tiles }
review-rack-empty = El atril está vacío.
review-board-row = { $place }: { $letters }
review-graphs = Cómo fue la partida
review-standing-points = Puntos
review-standing-tiles = Fichas que quedan en el atril
review-missed-points = Puntos sin aprovechar
review-missed-tiles = Fichas que también se podían poner
review-as-table = Lo mismo en una tabla
review-turn = Turno
review-player = Jugador
review-got-points = Puntos
review-got-tiles = Fichas puestas
review-best = Lo mejor
review-missed = Sin aprovechar
review-match-game = Partida { $number }
review-match-points = Puntos en todo el encuentro
review-match-choose = Qué partida
review-points = Momentos clave
review-point-here = Momento clave
review-point-missed-play = { $missed ->
    [one] Turno { $turn }: { $name } dejó escapar { $play }, { $missed } punto mejor.
   *[other] Turno { $turn }: { $name } dejó escapar { $play }, { $missed } puntos mejor.
 }
review-point-missed-points = { $missed ->
    [one] Turno { $turn }: { $name } dejó escapar { $missed } punto.
   *[other] Turno { $turn }: { $name } dejó escapar { $missed } puntos.
 }
review-point-missed-tiles = { $best ->
    [one] Turno { $turn }: { $did } Era posible { $best } ficha.
   *[other] Turno { $turn }: { $did } Eran posibles { $best } fichas.
 }
review-point-lead-points = Turno { $turn }: { $did } Desde aquí { $name } iba en cabeza.
review-point-lead-tiles = Turno { $turn }: { $did } Desde aquí { $name } tenía menos fichas que nadie.
review-share = Enviar esta posición
review-share-say = Solo contiene lo que ves tú: la mesa y tu propio atril.
review-share-no-link = Esta mesa juega sin pistas: el enlace, que también enseña la mejor jugada, estará cuando acabe la partida.
review-png = Imagen
review-svg = Dibujo (SVG)
review-link = La posición
review-copy-by-hand = No se pudo copiar el enlace. Cópialo de aquí:
review-caption-best = La mejor jugada: { $got }
position-title = ¿Qué jugarías tú?
position-say = Alguien te ha enviado esta posición. Encuentra la mejor jugada, y luego mira.
position-say-unopened = Alguien te ha enviado esta posición. Este jugador aún no ha abierto. Encuentra la mejor jugada, y luego mira.
position-best = Mostrar la mejor jugada
position-again = Volver a la posición
position-broken = Este enlace no contiene una posición entera. Pídelo otra vez.
position-best-numbers = { $got ->
    [one] La mejor jugada pone { $got } ficha, que cuenta { $value }: { $sets }.
   *[other] La mejor jugada pone { $got } fichas, que cuentan { $value } en total: { $sets }.
 }
position-best-words = { $got ->
    [one] La mejor palabra es { $word } ({ $letters } letras), por { $got } punto.
   *[other] La mejor palabra es { $word } ({ $letters } letras), por { $got } puntos.
 }
position-best-crossword = { $got ->
    [one] La mejor jugada es { $play }, por { $got } punto.
   *[other] La mejor jugada es { $play }, por { $got } puntos.
 }
position-best-exchange = Lo mejor es cambiar { $tiles }.
position-worth = Con las fichas que guarda vale { $worth }.
review-chance = Probabilidad de ganar, jugando bien lo que queda: { $made } %.
review-game-best = Lo mejor para la partida: { $play }, { $chance } % de ganar en lugar de { $made } %.
review-game-now = Lo mejor por ahora: { $now } % de ganar.
review-point-chance = Turno { $turn }: { $name } perdió un { $cost } % de opciones de ganar.
review-game-draw = robar
review-game-pass = pasar
