## Unterschriften, und was eine Aufzeichnung behalten muss

verify-other-stirs = Nicht fair: Etwas, das zum Mischen beigetragen wurde, ist nicht in diesem Spiel.
verify-other-turns = Die Aufzeichnung, die du behalten hast, hat andere Züge als diese.
verify-unfinished = Nicht bewiesen: Die Aufzeichnung hört vor dem Ende des Spiels auf; es können also Ziehungen fehlen.
verify-signature-signed = Unterschrieben mit dem Schlüssel, den der Server benutzt.
verify-signature-signed-older = Unterschrieben mit einem älteren Schlüssel des Servers.
verify-signature-changed = Die Unterschrift passt nicht: Die Aufzeichnung wurde geändert, nachdem der Server sie geschrieben hatte.
verify-signature-other-key = Unterschrieben mit einem Schlüssel, den der Server nicht nennt: Die Aufzeichnung kommt von anderswo.
verify-signature-unsigned = Die Aufzeichnung ist nicht unterschrieben: Jeder kann sie geschrieben haben.
verify-signature-not-checked = Die Aufzeichnung ist unterschrieben. Gib mit --key die Adresse ihres Servers an, um das zu prüfen.
verify-no-keys = { $where } nennt keine Schlüssel: { $why }.
shell-keys = Die Schlüssel zeigen, mit denen dieser Server seine Aufzeichnungen unterschreibt.
shell-option-stir = Was du zum Mischen beigetragen hast; es muss im Spiel sein.
shell-option-key = Der Server, der unterschrieben haben muss: seine Adresse, eine Datei mit seinen Schlüsseln oder ein Schlüssel.
shell-option-rotate = Einen neuen Schlüssel machen und von jetzt an damit unterschreiben; die älteren bleiben auf der Liste.
shell-option-forget = Einen älteren Schlüssel von der Liste nehmen, zum Beispiel weil ihn jemand gestohlen hat.
keys-in-use = { $id }, in Gebrauch seit { $since }: { $public }
keys-older = { $id }, benutzt von { $since } bis { $until }
keys-not-older = { $id } ist keiner der älteren Schlüssel.
expected-turn-number = Zug Nummer { $number }: Keiner darf fehlen, doppelt stehen oder verschoben sein
expected-header-once = nur eine Zeile „{ $name }: …“
expected-nothing-signed-after = nichts nach der Unterschrift
