## Jogos de palavras cruzadas registados (GCG)

gcg-no-file = Não se consegue ler { $file }: { $why }.
gcg-line = linha { $line }
gcg-points = { $nick }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
gcg-points-differ = { $nick }: { $recorded } pontos registados, { $points } pelas regras
gcg-agrees = { $lines ->
    [one] { $lines } linha, e as regras estão de acordo com ela.
   *[other] { $lines } linhas, e as regras estão de acordo com todas.
 }
gcg-nothing = Neste ficheiro não há nenhuma jogada.
gcg-letters-option = Conjunto de letras { $set }, como pedido: { $fits } de { $plays } pontuações batem certo.
gcg-letters-hint = Conjunto de letras { $set }, como diz o ficheiro: { $fits } de { $plays } pontuações batem certo.
gcg-letters-scores = Conjunto de letras { $set }, o que melhor combina com as pontuações: { $fits } de { $plays }.
gcg-letters-default = Conjunto de letras { $set }, pois nada aponta para outro: { $fits } de { $plays } pontuações batem certo.
gcg-phony = { $word } não está no dicionário e ficou.
gcg-unread = Não se consegue ler esta linha: { $found }. Esperava-se, por exemplo, { $expected }.
gcg-unread-play = { $player }: não se consegue ler a jogada { $found }. Esperava-se, por exemplo, { $expected }.
gcg-unknown-board = O tabuleiro { $found } não é conhecido aqui: contaram-se as casas de prémio do tabuleiro { $expected }.
gcg-score = { $player }: está registado { $found }, pelas regras é { $expected }.
gcg-no-score = { $player }: não há pontos registados, pelas regras é { $expected }.
gcg-total = { $player }: o total é { $found }, o anterior e estes pontos dão { $expected }.
gcg-after-end = { $player } continua ({ $found }) depois de contadas as peças que sobraram.
gcg-out-of-turn = { $found } joga, mas é a vez de { $expected }.
gcg-rack-too-long = { $player }: o suporte { $found } tem mais de { $expected } peças.
gcg-too-many-tiles = { $player }: isso dá { $found }, mas o conjunto de letras tem { $expected }.
gcg-not-on-rack = { $player }: { $found } não está no suporte { $expected }.
gcg-off-board = { $player }: { $found } sai do tabuleiro ({ $expected }).
gcg-square-taken = { $player }: { $found } não pode estar ali, está { $expected }.
gcg-gap = { $player }: { $found } passa por { $expected }, onde não há nada.
gcg-nothing-laid = { $player }: { $found } não põe nenhuma peça nova.
gcg-not-joined = { $player }: { $found } não toca em nada do tabuleiro.
gcg-first-off-centre = { $player }: { $found } é a primeira palavra e não cobre { $expected }.
gcg-first-too-short = { $player }: { $found } é a primeira palavra e precisa de { $expected } letras.
gcg-exchange-too-many = { $player }: trocam-se { $found } peças, podem trocar-se { $expected }.
gcg-nothing-to-withdraw = { $player }: não havia nada que se pudesse retirar.
gcg-end-score = { $player }: as peças que sobraram contam { $found } no registo e { $expected } pelas regras.
gcg-end-tiles = { $player }: as peças que sobraram são { $found } no registo, mas { $expected } não estão no tabuleiro.
