## Der Schiedsrichter der Wörterspiele

refuse-letter-not-in-box = { $letter }: Diesen Buchstaben gibt es in dieser Ausgabe nicht.
refuse-joker-off-table = { $count ->
    [one] Ein Joker, der auf dem Tisch lag, muss am Ende des Zugs wieder dort liegen: Leg ihn in ein Wort.
   *[other] { $count } Joker, die auf dem Tisch lagen, müssen am Ende des Zugs wieder dort liegen: Leg sie in Wörter.
 }
refuse-letter-loose = { $letter } liegt lose: Leg den Buchstaben in ein Wort.
refuse-word-too-short = { $word } ist zu kurz: Ein Wort hat hier mindestens { $least } Buchstaben.
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
    [unnamed-joker] { $word } ist kein Wort, wofür der Joker auch steht.
   *[not-in-dictionary] { lexicon-not-in-dictionary }
 }
refuse-no-rest-word = { $word } wurde aufgeteilt. Lass ein zusammenhängendes Stück davon als Wort von mindestens { $least } Buchstaben liegen, oder nimm es ganz in ein längeres Wort auf.
refuse-joker-bound = Der Joker stand für { $letter } und behält diesen Buchstaben, bis ein echtes { $letter } an seiner Stelle liegt.
refuse-opening-too-short = { $letters ->
    [0] Leg zum ersten Auslegen ein Wort von mindestens { $need } Buchstaben vom eigenen Brettchen.
   *[other] Leg zum ersten Auslegen ein Wort von mindestens { $need } Buchstaben vom eigenen Brettchen: Dein längstes hat { $letters }.
 }
refuse-equal-words = { $word } liegt schon auf dem Tisch, und kein Wort darf dort zweimal liegen.
how-longest = { $word } ist das längste neue Wort: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
 }.
how-whole-rack = Das ganze Brettchen in einem Zug: verdoppelt auf { $score } Punkte.
how-nothing-new = Kein Wort auf dem Tisch ist neu: keine Punkte.
how-rest-word = { $word } ist der Rest eines längeren Worts und bringt keine Punkte.
how-formed-before = { $word } wurde in diesem Spiel schon gebildet und bringt keine Punkte mehr.
how-lies-twice = { $word } liegt zweimal da und bringt keine Punkte.
case-too-many-tiles = Im Feld „{ $name }“ sind zu viele Steine: höchstens { $most }, mit dem Brettchen.
