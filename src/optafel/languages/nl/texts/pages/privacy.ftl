## What is kept, for how long, and how it goes away

privacy-title = Wat hier bewaard wordt
privacy-say = Geen account, geen cookies, geen reclame. Alles op deze pagina komt van deze server, en aan geen andere wordt iets gevraagd.
privacy-server = Op de server
privacy-tables = Van elke tafel: de namen die de spelers kozen, wat ze legden en wanneer, en wat ze aan het schudden toevoegden. Sleutels en links alleen als vingerafdruk.
privacy-days = { $days ->
    [one] Een tafel waaraan een dag niets is gebeurd, wordt vanzelf gewist.
   *[other] Een tafel waaraan { $days } dagen niets is gebeurd, wordt vanzelf gewist.
 }
privacy-for-ever = Tafels blijven tot iemand ze wist.
privacy-codes = { $days ->
    [one] De code van een tafel die op mensen wacht: één dag.
   *[other] De code van een tafel die op mensen wacht: { $days } dagen.
 }
privacy-person = Van jou, als je hebt gespeeld: je lijst met spellen, je instellingen en je reeksen, verzegeld met een sleutel die alleen jouw apparaten hebben, tot je ze wist.
privacy-logs = In het logboek van de server: welke pagina of tafel werd gevraagd en hoe lang dat duurde, zonder namen, sleutels of adressen. Het adres van je apparaat wordt alleen in het geheugen geteld, zodat niemand te veel tegelijk vraagt.
privacy-device = Op je apparaat
privacy-device-say = Je naam, je instellingen, de sleutels van je plaatsen en beurten die nog niet af zijn.
privacy-device-away = Ze verdwijnen met de gegevens van deze site in je browser, of met “Alles wissen”.
privacy-others = Wie het ziet
privacy-others-table = Wie aan je tafel zit of de link om mee te kijken heeft, ziet je naam en wat er op tafel ligt. Wie het verslag van een spel heeft, ziet alles zodra het spel uit is.
privacy-others-none = Aan niemand anders wordt iets doorgegeven.
privacy-delete = Wissen
privacy-delete-name = Je naam gaat in één keer uit alle spellen, ook uit die al uit zijn. Wat getrokken en gelegd is blijft, zodat het na te rekenen is.
privacy-delete-table = Wie een tafel heeft klaargezet, kan hem voor iedereen wissen: aan tafel, in het menu, onder “Mijn tafel”.
privacy-delete-all = Je lijst met spellen, je instellingen en je reeksen:
privacy-contact = Wie deze server beheert
