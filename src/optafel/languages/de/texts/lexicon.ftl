## Warum ein Wort nicht zählt
lexicon-not-letters = „{ $word }“ lässt sich nicht legen: Es hat ein Zeichen, das kein Buchstabe ist. Wörter mit Apostroph, Bindestrich oder Leerzeichen zählen nicht.
lexicon-too-short = { $word } ist hier zu kurz.
lexicon-banned = { $word } zählt an diesem Tisch nicht: Die Spieler haben es ausgeschlossen.
lexicon-not-in-dictionary = { $word } steht nicht im Wörterbuch.
lexicon-not-in-theme = { $word } gehört nicht zum Thema.
lexicon-a-name = { $word } ist nur ein Name, und Namen zählen nicht.
lexicon-only-a-verb = { $word } ist nur ein Verb oder eine Verbform, und die zählen hier nicht.
lexicon-only-a-plural = { $word } ist nur eine Mehrzahl, und die zählt hier nicht.
lexicon-only-a-diminutive = { $word } ist nur eine Verkleinerungsform, und die zählt hier nicht.
lexicon-verb-with-pronoun = { $word } ist ein Verb mit angehängtem Fürwort, und solche zählen hier nicht.
lexicon-hurtful = { $word } ist ein verletzendes Wort, und dieser Tisch lässt solche weg.
lexicon-only-in-brazil = { $word } gibt es nur in Brasilien, und dieser Tisch spielt mit den Wörtern Portugals.
lexicon-only-in-portugal = { $word } gibt es nur in Portugal, und dieser Tisch spielt mit den Wörtern Brasiliens.

## Was ein Wort sein kann
reading-noun = Substantiv
reading-plural = Mehrzahl
reading-diminutive = Verkleinerungsform
reading-diminutive-plural = Mehrzahl einer Verkleinerungsform
reading-infinitive = Verb
reading-verb-form = Verbform
reading-participle = Partizip
reading-adjective = Adjektiv
reading-adjective-plural = Mehrzahl eines Adjektivs
reading-adverb = Adverb
reading-function-word = Funktionswort
reading-numeral = Zahlwort
reading-interjection = Ausruf
reading-name = Name
reading-unknown = Wortart unbekannt
reading-verb-with-pronoun = Verb mit Fürwort

## Was die Wörterbücher antworten
lexicon-compound = zusammengesetzt aus { $parts }
lexicon-frequency = Häufigkeit { $zipf } von 8
lexicon-found = { $count ->
    [0] Keine Wörter.
    [one] Ein Wort:
   *[other] { $count } Wörter:
 }
lexicon-more = … und { $count } weitere; --json zeigt alle.
lexicon-cannot-tell = Das Wörterbuch weiß nicht, welche Wörter --{ $rule } in „{ $words }“ weglassen würde. Lass die Option weg.

## Fragen, die nicht zu lesen sind
refuse-pattern-not-letters = Nach „{ $read }“ lässt sich nicht suchen: Es hat ein Zeichen, das kein Buchstabe ist. Schreib Buchstaben, ? für einen beliebigen Buchstaben und * für eine beliebige Folge.
refuse-pattern-too-long = Nach „{ $read }“ lässt sich nicht suchen: Ein Muster hat höchstens { $most } Stellen, dieses hat { $places }.
refuse-too-many-jokers = Nach „{ $read }“ lässt sich nicht suchen: Es hat { $jokers } Joker, höchstens { $most } sind möglich.
refuse-unknown-theme = Ein Thema „{ $read }“ gibt es nicht, auch keine Datei mit diesem Namen. Erwartet: { $themes }, oder eine Datei mit Wörtern.
refuse-unknown-language = Für „{ $read }“ gibt es kein Wörterbuch. Erwartet: { $languages }.
