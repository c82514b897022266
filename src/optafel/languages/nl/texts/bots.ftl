## Bots die eigen programma’s zijn

bot-not-started = Het programma “{ $command }” kan niet worden gestart: { $why }
bot-died = Het programma “{ $command }” stopte met status { $status } voordat het had geantwoord. Verwacht: één zet op één regel voor elke stand die het leest.
bot-too-slow = Het programma “{ $command }” gaf binnen { $seconds } s geen antwoord. Verwacht: één zet op één regel voor elke stand die het leest.
bot-unreadable = Het programma “{ $command }” antwoordde “{ $read }”. { $why } Verwacht: een van { $moves }, zoals in het protocol of zoals de scheidsrechter het leest.
bot-illegal = De speler “{ $command }” wilde “{ $read }” spelen: { $why }
