## Wat verwacht werd, waar iets niet te lezen was

expected-header-or-turn = een kopregel „Naam: waarde” of een beurt „1. A draw”
expected-header = een kopregel „{ $name }: …”
expected-header-seed = een kopregel „Seed: …”; wat een plaats van een lopend spel bewaart heeft die niet
expected-headers = kopregels zoals optafel ze schrijft
expected-turn = een beurt: een nummer, een plaats vanaf A, en wat die deed
expected-turn-as-written = een beurt zoals optafel die schrijft ({ $why })
expected-turn-that-fits = een beurt die bij het spel tot dan toe past ({ $why })
expected-turn-like = een beurt zoals { $example }
expected-turns-at-most = hoogstens { $most } beurten
expected-kind-of-turn = play, draw, pass, exchange, time-out, challenge, accept of resign
expected-kept-record = een verslag dat een plaats van dit spel bewaarde
expected-possible-game = een spel dat met de doos kan ({ $why })
expected-one-of = een van { $choices }
expected-no-option = geen huisregel: dit spel heeft er geen
expected-value-like = een waarde zoals { $example }
expected-text = tekst
expected-text-at-most = tekst van hoogstens { $most } tekens
expected-true-or-false = true of false
expected-object = een object
expected-list = een lijst
expected-list-of-plays = een lijst van zetten
expected-list-of-words = een lijst van woorden
expected-number = een getal
expected-number-between = een getal van { $least } tot { $most }
expected-number-from = een getal vanaf { $least }
expected-letters-with-values = letters met waarden van 0 tot { $most }
