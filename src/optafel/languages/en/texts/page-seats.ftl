## Whose seat it is

handover-runs = { $to ->
    [bot] In { $seconds } s a bot gets { $name }’s seat, unless { $name } comes back.
   *[open] In { $seconds } s { $name }’s seat is open to somebody else, unless { $name } comes back.
 }
handover-runs-bot = In { $seconds } s the seat of the bot { $name } is open to somebody else.
handover-waits = { $to ->
    [bot] { $asker } asks that a bot may have { $name }’s seat.
   *[open] { $asker } asks that { $name }’s seat be opened to somebody else.
 }
handover-missing = Still to agree: { $names }.
handover-agree = I agree
handover-keep = Keep the seat for { $name }
open-seat = Open { $name }’s seat to somebody else
open-bot-seat = Let somebody else sit down for { $name }
seat-back-say = Your seat at this table was given away.
shown-out-title = You are no longer at this table
seat-back = Take my seat back

## What happened at the table

happenings = What happened at the table
happening-joined = { $from ->
    [bot] { $by } now sits where the bot { $name } sat.
    [person] { $by } now sits where { $name } sat.
   *[nobody] { $by } has sat down.
 }
happening-asked-for-bot = { $by } asks that a bot may have { $name }’s seat.
happening-asked-to-open = { $by } asks that { $name }’s seat be opened to somebody else.
happening-agreed = { $by } agrees.
happening-kept = { $name }’s seat stays as it is.
happening-gave-to-bot = { $by } has given { $name }’s seat to the bot { $to }.
happening-opened = { $by } has opened { $name }’s seat to somebody else.
happening-taken-back = { $by } has come back and taken the seat back from { $name }.
happening-removed = { $by } has removed { $name } from the table.
happening-closed = { $by } has closed the table to newcomers.
happening-reopened = { $by } lets newcomers in again.
happening-invite-made = { $by } has made an invitation for one person.
happening-invite-changed = { $by } has changed the invite link: the old one no longer works.
happening-watch-changed = { $by } has changed the link for watching: the old one no longer works.
happening-muted = { $by } has muted { $name }.
happening-unmuted = { $by } lets { $name } speak again.

## The table that I set up

opener = My table
opener-closed = No more newcomers
opener-closed-say = Nobody can sit down any more, not even with an invitation.
opener-once = Invite one person
opener-once-say = This link lets one person in, once.
opener-once-link = Invite link for one person
opener-invite-new = New invite link
opener-invite-none = No invite link
opener-watch-new = New link for watching
opener-watch-none = Nobody may watch
opener-links-say = The old link no longer works; whoever watches by it is shown out.
opener-mute = Mute { $name }
opener-unmute = Let { $name } speak again
opener-remove = Remove { $name }
opener-remove-sure = Really remove { $name }?
opener-delete = Delete this table
opener-delete-sure = Really delete it, for everybody?
erase-name = Erase my name
erase-name-say = Your name is taken out of all your games. What was drawn and laid can still be checked.
erase-name-sure = Really erase it everywhere?
erase-name-done = Your name is erased.
