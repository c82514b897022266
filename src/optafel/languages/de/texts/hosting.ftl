## Between a server and the world

refuse-wrong-host = Dieser Server antwortet nicht auf den Namen „{ $read }“. Öffne ihn mit der Adresse, die du bekommen hast.
serve-no-metrics-port = Port { $port } auf { $host } ist für die Messwerte nicht frei: gib mit --metrics-port einen anderen an.
shell-option-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-For und X-Forwarded-Proto geglaubt wird; für weitere die Option wiederholen. Ohne Angabe nur dieser Rechner.
shell-option-metrics-port = Messwerte für Prometheus auf diesem Port ausgeben (von 127.0.0.1 oder von OPTAFEL_METRICS_HOST). Ohne Angabe nirgends.
shell-metavar-network = Netz

## Whether the games are whole

store-not-sqlite = { $file } enthält keine Spiele: So beginnt keine SQLite-Datei. Es wurde nichts hineingeschrieben. Stell deine letzte Kopie mit „optafel restore“ in einem neuen Ordner wieder her.
store-harmed = Die Spiele in { $file } sind beschädigt ({ $why }). Es wurde nichts in die Datei geschrieben. Heb sie auf und stell deine letzte Kopie mit „optafel restore“ in einem neuen Ordner wieder her.
store-without-wal = { $file } wurde von einem laufenden Server kopiert, ohne die „-wal“-Datei daneben, oder diese wurde gelöscht: Es fehlt, was zuletzt geschrieben wurde, vielleicht jedes Spiel. Kopien macht „optafel backup“, auch während ein Server läuft. Hier wurde nichts geändert. Ist diese Datei alles, was noch da ist, dann geht es mit „optafel restore { $file } --incomplete --data neuer-Ordner“ mit dem weiter, was darin steht.
check-found = { $what } [{ $code }]
check-log = Tisch { $table } lässt sich nicht öffnen: { $why } [{ $code }]
check-sound = { $folder } ist in Ordnung: Jede Seite und jedes Protokoll wurde angesehen. Tische: { $tables }, Einträge: { $entries }.
backup-postgres-check = Die Spiele liegen in PostgreSQL, das sich selbst prüft: { $command }
shell-check = Nachsehen, ob die Spiele heil sind: jede Seite ihrer Datei und jedes Protokoll vom ersten bis zum letzten Eintrag. Der Exit-Status ist 1, wenn etwas nicht stimmt.
shell-option-incomplete = Auch aus einer Datei, in der das zuletzt Geschriebene fehlt, etwa einer von Hand von einem laufenden Server kopierten.
