## Bots that are programs of one’s own

bot-not-started = The program “{ $command }” cannot be started: { $why }
bot-died = The program “{ $command }” ended with status { $status } before it had answered. Expected: a move in one line for each view that it reads.
bot-too-slow = The program “{ $command }” did not answer within { $seconds } s. Expected: a move in one line for each view that it reads.
bot-unreadable = The program “{ $command }” answered “{ $read }”. { $why } Expected: one of { $moves }, as in the protocol or as the referee takes it.
bot-illegal = The player “{ $command }” wanted to play “{ $read }”: { $why }
