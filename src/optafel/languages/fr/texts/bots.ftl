## Robots qui sont des programmes personnels

bot-not-started = Le programme « { $command } » ne peut pas être lancé : { $why }
bot-died = Le programme « { $command } » s’est arrêté avec le code { $status } avant de répondre. Attendu : un coup sur une ligne pour chaque position lue.
bot-too-slow = Le programme « { $command } » n’a pas répondu en { $seconds } s. Attendu : un coup sur une ligne pour chaque position lue.
bot-unreadable = Le programme « { $command } » a répondu « { $read } ». { $why } Attendu : l’un de { $moves }, comme dans le protocole ou comme l’arbitre le lit.
bot-illegal = Le joueur « { $command } » voulait jouer « { $read } » : { $why }
