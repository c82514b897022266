## Mesas: quem se senta onde, e o que agora não se pode fazer

refuse-no-such-table = Essa mesa não existe. Verifica o link, ou pede um novo.
refuse-no-such-seat = Não há lugar { $seat } nesta mesa: esperava-se um de 0 a { $most }.
refuse-no-such-past-game = Nesta mesa não há nenhum jogo { $game } acabado: acabaram { $most }.
refuse-no-such-rulebook = Não há regras «{ $read }». Esperava-se uma destas: { $rulebooks }.
refuse-no-such-level = Não há nível de bot «{ $read }». Esperava-se um destes: { $levels }.
refuse-no-such-phrase = «{ $read }» não é uma das frases. Esperava-se uma destas: { $phrases }.
refuse-one-seat-is-yours = Uma mesa tem um só lugar do tipo «me», esta tem { $count }.
refuse-wrong-number-of-seats = Este jogo é para { $fewest } a { $most }, não para { $seats }.
refuse-bad-option = Regra da casa «{ $name }»: esperava-se { $expected }.
refuse-bad-table = Não é possível preparar esta mesa: { $why }.
refuse-unknown-key = Esta chave não abre nenhum lugar nesta mesa. Talvez outra pessoa tenha ficado com o lugar.
refuse-unknown-invite = Este convite não é para esta mesa. Verifica se o link está completo.
refuse-unknown-watch = Este link não te deixa assistir a esta mesa. Verifica se está completo.
refuse-no-seat-open = Todos os lugares desta mesa estão ocupados.
refuse-no-such-code = Nenhuma mesa tem o código «{ $read }». Um código tem { $length } sinais; confere-o ou pede o link.
refuse-note-changed = Outro dos teus aparelhos acabou de mudar isto. Vai ser lido outra vez.
refuse-too-many-notes = Há demasiadas coisas guardadas sobre ti: no máximo { $most }.
refuse-seat-taken = Está alguém sentado aí: só essa pessoa pode dar o lugar.
refuse-last-person = És a única pessoa nesta mesa. Desiste, ou abre o lugar a outra pessoa.
refuse-blank-name = Um nome tem pelo menos uma letra que se veja.
refuse-table-closed = Esta mesa já não aceita mais ninguém. Pede a quem a abriu que a volte a abrir.
refuse-handover-asked = Alguém já pediu outra coisa para este lugar. Dá o teu acordo ou espera.
refuse-only-opener = Só quem abriu esta mesa pode fazer isso.
refuse-opener-has-no-seat = Recupera primeiro o teu próprio lugar.
refuse-no-guest = Nesse lugar não está nenhum convidado.
refuse-too-many-invites = Há { $most } convites por usar. Distribui-os primeiro ou renova o link de convite: assim deixam de valer.
refuse-enough-for-now = Isso já foi feito { $most } vezes a partir deste lugar neste jogo. No próximo volta a ser possível.
refuse-game-too-long = Este jogo já dura há mais de { $most } jogadas sem fim. Põe alguma coisa ou desiste.
refuse-table-full = Nesta mesa já se jogou tanto que não cabe mais nenhum jogo. Abre uma mesa nova.
refuse-muted = Quem abriu esta mesa silenciou-te: o que dizes não chega aos outros.
refuse-too-few-players = { $players ->
    [one] { $players } jogador é pouco:
   *[other] { $players } jogadores são poucos:
 } este jogo precisa de pelo menos { $fewest }.
refuse-not-begun = O jogo ainda não começou.
refuse-has-begun = O jogo já começou.
refuse-game-not-over = O jogo ainda não acabou.
refuse-hints-off = Nesta mesa joga-se sem pistas.
refuse-no-gcg = GCG só existe para o Scrabble. Pede o registo no nosso próprio formato.
refuse-paused = O jogo está em pausa. Continua-o primeiro.
refuse-stale = A mesa mudou entretanto. Olha outra vez para ela e depois decide.
refuse-only-watching = Estás a assistir: só quem está sentado à mesa pode fazer isso.
refuse-hello-first = Apresenta-te primeiro, com a chave de um lugar ou um link para assistir.
refuse-play-too-long = Esta jogada tem { $letters } caracteres; com todas as peças de uma caixa teria menos de { $most }.
refuse-draft-unreadable = Não se conseguiu ler esta mesa: { $read }. Esperava-se uma lista de combinações ou palavras.

## O servidor

refuse-not-json = Isto não é JSON: { $read }
refuse-unknown-message = Não se percebeu esta mensagem: { $read }
refuse-bad-field = { $name }: «{ $read }» não é o que se esperava ({ $expected }).
refuse-bad-request = { $name }: «{ $read }» não é o que se esperava ({ $expected }).
refuse-bad-case = { $why }
refuse-bad-record = Não se consegue ler a linha { $line } do registo: «{ $read }». Esperava-se { $expected }.
refuse-message-too-long = Esta mensagem tem { $size } bytes, e o máximo é { $most }.
refuse-body-too-long = Isto é longo demais para ser lido.
refuse-too-fast = Demasiadas mensagens ao mesmo tempo. Espera um momento.
refuse-took-too-long = Isto demorou mais de { $seconds } segundos e foi interrompido. Pede algo mais pequeno.
refuse-body-too-slow = O pedido não chegou completo a tempo. Envia-o de novo.
refuse-sheet-too-long = A folha tem { $turns } jogadas; podem contar-se no máximo { $most } de cada vez. Envia menos jogos.
refuse-too-many-requests = Demasiados pedidos. Espera um minuto.
refuse-too-many-tables = Demasiadas mesas ao mesmo tempo. Tenta daqui a pouco.
refuse-try-again = Perdeu-se por um momento a ligação à mesa. Nada do que foi confirmado se perdeu; tenta outra vez.
refuse-not-found = Aqui não há nada.
refuse-method-not-allowed = { $method } não é possível aqui.
refuse-internal = Alguma coisa correu mal no servidor. Nada do que foi confirmado se perdeu.
page-not-built = A página ainda não foi construída: corre «make setup».
docs-not-built = A documentação não faz parte desta versão: corre «make docs».

## Começar e parar

serve-playing = optafel está em { $address }
serve-ask-house = Os telemóveis e outros aparelhos da casa também podem abrir?
serve-house = Outros aparelhos da casa: { $address }
serve-no-house = Não foi encontrada nenhuma rede, por isso nenhum telemóvel o pode abrir ainda.
serve-only-here = Só este computador o pode abrir; com --host 0.0.0.0, também os telemóveis da casa.
serve-port-taken = (a porta { $wanted } estava ocupada)
serve-stop-hint = Os teus jogos ficam guardados em { $folder }. Ctrl-C termina.
serve-stopped = Parado. Os teus jogos estarão lá da próxima vez.
serve-no-port = Não há porta livre a partir de { $port } em { $host }: dá outra com --port.
serve-bad-folder = Não se pode usar { $folder } para os jogos ({ $why }). Dá outra pasta com --data.
serve-bad-database = Não se pode usar a base de dados: { $why }
serve-too-new = Os jogos em { $folder } foram escritos por uma versão mais recente do optafel ({ $found }; esta lê até { $known }). Atualiza o optafel, ou dá outra pasta com --data.
serve-in-use = Outro optafel (processo { $process }) já usa os jogos em { $folder }. Usa esse, pára-o primeiro ou dá outra pasta com --data.
serve-bad-setting = { $why }
serve-no-page = Esta versão não tem página, por isso não há onde jogar. No código-fonte, «make play» constrói-a; noutro sítio, instala um wheel publicado. «optafel serve» arranca sem ela, só para a API.
serve-page-missing = A página não foi construída, só a API responde: corre «make setup».

## Provar que um jogo foi limpo

verify-commit = A semente deste jogo tem o hash { $hash }.
verify-entropy = Os jogadores acrescentaram { $texts }.
verify-start-draw = Quem começa: { $name } tirou { $tile }.
verify-dealt = { $name } recebeu { $tiles }.
verify-draw = Jogada { $turn }: { $name } tirou { $tiles }.
verify-fair = Jogo limpo: a semente é a prometida, e cada peça tirada resulta dela.
verify-repeats = Cada peça tirada resulta da semente. Dá com --commit o hash que viste antes do jogo, para provar que a semente é a prometida.
verify-other-seed = Não foi jogo limpo: esta não é a semente prometida antes do jogo.
verify-other-result = O resultado no registo não é aquele a que as jogadas levam.
verify-other-rack = Não foi jogo limpo: o suporte no registo que guardaste não é o que resulta da semente.

## Copies of the games

backup-done = Copiado para { $where }: { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
 }, { $entries } entradas, todas verificadas.
backup-restored = Reposto em { $where }: { $tables ->
    [1] uma mesa
   *[other] { $tables } mesas
 }, { $entries } entradas, todas verificadas.
backup-no-games = Não há jogos em { $folder }. --data indica outra pasta.
backup-in-the-way = Já há jogos em { $folder } e nada foi alterado. Muda-os primeiro de sítio, ou repõe noutra pasta com --data.
backup-damaged = A cópia está danificada e nada foi alterado: { $why }
backup-failed = Não é possível ler ou escrever { $file }: { $why }
backup-postgres-backup = Os jogos estão no PostgreSQL, que se copia a si próprio: { $command }
backup-postgres-restore = Os jogos estão no PostgreSQL, que se repõe a si próprio: { $command }
