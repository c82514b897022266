# `optafel serve --workers`

shell-option-workers = Processes that serve behind one port, on PostgreSQL: one for each core.
serve-workers-postgres = Several workers need PostgreSQL: give its address in OPTAFEL_DATABASE_URL, and no --data. SQLite has one writer.
serve-workers-system = Several workers need a system that can hand sockets over, such as Linux or macOS. Here, serve with one.
