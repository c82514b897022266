# `optafel serve --workers`

shell-option-workers = Processus qui servent derrière un seul port, avec PostgreSQL : un par cœur.
serve-workers-postgres = Plusieurs workers ont besoin de PostgreSQL : donne son adresse dans OPTAFEL_DATABASE_URL, sans --data. SQLite n’a qu’un écrivain.
serve-workers-system = Plusieurs workers demandent un système qui sait transmettre des connexions, comme Linux ou macOS. Ici, sers-toi d’un seul.
