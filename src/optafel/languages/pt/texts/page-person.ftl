## Your games, your turn

turn-title = É a tua vez
list-yours = É a tua vez
list-theirs = Joga { $name }
list-since = { $who }, há { $time }
list-left = { $who }, faltam { $time }
list-waiting = À espera de jogadores
list-paused = Em pausa
list-tiles = { $count ->
    [one] { $name } (1 peça)
   *[other] { $name } ({ $count } peças)
 }
clock-days = { $days ->
    [one] 1 dia
   *[other] { $days } dias
 }
clock-left-long = Faltam { $time }
time-days = { $days } d { $hours } h
time-hours = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
 }
settings-tells-turn = Avisar-me quando for a minha vez
settings-tells-turn-say = Com uma notificação neste aparelho, enquanto a página estiver aberta num separador.

## Codes and addresses

code-label = Alguém te disse um código?
code-join = Ir para essa mesa
waiting-code = Ou diz este código em voz alta; escreve-se na primeira página:
only-here = Esta mesa só se abre neste computador. Para os telemóveis da casa, inicia o optafel outra vez com «--host 0.0.0.0».

## The way to one’s own page

go-me = Os meus aparelhos e jogos
go-me-say = Continua noutro aparelho e vê o que fica guardado de ti. Sem conta.
