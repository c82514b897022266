## Der Schiedsrichter der Zahlenspiele

refuse-set-too-short = { $set }: { $tiles ->
    [one] Ein Stein ist
   *[other] Zwei Steine sind
 } noch keine Kombination. Eine Reihe oder Gruppe hat mindestens drei.
refuse-set-only-jokers = { $set }: Zu einer Kombination gehört mindestens ein Stein mit einer Zahl.
refuse-set-mixed = { $set } ist weder eine Reihe (eine Farbe, aufeinanderfolgende Zahlen) noch eine Gruppe (eine Zahl, verschiedene Farben).
refuse-run-gap = { $set }: Die Zahlen folgen nicht aufeinander. Füll die Lücke oder teil die Reihe.
refuse-run-out-of-order = { $set }: Leg die Steine in der Reihenfolge ihrer Zahlen.
refuse-run-number-twice = { $set }: Eine Reihe hat jede Zahl nur einmal.
refuse-run-after-13 = { $set }: { $highest } schließt eine Reihe ab, danach kommt keine 1.
refuse-run-beyond = { $set }: Eine Reihe geht höchstens von 1 bis { $highest }; ein Joker stünde hier für eine Zahl außerhalb.
refuse-group-colour-twice = { $set }: Eine Gruppe hat jede Farbe nur einmal, und { $tile } liegt zweimal da.
refuse-group-too-long = { $set }: Eine Gruppe hat höchstens { $most } Farben, das hier wären { $tiles }.
refuse-mirror-twice = { $set }: In einer Kombination liegt höchstens ein Spiegel.
refuse-mirror-uneven = { $set }: Beide Seiten eines Spiegels müssen gleich sein, Stein für Stein, Zahl und Farbe.
refuse-colour-change-in-group = { $set }: Ein Farbwechsel-Joker liegt nur in Reihen.
refuse-colour-change-misplaced = { $set }: Vor einem Farbwechsel-Joker hat die Reihe eine Farbe, danach eine andere, und zwei davon liegen nie nebeneinander.
refuse-nothing-played = Leg mindestens einen Stein von deinem Brettchen, oder zieh.
refuse-tile-left-table = Leg { $tiles } zurück: Was auf dem Tisch lag, liegt am Ende des Zugs wieder dort.
refuse-joker-left-table = { $tiles }: Ein befreiter Joker kommt im selben Zug wieder in eine Kombination, nie auf ein Brettchen.
refuse-not-on-rack = { $tiles } { $count ->
    [one] ist
   *[other] sind
 } nicht auf deinem Brettchen.
refuse-not-in-box = { $tiles }: Diesen Joker gibt es in dieser Ausgabe nicht.
refuse-opening-too-low = Leg zum ersten Auslegen { $need } Punkte vom eigenen Brettchen: Du hast { $value }, es fehlen { $short }.
refuse-opening-touches-table = In dem Zug, in dem du zum ersten Mal auslegst, bleibt der Tisch, wie er lag: Leg { $sets } zurück.
how-opening = Erstes Auslegen: { $value } Punkte (mindestens { $need }).
