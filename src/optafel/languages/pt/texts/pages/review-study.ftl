## Best plays, playing on from a position, one’s own turns

plays-title = Melhores jogadas
plays-shown = A jogada escolhida
plays-none = Aqui não se pode pôr nada.
plays-working = A procurar…
plays-numbers = { $got ->
    [one] { $got } peça
   *[other] { $got } peças
 }, ao todo { $value }: { $sets }
plays-words = { $word }: { $got ->
    [one] { $got } ponto
   *[other] { $got } pontos
 }
plays-crossword = { $play }: { $got ->
    [one] { $got } ponto
   *[other] { $got } pontos
 }
plays-exchange = Trocar { $tiles }
plays-worth = ({ $worth } com o que fica)
plays-gain = ({ $gain } sobre o outro até ao fim)
plays-common = A melhor com palavras correntes
plays-sure-proved = Provado: não há nada melhor.
plays-sure-end = Calculado até ao fim.
plays-sure-found = A melhor que se encontrou a tempo.
plays-sure-worth = Uma estimativa: os pontos e o que valem as peças que ficam.
plays-bound-tiles = Ainda sem prova: mais de { $most } é impossível.
plays-bound-points = Ainda sem prova: mais de { $most } é impossível.
plays-loose-numbers = Assim não é uma combinação: { $sets }
plays-loose-words = Não está no dicionário: { $words }
from-title = Continuar a jogar a partir daqui
from-level = Força dos bots
from-bots = Contra bots
from-whose = Quem recebe estas peças
from-mine = Eu
from-friends = A outra pessoa
from-friend = Com alguém, por uma ligação
to-analysis = Para a mesa de análise
mine-title = As tuas jogadas
mine-title-all = Jogadas
mine-whose = Jogadas de
mine-all = Todos
mine-best = a melhor
mine-cost-chance = −{ $percent } %
mine-cost-tiles = { $missed ->
    [one] −{ $missed } peça
   *[other] −{ $missed } peças
 }
mine-cost-points = { $missed ->
    [one] −{ $missed } ponto
   *[other] −{ $missed } pontos
 }
mine-accuracy = Precisão
mine-accuracy-chance = mantido das hipóteses de ganhar
mine-accuracy-points = feito dos pontos possíveis
mine-accuracy-tiles = posto do que se podia pôr
