## Ao lado da caixa: notas sobre uma folha de pontos feita à mão

check-left-missing = O que sobrou a { $name } no suporte? Escreve as peças ou os pontos, ou 0.
check-too-many-points = { $name }: isso é mais do que é possível. O máximo é { $most }.
check-more-than-box = { $tile } foi apontada { $count } vezes, todos os suportes juntos, mas a caixa { $most ->
    [0] não tem nenhuma
   *[other] só tem { $most }
 }. Olha outra vez para os suportes.
check-out-but-left = { $name } ficou sem peças, por isso não pode sobrar nada, mas foi apontado «{ $read }».
check-empty-rack = A { $name } não sobrou nada: então { $name } pôs tudo. Indica-o em cima.
check-two-out = A { $name } também não sobrou nada, mas { $other } pôs tudo e só uma pessoa pode ser a primeira.
check-out-not-opened = { $name } pôs tudo, mas a abertura não está marcada.
check-not-opened-few = A abertura de { $name } não está marcada, mas só tem { $count } das { $dealt } peças distribuídas. A abertura não foi marcada, ou esqueceu-se uma peça?
check-score-missing = Quantos pontos tem { $name }?
check-score-unreadable = { $name }: «{ $read }» não é uma pontuação. Escreve um número como 54 ou -23.
check-not-zero = Os pontos somam { $total }, mas um jogo soma 0: juntos, { $way ->
    [low] faltam { $by }
   *[high] há { $by } a mais
 }.
check-one-winner = Uma pessoa ganha e as outras pagam: aqui mais de uma, ou nenhuma, tem mais de 0.
check-other-score = { $name } tem { $wrote } na vossa folha, mas os suportes dão { $counted }.
check-how-went-out = { $name } ficou sem peças e recebe o que sobrou aos outros: { $paid } = { $score }.
check-how-blocked = Ninguém podia jogar. { $name } é quem tem menos ({ $least }); os outros pagam a diferença: { $paid } = { $score }.
check-how-shared = Ninguém podia jogar. { $name } e { $other } têm igualmente pouco e dividem o que os outros pagam.
check-turn-after-end = { $name } tem aqui uma jogada depois do fim do jogo.
check-out-of-order = { $name } tem aqui uma jogada quando era a vez de { $other }. Isso só está certo se { $other } perdeu a vez.
check-turn-lost = { $name } perde esta jogada, porque na anterior o tempo acabou.
check-penalty-tiles = { $name } tirou { $tiles ->
    [one] { $tiles } peça de penalização
   *[other] { $tiles } peças de penalização
 } porque o tempo acabou.
check-penalty-fewer = { $name } tirou { $tiles ->
    [0] 0 peças de penalização
    [one] só { $tiles } peça de penalização
   *[other] só { $tiles } peças de penalização
 } em vez de { $due }: o monte não tinha mais.
check-penalty-pot-ran-out = O monte acabou na vez em que { $name } se atrasou. Se tinha menos peças do que a penalização, tirou só essas.
check-blocked = Ninguém conseguiu jogar e o monte está vazio: o jogo acabou. Escolham «Ninguém» e contem o que sobrou.
check-turn-empty = Quantos pontos fez { $name }? Escreve os pontos ou o que foi posto.
check-word-doubtful = { $reason ->
    [too-short] { lexicon-too-short }
   *[other] { refuse-no-word }
 }
check-opening-low = { $name } abriu com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }, mas a primeira palavra tem pelo menos { $least } letras.
check-board-unknown = { $name }: esta jogada não se pode contar, porque nem todas as anteriores foram apontadas com a sua casa. Escreve antes os pontos.
check-count-left = O jogo acabou. Contem agora o que sobrou nos suportes.
check-last-turns = O fim está perto: { $turns ->
    [one] mais uma jogada
   *[other] mais { $turns } jogadas
 }, para todos jogarem o mesmo número de vezes.
check-ended-early = { $turns ->
    [0] Pelas regras o jogo ainda não acabou.
    [one] Pelas regras falta uma jogada.
   *[other] Pelas regras faltam { $turns } jogadas.
 } Se pararem aqui, conta-se tudo como está.
check-how-words = Desconta-se pelo que sobrou: { $tile ->
    [0] nada por letra
   *[other] { $tile } por letra
 }, { $joker } por joker.
check-how-crossword = Cada um perde o valor das peças que lhe sobraram.
check-how-crossword-out = { $name } ficou sem peças e ganha o que os outros perdem: { $gained }.
time-up-keep-whole-sets = As combinações completas ficam na mesa. As peças soltas vão para o suporte de quem jogava, { $tiles ->
    [0] sem penalização
    [one] com { $tiles } peça de penalização do monte
   *[other] com { $tiles } peças de penalização do monte, ou tantas quantas restarem
 }.
time-up-put-all-back = A mesa volta a ficar como estava e as peças voltam ao suporte, { $tiles ->
    [0] sem penalização
    [one] com { $tiles } peça de penalização do monte
   *[other] com { $tiles } peças de penalização do monte, ou tantas quantas restarem
 }.
time-up-untouched = Ainda não se mexeu em nada? Então tira uma peça, como sempre que não se põe nada.
time-up-strict = A jogada não dá pontos.
time-up-words-put-all-back = Uma mesa por acabar volta a ficar como estava. Conta como uma vez sem jogada: tira uma peça.
time-up-words-loose-to-pot = As palavras completas ficam. As letras que não estão em nenhuma palavra voltam ao monte, e a jogada acaba.
time-up-skips = { $turns ->
    [one] Perde-se também a jogada seguinte.
   *[other] Perdem-se também as { $turns } jogadas seguintes.
 }
time-up-pass = Conta como passar.
begin-numbers = Cada um tira uma peça. O número mais alto começa. Um joker: tira outra vez; números iguais: quem os tem tira outra vez. Depois as peças voltam e mistura-se tudo.
begin-letters = Cada um tira uma peça. A letra mais próxima do A começa. Um joker: tira outra vez; letras iguais: quem as tem tira outra vez. Depois as peças voltam e mistura-se tudo.
refuse-no-words-here = Neste jogo não há palavras para procurar.
