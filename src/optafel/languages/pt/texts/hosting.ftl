## Between a server and the world

refuse-wrong-host = Este servidor não responde pelo nome «{ $read }». Abre-o com o endereço que te deram.
serve-no-metrics-port = A porta { $port } de { $host } não está livre para as medidas: indica outra com --metrics-port.
shell-option-proxy = Endereço ou rede de um proxy cujos X-Forwarded-For e X-Forwarded-Proto são tidos por certos; repete a opção para dar mais. Se não for indicado, só esta máquina.
shell-option-metrics-port = Dar as medidas para o Prometheus nesta porta (de 127.0.0.1, ou de OPTAFEL_METRICS_HOST). Se não for indicada, em nenhuma.
shell-metavar-network = rede

## Whether the games are whole

store-not-sqlite = { $file } não contém jogos: não começa como um ficheiro SQLite. Nada foi escrito nele. Repõe a tua última cópia numa pasta nova com «optafel restore».
store-harmed = Os jogos em { $file } estão danificados ({ $why }). Nada foi escrito no ficheiro. Guarda-o e repõe a tua última cópia numa pasta nova com «optafel restore».
store-without-wal = { $file } foi copiado de um servidor em funcionamento sem o ficheiro «-wal» que estava ao lado, ou esse ficheiro foi apagado: falta o que foi escrito por último, talvez todos os jogos. Faz as cópias com «optafel backup», mesmo com o servidor em funcionamento. Aqui nada foi alterado. Se este ficheiro é tudo o que resta, «optafel restore { $file } --incomplete --data pasta-nova» continua com o que está nele.
check-found = { $what } [{ $code }]
check-log = A mesa { $table } não abre: { $why } [{ $code }]
check-sound = { $folder } está em ordem: todas as páginas e todos os registos foram vistos. Mesas: { $tables }, entradas: { $entries }.
backup-postgres-check = Os jogos estão no PostgreSQL, que se verifica a si próprio: { $command }
shell-check = Ver se os jogos estão inteiros: cada página do seu ficheiro e cada registo, da primeira à última entrada. O estado de saída é 1 se algo estiver mal.
shell-option-incomplete = Também de um ficheiro a que falta o que foi escrito por último, como um copiado à mão de um servidor em funcionamento.
