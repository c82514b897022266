# `optafel serve --workers`

shell-option-workers = Processen die achter één poort bedienen, op PostgreSQL: één per kern.
serve-workers-postgres = Meer workers hebben PostgreSQL nodig: geef het adres in OPTAFEL_DATABASE_URL, en geen --data. SQLite heeft één schrijver.
serve-workers-system = Meer workers vragen een systeem dat verbindingen kan overdragen, zoals Linux of macOS. Hier werkt er één.
