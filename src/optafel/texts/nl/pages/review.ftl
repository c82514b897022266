review-of = Nabeschouwing: { $game }
review-say = Bekijk een partij nog eens, beurt voor beurt: wat er werd gespeeld, wat het beste was geweest en waar het kantelde. Neem een verslag dat je hier na een partij hebt bewaard, of een kruiswoordpartij in GCG.
review-file = Kies een bestand
review-paste = Of plak het verslag
review-paste-place = De hele tekst, van de eerste regel tot de laatste.
review-begin = Bekijk de partij
review-yours = Partijen die je hier speelde
review-other = Een andere partij
review-reading = De partij wordt gelezen…
review-no-turns = Deze partij heeft geen beurten.

## Het werk

review-progress = Beste beurten gevonden: { $done } van de { $turns }
review-stop = Stop met zoeken
review-hidden-racks = { $count ->
    [one] Van 1 beurt staat niet het hele plankje in het verslag. Die beurt zie je zonder beste beurt.
   *[other] Van { $count } beurten staat niet het hele plankje in het verslag. Die beurten zie je zonder beste beurt.
 }
review-no-dictionary = Bij de letters van deze partij is er geen woordenboek, dus de beste beurten zijn niet te vinden.
review-differences = { $count ->
    [one] Verslag en regels verschillen op 1 plaats. De punten hier zijn volgens de regels geteld.
   *[other] Verslag en regels verschillen op { $count } plaatsen. De punten hier zijn volgens de regels geteld.
 }

## Van beurt naar beurt

review-turn-of = Beurt { $turn } van { $turns }
review-previous = Vorige beurt
review-next = Volgende beurt
review-did-numbers = { $got ->
    [one] { $name } legde 1 steen.
   *[other] { $name } legde { $got } stenen.
 }
review-did-words = { $got ->
    [one] { $name } scoorde 1 punt.
   *[other] { $name } scoorde { $got } punten.
 }
review-did-crossword = { $got ->
    [one] { $name } speelde { $play } voor 1 punt.
   *[other] { $name } speelde { $play } voor { $got } punten.
 }
review-did-drew = { $name } pakte een steen.
review-did-passed = { $name } paste.
review-did-exchanged = { $name } ruilde stenen.
review-did-timed-out = De tijd van { $name } was om.
review-did-taken-back = { $name } legde een woord dat niet bleef liggen en nam het terug.
review-looking = De beste beurt wordt gezocht…
review-not-looked = De beste beurt is hier niet gezocht.
review-best-nothing = Er kon niets worden gelegd.
review-best-made = Dat was de beste beurt die er was.
review-best-made-perhaps = Een betere beurt is niet gevonden.
review-best-numbers = { $missed ->
    [one] De beste beurt legt er { $got }: 1 steen meer.
   *[other] De beste beurt legt er { $got }: { $missed } stenen meer.
 }
review-best-words = { $missed ->
    [one] De beste beurt levert { $got } op: 1 punt meer.
   *[other] De beste beurt levert { $got } op: { $missed } punten meer.
 }
review-best-crossword-end = { $missed ->
    [one] De beste zet was { $play } voor { $got }: aan het eind van het spel 1 punt meer.
   *[other] De beste zet was { $play } voor { $got }: aan het eind van het spel { $missed } punten meer.
 }
review-best-pass-end = { $missed ->
    [one] Passen was het beste: aan het eind van het spel 1 punt meer.
   *[other] Passen was het beste: aan het eind van het spel { $missed } punten meer.
 }
review-best-crossword = { $missed ->
    [one] De beste beurt was { $play } voor { $got }: 1 punt meer.
   *[other] De beste beurt was { $play } voor { $got }: { $missed } punten meer.
 }
review-not-proved = Misschien kan het nog beter.
review-unsolved-rack = Het verslag noemt niet het hele plankje, dus de beste beurt is niet bekend.
review-unsolved-dictionary = Bij deze letters is er geen woordenboek.
review-unsolved-box = In geen doos zitten deze stenen, dus de beste beurt is niet te vinden.
review-show = Wat je ziet
review-shown-before = Ervoor
review-shown-played = Gespeeld
review-shown-best = Beste
review-table-empty = De tafel is leeg.
review-row-changed = veranderd: { $tiles }
review-rack = Op het plankje: { $tiles }
review-rack-empty = Het plankje is leeg.
review-board-row = { $place }: { $letters }

## Hoe de partij liep

review-graphs = Hoe de partij liep
review-standing-points = Punten
review-standing-tiles = Stenen op het plankje
review-missed-points = Gemiste punten
review-missed-tiles = Stenen die ook gelegd konden worden
review-as-table = Hetzelfde als tabel
review-turn = Beurt
review-player = Speler
review-got-points = Punten
review-got-tiles = Gelegde stenen
review-best = Beste
review-missed = Gemist
review-points = Keerpunten
review-point-missed-points = { $missed ->
    [one] Beurt { $turn }: { $name } miste 1 punt.
   *[other] Beurt { $turn }: { $name } miste { $missed } punten.
 }
review-point-missed-tiles = { $missed ->
    [one] Beurt { $turn }: { $name } had 1 steen meer kunnen leggen.
   *[other] Beurt { $turn }: { $name } had { $missed } stenen meer kunnen leggen.
 }
review-point-lead-points = Beurt { $turn }: vanaf hier stond { $name } voor.

## Een stelling doorsturen

review-share = Stuur deze stelling door
review-png = Plaatje
review-svg = Tekening (SVG)
review-link = De stelling
review-copy-by-hand = De link kon niet worden gekopieerd. Kopieer hem hier:
review-caption-best = { $got ->
    [one] De beste beurt: 1
   *[other] De beste beurt: { $got }
 }

## Een stelling die je kreeg

position-title = Wat zou jij spelen?
position-say = Iemand stuurde je deze stelling. Zoek de beste beurt en kijk dan.
position-say-unopened = Iemand stuurde je deze stelling. Deze speler is nog niet uitgekomen. Zoek de beste beurt en kijk dan.
position-best = Laat de beste beurt zien
position-again = Terug naar de stelling
position-broken = In deze link staat geen hele stelling. Vraag er nog eens om.
position-best-numbers = { $got ->
    [one] De beste beurt legt 1 steen.
   *[other] De beste beurt legt { $got } stenen.
 }
position-best-words = { $got ->
    [one] De beste beurt levert 1 punt op.
   *[other] De beste beurt levert { $got } punten op.
 }
position-best-crossword = { $got ->
    [one] De beste beurt is { $play }, voor 1 punt.
   *[other] De beste beurt is { $play }, voor { $got } punten.
 }
