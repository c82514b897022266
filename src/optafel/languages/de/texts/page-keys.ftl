## Was ein Zug getan hat, für alle, die es nicht sehen

told-laid = { $who ->
    [you] Du hast { $tiles } gelegt.
   *[other] { $name } hat { $tiles } gelegt.
 }
told-place = { $way ->
    [across] Es beginnt auf { $place } und geht waagerecht.
   *[down] Es beginnt auf { $place } und geht senkrecht.
 }
told-score = { $name } { $score }
tile-hinted = { $tile }, laut Tipp
letter-worth = { $letter }, { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
 }
square-blank = { $name }, { $letter }, ein Blankostein

## Legen mit der Tastatur, vorgelesen

aim-felt = { $kind ->
    [word] Ein neues Wort
   *[row] Eine neue Kombination
 }
aim-first = { $kind ->
    [word] Wort { $number }, vor { $after }
   *[row] Kombination { $number }, vor { $after }
 }
aim-between = { $kind ->
    [word] Wort { $number }, zwischen { $before } und { $after }
   *[row] Kombination { $number }, zwischen { $before } und { $after }
 }
aim-last = { $kind ->
    [word] Wort { $number }, nach { $before }
   *[row] Kombination { $number }, nach { $before }
 }
aim-let-go = Losgelassen
typed-none = Dafür ist kein Stein { $letter } da.
board-across = Eingabe waagerecht
board-down = Eingabe senkrecht

## Die Tasten

keys-help = Mit der Tastatur spielen
key-space = Leertaste
key-enter = Eingabe
key-back = Rücktaste
key-escape = Esc
key-arrows = Pfeile
key-letters = A bis Z
key-tiles = K R B Y, 1 bis 13
key-control = Strg
key-does-tab = Weiter: der Tisch, die Knöpfe, die Spieler. Mit Umschalt: zurück.
key-does-go = Von Stein zu Stein, auf dem Tisch und auf dem Brettchen
key-does-choose = Den Stein wählen oder loslassen
key-does-lift = Aufheben, was gewählt ist; dann wählen die Pfeile einen Platz, und die Eingabetaste legt hin
key-does-find = Einen Stein finden: K schwarz, R rot, B blau, Y gelb, dann die Zahl
key-does-joker = Einen Joker finden; D, C und M finden einen besonderen
key-does-back = Den Stein zurück aufs Brettchen
key-does-step = Einen Schritt zurücknehmen
key-does-drop = Loslassen, was gewählt oder aufgehoben ist
key-does-spell = Die Buchstaben eines Wortes legen, einen nach dem anderen
key-does-next = Das Wort ist fertig: Was du dann tippst, ist ein anderes Wort
key-does-unspell = Den zuletzt getippten Buchstaben zurücknehmen
key-does-board = Über das Spielbrett; der letzte Pfeil sagt, in welche Richtung ein Wort getippt wird. Auf dem Brettchen: von Stein zu Stein
key-does-square = Auf einem Feld: zwischen waagerecht und senkrecht wechseln, den gewählten Stein legen oder einen eigenen zurücknehmen
key-does-letter = Einen Buchstaben legen und zum nächsten freien Feld gehen
key-does-recall = Alle Steine zurücknehmen
key-does-end = Den Zug beenden
key-does-help = Diese Tasten zeigen
