## Wem ein Platz gehört

handover-runs = { $to ->
    [bot] In { $seconds } s bekommt ein Bot den Platz von { $name }, es sei denn, { $name } kommt zurück.
   *[open] In { $seconds } s ist der Platz von { $name } für jemand anderen frei, es sei denn, { $name } kommt zurück.
 }
handover-runs-bot = In { $seconds } s ist der Platz des Bots { $name } für jemand anderen frei.
handover-waits = { $to ->
    [bot] { $asker } bittet darum, dass ein Bot den Platz von { $name } bekommt.
   *[open] { $asker } bittet darum, den Platz von { $name } für jemand anderen zu öffnen.
 }
handover-missing = Noch nicht einverstanden: { $names }.
handover-agree = Einverstanden
handover-keep = Den Platz für { $name } freihalten
open-seat = Den Platz von { $name } für jemand anderen öffnen
open-bot-seat = Jemand anderen auf den Platz von { $name } lassen
seat-back-say = Dein Platz an diesem Tisch wurde weggegeben.
shown-out-title = Du bist nicht mehr an diesem Tisch
seat-back = Meinen Platz zurücknehmen

## Was am Tisch geschah

happenings = Was am Tisch geschah
happening-joined = { $from ->
    [bot] { $by } sitzt jetzt, wo der Bot { $name } saß.
    [person] { $by } sitzt jetzt, wo { $name } saß.
   *[nobody] { $by } hat sich dazugesetzt.
 }
happening-asked-for-bot = { $by } bittet darum, dass ein Bot den Platz von { $name } bekommt.
happening-asked-to-open = { $by } bittet darum, den Platz von { $name } für jemand anderen zu öffnen.
happening-agreed = { $by } ist einverstanden.
happening-kept = Der Platz von { $name } bleibt, wie er ist.
happening-gave-to-bot = { $by } hat den Platz von { $name } dem Bot { $to } gegeben.
happening-opened = { $by } hat den Platz von { $name } für jemand anderen geöffnet.
happening-taken-back = { $by } ist zurück und hat den Platz von { $name } wieder eingenommen.
happening-removed = { $by } hat { $name } vom Tisch geschickt.
happening-closed = { $by } lässt niemanden mehr an den Tisch.
happening-reopened = { $by } lässt wieder Leute an den Tisch.
happening-invite-made = { $by } hat eine Einladung für eine Person gemacht.
happening-invite-changed = { $by } hat den Einladungslink geändert: Der alte gilt nicht mehr.
happening-watch-changed = { $by } hat den Link zum Zuschauen geändert: Der alte gilt nicht mehr.
happening-muted = { $by } hat { $name } stumm geschaltet.
happening-unmuted = { $by } lässt { $name } wieder zu Wort kommen.

## Der Tisch, den ich aufgestellt habe

opener = Mein Tisch
opener-closed = Niemand mehr dazu
opener-closed-say = Niemand kann sich mehr setzen, auch nicht mit einer Einladung.
opener-once = Eine Person einladen
opener-once-say = Mit diesem Link kommt eine Person herein, einmal.
opener-once-link = Einladungslink für eine Person
opener-invite-new = Neuer Einladungslink
opener-invite-none = Kein Einladungslink
opener-watch-new = Neuer Link zum Zuschauen
opener-watch-none = Niemand schaut zu
opener-links-say = Der alte Link gilt nicht mehr; wer damit zuschaut, muss gehen.
opener-mute = { $name } stumm schalten
opener-unmute = { $name } wieder zu Wort kommen lassen
opener-remove = { $name } wegschicken
opener-remove-sure = { $name } wirklich wegschicken?
opener-delete = Diesen Tisch löschen
opener-delete-sure = Wirklich löschen, für alle?
erase-name = Meinen Namen löschen
erase-name-say = Dein Name wird aus allen deinen Spielen genommen. Was gezogen und gelegt wurde, lässt sich weiter nachprüfen.
erase-name-sure = Wirklich überall löschen?
erase-name-done = Dein Name ist gelöscht.
