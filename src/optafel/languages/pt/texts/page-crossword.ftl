## Regras da casa das palavras cruzadas

option-letters = Conjunto de letras
option-exchange-pot = Peças que o monte tem de ter para uma troca
option-bingo = Pontos por pôr as sete peças de uma vez
option-scoreless-to-end = Tantas jogadas seguidas sem pontos acabam o jogo (0: nenhuma)
option-letters-by-language = o da língua
option-letters-nl = Neerlandês, o de hoje
option-letters-nl-older = Neerlandês, como nas regras antigas
option-letters-en = Inglês
option-letters-fr = Francês
option-letters-de = Alemão
option-letters-es = Espanhol
option-letters-pt = Português

## No tabuleiro

short-letter-2 = 2L
short-letter-3 = 3L
short-word-2 = 2P
short-word-3 = 3P
premium-letter-2 = letra vale o dobro
premium-letter-3 = letra vale o triplo
premium-word-2 = palavra vale o dobro
premium-word-3 = palavra vale o triplo
square-empty = { $name }, vazia
square-premium = { $name }, vazia, { $premium }
square-letter = { $name }, { $letter }
your-turn-board = É a tua vez. Põe uma palavra, troca peças ou passa.
board-one-line = Põe as tuas letras numa só linha, sem buracos.
blank-title = Que letra representa a peça em branco?
recall = Recolher todas as peças
shuffle = Misturar as peças
exchange = Trocar
exchange-tiles = Trocar peças
exchange-not = Afinal não
exchange-say = { $count ->
    [0] Toca nas peças que queres trocar.
    [one] { $count } peça para trocar.
   *[other] { $count } peças para trocar.
 }
