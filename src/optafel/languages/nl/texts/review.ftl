## Een partij nog eens bekeken, in de shell

reviewed-working = De beste zetten zoeken
reviewed-stopped = Gestopt na { $done } van de { $turns } beurten.
reviewed-played-tiles = { $count ->
    [one] legde 1 steen
   *[other] legde { $count } stenen
 }
reviewed-drew = pakte een steen
reviewed-passed = paste
reviewed-exchanged = ruilde stenen
reviewed-timed-out = had geen tijd meer
reviewed-taken-back = een woord dat niet bleef liggen
reviewed-was-best = niets beters
reviewed-best-tiles = { $got ->
    [one] het beste was 1 steen: { $play }
   *[other] het beste waren { $got } stenen: { $play }
 }
reviewed-best-points = het beste was { $got }: { $play }
reviewed-best-worth = het beste was { $got }: { $play }, met wat je houdt { $worth } waard (deze { $made })
reviewed-best-end = het beste was { $got }: { $play }, aan het eind { $more } meer
reviewed-common = met gewone woorden { $got }: { $play }
reviewed-not-proved = (misschien kan het nog beter)
reviewed-unsolved-rack = plankje niet bekend
reviewed-unsolved-dictionary = geen woordenboek bij deze letters
reviewed-unsolved-box = in geen doos zitten deze stenen
reviewed-differences = { $count ->
    [one] Verslag en regels verschillen op 1 plaats: optafel gcg laat zien waar.
   *[other] Verslag en regels verschillen op { $count } plaatsen: optafel gcg laat zien waar.
 }
reviewed-missed-tiles = { $name }: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
 }, { $missed ->
    [one] 1 steen gemist
   *[other] { $missed } stenen gemist
 }
reviewed-missed-points = { $name }: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
 }, { $missed } gemist
reviewed-turning-points = Keerpunten
reviewed-point-missed-tiles = { $missed ->
    [one] Beurt { $turn }: { $name } had 1 steen meer kunnen leggen.
   *[other] Beurt { $turn }: { $name } had { $missed } stenen meer kunnen leggen.
 }
reviewed-point-missed-points = { $missed ->
    [one] Beurt { $turn }: { $name } miste 1 punt.
   *[other] Beurt { $turn }: { $name } miste { $missed } punten.
 }
reviewed-point-lead-points = Beurt { $turn }: vanaf hier stond { $name } voor.
reviewed-point-lead-tiles = Beurt { $turn }: vanaf hier had { $name } de minste stenen.
reviewed-why-goes-out = speelt in één keer uit
reviewed-why-keeps-joker = houdt de joker
reviewed-why-stops-next = de volgende speler had uit kunnen spelen
reviewed-why-waits = houdt stenen achter: wat op tafel ligt helpt de anderen
reviewed-why-opens = komt uit, zodat alles vanaf nu meetelt
reviewed-why-lays-more = raakt meer stenen kwijt
reviewed-why-keeps-more = houdt meer achter de hand voor later
reviewed-why-leaves-less = laat de anderen minder om op te bouwen
reviewed-why-scores-more = scoort meer
reviewed-why-keeps-better = houdt betere stenen over
reviewed-why-keeps-blank = houdt de blanco
reviewed-why-exchanges = ruilt stenen waar niets mee te leggen is
reviewed-why-ends-better = leidt tot een beter einde
reviewed-chance = winstkans { $made } %, met het beste voor de partij { $chance } %: { $play }
reviewed-chance-best = ook voor de partij het beste: { $chance } % winstkans
reviewed-accuracy = { $name } hield { $percent } % van de winstkans.
reviewed-point-chance = Beurt { $turn }: { $name } gaf { $cost } % winstkans weg.
reviewed-game-draw = pakken
reviewed-game-pass = passen
