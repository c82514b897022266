## The referee of the word games

refuse-letter-not-in-box = { $letter }: there is no such letter in this edition.
refuse-joker-off-table = { $count ->
    [one] A joker that was on the table
   *[other] { $count } jokers that were on the table
 } must be in a word there again at the end of the turn.
refuse-letter-loose = { $letter } is loose: put it into a word.
refuse-word-too-short = { $word } is too short: a word has at least { $least } letters here.
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
    [unnamed-joker] { $word } is no word, whatever the joker stands for.
   *[not-in-dictionary] { lexicon-not-in-dictionary }
 }
refuse-no-rest-word = { $word } was broken up. Leave an unbroken piece of it as a word of at least { $least } letters, or take it up whole in a longer word.
refuse-joker-bound = The joker stood for { $letter } and keeps that letter until a real { $letter } lies there in its place.
refuse-opening-too-short = Lay a word of at least { $need } letters from your own rack to open{ $letters ->
    [0] .
   *[other] : your longest one has { $letters }.
 }
refuse-equal-words = { $word } is already on the table, and the same word may not be there twice.
how-longest = { $word } is the longest new word: { $score ->
    [one] one point
   *[other] { $score } points
 }.
how-whole-rack = The whole rack in one turn: doubled to { $score } points.
how-nothing-new = No word on the table is new: no points.
how-rest-word = { $word } is what was left of a longer word and does not score.
how-formed-before = { $word } was formed earlier in the game and does not score again.
how-lies-twice = { $word } is on the table twice and does not score.
case-too-many-tiles = The field “{ $name }” holds too many tiles: { $most } at most, with the rack.
