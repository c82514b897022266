## Rever um jogo na linha de comandos

reviewed-working = À procura das melhores jogadas
reviewed-stopped = Parado depois de { $done } de { $turns } jogadas.
reviewed-played-tiles = { $count ->
    [one] pôs { $count } peça
   *[other] pôs { $count } peças
 }
reviewed-drew = tirou uma peça
reviewed-passed = passou
reviewed-exchanged = trocou peças
reviewed-timed-out = o tempo acabou
reviewed-taken-back = uma palavra que não valia
reviewed-was-best = nada melhor
reviewed-best-tiles = { $got ->
    [one] o melhor, { $got } peça: { $play }
   *[other] o melhor, { $got } peças: { $play }
 }
reviewed-best-points = o melhor, { $got }: { $play }
reviewed-best-worth = o melhor, { $got }: { $play }, que vale { $worth } com as peças que guarda (esta, { $made })
reviewed-best-end = o melhor era { $got }: { $play }, mais { $more } no fim
reviewed-common = com palavras correntes { $got }: { $play }
reviewed-not-proved = (pode haver outra melhor)
reviewed-unsolved-rack = suporte desconhecido
reviewed-unsolved-dictionary = não há dicionário para estas letras
reviewed-unsolved-box = nenhuma caixa tem estas peças
reviewed-differences = { $count ->
    [one] O registo e as regras diferem em { $count } lugar: optafel gcg mostra-o.
   *[other] O registo e as regras diferem em { $count } lugares: optafel gcg mostra-os.
 }
reviewed-missed-tiles = { $name }: { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }, { $missed ->
    [one] { $missed } peça por aproveitar
   *[other] { $missed } peças por aproveitar
 }
reviewed-missed-points = { $name }: { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }, { $missed } por aproveitar
reviewed-turning-points = Momentos decisivos
reviewed-point-missed-tiles = { $missed ->
    [one] Jogada { $turn }: { $name } podia ter posto mais { $missed } peça.
   *[other] Jogada { $turn }: { $name } podia ter posto mais { $missed } peças.
 }
reviewed-point-missed-points = { $missed ->
    [one] Jogada { $turn }: { $name } deixou escapar { $missed } ponto.
   *[other] Jogada { $turn }: { $name } deixou escapar { $missed } pontos.
 }
reviewed-point-lead-points = Jogada { $turn }: a partir daqui { $name } ia à frente.
reviewed-point-lead-tiles = Jogada { $turn }: a partir daqui { $name } tinha menos peças do que os outros.
reviewed-why-goes-out = termina de uma só vez
reviewed-why-keeps-joker = guarda o curinga
reviewed-why-stops-next = o jogador seguinte poderia ter terminado
reviewed-why-waits = retém as peças: o que está na mesa ajuda os outros
reviewed-why-opens = abre, e a partir de agora tudo conta
reviewed-why-lays-more = livra-se de mais peças
reviewed-why-keeps-more = guarda mais para depois
reviewed-why-leaves-less = deixa aos outros menos onde encaixar
reviewed-why-scores-more = vale mais pontos
reviewed-why-keeps-better = guarda peças melhores
reviewed-why-keeps-blank = guarda a peça em branco
reviewed-why-exchanges = troca peças que não servem em lado nenhum
reviewed-why-ends-better = leva a um final melhor
reviewed-chance = probabilidade de ganhar { $made } %, com o melhor para o jogo { $chance } %: { $play }
reviewed-chance-best = o melhor também para o jogo: { $chance } % de ganhar
reviewed-accuracy = { $name } manteve { $percent } % das hipóteses de ganhar.
reviewed-point-chance = Jogada { $turn }: { $name } perdeu { $cost } % das hipóteses de ganhar.
reviewed-game-draw = tirar
reviewed-game-pass = passar
