"""From a rulebook and its dictionary to what the search of the word games takes."""

from dataclasses import replace

from optafel.lexicon import HouseRules, Lexicon
from optafel.rules.words import Before, WordsRulebook
from optafel.solve.cache import Cache
from optafel.solve.words import TurnRules, WordIndex, WordPosition, dictionary_index, word_index
from optafel.tiles.letters import write_word

_SHORTEST = 2  # letters of the shortest word of any rulebook
_WORDS_KEPT = 3_000_000  # in all indexes together, some 100 bytes each; the six dictionaries have 2.7 million

_indexes: Cache[WordIndex] = Cache(len, _WORDS_KEPT)


def turn_rules(book: WordsRulebook) -> TurnRules:
    """What the search has to know of a rulebook, with the table's house rules."""
    return TurnRules(
        word_letters=book.fewest_letters,
        opening_letters=book.opening_letters,
        rest_words=book.rest_words,
        bound_jokers=book.bound_jokers,
        equal_words=book.equal_words,
        doubling=book.whole_rack_factor > 1,
        old_words_score=book.old_words_score,
    )


def turn_position(position: Before) -> WordPosition:
    """The position in notation."""
    return WordPosition(
        table=tuple(write_word(word) for word in position.table),
        rack=write_word(position.rack),
        opened=position.opened,
        history=position.history,
    )


def index_of(lexicon: Lexicon, rules: HouseRules, every_word: bool = False) -> WordIndex:
    """The dictionary's words that count at a table and hurt nobody; the table's own words are not among them.
    With `every_word` those that hurt are there too, unless the table has agreed otherwise.

    Built once for each dictionary and set of house rules. How short a word may be is the search's affair, so
    that rulebooks which differ in that alone share an index.
    """
    no_hurtful = rules.no_hurtful or not every_word
    asked = replace(rules, no_hurtful=no_hurtful, extra_words=frozenset(), min_length=_SHORTEST)
    return _indexes.get((lexicon, asked), lambda: _index(lexicon, asked))


def _index(lexicon: Lexicon, rules: HouseRules) -> WordIndex:
    if not rules.names_words:
        return dictionary_index(lexicon, rules, _SHORTEST)
    found = lexicon.words(_SHORTEST, rules=rules)
    return word_index(found.words, found.frequencies)


def own_words(lexicon: Lexicon, rules: HouseRules) -> list[str]:
    """The words that a table has added, as the tiles lay them."""
    added = {lexicon.lay(word) for word in rules.extra_words}
    return sorted(word for word in added if word and lexicon.check(word, rules).counts)
