## De scheidsrechter van de woordspellen

refuse-letter-not-in-box = { $letter }: die letter zit niet in deze uitgave.
refuse-joker-off-table = { $count ->
    [one] Een joker die op tafel lag moet daar
   *[other] { $count } jokers die op tafel lagen moeten daar
 } aan het eind van de beurt weer liggen: zet hem in een woord.
refuse-letter-loose = { $letter } ligt los: leg die letter in een woord.
refuse-word-too-short = { $word } is te kort: een woord heeft hier minstens { $least } letters.
refuse-no-word = { $reason ->
    [banned] { $word } telt aan deze tafel niet mee: dat is zo afgesproken.
    [not-in-theme] { $word } hoort niet bij het thema van dit spel.
    [a-name] { $word } is een naam, en namen tellen hier niet.
    [only-a-verb] { $word } is alleen een werkwoord of een vorm daarvan, en die tellen hier niet.
    [only-a-plural] { $word } is alleen een meervoud, en meervouden tellen hier niet.
    [only-a-diminutive] { $word } is alleen een verkleinwoord, en die tellen hier niet.
    [verb-with-pronoun] { $word } is een werkwoord met een voornaamwoord eraan vast, en die tellen hier niet.
    [not-for-the-family] { $word } is een woord dat kwetst, en dat blijft aan deze tafel weg.
    [unnamed-joker] { $word } is geen woord, waar de joker ook voor staat.
   *[other] { $word } staat niet in het woordenboek.
 }
refuse-no-rest-word = { $word } is opgebroken. Laat er een ononderbroken stuk van minstens { $least } letters als woord van liggen, of neem het in zijn geheel op in een langer woord.
refuse-joker-bound = De joker stond voor { $letter } en houdt die letter tot er een echte { $letter } voor in de plaats ligt.
refuse-opening-too-short = Leg een beginwoord van minstens { $need } letters van je eigen plankje{ $letters ->
    [0] .
   *[other] : je langste woord heeft er { $letters }.
 }
refuse-equal-words = { $word } ligt al op tafel, en geen woord ligt er twee keer.
how-longest = { $word } is het langste nieuwe woord: { $score ->
    [one] één punt
   *[other] { $score } punten
 }.
how-whole-rack = Het hele plankje in één beurt: verdubbeld tot { $score } punten.
how-nothing-new = Geen woord dat er nu ligt is nieuw: geen punten.
how-rest-word = { $word } is wat er van een langer woord overbleef en levert niets op.
how-formed-before = { $word } is eerder in het spel gevormd en levert niet nog eens iets op.
how-lies-twice = { $word } ligt er twee keer en levert niets op.
case-too-many-tiles = In het veld „{ $name }” staan te veel stenen: hoogstens { $most }, met het plankje mee.
