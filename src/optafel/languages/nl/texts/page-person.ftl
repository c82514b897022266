## Your games, your turn

turn-title = Jouw beurt
list-yours = Jouw beurt
list-theirs = { $name } is aan de beurt
list-since = { $who }, al { $time }
list-left = { $who }, nog { $time }
list-waiting = Wacht op spelers
list-paused = Gepauzeerd
list-tiles = { $count ->
    [one] { $name } (1 steen)
   *[other] { $name } ({ $count } stenen)
 }
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
 }
clock-left-long = Nog { $time }
time-days = { $days } d { $hours } uur
time-hours = { $hours ->
    [one] 1 uur
   *[other] { $hours } uur
 }
settings-tells-turn = Zeg het als ik aan de beurt ben
settings-tells-turn-say = Met een melding op dit apparaat, zolang de pagina in een tabblad openstaat.

## Codes and addresses

code-label = Heeft iemand je een code gezegd?
code-join = Naar die tafel
waiting-code = Of zeg deze code; die wordt op de eerste pagina ingetypt:
only-here = Deze tafel is alleen op deze computer te openen. Start optafel opnieuw met “--host 0.0.0.0” voor telefoons in huis.

## The way to one’s own page

go-me = Mijn apparaten en spellen
go-me-say = Ga verder op een ander apparaat en zie wat er van je bewaard wordt. Zonder account.
