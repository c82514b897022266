## Aufgezeichnete Kreuzwortpartien (GCG)

gcg-no-file = { $file } ist nicht zu lesen: { $why }.
gcg-line = Zeile { $line }
gcg-points = { $nick }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
gcg-points-differ = { $nick }: { $recorded } Punkte aufgezeichnet, { $points } nach den Regeln
gcg-agrees = { $lines ->
    [one] { $lines } Zeile, und die Regeln stimmen mit ihr überein.
   *[other] { $lines } Zeilen, und die Regeln stimmen mit jeder überein.
 }
gcg-nothing = In dieser Datei steht kein Zug einer Partie.
gcg-letters-option = Buchstabensatz { $set }, wie gewünscht: { $fits } von { $plays } Wertungen passen.
gcg-letters-hint = Buchstabensatz { $set }, wie die Datei sagt: { $fits } von { $plays } Wertungen passen.
gcg-letters-scores = Buchstabensatz { $set }, der am besten zu den Wertungen passt: { $fits } von { $plays }.
gcg-letters-default = Buchstabensatz { $set }, da nichts auf einen anderen deutet: { $fits } von { $plays } Wertungen passen.
gcg-phony = { $word } steht nicht im Wörterbuch und blieb liegen.
gcg-unread = Diese Zeile ist nicht zu lesen: { $found }. Erwartet zum Beispiel { $expected }.
gcg-unread-play = { $player }: Der Zug { $found } ist nicht zu lesen. Erwartet zum Beispiel { $expected }.
gcg-unknown-board = Das Spielbrett { $found } ist hier nicht bekannt: Gezählt wurden die Prämienfelder des Bretts { $expected }.
gcg-score = { $player }: Aufgezeichnet ist { $found }, nach den Regeln ist es { $expected }.
gcg-no-score = { $player }: Es ist keine Wertung aufgezeichnet, nach den Regeln ist es { $expected }.
gcg-total = { $player }: Die Summe ist { $found }, die vorige und diese Wertung ergeben { $expected }.
gcg-after-end = { $player } spielt weiter ({ $found }), nachdem die übrigen Steine gezählt wurden.
gcg-out-of-turn = { $found } spielt, aber { $expected } ist am Zug.
gcg-rack-too-long = { $player }: Das Brettchen { $found } hat mehr als { $expected } Steine.
gcg-too-many-tiles = { $player }: Das macht { $found }, aber der Buchstabensatz hat { $expected }.
gcg-not-on-rack = { $player }: { $found } ist nicht auf dem Brettchen { $expected }.
gcg-off-board = { $player }: { $found } geht über das Spielbrett hinaus ({ $expected }).
gcg-square-taken = { $player }: { $found } kann dort nicht liegen, dort liegt { $expected }.
gcg-gap = { $player }: { $found } geht durch { $expected }, wo nichts liegt.
gcg-nothing-laid = { $player }: { $found } legt keinen neuen Stein.
gcg-not-joined = { $player }: { $found } berührt nichts auf dem Spielbrett.
gcg-first-off-centre = { $player }: { $found } ist das erste Wort und bedeckt { $expected } nicht.
gcg-first-too-short = { $player }: { $found } ist das erste Wort und braucht { $expected } Buchstaben.
gcg-exchange-too-many = { $player }: { $found } Steine werden getauscht, { $expected } wären möglich.
gcg-nothing-to-withdraw = { $player }: Es lag nichts, was zurückgenommen werden könnte.
gcg-end-score = { $player }: Die übrigen Steine zählen { $found } in der Aufzeichnung und { $expected } nach den Regeln.
gcg-end-tiles = { $player }: Übrig sind { $found } in der Aufzeichnung, aber { $expected } liegen nicht auf dem Spielbrett.
