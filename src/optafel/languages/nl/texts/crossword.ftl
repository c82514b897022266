## De scheidsrechter van het kruiswoord

refuse-no-such-play = “{ $read }” is niet te lezen: verwacht werd een vakje en een woord, bijvoorbeeld 8D TAART (horizontaal) of D8 TAFEL (verticaal).
refuse-stray-parenthesis = “{ $read }” op plaats { $where } is niet te lezen: haakjes staan in paren, om letters die er al liggen.
refuse-board-rows = Het bord “{ $read }” is niet te lezen: verwacht werden alle rijen, met / ertussen.
refuse-board-row = De rij “{ $read }” van het bord is niet te lezen: het aantal vakjes is niet de breedte van het bord.
refuse-off-board = Dat past niet op het bord: { $squares } ligt voorbij de rand. Rijen gaan van 1 tot { $rows }, kolommen van A tot { $last }.
refuse-square-taken = { $square } is bezet: daar ligt { $letter }, en wat gespeeld is blijft liggen.
refuse-gap = { $count ->
    [one] { $squares } is
   *[other] { $squares } zijn
 } leeg: een punt, of een letter tussen haakjes, staat voor een steen die er al ligt.
refuse-nothing-laid = Leg minstens één steen van je plankje neer, ruil stenen of pas.
refuse-letter-not-in-set = { $count ->
    [one] Er is geen { $letters }
   *[other] Er zijn geen { $letters }
 } in deze letterset.
refuse-blank-unnamed = Zeg voor welke letter de blanco ligt: schrijf die als kleine letter.
refuse-blank-not-on-rack = Daarvoor heb je geen { $count ->
    [one] blanco
   *[other] { $count } blanco’s
 }: een kleine letter is een blanco, een letter van je plankje is een hoofdletter.
refuse-first-off-centre = Het eerste woord moet het vakje in het midden bedekken, { $square }.
refuse-first-too-short = Het eerste woord moet minstens { $fewest } letters hebben.
refuse-not-joined = Die stenen raken niets van wat op het bord ligt: sluit aan bij een woord dat er ligt.
refuse-not-in-dictionary = { $word } staat niet in het woordenboek.
refuse-word-is-a-name = { $word } is alleen een naam, en namen tellen niet.
refuse-word-has-pronoun = { $word } is een werkwoord met een voornaamwoord eraan vast, en die tellen niet.
refuse-digraph-split = { $word } wordt gelegd met de steen { $tiles }, niet met twee letters.
refuse-crossword-no-draw = In dit spel pakt niemand een steen in plaats van te spelen: speel, ruil stenen of pas.
how-crossword-word = { $word }: { $letters } = { $points }
how-crossword-word-times = { $word }: ({ $letters }) × { $times } = { $points }
how-crossword-bingo = Alle { $tiles } stenen tegelijk: { $points } erbij
case-board-play = De zet “{ $read }” van het bord past niet op wat er ligt.
case-no-dictionary = Voor “{ $read }” is hier geen woordenboek. Geef de woorden bij het geval mee.
case-letter-not-in-set = { $count ->
    [one] Er is geen { $letters }
   *[other] Er zijn geen { $letters }
 } in deze letterset.
case-rack-too-long = Op het plankje staan te veel stenen: hoogstens { $most }.
