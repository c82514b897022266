## O que uma jogada fez, para quem não a vê

told-laid = { $who ->
    [you] Puseste { $tiles }.
   *[other] { $name } pôs { $tiles }.
 }
told-place = { $way ->
    [across] Começa em { $place } e vai para a direita.
   *[down] Começa em { $place } e vai para baixo.
 }
told-score = { $name } { $score }
tile-hinted = { $tile }, segundo a pista
letter-worth = { $letter }, { $value ->
    [one] 1 ponto
   *[other] { $value } pontos
 }
square-blank = { $name }, { $letter }, peça em branco

## Pôr com o teclado, lido em voz alta

aim-felt = { $kind ->
    [word] Uma palavra nova
   *[row] Uma combinação nova
 }
aim-first = { $kind ->
    [word] Palavra { $number }, antes de { $after }
   *[row] Combinação { $number }, antes de { $after }
 }
aim-between = { $kind ->
    [word] Palavra { $number }, entre { $before } e { $after }
   *[row] Combinação { $number }, entre { $before } e { $after }
 }
aim-last = { $kind ->
    [word] Palavra { $number }, depois de { $before }
   *[row] Combinação { $number }, depois de { $before }
 }
aim-let-go = Largada
typed-none = Não há nenhuma peça { $letter } para isso.
board-across = Escreve-se para a direita
board-down = Escreve-se para baixo

## As teclas

keys-help = Jogar com o teclado
key-space = Espaço
key-enter = Enter
key-back = Backspace
key-escape = Esc
key-arrows = Setas
key-letters = A a Z
key-tiles = K R B Y, 1 a 13
key-control = Ctrl
key-does-tab = Seguir: a mesa, os botões, os jogadores. Com Shift: voltar.
key-does-go = De peça em peça, na mesa e no suporte
key-does-choose = Escolher a peça, ou largá-la
key-does-lift = Levantar o que está escolhido; depois as setas escolhem um lugar e Enter põe
key-does-find = Encontrar uma peça: K preto, R vermelho, B azul, Y amarelo, e depois o número
key-does-joker = Encontrar um joker; D, C e M encontram um especial
key-does-back = Devolver a peça ao suporte
key-does-step = Desfazer um passo
key-does-drop = Largar o que está escolhido ou levantado
key-does-spell = Pôr as letras de uma palavra, uma a seguir à outra
key-does-next = A palavra está pronta: o que escreveres a seguir é outra palavra
key-does-unspell = Retirar a última letra escrita
key-does-board = Pelo tabuleiro; a última seta diz em que sentido se escreve uma palavra. No suporte: de peça em peça
key-does-square = Numa casa: mudar de sentido, pôr a peça escolhida, ou retirar uma tua
key-does-letter = Pôr uma letra e seguir para a casa livre seguinte
key-does-recall = Recolher todas as peças
key-does-end = Terminar a jogada
key-does-help = Mostrar estas teclas
