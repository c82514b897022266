## De pagina: overal

close = Sluiten
coming = Een ogenblik…
to-home = Naar de spellen
to-overview = Naar het overzicht
settings = Instellingen
settings-language = Taal
settings-theme = Licht of donker
theme-auto = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
settings-docs = Hoe alles werkt
settings-sound = Geluid
settings-explains = Leg uit terwijl ik speel
your-name = Je naam
name-placeholder = Hoe mogen we je noemen?
me = Ik
guest = Gast
you = Jij
offline-now = De speeltafel is nu niet te bereiken.
page-misread = De server zei iets dat deze pagina niet kan lezen. Laad de pagina opnieuw: misschien is er een nieuwere versie.
newer-page = Er is een nieuwere versie van deze pagina. Je partijen blijven bewaard.
newer-take = Nu laden
newer-later = Straks
try-again = Probeer het nog eens
rulebook-place = spelregelboek { $book }, “{ $heading }”
why = Waarom?

## De gedrukte boekjes, zoals een speler ze noemt

book-000 = Boekje van Woord-Rummikub
book-001 = Boekje van Rummikub met speciale jokers
book-002 = Boekje van Scrabble
book-003 = Boekje van Woord-Rummikub uit 2023
book-004 = Boekje van Rummikub (Sabra)

## Spellen

rulebook-rummikub-sabra = Rummikub, Sabra-regels
rulebook-rummikub-jokers = Rummikub met speciale jokers
rulebook-woord-sabra = Woordspel, Sabra-regels
rulebook-woord-international = Woordspel, internationale regels
rulebook-word-2023 = Woordspel, opening met zes letters
rulebook-scrabble-nl = Scrabble, Nederlands spelregelboek
about-rummikub-sabra = Leg series en rijtjes van cijfers en verleg alles wat op tafel ligt om je stenen kwijt te raken.
about-rummikub-jokers = Dezelfde tafel met jokers die dubbel tellen, van kleur veranderen of spiegelen, in rondes gespeeld.
about-woord-sabra = Bouw woorden, haal ze uit elkaar en bouw langere. Het langste nieuwe woord telt.
about-woord-international = Wie een woord breekt, laat een woord achter. Tot vijftig punten.
about-word-2023 = Open met zes letters en verleg daarna vrij. Vijf talen.
about-scrabble-nl = Woorden die elkaar kruisen op een bord met premievakjes.
games = Spellen
players-range = { $least } tot { $most } spelers
play-now = Speel nu
play-now-of = Speel nu: { $game }
set-up = Instellen
set-up-of = Instellen: { $game }
your-games = Je partijen
forget-game = Vergeet deze partij
home-say = Legspellen volgens het boekje, aan je eigen tafel.
home-foot = Spelnamen zeggen alleen welk spelregelboek bedoeld is; ze zijn van hun eigenaars.

## Een tafel instellen

setup-players = Wie speelt er mee
setup-rules = Klok en huisregels
setup-clock = Tijd per beurt
clock-none = Geen klok
clock-seconds = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
 }
clock-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
 }
clock-book = { $time } (boekje)
add-bot = Bot
add-friend = Vriend via link
add-hotseat = Op dit apparaat
hotseat-name = Naam van de speler
player-number = Speler { $number }
seat-invite = Een vriend, via een link
remove-seat = Haal { $name } weg
level-of = Niveau van { $name }
level-beginner = Beginner
level-casual = Gemiddeld
level-strong = Sterk
level-master = Meester
level-champion = Kampioen
option-opening-value = Punten om uit te komen
option-opening-goes-on = Doorspelen in de beurt waarin je uitkomt
option-joker-penalty = Een joker op een plankje telt voor
option-time-out-penalty = Strafstenen als de tijd om is
too-few = Dit spel vraagt minstens { $least } spelers.
make-table = Zet de tafel klaar
start = Begin
join-title = Speel mee: { $game }
join-plain = Speel mee
join-there = Al aan tafel: { $names }.
sit-down = Schuif aan

## Wachten op vrienden

waiting-title = Wachten op vrienden
waiting-here = Iedereen heeft een plaats
waiting-say = Stuur deze link, of laat een telefoon naar de code kijken. Het spel begint als alle plaatsen bezet zijn.
invite-link = Uitnodigingslink
invite-code = De uitnodigingslink als code om te scannen
copy-link = Kopieer de link
copied = Gekopieerd
seat-open = Vrije plaats
fill-with-bot = Zet hier een bot neer
start-without = Begin met { $count }

## Aan tafel

table-label = Tafel
rack-label = { $count ->
    [0] Je plankje is leeg
    [one] Je plankje, 1 steen
   *[other] Je plankje, { $count } stenen
 }
row-whole = Combinatie { $number }: { $tiles }
row-partial = Combinatie { $number }, nog niet af: { $tiles }. { $why }
players = Spelers
seat-you = jij
pot = Pot
pot-left = { $count ->
    [one] Nog 1 steen in de pot
   *[other] Nog { $count } stenen in de pot
 }
seat-tiles = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
 }
seat-not-opened = nog niet uitgekomen
seat-score = stand { $score }
seat-gone = is er even niet
seat-away = een bot speelt door
seat-resigned = gaf het op
clock-left = { $seconds ->
    [one] nog 1 seconde
   *[other] nog { $seconds } seconden
 }
actions = Wat je in je beurt kunt doen
take-back = Eén stap terug
reset-turn = Deze beurt opnieuw
sort-colour = Sorteer op kleur
sort-number = Sorteer op cijfer
draw = Pak een steen
draw-short = Pak
end-turn-short = Klaar
take-back-first = Neem eerst terug wat je hebt gelegd: stap voor stap, of begin deze beurt opnieuw.
pass = Pas
end-turn = Beurt klaar
your-turn = Jouw beurt. Leg stenen, of pak er een.
your-turn-open = Jouw beurt. Leg { $need } punten van je plankje om uit te komen, of pak een steen.
opening-so-far = Leg { $need } punten om uit te komen: je hebt er nu { $value }.
turn-of = { $name } is aan de beurt.
turn-legal = { $count ->
    [one] Een geldige beurt, met 1 steen van je plankje.
   *[other] Een geldige beurt, met { $count } stenen van je plankje.
 }
asking = De scheidsrechter kijkt het na…
sending = Je zet is onderweg…
sending-later = Je zet is bewaard en gaat weg zodra de verbinding er weer is.
paused = Het spel is gepauzeerd.
game-over = Het spel is uit.
look-at-table = Bekijk de tafel
pause = Pauze
resume = Verder
begins = { $who ->
    [you] Jij trok { $tile } en begint.
   *[other] { $name } trok { $tile } en begint.
 }
aim-lifted = { $count ->
    [one] 1 steen in de hand. Kies een plaats met de pijlen en leg hem neer met Enter.
   *[other] { $count } stenen in de hand. Kies een plaats met de pijlen en leg ze neer met Enter.
 }
aim-rack = Terug naar het plankje
see-again = Bekijk nog eens wat er sinds je beurt gebeurde
see-again-short = Nog eens
reconnecting = Verbinding kwijt. Alles is bewaard; even geduld…
hand-over = { $name }, jij bent aan de beurt
hand-over-say = Pak het apparaat. De anderen kijken even weg.
hand-over-ready = Ik ben { $name }
resign = Opgeven
resign-sure = Echt opgeven?
gone-title = Deze tafel bestaat niet
no-seat = Deze browser heeft geen plaats aan die tafel. Vraag om een uitnodigingslink.

## Stenen, voorgelezen

tile-k = zwarte { $number }
tile-r = rode { $number }
tile-b = blauwe { $number }
tile-y = gele { $number }
joker-classic = joker
joker-double = dubbele joker
joker-colour = kleurveranderjoker
joker-mirror = spiegeljoker
tile-stands = { $tile } voor { $stands }

## Het verloop

log = { $count ->
    [0] Nog geen beurten
    [one] 1 beurt tot nu toe
   *[other] { $count } beurten tot nu toe
 }
log-played = { $who ->
    [you] { $count ->
        [one] Je legde 1 steen.
       *[other] Je legde { $count } stenen.
     }
   *[other] { $count ->
        [one] { $name } legde 1 steen.
       *[other] { $name } legde { $count } stenen.
     }
 }
log-drew = { $who ->
    [you] Je pakte een steen.
   *[other] { $name } pakte een steen.
 }
log-passed = { $who ->
    [you] Je paste.
   *[other] { $name } paste.
 }
log-timed-out = { $who ->
    [you] Je tijd was om.
   *[other] De tijd van { $name } was om.
 }
log-resigned = { $who ->
    [you] Je gaf het op.
   *[other] { $name } gaf het op.
 }
log-other = { $name }: { $kind }

## Het einde

announce-your-turn = Jij bent aan de beurt.
announce-over = Het spel is uit.
won-you = Je hebt gewonnen!
won-by = { $name } heeft gewonnen
won-shared = Gedeelde winst
reason-went-out = { $who ->
    [you] Je legde je laatste steen en krijgt { $score ->
        [one] 1 punt
       *[other] { $score } punten
     }.
   *[other] { $name } legde de laatste steen en krijgt { $score ->
        [one] 1 punt
       *[other] { $score } punten
     }.
 }
reason-blocked = { $who ->
    [you] Niemand kon meer leggen. Jouw plankje was het lichtst.
   *[other] Niemand kon meer leggen. { $name } had het lichtste plankje.
 }
reason-resigned = De anderen gaven het op.
reason-scoreless = Zoveel beurten op rij brachten geen punten op dat het spel uit is.
score-sheet = Scoreblad
sheet-game = Spel
sheet-total = Totaal
sheet-won = Spellen gewonnen
left-of = Over bij { $name }
rematch = Nog een keer
rematch-waits = Wachten op de anderen…
rematch-asked = Graag nog een keer: { $names }.
save-record = Bewaar het verslag
save-gcg = Bewaar als GCG

## Een eerste spel legt zichzelf uit

lesson-quiet = Geen uitleg meer
lesson-wait = Kijk wat de anderen doen. Drie of meer op een rij van één kleur is een serie; één cijfer in verschillende kleuren is een rijtje.
lesson-watch = Wat in de laatste beurt is gelegd, heeft een gouden rand. Schik intussen je plankje: sleep, of sorteer op kleur of cijfer.
lesson-sets = Een serie is drie of meer opeenvolgende cijfers van één kleur; een rijtje is één cijfer in drie of vier kleuren. Sleep stenen naar de tafel, of tik ze aan en dan de tafel.
lesson-opening = Je eerste combinaties komen alleen van je plankje en zijn samen { $need } punten waard. Niets te leggen? Pak een steen.
lesson-put = Tik nu waar ze heen moeten: een combinatie, de lege tafel of je plankje.
lesson-partial = De streepjeslijn staat om een combinatie die nog niet af is. Raak die aan om te zien wat er ontbreekt.
lesson-back = Elke stap kun je terugnemen tot je de beurt afsluit.
lesson-end = Alles is af. Sluit je beurt af, of leg nog meer.
lesson-table = Je mag nu aanleggen bij wat er ligt, combinaties splitsen en verleggen, als aan het eind alles maar af is.
lesson-joker = Een joker kan voor elke steen liggen. Leg de steen waar hij voor ligt op zijn plek en gebruik de joker in een andere combinatie.
lesson-choose = Dubbelklik op een steen voor de hele combinatie; houd er op een aanraakscherm een ingedrukt voor die steen en alles erachter.

## Hints

hint = Geef me een hint
hint-more = Vertel meer
hint-thinking = Er wordt een hint gezocht…
hint-game-draw = Dat is het beste voor nu. Voor de hele partij is achterhouden en pakken beter.
hint-game-pass = Dat is het beste voor nu. Voor de hele partij is passen beter.
hint-game-play = Dat is het beste voor nu. Voor de hele partij is dit beter: { $sets }
hint-where = { $count ->
    [0] Er kan iets gelegd worden zonder de tafel te veranderen. Vraag nog eens om te zien welke stenen.
    [one] Kijk naar de combinatie die oplicht. Vraag nog eens om te zien welke stenen.
   *[other] Kijk naar de { $count } combinaties die oplichten. Vraag nog eens om te zien welke stenen.
 }
hint-where-board = { $count ->
    [one] Kijk naar de letter die oplicht: daar past een goed woord aan. Vraag nog eens om te zien welke stenen.
   *[other] Kijk naar de { $count } letters die oplichten: daar past een goed woord aan. Vraag nog eens om te zien welke stenen.
 }
hint-where-first = Het eerste woord gaat over het vakje dat oplicht. Vraag nog eens om te zien welke stenen.
hint-exchange-tiles = { $count ->
    [one] Ruil de steen die op je plankje oplicht.
   *[other] Ruil de { $count } stenen die op je plankje oplichten.
 }
square-hinted = { $square }, kijk hier
hint-tiles = { $count ->
    [one] De steen die op je plankje oplicht kan gelegd worden. Vraag nog eens om te zien hoe.
   *[other] De { $count } stenen die op je plankje oplichten kunnen gelegd worden. Vraag nog eens om te zien hoe.
 }
hint-laid = Zo ligt het. Sluit je beurt af, of neem het terug en probeer zelf iets.
hint-common = { $got ->
    [one] Met gewone woorden: { $word }, voor 1 punt.
   *[other] Met gewone woorden: { $word }, voor { $got } punten.
 }
hint-draw = Er kan niets gelegd worden: pak een steen.
hint-pass = Er kan niets gelegd worden: pas.
hint-exchange = Er kan niets goeds gelegd worden: ruil stenen.

## Partijen van meer spellen

setup-rounds = Rondes
rounds-games = { $rounds ->
    [one] 1 ronde, { $games } spellen
   *[other] { $rounds } rondes, { $games } spellen
 }
sheet-round = Ronde { $round }
match-so-far = Spel { $played } van { $games }. Aan kop: { $names }.
match-won = Eindwinnaar: { $names }.
next-game = Volgend spel

# De pagina’s naast de tafel: go-NAME is de naam, go-NAME-say wat je er vindt.
beside = Meer dan een tafel
go-puzzles = Puzzels
go-puzzles-say = Vind de ene beste zet: drie per dag, en zo veel je wilt.
go-learn = Leer de spellen
go-learn-say = De zes boekjes in het kort, met voorbeelden om te proberen.
go-companion = Bij je eigen doos
go-companion-say = Klok, scoreblad en scheidsrechter voor een tafel met echte stenen.
go-fair = Was het eerlijk?
go-fair-say = Reken van een gespeelde partij elke getrokken steen na.
fair-of-game = Reken het schudden na
read-more = Lees meer
setup-learn = Wat het boekje zegt
go-review = Bekijk een partij nog eens
go-review-say = Stap door een verslag: wat het beste was en waar het kantelde.
review-game = Terugblik
share-line = Stuur deze stelling door

## Your games
forget = Vergeten
forget-sure = Deze partij is nog bezig. Vergeet je haar, dan ben je je plaats kwijt.
forget-not = Bewaren
forgotten = { $game }: vergeten.
forget-undo = Toch bewaren
finished-games = { $count ->
    [1] 1 gespeelde partij
   *[other] { $count } gespeelde partijen
 }

## The first turns
lesson-can-open = Je kunt nu uitkomen, met { $need } punten van alleen je plankje. Zie je ze? Het lampje wijst de weg.
lesson-cannot = Je kunt deze beurt niets leggen: pak een steen.
joker-say-classic = Een joker staat voor elke steen. Wie die steen heeft, mag hem ervoor in de plaats leggen en de joker opnieuw gebruiken.
joker-say-double = De dubbele joker staat voor twee stenen tegelijk: twee buren in een serie, of twee ontbrekende kleuren in een rijtje.
joker-say-colour = De kleurveranderjoker past alleen in series. Hij is één cijfer van de serie; na hem gaat de serie verder in een andere kleur.
joker-say-mirror = De spiegeljoker ligt in het midden: wat aan de ene kant ligt, ligt gespiegeld ook aan de andere kant.

## The rules at the table
rules-of-game = Spelregels van dit spel
table-rules = Hoe deze tafel speelt
rules-by-book = Alles zoals in het boekje.
rules-rest = Verder alles zoals in het boekje.
rule-yes = ja
rule-no = nee
more-rules = { $count ->
    [1] Nog 1 huisregel
   *[other] Nog { $count } huisregels
 }
left-counts = Het plankje van { $name } telt { $points }
unfold = Alles tonen
fold = Minder tonen
