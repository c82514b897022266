## The card of a puzzle of the day, the archive, and puzzles without a network

puzzles-level-gentle = Muito fácil
puzzles-share = Partilhar
puzzles-card = O teu cartão
puzzles-card-say = Nada nele revela a resposta.
puzzles-card-copy = Copiar o texto
puzzles-card-picture = Guardar a imagem
puzzles-card-send = Enviar
puzzles-card-invite = Também a encontras?
puzzles-card-tries = { $tries ->
    [1] 1 tentativa
   *[other] { $tries } tentativas
 }
puzzles-card-hints = { $hints ->
    [1] 1 pista
   *[other] { $hints } pistas
 }
puzzles-card-streak = { $days ->
    [1] 1 dia seguido
   *[other] { $days } dias seguidos
 }
puzzles-gave-points = { $got ->
    [1] A resposta valia 1 ponto
   *[other] A resposta valia { $got } pontos
 }
puzzles-gave-tiles = { $got ->
    [1] A resposta punha 1 peça
   *[other] A resposta punha { $got } peças
 }
puzzles-archive = Desafios anteriores
puzzles-archive-say = Cada dia que passou ainda se pode jogar. Os dias seguidos só contam no próprio dia.
puzzles-month-before = Mês anterior
puzzles-month-after = Mês seguinte
puzzles-back-to-today = Voltar a hoje
puzzles-day-solved = resolvido
puzzles-day-later = resolvido mais tarde
puzzles-day-shown = resposta vista
puzzles-day-open = por resolver
puzzles-day-waits = espera pela rede
puzzles-done-later = Resolvido mais tarde
puzzles-done-waits = Encontrado: espera pela rede
puzzles-alone = Sem rede. Estes desafios foram trazidos antes; a tua resposta é verificada neste aparelho.
puzzles-alone-check = Sem rede: põe a tua resposta e carrega em Verificar.
puzzles-alone-less = Ainda não: há uma jogada melhor.
puzzles-alone-right = Encontrado, até onde se vê sem o servidor! Conta para hoje assim que a rede voltar.
puzzles-alone-unsure = Isso não se pode verificar sem rede.
puzzles-alone-hint = As pistas e a resposta vêm do servidor: esperam pela rede.
puzzles-alone-refused = { $family }, { $date }: o árbitro viu a tua resposta, e ela não vale. { $why }
puzzles-alone-trainer = O treino e os desafios anteriores precisam da rede.
puzzles-alone-not-here = Este desafio não foi trazido, e agora não há rede.
puzzles-alone-short = Sem rede
