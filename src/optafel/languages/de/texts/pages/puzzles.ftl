## Rätsel
puzzles-title = Rätsel
puzzles-say = Ein Zug aus einem echten Spiel, und genau einer ist der beste. Es ist bewiesen, dass nichts besser ist. Findest du ihn?
puzzles-today = Die drei von heute
puzzles-week = Im Lauf der Woche wird es schwerer: kinderleicht am Montag, teuflisch am Sonntag. Alle bekommen dieselben Rätsel.
puzzles-family-numbers = Zahlen
puzzles-family-words = Wörter
puzzles-family-crossword = Scrabble
puzzles-ask-numbers = Leg so viele Steine von deinem Brettchen, wie du kannst. Alles auf dem Tisch darfst du umordnen.
puzzles-ask-words = Finde das Wort, das am meisten bringt, mit den Steinen auf deinem Brettchen und den Wörtern auf dem Tisch.
puzzles-ask-words-opening = Finde das Wort, das am meisten bringt, allein mit den Steinen auf deinem Brettchen: Du hast noch nicht ausgelegt.
puzzles-ask-crossword = Finde den Zug, der am meisten bringt.
puzzles-level-easy = Leicht
puzzles-level-medium = Mittel
puzzles-level-hard = Schwer
puzzles-level-fiendish = Teuflisch
puzzles-start = Lösen
puzzles-go-on = Noch einmal ansehen
puzzles-done-solved = Heute gelöst
puzzles-done-shown = Lösung gesehen
puzzles-streak = { $days ->
    [0] Noch keine Tage in Folge
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
 }
puzzles-solved = { $count ->
    [0] Noch keins gelöst
   *[other] { $count } gelöst
 }
puzzles-longest = Längste Serie: { $days }
puzzles-trainer = Training
puzzles-trainer-say = So viele du magst, so schwer du magst. Du machst weiter, wo du aufgehört hast.
puzzles-game = Spiel
puzzles-level = Schwierigkeit
puzzles-number = Nummer { $number }
puzzles-again = Ein Rätsel, das du vielleicht schon kennst: Ein neues dieser Stufe ließ sich nicht bilden.
puzzles-train = Üben
puzzles-check = Prüfen
puzzles-show = Lösung zeigen
puzzles-show-sure = Wirklich zeigen?
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-of-day = Rätsel vom { $date }
puzzles-right = Gefunden! Besser geht es nicht.
puzzles-shown = Das ist der beste Zug. Der nächste gehört dir.
puzzles-here = Dieses Rätsel
puzzles-coming = Das Rätsel kommt…

## What the answer gives
puzzles-shown-points = { $best ->
    [1] Das ist die Lösung: 1 Punkt.
   *[other] Das ist die Lösung: { $best } Punkte.
 }
puzzles-shown-tiles = { $best ->
    [1] Das ist die Lösung: 1 Stein.
   *[other] Das ist die Lösung: { $best } Steine.
 }
