## De spellen leren: wat alle zes pagina’s zeggen

learn-title = Leer de spellen
learn-say = Zes spelregelboekjes, kort verteld, elk met zijn voorbeelden om zelf te proberen. De scheidsrechter kijkt mee en zegt waarom iets wel of niet mag liggen.
learn-read = Lees de regels
learn-read-of = Lees de regels: { $game }
learn-all = Alle zes spellen
learn-sections = Op deze pagina
learn-play = Speel dit spel
learn-section-box = Wat er in de doos zit
learn-section-start = Hoe je begint
learn-section-sets = Series en rijtjes
learn-section-words = Welke woorden tellen
learn-section-opening = Uitkomen
learn-section-turn = Een beurt
learn-section-joker = Jokers
learn-section-draw = Pakken
learn-section-score = Punten
learn-section-clock = De klok
learn-section-end = Het einde
learn-section-house = Huisregels
learn-place = Spelregelboek { $book }: { $headings }
learn-heading = “{ $heading }”
learn-box-tile = { $count } keer { $tile }
learn-box-worth = { $count } keer { $tile }, { $value } waard
learn-house-say = Een tafel mag iets anders afspreken. Elke huisregel is een schakelaar bij het klaarzetten; dit zegt het boekje ervan.
learn-house-set = Zet een spel klaar met huisregels
learn-misprint = Een drukfout

## Voorbeelden

learn-examples = Om te proberen
learn-ours = Ons eigen voorbeeld
learn-on-table = Op tafel
learn-on-rack = Op je plankje
learn-afterwards = Daarna
learn-board = Een stuk van het bord, vanaf { $from }, met de letters { $letters }
learn-claimed = Wat er in het boekje staat
learn-may = Dit mag
learn-may-not = Dit mag niet
learn-not-opened = Je bent nog niet uitgekomen.
learn-erratum = Een drukfout: dit klopt niet
learn-erratum-say = Het boekje laat deze zet zien, maar met deze stenen kan hij niet. De scheidsrechter:
learn-mended = Zo klopt het wel
learn-try = Probeer het zelf
learn-try-of = Probeer het zelf: { $example }
learn-show = Laat zien
learn-show-of = Laat zien: { $example }
learn-leave = Ruim de stenen op
learn-start-again = Begin opnieuw
learn-hands = Sleep de stenen, of tik ze aan en dan de plek waar ze heen gaan. De scheidsrechter kijkt mee.
learn-referee = De scheidsrechter
learn-good = { $count ->
    [one] Dat mag, met 1 steen van je plankje.
   *[other] Dat mag, met { $count } stenen van je plankje.
 }
learn-opening-worth = Je komt uit met { $value } punten.
learn-same = Zo staat het ook in het boekje.
learn-score-table = Het scoreblad van het boekje
learn-player = Speler { $letter }
learn-game = Spel { $number }

## De uitgaven van één boekje

learn-edition-of = Voorbeelden uit de uitgave in het
learn-taken-out = Gaat uit de doos
learn-taken-none = niets
learn-late = Als de tijd om is
learn-late-plain = Letters die in geen woord liggen gaan terug in de pot; de beurt is voorbij.
learn-late-skip = Hetzelfde, en je verliest ook je volgende beurt.

## Wat de boekjes van elke huisregel zeggen

learn-option-opening-value = Het boekje vraagt { $default } punten.
learn-option-opening-goes-on = Ben je uitgekomen, dan mag je in dezelfde beurt verder, zegt het boekje.
learn-option-opening-goes-on-rummikub-jokers = In de beurt waarin je uitkomt blijft de tafel liggen zoals hij ligt, zegt het boekje.
learn-option-joker-penalty = Het boekje rekent { $default } punten.
learn-option-time-out-penalty = Het boekje laat je { $default } stenen pakken.
learn-option-to-50 = Volgens het boekje speel je tot de laatste steen; het noemt 50 punten voor een korter spel of voor twee spelers.
learn-option-to-last-tile = Volgens het boekje eindigt het spel bij 50 punten; de laatste steen noemt het als andere manier.
learn-option-strict-clock = Het boekje stelt het voor als het spannender mag.
learn-option-strict-clock-woord-international = Het boekje noemt alleen de tijd, geen straf.
learn-option-open-pot = Tip van het boekje: vier open stapeltjes, en je kiest uit de bovenste.
learn-option-children = Tip van het boekje voor kinderen: woorden en restwoorden van twee letters, en ook werkwoorden.
learn-option-only-useful-letters = Het boekje speelt met alle letters, behalve waar een uitgave er een paar uithaalt.
learn-option-no-names = Advies van het boekje: geen eigennamen of aardrijkskundige namen.
learn-option-no-names-word-2023 = Het boekje vraagt woorden uit een gewoon woordenboek, zonder afkortingen en vreemde woorden.
learn-option-no-verbs = Het boekje raadt aan werkwoorden en hun vormen niet toe te staan. Hier tellen ze, tenzij je ze uitzet.
learn-option-no-verbs-word-2023 = Het boekje zegt er niets over: werkwoorden tellen.
learn-option-no-plurals = Het boekje raadt aan meervouden niet toe te staan. Hier tellen ze, tenzij je ze uitzet.
learn-option-no-plurals-word-2023 = Het boekje zegt er niets over: meervouden tellen.
learn-option-no-diminutives = Het boekje raadt aan verkleinwoorden niet toe te staan. Hier tellen ze, tenzij je ze uitzet.
learn-option-no-diminutives-word-2023 = Het boekje zegt er niets over: verkleinwoorden tellen.
learn-option-compounds = Het boekje maakt een woordenboek tot rechter; een samenstelling die volgens de taalregels klopt telt hier ook.
learn-option-family-words = Het boekje zegt er niets over.
learn-option-portuguese = Het boekje zegt er niets over.
learn-option-extra-words = De spelers spreken vooraf af wat telt, zegt het boekje.
learn-option-extra-words-word-2023 = Het boekje kent alleen het woordenboek.
learn-option-banned-words = De spelers spreken vooraf af wat telt, zegt het boekje.
learn-option-banned-words-word-2023 = Het boekje kent alleen het woordenboek.
learn-option-theme = Dit boekje zegt er niets over; een ander stelt het voor aan gevorderden.
learn-option-theme-word-2023 = Het boekje stelt het voor aan gevorderden: alleen woorden over één onderwerp.
learn-option-challenge = Bij twijfel beslist een woordenboek, zegt het boekje. Hier worden woorden nagekeken voordat een beurt eindigt, tenzij je dit aanzet.
learn-option-challenge-word-2023 = Een woord dat niet klopt gaat terug en kost een steen, zegt het boekje. Hier worden woorden nagekeken voordat een beurt eindigt, tenzij je dit aanzet.
learn-option-challenge-scrabble-nl = Twijfelen doe je voordat de volgende begint, zegt het boekje. Hier worden woorden nagekeken voordat een beurt eindigt, tenzij je dit aanzet.
learn-option-letters = In onze kopie staan de letters niet; het voorbeeld past bij een oudere Nederlandse set.
learn-option-exchange-pot = Het boekje vraagt geen minimum in de pot.
learn-option-bingo = Het boekje geeft { $default } punten.
learn-option-goal = “Bijvoorbeeld 50”, zegt het boekje.
learn-option-scoreless-to-end = Alleen met een lege pot is het spel uit, zegt het boekje. Op toernooien stopt men ook na zoveel beurten zonder punten.
learn-section-aim = Het doel
