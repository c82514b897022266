## Porque é que uma palavra não conta
lexicon-not-letters = «{ $word }» não se pode pôr: tem um carácter que não é uma letra. Palavras com apóstrofo, hífen ou espaço não contam.
lexicon-too-short = { $word } é curta demais aqui.
lexicon-banned = { $word } não conta nesta mesa: os jogadores excluíram-na.
lexicon-not-in-dictionary = { $word } não está no dicionário.
lexicon-not-in-theme = { $word } não pertence ao tema.
lexicon-a-name = { $word } é só um nome próprio, e os nomes próprios não contam.
lexicon-only-a-verb = { $word } é só um verbo ou uma forma de verbo, e esses não contam aqui.
lexicon-only-a-plural = { $word } é só um plural, e os plurais não contam aqui.
lexicon-only-a-diminutive = { $word } é só um diminutivo, e os diminutivos não contam aqui.
lexicon-verb-with-pronoun = { $word } é um verbo com um pronome enclítico, e esses não contam aqui.
lexicon-hurtful = { $word } é uma palavra ofensiva, e esta mesa deixa-as de fora.
lexicon-only-in-brazil = { $word } só se usa no Brasil, e esta mesa joga com as palavras de Portugal.
lexicon-only-in-portugal = { $word } só se usa em Portugal, e esta mesa joga com as palavras do Brasil.

## O que uma palavra pode ser
reading-noun = substantivo
reading-plural = plural
reading-diminutive = diminutivo
reading-diminutive-plural = plural de um diminutivo
reading-infinitive = verbo
reading-verb-form = forma de um verbo
reading-participle = particípio
reading-adjective = adjetivo
reading-adjective-plural = plural de um adjetivo
reading-adverb = advérbio
reading-function-word = palavra gramatical
reading-numeral = numeral
reading-interjection = interjeição
reading-name = nome próprio
reading-unknown = tipo desconhecido
reading-verb-with-pronoun = verbo com pronome

## O que respondem os dicionários
lexicon-compound = composta de { $parts }
lexicon-frequency = frequência { $zipf } de 8
lexicon-found = { $count ->
    [0] Nenhuma palavra.
    [one] Uma palavra:
   *[other] { $count } palavras:
 }
lexicon-more = … e mais { $count }; --json mostra todas.
lexicon-cannot-tell = O dicionário não sabe que palavras --{ $rule } deixaria de fora em «{ $words }». Tira essa opção.

## Perguntas que não se conseguem ler
refuse-pattern-not-letters = Não se pode procurar «{ $read }»: tem um carácter que não é uma letra. Escreve letras, ? para uma letra qualquer e * para uma série de letras qualquer.
refuse-pattern-too-long = Não se pode procurar «{ $read }»: um padrão tem { $most } posições no máximo, este tem { $places }.
refuse-too-many-jokers = Não se pode procurar «{ $read }»: tem { $jokers } jokers, e o máximo é { $most }.
refuse-unknown-theme = Não há nenhum tema «{ $read }», nem um ficheiro com esse nome. Esperava-se um destes: { $themes }, ou um ficheiro com palavras.
refuse-unknown-language = Não há dicionário para «{ $read }». Esperava-se um destes: { $languages }.
