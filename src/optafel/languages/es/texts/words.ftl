## El árbitro de los juegos de palabras

refuse-letter-not-in-box = { $letter }: esa letra no existe en esta edición.
refuse-joker-off-table = { $count ->
    [one] Un comodín que estaba en la mesa debe seguir en ella al final del turno: ponlo en una palabra.
   *[other] { $count } comodines que estaban en la mesa deben seguir en ella al final del turno: ponlos en una palabra.
 }
refuse-letter-loose = { $letter } está suelta: ponla en una palabra.
refuse-word-too-short = { $word } es demasiado corta: aquí una palabra tiene al menos { $least } letras.
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
    [unnamed-joker] { $word } no es una palabra, sea cual sea la letra del comodín.
   *[not-in-dictionary] { lexicon-not-in-dictionary }
 }
refuse-no-rest-word = Has deshecho { $word }. Deja un trozo seguido que sea una palabra de al menos { $least } letras, o inclúyela entera en una palabra más larga.
refuse-joker-bound = El comodín representaba { $letter } y conserva esa letra hasta que una { $letter } de verdad ocupe su lugar.
refuse-opening-too-short = { $letters ->
    [0] Para abrir, pon una palabra de al menos { $need } letras de tu propio atril.
   *[other] Para abrir, pon una palabra de al menos { $need } letras de tu propio atril: la más larga que tienes es de { $letters }.
 }
refuse-equal-words = { $word } ya está en la mesa, y una palabra no puede estar dos veces.
how-longest = { $word } es la palabra nueva más larga: { $score ->
    [one] un punto
   *[other] { $score } puntos
 }.
how-whole-rack = Todo el atril en un turno: se dobla a { $score } puntos.
how-nothing-new = Ninguna palabra de la mesa es nueva: no hay puntos.
how-rest-word = { $word } es lo que quedó de una palabra más larga y no puntúa.
how-formed-before = { $word } ya se formó antes en la partida y no vuelve a puntuar.
how-lies-twice = { $word } está dos veces y no puntúa.
case-too-many-tiles = El campo «{ $name }» tiene demasiadas fichas: { $most } como máximo, contando el atril.
