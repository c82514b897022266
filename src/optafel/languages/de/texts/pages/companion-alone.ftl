## Beside the box without a network

companion-here = Kein Netz: Der Block wird auf diesem Gerät zusammengezählt. Wofür es das Wörterbuch oder den Schiedsrichter braucht, wird geprüft, sobald das Netz wieder da ist.
companion-waits = Kein Netz. Wörterbuch und Schiedsrichter sind auf dem Server; was du getippt hast, bleibt stehen, und die Antwort kommt, sobald das Netz wieder da ist.
companion-waits-words = { $count ->
    [one] Die Buchstaben sind gezählt. Ob es gilt, wird nachgeschlagen, wenn das Netz wieder da ist: { $words }
   *[other] Die Buchstaben sind gezählt. Ob sie gelten, wird nachgeschlagen, wenn das Netz wieder da ist: { $words }
 }
companion-unreadable = { $name }: „{ $read }“ ist ohne den Schiedsrichter nicht zu lesen. Schreib die Punkte auf oder warte auf das Netz.
