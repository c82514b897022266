# `optafel serve --workers`

shell-option-workers = Processos que servem atrás de uma só porta, com PostgreSQL: um por núcleo.
serve-workers-postgres = Vários workers precisam de PostgreSQL: dá o endereço em OPTAFEL_DATABASE_URL, sem --data. O SQLite tem um só escritor.
serve-workers-system = Vários workers precisam de um sistema que saiba entregar ligações, como Linux ou macOS. Aqui usa um só.
