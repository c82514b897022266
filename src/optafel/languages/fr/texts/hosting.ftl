## Between a server and the world

refuse-wrong-host = Ce serveur ne répond pas au nom « { $read } ». Ouvre-le avec l’adresse qu’on t’a donnée.
serve-no-metrics-port = Le port { $port } sur { $host } n’est pas libre pour les mesures : donnes-en un autre avec --metrics-port.
shell-option-proxy = Adresse ou réseau d’un proxy dont X-Forwarded-For et X-Forwarded-Proto sont crus ; répète l’option pour en donner d’autres. Cette machine seule par défaut.
shell-option-metrics-port = Donner les mesures pour Prometheus sur ce port (de 127.0.0.1, ou de OPTAFEL_METRICS_HOST). Nulle part par défaut.
shell-metavar-network = réseau

## Whether the games are whole

store-not-sqlite = { $file } ne contient pas de parties : ce n’est pas le début d’un fichier SQLite. Rien n’y a été écrit. Restaure ta dernière copie dans un nouveau dossier avec « optafel restore ».
store-harmed = Les parties dans { $file } sont endommagées ({ $why }). Rien n’a été écrit dans le fichier. Garde-le, et restaure ta dernière copie dans un nouveau dossier avec « optafel restore ».
store-without-wal = { $file } a été copié d’un serveur en marche sans le fichier « -wal » qui était à côté, ou ce fichier a été supprimé : il manque ce qui a été écrit en dernier, peut-être toutes les parties. Fais tes copies avec « optafel backup », même quand un serveur est en marche. Rien n’a été changé ici. Si ce fichier est tout ce qui reste, « optafel restore { $file } --incomplete --data nouveau-dossier » continue avec ce qu’il contient.
check-found = { $what } [{ $code }]
check-log = La table { $table } ne s’ouvre pas : { $why } [{ $code }]
check-sound = { $folder } est en bon état : chaque page et chaque journal ont été regardés. Tables : { $tables }, lignes : { $entries }.
backup-postgres-check = Les parties sont dans PostgreSQL, qui se vérifie lui-même : { $command }
shell-check = Regarder si les parties sont entières : chaque page de leur fichier, et chaque journal de la première à la dernière ligne. Le code de sortie est 1 si quelque chose ne va pas.
shell-option-incomplete = Aussi depuis un fichier où manque ce qui a été écrit en dernier, comme celui qu’on a copié à la main d’un serveur en marche.
