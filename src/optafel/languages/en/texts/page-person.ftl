## Your games, your turn

turn-title = Your turn
list-yours = Your turn
list-theirs = { $name } to move
list-since = { $who }, for { $time }
list-left = { $who }, { $time } left
list-waiting = Waiting for players
list-paused = Paused
list-tiles = { $count ->
    [one] { $name } (1 tile)
   *[other] { $name } ({ $count } tiles)
 }
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
clock-left-long = { $time } left
time-days = { $days } d { $hours } h
time-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 }
settings-tells-turn = Tell me when it is my turn
settings-tells-turn-say = With a notification on this device, while the page is open in some tab.

## Codes and addresses

code-label = Did somebody tell you a code?
code-join = Go to that table
waiting-code = Or say this code aloud; it is typed on the first page:
only-here = This table can only be opened on this machine. For phones in the house, start optafel again with “--host 0.0.0.0”.

## The way to one’s own page

go-me = My devices and games
go-me-say = Continue on another device, and see what is kept of you. No account.
