## Handtekeningen, en wat een verslag moet bewaren

verify-other-stirs = Niet eerlijk: iets wat aan het schudden is toegevoegd, zit niet in dit spel.
verify-other-turns = Het verslag dat je bewaarde heeft andere beurten dan dit.
verify-unfinished = Niet bewezen: het verslag houdt op voor het einde van het spel; er kunnen dus getrokken stenen zijn weggelaten.
verify-signature-signed = Getekend met de sleutel die de server gebruikt.
verify-signature-signed-older = Getekend met een oudere sleutel van de server.
verify-signature-changed = De handtekening klopt niet: het verslag is veranderd nadat de server het schreef.
verify-signature-other-key = Getekend met een sleutel die de server niet noemt: het verslag komt ergens anders vandaan.
verify-signature-unsigned = Het verslag is niet getekend: iedereen kan het geschreven hebben.
verify-signature-not-checked = Het verslag is getekend. Geef met --key het adres van de server om dat na te gaan.
verify-no-keys = { $where } noemt geen sleutels: { $why }.
shell-keys = Toon de sleutels waarmee deze server zijn verslagen tekent.
shell-option-stir = Wat je aan het schudden toevoegde; het moet in het spel zitten.
shell-option-key = De server die het getekend moet hebben: zijn adres, een bestand met zijn sleutels, of een sleutel.
shell-option-rotate = Maak een nieuwe sleutel en teken daar voortaan mee; de oudere blijven op de lijst.
shell-option-forget = Haal een oudere sleutel van de lijst, bijvoorbeeld omdat iemand hem heeft gestolen.
keys-in-use = { $id }, in gebruik sinds { $since }: { $public }
keys-older = { $id }, gebruikt van { $since } tot { $until }
keys-not-older = { $id } is geen van de oudere sleutels.
expected-turn-number = beurt nummer { $number }: geen enkele mag ontbreken, dubbel staan of verplaatst zijn
expected-header-once = maar één regel “{ $name }: …”
expected-nothing-signed-after = niets na de handtekening
