## Neben der Schachtel

companion-title = Mit eigener Schachtel
companion-say = Ihr spielt mit echten Steinen; diese Seite stoppt die Zeit, schreibt die Punkte auf, schlägt Wörter nach und schlichtet Streit. Welche Schachtel liegt auf dem Tisch?
companion-boxes = Schachteln
companion-tabs = Mit eigener Schachtel
companion-tab-players = Spieler
companion-tab-clock = Uhr
companion-tab-scores = Punkte
companion-tab-words = Wörter
companion-tab-legal = Erlaubt?
companion-away = Der Server ist gerade nicht zu erreichen. Alles, was du schreibst, bleibt auf diesem Gerät und wird gezählt, sobald er wieder da ist; die Uhr läuft weiter.
companion-house-rules = Hausregeln
companion-add-player = Noch ein Spieler
companion-players-fixed = Dieser Zettel ist schon angefangen. Fang einen neuen an, um die Spieler zu ändern; Namen lassen sich immer ändern.
companion-begins = Wer beginnt?
companion-draw-for-us = Für uns ziehen
companion-we-drew = Wir haben Steine gezogen
companion-who-begins = Wer beginnt?
companion-begins-hand = Oder wählen
companion-begins-said = { $name } beginnt.
companion-again = Noch einmal ziehen: { $names }.
companion-start = Tippen, um die Uhr zu starten
companion-go-on = Tippen, um weiterzumachen
companion-tap-ends = Tippen, wenn der Zug zu Ende ist. Danach: { $name }
companion-time-up = Die Zeit ist um!
companion-when-up = Was geschieht, wenn die Zeit um ist?
companion-turn-back = Zurück zum Spieler davor
companion-late = Zeit abgelaufen
companion-penalty = { $tiles ->
    [one] +{ $tiles } Stein
   *[other] +{ $tiles } Steine
 }
companion-order = Reihenfolge
companion-has-opened = ausgelegt
companion-not-open = noch nicht ausgelegt
companion-last-turn = letzter Zug
companion-up-unfinished = Nicht rechtzeitig fertig
companion-up-untouched = Es war noch nichts angerührt
companion-up-finished = Es war gerade noch fertig
companion-was-late = Zeit abgelaufen, nicht fertig
companion-began = { $name } hat angefangen.
companion-clock-rests = Die Brettchen werden gezählt; die Uhr ist angehalten.
companion-to-scores = Zu den Punkten
companion-what-scored = Was hat { $name } geholt?
companion-more-unwritten = { $count ->
    [one] Danach ist noch ein Zug aufzuschreiben.
   *[other] Danach sind noch { $count } Züge aufzuschreiben.
 }
companion-opened = Wer hat schon ausgelegt?
companion-who-out = Wer hat den letzten Stein gelegt?
companion-nobody-out = Niemand
companion-left-numbers = Was haben die anderen übrig? Schreib die Steine (R7 K13 *), tippe sie auf dem Tastenfeld an, oder schreib nur die Punkte.
companion-left-letters = Was ist auf jedem Brettchen übrig? Schreib die Buchstaben (@ ist ein Joker), oder nur die Punkte, die sie kosten. Nichts übrig: 0.
companion-left-of = Übrig bei { $name }
companion-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
companion-own-scores = Wir haben die Punkte selbst ausgerechnet
companion-own-scores-say = Sie werden geprüft: ob sie 0 ergeben, und an den Brettchen, wenn du die auch aufschreibst.
companion-turn-of = Wer ist dran?
companion-turn-words = Punkte, oder die neuen Wörter
companion-turn-words-hint = 6, oder GARTEN
companion-turn-crossword = Punkte, oder der Zug
companion-turn-crossword-hint = 12, oder 8D TAART
companion-whole-rack = Das ganze Brettchen in einem Zug (× { $factor })
companion-write = Aufschreiben
companion-no-play = Nichts gelegt
companion-passed = Gepasst
companion-exchanged = Getauscht
companion-pot-empty = Der letzte Stein des Vorrats ist gezogen
companion-pot-is-empty = Der Vorrat ist leer
companion-count = Zählen, was übrig ist
companion-play-on = Zurück zu den Zügen
companion-next-game = Nächstes Spiel
companion-back-to-game = Zurück zum laufenden Spiel
companion-change-of = Zug { $number }, von { $name }
companion-change-turn = Diesen Zug von { $name } ändern: { $points } { $word }
companion-change-game = Spiel { $number } ändern
companion-done = Fertig
companion-drop-turn = Streichen
companion-row-game = Spiel { $number }
companion-row-left = Übrig
companion-row-so-far = Bisher
companion-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
 }
companion-leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen
 } nach { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
 }.
companion-not-opened = Noch nicht ausgelegt: { $names }. Das erste Wort hat mindestens { $letters } Buchstaben.
companion-older = { $count ->
    [one] Eine frühere Anmerkung
   *[other] { $count } frühere Anmerkungen
 }
companion-weight-wrong = Falsch:
companion-weight-odd = Schau noch einmal:
companion-weight-missing = Fehlt:
companion-weight-note = Hinweis:
companion-save = Ergebnis speichern
companion-is-saved = Gespeichert
companion-csv = Tabelle (CSV)
companion-png = Bild (PNG)
companion-print = Drucken
companion-clear = Neuer Zettel
companion-clear-sure = Noch nicht gespeichert. Wirklich neu anfangen?
companion-clear-saved = Einen neuen Zettel anfangen?
companion-saved = Gespeicherte Ergebnisse
companion-forget = Dieses Ergebnis wegwerfen
companion-go-on-sheet = Mit diesem Zettel weitermachen
companion-saved-name = Wie nennt ihr es?
companion-not-here = Dieses Ergebnis ist nicht (mehr) auf diesem Gerät.
companion-thrown = „{ $name }“ wurde weggeworfen.
companion-have-back = Zurückholen
companion-sheet-lies = Ein Zettel ist angefangen
companion-file = punkte
companion-pad = Steine antippen: { $field }
companion-pad-colour = Farbe
companion-pad-next = Nächste Kombination
companion-pad-back = Den letzten wegnehmen
companion-ink-k = Schwarz
companion-ink-r = Rot
companion-ink-b = Blau
companion-ink-y = Gelb
companion-word = Welches Wort wird angezweifelt?
companion-does-it-count = Zählt es?
companion-counts = { $word } zählt.
companion-counts-not = { $word } zählt nicht.
companion-let-count = An diesem Tisch gelten lassen
companion-leave-out = An diesem Tisch weglassen
companion-word-rules = Was an diesem Tisch zählt
companion-legal-numbers = K ist schwarz, R rot, B blau, Y gelb: R7, K13, oder in Worten: rot 7, Joker. Ein Joker ist *. Setz | zwischen die Kombinationen.
companion-legal-words = Schreib Wörter mit einem Leerzeichen dazwischen. @ ist ein Joker; ein kleiner Buchstabe in einem Wort ist ein Joker, der für ihn steht.
companion-legal-crossword = Zeilen sind 1 bis 15, Spalten A bis O. 8D TAART läuft waagerecht in Zeile 8, D8 TAFEL senkrecht in Spalte D. Ein kleiner Buchstabe ist ein Blankostein, auf dem Brettchen ist er ?.
companion-lay-there = Was lag vor dem Zug da?
companion-lay-there-numbers = B8 B9 B10 | R4 K4 Y4
companion-lay-there-words = SONNE BLUME
companion-lay-there-crossword = 8D TAART, E7 TAFEL
companion-on-rack = Was war auf dem Brettchen?
companion-on-rack-numbers = B11 K8 Y8
companion-on-rack-words = NTRS
companion-on-rack-crossword = OSTPAR?
companion-lies-there = Was liegt jetzt da, alles zusammen?
companion-lies-there-numbers = B9 B10 B11 | B8 K8 Y8 | R4 K4 Y4
companion-lies-there-words = SONNENBLUME
companion-laid-crossword = Was wurde gelegt?
companion-lies-there-crossword = 12C POST
companion-had-opened = Dieser Spieler hatte schon ausgelegt
companion-judge = Ist das erlaubt?
companion-empty = Leeren
# What one may type for the colours and a joker; leave the signs after = as they are.
companion-type-inks = schwarz=K s=K rot=R blau=B gelb=Y g=Y orange=Y joker=*
companion-no-tile = „{ $read }“ ist kein Stein: Seht noch einmal bei „{ $field }“ nach.
companion-legal-yes = Ja, das ist erlaubt.
companion-legal-no = Nein, das ist nicht erlaubt.
companion-to-clock = Weiter zur Uhr

## One set or one word
companion-one-numbers = Ist das eine Kombination?
companion-one-words = Ist das ein Wort?
companion-one-crossword = Ist das ein Wort?
companion-one-numbers-place = R7 R8 * R10
companion-one-words-place = REGENBOGEN
companion-one-set-yes = Ja, das ist eine Kombination.
companion-one-set-no = Nein, das ist keine Kombination.
companion-one-word-yes = Ja, { $word } zählt.
companion-one-word-no = Nein, { $word } zählt nicht.
companion-whole-turn = Einen ganzen Zug beurteilen lassen
