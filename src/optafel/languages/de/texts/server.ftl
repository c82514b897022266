## Tische: wer wo sitzt, und was jetzt nicht geht

refuse-no-such-table = Diesen Tisch gibt es nicht. Prüf den Link, oder frag nach einem neuen.
refuse-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }: Erwartet wird einer von 0 bis { $most }.
refuse-no-such-past-game = An diesem Tisch gibt es kein beendetes Spiel { $game }: { $most } sind zu Ende.
refuse-no-such-rulebook = Eine Spielanleitung „{ $read }“ gibt es nicht. Erwartet: { $rulebooks }.
refuse-no-such-level = Eine Bot-Stärke „{ $read }“ gibt es nicht. Erwartet: { $levels }.
refuse-no-such-phrase = „{ $read }“ ist keiner der Sätze. Erwartet: { $phrases }.
refuse-one-seat-is-yours = Ein Tisch hat einen Platz der Art „me“, dieser hat { $count }.
refuse-wrong-number-of-seats = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
refuse-bad-option = Hausregel „{ $name }“. Erwartet: { $expected }.
refuse-bad-table = Dieser Tisch lässt sich nicht eröffnen: { $why }.
refuse-unknown-key = Dieser Schlüssel öffnet keinen Platz an diesem Tisch. Vielleicht hat jemand anders den Platz übernommen.
refuse-unknown-invite = Diese Einladung ist nicht für diesen Tisch. Prüf, ob der Link vollständig ist.
refuse-unknown-watch = Mit diesem Link kannst du an diesem Tisch nicht zuschauen. Prüf, ob er vollständig ist.
refuse-no-seat-open = Alle Plätze an diesem Tisch sind besetzt.
refuse-no-such-code = Kein Tisch hat den Code „{ $read }“. Ein Code hat { $length } Zeichen; prüf ihn oder bitte um den Link.
refuse-note-changed = Ein anderes deiner Geräte hat dies gerade geändert. Es wird neu gelesen.
refuse-too-many-notes = Es wird zu viel von dir aufbewahrt: höchstens { $most } Dinge.
refuse-seat-taken = Dort sitzt jemand: Nur wer dort sitzt, kann den Platz abgeben.
refuse-last-person = Du bist der einzige Mensch an diesem Tisch. Gib auf, oder öffne den Platz für jemand anders.
refuse-blank-name = Ein Name hat mindestens einen Buchstaben, den man sieht.
refuse-table-closed = An diesen Tisch kommt niemand mehr dazu. Bitte, wer ihn aufgestellt hat, ihn wieder zu öffnen.
refuse-handover-asked = Für diesen Platz hat schon jemand um etwas anderes gebeten. Stimm dem zu oder warte.
refuse-only-opener = Das kann nur, wer diesen Tisch aufgestellt hat.
refuse-opener-has-no-seat = Nimm zuerst deinen eigenen Platz zurück.
refuse-no-guest = Auf diesem Platz sitzt kein Gast.
refuse-too-many-invites = { $most } Einladungen sind noch nicht benutzt. Verteil erst diese oder erneuere den Einladungslink: Dann gelten sie nicht mehr.
refuse-enough-for-now = Das wurde von diesem Platz aus in diesem Spiel schon { $most }-mal gemacht. Im nächsten Spiel geht es wieder.
refuse-game-too-long = Dieses Spiel dauert schon mehr als { $most } Züge ohne Ende. Leg etwas oder gib auf.
refuse-table-full = An diesem Tisch wurde so viel gespielt, dass kein Spiel mehr dazukommt. Stell einen neuen auf.
refuse-muted = Wer diesen Tisch aufgestellt hat, hat dich stumm geschaltet: Was du sagst, kommt nicht an.
refuse-too-few-players = { $players ->
    [one] Ein Spieler ist
   *[other] { $players } Spieler sind
 } zu wenig: Dieses Spiel braucht mindestens { $fewest }.
refuse-not-begun = Das Spiel hat noch nicht begonnen.
refuse-has-begun = Das Spiel hat schon begonnen.
refuse-game-not-over = Das Spiel ist noch nicht zu Ende.
refuse-hints-off = An diesem Tisch wird ohne Tipps gespielt.
refuse-no-gcg = GCG gibt es nur für Scrabble. Frag nach der Aufzeichnung in unserem eigenen Format.
refuse-paused = Das Spiel ist pausiert. Setz es zuerst fort.
refuse-stale = Der Tisch hat sich inzwischen geändert. Schau noch einmal hin und entscheide dann.
refuse-only-watching = Du schaust zu: Das kann nur, wer am Tisch sitzt.
refuse-hello-first = Melde dich zuerst, mit dem Schlüssel eines Platzes oder einem Link zum Zuschauen.
refuse-play-too-long = Dieser Zug hat { $letters } Zeichen; mit allen Steinen einer Schachtel wären es weniger als { $most }.
refuse-draft-unreadable = Dieser Tisch war nicht zu lesen: { $read }. Erwartet wird eine Liste von Kombinationen oder Wörtern.

## Der Server

refuse-not-json = Das ist kein JSON: { $read }
refuse-unknown-message = Diese Nachricht war nicht zu verstehen: { $read }
refuse-bad-field = { $name }: „{ $read }“ ist nicht das, was erwartet wurde ({ $expected }).
refuse-bad-request = { $name }: „{ $read }“ ist nicht das, was erwartet wurde ({ $expected }).
refuse-bad-case = { $why }
refuse-bad-record = Zeile { $line } der Aufzeichnung ist nicht zu lesen: „{ $read }“. Erwartet: { $expected }.
refuse-message-too-long = Diese Nachricht hat { $size } Bytes, höchstens { $most } sind möglich.
refuse-body-too-long = Das ist zu lang, um gelesen zu werden.
refuse-too-fast = Zu viele Nachrichten auf einmal. Warte einen Moment.
refuse-took-too-long = Das hat länger als { $seconds } Sekunden gedauert und wurde abgebrochen. Frag nach etwas Kleinerem.
refuse-body-too-slow = Die Anfrage war nicht rechtzeitig vollständig. Sende sie noch einmal.
refuse-sheet-too-long = Der Zettel hat { $turns } Züge; höchstens { $most } können auf einmal gezählt werden. Sende weniger Spiele.
refuse-too-many-requests = Zu viele Anfragen. Warte eine Minute.
refuse-too-many-tables = Zu viele Tische auf einmal. Versuch es nachher noch einmal.
refuse-try-again = Der Tisch war gerade nicht zu erreichen. Nichts Bestätigtes ist verloren; versuch es noch einmal.
refuse-not-found = Hier ist nichts.
refuse-method-not-allowed = { $method } geht hier nicht.
refuse-internal = Auf dem Server ist etwas schiefgegangen. Nichts Bestätigtes ist verloren.
page-not-built = Die Seite ist noch nicht gebaut: Ruf „make setup“ auf.
docs-not-built = Die Dokumentation gehört nicht zu diesem Build: Ruf „make docs“ auf.

## Starten und anhalten

serve-playing = optafel ist unter { $address } zu finden
serve-ask-house = Dürfen Handys und andere Geräte im Haus es auch öffnen?
serve-house = Andere Geräte im Haus: { $address }
serve-no-house = Kein Netzwerk gefunden, also kann es noch kein Handy öffnen.
serve-only-here = Nur dieser Rechner kann es öffnen; mit --host 0.0.0.0 auch Handys im Haus.
serve-port-taken = (Port { $wanted } war belegt)
serve-stop-hint = Deine Spiele liegen in { $folder }. Strg-C hält an.
serve-stopped = Angehalten. Beim nächsten Mal sind deine Spiele wieder da.
serve-no-port = Kein freier Port ab { $port } auf { $host }: Gib mit --port einen anderen an.
serve-bad-folder = { $folder } lässt sich nicht für die Spiele nutzen ({ $why }). Gib mit --data einen anderen Ordner an.
serve-bad-database = Die Datenbank lässt sich nicht nutzen: { $why }
serve-too-new = Die Spiele in { $folder } wurden von einer neueren Version von optafel geschrieben ({ $found }; diese liest bis { $known }). Bring optafel auf den neuesten Stand, oder gib mit --data einen anderen Ordner an.
serve-in-use = Ein anderes optafel (Prozess { $process }) nutzt die Spiele in { $folder } schon. Nimm dieses, beende es zuerst oder gib mit --data einen anderen Ordner an.
serve-bad-setting = { $why }
serve-no-page = In dieser Fassung ist keine Seite, also gibt es nichts, worauf man spielen könnte. Im Quelltext baut „make play“ sie; anderswo installier ein veröffentlichtes Wheel. „optafel serve“ startet ohne sie, nur für die API.
serve-page-missing = Die Seite ist nicht gebaut, nur die API antwortet: Ruf „make setup“ auf.

## Beweisen, dass ein Spiel fair war

verify-commit = Der Startwert dieses Spiels hat den Hash { $hash }.
verify-entropy = Die Spieler haben { $texts } hinzugefügt.
verify-start-draw = Wer beginnt: { $name } hat { $tile } gezogen.
verify-dealt = { $name } hat { $tiles } bekommen.
verify-draw = Zug { $turn }: { $name } hat { $tiles } gezogen.
verify-fair = Fair: Der Startwert ist der versprochene, und jede Ziehung folgt daraus.
verify-repeats = Jede Ziehung folgt aus dem Startwert. Gib mit --commit den Hash an, den du vor dem Spiel gesehen hast, um zu beweisen, dass es der versprochene Startwert ist.
verify-other-seed = Nicht fair: Das ist nicht der Startwert, der vor dem Spiel versprochen wurde.
verify-other-result = Das Ergebnis in der Aufzeichnung folgt nicht aus ihren Zügen.
verify-other-rack = Nicht fair: Das Brettchen in der Aufzeichnung, die du behalten hast, folgt nicht aus dem Startwert.

## Copies of the games

backup-done = Kopiert nach { $where }: { $tables ->
    [1] ein Tisch
   *[other] { $tables } Tische
 }, { $entries } Einträge, alle geprüft.
backup-restored = Wiederhergestellt in { $where }: { $tables ->
    [1] ein Tisch
   *[other] { $tables } Tische
 }, { $entries } Einträge, alle geprüft.
backup-no-games = In { $folder } liegen keine Spiele. --data nennt einen anderen Ordner.
backup-in-the-way = In { $folder } liegen schon Spiele, es wurde nichts geändert. Leg sie zuerst beiseite oder nimm mit --data einen anderen Ordner.
backup-damaged = Die Kopie ist beschädigt, es wurde nichts geändert: { $why }
backup-failed = { $file } lässt sich nicht lesen oder schreiben: { $why }
backup-postgres-backup = Die Spiele liegen in PostgreSQL, das sich selbst kopiert: { $command }
backup-postgres-restore = Die Spiele liegen in PostgreSQL, das sich selbst wiederherstellt: { $command }
