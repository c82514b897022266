## Was erwartet wurde, wo etwas nicht zu lesen war

expected-header-or-turn = eine Kopfzeile „Name: Wert“ oder ein Zug „1. A draw“
expected-header = eine Kopfzeile „{ $name }: …“
expected-header-seed = eine Kopfzeile „Seed: …“; was ein Platz von einem laufenden Spiel behält, hat keine
expected-headers = Kopfzeilen, wie optafel sie schreibt
expected-turn = ein Zug: eine Nummer, ein Platz ab A und was er getan hat
expected-turn-as-written = ein Zug, wie optafel ihn schreibt ({ $why })
expected-turn-that-fits = ein Zug, der zum bisherigen Spiel passt ({ $why })
expected-turn-like = ein Zug wie { $example }
expected-turns-at-most = höchstens { $most } Züge
expected-kind-of-turn = play, draw, pass, exchange, time-out, challenge, accept oder resign
expected-kept-record = eine Aufzeichnung, die ein Platz dieses Spiels behalten hat
expected-possible-game = ein Spiel, das mit der Schachtel möglich ist ({ $why })
expected-one-of = eins von { $choices }
expected-no-option = keine Hausregel: Dieses Spiel hat keine
expected-value-like = ein Wert wie { $example }
expected-text = Text
expected-text-at-most = Text mit höchstens { $most } Zeichen
expected-true-or-false = true oder false
expected-object = ein Objekt
expected-list = eine Liste
expected-list-of-plays = eine Liste von Zügen
expected-list-of-words = eine Liste von Wörtern
expected-number = eine Zahl
expected-number-between = eine Zahl von { $least } bis { $most }
expected-number-from = eine Zahl ab { $least }
expected-letters-with-values = Buchstaben mit Werten von 0 bis { $most }
