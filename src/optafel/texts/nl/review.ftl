## Een partij nog eens bekeken, in de shell

review-working = De beste beurten zoeken
review-stopped = Gestopt na { $done } van de { $turns } beurten.
review-played-tiles = { $count ->
    [one] legde 1 steen
   *[other] legde { $count } stenen
 }
review-played-points = legde een woord
review-drew = pakte een steen
review-passed = paste
review-exchanged = ruilde stenen
review-timed-out = had geen tijd meer
review-taken-back = een woord dat niet bleef liggen
review-was-best = niets beters
review-best-tiles = { $got ->
    [one] het beste was 1 steen: { $play }
   *[other] het beste waren { $got } stenen: { $play }
 }
review-best-points = het beste was { $got }: { $play }
review-not-proved = (misschien kan het nog beter)
review-unsolved-rack = plankje niet bekend
review-unsolved-dictionary = geen woordenboek bij deze letters
review-unsolved-box = in geen doos zitten deze stenen
review-differences = { $count ->
    [one] Verslag en regels verschillen op 1 plaats: optafel gcg laat zien waar.
   *[other] Verslag en regels verschillen op { $count } plaatsen: optafel gcg laat zien waar.
 }
review-missed-tiles = { $name }: { $score } punten, { $missed ->
    [one] 1 steen gemist
   *[other] { $missed } stenen gemist
 }
review-missed-points = { $name }: { $score } punten, { $missed } gemist
review-turning-points = Keerpunten
review-point-missed-tiles = { $missed ->
    [one] Beurt { $turn }: { $name } had 1 steen meer kunnen leggen.
   *[other] Beurt { $turn }: { $name } had { $missed } stenen meer kunnen leggen.
 }
review-point-missed-points = { $missed ->
    [one] Beurt { $turn }: { $name } miste 1 punt.
   *[other] Beurt { $turn }: { $name } miste { $missed } punten.
 }
review-point-lead-points = Beurt { $turn }: vanaf hier stond { $name } voor.
