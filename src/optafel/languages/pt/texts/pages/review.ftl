## Rever um jogo

review-of = Rever: { $game }
review-say = Olha outra vez para um jogo, jogada a jogada: o que se jogou, o que teria sido melhor, e onde tudo mudou. Usa um registo que guardaste aqui depois de um jogo, ou uma partida de Scrabble em GCG.
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
review-did-word = { $got ->
    [one] { $name } formou { $word } por { $got } ponto.
   *[other] { $name } formou { $word } por { $got } pontos.
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
review-sure-turn-proved = Provado: nada dá mais.
review-sure-turn-perhaps = A melhor jogada encontrada a tempo; pode haver outra melhor.
review-sure-worth = Pelos pontos e pelo que peças assim dão depois: uma estimativa.
review-sure-end-proved = Calculado até ao fim do jogo: provado.
review-sure-end-perhaps = Calculado em direção ao fim do jogo: a melhor sequência encontrada a tempo.
review-best-pass-end = { $missed ->
    [one] O melhor era passar: mais 1 ponto no fim do jogo.
   *[other] O melhor era passar: mais { $missed } pontos no fim do jogo.
 }
review-best-nothing = Não se podia pôr nada.
review-best-made = Foi a melhor jogada possível.
review-best-made-perhaps = Não se encontrou nenhuma jogada melhor.
review-best-made-worth = Não se encontrou nenhuma jogada melhor. Com as peças que guarda vale { $worth }.
review-best-numbers = { $got ->
    [one] A melhor jogada põe { $got } peça, que conta { $value }: { $sets }.
   *[other] A melhor jogada põe { $got } peças (mais { $missed }), que contam { $value } ao todo: { $sets }.
 }
review-sets-moved = { $count ->
    [one] { $count } combinação só muda de lugar
   *[other] { $count } combinações só mudam de lugar
 }
review-best-words = { $got ->
    [one] A melhor palavra era { $word } ({ $letters } letras), por { $got } ponto.
   *[other] A melhor palavra era { $word } ({ $letters } letras), por { $got } pontos: mais { $missed }.
 }
review-best-worth = { $got ->
    [one] A melhor jogada era { $play }: { $got } ponto, e vale { $worth } com as peças que guarda. Esta valia { $made }.
   *[other] A melhor jogada era { $play }: { $got } pontos, e vale { $worth } com as peças que guarda. Esta valia { $made }.
 }
review-best-common = { $got ->
    [one] Com palavras correntes, o melhor era { $play }, por 1 ponto.
   *[other] Com palavras correntes, o melhor era { $play }, por { $got } pontos.
 }
review-best-exchange = O melhor era trocar { $tiles }: valia { $worth } com as peças que ficam. Esta jogada valia { $made }.
review-unsolved-rack = O registo não mostra o suporte inteiro, por isso não se sabe qual é a melhor jogada.
review-unsolved-dictionary = Não há dicionário para estas letras.
review-unsolved-box = Nenhuma caixa tem estas peças, por isso não se pode encontrar a melhor jogada.
review-show = O que se mostra
review-shown-before = Antes
review-shown-played = Jogado
review-shown-best = Melhor
review-shown-now = O melhor por agora
review-shown-game = O melhor para o jogo
review-table-empty = A mesa está vazia.
review-row-changed = mudado: { $tiles }
review-rack = No suporte: { $tiles }
review-rack-empty = O suporte está vazio.
review-board-row = { $place }: { $letters }
review-graphs = Como correu o jogo
review-standing-points = Pontos
review-standing-tiles = Peças que restam no suporte
review-missed-points = Pontos por aproveitar
review-missed-tiles = Peças que também se podiam pôr
review-as-table = O mesmo numa tabela
review-turn = Jogada
review-player = Jogador
review-got-points = Pontos
review-got-tiles = Peças postas
review-best = Melhor
review-missed = Por aproveitar
review-match-game = Jogo { $number }
review-match-points = Pontos em todo o encontro
review-match-choose = Que jogo
review-points = Momentos decisivos
review-point-here = Momento decisivo
review-point-missed-play = { $missed ->
    [one] Jogada { $turn }: { $name } deixou escapar { $play }, { $missed } ponto melhor.
   *[other] Jogada { $turn }: { $name } deixou escapar { $play }, { $missed } pontos melhor.
 }
review-point-missed-points = { $missed ->
    [one] Jogada { $turn }: { $name } deixou escapar { $missed } ponto.
   *[other] Jogada { $turn }: { $name } deixou escapar { $missed } pontos.
 }
review-point-missed-tiles = { $best ->
    [one] Jogada { $turn }: { $did } Era possível { $best } peça.
   *[other] Jogada { $turn }: { $did } Eram possíveis { $best } peças.
 }
review-point-lead-points = Jogada { $turn }: { $did } A partir daqui { $name } ia à frente.
review-point-lead-tiles = Jogada { $turn }: { $did } A partir daqui { $name } tinha menos peças do que os outros.
review-share = Enviar esta posição
review-share-say = Só contém o que tu vês: a mesa e o teu próprio suporte.
review-share-no-link = Esta mesa joga sem pistas: o link, que também mostra a melhor jogada, aparece quando o jogo acabar.
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
    [one] A melhor jogada põe { $got } peça, que conta { $value }: { $sets }.
   *[other] A melhor jogada põe { $got } peças, que contam { $value } ao todo: { $sets }.
 }
position-best-words = { $got ->
    [one] A melhor palavra é { $word } ({ $letters } letras), por { $got } ponto.
   *[other] A melhor palavra é { $word } ({ $letters } letras), por { $got } pontos.
 }
position-best-crossword = { $got ->
    [one] A melhor jogada é { $play }, por { $got } ponto.
   *[other] A melhor jogada é { $play }, por { $got } pontos.
 }
position-best-exchange = O melhor é trocar { $tiles }.
position-worth = Com as peças que guarda vale { $worth }.
review-chance = Probabilidade de ganhar, jogando bem o resto: { $made } %.
review-game-best = O melhor para o jogo: { $play }, { $chance } % de ganhar em vez de { $made } %.
review-game-now = O melhor por agora: { $now } % de ganhar.
review-point-chance = Jogada { $turn }: { $name } perdeu { $cost } % das hipóteses de ganhar.
review-game-draw = tirar
review-game-pass = passar
