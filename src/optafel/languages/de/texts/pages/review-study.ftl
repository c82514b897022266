## Best plays, playing on from a position, one’s own turns

plays-title = Beste Züge
plays-shown = Der gewählte Zug
plays-none = Hier lässt sich nichts legen.
plays-working = Es wird gesucht…
plays-numbers = { $got ->
    [one] { $got } Stein
   *[other] { $got } Steine
 }, zusammen { $value }: { $sets }
plays-words = { $word }: { $got ->
    [one] { $got } Punkt
   *[other] { $got } Punkte
 }
plays-crossword = { $play }: { $got ->
    [one] { $got } Punkt
   *[other] { $got } Punkte
 }
plays-exchange = { $tiles } tauschen
plays-worth = (mit dem, was bleibt, { $worth })
plays-gain = (bis zum Ende { $gain } gegenüber dem anderen)
plays-common = Der beste mit gängigen Wörtern
plays-sure-proved = Bewiesen: Besser geht es nicht.
plays-sure-end = Bis zum Ende ausgerechnet.
plays-sure-found = Der beste, der in der Zeit gefunden wurde.
plays-sure-worth = Eine Schätzung: Punkte jetzt und was die behaltenen Steine wert sind.
plays-bound-tiles = Noch nicht bewiesen: Mehr als { $most } geht nicht.
plays-bound-points = Noch nicht bewiesen: Mehr als { $most } geht nicht.
plays-loose-numbers = So noch keine Kombination: { $sets }
plays-loose-words = Nicht im Wörterbuch: { $words }
from-title = Von hier aus weiterspielen
from-level = Stärke der Bots
from-bots = Gegen Bots
from-whose = Wer diese Steine bekommt
from-mine = Ich
from-friends = Mein Gegenüber
from-friend = Mit jemandem, über einen Link
to-analysis = Zum Analysebrett
mine-title = Deine Züge
mine-title-all = Züge
mine-whose = Züge von
mine-all = Alle
mine-best = der beste
mine-cost-chance = −{ $percent } %
mine-cost-tiles = { $missed ->
    [one] −{ $missed } Stein
   *[other] −{ $missed } Steine
 }
mine-cost-points = { $missed ->
    [one] −{ $missed } Punkt
   *[other] −{ $missed } Punkte
 }
mine-accuracy = Genauigkeit
mine-accuracy-chance = von der Gewinnchance behalten
mine-accuracy-points = von den möglichen Punkten geholt
mine-accuracy-tiles = gelegt von dem, was zu legen war
