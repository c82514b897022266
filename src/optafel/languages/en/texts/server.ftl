## Tables: who sits where, and what cannot be done now

refuse-no-such-table = There is no such table. Check the link, or ask for a new one.
refuse-no-such-seat = There is no seat { $seat } at this table: expected one from 0 to { $most }.
refuse-no-such-past-game = There is no finished game { $game } at this table; the number of finished games is { $most }.
refuse-no-such-rulebook = There is no rulebook “{ $read }”. Expected one of { $rulebooks }.
refuse-no-such-level = There is no bot level “{ $read }”. Expected one of { $levels }.
refuse-no-such-phrase = “{ $read }” is not one of the phrases. Expected one of { $phrases }.
refuse-one-seat-is-yours = A table has one seat of kind “me”, this one has { $count }.
refuse-wrong-number-of-seats = This game is for { $fewest } to { $most } players, not for { $seats }.
refuse-bad-option = House rule “{ $name }”: expected { $expected }.
refuse-bad-table = This table cannot be set up: { $why }.
refuse-unknown-key = This key does not fit any seat at this table. Somebody else may have taken the seat over.
refuse-unknown-invite = This invitation is not for this table. Check that the link is complete.
refuse-unknown-watch = This link does not let you watch this table. Check that it is complete.
refuse-no-seat-open = All seats at this table are taken.
refuse-no-such-code = No table has the code “{ $read }”. A code has { $length } signs; check it, or ask for the link.
refuse-note-changed = Another of your devices has just changed this. It is read again.
refuse-too-many-notes = Too many things are kept of you: { $most } at most.
refuse-seat-taken = Somebody is sitting there: only they can give the seat away.
refuse-last-person = You are the only person at this table. Resign instead, or open the seat to somebody else.
refuse-blank-name = A name needs at least one letter that can be seen.
refuse-table-closed = This table takes no more newcomers. Ask who set it up to open it again.
refuse-handover-asked = Somebody has already asked for something else to be done with this seat. Agree, or wait.
refuse-only-opener = Only the player who set up this table can do that.
refuse-opener-has-no-seat = Take your own seat back first.
refuse-no-guest = There is no guest in that seat.
refuse-too-many-invites = { $most } invitations have not been used yet. Give those out first, or renew the invite link, which makes them void.
refuse-enough-for-now = That has been done { $most } times from this seat in this game. It is possible again in the next one.
refuse-game-too-long = This game has gone on for more than { $most } turns without an end. Lay something, or resign.
refuse-table-full = So much has been played at this table that it takes no further game. Set up a new one.
refuse-muted = Who set up this table has muted you: what you say is not passed on.
refuse-too-few-players = { $players ->
    [one] One player is
   *[other] { $players } players are
 } too few: this game needs at least { $fewest }.
refuse-not-begun = The game has not begun yet.
refuse-has-begun = The game has already begun.
refuse-hints-off = This table plays without hints.
refuse-game-not-over = The game is not over yet.
refuse-no-gcg = GCG exists only for Scrabble. Ask for the record in our own format.
refuse-paused = The game is paused. Resume it first.
refuse-stale = The table has changed in the meantime. Look at it again and then decide.
refuse-only-watching = You are watching: only those who sit at the table can do that.
refuse-hello-first = Say hello first, with the key of a seat or a link to watch.
refuse-play-too-long = This play has { $letters } characters; with all tiles of a box it would have fewer than { $most }.
refuse-draft-unreadable = This table could not be read: { $read }. Expected a list of sets or words.

## The server

refuse-not-json = This is not JSON: { $read }
refuse-unknown-message = This message could not be understood: { $read }
refuse-bad-field = { $name }: “{ $read }” is not what was expected ({ $expected }).
refuse-bad-request = { $name }: “{ $read }” is not what was expected ({ $expected }).
refuse-bad-case = { $why }
refuse-bad-record = Line { $line } of the record cannot be read: “{ $read }”. Expected { $expected }.
refuse-message-too-long = This message has { $size } bytes; the limit is { $most }.
refuse-body-too-long = This is too long to be read.
refuse-too-fast = Too many messages at once. Wait a moment.
refuse-took-too-long = This took longer than { $seconds } seconds and was stopped. Ask for something smaller.
refuse-body-too-slow = The request was not complete in time. Send it again.
refuse-sheet-too-long = The sheet has { $turns } turns, at most { $most } can be counted at once. Send fewer games.
refuse-too-many-requests = Too many requests. Wait a minute.
refuse-too-many-tables = Too many tables at once. Try again in a while.
refuse-try-again = The table could not be reached just now. Nothing that was confirmed is lost; try again.
refuse-not-found = There is nothing here.
refuse-method-not-allowed = { $method } is not possible here.
refuse-internal = Something went wrong on the server. Nothing that was confirmed is lost.
page-not-built = The page has not been built yet: run “make setup”.
docs-not-built = The documentation is not part of this build: run “make docs”.

## Starting and stopping

serve-playing = optafel is at { $address }
serve-ask-house = May phones and other devices in this house open it too?
serve-house = Other devices in the house: { $address }
serve-no-house = No network was found, so no phone can open it yet.
serve-only-here = Only this machine can open it; with --host 0.0.0.0 phones in the house can too.
serve-port-taken = (port { $wanted } was taken)
serve-stop-hint = Your games are kept in { $folder }. Ctrl-C stops.
serve-stopped = Stopped. Your games will be there again next time.
serve-no-port = No free port from { $port } on { $host }: give another one with --port.
serve-bad-folder = Cannot use { $folder } for the games ({ $why }). Give another folder with --data.
serve-bad-database = Cannot use the database: { $why }
serve-too-new = The games in { $folder } were written by a later version of optafel ({ $found }; this one reads up to { $known }). Upgrade optafel, or give another folder with --data.
serve-in-use = Another optafel (process { $process }) already serves the games in { $folder }. Use that one, stop it first, or give another folder with --data.
serve-bad-setting = { $why }
serve-no-page = This build has no page, so there is nothing to play on. In the source, “make play” builds it; anywhere else, install a released wheel. “optafel serve” starts without it, for the API alone.
serve-page-missing = The page has not been built, only the API will answer: run “make setup”.

## Proving that a game was fair

verify-commit = The seed of this game has the hash { $hash }.
verify-entropy = The players added { $texts }.
verify-start-draw = Who begins: { $name } drew { $tile }.
verify-dealt = { $name } was dealt { $tiles }.
verify-draw = Turn { $turn }: { $name } drew { $tiles }.
verify-fair = Fair: the seed is the one that was promised, and every draw follows from it.
verify-repeats = Every draw follows from the seed. Give the hash that you saw before the game with --commit to prove that the seed is the one that was promised.
verify-other-seed = Not fair: this is not the seed that was promised before the game.
verify-other-result = The result in the record is not the one that its turns lead to.
verify-other-rack = Not fair: the rack in the record that you kept is not the one that follows from the seed.

## Copies of the games

backup-done = Copied to { $where }: { $tables ->
    [1] one table
   *[other] { $tables } tables
 }, { $entries } entries, all of them looked at.
backup-restored = Restored to { $where }: { $tables ->
    [1] one table
   *[other] { $tables } tables
 }, { $entries } entries, all of them looked at.
backup-no-games = There are no games in { $folder }. --data names another folder.
backup-in-the-way = There are games in { $folder } already, and nothing was changed. Move them away first, or restore to another folder with --data.
backup-damaged = The copy has come to harm, and nothing was changed: { $why }
backup-failed = Cannot read or write { $file }: { $why }
backup-postgres-backup = The games are kept in PostgreSQL, which copies itself: { $command }
backup-postgres-restore = The games are kept in PostgreSQL, which restores itself: { $command }
