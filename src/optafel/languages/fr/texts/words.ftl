## L’arbitre des jeux de mots

refuse-letter-not-in-box = { $letter } : cette lettre n’existe pas dans cette édition.
refuse-joker-off-table = { $count ->
    [1] Un joker qui se trouvait sur la table doit y être à la fin du tour : place-le dans un mot.
   *[other] { $count } jokers qui se trouvaient sur la table doivent y être à la fin du tour : place-les dans un mot.
 }
refuse-letter-loose = { $letter } est toute seule : place-la dans un mot.
refuse-word-too-short = { $word } est trop court : ici, un mot a au moins { $least } lettres.
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
    [unnamed-joker] { $word } n’est pas un mot, quelle que soit la lettre du joker.
   *[not-in-dictionary] { lexicon-not-in-dictionary }
 }
refuse-no-rest-word = { $word } a été démonté. Laisses-en un morceau d’un seul tenant qui forme un mot d’au moins { $least } lettres, ou reprends-le en entier dans un mot plus long.
refuse-joker-bound = Le joker remplaçait { $letter } et garde cette lettre jusqu’à ce qu’un vrai { $letter } prenne sa place.
refuse-opening-too-short = { $letters ->
    [0] Pour ouvrir, pose un mot d’au moins { $need } lettres de ton propre chevalet.
   *[other] Pour ouvrir, pose un mot d’au moins { $need } lettres de ton propre chevalet : ton plus long en a { $letters }.
 }
refuse-equal-words = { $word } est déjà sur la table, et un mot ne peut pas y être deux fois.
how-longest = { $word } est le plus long mot nouveau : { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
how-whole-rack = Tout le chevalet en un tour : doublé à { $score } points.
how-nothing-new = Aucun mot sur la table n’est nouveau : pas de points.
how-rest-word = { $word } est ce qui reste d’un mot plus long et ne rapporte rien.
how-formed-before = { $word } a déjà été formé dans cette partie et ne rapporte plus rien.
how-lies-twice = { $word } est là deux fois et ne rapporte rien.
case-too-many-tiles = Le champ « { $name } » contient trop de tuiles : { $most } au plus, avec le chevalet.
