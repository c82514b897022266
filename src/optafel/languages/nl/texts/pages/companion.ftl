## Naast de doos: een pagina voor wie met echte stenen speelt

companion-title = Bij je eigen doos
companion-say = Jullie spelen met echte stenen; deze pagina houdt de klok en de punten bij, zoekt woorden op en beslecht ruzies. Welke doos ligt er op tafel?
companion-boxes = Dozen
companion-tabs = Bij je eigen doos
companion-tab-players = Spelers
companion-tab-clock = Klok
companion-tab-scores = Punten
companion-tab-words = Woorden
companion-tab-legal = Mag dit?
companion-away = De server is nu niet bereikbaar. Alles wat je opschrijft blijft op dit apparaat bewaard en wordt geteld zodra hij terug is; de klok loopt gewoon door.

## Spelers

companion-house-rules = Huisregels
companion-add-player = Nog een speler
companion-players-fixed = Dit blad is begonnen. Begin een nieuw blad om te veranderen wie er meespeelt; namen kun je altijd aanpassen.
companion-begins = Wie begint?
companion-draw-for-us = Trek voor ons
companion-we-drew = We hebben zelf getrokken
companion-who-begins = Wie begint?
companion-begins-hand = Of kies zelf
companion-begins-said = { $name } begint.
companion-to-clock = Door naar de klok
companion-again = Trek opnieuw: { $names }.

## Klok

companion-start = Tik om de klok te starten
companion-go-on = Tik om verder te gaan
companion-tap-ends = Tik als de beurt voorbij is. Hierna: { $name }
companion-time-up = De tijd is om!
companion-when-up = Wat gebeurt er als de tijd om is?
companion-turn-back = Terug naar de vorige speler
companion-late = tijd om
companion-penalty = { $tiles ->
    [one] +{ $tiles } steen
   *[other] +{ $tiles } stenen
 }
companion-order = Beurtvolgorde
companion-has-opened = uitgekomen
companion-not-open = nog niet uitgekomen
companion-last-turn = laatste beurt
companion-up-unfinished = Niet op tijd klaar
companion-up-untouched = Er was nog niets aangeraakt
companion-up-finished = Het was net op tijd klaar
companion-was-late = De tijd was om, niet klaar
companion-began = { $name } begon.
companion-clock-rests = De plankjes worden geteld; de klok staat stil.
companion-to-scores = Naar de punten
companion-what-scored = Wat leverde de beurt van { $name } op?
companion-more-unwritten = { $count ->
    [one] Daarna moet nog één beurt worden opgeschreven.
   *[other] Daarna moeten nog { $count } beurten worden opgeschreven.
 }

## Punten

companion-opened = Wie is er al uitgekomen?
companion-who-out = Wie heeft de laatste steen gelegd?
companion-nobody-out = Niemand
companion-left-numbers = Wat hebben de anderen nog over? Typ de stenen (R7 K13 *), tik ze aan op het toetsenblok, of schrijf alleen de punten op.
companion-left-letters = Wat is er nog over op elk plankje? Typ de letters (@ is een joker), of alleen de punten die ze kosten. Niets over: 0.
companion-left-of = Over bij { $name }
companion-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
companion-own-scores = We hebben de scores zelf uitgerekend
companion-own-scores-say = Ze worden nagekeken: of ze optellen tot 0, en of ze kloppen met de plankjes als je die ook opschrijft.
companion-turn-of = Wie is er aan de beurt?
companion-turn-words = Punten, of de nieuwe woorden
companion-turn-words-hint = 6, of HOUTEN
companion-turn-crossword = Punten, of de zet
companion-turn-crossword-hint = 12, of 8D TAART
companion-whole-rack = Het hele plankje in één beurt (× { $factor })
companion-write = Schrijf op
companion-no-play = Geen zet
companion-passed = Gepast
companion-exchanged = Geruild
companion-pot-empty = De laatste steen uit de pot is gepakt
companion-pot-is-empty = De pot is leeg
companion-count = Tel wat er over is
companion-play-on = Terug naar de beurten
companion-next-game = Volgend spel
companion-back-to-game = Terug naar het lopende spel
companion-change-of = Beurt { $number }, van { $name }
companion-change-turn = Verander deze beurt van { $name }: { $points } { $word }
companion-change-game = Verander spel { $number }
companion-done = Klaar
companion-drop-turn = Streep weg
companion-row-game = Spel { $number }
companion-row-left = Over
companion-row-so-far = Tot nu toe
companion-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de winst.
 }
companion-leads = { $count ->
    [one] { $names } staat voor
   *[other] { $names } staan samen voor
 } na { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }.
companion-not-opened = Nog niet uitgekomen: { $names }. Het eerste woord heeft ten minste { $letters } letters.
companion-older = { $count ->
    [one] Eén eerdere opmerking
   *[other] { $count } eerdere opmerkingen
 }
companion-weight-wrong = Fout:
companion-weight-odd = Kijk nog eens:
companion-weight-missing = Ontbreekt:
companion-weight-note = Uitleg:
companion-save = Bewaar de uitslag
companion-is-saved = Bewaard
companion-csv = Tabel (CSV)
companion-png = Plaatje (PNG)
companion-print = Druk af
companion-clear = Nieuw blad
companion-clear-sure = Nog niet bewaard. Echt opnieuw beginnen?
companion-clear-saved = Een nieuw blad beginnen?
companion-saved = Bewaarde uitslagen
companion-forget = Gooi deze uitslag weg
companion-go-on-sheet = Ga verder met dit blad
companion-saved-name = Hoe noemen jullie het?
companion-not-here = Deze uitslag staat niet (meer) op dit apparaat.
companion-thrown = “{ $name }” is weggegooid.
companion-have-back = Haal terug
companion-sheet-lies = Er is al een blad begonnen
companion-file = punten

## Stenen typen en aantikken

companion-pad = Tik stenen aan: { $field }
companion-pad-colour = Kleur
companion-pad-next = Volgende combinatie
companion-pad-back = Haal de laatste weg
companion-ink-k = Zwart
companion-ink-r = Rood
companion-ink-b = Blauw
companion-ink-y = Geel

## Woorden

companion-word = Over welk woord twijfelen jullie?
companion-does-it-count = Telt het?
companion-counts = { $word } telt.
companion-counts-not = { $word } telt niet.
companion-let-count = Laat het hier tellen
companion-leave-out = Hier telt het niet
companion-word-rules = Wat telt aan deze tafel

## Mag dit?

companion-legal-numbers = K is zwart, R rood, B blauw, Y geel: R7, K13, of voluit: rood 7, joker. Een joker is *. Zet | tussen combinaties.
companion-legal-words = Schrijf woorden met een spatie ertussen. @ is een joker; een kleine letter in een woord is een joker die voor die letter ligt.
companion-legal-crossword = Rijen zijn 1 tot en met 15, kolommen A tot en met O. 8D TAART loopt vanaf rij 8 naar rechts, D8 TAFEL vanaf kolom D naar beneden. Een kleine letter is een blanco, op het plankje is dat ?.
companion-lay-there = Wat lag er voor de beurt?
companion-lay-there-numbers = B8 B9 B10 | R4 K4 Y4
companion-lay-there-words = GANG UIT
companion-lay-there-crossword = 8D TAART, E7 TAFEL
companion-on-rack = Wat stond er op het plankje?
companion-on-rack-numbers = B11 K8 Y8
companion-on-rack-words = ENLS
companion-on-rack-crossword = OSTPAR?
companion-lies-there = Wat ligt er nu, alles bij elkaar?
companion-lies-there-numbers = B9 B10 B11 | B8 K8 Y8 | R4 K4 Y4
companion-lies-there-words = UITGANGEN
companion-laid-crossword = Wat is er gelegd?
companion-lies-there-crossword = 12C POST
companion-had-opened = De speler was al uitgekomen
companion-judge = Mag dit?
companion-empty = Maak leeg
# What one may type for the colours and a joker; leave the signs after = as they are.
companion-type-inks = zwart=K z=K rood=R blauw=B geel=Y g=Y oranje=Y joker=*
companion-no-tile = “{ $read }” is geen steen: kijk nog eens bij “{ $field }”.
companion-legal-yes = Ja, dat mag.
companion-legal-no = Nee, dat mag niet.

## One set or one word
companion-one-numbers = Is dit een combinatie?
companion-one-words = Is dit een woord?
companion-one-crossword = Is dit een woord?
companion-one-numbers-place = R7 R8 * R10
companion-one-words-place = REGENBOOG
companion-one-set-yes = Ja, dat is een combinatie.
companion-one-set-no = Nee, dat is geen combinatie.
companion-one-word-yes = Ja, { $word } telt.
companion-one-word-no = Nee, { $word } telt niet.
companion-whole-turn = Een hele beurt laten beoordelen
