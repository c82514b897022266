## O árbitro dos jogos de palavras

refuse-letter-not-in-box = { $letter }: essa letra não existe nesta edição.
refuse-joker-off-table = { $count ->
    [one] Um joker que estava na mesa tem de lá estar no fim da jogada: põe-no numa palavra.
   *[other] { $count } jokers que estavam na mesa têm de lá estar no fim da jogada: põe-nos em palavras.
 }
refuse-letter-loose = { $letter } está solta: põe-na numa palavra.
refuse-word-too-short = { $word } é curta demais: aqui uma palavra tem pelo menos { $least } letras.
refuse-no-word = { $reason ->
    [banned] { lexicon-banned }
    [not-in-theme] { lexicon-not-in-theme }
    [a-name] { lexicon-a-name }
    [only-a-verb] { lexicon-only-a-verb }
    [only-a-plural] { lexicon-only-a-plural }
    [only-a-diminutive] { lexicon-only-a-diminutive }
    [verb-with-pronoun] { lexicon-verb-with-pronoun }
    [hurtful] { lexicon-hurtful }
    [only-in-brazil] { lexicon-only-in-brazil }
    [only-in-portugal] { lexicon-only-in-portugal }
    [not-letters] { lexicon-not-letters }
    [unnamed-joker] { $word } não é uma palavra, seja qual for a letra do joker.
   *[not-in-dictionary] { lexicon-not-in-dictionary }
 }
refuse-no-rest-word = { $word } foi desfeita. Deixa um pedaço seguido que seja uma palavra de pelo menos { $least } letras, ou inclui-a inteira numa palavra mais longa.
refuse-joker-bound = O joker valia { $letter } e fica com essa letra até que um { $letter } verdadeiro ocupe o seu lugar.
refuse-opening-too-short = { $letters ->
    [0] Para abrir, põe uma palavra de pelo menos { $need } letras do teu próprio suporte.
   *[other] Para abrir, põe uma palavra de pelo menos { $need } letras do teu próprio suporte: a tua mais longa tem { $letters }.
 }
refuse-equal-words = { $word } já está na mesa, e uma palavra não pode estar lá duas vezes.
how-longest = { $word } é a palavra nova mais longa: { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }.
how-whole-rack = O suporte inteiro numa jogada: dobra para { $score } pontos.
how-nothing-new = Nenhuma palavra da mesa é nova: sem pontos.
how-rest-word = { $word } é o que sobrou de uma palavra mais longa e não dá pontos.
how-formed-before = { $word } já foi formada neste jogo e não volta a dar pontos.
how-lies-twice = { $word } está lá duas vezes e não dá pontos.
case-too-many-tiles = O campo «{ $name }» tem peças a mais: { $most } no máximo, contando o suporte.
