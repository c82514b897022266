## Was ein Tisch bei einem Wörterspiel vereinbaren kann

option-to-50 = Bis zu einer Punktzahl spielen
option-goal = Punkte, bis zu denen gespielt wird
option-to-last-tile = Bis zum letzten Stein statt bis zu einer Punktzahl spielen
option-children = Mit Kindern: Wörter und Restwörter mit zwei Buchstaben
option-strict-clock = Ein zu langer Zug bringt keine Punkte
option-open-pot = Offener Vorrat: aus vier Stapeln wählen
option-only-useful-letters = Buchstaben weglassen, die die Sprache nicht hat
option-no-names = Keine Namen
option-no-verbs = Keine Verben
option-no-plurals = Keine Mehrzahl
option-no-diminutives = Keine Verkleinerungsformen
option-compounds = Richtige Zusammensetzungen zählen, auch wenn kein Wörterbuch sie nennt
option-family-words = Verletzende Wörter weglassen
option-portuguese = Wessen Wörter auf Portugiesisch zählen
option-portuguese-both = Die beider Länder
option-portuguese-portugal = Die Portugals
option-portuguese-brazil = Die Brasiliens
option-extra-words = Wörter, die auch zählen, durch Leerzeichen getrennt
option-banned-words = Wörter, die nicht zählen
option-theme = Thema: nur Wörter aus einem Bereich
option-challenge = Wörter werden erst geprüft, wenn jemand sie anzweifelt
reason-last-round = Die letzte Runde ist gespielt.

## Am Tisch

word-whole = Wort { $number }: { $tiles }
word-partial = Wort { $number }, noch nicht richtig: { $tiles }. { $why }
mark-new = neu · { $letters }
mark-rest = Restwort
joker-letter = Joker
sort-letter = Nach dem Alphabet ordnen
your-turn-word = Du bist dran. Leg Buchstaben, oder zieh einen.
your-turn-open-word = Du bist dran. Leg zuerst ein Wort von mindestens { $need } Buchstaben von deinem Brettchen aus, oder zieh einen Stein.
turn-scores = { $score ->
    [0] Das darf so liegen, bringt aber keine Punkte.
    [one] Das bringt { $score } Punkt mit { $word }.
   *[other] Das bringt { $score } Punkte mit { $word }.
 }
seat-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }
challenge = Das zweifle ich an
accept = Gelten lassen
doubts-title = { $name } hat { $words } gelegt. Zweifelt jemand daran?
doubts-say = Alle anderen antworten, bevor der nächste Zug beginnt. Alle Brettchen bleiben verdeckt.
doubts-others = Hier lassen es alle gelten. Die anderen dürfen noch zweifeln.
doubts-stands = Lässt es gelten
piles-take = Wähl die Steine, die du ziehst
piles-draw = Leg Buchstaben, oder wähl einen Stein zum Ziehen
pile-top = { $tile } ziehen
pile-empty = Dieser Stapel ist leer
setup-words-language = Sprache der Wörter
words-in-nl = Niederländisch
words-in-en = Englisch
words-in-fr = Französisch
words-in-de = Deutsch
words-in-es = Spanisch
words-in-pt = Portugiesisch
lesson-word-type = Zieh Buchstaben auf den Tisch, oder tippe sie an und dann den Tisch. Mit einer Tastatur tippst du das Wort einfach ein.
lesson-word-table = Nimm auch Buchstaben aus Wörtern auf dem Tisch: Am Ende liegt jeder Buchstabe in einem Wort.

## Das Ende eines Spiels mit Buchstaben

won-alone = Du hast { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 } geholt
record-new = Ein Rekord: { $word }, { $letters } Buchstaben.
record-stands = Der Rekord bleibt: { $word }, { $letters } Buchstaben.
reason-words-went-out = { $out ->
    [you] { $who ->
        [you] Du hast deinen letzten Buchstaben gelegt und die meisten Punkte: { $score }.
       *[other] Du hast deinen letzten Buchstaben gelegt. { $name } hat die meisten Punkte: { $score }.
     }
   *[other] { $who ->
        [you] { $outname } hat den letzten Buchstaben gelegt. Du hast die meisten Punkte: { $score }.
       *[other] { $outname } hat den letzten Buchstaben gelegt. { $name } hat die meisten Punkte: { $score }.
     }
 }
reason-words-blocked = Niemand konnte mehr legen. Wer die meisten Punkte hat, gewinnt.
reason-crossword-went-out = Der Vorrat und ein Brettchen sind leer. Wer die meisten Punkte hat, gewinnt.
reason-crossword-blocked = Alle haben nacheinander gepasst. Wer die meisten Punkte hat, gewinnt.
joker-choose = Sagen, wofür der Joker steht
joker-choose-title = Für welchen Buchstaben steht der Joker?
theme-list-animals = Tiere
theme-list-nature = Natur
theme-list-food = Essen
theme-list-travel = Reisen
theme-list-play = Spiel
theme-list-body-and-clothes = Körper und Kleidung
theme-any = Jedes Wort
theme-own = Eigene Wörter…
theme-own-words = Die Wörter des Themas, mit Leerzeichen oder Kommas dazwischen

## Words, not sets
hint-where-words = { $count ->
    [0] Es lässt sich ein Wort legen, ohne den Tisch zu ändern. Frag noch einmal, um zu sehen, welche Buchstaben.
    [one] Schau auf das Wort, das leuchtet. Frag noch einmal, um zu sehen, welche Buchstaben.
   *[other] Schau auf die { $count } Wörter, die leuchten. Frag noch einmal, um zu sehen, welche Buchstaben.
 }
lesson-word-wait = Schau, welche Wörter die anderen legen. Such inzwischen eines auf deinem Brettchen.
lesson-word-watch = Buchstaben, die seit deinem Zug gelegt wurden, haben einen goldenen Rand. Ordne inzwischen dein Brettchen: durch Ziehen oder nach dem Alphabet.
lesson-word-put = Tippe jetzt an, wohin sie sollen: auf ein Wort, den leeren Tisch oder dein Brettchen.
lesson-word-end = Alle Wörter zählen. Beende deinen Zug, oder leg noch mehr.
lesson-word-cannot = Du kannst in diesem Zug kein Wort legen: Zieh einen Stein.
lesson-board-first = Das erste Wort geht über das mittlere Feld. Tippe einen Buchstaben an und dann ein Feld, oder schreib.
lesson-board-join = Jedes neue Wort schließt an ein liegendes an, und alles, was sich berührt, muss auch ein Wort sein. Farbige Felder zählen mehr.
joker-say-letter = Ein Joker steht für jeden Buchstaben. Leg ihn dorthin, wo du einen brauchst.
