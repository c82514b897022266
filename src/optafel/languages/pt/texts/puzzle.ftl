## Desafios na linha de comandos
puzzle-ask-numbers = Põe tantas peças do suporte quantas puderes.
puzzle-ask-words = Encontra a palavra que dá mais pontos.
puzzle-ask-crossword = Encontra a jogada que dá mais pontos.
puzzle-level-gentle = muito fácil
puzzle-level-easy = fácil
puzzle-level-medium = médio
puzzle-level-hard = difícil
puzzle-level-fiendish = diabólico
puzzle-your-play = A tua jogada (Enter: mostrar a resposta)
puzzle-right-tiles = { $best ->
    [one] É isso: uma peça, e não se podem pôr mais.
   *[other] É isso: { $best } peças, e não se podem pôr mais.
 }
puzzle-right-points = { $best ->
    [one] É isso: um ponto, e nada dá mais.
   *[other] É isso: { $best } pontos, e nada dá mais.
 }
puzzle-less-tiles = { $got ->
    [one] Válida: uma peça de { $best }. É possível mais.
   *[other] Válida: { $got } peças de { $best }. É possível mais.
 }
puzzle-less-points = { $got ->
    [one] Válida: um ponto de { $best }. É possível mais.
   *[other] Válida: { $got } pontos de { $best }. É possível mais.
 }
puzzle-best-tiles = { $best ->
    [one] A melhor jogada põe uma peça.
   *[other] A melhor jogada põe { $best } peças.
 }
puzzle-best-points = { $best ->
    [one] A melhor jogada dá um ponto.
   *[other] A melhor jogada dá { $best } pontos.
 }
puzzle-none = Não há desafios assim. Prepara-os com «optafel puzzle make».
refuse-no-such-puzzle = Não há nenhum desafio «{ $read }». Esperava-se um nome como rummikub-sabra.easy.1.
refuse-puzzle-not-yet = Os desafios de { $date } ainda não estão disponíveis. Pede os de hoje.
