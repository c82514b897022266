## What is kept, for how long, and how it goes away

privacy-title = Qué se guarda aquí
privacy-say = Sin cuenta, sin cookies, sin publicidad. Todo lo de esta página viene de este servidor, y a ningún otro se le pide nada.
privacy-server = En el servidor
privacy-tables = De cada mesa: los nombres que eligieron los jugadores, qué pusieron y cuándo, y qué añadieron a la mezcla. Las llaves y los enlaces, solo como huellas.
privacy-days = { $days ->
    [one] Una mesa en la que no ha pasado nada en un día se borra sola.
   *[other] Una mesa en la que no ha pasado nada en { $days } días se borra sola.
 }
privacy-for-ever = Las mesas se quedan hasta que alguien las borra.
privacy-codes = { $days ->
    [one] El código de una mesa que espera gente: un día.
   *[other] El código de una mesa que espera gente: { $days } días.
 }
privacy-person = De ti, cuando has jugado: tu lista de partidas, tus ajustes y tus rachas, sellados con una llave que solo tienen tus dispositivos, hasta que los borres.
privacy-logs = En el registro del servidor: qué página o mesa se pidió y cuánto tardó, sin nombres, llaves ni direcciones. La dirección de tu dispositivo solo se cuenta, en memoria, para que nadie pida demasiado a la vez.
privacy-device = En tu dispositivo
privacy-device-say = Tu nombre, tus ajustes, las llaves de tus sitios y los turnos sin terminar.
privacy-device-away = Desaparecen con los datos de este sitio en tu navegador, o con «Borrarlo todo».
privacy-others = Quién lo ve
privacy-others-table = Quien está en tu mesa o tiene su enlace para mirar ve tu nombre y lo que hay en la mesa. Quien tiene el registro de una partida lo ve todo cuando ha terminado.
privacy-others-none = No se pasa nada a nadie más.
privacy-delete = Borrarlo
privacy-delete-name = Tu nombre sale de una vez de todas las partidas, también de las terminadas. Lo que se robó y se puso se queda, para que se pueda seguir comprobando.
privacy-delete-table = Quien preparó una mesa puede borrarla para todos: en la mesa, en el menú, en «Mi mesa».
privacy-delete-all = Tu lista de partidas, tus ajustes y tus rachas:
privacy-contact = Quién lleva este servidor
