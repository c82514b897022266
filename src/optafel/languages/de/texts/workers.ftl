# `optafel serve --workers`

shell-option-workers = Prozesse, die hinter einem Port bedienen, mit PostgreSQL: einer je Kern.
serve-workers-postgres = Mehrere Worker brauchen PostgreSQL: Gib seine Adresse in OPTAFEL_DATABASE_URL an und kein --data. SQLite hat einen einzigen Schreiber.
serve-workers-system = Mehrere Worker brauchen ein System, das Verbindungen übergeben kann, etwa Linux oder macOS. Hier geht es mit einem.
