## Waarom een woord niet telt
lexicon-not-letters = “{ $word }” kan niet gelegd worden: er staat een teken in dat geen letter is. Woorden met een apostrof, een streepje of een spatie tellen niet.
lexicon-too-short = { $word } is hier te kort.
lexicon-banned = { $word } telt niet aan deze tafel: de spelers hebben het uitgesloten.
lexicon-not-in-dictionary = { $word } staat niet in het woordenboek.
lexicon-not-in-theme = { $word } hoort niet bij het thema.
lexicon-a-name = { $word } is alleen een naam, en namen tellen niet.
lexicon-only-a-verb = { $word } is alleen een werkwoord of een vorm daarvan, en die tellen hier niet.
lexicon-only-a-plural = { $word } is alleen een meervoud, en meervouden tellen hier niet.
lexicon-only-a-diminutive = { $word } is alleen een verkleinwoord, en die tellen hier niet.
lexicon-verb-with-pronoun = { $word } is een werkwoord met een voornaamwoord eraan, en die tellen hier niet.
lexicon-hurtful = { $word } is een woord dat kwetst, en deze tafel laat zulke woorden weg.
lexicon-only-in-brazil = { $word } komt alleen in Brazilië voor, en deze tafel speelt met de woorden van Portugal.
lexicon-only-in-portugal = { $word } komt alleen in Portugal voor, en deze tafel speelt met de woorden van Brazilië.

## Wat een woord kan zijn
reading-noun = zelfstandig naamwoord
reading-plural = meervoud
reading-diminutive = verkleinwoord
reading-diminutive-plural = meervoud van een verkleinwoord
reading-infinitive = werkwoord
reading-verb-form = werkwoordsvorm
reading-participle = deelwoord
reading-adjective = bijvoeglijk naamwoord
reading-adjective-plural = meervoud van een bijvoeglijk naamwoord
reading-adverb = bijwoord
reading-function-word = functiewoord
reading-numeral = telwoord
reading-interjection = tussenwerpsel
reading-name = naam
reading-unknown = soort onbekend
reading-verb-with-pronoun = werkwoord met voornaamwoord

## Wat de woordenboeken antwoorden
lexicon-compound = samenstelling van { $parts }
lexicon-frequency = frequentie { $zipf } van 8
lexicon-found = { $count ->
    [0] Geen woorden.
    [one] Eén woord:
   *[other] { $count } woorden:
 }
lexicon-more = … en nog { $count }; --json toont alles.
lexicon-cannot-tell = Het woordenboek kan in “{ $words }” niet zeggen welke woorden --{ $rule } zou weglaten. Laat die optie weg.

## Vragen die niet te lezen zijn
refuse-pattern-not-letters = Kan niet zoeken naar “{ $read }”: er staat een teken in dat geen letter is. Schrijf letters, ? voor een willekeurige letter en * voor een willekeurige reeks letters.
refuse-pattern-too-long = Kan niet zoeken naar “{ $read }”: een patroon heeft hoogstens { $most } plaatsen, dit heeft er { $places }.
refuse-too-many-jokers = Kan niet zoeken naar “{ $read }”: er zijn { $jokers } jokers, hoogstens { $most } mogen.
refuse-unknown-theme = Er is geen thema “{ $read }”, en ook geen bestand met die naam. Verwacht: een van { $themes }, of een bestand met woorden.
refuse-unknown-language = Er is geen woordenboek voor “{ $read }”. Verwacht: een van { $languages }.
