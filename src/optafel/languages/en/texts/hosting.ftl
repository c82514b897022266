## Between a server and the world

refuse-wrong-host = This server does not answer to the name “{ $read }”. Open it by the address that you were given.
serve-no-metrics-port = Port { $port } on { $host } is not free for the measures: give another one with --metrics-port.
shell-option-proxy = Address or network of a proxy whose X-Forwarded-For and X-Forwarded-Proto are believed; repeat the option for more. This machine alone if not given.
shell-option-metrics-port = Tell measures for Prometheus on this port (of 127.0.0.1, or of OPTAFEL_METRICS_HOST). Nowhere if not given.
shell-metavar-network = network

## Whether the games are whole

store-not-sqlite = { $file } does not hold games: its beginning is not that of a SQLite file. Nothing was written to it. Restore your last copy into a new folder with “optafel restore”.
store-harmed = The games in { $file } have come to harm ({ $why }). Nothing was written to the file. Keep it, and restore your last copy into a new folder with “optafel restore”.
store-without-wal = { $file } was copied from a running server without the “-wal” file that lay beside it, or that file was deleted: what was written last is missing, perhaps every game. Make copies with “optafel backup”, which works while a server runs. Nothing was changed here. If this file is all that is left, “optafel restore { $file } --incomplete --data new-folder” goes on with what is in it.
check-found = { $what } [{ $code }]
check-log = Table { $table } cannot be opened: { $why } [{ $code }]
check-sound = { $folder } is sound: every page and every log was looked at. Tables: { $tables }, entries: { $entries }.
backup-postgres-check = The games are kept in PostgreSQL, which checks itself: { $command }
shell-check = Look whether the games are whole: every page of their file, and every log from its first entry to its last. The exit status is 1 if something is wrong.
shell-option-incomplete = Also from a file that lacks what was written last, such as one copied by hand from a running server.
