## Beside the box without a network

companion-here = Pas de réseau : la feuille est additionnée sur cet appareil. Ce qui demande le dictionnaire ou l’arbitre sera vérifié au retour du réseau.
companion-waits = Pas de réseau. Le dictionnaire et l’arbitre sont sur le serveur ; ce que tu as tapé est gardé, et la réponse viendra au retour du réseau.
companion-waits-words = { $count ->
    [one] Ses lettres sont comptées. On vérifiera s’il est valable au retour du réseau : { $words }
   *[other] Leurs lettres sont comptées. On vérifiera s’ils sont valables au retour du réseau : { $words }
 }
companion-unreadable = { $name } : « { $read } » ne peut pas être lu sans l’arbitre. Écris les points, ou attends le réseau.
