## Gevallen voor de scheidsrechter en de oplosser

judge-legal = Toegestaan.
case-no-object = Een geval is een JSON-object, maar dit werd gelezen: { $read }
case-no-such-game = Er is geen spel “{ $read }”. Verwacht werd een van { $games }.
case-bad-option = De huisregel “{ $name }” kan zo niet. Verwacht: { $expected }.
case-bad-language = In “{ $read }” zijn er geen woorden voor dit spel. Verwacht werd een van { $languages }.
case-bad-objective = Het doel “{ $read }” is onbekend. Verwacht werd een van { $objectives }.
case-bad-field = In het veld “{ $name }” staat { $read }. Verwacht werd { $expected }.
case-missing-field = Het veld “{ $name }” ontbreekt.
case-field-too-long = Het veld “{ $name }” is te lang: hoogstens { $most }.
case-own-words = { refuse-position-own-words }
case-others-too-many = De stelling kent { $others } anderen, maar het spel is voor { $seats } spelers. Verwacht werd hoogstens een ander minder dan er spelers zijn.
case-others-too-large = De anderen zouden { $tiles } onbekende stenen hebben, maar de doos heeft er nog maar { $most }. Geef ze er minder.
case-pot-too-large = In de pot zouden { $pot } stenen zitten, maar de tafel en de plankjes laten er maar { $most } over. Geef een kleinere pot, of geen.
case-line-field = “{ $read }” is in een stelling niet te lezen. Verwacht werd, elk hoogstens één keer: { $names }.
case-line-too-short = “{ $read }” is geen hele stelling. Verwacht werd een spel, wat er ligt en een plankje met spaties ertussen (een streepje waar niets is), bijvoorbeeld rummikub-sabra B8B9B10 B11K8Y8.
case-position-and-more = De stelling zegt alles al, maar “{ $name }” is ook gegeven. Laat een van beide weg.
case-plays-uncounted = In dit spel zijn er te veel zetten om ze allemaal op te sommen. Vraag liever de beste: best_plays(10).
case-not-in-this-game = Dit spel heeft geen “{ $name }”: geef wat er ligt als “{ $instead }”.
case-unknown-field-at-all = Een geval heeft geen veld “{ $name }”. Verwacht werd iets uit { $names }.
case-unknown-field = Een geval heeft geen veld “{ $name }”. Bedoel je “{ $near }”?
case-no-json = Deze regel is geen JSON: { $read }
refuse-no-exchange = In dit spel worden geen stenen geruild: speel, of pak er een.

## Hoe de opdrachtregel een uitspraak toont
judge-illegal = Niet toegestaan.
judge-table = tafel
judge-rack = plankje
judge-play = zet
judge-score = { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }
judge-place = { $name }: spelregelboek { $book }, “{ $heading }”

## Hoe de opdrachtregel een oplossing toont
solve-nothing = Er kan niets gelegd worden: { $move }.
solve-tiles = { $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
 } van het plankje, samen { $value } waard.
solve-score = { $score ->
    [one] 1 punt
   *[other] { $score } punten
 } met { $tiles ->
    [one] 1 steen
   *[other] { $tiles } stenen
 } van het plankje.
solve-pass = Het beste is passen.
solve-gain = Tot het eind: { $line }. Punten gewonnen op de tegenstander: { $gain }.
solve-proved = Bewezen beste zet, in { $ms } ms.
solve-best-so-far = De beste tot nu toe, in { $ms } ms; misschien is er een betere.
case-too-many-of-a-tile = { $tile } staat { $count } keer op tafel en plankje samen, maar in de doos van deze uitgave { $most ->
    [0] zit er geen
   *[other] zitten er { $most }
 }.
