## Jugadas que no se pueden hacer, sea cual sea el juego

refuse-move-unreadable = No se ha entendido esa jugada: { $read }. Se esperaba play, draw, pass, exchange, take, challenge, accept o resign.
refuse-game-over = La partida ha terminado.
refuse-not-your-turn = Todavía no es tu turno.
refuse-move-not-now = Eso no se puede hacer ahora ({ $move }). Se puede: { $allowed }.
refuse-no-such-tile = No se entiende «{ $read }» en la posición { $where }: se esperaba una ficha, es decir, K, R, B o Y con un número del 1 al 13, o un comodín *, D, C o M.
refuse-no-such-letter = No se entiende «{ $read }» en la posición { $where }: se esperaba una letra, una minúscula para un comodín, o @.
refuse-no-such-pile = De esa pila ({ $pile }) no hay nada que robar.
refuse-exchange-nothing = Di qué fichas quieres cambiar.
refuse-exchange-too-many = En el montón quedan { $pot }, muy pocas para cambiar { $count }.
refuse-illegal-play = Esa jugada no está permitida.
