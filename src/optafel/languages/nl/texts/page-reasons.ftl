## Waarom een beurt beter is voor de hele partij

reviewed-why-waits-words = wacht, want elk woord geeft hier meer weg dan het brengt
reviewed-why-scores = legt een woord in plaats van te wachten
reviewed-why-whole-rack = legt het hele plankje, en dat telt dubbel
reviewed-why-draws-seven = maakt het plankje leeg en pakt zeven nieuwe stenen
reviewed-why-last-turn = houdt stenen achter, zodat de laatste beurt beter valt
reviewed-why-more-turns = legt weinig stenen, zodat er nog meer beurten komen
reviewed-why-last-round = houdt een steen over voor de laatste ronde
reviewed-why-no-seven = maakt het plankje niet leeg: zeven nieuwe stenen kosten nu alleen punten
reviewed-why-longer-word = legt een langer woord
reviewed-why-fewer-left = houdt minder stenen over
reviewed-why-better-letters = houdt letters over waar meer mee kan
reviewed-why-keeps-tiles = houdt stenen achter voor later
reviewed-why-spares-joker = houdt de joker
hint-game-why = Dat is het beste voor nu. Voor de hele partij is een andere beurt beter, want die { $why }: { $sets }
