## What is kept, for how long, and how it goes away

privacy-title = Was hier aufbewahrt wird
privacy-say = Kein Konto, keine Cookies, keine Werbung. Alles auf dieser Seite kommt von diesem Server, und kein anderer wird nach etwas gefragt.
privacy-server = Auf dem Server
privacy-tables = Von jedem Tisch: die Namen, die die Spieler gewählt haben, was sie wann gelegt haben und was sie zum Mischen beigetragen haben. Schlüssel und Links nur als Fingerabdruck.
privacy-days = { $days ->
    [one] Ein Tisch, an dem einen Tag lang nichts geschehen ist, wird von selbst gelöscht.
   *[other] Ein Tisch, an dem { $days } Tage lang nichts geschehen ist, wird von selbst gelöscht.
 }
privacy-for-ever = Tische bleiben, bis jemand sie löscht.
privacy-codes = { $days ->
    [one] Der Code eines Tisches, der auf Leute wartet: einen Tag lang.
   *[other] Der Code eines Tisches, der auf Leute wartet: { $days } Tage lang.
 }
privacy-person = Von dir, sobald du gespielt hast: deine Liste der Spiele, deine Einstellungen und deine Serien, versiegelt mit einem Schlüssel, den nur deine Geräte haben, bis du sie löschst.
privacy-logs = Im Protokoll des Servers: welche Seite oder welcher Tisch gefragt war und wie lange das dauerte, ohne Namen, Schlüssel oder Adressen. Die Adresse deines Geräts wird nur im Speicher gezählt, damit niemand zu viel auf einmal fragt.
privacy-device = Auf deinem Gerät
privacy-device-say = Dein Name, deine Einstellungen, die Schlüssel deiner Plätze und unfertige Züge.
privacy-device-away = Sie verschwinden mit den Daten dieser Website in deinem Browser oder mit „Alles löschen“.
privacy-others = Wer es sieht
privacy-others-table = Wer an deinem Tisch sitzt oder den Link zum Zuschauen hat, sieht deinen Namen und was auf dem Tisch liegt. Wer die Aufzeichnung eines Spiels hat, sieht alles, sobald es zu Ende ist.
privacy-others-none = An sonst niemanden wird etwas weitergegeben.
privacy-delete = Löschen
privacy-delete-name = Dein Name verschwindet auf einmal aus allen Spielen, auch aus beendeten. Was gezogen und gelegt wurde, bleibt, damit es sich weiter nachprüfen lässt.
privacy-delete-table = Wer einen Tisch vorbereitet hat, kann ihn für alle löschen: am Tisch, im Menü, unter „Mein Tisch“.
privacy-delete-all = Deine Liste der Spiele, deine Einstellungen und deine Serien:
privacy-contact = Wer diesen Server betreibt
