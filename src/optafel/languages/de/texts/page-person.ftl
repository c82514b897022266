## Your games, your turn

turn-title = Du bist dran
list-yours = Du bist dran
list-theirs = { $name } ist am Zug
list-since = { $who }, seit { $time }
list-left = { $who }, noch { $time }
list-waiting = Wartet auf Mitspieler
list-paused = Pausiert
list-tiles = { $count ->
    [one] { $name } (1 Stein)
   *[other] { $name } ({ $count } Steine)
 }
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
clock-left-long = Noch { $time }
time-days = { $days } T. { $hours } Std.
time-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
 }
settings-tells-turn = Sag mir, wenn ich dran bin
settings-tells-turn-say = Mit einer Mitteilung auf diesem Gerät, solange die Seite in einem Tab offen ist.

## Codes and addresses

code-label = Hat dir jemand einen Code gesagt?
code-join = Zu diesem Tisch
waiting-code = Oder sag diesen Code laut; er wird auf der ersten Seite eingetippt:
only-here = Dieser Tisch lässt sich nur auf diesem Rechner öffnen. Für Handys im Haus starte optafel noch einmal mit „--host 0.0.0.0“.

## The way to one’s own page

go-me = Meine Geräte und Spiele
go-me-say = Spiel auf einem anderen Gerät weiter und sieh, was von dir aufbewahrt wird. Ohne Konto.
