## Beside the box without a network

companion-here = Geen netwerk: het scoreblad wordt op dit apparaat opgeteld. Waar het woordenboek of de scheidsrechter voor nodig is, wordt nagekeken zodra het netwerk terug is.
companion-waits = Geen netwerk. Het woordenboek en de scheidsrechter staan op de server; wat je typte blijft staan, en je krijgt antwoord zodra het netwerk terug is.
companion-waits-words = { $count ->
    [one] De letters zijn geteld. Of het meetelt, wordt opgezocht als het netwerk terug is: { $words }
   *[other] De letters zijn geteld. Of ze meetellen, wordt opgezocht als het netwerk terug is: { $words }
 }
companion-unreadable = { $name }: “{ $read }” is zonder scheidsrechter niet te lezen. Schrijf de punten op, of wacht op het netwerk.
