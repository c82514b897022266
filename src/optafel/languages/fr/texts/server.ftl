## Les tables : qui est assis où, et ce qui n’est pas possible maintenant

refuse-no-such-table = Cette table n’existe pas. Vérifie le lien, ou demandes-en un nouveau.
refuse-no-such-seat = Il n’y a pas de place { $seat } à cette table : attendu de 0 à { $most }.
refuse-no-such-past-game = Il n’y a pas de partie { $game } finie à cette table : { $most } sont finies.
refuse-no-such-rulebook = Il n’y a pas de règle du jeu « { $read } ». Attendu : { $rulebooks }.
refuse-no-such-level = Il n’y a pas de niveau de robot « { $read } ». Attendu : { $levels }.
refuse-no-such-phrase = « { $read } » n’est pas une des phrases. Attendu : { $phrases }.
refuse-one-seat-is-yours = Une table a une seule place du genre « me », celle-ci en a { $count }.
refuse-wrong-number-of-seats = Ce jeu se joue de { $fewest } à { $most }, pas à { $seats }.
refuse-bad-option = Règle maison « { $name } », attendu : { $expected }.
refuse-bad-table = Impossible de préparer cette table : { $why }.
refuse-unknown-key = Cette clé n’ouvre aucune place à cette table. Quelqu’un d’autre a peut-être repris la place.
refuse-unknown-invite = Cette invitation n’est pas pour cette table. Vérifie que le lien est complet.
refuse-unknown-watch = Ce lien ne permet pas de regarder cette table. Vérifie qu’il est complet.
refuse-no-seat-open = Toutes les places de cette table sont prises.
refuse-no-such-code = Aucune table n’a le code « { $read } ». Un code a { $length } signes ; vérifie-le ou demande le lien.
refuse-note-changed = Un autre de tes appareils vient de le modifier. Une nouvelle lecture suit.
refuse-too-many-notes = Trop de choses sont gardées pour toi : { $most } au maximum.
refuse-seat-taken = Quelqu’un est assis là : seule cette personne peut céder la place.
refuse-last-person = Il n’y a que toi à cette table. Abandonne plutôt, ou ouvre la place à quelqu’un d’autre.
refuse-blank-name = Un nom a au moins une lettre que l’on voit.
refuse-table-closed = Cette table n’accueille plus personne. Demande à qui l’a ouverte de la rouvrir.
refuse-handover-asked = Quelqu’un a déjà demandé autre chose pour cette place. Donne ton accord, ou attends.
refuse-only-opener = Seule la personne qui a ouvert cette table peut le faire.
refuse-opener-has-no-seat = Reprends d’abord ta propre place.
refuse-no-guest = Il n’y a pas d’invité à cette place.
refuse-too-many-invites = { $most } invitations n’ont pas encore servi. Distribue-les d’abord, ou renouvelle le lien d’invitation, ce qui les annule.
refuse-enough-for-now = Cela a déjà été fait { $most } fois depuis cette place dans cette partie. Ce sera de nouveau possible à la prochaine.
refuse-game-too-long = Cette partie dure depuis plus de { $most } tours sans fin. Pose quelque chose, ou abandonne.
refuse-table-full = On a tant joué à cette table qu’elle n’accueille plus de partie. Ouvre une nouvelle table.
refuse-muted = La personne qui a ouvert cette table t’a réduit au silence : ce que tu dis n’est pas transmis.
refuse-too-few-players = { $players ->
    [one] { $players } joueur, c’est
   *[other] { $players } joueurs, c’est
 } trop peu : il en faut au moins { $fewest } pour ce jeu.
refuse-not-begun = La partie n’a pas encore commencé.
refuse-has-begun = La partie a déjà commencé.
refuse-game-not-over = La partie n’est pas encore finie.
refuse-hints-off = Cette table joue sans indices.
refuse-no-gcg = Le GCG n’existe que pour le Scrabble. Demande le relevé dans notre propre format.
refuse-paused = La partie est en pause. Reprends-la d’abord.
refuse-stale = La table a changé depuis. Regarde-la encore, puis décide.
refuse-only-watching = Tu regardes : seuls ceux qui sont à table peuvent faire cela.
refuse-hello-first = Présente-toi d’abord, avec la clé d’une place ou un lien pour regarder.
refuse-play-too-long = Ce coup a { $letters } caractères ; avec toutes les tuiles d’une boîte, il en aurait moins de { $most }.
refuse-draft-unreadable = Cette table n’a pas pu être lue : { $read }. Attendu : une liste de combinaisons ou de mots.

## Le serveur

refuse-not-json = Ceci n’est pas du JSON : { $read }
refuse-unknown-message = Ce message n’a pas été compris : { $read }
refuse-bad-field = { $name } : « { $read } » n’est pas ce qui était attendu ({ $expected }).
refuse-bad-request = { $name } : « { $read } » n’est pas ce qui était attendu ({ $expected }).
refuse-bad-case = { $why }
refuse-bad-record = Impossible de lire la ligne { $line } du relevé : « { $read } ». Attendu : { $expected }.
refuse-message-too-long = Ce message fait { $size } octets, { $most } est le maximum.
refuse-body-too-long = C’est trop long pour être lu.
refuse-too-fast = Trop de messages à la fois. Attends un instant.
refuse-took-too-long = Cela a pris plus de { $seconds } secondes et a été arrêté. Demande quelque chose de plus petit.
refuse-body-too-slow = La demande n’était pas complète à temps. Envoie-la de nouveau.
refuse-sheet-too-long = La feuille compte { $turns } tours ; { $most } au plus peuvent être comptés à la fois. Envoie moins de parties.
refuse-too-many-requests = Trop de demandes. Attends une minute.
refuse-too-many-tables = Trop de tables à la fois. Réessaie dans un moment.
refuse-try-again = La table ne répondait pas à l’instant. Rien de ce qui a été confirmé n’est perdu ; réessaie.
refuse-not-found = Il n’y a rien ici.
refuse-method-not-allowed = { $method } n’est pas possible ici.
refuse-internal = Quelque chose s’est mal passé sur le serveur. Rien de ce qui a été confirmé n’est perdu.
page-not-built = La page n’a pas encore été construite : lance « make setup ».
docs-not-built = La documentation ne fait pas partie de cette version : lance « make docs ».

## Démarrer et arrêter

serve-playing = optafel est à l’adresse { $address }
serve-ask-house = Les téléphones et autres appareils de la maison peuvent-ils l’ouvrir aussi ?
serve-house = Autres appareils de la maison : { $address }
serve-no-house = Aucun réseau trouvé : aucun téléphone ne peut encore l’ouvrir.
serve-only-here = Seul cet ordinateur peut l’ouvrir ; avec --host 0.0.0.0, les téléphones de la maison aussi.
serve-port-taken = (le port { $wanted } était pris)
serve-stop-hint = Tes parties sont enregistrées dans { $folder }. Ctrl-C arrête.
serve-stopped = Arrêté. Tes parties seront là la prochaine fois.
serve-no-port = Aucun port libre à partir de { $port } sur { $host } : donnes-en un autre avec --port.
serve-bad-folder = Impossible d’utiliser { $folder } pour les parties ({ $why }). Donne un autre dossier avec --data.
serve-bad-database = Impossible d’utiliser la base de données : { $why }
serve-too-new = Les parties dans { $folder } ont été écrites par une version plus récente d’optafel ({ $found } ; celle-ci lit jusqu’à { $known }). Mets optafel à jour, ou donne un autre dossier avec --data.
serve-in-use = Un autre optafel (processus { $process }) utilise déjà les parties de { $folder }. Sers-toi de celui-là, arrête-le d’abord, ou donne un autre dossier avec --data.
serve-bad-setting = { $why }
serve-no-page = Cette version n’a pas de page, il n’y a donc rien sur quoi jouer. Dans le code source, « make play » la construit ; ailleurs, installe un wheel publié. « optafel serve » démarre sans elle, pour l’API seule.
serve-page-missing = La page n’a pas été construite, seule l’API répondra : lance « make setup ».

## Prouver qu’une partie était honnête

verify-commit = La graine de cette partie a l’empreinte { $hash }.
verify-entropy = Les joueurs ont ajouté { $texts }.
verify-start-draw = Qui commence : { $name } a tiré { $tile }.
verify-dealt = { $name } a reçu { $tiles }.
verify-draw = Tour { $turn } : { $name } a pioché { $tiles }.
verify-fair = Équitable : la graine est celle qui avait été promise, et chaque tirage en découle.
verify-repeats = Chaque tirage découle de la graine. Donne avec --commit l’empreinte que tu as vue avant la partie, pour prouver que cette graine est celle qui avait été promise.
verify-other-seed = Non équitable : ce n’est pas la graine promise avant la partie.
verify-other-result = Le résultat dans le relevé n’est pas celui auquel mènent les tours.
verify-other-rack = Non équitable : le chevalet dans le relevé que tu as gardé n’est pas celui qui découle de la graine.

## Copies of the games

backup-done = Copié dans { $where } : { $tables ->
    [1] une table
   *[other] { $tables } tables
 }, { $entries } lignes, toutes vérifiées.
backup-restored = Restauré dans { $where } : { $tables ->
    [1] une table
   *[other] { $tables } tables
 }, { $entries } lignes, toutes vérifiées.
backup-no-games = Il n’y a pas de parties dans { $folder }. --data indique un autre dossier.
backup-in-the-way = Il y a déjà des parties dans { $folder }, rien n’a été changé. Déplace-les d’abord, ou restaure dans un autre dossier avec --data.
backup-damaged = La copie est endommagée, rien n’a été changé : { $why }
backup-failed = Impossible de lire ou d’écrire { $file } : { $why }
backup-postgres-backup = Les parties sont dans PostgreSQL, qui se copie lui-même : { $command }
backup-postgres-restore = Les parties sont dans PostgreSQL, qui se restaure lui-même : { $command }
