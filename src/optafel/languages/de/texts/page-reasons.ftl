## Warum ein Zug für das ganze Spiel besser ist

reviewed-why-waits-words = wartet, weil jedes Wort hier mehr verschenkt, als es bringt
reviewed-why-scores = legt ein Wort, statt zu warten
reviewed-why-whole-rack = legt das ganze Brettchen, und das zählt doppelt
reviewed-why-draws-seven = leert das Brettchen und zieht sieben neue Steine
reviewed-why-last-turn = hält Steine zurück, damit der letzte Zug besser fällt
reviewed-why-more-turns = legt wenige Steine, damit noch mehr Züge kommen
reviewed-why-last-round = behält einen Stein für die letzte Runde
reviewed-why-no-seven = leert das Brettchen nicht: sieben neue Steine würden jetzt nur Punkte kosten
reviewed-why-longer-word = legt ein längeres Wort
reviewed-why-fewer-left = behält weniger Steine
reviewed-why-better-letters = behält Buchstaben, aus denen mehr wird
reviewed-why-keeps-tiles = behält Steine für später
reviewed-why-spares-joker = behält den Joker
hint-game-why = Das ist für den Moment am besten. Für das ganze Spiel ist ein anderer Zug besser. Er { $why }: { $sets }
