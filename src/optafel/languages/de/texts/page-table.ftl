## Rund um den Tisch: Fairness, Zuschauer, ein paar Worte

fair-line = Fair gemischt
fair-line-waiting = Die Reihenfolge der Steine kommt aus einem geheimen Startwert, der schon feststeht. Das ist sein Hash: Schreib ihn auf, und nach dem Spiel können alle prüfen, dass der Startwert nicht geändert wurde.
fair-line-begun = Die Reihenfolge der Steine kam aus einem geheimen Startwert. Das ist sein Hash, wie er vor dem ersten Stein war. Nach dem Spiel wird der Startwert gezeigt, und jede Ziehung lässt sich prüfen.
fair-line-hash = Hash des Startwerts
copy-hash = Kopieren
fair-line-seen = Dieser Browser hat diesen Hash vor dem ersten Stein gesehen.
fair-line-not-seen = Dieser Browser kam später an den Tisch und hat diesen Hash nicht vor dem ersten Stein gesehen.
fair-line-added = { $count ->
    [0] Noch hat niemand etwas zum Mischen beigetragen.
    [one] { $count } Spieler hat etwas zum Mischen beigetragen.
   *[other] { $count } Spieler haben etwas zum Mischen beigetragen.
 }
stir-label = Etwas Eigenes, zum Beispiel ein paar Wörter
stir = Zum Mischen beitragen
stirred = Hinzugefügt
watch-line = Andere zuschauen lassen
watch-line-say = Wer diesen Link hat, sieht den Tisch, aber kein Brettchen.
watch-link = Link zum Zuschauen
watching = Du schaust zu.
talk = Etwas sagen
talk-said = { $name } sagt: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thinking = Ich denke nach…
phrase-your-turn = Du bist dran!
phrase-oops = Hoppla
phrase-thanks = Danke!
phrase-good-game = Schönes Spiel!
phrase-one-more = Noch eins?
phrase-smile = Ein Lächeln
phrase-wow = Wow!
phrase-sad = Ein trauriges Gesicht
phrase-laugh = Ein großes Lachen
setup-hints = Tipps
setup-hints-say = Ohne Tipps kann an diesem Tisch niemand fragen, was sich legen lässt.
unseen = Steine, die du noch nicht gesehen hast
unseen-say = { $count ->
    [one] { $count } Stein ist im Vorrat oder auf einem anderen Brettchen:
   *[other] { $count } Steine sind im Vorrat oder auf den anderen Brettchen:
 }
unseen-tile = { $letter }: { $count }
unseen-blank = Blankostein
settings-large = Große Steine
announce-paused = Das Spiel ist pausiert.
announce-resumed = Das Spiel geht weiter.
announce-doubt = Du kannst anzweifeln, was gelegt wurde, oder es gelten lassen.
announce-drew = Du hast { $tiles } gezogen.
no-server = Keine Verbindung zum Spieltisch. Du siehst, was dieses Gerät aufgehoben hat; weiter geht es, sobald die Verbindung wieder da ist.
log-word = { $who ->
    [you] { $score ->
        [0] Du hast { $word } gelegt, ohne Punkte.
        [one] Du hast { $word } für { $score } Punkt gelegt.
       *[other] Du hast { $word } für { $score } Punkte gelegt.
     }
   *[other] { $score ->
        [0] { $name } hat { $word } gelegt, ohne Punkte.
        [one] { $name } hat { $word } für { $score } Punkt gelegt.
       *[other] { $name } hat { $word } für { $score } Punkte gelegt.
     }
 }
log-exchanged = { $who ->
    [you] { $count ->
        [one] Du hast { $count } Stein getauscht.
       *[other] Du hast { $count } Steine getauscht.
     }
   *[other] { $count ->
        [one] { $name } hat { $count } Stein getauscht.
       *[other] { $name } hat { $count } Steine getauscht.
     }
 }
log-challenged = { $who ->
    [you] Du hast { $word } angezweifelt, und es zählt nicht.
   *[other] { $name } hat { $word } angezweifelt, und es zählt nicht.
 }
log-challenged-wrong = { $who ->
    [you] Du hast es angezweifelt, aber es gilt.
   *[other] { $name } hat es angezweifelt, aber es gilt.
 }
log-accepted = { $who ->
    [you] Du hast es gelten lassen.
   *[other] { $name } hat es gelten lassen.
 }
setup-away = Wenn jemand wegbleibt
away-wait = Warten
away-skip = Zug auslassen
away-bot = Ein Bot spielt weiter
give-to-bot = Den Platz von { $name } einem Bot geben
doubt-waits = Was gelegt wurde, darf einen Moment lang angezweifelt werden.

setup-first = Wer beginnt
setup-first-say = Die Anleitungen losen es aus; auch der Älteste oder der Jüngste darf beginnen.
first-drawn = Ausgelost
last-turns = { $count ->
    [one] Die Glocke hat geläutet: noch { $count } Zug.
   *[other] Die Glocke hat geläutet: noch { $count } Züge.
 }
clock-drew = { $count ->
    [one] { $count } Stein kam aus dem Vorrat dazu.
   *[other] { $count } Steine kamen aus dem Vorrat dazu.
 }
clock-to-pot = { $count ->
    [one] { $count } Buchstabe kam zurück in den Vorrat.
   *[other] { $count } Buchstaben kamen zurück in den Vorrat.
 }
clock-skips = { $count ->
    [one] { $count } weiterer Zug ist verloren.
   *[other] { $count } weitere Züge sind verloren.
 }
