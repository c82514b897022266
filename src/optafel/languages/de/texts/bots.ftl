## Bots, die eigene Programme sind

bot-not-started = Das Programm „{ $command }“ lässt sich nicht starten: { $why }
bot-died = Das Programm „{ $command }“ endete mit Status { $status }, bevor es geantwortet hatte. Erwartet: ein Zug in einer Zeile für jede Stellung, die es liest.
bot-too-slow = Das Programm „{ $command }“ hat in { $seconds } s nicht geantwortet. Erwartet: ein Zug in einer Zeile für jede Stellung, die es liest.
bot-unreadable = Das Programm „{ $command }“ antwortete „{ $read }“. { $why } Erwartet: eines von { $moves }, wie im Protokoll oder wie der Schiedsrichter es liest.
bot-illegal = Der Spieler „{ $command }“ wollte „{ $read }“ spielen: { $why }
