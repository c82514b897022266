# `optafel serve --workers`

shell-option-workers = Procesos que atienden tras un solo puerto, con PostgreSQL: uno por núcleo.
serve-workers-postgres = Varios workers necesitan PostgreSQL: da su dirección en OPTAFEL_DATABASE_URL, sin --data. SQLite tiene un solo escritor.
serve-workers-system = Varios workers necesitan un sistema que sepa entregar conexiones, como Linux o macOS. Aquí usa uno solo.
