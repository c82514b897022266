## Fälle für den Schiedsrichter und den Löser

judge-legal = Erlaubt.
case-no-object = Ein Fall ist ein JSON-Objekt, aber gelesen wurde: { $read }
case-no-such-game = Das Spiel „{ $read }“ gibt es nicht. Erwartet: { $games }.
case-bad-option = Die Hausregel „{ $name }“ lässt sich so nicht einstellen. Erwartet: { $expected }.
case-bad-language = Auf „{ $read }“ gibt es keine Wörter für dieses Spiel. Erwartet: { $languages }.
case-bad-objective = Das Ziel „{ $read }“ ist unbekannt. Erwartet: { $objectives }.
case-bad-field = Im Feld „{ $name }“ steht { $read }. Erwartet: { $expected }.
case-missing-field = Das Feld „{ $name }“ fehlt.
case-field-too-long = Das Feld „{ $name }“ ist zu lang: höchstens { $most }.
case-own-words = { refuse-position-own-words }
case-others-too-many = Die Stellung kennt { $others } andere, aber das Spiel ist für { $seats } Spieler. Erwartet: höchstens einer weniger, als es Spieler gibt.
case-others-too-large = Die anderen hätten { $tiles } unbekannte Steine, aber in der Schachtel sind nur noch { $most }. Gib ihnen weniger.
case-pot-too-large = Im Vorrat wären { $pot } Steine, aber Tisch und Brettchen lassen nur { $most } übrig. Gib einen kleineren Vorrat an, oder keinen.
case-line-field = „{ $read }“ ist in einer Stellung nicht zu lesen. Erwartet, jedes höchstens einmal: { $names }.
case-line-too-short = „{ $read }“ ist keine ganze Stellung. Erwartet: ein Spiel, was da liegt und ein Brettchen, mit Leerzeichen dazwischen (ein Bindestrich, wo nichts ist), zum Beispiel rummikub-sabra B8B9B10 B11K8Y8.
case-position-and-more = Die Stellung sagt schon alles, aber „{ $name }“ ist auch angegeben. Lass eines von beiden weg.
case-plays-uncounted = In diesem Spiel gibt es zu viele Züge, um sie alle aufzuzählen. Frag lieber nach den besten: best_plays(10).
case-not-in-this-game = In diesem Spiel gibt es kein „{ $name }“: Gib das, was da liegt, als „{ $instead }“ an.
case-unknown-field-at-all = Ein Fall hat kein Feld „{ $name }“. Erwartet: { $names }.
case-unknown-field = Ein Fall hat kein Feld „{ $name }“. Meinst du „{ $near }“?
case-no-json = Diese Zeile ist kein JSON: { $read }
refuse-no-exchange = In diesem Spiel werden keine Steine getauscht: Spiele oder zieh einen Stein.

## Wie die Befehlszeile ein Urteil zeigt
judge-illegal = Nicht erlaubt.
judge-table = Tisch
judge-rack = Brettchen
judge-play = Zug
judge-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
judge-place = { $name }: Spielanleitung { $book }, „{ $heading }“

## Wie die Befehlszeile eine Lösung zeigt
solve-nothing = Es lässt sich nichts legen: { $move }.
solve-tiles = { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steine
 } vom Brettchen, zusammen { $value } wert.
solve-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 } mit { $tiles ->
    [one] { $tiles } Stein
   *[other] { $tiles } Steinen
 } vom Brettchen.
solve-pass = Am besten ist es zu passen.
solve-gain = Bis zum Ende: { $line }. Gewonnene Punkte gegenüber dem Gegner: { $gain }.
solve-proved = Nachweislich der beste Zug, in { $ms } ms.
solve-best-so-far = Der beste Zug nach { $ms } ms; vielleicht gibt es einen besseren.
case-too-many-of-a-tile = { $tile } kommt auf Tisch und Brettchen zusammen { $count } Mal vor, aber in der Schachtel dieser Ausgabe { $most ->
    [0] gibt es keinen davon
    [one] gibt es { $most } davon
   *[other] gibt es { $most } davon
 }.
