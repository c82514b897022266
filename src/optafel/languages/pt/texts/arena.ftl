## A arena: bots uns contra os outros

arena-no-such-rulebook = Não há nenhum livro de regras «{ $read }». Esperava-se um de { $rulebooks }.
arena-no-such-player = Não há nenhum jogador «{ $read }» para este jogo. Esperava-se um de { $players }, ou um programa com --bot.
arena-too-few-players = { $count ->
    [one] Um jogador não chega
   *[other] { $count } jogadores não chegam
 }. Esperavam-se pelo menos dois, separados por vírgulas.
arena-twice = Um jogador é referido duas vezes: { $players }. Esperava-se cada um uma vez.
arena-seats = Este jogo joga-se aqui de { $fewest } a { $most }, não com { $read }.
arena-setup = Este encontro não pode realizar-se: { $why }
arena-no-cluster = Nenhum cluster responde em «{ $read }»: { $why } Esperava-se o endereço de um cluster Ray em funcionamento, como ray://host:10001, ou local.
arena-cluster-lost = Perdeu-se o cluster em { $read }: { $why } Os jogos terminados contam; o mesmo comando com --out continua a partir daí.
arena-other-version = Uma máquina do cluster tem optafel { $there } e esta { $wanted }. Esperava-se a mesma versão em todas.
arena-other-file = { $file } não é um ficheiro de resultados. Esperavam-se as colunas { $columns }.
arena-question = «{ $read }» não é uma pergunta. Esperava-se above: ou below: e uma taxa entre 0 e 1, como above:0.55.
arena-rate = Taxa
arena-rates = { $rate } % ganho (95 %: de { $low } a { $high }), { $games ->
    [one] um jogo
   *[other] { $games } jogos
 } de { $pairs ->
    [one] uma distribuição
   *[other] { $pairs } distribuições
 }.
arena-margin = { $margin } pontos por jogo em relação aos outros; { $turns } jogadas por jogo.
arena-by-seat = Por lugar, primeiro o que começa: { $rates }
arena-answer-yes = sim, decidido.
arena-answer-no = não, decidido.
arena-answer-open = ainda por decidir.
arena-turns = Jogadas por jogo
arena-scores = Pontos do primeiro jogador
arena-ratings = Classificação
arena-no-plots = Falta o matplotlib: não foi desenhada nenhuma imagem. Vem com optafel[arena].
