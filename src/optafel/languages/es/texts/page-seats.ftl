## De quién es el sitio

handover-runs = { $to ->
    [bot] Dentro de { $seconds } s un robot tendrá el sitio de { $name }, salvo que { $name } vuelva.
   *[open] Dentro de { $seconds } s el sitio de { $name } quedará libre para otra persona, salvo que { $name } vuelva.
 }
handover-runs-bot = Dentro de { $seconds } s el sitio del robot { $name } quedará libre para otra persona.
handover-waits = { $to ->
    [bot] { $asker } pide que un robot tenga el sitio de { $name }.
   *[open] { $asker } pide abrir el sitio de { $name } a otra persona.
 }
handover-missing = Falta el acuerdo de { $names }.
handover-agree = De acuerdo
handover-keep = Guardar el sitio de { $name }
open-seat = Abrir el sitio de { $name } a otra persona
open-bot-seat = Dejar que otra persona ocupe el sitio de { $name }
seat-back-say = Tu sitio en esta mesa se ha dado a otro.
shown-out-title = Ya no estás en esta mesa
seat-back = Recuperar mi sitio

## Qué ha pasado en la mesa

happenings = Qué ha pasado en la mesa
happening-joined = { $from ->
    [bot] { $by } está ahora en el sitio del robot { $name }.
    [person] { $by } está ahora en el sitio de { $name }.
   *[nobody] { $by } se ha sentado.
 }
happening-asked-for-bot = { $by } pide que un robot tenga el sitio de { $name }.
happening-asked-to-open = { $by } pide abrir el sitio de { $name } a otra persona.
happening-agreed = { $by } está de acuerdo.
happening-kept = El sitio de { $name } se queda como está.
happening-gave-to-bot = { $by } ha dado el sitio de { $name } al robot { $to }.
happening-opened = { $by } ha abierto el sitio de { $name } a otra persona.
happening-taken-back = { $by } ha vuelto y ha recuperado el sitio de { $name }.
happening-removed = { $by } ha sacado a { $name } de la mesa.
happening-closed = { $by } ya no deja entrar a nadie.
happening-reopened = { $by } vuelve a dejar entrar.
happening-invite-made = { $by } ha hecho una invitación para una sola persona.
happening-invite-changed = { $by } ha cambiado el enlace de invitación: el de antes ya no vale.
happening-watch-changed = { $by } ha cambiado el enlace para mirar: el de antes ya no vale.
happening-muted = { $by } ha silenciado a { $name }.
happening-unmuted = { $by } deja hablar de nuevo a { $name }.

## La mesa que abrí

opener = Mi mesa
opener-closed = Nadie más
opener-closed-say = Ya no se puede sentar nadie, tampoco con una invitación.
opener-once = Invitar a una persona
opener-once-say = Este enlace deja entrar a una persona, una vez.
opener-once-link = Enlace de invitación para una persona
opener-invite-new = Nuevo enlace de invitación
opener-invite-none = Sin enlace de invitación
opener-watch-new = Nuevo enlace para mirar
opener-watch-none = Que no mire nadie
opener-links-say = El enlace de antes ya no vale; quien mira con él tiene que salir.
opener-mute = Silenciar a { $name }
opener-unmute = Dejar hablar a { $name }
opener-remove = Sacar a { $name }
opener-remove-sure = ¿Sacar de verdad a { $name }?
opener-delete = Borrar esta mesa
opener-delete-sure = ¿Borrarla de verdad, para todos?
erase-name = Borrar mi nombre
erase-name-say = Tu nombre se quita de todas tus partidas. Lo que se robó y se puso se puede seguir comprobando.
erase-name-sure = ¿Borrarlo de verdad en todas?
erase-name-done = Tu nombre está borrado.
