## Der Schiedsrichter des Kreuzworts

refuse-no-such-play = „{ $read }“ ist nicht zu lesen: Erwartet werden ein Feld und ein Wort, zum Beispiel 8D TAART (waagerecht) oder D8 TAFEL (senkrecht).
refuse-stray-parenthesis = „{ $read }“ ist an Stelle { $where } nicht zu lesen: Klammern stehen paarweise, um Buchstaben, die schon liegen.
refuse-board-rows = Das Spielbrett „{ $read }“ ist nicht zu lesen: Erwartet werden alle Zeilen, mit / dazwischen.
refuse-board-row = Die Zeile „{ $read }“ des Spielbretts ist nicht zu lesen: Sie hat nicht so viele Felder, wie das Brett breit ist.
refuse-off-board = Das passt nicht aufs Spielbrett: { $squares } liegt jenseits des Rands. Die Zeilen gehen von 1 bis { $rows }, die Spalten von A bis { $last }.
refuse-square-taken = { $square } ist besetzt: Dort liegt { $letter }, und was gespielt ist, bleibt liegen.
refuse-gap = { $count ->
    [one] { $squares } ist
   *[other] { $squares } sind
 } leer: Ein Punkt oder ein Buchstabe in Klammern steht für einen Stein, der schon liegt.
refuse-nothing-laid = Leg mindestens einen Stein von deinem Brettchen, tausche oder passe.
refuse-letter-not-in-set = In diesem Buchstabensatz gibt es kein { $letters }.
refuse-blank-unnamed = Sag, für welchen Buchstaben der Blankostein steht: Schreib ihn klein.
refuse-blank-not-on-rack = Dafür hast du { $count ->
    [one] keinen Blankostein
   *[other] keine { $count } Blankosteine
 }: Ein kleiner Buchstabe ist ein Blankostein, ein Buchstabe von deinem Brettchen ist groß.
refuse-first-off-centre = Das erste Wort muss das Feld in der Mitte bedecken, { $square }.
refuse-first-too-short = Das erste Wort muss mindestens { $fewest } Buchstaben haben.
refuse-not-joined = Diese Steine berühren nichts auf dem Spielbrett: Leg sie an ein Wort an, das schon liegt.
refuse-not-in-dictionary = { $word } steht nicht im Wörterbuch.
refuse-word-is-a-name = { $word } ist nur ein Name, und Namen zählen nicht.
refuse-word-has-pronoun = { $word } ist ein Verb mit angehängtem Fürwort, und solche zählen nicht.
refuse-digraph-split = { $word } wird mit dem Stein { $tiles } gelegt, nicht mit zwei Buchstaben.
refuse-crossword-no-draw = In diesem Spiel zieht niemand, statt zu spielen: Spiele, tausche Steine oder passe.
how-crossword-word = { $word }: { $letters } = { $points }
how-crossword-word-times = { $word }: ({ $letters }) × { $times } = { $points }
how-crossword-bingo = Alle { $tiles } Steine auf einmal: { $points } dazu
case-board-play = Der Zug „{ $read }“ auf dem Spielbrett passt nicht zu dem, was dort liegt.
case-no-dictionary = Für „{ $read }“ gibt es hier kein Wörterbuch. Gib die Wörter mit dem Fall an.
case-letter-not-in-set = In diesem Buchstabensatz gibt es kein { $letters }.
case-rack-too-long = Auf dem Brettchen sind zu viele Steine: höchstens { $most }.
