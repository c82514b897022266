## Die Befehlszeile: was die Hilfe sagt und was nicht zu verstehen war

shell-usage = Aufruf:
shell-options = Optionen
shell-commands = Befehle
shell-help = Dies zeigen und aufhören.
shell-version = Die Version zeigen und aufhören.
shell-default = Vorgabe: { $value }
shell-required = erforderlich
shell-stopped = Abgebrochen.
shell-try-help = Mehr dazu: { $command }
shell-missing = { $name } fehlt.
shell-no-such-option = Eine Option { $name } gibt es nicht{ $count ->
    [0] .
   *[other] : War { $close } gemeint?
 }
shell-unfinished = { $name } wurde nicht richtig angegeben: Manche Optionen brauchen einen Wert, andere nehmen keinen.
shell-file = { $file } ist nicht zu gebrauchen: { $why }
shell-no-such-command = Einen Befehl „{ $read }“ gibt es nicht. Erwartet: eins von { $commands }.
shell-too-many = „{ $read }“ ist mehr, als dieser Befehl nimmt.
shell-needs-part = „optafel { $command }“ braucht einen Teil, der nicht installiert ist: { $missing }. Installier ihn mit: { $install }

## Was für einen Wert steht

shell-metavar-text = TEXT
shell-metavar-number = ZAHL
shell-metavar-file = DATEI
shell-metavar-line = ZEILE
shell-metavar-folder = ORDNER
shell-metavar-date = DATUM
shell-metavar-options = OPTIONEN
shell-metavar-command = BEFEHL
shell-metavar-name-value = NAME=WERT
shell-metavar-out = DATEI|ORDNER
shell-metavar-rulebook = SPIELREGEL
shell-metavar-game = SPIEL
shell-metavar-copy = KOPIE
shell-metavar-record = AUFZEICHNUNG
shell-metavar-word = WORT
shell-metavar-theme = THEMA|DATEI
shell-metavar-letters = BUCHSTABEN
shell-metavar-language = SPRACHE
shell-metavar-name = NAME
shell-metavar-pattern = MUSTER
shell-metavar-program = PROGRAMM

## Befehle: der erste Satz ist, was die Liste von ihnen sagt

shell-optafel = Die Legespiele aus fünf gedruckten Spielregeln, gespielt nach dem Heft.
shell-play = Einen Tisch auf diesem Rechner beginnen und im Browser öffnen.
shell-serve =
    Anderen Tische anbieten.

    OPTAFEL_DATABASE_URL=postgresql://… bewahrt die Spiele in PostgreSQL statt in einem Ordner auf, und mit OPTAFEL_BUS_URL=redis://… teilen sich mehrere Server die Tische.
shell-puzzle = Rätsel mit einem besten Zug: das von heute und beliebig viele zum Üben.
shell-puzzle-daily = Das Rätsel des Tages, für alle dasselbe.
shell-puzzle-random = Irgendein Rätsel eines Spiels.
shell-puzzle-show = Das Rätsel dieses Namens.
shell-puzzle-make = Das Regal mit Rätseln aus neuen Bot-Spielen füllen: von allen Spielen oder den genannten.
shell-judge = Den Schiedsrichter fragen, ob ein Zug erlaubt ist, und wenn nicht, warum nicht. { shell-metavar-game } ist ein Spiel wie rummikub-sabra.
shell-arena = Welcher Bot spielt besser? Dieselben Verteilungen mit getauschten Plätzen, bis es klar ist.
shell-bench = Die Löser an eigenen Stellungen messen.
shell-bench-crossword =
    Alle Züge und den besten Zug jeder Stellung in { shell-metavar-file } finden.

    Eine Zeile ist ein Brett nach Reihen und ein Brettchen, etwa `15/15/…/15 EEHMNST`; weitere Spalten zählen nicht. Druckt für jede Stellung `Anzahl Summe Bester` und zuletzt die Mikrosekunden Rechenzeit je Stellung für alle Züge und für den besten Zug.
shell-gcg = Aufgezeichnete Scrabble-Partien (GCG) lesen, nachspielen und sagen, wo Aufzeichnung und Regeln sich unterscheiden.
shell-picture = Eine Stellung, oder was ein Zug daraus macht, als SVG zeichnen.
shell-review =
    Ein Spiel noch einmal ansehen: was gelegt wurde, was am besten war, was verpasst wurde und was es gewendet hat.

    { shell-metavar-record } ist eine Aufzeichnung in unserer eigenen Notation oder in GCG; - liest die Standardeingabe. Strg-C hält an, und was bis dahin gefunden ist, wird ausgegeben.
shell-solve = Den besten Zug finden und beweisen. { shell-metavar-game } ist ein Spiel wie rummikub-sabra.
shell-backup = Kopiert die Spiele eines Servers, ob er läuft oder nicht, in eine Datei. Wer die Datei von Hand kopiert, verliert das zuletzt Geschriebene.
shell-restore = Legt eine Kopie von Spielen dorthin, wo ein Server sie sucht. Liegen dort schon Spiele, geschieht nichts.
shell-verify = Jedes Ziehen eines beendeten Spiels aus seinem Startwert beweisen. { shell-metavar-record } ist eine Aufzeichnung; - liest die Standardeingabe.
shell-words = Die Wörterbücher fragen: Wörter prüfen, Wörter suchen.
shell-words-check = Zählen diese Wörter, und wenn nicht, warum nicht? Der Rückgabewert ist 1, wenn eins nicht zählt.
shell-words-search = Welche Wörter passen zu { shell-metavar-pattern }? Ein Fragezeichen ist irgendein Buchstabe, * eine Folge von Buchstaben.

## Optionen

shell-option-lang = Sprache der Antwort.
shell-option-position = Die ganze Stellung in einer Zeile (docs/positions.md), statt ihrer Teile.
shell-option-table = Was auf dem Tisch liegt, in Notation.
shell-option-board = Ein bisheriger Zug (Scrabble); wiederholen oder Kommas setzen.
shell-option-rack = Das Brettchen, in Notation.
shell-option-opened = Ob dieser Spieler schon ausgelegt hat.
shell-option-history = Wörter, die früher im Spiel gelegt wurden.
shell-option-words = Genau diese Wörter gelten.
shell-option-extra-words = Wörter, die außer dem Wörterbuch gelten.
shell-option-words-file = Eine Datei mit Wörtern anstelle des Wörterbuchs.
shell-option-language = Die Sprache der Wörter.
shell-option-option = Eine Hausregel.
shell-option-cases = Je Zeile ein Fall in JSON; - ist die Standardeingabe.
shell-option-json = Mit einem JSON-Objekt antworten.
shell-option-bench-words-file = Die Wörter, eins je Zeile, einfach oder gzip.
shell-option-letters = Der Buchstabensatz; der heutige niederländische, wenn nichts gesagt ist.
shell-option-rounds = Wie oft gesucht wird; das schnellste Mal zählt.
shell-option-gcg-letters = Der Buchstabensatz; sonst wird er ermittelt.
shell-option-gcg-words = Wörter nennen, die dieses Wörterbuch nicht hat.
shell-option-gcg-words-file = Wörter nennen, die diese Datei (ein Wort je Zeile) nicht hat.
shell-option-write = Streng schreiben: eine Datei, ein Ordner oder -.
shell-option-mend = Die Punkte der Regeln statt der aufgezeichneten schreiben.
shell-option-gcg-json = Mit einem JSON-Objekt je Datei antworten.
shell-option-play = Der ganze Tisch nach dem Zug, oder der Zug selbst (Scrabble).
shell-option-picture-play = Der Zug, der gezeigt wird, wie judge ihn liest.
shell-option-caption = Was darüber steht.
shell-option-out = Wohin es geht; - ist die Standardausgabe.
shell-option-puzzle-play = Die Antwort; ohne sie wird gefragt.
shell-option-answer = Aufgeben: den besten Zug zeigen.
shell-option-date = Von diesem Tag; sonst von heute.
shell-option-level = Wie schwer; sonst beliebig.
shell-option-puzzle-language = Nur in dieser Sprache.
shell-option-count = Rätsel je Stufe.
shell-option-games = Wie viele Spiele höchstens gespielt werden, je Sprache.
shell-option-seed = Ein anderer Startwert gibt andere Rätsel.
shell-option-into = Wohin geschrieben wird; sonst ins Paket.
shell-option-review-seconds = Bedenkzeit je Zug, in Sekunden.
shell-option-review-json = Mit JSON antworten, eine Zeile je Zug.
shell-option-data = Ordner für die Spiele.
shell-option-port = Oder der nächste freie.
shell-option-no-browser = Nur die Adresse ausgeben.
shell-option-play-host = Adresse zum Lauschen: Mit 0.0.0.0 können es Handys im Haus öffnen, mit 127.0.0.1 nur dieser Rechner. Ohne sie wirst du einmal gefragt.
shell-option-host = Adresse, auf der gelauscht wird.
shell-option-bot = Ein Programm, das am Tisch als Bot gewählt werden kann: Es liest je Zeile eine Stellung als JSON und antwortet je Zeile einen Zug; für mehrere die Option wiederholen.
shell-option-bot-seconds = Sekunden, die ein solches Programm für einen Zug hat.
shell-option-objective = Die meisten Steine oder der höchste Wert.
shell-option-other-rack = Scrabble, wenn der Vorrat leer ist: was auf dem anderen Brettchen steht.
shell-option-passed = Der andere hat gerade gepasst, sodass ein Passen das Spiel beendet.
shell-option-solve-seconds = Bedenkzeit in Sekunden; 10, wenn nichts gesagt ist.
shell-option-nodes = Suchschritte, höchstens, statt einer Zeit: dieselbe Antwort auf jedem Rechner.
shell-option-commit = Der Hash, der vor dem ersten Ziehen gezeigt wurde.
shell-option-seen = Eine Aufzeichnung, die während des Spiels gespeichert wurde.
shell-option-no-verbs = Weglassen, was nur ein Verb ist.
shell-option-no-plurals = Weglassen, was nur eine Mehrzahl ist.
shell-option-no-diminutives = Weglassen, was nur eine Verkleinerung ist.
shell-option-names = Namen zählen auch.
shell-option-with-pronouns = Spanische Verben mit angehängten Pronomen zählen auch.
shell-option-min-length = Kürzere Wörter zählen nicht.
shell-option-extra = Dieses Wort zählt auch.
shell-option-ban = Dieses Wort zählt nicht.
shell-option-theme = Nur diese Wörter: { $themes } oder eine Datei.
shell-option-compounds = Ob eine zulässige Zusammensetzung (Deutsch, Niederländisch) zählt.
shell-option-drop-umlauts = Ä wird als A gelegt, nicht als A E.
shell-option-tiles = Buchstaben mit diakritischem Zeichen, die einen Stein haben, wie ÇÑ.
shell-option-words-json = In JSON antworten.
shell-option-no-hurtful = Verletzende Wörter zählen nicht.
shell-option-anagram = Alle diese Buchstaben in beliebiger Folge; ein Fragezeichen ist ein Joker.
shell-option-words-letters = Einige dieser Buchstaben; ein Fragezeichen ist ein Joker.
shell-option-sort = Zuerst die häufigsten, die längsten oder A.
shell-option-all-words = Auch verletzende Wörter.
shell-option-players = Die Spieler, durch Kommas getrennt: Stufen der Bots, greedy, hoarder und andere, oder der Name eines Programms.
shell-option-pairs = Verteilungen; jede wird für jede Reihenfolge am Tisch einmal gespielt.
shell-option-arena-seed = Eine andere Zahl teilt andere Steine aus.
shell-option-seats = Plätze am Tisch.
shell-option-arena-bot = Ein Programm, das spielt: Es liest je Zeile eine Stellung als JSON und antwortet je Zeile einen Zug.
shell-option-arena-seconds = Sekunden Bedenkzeit je Zug, statt Schritten.
shell-option-arena-nodes = Schritte der Suche je Zug; dieselbe Zahl spielt dann dieselben Spiele.
shell-option-until = Aufhören, sobald bekannt ist, ob die Quote des ersten Spielers darüber oder darunter liegt, wie above:0.55.
shell-option-jobs = Prozesse; ohne diese Option so viele, wie es Kerne gibt.
shell-option-on = Ein Ray-Cluster, auf dem gespielt wird: ray://host:10001, host:6379, oder local für einen auf diesem Rechner.
shell-option-arena-out = Eine CSV-Datei, an die Spiele angehängt werden und von der aus ein Wettkampf weitergeht.
shell-option-plot = Ein Bild zeichnen: .png, .svg oder .html.
shell-option-arena-json = Mit einem JSON-Objekt je Paarung antworten.
