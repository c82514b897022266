## Best plays, playing on from a position, one’s own turns

plays-title = Mejores jugadas
plays-shown = La jugada elegida
plays-none = Aquí no se puede poner nada.
plays-working = Buscando…
plays-numbers = { $got ->
    [one] { $got } ficha
   *[other] { $got } fichas
 }, en total { $value }: { $sets }
plays-words = { $word }: { $got ->
    [one] { $got } punto
   *[other] { $got } puntos
 }
plays-crossword = { $play }: { $got ->
    [one] { $got } punto
   *[other] { $got } puntos
 }
plays-exchange = Cambiar { $tiles }
plays-worth = ({ $worth } con lo que conserva)
plays-gain = ({ $gain } sobre el otro hasta el final)
plays-common = La mejor con palabras corrientes
plays-sure-proved = Demostrado: no hay nada mejor.
plays-sure-end = Calculado hasta el final.
plays-sure-found = La mejor que se encontró a tiempo.
plays-sure-worth = Una estimación: los puntos y lo que valen las fichas que quedan.
plays-bound-tiles = Aún sin demostrar: más de { $most } es imposible.
plays-bound-points = Aún sin demostrar: más de { $most } es imposible.
plays-loose-numbers = Así no es una combinación: { $sets }
plays-loose-words = No está en el diccionario: { $words }
from-title = Seguir jugando desde aquí
from-level = Nivel de los bots
from-bots = Contra bots
from-whose = Quién recibe estas fichas
from-mine = Yo
from-friends = La otra persona
from-friend = Con alguien, por un enlace
to-analysis = A la mesa de análisis
mine-title = Tus turnos
mine-title-all = Turnos
mine-whose = Turnos de
mine-all = Todos
mine-best = la mejor
mine-cost-chance = −{ $percent } %
mine-cost-tiles = { $missed ->
    [one] −{ $missed } ficha
   *[other] −{ $missed } fichas
 }
mine-cost-points = { $missed ->
    [one] −{ $missed } punto
   *[other] −{ $missed } puntos
 }
mine-accuracy = Precisión
mine-accuracy-chance = conservado de las opciones de ganar
mine-accuracy-points = conseguido de los puntos posibles
mine-accuracy-tiles = puesto de lo que se podía poner
