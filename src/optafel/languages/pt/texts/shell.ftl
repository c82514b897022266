## A linha de comandos: o que diz a ajuda e o que não se percebeu

shell-usage = Utilização:
shell-options = Opções
shell-commands = Comandos
shell-help = Mostrar isto e terminar.
shell-version = Mostrar a versão e terminar.
shell-default = por omissão: { $value }
shell-required = necessário
shell-stopped = Interrompido.
shell-try-help = Mais sobre isto: { $command }
shell-missing = Falta { $name }.
shell-no-such-option = Não existe a opção { $name }{ $count ->
    [0] .
   *[other] . Querias dizer { $close }?
 }
shell-unfinished = { $name } não está bem indicada: algumas opções precisam de um valor, outras não o aceitam.
shell-file = Não é possível usar { $file }: { $why }
shell-no-such-command = Não existe o comando «{ $read }». Esperava-se um destes: { $commands }.
shell-too-many = «{ $read }» está a mais: este comando não o aceita.
shell-needs-part = «optafel { $command }» precisa de uma parte que não está instalada: { $missing }. Instala-a com: { $install }

## O que está em vez de um valor

shell-metavar-text = TEXTO
shell-metavar-number = NÚMERO
shell-metavar-file = FICHEIRO
shell-metavar-line = LINHA
shell-metavar-folder = PASTA
shell-metavar-date = DATA
shell-metavar-options = OPÇÕES
shell-metavar-command = COMANDO
shell-metavar-name-value = NOME=VALOR
shell-metavar-out = FICHEIRO|PASTA
shell-metavar-rulebook = REGRAS
shell-metavar-game = JOGO
shell-metavar-copy = CÓPIA
shell-metavar-record = REGISTO
shell-metavar-word = PALAVRA
shell-metavar-theme = TEMA|FICHEIRO
shell-metavar-letters = LETRAS
shell-metavar-language = LÍNGUA
shell-metavar-name = NOME
shell-metavar-pattern = PADRÃO
shell-metavar-program = PROGRAMA

## Comandos: a primeira frase é o que a lista diz deles

shell-optafel = Os jogos de peças de cinco livros de regras impressos, jogados segundo o livro.
shell-play = Abrir uma mesa neste computador e mostrá-la no navegador.
shell-serve =
    Oferecer mesas a outros.

    OPTAFEL_DATABASE_URL=postgresql://… guarda os jogos em PostgreSQL em vez de numa pasta, e OPTAFEL_BUS_URL=redis://… permite que vários servidores partilhem as mesas.
shell-puzzle = Desafios com uma única melhor jogada: o de hoje, e quantos quiseres para treinar.
shell-puzzle-daily = O desafio do dia, o mesmo para todos.
shell-puzzle-random = Um desafio qualquer de um jogo.
shell-puzzle-show = O desafio com este nome.
shell-puzzle-make = Encher a estante com desafios de novos jogos de bots: de todos os jogos, ou dos indicados.
shell-judge = Perguntar ao árbitro se uma jogada é legal e, se não, porquê. { shell-metavar-game } é um jogo, como rummikub-sabra.
shell-arena = Descobre que bot joga melhor. As mesmas distribuições, com lugares trocados, até ficar claro.
shell-bench = Medir os solucionadores com posições próprias.
shell-bench-crossword =
    Encontrar todas as jogadas e a melhor de cada posição de { shell-metavar-file }.

    Uma linha é um tabuleiro por filas e um suporte, como `15/15/…/15 EEHMNST`; as outras colunas não contam. Imprime `número soma melhor` de cada posição e, no fim, os microssegundos de cálculo por posição para todas as jogadas e para a melhor.
shell-gcg = Ler jogos registados (GCG), voltar a jogá-los e dizer onde o registo e as regras diferem.
shell-picture = Desenhar uma posição, ou o que uma jogada faz dela, em SVG.
shell-review =
    Rever um jogo: o que se jogou, o que era melhor, o que se perdeu e o que o decidiu.

    { shell-metavar-record } é um registo nosso ou em GCG; - lê a entrada padrão. Ctrl-C para, e mostra-se o que se encontrou até aí.
shell-solve = Encontrar a melhor jogada e prová-la. { shell-metavar-game } é um jogo, como rummikub-sabra.
shell-backup = Copia os jogos de um servidor, a funcionar ou não, para um só ficheiro. Copiar o ficheiro à mão deixa de fora o que foi escrito por último.
shell-restore = Põe uma cópia de jogos onde um servidor os procura. Se já lá houver jogos, nada é feito.
shell-verify = Provar cada peça tirada de um jogo acabado a partir da sua semente. { shell-metavar-record } é um registo; - lê a entrada padrão.
shell-words = Consultar os dicionários: verificar palavras, procurá-las.
shell-words-check = Estas palavras contam e, se não, porquê? O código de saída é 1 se alguma não contar.
shell-words-search = Que palavras correspondem a { shell-metavar-pattern }? Um ponto de interrogação é uma letra qualquer, * uma série de letras.

## Opções

shell-option-lang = Língua da resposta.
shell-option-position = A posição toda numa linha (docs/positions.md), em vez das suas partes.
shell-option-table = O que está na mesa, em notação.
shell-option-board = Uma jogada já feita (Scrabble); repete, ou põe vírgulas.
shell-option-rack = O suporte, em notação.
shell-option-opened = Se este jogador já abriu.
shell-option-history = Palavras formadas antes no jogo.
shell-option-words = Só valem estas palavras.
shell-option-extra-words = Palavras que valem além do dicionário.
shell-option-words-file = Um ficheiro de palavras, em vez do dicionário.
shell-option-language = A língua das palavras.
shell-option-option = Uma regra da casa.
shell-option-cases = Um caso em JSON por linha; - é a entrada padrão.
shell-option-json = Responder com um objeto JSON.
shell-option-bench-words-file = As palavras, uma por linha, simples ou gzip.
shell-option-letters = O conjunto de letras; o neerlandês atual, salvo indicação.
shell-option-rounds = Vezes que se procura; conta a mais rápida.
shell-option-gcg-letters = O conjunto de letras; senão, descobre-se.
shell-option-gcg-words = Indicar as palavras que este dicionário não tem.
shell-option-gcg-words-file = Indicar as palavras que este ficheiro (uma por linha) não tem.
shell-option-write = Escrevê-lo de forma estrita: um ficheiro, uma pasta ou -.
shell-option-mend = Escrever os pontos das regras em vez dos registados.
shell-option-gcg-json = Responder com um objeto JSON por ficheiro.
shell-option-play = A mesa inteira depois da jogada, ou a jogada (Scrabble).
shell-option-picture-play = A jogada a mostrar, como judge a lê.
shell-option-caption = O que se escreve por cima.
shell-option-out = Para onde vai; - é a saída padrão.
shell-option-puzzle-play = A tua resposta; sem ela, é-te perguntada.
shell-option-answer = Desistir: mostrar a melhor jogada.
shell-option-date = Deste dia; senão, o de hoje.
shell-option-level = A dificuldade; senão, qualquer uma.
shell-option-puzzle-language = Só nesta língua.
shell-option-count = Desafios de cada nível.
shell-option-games = Jogos no máximo, por língua.
shell-option-seed = Outra semente dá outros desafios.
shell-option-into = Onde escrever; por omissão, no pacote.
shell-option-review-seconds = Tempo para pensar em cada jogada, em segundos.
shell-option-review-json = Responder em JSON, uma linha por jogada.
shell-option-data = Pasta dos jogos.
shell-option-port = Ou a seguinte livre.
shell-option-no-browser = Só mostrar o endereço.
shell-option-play-host = Endereço onde escutar: com 0.0.0.0 os telemóveis da casa podem abrir, com 127.0.0.1 só este computador. Sem ele, a pergunta é feita uma vez.
shell-option-host = Endereço em que escutar.
shell-option-bot = Um programa que pode ser escolhido como bot numa mesa: lê uma posição em JSON por linha e responde uma jogada por linha; repete a opção para mais.
shell-option-bot-seconds = Segundos que esse programa tem para uma jogada.
shell-option-objective = Mais peças, ou mais valor.
shell-option-other-rack = Scrabble, com o monte vazio: o que está no outro suporte.
shell-option-passed = O outro acabou de passar, por isso outro passe acaba o jogo.
shell-option-solve-seconds = Tempo para pensar em segundos; 10, salvo indicação.
shell-option-nodes = Passos de busca no máximo, em vez de um tempo: a mesma resposta em qualquer máquina.
shell-option-commit = O hash que foi mostrado antes de se tirar a primeira peça.
shell-option-seen = Um registo que guardaste durante o jogo.
shell-option-no-verbs = Deixar de fora o que é só verbo.
shell-option-no-plurals = Deixar de fora o que é só plural.
shell-option-no-diminutives = Deixar de fora o que é só diminutivo.
shell-option-names = Os nomes próprios também contam.
shell-option-with-pronouns = Os verbos espanhóis com pronomes ligados também contam.
shell-option-min-length = As palavras mais curtas não contam.
shell-option-extra = Esta palavra também conta.
shell-option-ban = Esta palavra não conta.
shell-option-theme = Só estas palavras: { $themes }, ou um ficheiro.
shell-option-compounds = Se conta um composto regular (neerlandês, alemão).
shell-option-drop-umlauts = O Ä alemão põe-se como A, não como A E.
shell-option-tiles = Letras com sinal diacrítico que têm peça, como ÇÑ.
shell-option-words-json = Responder em JSON.
shell-option-no-hurtful = As palavras ofensivas não contam.
shell-option-anagram = Todas estas letras, por qualquer ordem; um ponto de interrogação é um joker.
shell-option-words-letters = Algumas destas letras; um ponto de interrogação é um joker.
shell-option-sort = Primeiro as mais comuns, as mais longas ou o A.
shell-option-all-words = Também palavras ofensivas.
shell-option-players = Os jogadores, separados por vírgulas: níveis de bots, greedy, hoarder e outros, ou o nome de um programa.
shell-option-pairs = Distribuições; cada uma joga-se uma vez por cada ordem à volta da mesa.
shell-option-arena-seed = Outra semente distribui outras peças.
shell-option-seats = Lugares à mesa.
shell-option-arena-bot = Um programa que joga: lê uma posição em JSON por linha e responde uma jogada por linha.
shell-option-arena-seconds = Segundos para pensar uma jogada, em vez de passos.
shell-option-arena-nodes = Passos da procura por jogada; a mesma semente joga então os mesmos jogos.
shell-option-until = Parar logo que se saiba se a taxa do primeiro jogador está acima ou abaixo, como above:0.55.
shell-option-jobs = Processos; tantos quantos os núcleos se não for indicado.
shell-option-on = Um cluster Ray onde jogar: ray://host:10001, host:6379, ou local para um nesta máquina.
shell-option-arena-out = Um ficheiro CSV ao qual se juntam os jogos e a partir do qual um encontro continua.
shell-option-plot = Desenhar uma imagem: .png, .svg ou .html.
shell-option-arena-json = Responder com um objeto JSON por emparelhamento.
