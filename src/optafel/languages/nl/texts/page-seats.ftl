## Van wie een plaats is

handover-runs = { $to ->
    [bot] Over { $seconds } s krijgt een bot de plaats van { $name }, tenzij { $name } terugkomt.
   *[open] Over { $seconds } s is de plaats van { $name } vrij voor iemand anders, tenzij { $name } terugkomt.
 }
handover-runs-bot = Over { $seconds } s is de plaats van de bot { $name } vrij voor iemand anders.
handover-waits = { $to ->
    [bot] { $asker } vraagt of een bot de plaats van { $name } mag krijgen.
   *[open] { $asker } vraagt of iemand anders op de plaats van { $name } mag.
 }
handover-missing = Nog niet akkoord: { $names }.
handover-agree = Akkoord
handover-keep = De plaats voor { $name } bewaren
open-seat = Geef de plaats van { $name } vrij voor iemand anders
open-bot-seat = Laat iemand anders op de plaats van { $name }
seat-back-say = Je plaats aan deze tafel is weggegeven.
shown-out-title = Je zit niet meer aan deze tafel
seat-back = Mijn plaats terugnemen

## Wat er aan tafel gebeurde

happenings = Wat er aan tafel gebeurde
happening-joined = { $from ->
    [bot] { $by } zit nu waar de bot { $name } zat.
    [person] { $by } zit nu waar { $name } zat.
   *[nobody] { $by } is erbij komen zitten.
 }
happening-asked-for-bot = { $by } vraagt of een bot de plaats van { $name } mag krijgen.
happening-asked-to-open = { $by } vraagt of iemand anders op de plaats van { $name } mag.
happening-agreed = { $by } is akkoord.
happening-kept = De plaats van { $name } blijft zoals hij is.
happening-gave-to-bot = { $by } heeft de plaats van { $name } aan de bot { $to } gegeven.
happening-opened = { $by } heeft de plaats van { $name } vrijgegeven voor iemand anders.
happening-taken-back = { $by } is terug en heeft de plaats van { $name } teruggenomen.
happening-removed = { $by } heeft { $name } van de tafel gestuurd.
happening-closed = { $by } laat niemand meer aan tafel.
happening-reopened = { $by } laat weer mensen aan tafel.
happening-invite-made = { $by } heeft een uitnodiging voor één persoon gemaakt.
happening-invite-changed = { $by } heeft de uitnodigingslink veranderd: de oude werkt niet meer.
happening-watch-changed = { $by } heeft de link om mee te kijken veranderd: de oude werkt niet meer.
happening-muted = { $by } heeft { $name } het zwijgen opgelegd.
happening-unmuted = { $by } laat { $name } weer aan het woord.

## De tafel die ik heb opgezet

opener = Mijn tafel
opener-closed = Niemand meer erbij
opener-closed-say = Er kan niemand meer gaan zitten, ook niet met een uitnodiging.
opener-once = Eén persoon uitnodigen
opener-once-say = Met deze link komt één persoon binnen, één keer.
opener-once-link = Uitnodigingslink voor één persoon
opener-invite-new = Nieuwe uitnodigingslink
opener-invite-none = Geen uitnodigingslink
opener-watch-new = Nieuwe link om mee te kijken
opener-watch-none = Niemand kijkt mee
opener-links-say = De oude link werkt niet meer; wie daarmee meekijkt, gaat eruit.
opener-mute = { $name } het zwijgen opleggen
opener-unmute = { $name } weer aan het woord laten
opener-remove = { $name } wegsturen
opener-remove-sure = { $name } echt wegsturen?
opener-delete = Deze tafel wissen
opener-delete-sure = Echt wissen, voor iedereen?
erase-name = Mijn naam wissen
erase-name-say = Je naam wordt uit al je spellen gehaald. Wat getrokken en gelegd is, blijft na te rekenen.
erase-name-sure = Echt overal wissen?
erase-name-done = Je naam is gewist.
