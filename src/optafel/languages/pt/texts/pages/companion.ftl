## Ao lado da caixa

companion-title = Com a tua própria caixa
companion-say = Vocês jogam com peças verdadeiras; esta página trata do relógio e dos pontos, procura palavras e resolve discussões. Que caixa está na mesa?
companion-boxes = Caixas
companion-tabs = Com a tua própria caixa
companion-tab-players = Jogadores
companion-tab-clock = Relógio
companion-tab-scores = Pontos
companion-tab-words = Palavras
companion-tab-legal = Vale?
companion-away = Neste momento não há ligação ao servidor. Tudo o que escreves fica neste aparelho e é contado assim que ele voltar; o relógio continua.
companion-house-rules = Regras da casa
companion-add-player = Outro jogador
companion-players-fixed = Esta folha já está começada. Abre uma folha nova para mudar quem joga; os nomes podem mudar-se sempre.
companion-begins = Quem começa?
companion-draw-for-us = Tirar por nós
companion-we-drew = Nós tirámos peças
companion-who-begins = Quem começa?
companion-begins-hand = Ou escolher
companion-begins-said = Começa { $name }.
companion-again = Tirem outra vez: { $names }.
companion-start = Toca para pôr o relógio a andar
companion-go-on = Toca para continuar
companion-tap-ends = Toca quando a jogada acabar. A seguir: { $name }
companion-time-up = Acabou o tempo!
companion-when-up = O que acontece quando o tempo acaba?
companion-turn-back = Voltar ao jogador anterior
companion-late = tempo esgotado
companion-penalty = { $tiles ->
    [one] +{ $tiles } peça
   *[other] +{ $tiles } peças
 }
companion-order = Ordem das jogadas
companion-has-opened = abriu
companion-not-open = ainda não abriu
companion-last-turn = última jogada
companion-up-unfinished = Não acabou a tempo
companion-up-untouched = Nada tinha sido mexido
companion-up-finished = Acabou mesmo a tempo
companion-was-late = O tempo acabou sem terminar
companion-began = Começou { $name }.
companion-clock-rests = Contam-se os suportes; o relógio está parado.
companion-to-scores = Seguir para os pontos
companion-what-scored = Quantos pontos fez { $name }?
companion-more-unwritten = { $count ->
    [one] Depois falta ainda apontar uma jogada.
   *[other] Depois falta ainda apontar { $count } jogadas.
 }
companion-opened = Quem já abriu?
companion-who-out = Quem pôs a última peça?
companion-nobody-out = Ninguém
companion-left-numbers = O que sobrou aos outros? Escreve as peças (R7 K13 *), toca nelas no teclado, ou dá só os pontos.
companion-left-letters = O que sobrou em cada suporte? Escreve as letras (@ é um joker), ou só os pontos que custam. Nada: 0.
companion-left-of = Sobrou a { $name }
companion-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
companion-own-scores = Fizemos nós as contas
companion-own-scores-say = São verificadas: têm de somar 0, e bater certo com os suportes se também os escreveres.
companion-turn-of = De quem é a vez?
companion-turn-words = Pontos, ou as palavras novas
companion-turn-words-hint = 6, ou CASACO
companion-turn-crossword = Pontos, ou a jogada
companion-turn-crossword-hint = 12, ou 8D TAART
companion-whole-rack = O suporte inteiro numa jogada (× { $factor })
companion-write = Apontar
companion-no-play = Sem jogada
companion-passed = Passou
companion-exchanged = Trocou
companion-pot-empty = Tirou-se a última peça do monte
companion-pot-is-empty = O monte está vazio
companion-count = Contar o que sobrou
companion-play-on = Voltar às jogadas
companion-next-game = Jogo seguinte
companion-back-to-game = Voltar ao jogo em curso
companion-change-of = Jogada { $number }, de { $name }
companion-change-turn = Mudar esta jogada de { $name }: { $points } { $word }
companion-change-game = Mudar o jogo { $number }
companion-done = Pronto
companion-drop-turn = Riscar
companion-row-game = Jogo { $number }
companion-row-left = Sobrou
companion-row-so-far = Até agora
companion-won = { $count ->
    [one] Ganha { $names }.
   *[other] { $names } partilham a vitória.
 }
companion-leads = { $count ->
    [one] { $names } vai à frente
   *[other] { $names } vão à frente
 } depois de { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
 }.
companion-not-opened = Ainda não abriu: { $names }. A primeira palavra tem pelo menos { $letters } letras.
companion-older = { $count ->
    [one] Uma nota anterior
   *[other] { $count } notas anteriores
 }
companion-weight-wrong = Errado:
companion-weight-odd = Vê outra vez:
companion-weight-missing = Falta:
companion-weight-note = Nota:
companion-save = Guardar o resultado
companion-is-saved = Guardado
companion-csv = Tabela (CSV)
companion-png = Imagem (PNG)
companion-print = Imprimir
companion-clear = Folha nova
companion-clear-sure = Ainda não guardado. Começar mesmo de novo?
companion-clear-saved = Começar uma folha nova?
companion-saved = Resultados guardados
companion-forget = Eliminar este resultado
companion-go-on-sheet = Continuar esta folha
companion-saved-name = Como lhe chamam?
companion-not-here = Este resultado não está (ou já não está) neste aparelho.
companion-thrown = «{ $name }» foi eliminado.
companion-have-back = Recuperar
companion-sheet-lies = Há uma folha começada
companion-file = pontos
companion-pad = Toca nas peças: { $field }
companion-pad-colour = Cor
companion-pad-next = Combinação seguinte
companion-pad-back = Tirar a última
companion-ink-k = Preto
companion-ink-r = Vermelho
companion-ink-b = Azul
companion-ink-y = Amarelo
companion-word = Que palavra está em causa?
companion-does-it-count = Conta?
companion-counts = { $word } conta.
companion-counts-not = { $word } não conta.
companion-let-count = Fazer contar nesta mesa
companion-leave-out = Deixar de fora nesta mesa
companion-word-rules = O que conta nesta mesa
companion-legal-numbers = K é preto, R vermelho, B azul, Y amarelo: R7, K13, ou por extenso: vermelho 7, joker. Um joker é *. Põe | entre as combinações.
companion-legal-words = Escreve as palavras com um espaço entre elas. @ é um joker; uma minúscula numa palavra é um joker que representa essa letra.
companion-legal-crossword = As linhas vão de 1 a 15, as colunas de A a O. 8D TAART vai na horizontal pela linha 8, D8 TAFEL desce pela coluna D. Uma minúscula é uma peça em branco; no suporte é ?.
companion-lay-there = O que lá estava antes da jogada?
companion-lay-there-numbers = B8 B9 B10 | R4 K4 Y4
companion-lay-there-words = PASSA TEMPO
companion-lay-there-crossword = 8D TAART, E7 TAFEL
companion-on-rack = O que estava no suporte?
companion-on-rack-numbers = B11 K8 Y8
companion-on-rack-words = STRE
companion-on-rack-crossword = OSTPAR?
companion-lies-there = O que está agora na mesa, ao todo?
companion-lies-there-numbers = B9 B10 B11 | B8 K8 Y8 | R4 K4 Y4
companion-lies-there-words = PASSATEMPOS
companion-laid-crossword = O que foi posto?
companion-lies-there-crossword = 12C POST
companion-had-opened = Este jogador já tinha aberto
companion-judge = É permitido?
companion-empty = Esvaziar
# What one may type for the colours and a joker; leave the signs after = as they are.
companion-type-inks = preto=K p=K vermelho=R v=R azul=B amarelo=Y laranja=Y joker=*
companion-no-tile = «{ $read }» não é uma peça: vejam outra vez o campo «{ $field }».
companion-legal-yes = Sim, é permitido.
companion-legal-no = Não, não é permitido.
companion-to-clock = Seguir para o relógio

## One set or one word
companion-one-numbers = Isto é uma combinação?
companion-one-words = Isto é uma palavra?
companion-one-crossword = Isto é uma palavra?
companion-one-numbers-place = R7 R8 * R10
companion-one-words-place = ARCOIRIS
companion-one-set-yes = Sim, é uma combinação.
companion-one-set-no = Não, não é uma combinação.
companion-one-word-yes = Sim, { $word } conta.
companion-one-word-no = Não, { $word } não conta.
companion-whole-turn = Julgar uma jogada inteira
