## Casos para o árbitro e para o solucionador

judge-legal = Permitido.
case-no-object = Um caso é um objeto JSON, mas foi lido isto: { $read }
case-no-such-game = O jogo «{ $read }» não existe. Esperava-se um destes: { $games }.
case-bad-option = A regra da casa «{ $name }» não pode ficar assim. Esperava-se: { $expected }.
case-bad-language = Em «{ $read }» não há palavras para este jogo. Esperava-se um destes: { $languages }.
case-bad-objective = O objetivo «{ $read }» é desconhecido. Esperava-se um destes: { $objectives }.
case-bad-field = O campo «{ $name }» contém { $read }. Esperava-se { $expected }.
case-missing-field = Falta o campo «{ $name }».
case-field-too-long = O campo «{ $name }» é longo demais: { $most } no máximo.
case-own-words = { refuse-position-own-words }
case-others-too-many = A posição conhece { $others } outros, mas o jogo é para { $seats } jogadores. Esperava-se no máximo um a menos do que jogadores.
case-others-too-large = Os outros teriam { $tiles } peças desconhecidas, mas na caixa só restam { $most }. Dá-lhes menos.
case-pot-too-large = O monte teria { $pot } peças, mas a mesa e os suportes só deixam { $most }. Dá um monte mais pequeno, ou nenhum.
case-line-field = Não se consegue ler «{ $read }» numa posição. Esperava-se, cada coisa uma vez no máximo: { $names }.
case-line-too-short = «{ $read }» não é uma posição inteira. Esperava-se um jogo, o que está posto e um suporte, separados por espaços (um hífen onde não há nada), por exemplo rummikub-sabra B8B9B10 B11K8Y8.
case-position-and-more = A posição já diz tudo, mas «{ $name }» também foi dado. Tira uma das duas coisas.
case-plays-uncounted = Neste jogo há jogadas a mais para as enumerar todas. Pede antes as melhores: best_plays(10).
case-not-in-this-game = Neste jogo não há «{ $name }»: dá o que está posto como «{ $instead }».
case-unknown-field-at-all = Um caso não tem nenhum campo «{ $name }». Esperava-se algum destes: { $names }.
case-unknown-field = Um caso não tem nenhum campo «{ $name }». Queres dizer «{ $near }»?
case-no-json = Esta linha não é JSON: { $read }
refuse-no-exchange = Neste jogo não se trocam peças: joga, ou tira uma.

## Como a linha de comandos mostra uma decisão
judge-illegal = Não permitido.
judge-table = mesa
judge-rack = suporte
judge-play = jogada
judge-score = { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }
judge-place = { $name }: regras { $book }, «{ $heading }»

## Como a linha de comandos mostra uma solução
solve-nothing = Não se pode pôr nada: { $move }.
solve-tiles = { $tiles ->
    [one] { $tiles } peça do suporte, que vale { $value }.
   *[other] { $tiles } peças do suporte, que valem { $value }.
 }
solve-score = { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 } com { $tiles ->
    [one] { $tiles } peça
   *[other] { $tiles } peças
 } do suporte.
solve-pass = O melhor é passar.
solve-gain = Até ao fim: { $line }. Pontos ganhos ao adversário: { $gain }.
solve-proved = Provado que é a melhor, em { $ms } ms.
solve-best-so-far = A melhor encontrada em { $ms } ms; pode haver outra melhor.
case-too-many-of-a-tile = { $tile } aparece { $count } vezes na mesa e no suporte juntos, mas na caixa desta edição { $most ->
    [0] não há nenhuma
   *[other] há { $most }
 }.
