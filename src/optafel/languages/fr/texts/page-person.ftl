## Your games, your turn

turn-title = À toi de jouer
list-yours = À toi de jouer
list-theirs = Au tour de { $name }
list-since = { $who }, depuis { $time }
list-left = { $who }, encore { $time }
list-waiting = En attente de joueurs
list-paused = En pause
list-tiles = { $count ->
    [one] { $name } ({ $count } tuile)
   *[other] { $name } ({ $count } tuiles)
 }
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
clock-left-long = Encore { $time }
time-days = { $days } j { $hours } h
time-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
 }
settings-tells-turn = Me prévenir quand c’est mon tour
settings-tells-turn-say = Par une notification sur cet appareil, tant que la page est ouverte dans un onglet.

## Codes and addresses

code-label = On t’a dit un code ?
code-join = Aller à cette table
waiting-code = Ou dis ce code à voix haute ; on le tape sur la première page :
only-here = Cette table ne s’ouvre que sur cet ordinateur. Pour les téléphones de la maison, relance optafel avec « --host 0.0.0.0 ».

## The way to one’s own page

go-me = Mes appareils et mes parties
go-me-say = Continue sur un autre appareil et vois ce qui est gardé de toi. Sans compte.
