## À qui est la place

handover-runs = { $to ->
    [bot] Dans { $seconds } s, un robot aura la place de { $name }, sauf si { $name } revient.
   *[open] Dans { $seconds } s, la place de { $name } sera libre pour quelqu’un d’autre, sauf si { $name } revient.
 }
handover-runs-bot = Dans { $seconds } s, la place du robot { $name } sera libre pour quelqu’un d’autre.
handover-waits = { $to ->
    [bot] { $asker } demande qu’un robot ait la place de { $name }.
   *[open] { $asker } demande que la place de { $name } soit ouverte à quelqu’un d’autre.
 }
handover-missing = Accord encore attendu : { $names }.
handover-agree = D’accord
handover-keep = Garder la place de { $name }
open-seat = Ouvrir la place de { $name } à quelqu’un d’autre
open-bot-seat = Laisser quelqu’un prendre la place de { $name }
seat-back-say = Ta place à cette table a été donnée.
shown-out-title = Tu n’es plus à cette table
seat-back = Reprendre ma place

## Ce qui s’est passé à la table

happenings = Ce qui s’est passé à la table
happening-joined = { $from ->
    [bot] { $by } a pris la place du robot { $name }.
    [person] { $by } a pris la place de { $name }.
   *[nobody] { $by } a pris place.
 }
happening-asked-for-bot = { $by } demande qu’un robot ait la place de { $name }.
happening-asked-to-open = { $by } demande que la place de { $name } soit ouverte à quelqu’un d’autre.
happening-agreed = { $by } est d’accord.
happening-kept = La place de { $name } reste comme elle est.
happening-gave-to-bot = { $by } a donné la place de { $name } au robot { $to }.
happening-opened = { $by } a ouvert la place de { $name } à quelqu’un d’autre.
happening-taken-back = { $by } est de retour et a repris la place de { $name }.
happening-removed = { $by } a écarté { $name } de la table.
happening-closed = { $by } a fermé la table aux nouveaux venus.
happening-reopened = { $by } accueille de nouveau des joueurs.
happening-invite-made = { $by } a fait une invitation pour une seule personne.
happening-invite-changed = { $by } a changé le lien d’invitation : l’ancien ne marche plus.
happening-watch-changed = { $by } a changé le lien pour regarder : l’ancien ne marche plus.
happening-muted = { $by } a réduit { $name } au silence.
happening-unmuted = { $by } laisse de nouveau parler { $name }.

## La table que j’ai ouverte

opener = Ma table
opener-closed = Plus de nouveaux venus
opener-closed-say = Plus personne ne peut s’asseoir, même avec une invitation.
opener-once = Inviter une personne
opener-once-say = Ce lien laisse entrer une seule personne, une seule fois.
opener-once-link = Lien d’invitation pour une personne
opener-invite-new = Nouveau lien d’invitation
opener-invite-none = Plus de lien d’invitation
opener-watch-new = Nouveau lien pour regarder
opener-watch-none = Personne ne regarde
opener-links-say = L’ancien lien ne marche plus ; qui regarde par ce lien doit sortir.
opener-mute = Réduire { $name } au silence
opener-unmute = Laisser { $name } parler de nouveau
opener-remove = Écarter { $name }
opener-remove-sure = Vraiment écarter { $name } ?
opener-delete = Effacer cette table
opener-delete-sure = Vraiment l’effacer, pour tout le monde ?
erase-name = Effacer mon nom
erase-name-say = Ton nom est retiré de toutes tes parties. Ce qui a été pioché et posé peut toujours être vérifié.
erase-name-sure = Vraiment l’effacer partout ?
erase-name-done = Ton nom est effacé.
