## Pourquoi un mot ne compte pas
lexicon-not-letters = « { $word } » ne peut pas être posé : il contient un caractère qui n’est pas une lettre. Les mots avec une apostrophe, un trait d’union ou une espace ne comptent pas.
lexicon-too-short = { $word } est trop court ici.
lexicon-banned = { $word } ne compte pas à cette table : les joueurs l’ont exclu.
lexicon-not-in-dictionary = { $word } n’est pas dans le dictionnaire.
lexicon-not-in-theme = { $word } n’appartient pas au thème.
lexicon-a-name = { $word } n’est qu’un nom propre, et les noms propres ne comptent pas.
lexicon-only-a-verb = { $word } n’est qu’un verbe ou une forme de verbe, et cela ne compte pas ici.
lexicon-only-a-plural = { $word } n’est qu’un pluriel, et les pluriels ne comptent pas ici.
lexicon-only-a-diminutive = { $word } n’est qu’un diminutif, et les diminutifs ne comptent pas ici.
lexicon-verb-with-pronoun = { $word } est un verbe auquel un pronom est attaché, et cela ne compte pas ici.
lexicon-hurtful = { $word } est un mot blessant, et cette table laisse ces mots de côté.
lexicon-only-in-brazil = { $word } ne s’emploie qu’au Brésil, et cette table joue avec les mots du Portugal.
lexicon-only-in-portugal = { $word } ne s’emploie qu’au Portugal, et cette table joue avec les mots du Brésil.

## Ce qu’un mot peut être
reading-noun = nom
reading-plural = pluriel
reading-diminutive = diminutif
reading-diminutive-plural = pluriel d’un diminutif
reading-infinitive = verbe
reading-verb-form = forme d’un verbe
reading-participle = participe
reading-adjective = adjectif
reading-adjective-plural = pluriel d’un adjectif
reading-adverb = adverbe
reading-function-word = mot-outil
reading-numeral = nombre
reading-interjection = interjection
reading-name = nom propre
reading-unknown = nature inconnue
reading-verb-with-pronoun = verbe avec pronom

## Ce que répondent les dictionnaires
lexicon-compound = composé de { $parts }
lexicon-frequency = fréquence { $zipf } sur 8
lexicon-found = { $count ->
    [0] Aucun mot.
    [one] Un mot :
   *[other] { $count } mots :
 }
lexicon-more = … et encore { $count } ; --json les montre tous.
lexicon-cannot-tell = Le dictionnaire ne sait pas quels mots --{ $rule } laisserait de côté en « { $words } ». Retire cette option.

## Les questions illisibles
refuse-pattern-not-letters = Impossible de chercher « { $read } » : il y a un caractère qui n’est pas une lettre. Écris des lettres, ? pour une lettre quelconque et * pour une suite de lettres quelconque.
refuse-pattern-too-long = Impossible de chercher « { $read } » : un motif a { $most } positions au plus, celui-ci en a { $places }.
refuse-too-many-jokers = Impossible de chercher « { $read } » : il y a { $jokers } jokers, { $most } est le maximum.
refuse-unknown-theme = Il n’y a pas de thème « { $read } », ni de fichier de ce nom. Attendu : { $themes }, ou un fichier de mots.
refuse-unknown-language = Il n’y a pas de dictionnaire pour « { $read } ». Attendu : { $languages }.
