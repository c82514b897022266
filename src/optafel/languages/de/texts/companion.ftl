## Neben der Schachtel: Anmerkungen zu einem Punktezettel von Hand

check-left-missing = Was hat { $name } noch auf dem Brettchen? Schreib die Steine oder die Punkte, oder 0.
check-too-many-points = { $name }: Das ist mehr als möglich. Höchstens { $most }.
check-more-than-box = { $tile } wurde { $count } Mal aufgeschrieben, alle Brettchen zusammen, aber in der Schachtel { $most ->
    [0] gibt es keinen davon
   *[other] gibt es nur { $most }
 }. Schau noch einmal auf die Brettchen.
check-out-but-left = { $name } hat alles gelegt, also kann nichts übrig sein, aber aufgeschrieben wurde „{ $read }“.
check-empty-rack = { $name } hat nichts übrig: Dann hat { $name } alles gelegt. Gib das oben an.
check-two-out = Auch { $name } hat nichts übrig, aber { $other } hat alles gelegt, und nur eine Person kann die Erste sein.
check-out-not-opened = { $name } hat alles gelegt, aber das erste Auslegen ist nicht vermerkt.
check-not-opened-few = Bei { $name } ist kein erstes Auslegen vermerkt, aber von den { $dealt } ausgeteilten Steinen sind nur { $count } da. Wurde das Auslegen nicht vermerkt oder ein Stein vergessen?
check-score-missing = Wie viele Punkte hat { $name }?
check-score-unreadable = { $name }: „{ $read }“ ist keine Punktzahl. Schreib eine Zahl wie 54 oder -23.
check-not-zero = Die Punkte ergeben zusammen { $total }, aber ein Spiel ergibt 0: Zusammen sind sie um { $by } zu { $way ->
    [low] niedrig
   *[high] hoch
 }.
check-one-winner = Eine Person gewinnt, und die anderen zahlen: Hier haben mehrere oder niemand mehr als 0.
check-other-score = { $name } hat { $wrote } auf eurem Zettel, aber die Brettchen ergeben { $counted }.
check-how-went-out = { $name } hat alles gelegt und bekommt, was die anderen übrig haben: { $paid } = { $score }.
check-how-blocked = Niemand konnte spielen. { $name } hat am wenigsten ({ $least }); die anderen zahlen den Unterschied: { $paid } = { $score }.
check-how-shared = Niemand konnte spielen. { $name } und { $other } haben gleich wenig und teilen sich, was die anderen zahlen.
check-turn-after-end = { $name } hat hier einen Zug nach dem Ende des Spiels.
check-out-of-order = { $name } hat hier einen Zug, obwohl { $other } dran war. Das stimmt nur, wenn { $other } einen Zug verloren hat.
check-turn-lost = { $name } setzt diesen Zug aus, weil im letzten die Zeit abgelaufen war.
check-penalty-tiles = { $name } zog { $tiles ->
    [one] { $tiles } Strafstein
   *[other] { $tiles } Strafsteine
 }, weil die Zeit abgelaufen war.
check-penalty-fewer = { $name } zog { $tiles ->
    [0] keinen Strafstein
    [one] nur { $tiles } Strafstein
   *[other] nur { $tiles } Strafsteine
 } statt { $due }: Mehr war nicht im Vorrat.
check-penalty-pot-ran-out = Der Vorrat ging in dem Zug aus, in dem { $name } zu spät war. Lagen darin weniger Steine als die Strafe, wurden nur diese gezogen.
check-blocked = Niemand konnte legen und der Vorrat ist leer: Das Spiel ist zu Ende. Wählt „Niemand“ und zählt, was übrig ist.
check-turn-empty = Was hat { $name } geholt? Schreib die Punkte oder was gelegt wurde.
check-word-doubtful = { $reason ->
    [too-short] { lexicon-too-short }
   *[other] { refuse-no-word }
 }
check-opening-low = { $name } hat mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } begonnen, aber das erste Wort hat mindestens { $least } Buchstaben.
check-board-unknown = { $name }: Dieser Zug lässt sich nicht zählen, weil nicht jeder Zug davor mit seinem Feld aufgeschrieben ist. Schreib stattdessen die Punkte.
check-count-left = Das Spiel ist zu Ende. Zählt jetzt, was auf den Brettchen übrig ist.
check-last-turns = Das Ende ist nah: { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge
 }, damit alle gleich oft dran waren.
check-ended-early = { $turns ->
    [0] Nach der Anleitung ist das Spiel noch nicht zu Ende.
    [one] Nach der Anleitung kommt noch ein Zug.
   *[other] Nach der Anleitung kommen noch { $turns } Züge.
 } Hört ihr hier auf, wird alles gezählt, wie es ist.
check-how-words = Abgezogen für den Rest: { $tile ->
    [0] nichts für einen Buchstaben
   *[other] { $tile } für einen Buchstaben
 }, { $joker } für einen Joker.
check-how-crossword = Alle verlieren, was ihre übrigen Steine wert sind.
check-how-crossword-out = { $name } hat alles gelegt und bekommt, was die anderen verlieren: { $gained }.
time-up-keep-whole-sets = Vollständige Kombinationen bleiben auf dem Tisch. Lose Steine kommen auf das Brettchen dessen, der dran war, { $tiles ->
    [0] ohne Strafe
    [one] mit { $tiles } Strafstein aus dem Vorrat
   *[other] mit { $tiles } Strafsteinen aus dem Vorrat oder so vielen, wie noch da sind
 }.
time-up-put-all-back = Auf dem Tisch liegt wieder alles wie vorher, und die Steine gehen zurück aufs Brettchen, { $tiles ->
    [0] ohne Strafe
    [one] mit { $tiles } Strafstein aus dem Vorrat
   *[other] mit { $tiles } Strafsteinen aus dem Vorrat oder so vielen, wie noch da sind
 }.
time-up-untouched = Noch nichts berührt? Dann zieh einen Stein, wie bei jedem Zug ohne Auslegen.
time-up-strict = Der Zug bringt keine Punkte.
time-up-words-put-all-back = Ist der Tisch nicht fertig, kommt alles dorthin zurück, wo es lag. Der Zug zählt als einer ohne Auslegen: Zieh einen Stein.
time-up-words-loose-to-pot = Vollständige Wörter bleiben. Buchstaben ohne Wort gehen zurück in den Vorrat, und der Zug ist zu Ende.
time-up-skips = { $turns ->
    [one] Auch der nächste Zug ist verloren.
   *[other] Auch die nächsten { $turns } Züge sind verloren.
 }
time-up-pass = Der Zug zählt als gepasst.
begin-numbers = Alle ziehen einen Stein. Die höchste Zahl beginnt. Ein Joker: neu ziehen; gleiche Zahlen: Wer sie hat, zieht neu. Dann gehen die Steine zurück, und alle werden gemischt.
begin-letters = Alle ziehen einen Stein. Der Buchstabe am nächsten an A beginnt. Ein Joker: neu ziehen; gleiche Buchstaben: Wer sie hat, zieht neu. Dann gehen die Steine zurück, und alle werden gemischt.
refuse-no-words-here = In diesem Spiel gibt es keine Wörter zum Nachschlagen.
