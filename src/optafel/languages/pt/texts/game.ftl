## Jogadas que não se podem fazer, seja qual for o jogo

refuse-move-unreadable = Não se percebeu essa jogada: { $read }. Esperava-se play, draw, pass, exchange, take, challenge, accept ou resign.
refuse-game-over = O jogo acabou.
refuse-not-your-turn = Ainda não é a tua vez.
refuse-move-not-now = Isso não é possível agora ({ $move }). Possível: { $allowed }.
refuse-no-such-tile = Não se consegue ler «{ $read }» na posição { $where }: esperava-se uma peça, ou seja, K, R, B ou Y com um número de 1 a 13, ou um joker *, D, C ou M.
refuse-no-such-letter = Não se consegue ler «{ $read }» na posição { $where }: esperava-se uma letra, uma minúscula para um joker, ou @.
refuse-no-such-pile = Dessa pilha ({ $pile }) não há nada para tirar.
refuse-exchange-nothing = Diz que peças queres trocar.
refuse-exchange-too-many = No monte há { $pot }, muito poucas para trocar { $count }.
refuse-illegal-play = Essa jogada não é permitida.
