## Best plays, playing on from a position, one’s own turns

plays-title = Beste zetten
plays-shown = De gekozen zet
plays-none = Hier valt niets te leggen.
plays-working = Even zoeken…
plays-numbers = { $got ->
    [one] { $got } steen
   *[other] { $got } stenen
 }, samen { $value }: { $sets }
plays-words = { $word }: { $got ->
    [one] { $got } punt
   *[other] { $got } punten
 }
plays-crossword = { $play }: { $got ->
    [one] { $got } punt
   *[other] { $got } punten
 }
plays-exchange = Ruil { $tiles }
plays-worth = (met wat je houdt { $worth })
plays-gain = (tot het einde { $gain } op de ander)
plays-common = De beste met gewone woorden
plays-sure-proved = Bewezen: beter kan niet.
plays-sure-end = Uitgerekend tot het einde.
plays-sure-found = De beste die in de tijd is gevonden.
plays-sure-worth = Een schatting: punten nu, en wat de stenen waard zijn die je houdt.
plays-bound-tiles = Nog niet bewezen: meer dan { $most } kan in geen geval.
plays-bound-points = Nog niet bewezen: meer dan { $most } kan in geen geval.
plays-loose-numbers = Zo nog geen combinatie: { $sets }
plays-loose-words = Niet in het woordenboek: { $words }
from-title = Speel van hier af verder
from-level = Sterkte van de bots
from-bots = Tegen bots
from-whose = Wie deze stenen krijgt
from-mine = Ik
from-friends = De ander
from-friend = Met iemand anders, via een link
to-analysis = Naar het analysebord
mine-title = Jouw beurten
mine-title-all = Beurten
mine-whose = Beurten van
mine-all = Iedereen
mine-best = de beste
mine-cost-chance = −{ $percent } %
mine-cost-tiles = { $missed ->
    [one] −{ $missed } steen
   *[other] −{ $missed } stenen
 }
mine-cost-points = { $missed ->
    [one] −{ $missed } punt
   *[other] −{ $missed } punten
 }
mine-accuracy = Nauwkeurigheid
mine-accuracy-chance = behouden van de winstkans
mine-accuracy-points = gepakt van de punten die er lagen
mine-accuracy-tiles = gelegd van wat er te leggen was
