## Wat een beurt deed, voor wie het niet ziet

told-laid = { $who ->
    [you] Je legde { $tiles }.
   *[other] { $name } legde { $tiles }.
 }
told-place = { $way ->
    [across] Het begint op { $place } en gaat naar rechts.
   *[down] Het begint op { $place } en gaat naar beneden.
 }
told-score = { $name } { $score }
tile-hinted = { $tile }, volgens de hint
letter-worth = { $letter }, { $value ->
    [one] 1 punt
   *[other] { $value } punten
 }
square-blank = { $name }, { $letter }, een blanco

## Leggen met het toetsenbord, voorgelezen

aim-felt = { $kind ->
    [word] Een nieuw woord
   *[row] Een nieuwe combinatie
 }
aim-first = { $kind ->
    [word] Woord { $number }, vóór { $after }
   *[row] Combinatie { $number }, vóór { $after }
 }
aim-between = { $kind ->
    [word] Woord { $number }, tussen { $before } en { $after }
   *[row] Combinatie { $number }, tussen { $before } en { $after }
 }
aim-last = { $kind ->
    [word] Woord { $number }, na { $before }
   *[row] Combinatie { $number }, na { $before }
 }
aim-let-go = Losgelaten
typed-none = Daar is geen steen { $letter } voor.
board-across = Typen naar rechts
board-down = Typen naar beneden

## De toetsen

keys-help = Spelen met het toetsenbord
key-space = Spatie
key-enter = Enter
key-back = Backspace
key-escape = Esc
key-arrows = Pijlen
key-letters = A tot Z
key-tiles = K R B Y, 1 tot 13
key-control = Ctrl
key-does-tab = Verder: de tafel, de knoppen, de spelers. Met Shift: terug.
key-does-go = Van steen naar steen, op tafel en op het plankje
key-does-choose = De steen kiezen, of weer loslaten
key-does-lift = Optillen wat gekozen is; dan kiezen de pijlen een plaats en legt Enter neer
key-does-find = Een steen vinden: K zwart, R rood, B blauw, Y geel, en dan het cijfer
key-does-joker = Een joker vinden; D, C en M vinden een speciale
key-does-back = De steen terug naar het plankje
key-does-step = Een stap terugnemen
key-does-drop = Loslaten wat gekozen of opgetild is
key-does-spell = De letters van een woord leggen, een voor een
key-does-next = Het woord is af: wat je dan typt is een ander woord
key-does-unspell = De laatst getypte letter terugnemen
key-does-board = Over het bord; de laatste pijl zegt welke kant een woord op gaat. Op het plankje: van steen naar steen
key-does-square = Op een vak: van richting wisselen, de gekozen steen leggen, of een eigen steen terugnemen
key-does-letter = Een letter leggen en door naar het volgende vrije vak
key-does-recall = Alle stenen terugnemen
key-does-end = De beurt afsluiten
key-does-help = Deze toetsen tonen
