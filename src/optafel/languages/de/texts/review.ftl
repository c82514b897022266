## Ein Spiel an der Befehlszeile nachspielen

reviewed-working = Die besten Züge werden gesucht
reviewed-stopped = Nach { $done } von { $turns } Zügen angehalten.
reviewed-played-tiles = { $count ->
    [one] { $count } Stein gelegt
   *[other] { $count } Steine gelegt
 }
reviewed-drew = gezogen
reviewed-passed = gepasst
reviewed-exchanged = Steine getauscht
reviewed-timed-out = Zeit um
reviewed-taken-back = ein Wort, das nicht galt
reviewed-was-best = nichts Besseres
reviewed-best-tiles = { $got ->
    [one] am besten { $got } Stein: { $play }
   *[other] am besten { $got } Steine: { $play }
 }
reviewed-best-points = am besten { $got }: { $play }
reviewed-best-worth = am besten { $got }: { $play }, mit den behaltenen Steinen { $worth } wert (dieser { $made })
reviewed-best-end = am besten { $got }: { $play }, am Ende { $more } mehr
reviewed-common = mit geläufigen Wörtern { $got }: { $play }
reviewed-not-proved = (vielleicht gibt es einen besseren)
reviewed-unsolved-rack = Brettchen nicht bekannt
reviewed-unsolved-dictionary = kein Wörterbuch für diese Buchstaben
reviewed-unsolved-box = in keiner Schachtel sind diese Steine
reviewed-differences = { $count ->
    [one] Aufzeichnung und Regeln unterscheiden sich an { $count } Stelle: optafel gcg zeigt sie.
   *[other] Aufzeichnung und Regeln unterscheiden sich an { $count } Stellen: optafel gcg zeigt sie.
 }
reviewed-missed-tiles = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }, { $missed ->
    [one] { $missed } Stein verpasst
   *[other] { $missed } Steine verpasst
 }
reviewed-missed-points = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }, { $missed } verpasst
reviewed-turning-points = Wendepunkte
reviewed-point-missed-tiles = { $missed ->
    [one] Zug { $turn }: { $name } hätte { $missed } Stein mehr legen können.
   *[other] Zug { $turn }: { $name } hätte { $missed } Steine mehr legen können.
 }
reviewed-point-missed-points = { $missed ->
    [one] Zug { $turn }: { $name } hat { $missed } Punkt verpasst.
   *[other] Zug { $turn }: { $name } hat { $missed } Punkte verpasst.
 }
reviewed-point-lead-points = Zug { $turn }: Von hier an lag { $name } vorn.
reviewed-point-lead-tiles = Zug { $turn }: Von hier an hatte { $name } die wenigsten Steine.
reviewed-why-goes-out = macht auf einmal Schluss
reviewed-why-keeps-joker = behält den Joker
reviewed-why-stops-next = der nächste Spieler hätte Schluss machen können
reviewed-why-waits = hält Steine zurück: Was liegt, hilft den anderen
reviewed-why-opens = eröffnet, sodass von nun an alles zählt
reviewed-why-lays-more = wird mehr Steine los
reviewed-why-keeps-more = behält mehr für später
reviewed-why-leaves-less = lässt den anderen weniger zum Anlegen
reviewed-why-scores-more = bringt mehr Punkte
reviewed-why-keeps-better = behält bessere Steine
reviewed-why-keeps-blank = behält den Blankostein
reviewed-why-exchanges = tauscht Steine, mit denen nichts geht
reviewed-why-ends-better = führt zu einem besseren Ende
reviewed-chance = Gewinnchance { $made } %, mit dem besten Zug für das Spiel { $chance } %: { $play }
reviewed-chance-best = auch für das Spiel am besten: { $chance } % Gewinnchance
reviewed-accuracy = { $name } behielt { $percent } % der Gewinnchance.
reviewed-point-chance = Zug { $turn }: { $name } verschenkte { $cost } % Gewinnchance.
reviewed-game-draw = ziehen
reviewed-game-pass = passen
