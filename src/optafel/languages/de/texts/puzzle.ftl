## Rätsel an der Befehlszeile
puzzle-ask-numbers = Leg so viele Steine vom Brettchen, wie du kannst.
puzzle-ask-words = Finde das Wort, das am meisten bringt.
puzzle-ask-crossword = Finde den Zug, der am meisten bringt.
puzzle-level-gentle = kinderleicht
puzzle-level-easy = leicht
puzzle-level-medium = mittel
puzzle-level-hard = schwer
puzzle-level-fiendish = teuflisch
puzzle-your-play = Dein Zug (Eingabe: Lösung zeigen)
puzzle-right-tiles = { $best ->
    [one] Genau: ein Stein, und mehr geht nicht.
   *[other] Genau: { $best } Steine, und mehr geht nicht.
 }
puzzle-right-points = { $best ->
    [one] Genau: ein Punkt, und mehr geht nicht.
   *[other] Genau: { $best } Punkte, und mehr geht nicht.
 }
puzzle-less-tiles = { $got ->
    [one] Gültig: ein Stein von { $best }. Es geht mehr.
   *[other] Gültig: { $got } Steine von { $best }. Es geht mehr.
 }
puzzle-less-points = { $got ->
    [one] Gültig: ein Punkt von { $best }. Es geht mehr.
   *[other] Gültig: { $got } Punkte von { $best }. Es geht mehr.
 }
puzzle-best-tiles = { $best ->
    [one] Der beste Zug legt einen Stein.
   *[other] Der beste Zug legt { $best } Steine.
 }
puzzle-best-points = { $best ->
    [one] Der beste Zug bringt einen Punkt.
   *[other] Der beste Zug bringt { $best } Punkte.
 }
puzzle-none = Solche Rätsel gibt es nicht. Mach welche mit „optafel puzzle make“.
refuse-no-such-puzzle = Ein Rätsel „{ $read }“ gibt es nicht. Erwartet wird ein Name wie rummikub-sabra.easy.1.
refuse-puzzle-not-yet = Die Rätsel vom { $date } sind noch nicht da. Frag nach denen von heute.
