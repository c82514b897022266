## The card of a puzzle of the day, the archive, and puzzles without a network

puzzles-level-gentle = Heel makkelijk
puzzles-share = Delen
puzzles-card = Je kaartje
puzzles-card-say = Er staat niets op dat het antwoord verraadt.
puzzles-card-copy = Kopieer de tekst
puzzles-card-picture = Bewaar het plaatje
puzzles-card-send = Versturen
puzzles-card-invite = Vind jij hem ook?
puzzles-card-tries = { $tries ->
    [1] 1 poging
   *[other] { $tries } pogingen
 }
puzzles-card-hints = { $hints ->
    [1] 1 hint gevraagd
   *[other] { $hints } hints gevraagd
 }
puzzles-card-streak = { $days ->
    [1] 1 dag op rij
   *[other] { $days } dagen op rij
 }
puzzles-gave-points = { $got ->
    [1] Het antwoord was 1 punt waard
   *[other] Het antwoord was { $got } punten waard
 }
puzzles-gave-tiles = { $got ->
    [1] Het antwoord legde 1 steen
   *[other] Het antwoord legde { $got } stenen
 }
puzzles-archive = Eerdere puzzels
puzzles-archive-say = Elke dag die geweest is, kun je nog spelen. Dagen op rij tellen alleen op de dag zelf.
puzzles-month-before = Vorige maand
puzzles-month-after = Volgende maand
puzzles-back-to-today = Terug naar vandaag
puzzles-day-solved = opgelost
puzzles-day-later = later opgelost
puzzles-day-shown = antwoord gezien
puzzles-day-open = nog niet opgelost
puzzles-day-waits = wacht op het netwerk
puzzles-done-later = Later opgelost
puzzles-done-waits = Gevonden: wacht op het netwerk
puzzles-alone = Geen netwerk. Deze puzzels zijn vooraf opgehaald; je antwoord wordt op dit apparaat nagekeken.
puzzles-alone-check = Geen netwerk: leg je antwoord en druk op Kijk na.
puzzles-alone-less = Nog niet: er is een betere zet.
puzzles-alone-right = Gevonden, voor zover dat zonder server te zien is! Het telt voor vandaag zodra het netwerk terug is.
puzzles-alone-unsure = Dat is zonder netwerk niet na te kijken.
puzzles-alone-hint = Hints en het antwoord komen van de server: die wachten op het netwerk.
puzzles-alone-refused = { $family }, { $date }: de scheidsrechter heeft je antwoord bekeken, en het klopt niet. { $why }
puzzles-alone-trainer = De trainer en eerdere puzzels hebben het netwerk nodig.
puzzles-alone-not-here = Deze puzzel is niet opgehaald, en er is nu geen netwerk.
puzzles-alone-short = Geen netwerk
