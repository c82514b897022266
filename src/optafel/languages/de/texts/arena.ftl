## Die Arena: Bots gegeneinander

arena-no-such-rulebook = Es gibt keine Spielanleitung „{ $read }“. Erwartet: eine von { $rulebooks }.
arena-no-such-player = Es gibt für dieses Spiel keinen Spieler „{ $read }“. Erwartet: einer von { $players }, oder ein Programm mit --bot.
arena-too-few-players = { $count ->
    [one] Ein Spieler ist
   *[other] { $count } Spieler sind
 } nicht genug. Erwartet: mindestens zwei, durch Kommas getrennt.
arena-twice = Ein Spieler ist zweimal genannt: { $players }. Erwartet: jeder einmal.
arena-seats = Dieses Spiel wird hier zu { $fewest } bis { $most } gespielt, nicht zu { $read }.
arena-setup = Dieser Wettkampf kann nicht stattfinden: { $why }
arena-no-cluster = Unter „{ $read }“ antwortet kein Cluster: { $why } Erwartet: die Adresse eines laufenden Ray-Clusters, wie ray://host:10001, oder local.
arena-cluster-lost = Der Cluster { $read } ist ausgefallen: { $why } Beendete Spiele zählen; derselbe Befehl macht mit --out dort weiter.
arena-other-version = Ein Rechner des Clusters hat optafel { $there }, dieser { $wanted }. Erwartet: überall dieselbe Version.
arena-other-file = { $file } ist keine Datei mit Ergebnissen. Erwartet: die Spalten { $columns }.
arena-question = „{ $read }“ ist keine Frage. Erwartet: above: oder below: und eine Quote zwischen 0 und 1, wie above:0.55.
arena-rate = Quote
arena-rates = { $rate } % gewonnen (95 %: { $low } bis { $high }), { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
 } aus { $pairs ->
    [one] einer Verteilung
   *[other] { $pairs } Verteilungen
 }.
arena-margin = { $margin } Punkte je Spiel gegenüber den anderen; { $turns } Züge je Spiel.
arena-by-seat = Nach Platz, wer beginnt zuerst: { $rates }
arena-answer-yes = ja, entschieden.
arena-answer-no = nein, entschieden.
arena-answer-open = noch nicht entschieden.
arena-turns = Züge je Spiel
arena-scores = Punkte des ersten Spielers
arena-ratings = Spielstärke
arena-no-plots = matplotlib fehlt: Es wurde kein Bild gezeichnet. Es kommt mit optafel[arena].
