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
