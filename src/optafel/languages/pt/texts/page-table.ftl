## À volta da mesa: jogo limpo, quem assiste, umas palavras

fair-line = Uma mistura sem truques
fair-line-waiting = A ordem das peças vem de uma semente secreta que já está fixada. Este é o hash dela: aponta-o, e depois do jogo todos podem verificar que a semente não foi mudada.
fair-line-begun = A ordem das peças veio de uma semente secreta. Este é o hash dela, como era antes da primeira peça. Depois do jogo a semente é mostrada, e cada peça tirada pode ser verificada.
fair-line-hash = Hash da semente
copy-hash = Copiar
fair-line-seen = Este navegador viu este hash antes da primeira peça.
fair-line-not-seen = Este navegador chegou mais tarde à mesa, e não viu este hash antes da primeira peça.
fair-line-added = { $count ->
    [0] Ainda ninguém acrescentou nada à mistura.
    [one] { $count } jogador acrescentou alguma coisa à mistura.
   *[other] { $count } jogadores acrescentaram alguma coisa à mistura.
 }
stir-label = Alguma coisa tua, por exemplo umas palavras
stir = Acrescentar à mistura
stirred = Acrescentado
watch-line = Deixar outros assistir
watch-line-say = Quem tem este link vê a mesa, mas nenhum suporte.
watch-link = Link para assistir
watching = Estás a assistir.
talk = Dizer alguma coisa
talk-said = { $name } diz: { $phrase }
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-thinking = Deixa-me pensar…
phrase-your-turn = É a tua vez!
phrase-oops = Ups
phrase-thanks = Obrigado!
phrase-good-game = Bom jogo!
phrase-one-more = Mais um?
phrase-smile = Um sorriso
phrase-wow = Uau!
phrase-sad = Uma cara triste
phrase-laugh = Uma gargalhada
setup-hints = Pistas
setup-hints-say = Sem pistas, ninguém nesta mesa pode perguntar o que pôr.
unseen = Peças que ainda não viste
unseen-say = { $count ->
    [one] { $count } peça está no monte ou noutro suporte:
   *[other] { $count } peças estão no monte ou nos outros suportes:
 }
unseen-tile = { $letter }: { $count }
unseen-blank = em branco
settings-large = Peças grandes
announce-paused = O jogo está em pausa.
announce-resumed = O jogo continua.
announce-doubt = Podes contestar o que foi posto, ou aceitá-lo.
announce-drew = Tiraste { $tiles }.
no-server = Não há ligação com a mesa. O que vês é o que este aparelho guardou; o jogo continua assim que a ligação voltar.
log-word = { $who ->
    [you] { $score ->
        [0] Puseste { $word }, que não dá pontos.
        [one] Puseste { $word } por { $score } ponto.
       *[other] Puseste { $word } por { $score } pontos.
     }
   *[other] { $score ->
        [0] { $name } pôs { $word }, que não dá pontos.
        [one] { $name } pôs { $word } por { $score } ponto.
       *[other] { $name } pôs { $word } por { $score } pontos.
     }
 }
log-exchanged = { $who ->
    [you] { $count ->
        [one] Trocaste { $count } peça.
       *[other] Trocaste { $count } peças.
     }
   *[other] { $count ->
        [one] { $name } trocou { $count } peça.
       *[other] { $name } trocou { $count } peças.
     }
 }
log-challenged = { $who ->
    [you] Contestaste { $word }: não é válida.
   *[other] { $name } contestou { $word }: não é válida.
 }
log-challenged-wrong = { $who ->
    [you] Contestaste, mas é válida.
   *[other] { $name } contestou, mas é válida.
 }
log-accepted = { $who ->
    [you] Aceitaste.
   *[other] { $name } aceitou.
 }
setup-away = Quando um amigo se ausenta
away-wait = Esperar
away-skip = Saltar a vez
away-bot = Um bot continua
give-to-bot = Dar o lugar de { $name } a um bot
doubt-waits = Por um momento ainda se pode contestar o que foi posto.
setup-first = Quem começa
setup-first-say = Os livros sorteiam; também pode começar o mais velho ou o mais novo.
first-drawn = Por sorteio
last-turns = { $count ->
    [one] A campainha tocou: falta { $count } jogada.
   *[other] A campainha tocou: faltam { $count } jogadas.
 }
clock-drew = { $count ->
    [one] Veio { $count } peça do monte.
   *[other] Vieram { $count } peças do monte.
 }
clock-to-pot = { $count ->
    [one] { $count } letra voltou para o monte.
   *[other] { $count } letras voltaram para o monte.
 }
clock-skips = { $count ->
    [one] Perde-se mais { $count } jogada.
   *[other] Perdem-se mais { $count } jogadas.
 }
