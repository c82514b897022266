## O árbitro dos jogos de números

refuse-set-too-short = { $set }: { $tiles ->
    [one] uma peça ainda não é
   *[other] duas peças ainda não são
 } uma combinação. Uma sequência ou um grupo tem pelo menos três.
refuse-set-only-jokers = { $set }: uma combinação tem pelo menos uma peça com número.
refuse-set-mixed = { $set } não é nem uma sequência (uma cor, números seguidos) nem um grupo (um número, cores diferentes).
refuse-run-gap = { $set }: os números não são seguidos. Preenche o buraco ou divide a sequência.
refuse-run-out-of-order = { $set }: põe as peças pela ordem dos números.
refuse-run-number-twice = { $set }: uma sequência tem cada número uma só vez.
refuse-run-after-13 = { $set }: o { $highest } fecha uma sequência, depois dele não vem nenhum 1.
refuse-run-beyond = { $set }: uma sequência vai de 1 a { $highest } no máximo; aqui um joker valeria um número fora disso.
refuse-group-colour-twice = { $set }: um grupo tem cada cor uma só vez, e { $tile } está lá duas vezes.
refuse-group-too-long = { $set }: um grupo tem { $most } cores no máximo, este valeria { $tiles }.
refuse-mirror-twice = { $set }: numa combinação há um espelho no máximo.
refuse-mirror-uneven = { $set }: os dois lados de um espelho têm de ser iguais, peça por peça, número e cor.
refuse-colour-change-in-group = { $set }: um joker de mudança de cor só entra em sequências.
refuse-colour-change-misplaced = { $set }: antes de um joker de mudança de cor a sequência tem uma cor, depois dele outra, e dois desses jokers nunca ficam lado a lado.
refuse-nothing-played = Põe pelo menos uma peça do teu suporte, ou tira uma do monte.
refuse-tile-left-table = Volta a pôr { $tiles } na mesa: o que lá estava tem de lá estar no fim da jogada.
refuse-joker-left-table = { $tiles }: um joker que libertas volta a uma combinação na mesma jogada, nunca vai para um suporte.
refuse-not-on-rack = { $tiles } não { $count ->
    [one] está
   *[other] estão
 } no teu suporte.
refuse-not-in-box = { $tiles }: esse joker não existe nesta edição.
refuse-opening-too-low = Põe { $need } pontos do teu próprio suporte para abrir: tens { $value }, faltam { $short }.
refuse-opening-touches-table = Na jogada em que abres, a mesa fica como estava: volta a pôr { $sets }.
how-opening = Abertura: { $value } pontos (pelo menos { $need }).
