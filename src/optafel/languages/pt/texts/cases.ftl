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
