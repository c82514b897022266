## La arena: bots unos contra otros

arena-no-such-rulebook = No hay ningún reglamento «{ $read }». Se esperaba uno de { $rulebooks }.
arena-no-such-player = No hay ningún jugador «{ $read }» para este juego. Se esperaba uno de { $players }, o un programa con --bot.
arena-too-few-players = { $count ->
    [one] Un jugador no es suficiente
   *[other] { $count } jugadores no son suficientes
 }. Se esperaban al menos dos, separados por comas.
arena-twice = Un jugador está nombrado dos veces: { $players }. Se esperaba cada uno una vez.
arena-seats = A este juego se juega aquí de { $fewest } a { $most }, no a { $read }.
arena-setup = Este encuentro no puede celebrarse: { $why }
arena-no-cluster = Ningún clúster responde en «{ $read }»: { $why } Se esperaba la dirección de un clúster de Ray en marcha, como ray://host:10001, o local.
arena-cluster-lost = Se ha perdido el clúster de { $read }: { $why } Las partidas terminadas cuentan; la misma orden con --out sigue desde ahí.
arena-other-version = Una máquina del clúster tiene optafel { $there } y esta { $wanted }. Se esperaba la misma versión en todas.
arena-other-file = { $file } no es un archivo de resultados. Se esperaban las columnas { $columns }.
arena-question = «{ $read }» no es una pregunta. Se esperaba above: o below: y una tasa entre 0 y 1, como above:0.55.
arena-rate = Tasa
arena-rates = { $rate } % ganado (95 %: de { $low } a { $high }), { $games ->
    [one] una partida
   *[other] { $games } partidas
 } de { $pairs ->
    [one] un reparto
   *[other] { $pairs } repartos
 }.
arena-margin = { $margin } puntos por partida respecto a los demás; { $turns } turnos por partida.
arena-by-seat = Según el sitio, primero el que empieza: { $rates }
arena-answer-yes = sí, decidido.
arena-answer-no = no, decidido.
arena-answer-open = aún sin decidir.
arena-turns = Turnos por partida
arena-scores = Puntos del primer jugador
arena-ratings = Clasificación
arena-no-plots = Falta matplotlib: no se ha dibujado ninguna imagen. Viene con optafel[arena].
