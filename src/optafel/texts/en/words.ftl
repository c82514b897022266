## The referee of the word games

refuse-letter-not-in-box = { $letter }: there is no such letter in this edition.
refuse-joker-off-table = { $count ->
    [one] A joker that lay on the table must lie there
   *[other] { $count } jokers that lay on the table must lie there
 } at the end of the turn: put it into a word.
refuse-letter-loose = { $letter } lies loose: put it into a word.
refuse-word-too-short = { $word } is too short: a word has at least { $least } letters here.
refuse-no-word = { $reason ->
    [banned] { $word } does not count at this table: the players left it out.
    [not-in-theme] { $word } does not belong to the theme of this game.
    [a-name] { $word } is a name, and names do not count here.
    [only-a-verb] { $word } is only a verb or a form of one, and those do not count here.
    [only-a-plural] { $word } is only a plural, and plurals do not count here.
    [only-a-diminutive] { $word } is only a diminutive, and those do not count here.
    [verb-with-pronoun] { $word } is a verb with a pronoun tied to it, and those do not count here.
    [not-for-the-family] { $word } is a word that hurts, and this table leaves those out.
    [unnamed-joker] { $word } is no word, whatever the joker stands for.
   *[other] { $word } is not in the dictionary.
 }
refuse-no-rest-word = { $word } was broken up. Leave an unbroken piece of it as a word of at least { $least } letters, or take it up whole in a longer word.
refuse-joker-bound = The joker stood for { $letter } and keeps that letter until a real { $letter } lies there in its place.
refuse-opening-too-short = Lay a word of at least { $need } letters from your own rack to open{ $letters ->
    [0] .
   *[other] : your longest one has { $letters }.
 }
refuse-equal-words = { $word } already lies on the table, and no word lies there twice.
how-longest = { $word } is the longest new word: { $score ->
    [one] one point
   *[other] { $score } points
 }.
how-whole-rack = The whole rack in one turn: doubled to { $score } points.
how-nothing-new = No word that lies there now is new: no points.
how-rest-word = { $word } is what was left of a longer word and does not score.
how-formed-before = { $word } was formed earlier in the game and does not score again.
how-lies-twice = { $word } lies there twice and does not score.
case-too-many-tiles = The field “{ $name }” holds too many tiles: { $most } at most, with the rack.
