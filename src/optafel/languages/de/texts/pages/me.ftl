## Continue on another device

me-over = Auf meinem anderen Gerät weiterspielen
me-over-say = Alle deine Plätze, Spiele, Serien und Einstellungen sind sofort da. Wer den Code, den Link oder die Wörter hat, spielt als du: Zeig sie sonst niemandem.
me-show = Code, Link und Wörter zeigen
me-code = Code, den dein anderes Gerät scannt
me-link = Link für dein anderes Gerät
me-words = Zwölf Wörter zum Aufschreiben
me-words-say = In dieser Reihenfolge. Sie bringen auch alles zurück, wenn dieses Gerät verloren geht.
me-words-language = Wörter auf

## Taking up what came from another device

me-typed = Hier mit zwölf Wörtern weiterspielen
me-typed-say = Die Wörter von deinem anderen Gerät, der Reihe nach; von jedem reichen die ersten vier Buchstaben
me-typed-read = Weiter
me-typed-count = { $count ->
    [one] Das ist 1 Wort; es müssen zwölf sein.
   *[other] Das sind { $count } Wörter; es müssen zwölf sein.
 }
me-typed-word = „{ $word }“ ist keines der Wörter. Schau noch einmal, wie es geschrieben ist.
me-typed-check = Diese Wörter gehören nicht zusammen: Eines ist ein anderes, oder zwei sind vertauscht.
me-cut-off = Dieser Link ist nicht vollständig. Kopier ihn noch einmal oder nimm die zwölf Wörter.
me-take = Hier weiterspielen wie auf deinem anderen Gerät?
me-take-say = Tu das nur, wenn Code, Link oder Wörter von dir selbst sind: Beide Geräte teilen dann alles.
me-along = { $count ->
    [one] Das Spiel dieses Geräts mitnehmen
   *[other] Die { $count } Spiele dieses Geräts mitnehmen
 }
me-along-say = Sonst werden sie hier vergessen.
me-go-on = Hier weiterspielen
me-not = Nein, lassen
me-same = Du spielst hier schon als diese Person.

## All that is kept

me-kept = Was von dir aufbewahrt wird
me-kept-say = Kein Konto, keine Adresse, kein Passwort: deine Spiele, Einstellungen und Serien, versiegelt mit einem Schlüssel, den nur deine Geräte haben.
me-kept-games = Laufende Spiele: { $running }. Beendet: { $over }.
me-played = { $date }, gewonnen von { $won }
me-kept-all = Alles, so wie es aufbewahrt wird
me-save = Alles als Datei speichern
me-delete = Alles löschen
me-delete-say = Deine Spiele, Einstellungen und Serien werden gelöscht, auf dem Server und auf diesem Gerät. Du kommst dann nicht mehr an deine Plätze. Was andere mit dir gespielt haben, bleibt ihres, auch dein Name am Tisch.
me-delete-now = Alles löschen
me-delete-not = Behalten
me-parted = Alles, was von dir aufbewahrt wurde, ist gelöscht, vielleicht von einem anderen Gerät aus. Dieses Gerät hat seine eigenen Spiele noch.
me-keep-again = Die Spiele dieses Geräts wieder aufbewahren
