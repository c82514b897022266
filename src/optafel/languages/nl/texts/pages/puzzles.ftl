puzzles-title = Puzzels
puzzles-say = Eén beurt uit een echte partij, en precies één beste zet. Het is bewezen dat er niets beters is. Vind jij hem?
puzzles-today = De drie van vandaag
puzzles-week = In de loop van de week wordt het lastiger: die van maandag kan een kind, die van zondag zijn duivels. Iedereen krijgt dezelfde puzzels.
puzzles-family-numbers = Cijfers
puzzles-family-words = Woorden
puzzles-family-crossword = Scrabble
puzzles-ask-numbers = Leg zo veel mogelijk stenen van je plankje. Je mag alles wat op tafel ligt verleggen.
puzzles-ask-words = Vind het woord dat de meeste punten geeft, met je plankje en de woorden op tafel.
puzzles-ask-words-opening = Vind het woord dat de meeste punten geeft, met je plankje alleen: je bent nog niet uitgekomen.
puzzles-ask-crossword = Vind de zet die de meeste punten geeft.
puzzles-level-easy = Makkelijk
puzzles-level-medium = Gemiddeld
puzzles-level-hard = Lastig
puzzles-level-fiendish = Duivels
puzzles-start = Los op
puzzles-go-on = Kijk nog eens
puzzles-done-solved = Vandaag opgelost
puzzles-done-shown = Antwoord gezien
puzzles-streak = { $days ->
    [0] Nog geen dagen op rij
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
 }
puzzles-solved = { $count ->
    [0] Nog niets opgelost
    [one] 1 opgelost
   *[other] { $count } opgelost
 }
puzzles-longest = Langste reeks: { $days }
puzzles-trainer = Oefenen
puzzles-trainer-say = Zo veel je wilt, zo lastig je wilt. Je gaat verder waar je was.
puzzles-game = Spel
puzzles-level = Hoe lastig
puzzles-number = Nummer { $number }
puzzles-train = Oefen
puzzles-again = Een puzzel die je misschien al kent: een nieuwe van dit niveau was niet te maken.
puzzles-check = Kijk na
puzzles-show = Toon het antwoord
puzzles-show-sure = Echt tonen?
puzzles-next = Volgende puzzel
puzzles-all = Alle puzzels
puzzles-of-day = Puzzel van { $date }
puzzles-right = Gevonden! Beter kan niet.
puzzles-shown = Dit is de beste zet. De volgende is voor jou.
puzzles-here = Deze puzzel
puzzles-coming = De puzzel wordt gehaald…

## What the answer gives
puzzles-shown-points = { $best ->
    [1] Dit is de oplossing: 1 punt.
   *[other] Dit is de oplossing: { $best } punten.
 }
puzzles-shown-tiles = { $best ->
    [1] Dit is de oplossing: 1 steen.
   *[other] Dit is de oplossing: { $best } stenen.
 }
