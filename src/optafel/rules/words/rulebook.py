"""What a rulebook of the words family declares."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from optafel.lexicon import THEMES, UnknownTheme, read_theme
from optafel.lexicon.house_rules import Portuguese
from optafel.rules.rulebook import Option, Rulebook
from optafel.texts.expected import Expected
from optafel.tiles.letters import Word, box

# When a player who played draws: up to a number of tiles, or only once the rack is empty.
Refill = Literal["up-to", "when-empty"]
# What ends the game: the last tile of the pot (and a last round), a number of points, an empty rack.
End = Literal["last-tile", "goal", "out"]
# What the clock does to a table that is not complete: all goes back, or the loose letters go to the pot.
TimeOut = Literal["put-all-back", "loose-to-pot"]


@dataclass(frozen=True, slots=True)
class Edition:
    """What differs when the same box is played in another language."""

    taken_out: str = ""  # letters that the book takes out of the box
    of_no_use: str = ""  # letters of the box that are not in the language's alphabet
    time_out_skips: int = 0  # turns that an incomplete table costs when the clock has run out


@dataclass(frozen=True, slots=True, kw_only=True)
class WordsRulebook(Rulebook):
    """Words from a rack and from each other; the longest new word of a turn scores."""

    # What is in the box
    letters: Mapping[str, int]  # how many of each letter
    jokers: int
    editions: Mapping[str, Edition] = field(default_factory=dict)  # by language
    only_useful_letters: bool = False  # option: take out what the language cannot use

    # Which words count
    word_letters: int  # fewest letters of a word
    equal_words: bool = True  # whether the same word may lie there twice
    children: bool = False  # option: words and rest words of two letters, verbs allowed
    no_verbs: bool = False
    no_plurals: bool = False
    no_diminutives: bool = False
    no_names: bool = True
    compounds: bool = True  # whether a lawful compound counts that no dictionary lists
    family_words: bool = False  # whether words that hurt are kept out
    portuguese: Portuguese = "both"  # whose words count where Portuguese is played
    extra_words: str = ""  # words that count besides, with spaces or commas between them
    banned_words: str = ""
    theme: str = ""  # if given, only the words of this theme count, or these words

    # Opening
    opening_letters: int  # fewest letters of the first word

    # What a turn may do
    rest_words: bool  # whether a word that is broken up must leave a rest word
    bound_jokers: bool  # whether a joker keeps its letter until a tile of that letter takes its place

    # Score
    old_words_score: bool = False  # whether rest words and words formed before score
    whole_rack_factor: int = 1  # what the score is multiplied by when the whole rack was played

    # Drawing
    refill: Refill
    refill_tiles: int = 7

    # End
    end: End
    to_50: bool = False  # option: end at the goal instead
    to_last_tile: bool = False  # option: end with the pot instead
    goal: int = 50  # option: the points that are played to
    tile_penalty: int  # what a letter left on a rack costs
    joker_penalty: int
    goal_penalties: bool = True  # whether that also holds where the goal ends the game

    # Clock
    time_out: TimeOut
    time_out_skips: int = 0
    strict_clock: bool = False  # option: a turn that overruns scores nothing

    @property
    def opening_asks(self) -> int:
        return self.opening_letters

    @property
    def box(self) -> Word:
        return box(dict(self.letters), self.jokers)

    @property
    def fewest_letters(self) -> int:
        """Of a word, and of a rest word."""
        return min(self.word_letters, 2) if self.children else self.word_letters

    @property
    def ends(self) -> End:
        """What ends the game under this table's house rules."""
        if self.to_last_tile:
            return "last-tile"
        return "goal" if self.to_50 else self.end

    def edition(self, language: str) -> "WordsRulebook":
        """The rulebook as it is played in a language."""
        edition = self.editions.get(language, Edition())
        out = edition.taken_out + (edition.of_no_use if self.only_useful_letters else "")
        kept = {letter: count for letter, count in self.letters.items() if letter not in out}
        return replace(self, letters=kept, time_out_skips=edition.time_out_skips)


GOALS = (10, 500)  # points that a table may agree to play to


def _read_theme(text: str) -> str:
    try:
        return read_theme(text)
    except UnknownTheme:
        return Expected("theme")


# Where Portuguese is played: the words of one country alone, or of both.
COUNTRIES = Option("portuguese", "both", "words", choices=("both", "portugal", "brazil"))
# What the players may agree about words, whatever the rulebook.
AGREEMENTS = (
    Option("no_names", True, "words"),
    Option("no_verbs", False, "words"),
    Option("no_plurals", False, "words"),
    Option("no_diminutives", False, "words"),
    Option("compounds", True, "words"),
    Option("family_words", False, "words"),
    COUNTRIES,
    Option("extra_words", "", "words"),
    Option("banned_words", "", "words"),
    Option("theme", "", "theme", reads=_read_theme, lists=THEMES),
    Option("challenge", False, "challenge"),
)
