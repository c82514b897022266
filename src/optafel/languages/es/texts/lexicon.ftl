## Por qué no cuenta una palabra
lexicon-not-letters = «{ $word }» no se puede poner: tiene un carácter que no es una letra. Las palabras con apóstrofo, guion o espacio no valen.
lexicon-too-short = { $word } es demasiado corta aquí.
lexicon-banned = { $word } no vale en esta mesa: los jugadores la han excluido.
lexicon-not-in-dictionary = { $word } no está en el diccionario.
lexicon-not-in-theme = { $word } no es del tema.
lexicon-a-name = { $word } es solo un nombre propio, y los nombres propios no valen.
lexicon-only-a-verb = { $word } es solo un verbo o una forma verbal, y aquí no valen.
lexicon-only-a-plural = { $word } es solo un plural, y aquí los plurales no valen.
lexicon-only-a-diminutive = { $word } es solo un diminutivo, y aquí no valen.
lexicon-verb-with-pronoun = { $word } es un verbo con un pronombre enclítico, y aquí no valen.
lexicon-hurtful = { $word } es una palabra ofensiva, y esta mesa las deja fuera.
lexicon-only-in-brazil = { $word } solo se usa en Brasil, y esta mesa juega con las palabras de Portugal.
lexicon-only-in-portugal = { $word } solo se usa en Portugal, y esta mesa juega con las palabras de Brasil.

## Lo que puede ser una palabra
reading-noun = sustantivo
reading-plural = plural
reading-diminutive = diminutivo
reading-diminutive-plural = plural de un diminutivo
reading-infinitive = verbo
reading-verb-form = forma verbal
reading-participle = participio
reading-adjective = adjetivo
reading-adjective-plural = plural de un adjetivo
reading-adverb = adverbio
reading-function-word = palabra gramatical
reading-numeral = numeral
reading-interjection = interjección
reading-name = nombre propio
reading-unknown = clase desconocida
reading-verb-with-pronoun = verbo con pronombre

## Lo que responden los diccionarios
lexicon-compound = compuesta de { $parts }
lexicon-frequency = frecuencia { $zipf } de 8
lexicon-found = { $count ->
    [0] Ninguna palabra.
    [one] Una palabra:
   *[other] { $count } palabras:
 }
lexicon-more = … y { $count } más; --json las muestra todas.
lexicon-cannot-tell = El diccionario no sabe qué palabras dejaría fuera --{ $rule } en «{ $words }». Quita esa opción.

## Preguntas que no se entienden
refuse-pattern-not-letters = No se puede buscar «{ $read }»: tiene un carácter que no es una letra. Escribe letras, ? para una letra cualquiera y * para una serie de letras cualquiera.
refuse-pattern-too-long = No se puede buscar «{ $read }»: un patrón tiene { $most } posiciones como máximo, este tiene { $places }.
refuse-too-many-jokers = No se puede buscar «{ $read }»: tiene { $jokers } comodines, y el máximo es { $most }.
refuse-unknown-theme = No hay ningún tema «{ $read }», ni un archivo con ese nombre. Se esperaba uno de estos: { $themes }, o un archivo con palabras.
refuse-unknown-language = No hay diccionario para «{ $read }». Se esperaba uno de estos: { $languages }.
