## Mesas: quién se sienta dónde, y lo que ahora no se puede

refuse-no-such-table = Esa mesa no existe. Comprueba el enlace, o pide uno nuevo.
refuse-no-such-seat = No hay sitio { $seat } en esta mesa: se esperaba uno de 0 a { $most }.
refuse-no-such-past-game = En esta mesa no hay ninguna partida { $game } terminada: han terminado { $most }.
refuse-no-such-rulebook = No hay ningún reglamento «{ $read }». Se esperaba uno de estos: { $rulebooks }.
refuse-no-such-level = No hay ningún nivel de robot «{ $read }». Se esperaba uno de estos: { $levels }.
refuse-no-such-phrase = «{ $read }» no es una de las frases. Se esperaba una de estas: { $phrases }.
refuse-one-seat-is-yours = Una mesa tiene un solo sitio del tipo «me», esta tiene { $count }.
refuse-wrong-number-of-seats = A este juego juegan de { $fewest } a { $most }, no { $seats }.
refuse-bad-option = Regla de la casa «{ $name }»: se esperaba { $expected }.
refuse-bad-table = No se puede preparar esta mesa: { $why }.
refuse-unknown-key = Esta llave no abre ningún sitio en esta mesa. Puede que otra persona haya ocupado el sitio.
refuse-unknown-invite = Esta invitación no es para esta mesa. Comprueba que el enlace esté completo.
refuse-unknown-watch = Este enlace no te deja mirar esta mesa. Comprueba que esté completo.
refuse-no-seat-open = Todos los sitios de esta mesa están ocupados.
refuse-no-such-code = Ninguna mesa tiene el código «{ $read }». Un código tiene { $length } signos; revísalo o pide el enlace.
refuse-note-changed = Otro de tus dispositivos acaba de cambiar esto. Se lee de nuevo.
refuse-too-many-notes = Se guardan demasiadas cosas tuyas: { $most } como máximo.
refuse-seat-taken = Ahí hay alguien sentado: solo esa persona puede ceder el sitio.
refuse-last-person = Eres la única persona en esta mesa. Abandona, o abre el sitio a otra persona.
refuse-blank-name = Un nombre tiene al menos una letra que se vea.
refuse-table-closed = Esta mesa ya no admite a nadie más. Pide a quien la abrió que la vuelva a abrir.
refuse-handover-asked = Alguien ya ha pedido otra cosa para este sitio. Da tu acuerdo o espera.
refuse-only-opener = Eso solo lo puede hacer quien abrió esta mesa.
refuse-opener-has-no-seat = Primero recupera tu propio sitio.
refuse-no-guest = En ese sitio no hay ningún invitado.
refuse-too-many-invites = Hay { $most } invitaciones sin usar. Repártelas primero o renueva el enlace de invitación: así dejan de valer.
refuse-enough-for-now = Eso ya se ha hecho { $most } veces desde este sitio en esta partida. En la próxima se podrá de nuevo.
refuse-game-too-long = Esta partida dura ya más de { $most } turnos sin acabar. Pon algo o abandona.
refuse-table-full = En esta mesa se ha jugado tanto que ya no cabe otra partida. Abre una mesa nueva.
refuse-muted = Quien abrió esta mesa te ha silenciado: lo que dices no llega a los demás.
refuse-too-few-players = { $players ->
    [one] Un jugador no basta
   *[other] { $players } jugadores no bastan
 }: este juego necesita al menos { $fewest }.
refuse-not-begun = La partida todavía no ha empezado.
refuse-has-begun = La partida ya ha empezado.
refuse-game-not-over = La partida todavía no ha terminado.
refuse-hints-off = En esta mesa se juega sin pistas.
refuse-no-gcg = GCG solo existe para el Scrabble. Pide el registro en nuestro propio formato.
refuse-paused = La partida está en pausa. Reanúdala primero.
refuse-stale = La mesa ha cambiado desde entonces. Mírala otra vez y decide.
refuse-only-watching = Estás mirando: eso solo lo puede hacer quien está sentado a la mesa.
refuse-hello-first = Preséntate primero, con la llave de un sitio o un enlace para mirar.
refuse-play-too-long = Esta jugada tiene { $letters } caracteres; con todas las fichas de una caja tendría menos de { $most }.
refuse-draft-unreadable = No se ha entendido esta mesa: { $read }. Se esperaba una lista de combinaciones o palabras.

## El servidor

refuse-not-json = Esto no es JSON: { $read }
refuse-unknown-message = No se ha entendido este mensaje: { $read }
refuse-bad-field = { $name }: «{ $read }» no es lo que se esperaba ({ $expected }).
refuse-bad-request = { $name }: «{ $read }» no es lo que se esperaba ({ $expected }).
refuse-bad-case = { $why }
refuse-bad-record = No se puede leer la línea { $line } del registro: «{ $read }». Se esperaba { $expected }.
refuse-message-too-long = Este mensaje tiene { $size } bytes, y el máximo es { $most }.
refuse-body-too-long = Esto es demasiado largo para leerlo.
refuse-too-fast = Demasiados mensajes a la vez. Espera un momento.
refuse-took-too-long = Esto ha tardado más de { $seconds } segundos y se ha interrumpido. Pide algo más pequeño.
refuse-body-too-slow = La petición no llegó completa a tiempo. Envíala de nuevo.
refuse-sheet-too-long = La hoja tiene { $turns } turnos; se pueden contar { $most } como máximo a la vez. Envía menos partidas.
refuse-too-many-requests = Demasiadas peticiones. Espera un minuto.
refuse-too-many-tables = Demasiadas mesas a la vez. Inténtalo dentro de un rato.
refuse-try-again = Se ha perdido un momento la conexión con la mesa. Nada de lo confirmado se ha perdido; inténtalo otra vez.
refuse-not-found = Aquí no hay nada.
refuse-method-not-allowed = { $method } no es posible aquí.
refuse-internal = Algo ha fallado en el servidor. Nada de lo confirmado se ha perdido.
page-not-built = La página aún no está construida: ejecuta «make setup».
docs-not-built = La documentación no forma parte de esta versión: ejecuta «make docs».

## Empezar y parar

serve-playing = optafel está en { $address }
serve-ask-house = ¿Pueden abrirlo también los móviles y otros dispositivos de la casa?
serve-house = Otros dispositivos de la casa: { $address }
serve-no-house = No se ha encontrado ninguna red, así que ningún móvil puede abrirlo todavía.
serve-only-here = Solo este ordenador puede abrirlo; con --host 0.0.0.0, también los móviles de la casa.
serve-port-taken = (el puerto { $wanted } estaba ocupado)
serve-stop-hint = Tus partidas se guardan en { $folder }. Ctrl-C lo detiene.
serve-stopped = Detenido. La próxima vez tus partidas estarán ahí.
serve-no-port = No hay ningún puerto libre a partir de { $port } en { $host }: da otro con --port.
serve-bad-folder = No se puede usar { $folder } para las partidas ({ $why }). Da otra carpeta con --data.
serve-bad-database = No se puede usar la base de datos: { $why }
serve-too-new = Las partidas de { $folder } las escribió una versión posterior de optafel ({ $found }; esta lee hasta { $known }). Actualiza optafel, o da otra carpeta con --data.
serve-in-use = Otro optafel (proceso { $process }) ya usa las partidas de { $folder }. Usa ese, detenlo antes o da otra carpeta con --data.
serve-bad-setting = { $why }
serve-no-page = Esta versión no tiene página, así que no hay dónde jugar. En el código fuente, «make play» la construye; en otro sitio, instala un wheel publicado. «optafel serve» arranca sin ella, solo para la API.
serve-page-missing = La página no está construida, solo responderá la API: ejecuta «make setup».

## Demostrar que una partida fue limpia

verify-commit = La semilla de esta partida tiene el hash { $hash }.
verify-entropy = Los jugadores añadieron { $texts }.
verify-start-draw = Quién empieza: { $name } sacó { $tile }.
verify-dealt = A { $name } le tocaron { $tiles }.
verify-draw = Turno { $turn }: { $name } robó { $tiles }.
verify-fair = Juego limpio: la semilla es la prometida, y cada ficha robada sale de ella.
verify-repeats = Cada ficha robada sale de la semilla. Da con --commit el hash que viste antes de la partida, para demostrar que la semilla es la prometida.
verify-other-seed = No fue juego limpio: esta no es la semilla que se prometió antes de la partida.
verify-other-result = El resultado del registro no es aquel al que llevan sus turnos.
verify-other-rack = No fue juego limpio: el atril del registro que guardaste no es el que sale de la semilla.

## Copies of the games

backup-done = Copiado en { $where }: { $tables ->
    [1] una mesa
   *[other] { $tables } mesas
 }, { $entries } entradas, todas revisadas.
backup-restored = Restaurado en { $where }: { $tables ->
    [1] una mesa
   *[other] { $tables } mesas
 }, { $entries } entradas, todas revisadas.
backup-no-games = No hay partidas en { $folder }. --data indica otra carpeta.
backup-in-the-way = Ya hay partidas en { $folder } y no se ha cambiado nada. Muévelas primero o restaura en otra carpeta con --data.
backup-damaged = La copia está dañada y no se ha cambiado nada: { $why }
backup-failed = No se puede leer o escribir { $file }: { $why }
backup-postgres-backup = Las partidas están en PostgreSQL, que se copia solo: { $command }
backup-postgres-restore = Las partidas están en PostgreSQL, que se restaura solo: { $command }
