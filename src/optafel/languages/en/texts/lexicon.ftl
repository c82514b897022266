## Why a word does not count
lexicon-not-letters = “{ $word }” cannot be laid: it has a character that is not a letter. Words with an apostrophe, a hyphen or a space do not count.
lexicon-too-short = { $word } is too short here.
lexicon-banned = { $word } does not count at this table: the players have ruled it out.
lexicon-not-in-dictionary = { $word } is not in the dictionary.
lexicon-not-in-theme = { $word } does not belong to the theme.
lexicon-a-name = { $word } is only a name, and names do not count.
lexicon-only-a-verb = { $word } is only a verb or a form of one, and those do not count here.
lexicon-only-a-plural = { $word } is only a plural, and plurals do not count here.
lexicon-only-a-diminutive = { $word } is only a diminutive, and those do not count here.
lexicon-verb-with-pronoun = { $word } is a verb with a pronoun attached, and those do not count here.
lexicon-hurtful = { $word } is an offensive word, and this table leaves those out.
lexicon-only-in-brazil = { $word } is only in use in Brazil, and this table plays with the words of Portugal.
lexicon-only-in-portugal = { $word } is only in use in Portugal, and this table plays with the words of Brazil.

## What a word can be
reading-noun = noun
reading-plural = plural
reading-diminutive = diminutive
reading-diminutive-plural = plural of a diminutive
reading-infinitive = verb
reading-verb-form = form of a verb
reading-participle = participle
reading-adjective = adjective
reading-adjective-plural = plural of an adjective
reading-adverb = adverb
reading-function-word = function word
reading-numeral = numeral
reading-interjection = exclamation
reading-name = name
reading-unknown = kind unknown
reading-verb-with-pronoun = verb with pronoun

## What the dictionaries answer
lexicon-compound = compound of { $parts }
lexicon-frequency = frequency { $zipf } of 8
lexicon-found = { $count ->
    [0] No words.
    [one] One word:
   *[other] { $count } words:
 }
lexicon-more = … and { $count } more; --json shows all.
lexicon-cannot-tell = The dictionary cannot tell which words --{ $rule } would leave out in “{ $words }”. Leave that option out.

## Questions that cannot be read
refuse-pattern-not-letters = Cannot search for “{ $read }”: it has a character that is not a letter. Write letters, ? for any letter and * for any run of letters.
refuse-pattern-too-long = Cannot search for “{ $read }”: a pattern has { $most } places at most, this one has { $places }.
refuse-too-many-jokers = Cannot search for “{ $read }”: it has { $jokers } jokers, and the limit is { $most }.
refuse-unknown-theme = There is no theme “{ $read }”, nor a file of that name. Expected one of { $themes }, or a file with words.
refuse-unknown-language = There is no dictionary for “{ $read }”. Expected one of { $languages }.
