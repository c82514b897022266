## Hausregeln des Kreuzworts

option-letters = Buchstabensatz
option-exchange-pot = So viele Steine muss der Vorrat zum Tauschen haben
option-bingo = Punkte für alle sieben Steine auf einmal
option-scoreless-to-end = So viele Züge in Folge ohne Punkte beenden das Spiel (0: keine Anzahl)
option-letters-by-language = passend zur Sprache
option-letters-nl = Niederländisch, von heute
option-letters-nl-older = Niederländisch, wie in der alten Anleitung
option-letters-en = Englisch
option-letters-fr = Französisch
option-letters-de = Deutsch
option-letters-es = Spanisch
option-letters-pt = Portugiesisch

## Am Spielbrett

short-letter-2 = 2B
short-letter-3 = 3B
short-word-2 = 2W
short-word-3 = 3W
premium-letter-2 = doppelter Buchstabenwert
premium-letter-3 = dreifacher Buchstabenwert
premium-word-2 = doppelter Wortwert
premium-word-3 = dreifacher Wortwert
square-empty = { $name }, leer
square-premium = { $name }, leer, { $premium }
square-letter = { $name }, { $letter }
your-turn-board = Du bist dran. Leg ein Wort, tausche Steine oder passe.
board-one-line = Leg deine Buchstaben in eine Linie, ohne Lücke.
blank-title = Für welchen Buchstaben steht der Blankostein?
recall = Alle Steine zurücknehmen
shuffle = Steine mischen
exchange = Tauschen
exchange-tiles = Steine tauschen
exchange-not = Doch nicht
exchange-say = { $count ->
    [0] Tippe die Steine an, die du tauschen willst.
    [one] { $count } Stein zum Tauschen.
   *[other] { $count } Steine zum Tauschen.
 }
