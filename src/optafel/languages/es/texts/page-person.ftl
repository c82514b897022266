## Your games, your turn

turn-title = Te toca
list-yours = Te toca
list-theirs = Le toca a { $name }
list-since = { $who }, desde hace { $time }
list-left = { $who }, quedan { $time }
list-waiting = Esperando a los jugadores
list-paused = En pausa
list-tiles = { $count ->
    [one] { $name } (1 ficha)
   *[other] { $name } ({ $count } fichas)
 }
clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
 }
clock-left-long = Quedan { $time }
time-days = { $days } d { $hours } h
time-hours = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
 }
settings-tells-turn = Avisarme cuando me toque
settings-tells-turn-say = Con una notificación en este dispositivo, mientras la página esté abierta en una pestaña.

## Codes and addresses

code-label = ¿Te han dicho un código?
code-join = Ir a esa mesa
waiting-code = O di este código en voz alta; se escribe en la primera página:
only-here = Esta mesa solo se abre en este ordenador. Para los móviles de la casa, inicia optafel otra vez con «--host 0.0.0.0».

## The way to one’s own page

go-me = Mis dispositivos y partidas
go-me-say = Sigue en otro dispositivo y mira qué se guarda de ti. Sin cuenta.
