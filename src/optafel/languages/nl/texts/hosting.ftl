## Between a server and the world

refuse-wrong-host = Deze server luistert niet naar de naam “{ $read }”. Open hem met het adres dat je hebt gekregen.
serve-no-metrics-port = Poort { $port } op { $host } is niet vrij voor de metingen: geef een andere met --metrics-port.
shell-option-proxy = Adres of netwerk van een proxy waarvan X-Forwarded-For en X-Forwarded-Proto worden geloofd; herhaal de optie voor meer. Zonder opgave alleen deze computer.
shell-option-metrics-port = Geef metingen voor Prometheus op deze poort (van 127.0.0.1, of van OPTAFEL_METRICS_HOST). Zonder opgave nergens.
shell-metavar-network = netwerk

## Whether the games are whole

store-not-sqlite = In { $file } staan geen spellen: het begin is niet dat van een SQLite-bestand. Er is niets in geschreven. Zet je laatste kopie met “optafel restore” terug in een nieuwe map.
store-harmed = De spellen in { $file } zijn beschadigd ({ $why }). Er is niets in het bestand geschreven. Bewaar het, en zet je laatste kopie met “optafel restore” terug in een nieuwe map.
store-without-wal = { $file } is gekopieerd van een draaiende server zonder het “-wal”-bestand dat ernaast lag, of dat bestand is gewist: wat het laatst is geschreven ontbreekt, misschien wel elk spel. Maak kopieën met “optafel backup”, ook terwijl een server draait. Hier is niets veranderd. Is dit bestand alles wat er nog is, dan gaat “optafel restore { $file } --incomplete --data nieuwe-map” verder met wat erin staat.
check-found = { $what } [{ $code }]
check-log = Tafel { $table } gaat niet open: { $why } [{ $code }]
check-sound = { $folder } is in orde: elke bladzijde en elk logboek is bekeken. Tafels: { $tables }, regels: { $entries }.
backup-postgres-check = De spellen staan in PostgreSQL, en dat kijkt zichzelf na: { $command }
shell-check = Kijk na of de spellen heel zijn: elke bladzijde van hun bestand, en elk logboek van de eerste tot de laatste regel. De exitstatus is 1 als er iets mis is.
shell-option-incomplete = Ook uit een bestand waarin het laatst geschrevene ontbreekt, zoals een dat met de hand van een draaiende server is gekopieerd.
