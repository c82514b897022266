## Rever um jogo

review-of = Rever: { $game }
review-say = Olha outra vez para um jogo, jogada a jogada: o que se jogou, o que teria sido melhor, e onde tudo mudou. Usa um registo que guardaste aqui depois de um jogo, ou um jogo de palavras cruzadas em GCG.
review-file = Escolher um ficheiro
review-paste = Ou colar o registo
review-paste-place = O texto todo, da primeira à última linha.
review-begin = Rever
review-yours = Jogos que jogaste aqui
review-other = Outro registo
review-reading = A ler o jogo…
review-no-turns = Neste jogo não há jogadas.
review-progress = Melhores jogadas encontradas: { $done } de { $turns }
review-stop = Parar de procurar
review-hidden-racks = { $count ->
    [one] O registo não mostra o suporte inteiro de { $count } jogada. Ela aparece sem melhor jogada.
   *[other] O registo não mostra o suporte inteiro de { $count } jogadas. Elas aparecem sem melhor jogada.
 }
review-no-dictionary = Não há dicionário para as letras deste jogo, por isso não se podem procurar melhores jogadas.
review-differences = { $count ->
    [one] O registo e as regras diferem em { $count } lugar. Aqui os pontos contam-se pelas regras.
   *[other] O registo e as regras diferem em { $count } lugares. Aqui os pontos contam-se pelas regras.
 }
review-turn-of = Jogada { $turn } de { $turns }
review-previous = Jogada anterior
review-next = Jogada seguinte
review-did-numbers = { $got ->
    [one] { $name } pôs { $got } peça.
   *[other] { $name } pôs { $got } peças.
 }
review-did-words = { $got ->
    [one] { $name } fez { $got } ponto.
   *[other] { $name } fez { $got } pontos.
 }
review-did-crossword = { $got ->
    [one] { $name } jogou { $play } por { $got } ponto.
   *[other] { $name } jogou { $play } por { $got } pontos.
 }
review-did-drew = { $name } tirou uma peça.
review-did-passed = { $name } passou.
review-did-exchanged = { $name } trocou peças.
review-did-timed-out = O tempo de { $name } acabou.
review-did-taken-back = { $name } jogou uma palavra que não valia, e retirou-a.
review-looking = À procura da melhor jogada…
review-not-looked = Não se procurou a melhor jogada desta vez.
review-best-crossword-end = { $missed ->
    [one] A melhor jogada era { $play } por { $got }: mais 1 ponto no fim do jogo.
   *[other] A melhor jogada era { $play } por { $got }: mais { $missed } pontos no fim do jogo.
 }
review-best-pass-end = { $missed ->
    [one] O melhor era passar: mais 1 ponto no fim do jogo.
   *[other] O melhor era passar: mais { $missed } pontos no fim do jogo.
 }
review-best-nothing = Não se podia pôr nada.
review-best-made = Foi a melhor jogada possível.
review-best-made-perhaps = Não se encontrou nenhuma jogada melhor.
review-best-numbers = { $missed ->
    [one] A melhor jogada põe { $got }: mais { $missed } peça.
   *[other] A melhor jogada põe { $got }: mais { $missed } peças.
 }
review-best-words = { $missed ->
    [one] A melhor jogada dá { $got }: mais { $missed } ponto.
   *[other] A melhor jogada dá { $got }: mais { $missed } pontos.
 }
review-best-crossword = { $missed ->
    [one] A melhor jogada era { $play } por { $got }: mais { $missed } ponto.
   *[other] A melhor jogada era { $play } por { $got }: mais { $missed } pontos.
 }
review-not-proved = Pode haver outra melhor.
review-unsolved-rack = O registo não mostra o suporte inteiro, por isso não se sabe qual é a melhor jogada.
review-unsolved-dictionary = Não há dicionário para estas letras.
review-unsolved-box = Nenhuma caixa tem estas peças, por isso não se pode encontrar a melhor jogada.
review-show = O que se mostra
review-shown-before = Antes
review-shown-played = Jogado
review-shown-best = Melhor
review-table-empty = A mesa está vazia.
review-row-changed = mudado: { $tiles }
review-rack = No suporte: { $tiles }
review-rack-empty = O suporte está vazio.
review-board-row = { $place }: { $letters }
review-graphs = Como correu o jogo
review-standing-points = Pontos
review-standing-tiles = Peças que restam no suporte
review-missed-points = Pontos perdidos
review-missed-tiles = Peças que também se podiam pôr
review-as-table = O mesmo numa tabela
review-turn = Jogada
review-player = Jogador
review-got-points = Pontos
review-got-tiles = Peças postas
review-best = Melhor
review-missed = Perdido
review-points = Momentos decisivos
review-point-missed-points = { $missed ->
    [one] Jogada { $turn }: { $name } deixou escapar { $missed } ponto.
   *[other] Jogada { $turn }: { $name } deixou escapar { $missed } pontos.
 }
review-point-missed-tiles = { $missed ->
    [one] Jogada { $turn }: { $name } podia ter posto mais { $missed } peça.
   *[other] Jogada { $turn }: { $name } podia ter posto mais { $missed } peças.
 }
review-point-lead-points = Jogada { $turn }: a partir daqui { $name } ia à frente.
review-share = Enviar esta posição
review-png = Imagem
review-svg = Desenho (SVG)
review-link = A posição
review-copy-by-hand = Não se conseguiu copiar o link. Copia-o daqui:
review-caption-best = A melhor jogada: { $got }
position-title = O que jogavas tu?
position-say = Alguém te enviou esta posição. Encontra a melhor jogada, e depois vê.
position-say-unopened = Alguém te enviou esta posição. Este jogador ainda não abriu. Encontra a melhor jogada, e depois vê.
position-best = Mostrar a melhor jogada
position-again = Voltar à posição
position-broken = Este link não contém uma posição inteira. Pede-o outra vez.
position-best-numbers = { $got ->
    [one] A melhor jogada põe { $got } peça.
   *[other] A melhor jogada põe { $got } peças.
 }
position-best-words = { $got ->
    [one] A melhor jogada dá { $got } ponto.
   *[other] A melhor jogada dá { $got } pontos.
 }
position-best-crossword = { $got ->
    [one] A melhor jogada é { $play }, por { $got } ponto.
   *[other] A melhor jogada é { $play }, por { $got } pontos.
 }
