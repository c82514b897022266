## De opdrachtregel: wat de hulp zegt, en wat niet te begrijpen was

shell-usage = Gebruik:
shell-options = Opties
shell-commands = Opdrachten
shell-help = Toon dit en stop.
shell-version = Toon de versie en stop.
shell-default = standaard: { $value }
shell-required = verplicht
shell-stopped = Gestopt.
shell-try-help = Meer daarover: { $command }
shell-missing = { $name } ontbreekt.
shell-no-such-option = Er is geen optie { $name }{ $count ->
    [0] .
   *[other] : bedoelde je { $close }?
 }
shell-unfinished = { $name } is niet gegeven zoals het moet: sommige opties hebben een waarde nodig, andere geen.
shell-file = { $file } is niet te gebruiken: { $why }
shell-no-such-command = Er is geen opdracht “{ $read }”. Verwacht: een van { $commands }.
shell-too-many = “{ $read }” is meer dan deze opdracht aanneemt.
shell-needs-part = Voor “optafel { $command }” is een onderdeel nodig dat niet geïnstalleerd is: { $missing }. Installeer het met: { $install }

## Wat voor een waarde staat

shell-metavar-text = TEKST
shell-metavar-number = GETAL
shell-metavar-file = BESTAND
shell-metavar-line = REGEL
shell-metavar-folder = MAP
shell-metavar-date = DATUM
shell-metavar-options = OPTIES
shell-metavar-command = OPDRACHT
shell-metavar-name-value = NAAM=WAARDE
shell-metavar-out = BESTAND|MAP
shell-metavar-rulebook = SPELREGELS
shell-metavar-game = SPEL
shell-metavar-copy = KOPIE
shell-metavar-record = VERSLAG
shell-metavar-word = WOORD
shell-metavar-theme = THEMA|BESTAND
shell-metavar-letters = LETTERS
shell-metavar-language = TAAL
shell-metavar-name = NAAM
shell-metavar-pattern = PATROON
shell-metavar-program = PROGRAMMA

## Opdrachten: de eerste zin is wat de lijst ervan zegt

shell-optafel = De legspellen uit vijf gedrukte spelregels, gespeeld volgens het boekje.
shell-play = Begin een tafel op deze computer en open die in de browser.
shell-serve =
    Bied anderen tafels aan.

    OPTAFEL_DATABASE_URL=postgresql://… bewaart de spellen in PostgreSQL in plaats van in een map, en met OPTAFEL_BUS_URL=redis://… delen verscheidene servers de tafels.
shell-puzzle = Puzzels met één beste zet: die van vandaag, en zoveel je wilt om te oefenen.
shell-puzzle-daily = De puzzel van de dag, voor iedereen dezelfde.
shell-puzzle-random = Zomaar een puzzel van een spel.
shell-puzzle-show = De puzzel met deze naam.
shell-puzzle-make = Vul de plank met puzzels uit nieuwe botspellen: van alle spellen, of van de genoemde.
shell-judge = Vraag de scheidsrechter of een zet mag, en zo niet, waarom niet. { shell-metavar-game } is een spel, zoals rummikub-sabra.
shell-arena = Welke bot speelt beter? Dezelfde delingen met gewisselde plaatsen, tot het duidelijk is.
shell-bench = Meet de oplossers op eigen stellingen.
shell-bench-crossword =
    Zoek alle zetten en de beste zet van elke stelling in { shell-metavar-file }.

    Een regel is een bord per rij en een plankje, zoals `15/15/…/15 EEHMNST`; verdere kolommen tellen niet. Drukt voor elke stelling `aantal som beste` af, en ten slotte de microseconden rekentijd per stelling voor alle zetten en voor de beste zet.
shell-gcg = Lees verslagen van Scrabblepartijen (GCG), speel ze na en zeg waar verslag en regels verschillen.
shell-picture = Teken een stelling, of wat een zet ervan maakt, als SVG.
shell-review =
    Bekijk een spel opnieuw: wat werd gelegd, wat het beste was, wat werd gemist, en wat de doorslag gaf.

    { shell-metavar-record } is een verslag in onze eigen notatie of in GCG; - leest de standaardinvoer. Ctrl-C stopt, en wat tot dan toe is gevonden wordt getoond.
shell-solve = Zoek de beste zet en bewijs hem. { shell-metavar-game } is een spel, zoals rummikub-sabra.
shell-backup = Kopieer de spellen van een server, of hij nu draait of niet, naar één bestand. Wie het bestand met de hand kopieert, mist wat het laatst is geschreven.
shell-restore = Zet een kopie van spellen waar een server ze zoekt. Liggen daar al spellen, dan gebeurt er niets.
shell-verify = Bewijs elke getrokken steen van een afgelopen spel uit het geheime getal. { shell-metavar-record } is een verslag; - leest de standaardinvoer.
shell-words = Vraag het de woordenboeken: woorden nakijken, woorden zoeken.
shell-words-check = Tellen deze woorden, en zo niet, waarom niet? De afsluitcode is 1 als er een niet telt.
shell-words-search = Welke woorden passen op { shell-metavar-pattern }? Een vraagteken is een willekeurige letter, * een rij letters.

## Opties

shell-option-lang = Taal van het antwoord.
shell-option-position = De hele stelling in één regel (docs/positions.md), in plaats van haar delen.
shell-option-table = Wat op tafel ligt, in notatie.
shell-option-board = Een zet tot nu toe (Scrabble); herhaal dit, of zet komma’s.
shell-option-rack = Het plankje, in notatie.
shell-option-opened = Of deze speler al is uitgekomen.
shell-option-history = Woorden die eerder in het spel zijn gemaakt.
shell-option-words = Alleen deze woorden tellen.
shell-option-extra-words = Woorden die naast het woordenboek tellen.
shell-option-words-file = Een bestand met woorden, in plaats van het woordenboek.
shell-option-language = De taal van de woorden.
shell-option-option = Een huisregel.
shell-option-cases = Per regel een geval in JSON; - is de standaardinvoer.
shell-option-json = Antwoord met één JSON-object.
shell-option-bench-words-file = De woorden, één per regel, gewoon of gzip.
shell-option-letters = De letterset; de huidige Nederlandse tenzij anders gezegd.
shell-option-rounds = Hoe vaak er gezocht wordt; de snelste telt.
shell-option-gcg-letters = De letterset; anders wordt die uitgezocht.
shell-option-gcg-words = Noem woorden die dit woordenboek niet heeft.
shell-option-gcg-words-file = Noem woorden die dit bestand (een woord per regel) niet heeft.
shell-option-write = Schrijf het streng: een bestand, een map of -.
shell-option-mend = Schrijf de punten van de regels in plaats van de genoteerde.
shell-option-gcg-json = Antwoord met één JSON-object per bestand.
shell-option-play = De hele tafel na de beurt, of de zet (Scrabble).
shell-option-picture-play = De zet om te tonen, zoals judge die leest.
shell-option-caption = Wat erboven staat.
shell-option-out = Waar het heen gaat; - is de standaarduitvoer.
shell-option-puzzle-play = Je antwoord; zonder word je ernaar gevraagd.
shell-option-answer = Opgeven: toon de beste zet.
shell-option-date = Van deze dag; anders die van vandaag.
shell-option-level = Hoe moeilijk; anders maakt het niet uit.
shell-option-puzzle-language = Alleen in deze taal.
shell-option-count = Puzzels van elk niveau.
shell-option-games = Hoeveel spellen er hoogstens gespeeld worden, per taal.
shell-option-seed = Een ander geheim getal geeft andere puzzels.
shell-option-into = Waar het geschreven wordt; standaard in het pakket.
shell-option-review-seconds = Bedenktijd per beurt, in seconden.
shell-option-review-json = Antwoord met JSON, een regel per beurt.
shell-option-data = Map voor de spellen.
shell-option-port = Of de eerstvolgende vrije.
shell-option-no-browser = Druk alleen het adres af.
shell-option-play-host = Adres om op te luisteren: met 0.0.0.0 kunnen telefoons in huis het openen, met 127.0.0.1 alleen deze computer. Zonder deze optie wordt het één keer gevraagd.
shell-option-host = Adres om op te luisteren.
shell-option-bot = Een programma dat aan een tafel als bot te kiezen is: het leest per regel een stand als JSON en antwoordt per regel een zet; herhaal de optie voor meer.
shell-option-bot-seconds = Seconden die zo’n programma per zet heeft.
shell-option-objective = De meeste stenen, of de meeste waarde.
shell-option-other-rack = Scrabble, als de pot leeg is: wat op het andere plankje staat.
shell-option-passed = De ander heeft net gepast, zodat een pas het spel beëindigt.
shell-option-solve-seconds = Bedenktijd in seconden; 10 tenzij anders gezegd.
shell-option-nodes = Zoekstappen, hoogstens, in plaats van een tijd: hetzelfde antwoord op elke machine.
shell-option-commit = De vingerafdruk die werd getoond voordat de eerste steen getrokken werd.
shell-option-seen = Een verslag dat je tijdens het spel bewaarde.
shell-option-no-verbs = Laat weg wat alleen een werkwoord is.
shell-option-no-plurals = Laat weg wat alleen een meervoud is.
shell-option-no-diminutives = Laat weg wat alleen een verkleinwoord is.
shell-option-names = Namen tellen ook.
shell-option-with-pronouns = Spaanse werkwoorden met aangehechte voornaamwoorden tellen ook.
shell-option-min-length = Kortere woorden tellen niet.
shell-option-extra = Dit woord telt ook.
shell-option-ban = Dit woord telt niet.
shell-option-theme = Alleen deze woorden: { $themes }, of een bestand.
shell-option-compounds = Of een geoorloofde samenstelling (Nederlands, Duits) telt.
shell-option-drop-umlauts = De Duitse Ä wordt als A gelegd, niet als A E.
shell-option-tiles = Letters met een teken die een eigen steen hebben, zoals ÇÑ.
shell-option-words-json = Antwoord in JSON.
shell-option-no-hurtful = Kwetsende woorden tellen niet.
shell-option-anagram = Al deze letters, in welke volgorde ook; een vraagteken is een joker.
shell-option-words-letters = Een deel van deze letters; een vraagteken is een joker.
shell-option-sort = Eerst de gewoonste, de langste of A.
shell-option-all-words = Ook kwetsende woorden.
shell-option-players = De spelers, met komma’s ertussen: niveaus van bots, greedy, hoarder en andere, of de naam van een programma.
shell-option-pairs = Delingen; elk wordt voor elke volgorde aan tafel één keer gespeeld.
shell-option-arena-seed = Een ander getal deelt andere stenen.
shell-option-seats = Plaatsen aan tafel.
shell-option-arena-bot = Een programma dat speelt: het leest per regel een stand als JSON en antwoordt per regel een zet.
shell-option-arena-seconds = Seconden om over een beurt na te denken, in plaats van stappen.
shell-option-arena-nodes = Stappen van het zoeken per beurt; hetzelfde getal speelt dan dezelfde partijen.
shell-option-until = Stop zodra bekend is of het aandeel van de eerste speler hierboven of hieronder ligt, zoals above:0.55.
shell-option-jobs = Processen; zonder deze optie zoveel als er kernen zijn.
shell-option-on = Een Ray-cluster om op te spelen: ray://host:10001, host:6379, of local voor een op deze machine.
shell-option-arena-out = Een CSV-bestand waaraan partijen worden toegevoegd en van waaruit een wedstrijd verdergaat.
shell-option-plot = Teken een afbeelding: .png, .svg of .html.
shell-option-arena-json = Antwoord met één JSON-object per paar.
