## A página: em todo o lado

close = Fechar
coming = Um momento…
to-home = Todos os jogos
settings = Definições
settings-language = Língua
settings-theme = Claro ou escuro
theme-auto = Igual ao dispositivo
theme-light = Claro
theme-dark = Escuro
settings-docs = Como tudo funciona
settings-sound = Som
settings-explains = Explicar enquanto jogo
your-name = O teu nome
name-placeholder = Como te chamas?
me = Eu
guest = Convidado
you = Tu
offline-now = Neste momento não há ligação à mesa.
page-misread = O servidor disse algo que esta página não sabe ler. Carrega a página de novo: talvez haja uma versão mais recente.
newer-page = Há uma versão mais recente desta página. Os teus jogos ficam guardados.
newer-take = Carregar
newer-later = Mais tarde
try-again = Tentar outra vez
rulebook-place = regras { $book }, «{ $heading }»
why = Porquê?

## Os livros impressos, como lhes chamam

book-000 = Livro do Woord-Rummikub
book-001 = Livro do Rummikub com jokers especiais
book-002 = Livro neerlandês do Scrabble
book-003 = Livro do Rummikub de letras de 2023
book-004 = Livro do Rummikub (Sabra)

## Jogos

rulebook-rummikub-sabra = Rummikub, regras Sabra
rulebook-rummikub-jokers = Rummikub com jokers especiais
rulebook-woord-sabra = Jogo de letras, regras Sabra
rulebook-woord-international = Jogo de letras, regras internacionais
rulebook-word-2023 = Jogo de letras, abertura com seis letras
rulebook-scrabble-nl = Scrabble, regras neerlandesas
about-rummikub-sabra = Põe sequências e grupos de números, e rearruma a mesa toda para ficares sem peças.
about-rummikub-jokers = A mesma mesa com jokers que contam a dobrar, mudam de cor ou fazem de espelho, em várias rondas.
about-woord-sabra = Forma palavras, desfá-las e forma outras mais longas. A palavra nova mais longa dá pontos.
about-woord-international = Quem desfaz uma palavra tem de deixar outra. Joga-se até cinquenta pontos.
about-word-2023 = Abre com seis letras e depois rearruma à vontade. Cinco línguas.
about-scrabble-nl = Palavras que se cruzam num tabuleiro com casas de prémio.
games = Jogos
players-range = { $least } a { $most } jogadores
play-now = Jogar já
play-now-of = Jogar já: { $game }
set-up = Preparar
set-up-of = Preparar: { $game }
your-games = Os teus jogos
forget-game = Esquecer este jogo
home-say = Jogos de peças segundo as regras, à tua própria mesa.
home-foot = Os nomes dos jogos só dizem de que regras se trata; pertencem aos seus donos.

## Preparar uma mesa

setup-players = Quem joga
setup-rules = Relógio e regras da casa
setup-clock = Tempo por jogada
clock-none = Sem relógio
clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
 }
clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
 }
clock-book = { $time } (regras)
add-bot = Bot
add-friend = Amigo por link
add-hotseat = Neste aparelho
hotseat-name = Nome do jogador
player-number = Jogador { $number }
seat-invite = Um amigo, por link
remove-seat = Remover { $name }
level-of = Nível de { $name }
level-beginner = Principiante
level-casual = Amador
level-strong = Forte
level-master = Mestre
level-champion = Campeão
option-opening-value = Pontos para abrir
option-opening-goes-on = Continuar a jogar na jogada de abertura
option-joker-penalty = Um joker que fica num suporte conta
option-time-out-penalty = Peças de penalização quando o tempo acaba
too-few = Este jogo precisa de pelo menos { $least } jogadores.
make-table = Preparar a mesa
start = Começar
join-title = Entrar num jogo: { $game }
join-plain = Entrar num jogo
join-there = Já à mesa: { $names }.
sit-down = Sentar-me

## À espera dos amigos

waiting-title = À espera dos amigos
waiting-here = Todos têm lugar
waiting-say = Envia este link, ou aponta um telefone ao código. O jogo começa quando todos os lugares estiverem ocupados.
invite-link = Link de convite
invite-code = O link de convite em código para ler com o telefone
copy-link = Copiar o link
copied = Copiado
seat-open = Lugar livre
fill-with-bot = Sentar aqui um bot
start-without = Começar com { $count }

## À mesa

table-label = Mesa
rack-label = { $count ->
    [0] O teu suporte está vazio
    [one] O teu suporte, { $count } peça
   *[other] O teu suporte, { $count } peças
 }
row-whole = Combinação { $number }: { $tiles }
row-partial = Combinação { $number }, ainda incompleta: { $tiles }. { $why }
players = Jogadores
seat-you = tu
pot = Monte
pot-left = { $count ->
    [0] Não há peças no monte
    [one] Ainda { $count } peça no monte
   *[other] Ainda { $count } peças no monte
 }
seat-tiles = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
 }
seat-not-opened = ainda não abriu
seat-score = pontos: { $score }
seat-gone = não está neste momento
seat-away = um bot continua
seat-resigned = desistiu
clock-left = { $seconds ->
    [one] falta { $seconds } segundo
   *[other] faltam { $seconds } segundos
 }
actions = O que podes fazer na tua vez
take-back = Desfazer um passo
reset-turn = Recomeçar esta jogada
sort-colour = Ordenar por cor
sort-number = Ordenar por número
draw = Tirar uma peça
draw-short = Tirar
end-turn-short = Pronto
take-back-first = Primeiro recolhe o que puseste: passo a passo, ou recomeça esta jogada.
pass = Passar
end-turn = Terminar a jogada
your-turn = É a tua vez. Põe peças, ou tira uma.
your-turn-open = É a tua vez. Põe { $need } pontos do teu suporte para abrir, ou tira uma peça.
opening-so-far = Põe { $need } pontos para abrir: até agora tens { $value }.
turn-of = É a vez de { $name }.
turn-legal = { $count ->
    [one] É uma jogada válida, com { $count } peça do teu suporte.
   *[other] É uma jogada válida, com { $count } peças do teu suporte.
 }
asking = O árbitro está a verificar…
sending = A tua jogada vai a caminho…
sending-later = A tua jogada está guardada e segue assim que a ligação voltar.
paused = O jogo está em pausa.
game-over = O jogo acabou.
look-at-table = Ver a mesa
pause = Pausa
resume = Continuar
begins = { $who ->
    [you] Tiraste { $tile } e começas.
   *[other] { $name } tirou { $tile } e começa.
 }
aim-lifted = { $count ->
    [one] { $count } peça na mão. Escolhe um lugar com as setas e põe-na com Enter.
   *[other] { $count } peças na mão. Escolhe um lugar com as setas e põe-nas com Enter.
 }
aim-rack = De volta ao suporte
see-again = Ver outra vez o que aconteceu desde a tua jogada
see-again-short = Rever
reconnecting = Ligação perdida. Está tudo guardado; nova tentativa…
hand-over = { $name }, é a tua vez
hand-over-say = Pega no aparelho. Os outros olham para o lado.
hand-over-ready = Sou { $name }
resign = Desistir
resign-sure = Desistir mesmo?
gone-title = Esta mesa não existe
no-seat = Este navegador não tem lugar nessa mesa. Pede um link de convite.

## Peças, lidas em voz alta

tile-k = { $number } preto
tile-r = { $number } vermelho
tile-b = { $number } azul
tile-y = { $number } amarelo
joker-classic = joker
joker-double = joker duplo
joker-colour = joker de mudança de cor
joker-mirror = joker espelho
tile-stands = { $tile } a fazer de { $stands }

## O decorrer do jogo

log = { $count ->
    [0] Ainda nenhuma jogada
    [one] { $count } jogada até agora
   *[other] { $count } jogadas até agora
 }
log-played = { $who ->
    [you] { $count ->
        [one] Puseste { $count } peça.
       *[other] Puseste { $count } peças.
     }
   *[other] { $count ->
        [one] { $name } pôs { $count } peça.
       *[other] { $name } pôs { $count } peças.
     }
 }
log-drew = { $who ->
    [you] Tiraste uma peça.
   *[other] { $name } tirou uma peça.
 }
log-passed = { $who ->
    [you] Passaste.
   *[other] { $name } passou.
 }
log-timed-out = { $who ->
    [you] O teu tempo acabou.
   *[other] O tempo de { $name } acabou.
 }
log-resigned = { $who ->
    [you] Desististe.
   *[other] { $name } desistiu.
 }
log-other = { $name }: { $kind }

## O fim

announce-your-turn = É a tua vez.
announce-over = O jogo acabou.
won-you = Ganhaste!
won-by = { $name } ganhou
won-shared = Vitória partilhada
reason-went-out = { $who ->
    [you] Puseste a tua última peça e ficas com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
     }.
   *[other] { $name } pôs a última peça e fica com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
     }.
 }
reason-blocked = { $who ->
    [you] Ninguém podia jogar mais. O teu suporte era o mais leve.
   *[other] Ninguém podia jogar mais. { $name } tinha o suporte mais leve.
 }
reason-resigned = Os outros desistiram.
reason-scoreless = Tantas jogadas seguidas não deram pontos que o jogo acabou.
score-sheet = Folha de pontos
sheet-game = Jogo
sheet-total = Total
sheet-won = Jogos ganhos
left-of = Sobrou a { $name }
rematch = Jogar outra vez
rematch-waits = À espera dos outros…
rematch-asked = Com vontade de jogar outra vez: { $names }.
save-gcg = Guardar como GCG
save-record = Guardar o registo

## Um primeiro jogo explica-se sozinho

lesson-quiet = Parar de explicar
lesson-wait = Vê o que os outros fazem. Três ou mais números seguidos de uma cor são uma sequência; um número em cores diferentes é um grupo.
lesson-watch = As peças postas na última jogada têm uma borda dourada. Arruma o teu suporte enquanto esperas: arrasta, ou ordena por cor ou por número.
lesson-sets = Uma sequência são três ou mais números seguidos de uma cor; um grupo é um número em três ou quatro cores. Arrasta peças para a mesa, ou toca nelas e depois na mesa.
lesson-opening = As tuas primeiras combinações vêm só do teu suporte e valem juntas { $need } pontos. Nada para pôr? Tira uma peça.
lesson-put = Agora toca no lugar para onde vão: uma combinação, a mesa vazia ou o teu suporte.
lesson-partial = A linha tracejada marca uma combinação que ainda não está completa. Toca nela para veres o que falta.
lesson-back = Podes desfazer cada passo até terminares a jogada.
lesson-end = Está tudo completo. Termina a jogada, ou põe mais.
lesson-table = Agora podes juntar peças às combinações da mesa, dividi-las e rearrumá-las, desde que no fim esteja tudo completo.
lesson-joker = Um joker vale por qualquer peça. Põe no lugar dele a peça que representa, e usa o joker noutra combinação.
lesson-choose = Faz duplo clique numa peça para pegares na combinação toda; num ecrã tátil, mantém o dedo numa peça para pegares nela e em todas as seguintes.

## Pistas

hint = Dá-me uma pista
hint-more = Conta-me mais
hint-thinking = À procura de uma pista…
hint-game-draw = É o melhor por agora. Para o jogo inteiro é melhor reter as peças e tirar.
hint-game-pass = É o melhor por agora. Para o jogo inteiro é melhor passar.
hint-game-play = É o melhor por agora. Para o jogo inteiro isto é melhor: { $sets }
hint-where = { $count ->
    [0] Pode pôr-se alguma coisa sem mudar a mesa. Pergunta outra vez para veres que peças.
    [one] Olha para a combinação iluminada. Pergunta outra vez para veres que peças.
   *[other] Olha para as { $count } combinações iluminadas. Pergunta outra vez para veres que peças.
 }
hint-where-board = { $count ->
    [one] Olha para a letra iluminada: encaixa aí uma boa palavra. Pergunta outra vez para veres que peças.
   *[other] Olha para as { $count } letras iluminadas: encaixa aí uma boa palavra. Pergunta outra vez para veres que peças.
 }
hint-where-first = A primeira palavra passa pela casa iluminada. Pergunta outra vez para veres que peças.
hint-exchange-tiles = { $count ->
    [one] Troca a peça iluminada do teu suporte.
   *[other] Troca as { $count } peças iluminadas do teu suporte.
 }
square-hinted = { $square }, olha aqui
hint-tiles = { $count ->
    [one] A peça iluminada do teu suporte pode ser posta. Pergunta outra vez para veres como.
   *[other] As { $count } peças iluminadas do teu suporte podem ser postas. Pergunta outra vez para veres como.
 }
hint-laid = Aí está. Termina a jogada, ou desfaz e tenta a tua.
hint-common = { $got ->
    [one] Com palavras correntes: { $word }, por 1 ponto.
   *[other] Com palavras correntes: { $word }, por { $got } pontos.
 }
hint-draw = Não se pode pôr nada: tira uma peça.
hint-pass = Não se pode pôr nada: passa.
hint-exchange = Não se pode pôr nada de bom: troca peças.

## Encontros de vários jogos

setup-rounds = Rondas
rounds-games = { $rounds ->
    [one] { $rounds } ronda, { $games } jogos
   *[other] { $rounds } rondas, { $games } jogos
 }
sheet-round = Ronda { $round }
match-so-far = Jogo { $played } de { $games }. À frente: { $names }.
match-won = Vitória final: { $names }.
next-game = Jogo seguinte

# As páginas ao lado da mesa: go-NAME é o nome, go-NAME-say o que lá se encontra.
beside = Mais do que uma mesa
go-puzzles = Desafios
go-puzzles-say = Encontra a melhor jogada: três por dia, e quantos quiseres.
go-fair = Foi jogo limpo?
go-fair-say = Verifica cada peça tirada num jogo a partir da semente.
fair-of-game = Verificar como as peças foram misturadas
go-learn = Aprender os jogos
go-learn-say = Os seis livros de regras em poucas palavras, com exemplos para experimentar.
read-more = Ler mais
setup-learn = O que dizem as regras
to-overview = Vista geral
go-companion = Com a tua própria caixa
go-companion-say = Relógio, folha de pontos e árbitro para uma mesa com peças verdadeiras.
go-review = Rever um jogo
go-review-say = Percorre um registo: o que era melhor, e onde tudo mudou.
review-game = Rever o jogo
share-line = Enviar esta posição

## Your games
forget = Esquecer
forget-sure = Este jogo ainda não acabou. Se o esqueceres, perdes o teu lugar.
forget-not = Manter
forgotten = { $game }: esquecido.
forget-undo = Anular
finished-games = { $count ->
    [1] 1 jogo terminado
   *[other] { $count } jogos terminados
 }

## The first turns
lesson-can-open = Já podes abrir, com { $need } pontos só do teu suporte. Consegues vê-los? A lâmpada mostra onde procurar.
lesson-cannot = Nesta jogada não podes pôr nada: tira uma peça.
joker-say-classic = Um joker vale por qualquer peça. Quem tiver essa peça pode pô-la no lugar dele e voltar a usar o joker.
joker-say-double = O joker duplo vale por duas peças ao mesmo tempo: duas vizinhas numa sequência, ou duas cores que faltam num grupo.
joker-say-colour = O joker de mudança de cor só entra em sequências. É um número da sequência; depois dele ela continua noutra cor.
joker-say-mirror = O joker espelho fica no meio: o que está de um lado está também do outro, por ordem inversa.

## The rules at the table
rules-of-game = Regras deste jogo
table-rules = Como se joga nesta mesa
rules-by-book = Tudo como dizem as regras.
rules-rest = O resto, como dizem as regras.
rule-yes = sim
rule-no = não
more-rules = { $count ->
    [1] Mais 1 regra da casa
   *[other] Mais { $count } regras da casa
 }
left-counts = O suporte de { $name } conta { $points }
unfold = Mostrar tudo
fold = Mostrar menos
