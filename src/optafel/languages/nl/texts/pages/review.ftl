review-of = Terugblik: { $game }
review-say = Bekijk een partij nog eens, beurt voor beurt: wat er werd gespeeld, wat het beste was geweest en waar het kantelde. Neem een verslag dat je hier na een partij hebt bewaard, of een Scrabblepartij in GCG.
review-file = Kies een bestand
review-paste = Of plak het verslag
review-paste-place = De hele tekst, van de eerste regel tot de laatste.
review-begin = Bekijk de partij
review-yours = Partijen die je hier speelde
review-other = Een ander verslag
review-reading = De partij wordt gelezen…
review-no-turns = Deze partij heeft geen beurten.

## Het werk

review-progress = Beste zetten gevonden: { $done } van de { $turns }
review-stop = Stop met zoeken
review-hidden-racks = { $count ->
    [one] Van 1 beurt staat niet het hele plankje in het verslag. Die beurt zie je zonder beste zet.
   *[other] Van { $count } beurten staat niet het hele plankje in het verslag. Die beurten zie je zonder beste zet.
 }
review-no-dictionary = Bij de letters van deze partij is er geen woordenboek, dus de beste zetten zijn niet te vinden.
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
review-did-word = { $got ->
    [one] { $name } maakte { $word } voor 1 punt.
   *[other] { $name } maakte { $word } voor { $got } punten.
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
review-looking = De beste zet wordt gezocht…
review-not-looked = De beste zet is hier niet gezocht.
review-best-nothing = Er kon niets worden gelegd.
review-best-made = Dat was de beste zet die er was.
review-best-made-perhaps = Een betere zet is niet gevonden.
review-best-made-worth = Een betere zet is niet gevonden. Met wat je houdt is deze { $worth } waard.
review-best-numbers = { $got ->
    [one] De beste zet legt 1 steen, goed voor { $value }: { $sets }.
   *[other] De beste zet legt { $got } stenen ({ $missed } meer), samen goed voor { $value }: { $sets }.
 }
review-sets-moved = { $count ->
    [one] 1 combinatie is alleen verlegd
   *[other] { $count } combinaties zijn alleen verlegd
 }
review-best-words = { $got ->
    [one] Het beste woord was { $word } ({ $letters } letters), voor 1 punt.
   *[other] Het beste woord was { $word } ({ $letters } letters), voor { $got } punten: { $missed } meer.
 }
review-best-worth = { $got ->
    [one] De beste zet was { $play }: 1 punt, en met wat je houdt { $worth } waard. Deze was { $made } waard.
   *[other] De beste zet was { $play }: { $got } punten, en met wat je houdt { $worth } waard. Deze was { $made } waard.
 }
review-best-common = { $got ->
    [one] Met gewone woorden was { $play } het beste, voor 1 punt.
   *[other] Met gewone woorden was { $play } het beste, voor { $got } punten.
 }
review-best-exchange = Het beste was { $tiles } ruilen: met wat er blijft { $worth } waard. Deze beurt was { $made } waard.
review-best-crossword-end = { $missed ->
    [one] De beste zet was { $play } voor { $got }: aan het eind van het spel 1 punt meer.
   *[other] De beste zet was { $play } voor { $got }: aan het eind van het spel { $missed } punten meer.
 }
review-sure-turn-proved = Bewezen: meer kan niet.
review-sure-turn-perhaps = Het beste dat op tijd gevonden werd; misschien kan het nog beter.
review-sure-worth = Naar punten en wat zulke stenen later opleveren: een schatting.
review-sure-end-proved = Tot het eind van het spel uitgerekend: bewezen.
review-sure-end-perhaps = Naar het eind van het spel uitgerekend: de beste reeks die op tijd gevonden werd.
review-best-pass-end = { $missed ->
    [one] Passen was het beste: aan het eind van het spel 1 punt meer.
   *[other] Passen was het beste: aan het eind van het spel { $missed } punten meer.
 }
review-unsolved-rack = Het verslag noemt niet het hele plankje, dus de beste zet is niet bekend.
review-unsolved-dictionary = Bij deze letters is er geen woordenboek.
review-unsolved-box = In geen doos zitten deze stenen, dus de beste zet is niet te vinden.
review-show = Wat je ziet
review-shown-before = Ervoor
review-shown-played = Gespeeld
review-shown-best = Beste
review-shown-now = Beste voor nu
review-shown-game = Beste voor de partij
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
review-match-game = Spel { $number }
review-match-points = Punten over de wedstrijd
review-match-choose = Welk spel
review-points = Keerpunten
review-point-here = Keerpunt
review-point-missed-play = { $missed ->
    [one] Beurt { $turn }: { $name } miste { $play }, 1 punt beter.
   *[other] Beurt { $turn }: { $name } miste { $play }, { $missed } punten beter.
 }
review-point-missed-points = { $missed ->
    [one] Beurt { $turn }: { $name } miste 1 punt.
   *[other] Beurt { $turn }: { $name } miste { $missed } punten.
 }
review-point-missed-tiles = { $best ->
    [one] Beurt { $turn }: { $did } Er kon 1 steen worden gelegd.
   *[other] Beurt { $turn }: { $did } Er konden { $best } stenen worden gelegd.
 }
review-point-lead-points = Beurt { $turn }: { $did } Vanaf hier stond { $name } voor.
review-point-lead-tiles = Beurt { $turn }: { $did } Vanaf hier had { $name } de minste stenen.

## Een stelling doorsturen

review-share = Stuur deze stelling door
review-share-say = Er staat alleen in wat je zelf ziet: de tafel en je eigen plankje.
review-share-no-link = Deze tafel speelt zonder hints: de link, die ook de beste zet kan tonen, krijg je na afloop.
review-png = Plaatje
review-svg = Tekening (SVG)
review-link = De stelling
review-copy-by-hand = De link kon niet worden gekopieerd. Kopieer hem hier:
review-caption-best = { $got ->
    [one] De beste zet: 1
   *[other] De beste zet: { $got }
 }

## Een stelling die je kreeg

position-title = Wat zou jij spelen?
position-say = Iemand stuurde je deze stelling. Zoek de beste zet en kijk dan.
position-say-unopened = Iemand stuurde je deze stelling. Deze speler is nog niet uitgekomen. Zoek de beste zet en kijk dan.
position-best = Laat de beste zet zien
position-again = Terug naar de stelling
position-broken = In deze link staat geen hele stelling. Vraag er nog eens om.
position-best-numbers = { $got ->
    [one] De beste zet legt 1 steen, goed voor { $value }: { $sets }.
   *[other] De beste zet legt { $got } stenen, samen goed voor { $value }: { $sets }.
 }
position-best-words = { $got ->
    [one] Het beste woord is { $word } ({ $letters } letters), voor 1 punt.
   *[other] Het beste woord is { $word } ({ $letters } letters), voor { $got } punten.
 }
position-best-crossword = { $got ->
    [one] De beste zet is { $play }, voor 1 punt.
   *[other] De beste zet is { $play }, voor { $got } punten.
 }
position-best-exchange = Het beste is { $tiles } ruilen.
position-worth = Met wat je houdt is dat { $worth } waard.
review-chance = Winstkans, goed voortgespeeld: { $made } %.
review-game-best = Het beste voor de partij: { $play }, { $chance } % winstkans in plaats van { $made } %.
review-game-now = Het beste voor nu: { $now } % winstkans.
review-point-chance = Beurt { $turn }: { $name } gaf { $cost } % winstkans weg.
review-game-draw = pakken
review-game-pass = passen
