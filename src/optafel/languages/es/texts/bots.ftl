## Bots que son programas propios

bot-not-started = El programa «{ $command }» no se puede iniciar: { $why }
bot-died = El programa «{ $command }» terminó con estado { $status } antes de responder. Se esperaba una jugada en una línea por cada posición que lee.
bot-too-slow = El programa «{ $command }» no respondió en { $seconds } s. Se esperaba una jugada en una línea por cada posición que lee.
bot-unreadable = El programa «{ $command }» respondió «{ $read }». { $why } Se esperaba una de { $moves }, como en el protocolo o como la lee el árbitro.
bot-illegal = El jugador «{ $command }» quería jugar «{ $read }»: { $why }
