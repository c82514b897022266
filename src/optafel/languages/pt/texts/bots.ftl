## Bots que são programas próprios

bot-not-started = O programa «{ $command }» não pode ser iniciado: { $why }
bot-died = O programa «{ $command }» terminou com o estado { $status } antes de responder. Esperava-se uma jogada numa linha por cada posição que lê.
bot-too-slow = O programa «{ $command }» não respondeu em { $seconds } s. Esperava-se uma jogada numa linha por cada posição que lê.
bot-unreadable = O programa «{ $command }» respondeu «{ $read }». { $why } Esperava-se uma de { $moves }, como no protocolo ou como o árbitro a lê.
bot-illegal = O jogador «{ $command }» queria jogar «{ $read }»: { $why }
