## Ein Spiel nachspielen

review-of = Nachgespielt: { $game }
review-say = Schau dir ein Spiel noch einmal an, Zug für Zug: was gespielt wurde, was am besten gewesen wäre und wo es kippte. Nimm eine Aufzeichnung, die du hier nach einem Spiel gespeichert hast, oder eine Kreuzwortpartie in GCG.
review-file = Datei wählen
review-paste = Oder die Aufzeichnung einfügen
review-paste-place = Der ganze Text, von der ersten bis zur letzten Zeile.
review-begin = Nachspielen
review-yours = Spiele, die du hier gespielt hast
review-other = Eine andere Aufzeichnung
review-reading = Das Spiel wird gelesen…
review-no-turns = In diesem Spiel gibt es keine Züge.
review-progress = Beste Züge gefunden: { $done } von { $turns }
review-stop = Suche beenden
review-hidden-racks = { $count ->
    [one] Die Aufzeichnung nennt bei { $count } Zug nicht das ganze Brettchen. Er wird ohne besten Zug gezeigt.
   *[other] Die Aufzeichnung nennt bei { $count } Zügen nicht das ganze Brettchen. Sie werden ohne besten Zug gezeigt.
 }
review-no-dictionary = Für die Buchstaben dieses Spiels gibt es kein Wörterbuch, darum lassen sich keine besten Züge suchen.
review-differences = { $count ->
    [one] Aufzeichnung und Regeln unterscheiden sich an { $count } Stelle. Die Punkte hier sind nach den Regeln gezählt.
   *[other] Aufzeichnung und Regeln unterscheiden sich an { $count } Stellen. Die Punkte hier sind nach den Regeln gezählt.
 }
review-turn-of = Zug { $turn } von { $turns }
review-previous = Voriger Zug
review-next = Nächster Zug
review-did-numbers = { $got ->
    [one] { $name } hat { $got } Stein gelegt.
   *[other] { $name } hat { $got } Steine gelegt.
 }
review-did-words = { $got ->
    [one] { $name } hat { $got } Punkt geholt.
   *[other] { $name } hat { $got } Punkte geholt.
 }
review-did-crossword = { $got ->
    [one] { $name } hat { $play } für { $got } Punkt gespielt.
   *[other] { $name } hat { $play } für { $got } Punkte gespielt.
 }
review-did-drew = { $name } hat einen Stein gezogen.
review-did-passed = { $name } hat gepasst.
review-did-exchanged = { $name } hat Steine getauscht.
review-did-timed-out = Die Zeit von { $name } war um.
review-did-taken-back = { $name } hat ein Wort gespielt, das nicht galt, und es zurückgenommen.
review-looking = Der beste Zug wird gesucht…
review-not-looked = Der beste Zug wurde hier nicht gesucht.
review-best-crossword-end = { $missed ->
    [one] Der beste Zug war { $play } für { $got }: am Ende des Spiels 1 Punkt mehr.
   *[other] Der beste Zug war { $play } für { $got }: am Ende des Spiels { $missed } Punkte mehr.
 }
review-best-pass-end = { $missed ->
    [one] Passen war am besten: am Ende des Spiels 1 Punkt mehr.
   *[other] Passen war am besten: am Ende des Spiels { $missed } Punkte mehr.
 }
review-best-nothing = Es ließ sich nichts legen.
review-best-made = Das war der beste mögliche Zug.
review-best-made-perhaps = Ein besserer Zug wurde nicht gefunden.
review-best-numbers = { $missed ->
    [one] Der beste Zug legt { $got }: { $missed } Stein mehr.
   *[other] Der beste Zug legt { $got }: { $missed } Steine mehr.
 }
review-best-words = { $missed ->
    [one] Der beste Zug bringt { $got }: { $missed } Punkt mehr.
   *[other] Der beste Zug bringt { $got }: { $missed } Punkte mehr.
 }
review-best-crossword = { $missed ->
    [one] Der beste Zug war { $play } für { $got }: { $missed } Punkt mehr.
   *[other] Der beste Zug war { $play } für { $got }: { $missed } Punkte mehr.
 }
review-not-proved = Vielleicht gibt es einen besseren.
review-unsolved-rack = Die Aufzeichnung nennt nicht das ganze Brettchen, darum ist der beste Zug nicht bekannt.
review-unsolved-dictionary = Für diese Buchstaben gibt es kein Wörterbuch.
review-unsolved-box = In keiner Schachtel sind diese Steine, darum lässt sich kein bester Zug finden.
review-show = Was gezeigt wird
review-shown-before = Davor
review-shown-played = Gespielt
review-shown-best = Am besten
review-table-empty = Der Tisch ist leer.
review-row-changed = verändert: { $tiles }
review-rack = Auf dem Brettchen: { $tiles }
review-rack-empty = Das Brettchen ist leer.
review-board-row = { $place }: { $letters }
review-graphs = Wie das Spiel verlief
review-standing-points = Punkte
review-standing-tiles = Steine auf dem Brettchen
review-missed-points = Verpasste Punkte
review-missed-tiles = Steine, die man auch hätte legen können
review-as-table = Dasselbe als Tabelle
review-turn = Zug
review-player = Spieler
review-got-points = Punkte
review-got-tiles = Gelegte Steine
review-best = Am besten
review-missed = Verpasst
review-points = Wendepunkte
review-point-missed-points = { $missed ->
    [one] Zug { $turn }: { $name } hat { $missed } Punkt verpasst.
   *[other] Zug { $turn }: { $name } hat { $missed } Punkte verpasst.
 }
review-point-missed-tiles = { $missed ->
    [one] Zug { $turn }: { $name } hätte { $missed } Stein mehr legen können.
   *[other] Zug { $turn }: { $name } hätte { $missed } Steine mehr legen können.
 }
review-point-lead-points = Zug { $turn }: Von hier an lag { $name } vorn.
review-share = Diese Stellung weitergeben
review-png = Bild
review-svg = Zeichnung (SVG)
review-link = Die Stellung
review-copy-by-hand = Der Link ließ sich nicht kopieren. Kopier ihn hier:
review-caption-best = Der beste Zug: { $got }
position-title = Was würdest du spielen?
position-say = Jemand hat dir diese Stellung geschickt. Finde den besten Zug, dann schau nach.
position-say-unopened = Jemand hat dir diese Stellung geschickt. Dieser Spieler hat noch nicht ausgelegt. Finde den besten Zug, dann schau nach.
position-best = Den besten Zug zeigen
position-again = Zurück zur Stellung
position-broken = Dieser Link enthält keine ganze Stellung. Frag noch einmal danach.
position-best-numbers = { $got ->
    [one] Der beste Zug legt { $got } Stein.
   *[other] Der beste Zug legt { $got } Steine.
 }
position-best-words = { $got ->
    [one] Der beste Zug bringt { $got } Punkt.
   *[other] Der beste Zug bringt { $got } Punkte.
 }
position-best-crossword = { $got ->
    [one] Der beste Zug ist { $play }, für { $got } Punkt.
   *[other] Der beste Zug ist { $play }, für { $got } Punkte.
 }
