## Continue on another device

me-over = Seguir en mi otro dispositivo
me-over-say = Todos tus sitios, partidas, rachas y ajustes están allí al momento. Quien tenga el código, el enlace o las palabras juega como tú: no se los enseñes a nadie más.
me-show = Mostrar código, enlace y palabras
me-code = Código para escanear con tu otro dispositivo
me-link = Enlace para tu otro dispositivo
me-words = Doce palabras para apuntar
me-words-say = En este orden. También lo recuperan todo si se pierde este dispositivo.
me-words-language = Palabras en

## Taking up what came from another device

me-typed = Seguir aquí con doce palabras
me-typed-say = Las palabras de tu otro dispositivo, en orden; bastan las cuatro primeras letras de cada una
me-typed-read = Seguir
me-typed-count = { $count ->
    [one] Es 1 palabra; tienen que ser doce.
   *[other] Son { $count } palabras; tienen que ser doce.
 }
me-typed-word = «{ $word }» no es una de las palabras. Mira otra vez cómo está escrita.
me-typed-check = Estas palabras no van juntas: una es otra, o hay dos cambiadas de lugar.
me-cut-off = Este enlace no está completo. Cópialo otra vez o usa las doce palabras.
me-take = ¿Seguir aquí como en tu otro dispositivo?
me-take-say = Hazlo solo si el código, el enlace o las palabras son tuyos: los dos dispositivos lo compartirán todo.
me-along = { $count ->
    [one] Llevar también la partida de este dispositivo
   *[other] Llevar también las { $count } partidas de este dispositivo
 }
me-along-say = Si no, aquí se olvidan.
me-go-on = Seguir aquí
me-not = No, dejarlo
me-same = Aquí ya juegas como esta persona.

## All that is kept

me-kept = Lo que se guarda de ti
me-kept-say = Ni cuenta, ni dirección, ni contraseña: tus partidas, tus ajustes y tus rachas, sellados con una llave que solo tienen tus dispositivos.
me-kept-games = Partidas en curso: { $running }. Terminadas: { $over }.
me-played = { $date }, ganó { $won }
me-kept-all = Todo, tal como se guarda
me-save = Guardar todo en un archivo
me-delete = Borrarlo todo
me-delete-say = Tus partidas, ajustes y rachas se borran en el servidor y en este dispositivo. Ya no podrás volver a tus sitios. Lo que otros jugaron contigo sigue siendo suyo, también tu nombre en la mesa.
me-delete-now = Borrar todo
me-delete-not = Conservarlo
me-parted = Todo lo que se guardaba de ti se ha borrado, quizá desde otro dispositivo. Este dispositivo conserva sus propias partidas.
me-keep-again = Volver a guardar las partidas de este dispositivo
