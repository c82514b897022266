## O árbitro das palavras cruzadas

refuse-no-such-play = Não se consegue ler «{ $read }»: esperava-se uma casa e uma palavra, por exemplo 8D TAART (na horizontal) ou D8 TAFEL (na vertical).
refuse-stray-parenthesis = Não se consegue ler «{ $read }» na posição { $where }: os parênteses vêm aos pares, à volta de letras que já lá estão.
refuse-board-rows = Não se consegue ler o tabuleiro «{ $read }»: esperavam-se todas as linhas, com / entre elas.
refuse-board-row = Não se consegue ler a linha «{ $read }» do tabuleiro: não tem tantas casas como o tabuleiro tem de largura.
refuse-off-board = Isso não cabe no tabuleiro: { $squares } fica para lá da borda. As linhas vão de 1 a { $rows }, as colunas de A a { $last }.
refuse-square-taken = { $square } está ocupada: { $letter } está lá, e o que foi jogado fica.
refuse-gap = { $count ->
    [one] { $squares } está vazia
   *[other] { $squares } estão vazias
 }: um ponto, ou uma letra entre parênteses, representa uma peça que já lá está.
refuse-nothing-laid = Põe pelo menos uma peça do teu suporte, troca peças ou passa.
refuse-letter-not-in-set = Neste conjunto de letras não há { $letters }.
refuse-blank-unnamed = Diz que letra a peça em branco representa: escreve-a em minúscula.
refuse-blank-not-on-rack = Para isso não tens { $count ->
    [one] nenhuma peça em branco
   *[other] { $count } peças em branco
 }: uma minúscula é uma peça em branco, uma letra do teu suporte é maiúscula.
refuse-first-off-centre = A primeira palavra tem de cobrir a casa do centro, { $square }.
refuse-first-too-short = A primeira palavra tem de ter pelo menos { $fewest } letras.
refuse-not-joined = Essas peças não tocam em nada do tabuleiro: liga-as a uma palavra que já lá está.
refuse-not-in-dictionary = { $word } não está no dicionário.
refuse-word-is-a-name = { $word } é só um nome próprio, e os nomes próprios não contam.
refuse-word-has-pronoun = { $word } é um verbo com um pronome enclítico, e esses não contam.
refuse-digraph-split = { $word } forma-se com a peça { $tiles }, não com duas letras.
refuse-crossword-no-draw = Neste jogo ninguém tira peças em vez de jogar: joga, troca peças ou passa.
how-crossword-word = { $word }: { $letters } = { $points }
how-crossword-word-times = { $word }: ({ $letters }) × { $times } = { $points }
how-crossword-bingo = As { $tiles } peças de uma vez: mais { $points }
case-board-play = A jogada «{ $read }» do tabuleiro não encaixa no que lá está.
case-no-dictionary = Aqui não há dicionário para «{ $read }». Dá as palavras com o caso.
case-letter-not-in-set = Neste conjunto de letras não há { $letters }.
case-rack-too-long = Há peças a mais no suporte: { $most } no máximo.
