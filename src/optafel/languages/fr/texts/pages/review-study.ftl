## Best plays, playing on from a position, one’s own turns

plays-title = Meilleurs coups
plays-shown = Le coup choisi
plays-none = Rien ne peut être posé ici.
plays-working = Recherche…
plays-numbers = { $got ->
    [0] { $got } tuiles
    [one] { $got } tuile
   *[other] { $got } tuiles
 }, en tout { $value } : { $sets }
plays-words = { $word } : { $got ->
    [0] { $got } point
    [one] { $got } point
   *[other] { $got } points
 }
plays-crossword = { $play } : { $got ->
    [0] { $got } point
    [one] { $got } point
   *[other] { $got } points
 }
plays-exchange = Échanger { $tiles }
plays-worth = ({ $worth } avec ce qui reste)
plays-gain = ({ $gain } sur l’autre jusqu’à la fin)
plays-common = Le meilleur avec des mots courants
plays-sure-proved = Prouvé : il n’y a pas mieux.
plays-sure-end = Calculé jusqu’à la fin.
plays-sure-found = Le meilleur trouvé dans le temps donné.
plays-sure-worth = Une estimation : les points, et ce que valent les tuiles gardées.
plays-bound-tiles = Pas encore prouvé : plus de { $most } est impossible.
plays-bound-points = Pas encore prouvé : plus de { $most } est impossible.
plays-loose-numbers = Pas encore une combinaison : { $sets }
plays-loose-words = Pas dans le dictionnaire : { $words }
from-title = Jouer à partir d’ici
from-level = Force des robots
from-bots = Contre des robots
from-whose = Qui reçoit ces tuiles
from-mine = Moi
from-friends = L’autre
from-friend = Avec quelqu’un, par un lien
to-analysis = Vers la table d’analyse
mine-title = Tes tours
mine-title-all = Tours
mine-whose = Tours de
mine-all = Tout le monde
mine-best = le meilleur
mine-cost-chance = −{ $percent } %
mine-cost-tiles = { $missed ->
    [0] −{ $missed } tuiles
    [one] −{ $missed } tuile
   *[other] −{ $missed } tuiles
 }
mine-cost-points = { $missed ->
    [0] −{ $missed } point
    [one] −{ $missed } point
   *[other] −{ $missed } points
 }
mine-accuracy = Précision
mine-accuracy-chance = gardé des chances de gagner
mine-accuracy-points = pris des points possibles
mine-accuracy-tiles = posé de ce qui pouvait l’être
