## O que uma mesa pode combinar num jogo de palavras

option-to-50 = Jogar até um número de pontos
option-to-last-tile = Jogar até à última peça em vez de até um número de pontos
option-children = Com crianças: palavras e restos de duas letras
option-strict-clock = Uma jogada que passa do tempo não dá pontos
option-open-pot = Monte aberto: escolher de quatro pilhas
option-only-useful-letters = Tirar as letras que a língua não tem
option-no-names = Sem nomes próprios
option-no-verbs = Sem verbos
option-no-plurals = Sem plurais
option-no-diminutives = Sem diminutivos
option-compounds = Os compostos corretos contam, mesmo que não estejam no dicionário
option-family-words = Deixar de fora as palavras ofensivas
option-portuguese = Que palavras valem em português
option-portuguese-both = As dos dois países
option-portuguese-portugal = As de Portugal
option-portuguese-brazil = As do Brasil
option-extra-words = Palavras que também contam, separadas por espaços
option-banned-words = Palavras que não contam
option-theme = Tema: só palavras de um assunto
option-challenge = As palavras só são verificadas se alguém as contestar
reason-last-round = A última ronda foi jogada.

## À mesa

word-whole = Palavra { $number }: { $tiles }
word-partial = Palavra { $number }, ainda não está certa: { $tiles }. { $why }
mark-new = nova · { $letters }
mark-rest = resto
joker-letter = joker
sort-letter = Ordenar pelo alfabeto
your-turn-word = É a tua vez. Põe letras, ou tira uma.
your-turn-open-word = É a tua vez. Abre com uma palavra de pelo menos { $need } letras do teu suporte, ou tira uma peça.
turn-scores = { $score ->
    [0] Pode ficar assim, mas não dá pontos.
    [one] Isso dá { $score } ponto com { $word }.
   *[other] Isso dá { $score } pontos com { $word }.
 }
seat-points = { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }
challenge = Contestar
accept = Aceitar
doubts-title = { $name } pôs { $words }. Alguém contesta?
doubts-say = Cada um dos outros responde antes da próxima jogada. Todos os suportes estão escondidos.
doubts-others = Aqui todos aceitam. Os outros ainda podem contestar.
doubts-stands = Aceita
piles-take = Escolhe as peças que tiras
piles-draw = Põe letras, ou escolhe uma peça para tirar
pile-top = Tirar { $tile }
pile-empty = Esta pilha está vazia
setup-words-language = Língua das palavras
words-in-nl = Neerlandês
words-in-en = Inglês
words-in-fr = Francês
words-in-de = Alemão
words-in-es = Espanhol
words-in-pt = Português
lesson-word-type = Arrasta letras para a mesa, ou toca nelas e depois na mesa. Com teclado, escreve simplesmente a palavra.
lesson-word-table = Usa também letras das palavras da mesa: no fim, cada letra tem de estar numa palavra.

## O fim de um jogo com letras

won-alone = Fizeste { $score ->
    [one] { $score } ponto
   *[other] { $score } pontos
 }
record-new = Um recorde: { $word }, { $letters } letras.
record-stands = O recorde mantém-se: { $word }, { $letters } letras.
reason-words-went-out = { $out ->
    [you] { $who ->
        [you] Puseste a tua última letra e és quem tem mais pontos: { $score }.
       *[other] Puseste a tua última letra. { $name } é quem tem mais pontos: { $score }.
     }
   *[other] { $who ->
        [you] { $outname } pôs a última letra. És tu quem tem mais pontos: { $score }.
       *[other] { $outname } pôs a última letra. { $name } é quem tem mais pontos: { $score }.
     }
 }
reason-words-blocked = Ninguém podia pôr mais nada. Ganha quem tem mais pontos.
reason-crossword-went-out = O monte e um suporte estão vazios. Ganha quem tem mais pontos.
reason-crossword-blocked = Todos passaram de seguida. Ganha quem tem mais pontos.
joker-choose = Dizer que letra é o joker
joker-choose-title = Que letra representa o joker?
theme-list-animals = animais
theme-list-nature = natureza
theme-list-food = comida
theme-list-travel = viagens
theme-list-play = jogos
theme-list-body-and-clothes = corpo e roupa
option-goal = Pontos até onde se joga
theme-any = Qualquer palavra
theme-own = Palavras próprias…
theme-own-words = As palavras do tema, separadas por espaços ou vírgulas

## Words, not sets
hint-where-words = { $count ->
    [0] Pode pôr-se uma palavra sem mudar a mesa. Pergunta outra vez para veres que letras.
    [one] Olha para a palavra iluminada. Pergunta outra vez para veres que letras.
   *[other] Olha para as { $count } palavras iluminadas. Pergunta outra vez para veres que letras.
 }
lesson-word-wait = Vê que palavras os outros põem. Entretanto, procura uma no teu suporte.
lesson-word-watch = As letras postas desde a tua jogada têm uma borda dourada. Arruma o teu suporte enquanto esperas: arrasta, ou ordena alfabeticamente.
lesson-word-put = Agora toca no lugar para onde vão: uma palavra, a mesa vazia ou o teu suporte.
lesson-word-end = Todas as palavras contam. Termina a jogada, ou põe mais.
lesson-word-cannot = Nesta jogada não podes pôr nenhuma palavra: tira uma peça.
lesson-board-first = A primeira palavra passa pela casa do meio. Toca numa letra e depois numa casa, ou escreve.
lesson-board-join = Cada palavra nova junta-se a uma que lá está, e tudo o que se toca tem de ser também uma palavra. As casas coloridas valem mais.
joker-say-letter = Um joker vale por qualquer letra. Põe-no onde precisares de uma.
