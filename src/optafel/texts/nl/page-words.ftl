## Wat een tafel bij een woordspel kan afspreken

option-to-50 = Spelen tot 50 punten
option-to-last-tile = Spelen tot de laatste steen in plaats van tot 50 punten
option-children = Met kinderen: woorden en restwoorden van twee letters
option-strict-clock = Een beurt die te lang duurt levert niets op
option-open-pot = Open pot: kiezen uit vier stapels
option-only-useful-letters = Letters weglaten die de taal niet heeft
option-no-names = Geen namen
option-no-verbs = Geen werkwoorden
option-no-plurals = Geen meervouden
option-no-diminutives = Geen verkleinwoorden
option-compounds = Goede samenstellingen tellen, ook als ze nergens staan
option-family-words = Kwetsende woorden weglaten
option-extra-words = Woorden die ook tellen, met spaties ertussen
option-banned-words = Woorden die niet tellen
option-theme = Thema: alleen deze woorden, of de naam van een lijst
option-challenge = Woorden worden pas nagekeken als iemand ze betwijfelt
reason-last-round = De laatste ronde is gespeeld.
