## Lo que se esperaba, donde algo no se entendía

expected-header-or-turn = una línea de cabecera «Nombre: valor» o un turno «1. A draw»
expected-header = una línea de cabecera «{ $name }: …»
expected-header-seed = una línea de cabecera «Seed: …»; lo que guarda un sitio de una partida en curso no la tiene
expected-headers = cabeceras como las escribe optafel
expected-turn = un turno: un número, un sitio desde A, y lo que hizo
expected-turn-as-written = un turno como lo escribe optafel ({ $why })
expected-turn-that-fits = un turno que encaje con la partida hasta ahí ({ $why })
expected-turn-like = un turno como { $example }
expected-turns-at-most = no más de { $most } turnos
expected-kind-of-turn = play, draw, pass, exchange, time-out, challenge, accept o resign
expected-kept-record = una anotación que guardó un sitio de esta partida
expected-possible-game = una partida posible con su caja ({ $why })
expected-one-of = uno de estos: { $choices }
expected-no-option = ninguna regla de la casa: este juego no tiene
expected-value-like = un valor como { $example }
expected-text = texto
expected-text-at-most = texto de { $most } caracteres como máximo
expected-true-or-false = true o false
expected-object = un objeto
expected-list = una lista
expected-list-of-plays = una lista de jugadas
expected-list-of-words = una lista de palabras
expected-number = un número
expected-number-between = un número de { $least } a { $most }
expected-number-from = un número desde { $least }
expected-letters-with-values = letras con valores de 0 a { $most }
