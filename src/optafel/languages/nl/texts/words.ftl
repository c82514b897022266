## De scheidsrechter van de woordspellen

refuse-letter-not-in-box = { $letter }: die letter zit niet in deze uitgave.
refuse-joker-off-table = { $count ->
    [one] Een joker die op tafel lag, ligt
   *[other] { $count } jokers die op tafel lagen, liggen
 } daar aan het eind van de beurt weer in een woord.
refuse-letter-loose = { $letter } ligt los: leg die letter in een woord.
refuse-word-too-short = { $word } is te kort: een woord heeft hier minstens { $least } letters.
refuse-no-word = { $reason ->
    [banned] { lexicon-banned }
    [not-in-theme] { lexicon-not-in-theme }
    [a-name] { lexicon-a-name }
    [only-a-verb] { lexicon-only-a-verb }
    [only-a-plural] { lexicon-only-a-plural }
    [only-a-diminutive] { lexicon-only-a-diminutive }
    [verb-with-pronoun] { lexicon-verb-with-pronoun }
    [hurtful] { lexicon-hurtful }
    [only-in-brazil] { lexicon-only-in-brazil }
    [only-in-portugal] { lexicon-only-in-portugal }
    [not-letters] { lexicon-not-letters }
    [unnamed-joker] { $word } is geen woord, waar de joker ook voor ligt.
   *[not-in-dictionary] { lexicon-not-in-dictionary }
 }
refuse-no-rest-word = { $word } is opgebroken. Laat er een ononderbroken stuk van minstens { $least } letters als woord van liggen, of neem het in zijn geheel op in een langer woord.
refuse-joker-bound = De joker lag voor { $letter } en houdt die letter tot er een echte { $letter } voor in de plaats ligt.
refuse-opening-too-short = Leg een beginwoord van minstens { $need } letters van je eigen plankje{ $letters ->
    [0] .
   *[other] : je langste woord heeft er { $letters }.
 }
refuse-equal-words = { $word } ligt al op tafel, en een woord mag er maar één keer liggen.
how-longest = { $word } is het langste nieuwe woord: { $score ->
    [one] één punt
   *[other] { $score } punten
 }.
how-whole-rack = Het hele plankje in één beurt: verdubbeld tot { $score } punten.
how-nothing-new = Geen woord dat er nu ligt is nieuw: geen punten.
how-rest-word = { $word } is wat er van een langer woord overbleef en levert niets op.
how-formed-before = { $word } is eerder in het spel gevormd en levert niet nog eens iets op.
how-lies-twice = { $word } ligt er twee keer en levert niets op.
case-too-many-tiles = In het veld “{ $name }” staan te veel stenen: hoogstens { $most }, met het plankje mee.
