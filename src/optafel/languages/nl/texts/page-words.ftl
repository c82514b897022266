## Wat een tafel bij een woordspel kan afspreken

option-to-50 = Spelen tot een aantal punten
option-goal = Punten waar je naar speelt
option-to-last-tile = Spelen tot de laatste steen in plaats van tot een aantal punten
option-children = Met kinderen: woorden en restwoorden van twee letters
option-strict-clock = Een beurt die te lang duurt levert niets op
option-open-pot = Open pot: kiezen uit vier stapels
option-only-useful-letters = Letters weglaten die de taal niet heeft
option-no-names = Geen namen
option-no-verbs = Geen werkwoorden
option-no-plurals = Geen meervouden
option-no-diminutives = Geen verkleinwoorden
option-compounds = Goede samenstellingen tellen, ook als ze in geen woordenboek staan
option-family-words = Kwetsende woorden weglaten
option-portuguese = Wiens woorden in het Portugees tellen
option-portuguese-both = Die van beide landen
option-portuguese-portugal = Die van Portugal
option-portuguese-brazil = Die van Brazilië
option-extra-words = Woorden die ook tellen, met spaties ertussen
option-banned-words = Woorden die niet tellen
option-theme = Thema: alleen woorden van één onderwerp
option-challenge = Woorden worden pas nagekeken als iemand ze betwijfelt
reason-last-round = De laatste ronde is gespeeld.

## Aan tafel

word-whole = Woord { $number }: { $tiles }
word-partial = Woord { $number }, nog niet goed: { $tiles }. { $why }
mark-new = nieuw · { $letters }
mark-rest = restwoord
joker-letter = joker
sort-letter = Sorteer op alfabet
your-turn-word = Jouw beurt. Leg letters neer, of pak er een.
your-turn-open-word = Jouw beurt. Begin met een woord van minstens { $need } letters van je plankje, of pak een steen.
turn-scores = { $score ->
    [0] Dat mag zo liggen, maar levert niets op.
    [one] Dat levert 1 punt op met { $word }.
   *[other] Dat levert { $score } punten op met { $word }.
 }
seat-points = { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }
challenge = Dat betwijfel ik
accept = Laat maar liggen
doubts-title = { $name } legde { $words }. Twijfelt er iemand?
doubts-say = Alle anderen antwoorden voordat de volgende beurt begint. De plankjes blijven verborgen.
doubts-others = Iedereen hier laat het liggen. De anderen mogen nog twijfelen.
doubts-stands = Laat het liggen
piles-take = Kies de stenen die je pakt
piles-draw = Leg letters neer, of kies een steen om te pakken
pile-top = Pak { $tile }
pile-empty = Deze stapel is leeg
setup-words-language = Taal van de woorden
words-in-nl = Nederlands
words-in-en = Engels
words-in-fr = Frans
words-in-de = Duits
words-in-es = Spaans
words-in-pt = Portugees
lesson-word-type = Sleep letters naar de tafel, of tik ze aan en dan de tafel. Met een toetsenbord kun je het woord gewoon typen.
lesson-word-table = Gebruik ook letters van woorden op tafel: aan het eind ligt elke letter in een woord.

## Het einde van een spel met letters

won-alone = Je haalde { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }
record-new = Een record: { $word }, { $letters } letters.
record-stands = Het record blijft staan: { $word }, { $letters } letters.
reason-words-went-out = { $out ->
    [you] { $who ->
        [you] Jij legde je laatste letter en hebt de meeste punten: { $score }.
       *[other] Jij legde je laatste letter. { $name } heeft de meeste punten: { $score }.
     }
   *[other] { $who ->
        [you] { $outname } legde de laatste letter. Jij hebt de meeste punten: { $score }.
       *[other] { $outname } legde de laatste letter. { $name } heeft de meeste punten: { $score }.
     }
 }
reason-words-blocked = Niemand kon nog iets leggen. Wie de meeste punten heeft, wint.
reason-crossword-went-out = De pot en een plankje zijn leeg. Wie de meeste punten heeft, wint.
reason-crossword-blocked = Iedereen paste na elkaar. Wie de meeste punten heeft, wint.
joker-choose = Zeg waar de joker voor ligt
joker-choose-title = Voor welke letter ligt de joker?
theme-list-animals = dieren
theme-list-nature = natuur
theme-list-food = eten
theme-list-travel = reizen
theme-list-play = spel
theme-list-body-and-clothes = lichaam en kleren
theme-any = Elk woord
theme-own = Eigen woorden…
theme-own-words = De woorden van het thema, met spaties of komma’s ertussen

## Words, not sets
hint-where-words = { $count ->
    [0] Er kan een woord gelegd worden zonder de tafel te veranderen. Vraag nog eens om te zien welke letters.
    [one] Kijk naar het woord dat oplicht. Vraag nog eens om te zien welke letters.
   *[other] Kijk naar de { $count } woorden die oplichten. Vraag nog eens om te zien welke letters.
 }
lesson-word-wait = Kijk welke woorden de anderen leggen. Zoek er intussen een op je eigen plankje.
lesson-word-watch = Letters die sinds je beurt zijn gelegd, hebben een gouden rand. Schik intussen je plankje: sleep, of sorteer op alfabet.
lesson-word-put = Tik nu waar ze heen moeten: een woord, de lege tafel of je plankje.
lesson-word-end = Elk woord telt. Sluit je beurt af, of leg nog meer.
lesson-word-cannot = Je kunt deze beurt geen woord leggen: pak een steen.
lesson-board-first = Het eerste woord gaat over het middelste vakje. Tik een letter aan en dan een vakje, of typ.
lesson-board-join = Elk nieuw woord sluit aan op een woord dat er ligt, en alles wat elkaar raakt, moet ook een woord zijn. Gekleurde vakjes tellen meer.
joker-say-letter = Een joker staat voor elke letter. Leg hem waar je er een nodig hebt.
