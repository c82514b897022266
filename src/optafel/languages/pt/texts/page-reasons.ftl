## Porque é que uma jogada é melhor para o jogo inteiro

reviewed-why-waits-words = espera, porque aqui qualquer palavra dá mais do que rende
reviewed-why-scores = põe uma palavra em vez de esperar
reviewed-why-whole-rack = põe todo o suporte, e isso conta a dobrar
reviewed-why-draws-seven = esvazia o suporte e tira sete peças novas
reviewed-why-last-turn = guarda peças para que a última jogada calhe melhor
reviewed-why-more-turns = põe poucas peças para ainda ter mais jogadas
reviewed-why-last-round = guarda uma peça para a última ronda
reviewed-why-no-seven = não esvazia o suporte: sete peças novas agora só custariam pontos
reviewed-why-longer-word = põe uma palavra mais longa
reviewed-why-fewer-left = fica com menos peças
reviewed-why-better-letters = fica com letras que rendem mais
reviewed-why-keeps-tiles = guarda peças para depois
reviewed-why-spares-joker = guarda o joker
hint-game-why = É o melhor por agora. Para o jogo inteiro é melhor outra jogada, que { $why }: { $sets }
