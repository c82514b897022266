## Between a server and the world

refuse-wrong-host = Este servidor no responde al nombre «{ $read }». Ábrelo con la dirección que te dieron.
serve-no-metrics-port = El puerto { $port } de { $host } no está libre para las medidas: indica otro con --metrics-port.
shell-option-proxy = Dirección o red de un proxy cuyos X-Forwarded-For y X-Forwarded-Proto se dan por ciertos; repite la opción para dar más. Si no se indica, solo esta máquina.
shell-option-metrics-port = Dar las medidas para Prometheus en este puerto (de 127.0.0.1, o de OPTAFEL_METRICS_HOST). Si no se indica, en ninguno.
shell-metavar-network = red

## Whether the games are whole

store-not-sqlite = { $file } no contiene partidas: no empieza como un archivo SQLite. No se ha escrito nada en él. Restaura tu última copia en una carpeta nueva con «optafel restore».
store-harmed = Las partidas de { $file } están dañadas ({ $why }). No se ha escrito nada en el archivo. Guárdalo y restaura tu última copia en una carpeta nueva con «optafel restore».
store-without-wal = { $file } se copió de un servidor en marcha sin el archivo «-wal» que estaba a su lado, o ese archivo se borró: falta lo último que se escribió, quizá todas las partidas. Haz las copias con «optafel backup», también con el servidor en marcha. Aquí no se ha cambiado nada. Si este archivo es todo lo que queda, «optafel restore { $file } --incomplete --data carpeta-nueva» sigue con lo que contiene.
check-found = { $what } [{ $code }]
check-log = La mesa { $table } no se abre: { $why } [{ $code }]
check-sound = { $folder } está en orden: se han mirado todas las páginas y todos los registros. Mesas: { $tables }, entradas: { $entries }.
backup-postgres-check = Las partidas están en PostgreSQL, que se comprueba solo: { $command }
shell-check = Mirar si las partidas están enteras: cada página de su archivo y cada registro, de la primera entrada a la última. El estado de salida es 1 si algo está mal.
shell-option-incomplete = También de un archivo al que le falta lo último que se escribió, como uno copiado a mano de un servidor en marcha.
