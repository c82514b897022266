## Die Spiele lernen: was alle sechs Seiten sagen

learn-title = Die Spiele lernen
learn-say = Sechs Anleitungen in Kürze, jede mit ihren Beispielen, die du selbst ausprobieren kannst. Der Schiedsrichter schaut mit und sagt, warum etwas liegen darf oder nicht.
learn-read = Die Regeln lesen
learn-read-of = Die Regeln lesen: { $game }
learn-all = Alle sechs Spiele
learn-sections = Auf dieser Seite
learn-play = Dieses Spiel spielen
learn-section-box = Was in der Schachtel ist
learn-section-start = So fängst du an
learn-section-sets = Reihen und Gruppen
learn-section-words = Welche Wörter zählen
learn-section-opening = Das erste Auslegen
learn-section-turn = Ein Zug
learn-section-joker = Joker
learn-section-draw = Ziehen
learn-section-score = Punkte
learn-section-clock = Die Uhr
learn-section-end = Das Ende
learn-section-house = Hausregeln
learn-place = Spielanleitung { $book }: { $headings }
learn-heading = „{ $heading }“
learn-box-tile = { $count }-mal { $tile }
learn-box-worth = { $count }-mal { $tile }, Wert { $value }
learn-house-say = Ein Tisch kann es anders vereinbaren. Jede Hausregel ist ein Schalter beim Einrichten eines Spiels; hier steht, was die Anleitung dazu sagt.
learn-house-set = Ein Spiel mit Hausregeln einrichten
learn-misprint = Ein Druckfehler

## Beispiele

learn-examples = Zum Ausprobieren
learn-ours = Unser eigenes Beispiel
learn-on-table = Auf dem Tisch
learn-on-rack = Auf deinem Brettchen
learn-afterwards = Danach
learn-claimed = Was in der Anleitung steht
learn-may = Das ist erlaubt
learn-may-not = Das ist nicht erlaubt
learn-not-opened = Du hast noch nicht ausgelegt.
learn-erratum = Ein Druckfehler: Das geht nicht
learn-erratum-say = Die Anleitung zeigt diesen Zug, aber mit diesen Steinen geht er nicht. Der Schiedsrichter:
learn-mended = So stimmt es
learn-try = Selbst ausprobieren
learn-try-of = Selbst ausprobieren: { $example }
learn-show = Zeig es mir
learn-show-of = Zeig es mir: { $example }
learn-leave = Steine wegräumen
learn-start-again = Von vorn
learn-hands = Zieh die Steine, oder tippe sie an und dann die Stelle, an die sie sollen. Der Schiedsrichter schaut mit.
learn-referee = Der Schiedsrichter
learn-good = { $count ->
    [one] Das ist erlaubt, mit { $count } Stein von deinem Brettchen.
   *[other] Das ist erlaubt, mit { $count } Steinen von deinem Brettchen.
 }
learn-opening-worth = Dein erstes Auslegen ist { $value } Punkte wert.
learn-same = So zeigt es auch die Anleitung.
learn-score-table = Der Punktezettel der Anleitung
learn-player = Spieler { $letter }
learn-game = Spiel { $number }

## Die Ausgaben einer Anleitung

learn-edition-of = Beispiele der Ausgabe auf
learn-taken-out = Aus der Schachtel genommen
learn-taken-none = nichts
learn-late = Wenn die Zeit um ist
learn-late-plain = Buchstaben ohne Wort gehen zurück in den Vorrat; der Zug ist zu Ende.
learn-late-skip = Ebenso, und dein nächster Zug ist auch verloren.

## Was die Anleitungen zu jeder Hausregel sagen

learn-option-opening-value = Die Anleitung verlangt { $default } Punkte.
learn-option-opening-goes-on = Nach dem ersten Auslegen darfst du im selben Zug weiterspielen, sagt die Anleitung.
learn-option-opening-goes-on-rummikub-jokers = Im Zug des ersten Auslegens bleibt der Tisch unberührt, sagt die Anleitung.
learn-option-joker-penalty = Die Anleitung zählt { $default } Punkte.
learn-option-time-out-penalty = Die Anleitung lässt dich { $default } Steine ziehen.
learn-option-to-50 = Laut Anleitung wird bis zum letzten Stein gespielt; 50 Punkte nennt sie für ein kürzeres Spiel oder zu zweit.
learn-option-to-last-tile = Laut Anleitung endet das Spiel bei 50 Punkten; als andere Möglichkeit nennt sie den letzten Stein.
learn-option-strict-clock = Die Anleitung schlägt es für mehr Spannung vor.
learn-option-strict-clock-woord-international = Die Anleitung nennt nur die Zeit, keine Strafe.
learn-option-open-pot = Der Tipp der Anleitung: vier offene Stapel, und du wählst von oben.
learn-option-children = Der Tipp der Anleitung für Kinder: Wörter und Restwörter mit zwei Buchstaben, und auch Verben.
learn-option-only-useful-letters = Laut Anleitung wird mit allen Buchstaben gespielt, außer wo eine Ausgabe welche herausnimmt.
learn-option-no-names = Der Rat der Anleitung: keine Eigennamen und keine Ortsnamen.
learn-option-no-names-word-2023 = Die Anleitung verlangt Wörter aus einem Standardwörterbuch, ohne Abkürzungen und Fremdsprachiges.
learn-option-no-verbs = Die Anleitung rät, Verben und ihre Formen wegzulassen. Hier zählen sie, wenn du sie nicht abschaltest.
learn-option-no-verbs-word-2023 = Die Anleitung sagt nichts dazu: Verben zählen.
learn-option-no-plurals = Die Anleitung rät, die Mehrzahl wegzulassen. Hier zählt sie, wenn du sie nicht abschaltest.
learn-option-no-plurals-word-2023 = Die Anleitung sagt nichts dazu: Die Mehrzahl zählt.
learn-option-no-diminutives = Die Anleitung rät, Verkleinerungsformen wegzulassen. Hier zählen sie, wenn du sie nicht abschaltest.
learn-option-no-diminutives-word-2023 = Die Anleitung sagt nichts dazu: Verkleinerungsformen zählen.
learn-option-compounds = Die Anleitung macht ein Wörterbuch zum Richter; hier zählt auch eine Zusammensetzung, die den Regeln der Sprache folgt.
learn-option-family-words = Die Anleitung sagt nichts dazu.
learn-option-portuguese = Die Anleitung sagt nichts dazu.
learn-option-extra-words = Die Spieler vereinbaren vorher, was zählt, sagt die Anleitung.
learn-option-extra-words-word-2023 = Die Anleitung kennt nur das Wörterbuch.
learn-option-banned-words = Die Spieler vereinbaren vorher, was zählt, sagt die Anleitung.
learn-option-banned-words-word-2023 = Die Anleitung kennt nur das Wörterbuch.
learn-option-theme = Die Anleitung sagt nichts dazu; eine andere schlägt es Erfahrenen vor.
learn-option-theme-word-2023 = Die Anleitung schlägt es Erfahrenen vor: nur Wörter zu einem Thema.
learn-option-challenge = Im Zweifel entscheidet ein Wörterbuch, sagt die Anleitung. Hier werden Wörter vor dem Ende eines Zugs geprüft, wenn du dies nicht einschaltest.
learn-option-challenge-word-2023 = Ein Wort, das nicht gilt, wird zurückgenommen und kostet einen Stein, sagt die Anleitung. Hier werden Wörter vor dem Ende eines Zugs geprüft, wenn du dies nicht einschaltest.
learn-option-challenge-scrabble-nl = Ein Wort wird angezweifelt, bevor der Nächste beginnt, sagt die Anleitung. Hier werden Wörter vor dem Ende eines Zugs geprüft, wenn du dies nicht einschaltest.
learn-option-letters = Unser Exemplar der Anleitung zeigt die Buchstaben nicht; ihr Beispiel passt zu einem älteren niederländischen Satz.
learn-option-exchange-pot = Die Anleitung verlangt keine Mindestzahl im Vorrat.
learn-option-bingo = Die Anleitung gibt { $default } Punkte.
learn-board = Ein Teil des Spielbretts, ab { $from }, mit den Buchstaben { $letters }
learn-option-goal = „Zum Beispiel 50“, sagt die Anleitung.
learn-option-scoreless-to-end = Nur mit leerem Vorrat endet das Spiel, sagt die Anleitung. Auf Turnieren hört man auch nach so vielen Zügen ohne Punkte auf.
learn-section-aim = Das Ziel
