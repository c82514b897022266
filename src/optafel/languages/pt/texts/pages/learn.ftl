## Aprender os jogos: o que dizem as seis páginas

learn-title = Aprender os jogos
learn-say = Seis livros de regras em poucas palavras, cada um com os seus exemplos para experimentares. O árbitro acompanha-te e diz porque é que uma coisa vale ou não.
learn-read = Ler as regras
learn-read-of = Ler as regras: { $game }
learn-all = Os seis jogos
learn-sections = Nesta página
learn-play = Jogar este jogo
learn-section-box = O que há na caixa
learn-section-start = Como se começa
learn-section-sets = Sequências e grupos
learn-section-words = Que palavras contam
learn-section-opening = Abrir
learn-section-turn = Uma jogada
learn-section-joker = Jokers
learn-section-draw = Tirar peças
learn-section-score = Pontos
learn-section-clock = O relógio
learn-section-end = O fim
learn-section-house = Regras da casa
learn-place = Regras { $book }: { $headings }
learn-heading = «{ $heading }»
learn-box-tile = { $count } vezes { $tile }
learn-box-worth = { $count } vezes { $tile }, valor { $value }
learn-house-say = Uma mesa pode combinar outra coisa. Cada regra da casa é um interruptor quando preparas um jogo; aqui está o que o livro diz dela.
learn-house-set = Preparar um jogo com regras da casa
learn-misprint = Uma gralha

## Exemplos

learn-examples = Para experimentar
learn-ours = Um exemplo nosso
learn-on-table = Na mesa
learn-on-rack = No teu suporte
learn-afterwards = Depois
learn-claimed = O que o livro mostra
learn-may = Isto pode fazer-se
learn-may-not = Isto não se pode fazer
learn-not-opened = Ainda não abriste.
learn-erratum = Uma gralha: isto não bate certo
learn-erratum-say = O livro mostra esta jogada, mas com estas peças não se pode fazer. O árbitro:
learn-mended = Assim bate certo
learn-try = Experimenta tu
learn-try-of = Experimenta tu: { $example }
learn-show = Mostra-me
learn-show-of = Mostra-me: { $example }
learn-leave = Arrumar as peças
learn-start-again = Começar de novo
learn-hands = Arrasta as peças, ou toca nelas e depois no lugar para onde vão. O árbitro olha contigo.
learn-referee = O árbitro
learn-good = { $count ->
    [one] Isso pode fazer-se, com { $count } peça do teu suporte.
   *[other] Isso pode fazer-se, com { $count } peças do teu suporte.
 }
learn-opening-worth = A tua abertura vale { $value } pontos.
learn-same = É também o que o livro mostra.
learn-score-table = A folha de pontos do livro
learn-player = Jogador { $letter }
learn-game = Jogo { $number }

## As edições de um livro

learn-edition-of = Exemplos da edição em
learn-taken-out = Retirado da caixa
learn-taken-none = nada
learn-late = Quando o tempo acaba
learn-late-plain = As letras sem palavra voltam ao monte; a jogada acaba.
learn-late-skip = O mesmo, e perdes também a jogada seguinte.

## O que os livros dizem de cada regra da casa

learn-option-opening-value = O livro pede { $default } pontos.
learn-option-opening-goes-on = Depois de abrires podes continuar na mesma jogada, diz o livro.
learn-option-opening-goes-on-rummikub-jokers = Na jogada da tua abertura não se mexe na mesa, diz o livro.
learn-option-joker-penalty = O livro conta { $default } pontos.
learn-option-time-out-penalty = O livro manda-te tirar { $default } peças.
learn-option-to-50 = Segundo o livro, joga-se até à última peça; para um jogo mais curto ou a dois, propõe 50 pontos.
learn-option-to-last-tile = Segundo o livro, o jogo acaba aos 50 pontos; fala da última peça como outra maneira.
learn-option-strict-clock = O livro propõe-no para dar mais emoção.
learn-option-strict-clock-woord-international = O livro só fala do tempo, não de uma penalização.
learn-option-open-pot = A dica do livro: quatro pilhas viradas para cima, e escolhes do que está no topo.
learn-option-children = A dica do livro para crianças: palavras e restos de duas letras, e verbos também.
learn-option-only-useful-letters = Segundo o livro, joga-se com todas as letras, menos quando uma edição tira algumas.
learn-option-no-names = O conselho do livro: nem nomes próprios nem nomes de lugares.
learn-option-no-names-word-2023 = O livro pede palavras de um dicionário normal, sem abreviaturas nem palavras estrangeiras.
learn-option-no-verbs = O livro aconselha a deixar de fora os verbos e as suas formas. Aqui contam, a não ser que os desligues.
learn-option-no-verbs-word-2023 = O livro não diz nada: os verbos contam.
learn-option-no-plurals = O livro aconselha a deixar de fora os plurais. Aqui contam, a não ser que os desligues.
learn-option-no-plurals-word-2023 = O livro não diz nada: os plurais contam.
learn-option-no-diminutives = O livro aconselha a deixar de fora os diminutivos. Aqui contam, a não ser que os desligues.
learn-option-no-diminutives-word-2023 = O livro não diz nada: os diminutivos contam.
learn-option-compounds = O livro faz de um dicionário o juiz; aqui conta também um composto que siga as regras da língua.
learn-option-family-words = O livro não diz nada.
learn-option-portuguese = O livro não diz nada.
learn-option-extra-words = Os jogadores combinam antes o que conta, diz o livro.
learn-option-extra-words-word-2023 = O livro só conhece o dicionário.
learn-option-banned-words = Os jogadores combinam antes o que conta, diz o livro.
learn-option-banned-words-word-2023 = O livro só conhece o dicionário.
learn-option-theme = O livro não diz nada; outro propõe-no a jogadores experientes.
learn-option-theme-word-2023 = O livro propõe-no a jogadores experientes: só palavras de um tema.
learn-option-challenge = Em caso de dúvida decide um dicionário, diz o livro. Aqui as palavras são verificadas antes de a jogada acabar, a não ser que ligues isto.
learn-option-challenge-word-2023 = Uma palavra que não vale é retirada e custa uma peça, diz o livro. Aqui as palavras são verificadas antes de a jogada acabar, a não ser que ligues isto.
learn-option-challenge-scrabble-nl = Contesta-se uma palavra antes de o seguinte começar, diz o livro. Aqui as palavras são verificadas antes de a jogada acabar, a não ser que ligues isto.
learn-option-letters = O nosso exemplar do livro não mostra as letras; o exemplo bate certo com um conjunto neerlandês mais antigo.
learn-option-exchange-pot = O livro não pede um mínimo no monte.
learn-option-bingo = O livro dá { $default } pontos.
learn-board = Uma parte do tabuleiro, a partir de { $from }, com as letras { $letters }
learn-option-goal = «Por exemplo, 50», diz o livro.
learn-option-scoreless-to-end = Só com o monte vazio é que o jogo acaba, diz o livro. Nos torneios também se para depois de tantas jogadas sem pontos.
learn-section-aim = O objetivo
