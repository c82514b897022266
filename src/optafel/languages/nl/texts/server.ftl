## Tafels: wie waar zit, en wat nu niet kan

refuse-no-such-table = Deze tafel bestaat niet. Kijk de link na, of vraag om een nieuwe.
refuse-no-such-seat = Er is geen plaats { $seat } aan deze tafel: verwacht werd 0 tot en met { $most }.
refuse-no-such-past-game = Spel { $game } van deze tafel is er niet of nog niet uit: er zijn er { $most } afgelopen.
refuse-no-such-rulebook = Er is geen spelregelboek “{ $read }”. Verwacht: { $rulebooks }.
refuse-no-such-level = Er is geen botniveau “{ $read }”. Verwacht: { $levels }.
refuse-no-such-phrase = “{ $read }” is niet een van de zinnetjes. Verwacht: { $phrases }.
refuse-one-seat-is-yours = Een tafel heeft één plaats van de soort “me”, deze heeft er { $count }.
refuse-wrong-number-of-seats = Dit spel wordt gespeeld door { $fewest } tot { $most } spelers, niet door { $seats }.
refuse-bad-option = Huisregel “{ $name }”: verwacht werd { $expected }.
refuse-bad-table = Deze tafel kan niet worden klaargezet: { $why }.
refuse-unknown-key = Deze sleutel hoort bij geen plaats aan deze tafel. Misschien heeft iemand anders de plaats overgenomen.
refuse-unknown-invite = Deze uitnodiging is niet voor deze tafel. Kijk na of de link volledig is.
refuse-unknown-watch = Met deze link kun je niet bij deze tafel meekijken. Kijk na of hij volledig is.
refuse-no-seat-open = Alle plaatsen aan deze tafel zijn bezet.
refuse-no-such-code = Geen tafel heeft de code “{ $read }”. Een code heeft { $length } tekens; kijk hem na of vraag om de link.
refuse-note-changed = Een ander apparaat van jou heeft dit net veranderd. Het wordt opnieuw gelezen.
refuse-too-many-notes = Er wordt te veel van je bewaard: hoogstens { $most } dingen.
refuse-seat-taken = Daar zit iemand: alleen die speler kan de plaats afstaan.
refuse-last-person = Je bent de enige mens aan deze tafel. Geef op, of zet de plaats open voor iemand anders.
refuse-blank-name = Een naam heeft minstens één letter die je kunt zien.
refuse-table-closed = Aan deze tafel komt niemand meer bij. Vraag wie de tafel opzette om hem weer open te stellen.
refuse-handover-asked = Iemand heeft voor deze plaats al iets anders gevraagd. Stem daarmee in, of wacht even.
refuse-only-opener = Dat kan alleen wie deze tafel heeft opgezet.
refuse-opener-has-no-seat = Neem eerst je eigen plaats terug.
refuse-no-guest = Op die plaats zit geen gast.
refuse-too-many-invites = Er zijn nog { $most } uitnodigingen die niemand heeft gebruikt. Deel die eerst uit, of vernieuw de uitnodigingslink: dan vervallen ze.
refuse-enough-for-now = Dat is vanaf deze plaats in dit spel al { $most } keer gedaan. In het volgende spel kan het weer.
refuse-game-too-long = Dit spel duurt al meer dan { $most } beurten zonder einde. Leg iets, of geef op.
refuse-table-full = Aan deze tafel is zoveel gespeeld dat er geen spel meer bij kan. Zet een nieuwe tafel op.
refuse-muted = Wie deze tafel heeft opgezet, heeft je het zwijgen opgelegd: wat je zegt, komt niet over.
refuse-too-few-players = { $players ->
    [one] Eén speler is
   *[other] { $players } spelers zijn
 } te weinig: voor dit spel zijn er minstens { $fewest } nodig.
refuse-not-begun = Het spel is nog niet begonnen.
refuse-has-begun = Het spel is al begonnen.
refuse-hints-off = Aan deze tafel wordt zonder hints gespeeld.
refuse-game-not-over = Het spel is nog niet uit.
refuse-no-gcg = GCG bestaat alleen voor Scrabble. Vraag het verslag in onze eigen vorm.
refuse-paused = Het spel is gepauzeerd. Hervat het eerst.
refuse-stale = De tafel is intussen veranderd. Kijk nog eens en beslis dan.
refuse-only-watching = Je kijkt mee: dat kan alleen wie aan tafel zit.
refuse-hello-first = Meld je eerst, met de sleutel van een plaats of een link om mee te kijken.
refuse-play-too-long = Deze zet heeft { $letters } tekens; met alle stenen van een doos zouden het er minder dan { $most } zijn.
refuse-draft-unreadable = Deze tafel is niet te lezen: { $read }. Verwacht werd een lijst van combinaties of woorden.

## De server

refuse-not-json = Dit is geen JSON: { $read }
refuse-unknown-message = Dit bericht is niet te begrijpen: { $read }
refuse-bad-field = { $name }: “{ $read }” is niet wat werd verwacht ({ $expected }).
refuse-bad-request = { $name }: “{ $read }” is niet wat werd verwacht ({ $expected }).
refuse-bad-case = { $why }
refuse-bad-record = Regel { $line } van het verslag is niet te lezen: “{ $read }”. Verwacht: { $expected }.
refuse-message-too-long = Dit bericht heeft { $size } bytes, hoogstens { $most } mogen.
refuse-body-too-long = Dit is te lang om te lezen.
refuse-too-fast = Te veel berichten tegelijk. Wacht even.
refuse-took-too-long = Dit duurde langer dan { $seconds } seconden en is afgebroken. Vraag iets kleiners.
refuse-body-too-slow = Het verzoek was niet op tijd compleet. Stuur het opnieuw.
refuse-sheet-too-long = Het scoreblad heeft { $turns } beurten; er kunnen er hoogstens { $most } tegelijk worden geteld. Stuur minder spellen.
refuse-too-many-requests = Te veel verzoeken. Wacht een minuut.
refuse-too-many-tables = Te veel tafels tegelijk. Probeer het straks nog eens.
refuse-try-again = De tafel was net even niet te bereiken. Niets dat bevestigd is gaat verloren; probeer het nog eens.
refuse-not-found = Hier is niets.
refuse-method-not-allowed = { $method } kan hier niet.
refuse-internal = Er ging iets mis op de server. Niets dat bevestigd is gaat verloren.
page-not-built = De pagina is nog niet gebouwd: voer “make setup” uit.
docs-not-built = De documentatie zit niet in deze build: voer “make docs” uit.

## Beginnen en ophouden

serve-playing = optafel staat op { $address }
serve-ask-house = Mogen telefoons en andere apparaten in huis het ook openen?
serve-house = Andere apparaten in huis: { $address }
serve-no-house = Er is geen netwerk gevonden, dus geen telefoon kan het nog openen.
serve-only-here = Alleen deze computer kan het openen; met --host 0.0.0.0 kunnen telefoons in huis het ook.
serve-port-taken = (poort { $wanted } was bezet)
serve-stop-hint = Je partijen worden bewaard in { $folder }. Ctrl-C stopt.
serve-stopped = Gestopt. De volgende keer staan je partijen er weer.
serve-no-port = Geen vrije poort vanaf { $port } op { $host }: geef een andere met --port.
serve-bad-folder = { $folder } is niet te gebruiken voor de spellen ({ $why }). Geef een andere map met --data.
serve-bad-database = De database is niet te gebruiken: { $why }
serve-too-new = De spellen in { $folder } zijn geschreven door een latere versie van optafel ({ $found }; deze leest tot { $known }). Werk optafel bij, of geef een andere map met --data.
serve-in-use = Een andere optafel (proces { $process }) gebruikt de spellen in { $folder } al. Gebruik die, stop die eerst, of geef een andere map met --data.
serve-bad-setting = { $why }
serve-no-page = In deze versie zit geen pagina, dus er is niets om op te spelen. In de broncode bouwt “make play” haar; installeer elders een uitgegeven wheel. “optafel serve” start zonder, alleen voor de API.
serve-page-missing = De pagina is niet gebouwd, alleen de API geeft antwoord: voer “make setup” uit.

## Bewijzen dat een spel eerlijk was

verify-commit = Het geheime getal van dit spel heeft de vingerafdruk { $hash }.
verify-entropy = De spelers voegden { $texts } toe.
verify-start-draw = Wie begint: { $name } trok { $tile }.
verify-dealt = { $name } kreeg { $tiles }.
verify-draw = Beurt { $turn }: { $name } trok { $tiles }.
verify-fair = Eerlijk: het geheime getal is het beloofde, en elke getrokken steen volgt eruit.
verify-repeats = Elke getrokken steen volgt uit het geheime getal. Geef met --commit de vingerafdruk die je voor het spel zag, om te bewijzen dat dit het beloofde getal is.
verify-other-seed = Niet eerlijk: dit is niet het geheime getal dat voor het spel was beloofd.
verify-other-result = De uitslag in het verslag volgt niet uit de beurten.
verify-other-rack = Niet eerlijk: het plankje in het verslag dat je bewaarde volgt niet uit het geheime getal.

## Copies of the games

backup-done = Gekopieerd naar { $where }: { $tables ->
    [1] één tafel
   *[other] { $tables } tafels
 }, { $entries } regels, alle nagekeken.
backup-restored = Teruggezet in { $where }: { $tables ->
    [1] één tafel
   *[other] { $tables } tafels
 }, { $entries } regels, alle nagekeken.
backup-no-games = Er liggen geen spellen in { $folder }. Met --data noem je een andere map.
backup-in-the-way = Er liggen al spellen in { $folder }; er is niets veranderd. Verplaats ze eerst, of zet de kopie met --data in een andere map.
backup-damaged = De kopie is beschadigd; er is niets veranderd: { $why }
backup-failed = Kan { $file } niet lezen of schrijven: { $why }
backup-postgres-backup = De spellen staan in PostgreSQL, en dat kopieert zichzelf: { $command }
backup-postgres-restore = De spellen staan in PostgreSQL, en dat zet zichzelf terug: { $command }
