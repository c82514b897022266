## Ein Spiel nachspielen

review-of = Nachgespielt: { $game }
review-say = Schau dir ein Spiel noch einmal an, Zug für Zug: was gespielt wurde, was am besten gewesen wäre und wo es kippte. Nimm eine Aufzeichnung, die du hier nach einem Spiel gespeichert hast, oder eine Scrabble-Partie in GCG.
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
review-did-word = { $got ->
    [one] { $name } hat { $word } für { $got } Punkt gelegt.
   *[other] { $name } hat { $word } für { $got } Punkte gelegt.
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
review-sure-turn-proved = Bewiesen: Mehr geht nicht.
review-sure-turn-perhaps = Der beste Zug, der rechtzeitig gefunden wurde; vielleicht gibt es einen besseren.
review-sure-worth = Nach Punkten und dem, was solche Steine später bringen: eine Schätzung.
review-sure-end-proved = Bis zum Ende des Spiels ausgerechnet: bewiesen.
review-sure-end-perhaps = Gegen das Ende des Spiels gerechnet: die beste Folge, die rechtzeitig gefunden wurde.
review-best-pass-end = { $missed ->
    [one] Passen war am besten: am Ende des Spiels 1 Punkt mehr.
   *[other] Passen war am besten: am Ende des Spiels { $missed } Punkte mehr.
 }
review-best-nothing = Es ließ sich nichts legen.
review-best-made = Das war der beste mögliche Zug.
review-best-made-perhaps = Ein besserer Zug wurde nicht gefunden.
review-best-made-worth = Ein besserer Zug wurde nicht gefunden. Mit den behaltenen Steinen ist er { $worth } wert.
review-best-numbers = { $got ->
    [one] Der beste Zug legt { $got } Stein, der { $value } zählt: { $sets }.
   *[other] Der beste Zug legt { $got } Steine ({ $missed } mehr), die zusammen { $value } zählen: { $sets }.
 }
review-sets-moved = { $count ->
    [one] { $count } Kombination ist nur umgelegt
   *[other] { $count } Kombinationen sind nur umgelegt
 }
review-best-words = { $got ->
    [one] Das beste Wort war { $word } ({ $letters } Buchstaben) für { $got } Punkt.
   *[other] Das beste Wort war { $word } ({ $letters } Buchstaben) für { $got } Punkte: { $missed } mehr.
 }
review-best-worth = { $got ->
    [one] Der beste Zug war { $play }: { $got } Punkt, mit den behaltenen Steinen { $worth } wert. Dieser war { $made } wert.
   *[other] Der beste Zug war { $play }: { $got } Punkte, mit den behaltenen Steinen { $worth } wert. Dieser war { $made } wert.
 }
review-best-common = { $got ->
    [one] Mit geläufigen Wörtern war { $play } am besten, für 1 Punkt.
   *[other] Mit geläufigen Wörtern war { $play } am besten, für { $got } Punkte.
 }
review-best-exchange = Am besten war es, { $tiles } zu tauschen: mit den Steinen, die bleiben, { $worth } wert. Dieser Zug war { $made } wert.
review-unsolved-rack = Die Aufzeichnung nennt nicht das ganze Brettchen, darum ist der beste Zug nicht bekannt.
review-unsolved-dictionary = Für diese Buchstaben gibt es kein Wörterbuch.
review-unsolved-box = In keiner Schachtel sind diese Steine, darum lässt sich kein bester Zug finden.
review-show = Was gezeigt wird
review-shown-before = Davor
review-shown-played = Gespielt
review-shown-best = Am besten
review-shown-now = Beste im Moment
review-shown-game = Beste fürs Spiel
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
review-match-game = Spiel { $number }
review-match-points = Punkte über das Match
review-match-choose = Welches Spiel
review-points = Wendepunkte
review-point-here = Wendepunkt
review-point-missed-play = { $missed ->
    [one] Zug { $turn }: { $name } hat { $play } verpasst, { $missed } Punkt besser.
   *[other] Zug { $turn }: { $name } hat { $play } verpasst, { $missed } Punkte besser.
 }
review-point-missed-points = { $missed ->
    [one] Zug { $turn }: { $name } hat { $missed } Punkt verpasst.
   *[other] Zug { $turn }: { $name } hat { $missed } Punkte verpasst.
 }
review-point-missed-tiles = { $best ->
    [one] Zug { $turn }: { $did } Möglich war { $best } Stein.
   *[other] Zug { $turn }: { $did } Möglich waren { $best } Steine.
 }
review-point-lead-points = Zug { $turn }: { $did } Von hier an lag { $name } vorn.
review-point-lead-tiles = Zug { $turn }: { $did } Von hier an hatte { $name } die wenigsten Steine.
review-share = Diese Stellung weitergeben
review-share-say = Darin steht nur, was du selbst siehst: der Tisch und dein eigenes Brettchen.
review-share-no-link = Dieser Tisch spielt ohne Tipps: Den Link, der auch den besten Zug zeigt, gibt es nach dem Spiel.
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
    [one] Der beste Zug legt { $got } Stein, der { $value } zählt: { $sets }.
   *[other] Der beste Zug legt { $got } Steine, die zusammen { $value } zählen: { $sets }.
 }
position-best-words = { $got ->
    [one] Das beste Wort ist { $word } ({ $letters } Buchstaben) für { $got } Punkt.
   *[other] Das beste Wort ist { $word } ({ $letters } Buchstaben) für { $got } Punkte.
 }
position-best-crossword = { $got ->
    [one] Der beste Zug ist { $play }, für { $got } Punkt.
   *[other] Der beste Zug ist { $play }, für { $got } Punkte.
 }
position-best-exchange = Am besten ist es, { $tiles } zu tauschen.
position-worth = Mit den behaltenen Steinen ist das { $worth } wert.
review-chance = Gewinnchance bei gutem Weiterspielen: { $made } %.
review-game-best = Am besten für das Spiel: { $play }, { $chance } % Gewinnchance statt { $made } %.
review-game-now = Am besten für den Moment: { $now } % Gewinnchance.
review-point-chance = Zug { $turn }: { $name } verschenkte { $cost } % Gewinnchance.
review-game-draw = ziehen
review-game-pass = passen
