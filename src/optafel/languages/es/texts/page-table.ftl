## Alrededor de la mesa: juego limpio, espectadores, unas palabras

fair-line = Una mezcla limpia
fair-line-waiting = El orden de las fichas sale de una semilla secreta que ya está fijada. Este es su hash: apúntalo, y después de la partida todos pueden comprobar que la semilla no se cambió.
fair-line-begun = El orden de las fichas salió de una semilla secreta. Este es su hash, como era antes de la primera ficha. Después de la partida se muestra la semilla, y cada ficha robada se puede comprobar.
fair-line-hash = Hash de la semilla
copy-hash = Copiar
fair-line-seen = Este navegador vio este hash antes de la primera ficha.
fair-line-not-seen = Este navegador llegó más tarde a la mesa, y no vio este hash antes de la primera ficha.
fair-line-added = { $count ->
    [0] Nadie ha añadido nada a la mezcla todavía.
    [one] { $count } jugador ha añadido algo a la mezcla.
   *[other] { $count } jugadores han añadido algo a la mezcla.
 }
stir-label = Algo tuyo, por ejemplo unas palabras
stir = Añadir a la mezcla
stirred = Añadido
watch-line = Dejar mirar a otros
watch-line-say = Quien tiene este enlace ve la mesa, pero ningún atril.
watch-link = Enlace para mirar
watching = Estás mirando.
talk = Decir algo
talk-said = { $name } dice: { $phrase }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thinking = Déjame pensar…
phrase-your-turn = ¡Te toca!
phrase-oops = Ups
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-one-more = ¿Otra más?
phrase-smile = Una sonrisa
phrase-wow = ¡Guau!
phrase-sad = Una cara triste
phrase-laugh = Una carcajada
setup-hints = Pistas
setup-hints-say = Sin pistas, nadie en esta mesa puede preguntar qué poner.
unseen = Fichas que aún no has visto
unseen-say = { $count ->
    [one] { $count } ficha está en el montón o en otro atril:
   *[other] { $count } fichas están en el montón o en los otros atriles:
 }
unseen-tile = { $letter }: { $count }
unseen-blank = en blanco
settings-large = Fichas grandes
announce-paused = La partida está en pausa.
announce-resumed = La partida sigue.
announce-doubt = Puedes impugnar lo que se ha puesto, o darlo por bueno.
announce-drew = Has robado { $tiles }.
no-server = No hay conexión con la mesa. Lo que ves es lo que ha guardado este dispositivo; se sigue en cuanto vuelva la conexión.
log-word = { $who ->
    [you] { $score ->
        [0] Has puesto { $word }, que no puntúa.
        [one] Has puesto { $word } por { $score } punto.
       *[other] Has puesto { $word } por { $score } puntos.
     }
   *[other] { $score ->
        [0] { $name } ha puesto { $word }, que no puntúa.
        [one] { $name } ha puesto { $word } por { $score } punto.
       *[other] { $name } ha puesto { $word } por { $score } puntos.
     }
 }
log-exchanged = { $who ->
    [you] { $count ->
        [one] Has cambiado { $count } ficha.
       *[other] Has cambiado { $count } fichas.
     }
   *[other] { $count ->
        [one] { $name } ha cambiado { $count } ficha.
       *[other] { $name } ha cambiado { $count } fichas.
     }
 }
log-challenged = { $who ->
    [you] Has impugnado { $word }: no vale.
   *[other] { $name } ha impugnado { $word }: no vale.
 }
log-challenged-wrong = { $who ->
    [you] Lo has impugnado, pero vale.
   *[other] { $name } lo ha impugnado, pero vale.
 }
log-accepted = { $who ->
    [you] Lo has dado por bueno.
   *[other] { $name } lo ha dado por bueno.
 }
setup-away = Si un amigo no vuelve
away-wait = Esperar
away-skip = Saltar el turno
away-bot = Sigue un robot
give-to-bot = Dar el sitio de { $name } a un robot
doubt-waits = Durante un momento se puede impugnar lo que se ha puesto.
setup-first = Quién empieza
setup-first-say = Los reglamentos lo sortean; también puede empezar el mayor o el más joven.
first-drawn = Por sorteo
last-turns = { $count ->
    [one] Ha sonado la campana: queda { $count } turno.
   *[other] Ha sonado la campana: quedan { $count } turnos.
 }
clock-drew = { $count ->
    [one] Ha llegado { $count } ficha del montón.
   *[other] Han llegado { $count } fichas del montón.
 }
clock-to-pot = { $count ->
    [one] { $count } letra ha vuelto al montón.
   *[other] { $count } letras han vuelto al montón.
 }
clock-skips = { $count ->
    [one] Se pierde { $count } turno más.
   *[other] Se pierden { $count } turnos más.
 }
