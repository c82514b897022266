"""A whole game of every rulebook by keyboard alone, from the shelf to the score sheet, as it is read out.

Nothing is clicked. What is on the table is read from the names that Chromium gives a screen reader, and must
be all that the seat's own view says; what happens must be read out, once; and the focus must never fall off
the page.
"""

import re
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from devices import Open
from ears import PRESSED, Ears, Heard
from fingers import Fingers, spoken
from mind import Mind
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

NAMES = {
    "rummikub-sabra": "Rummikub, Sabra rules",
    "rummikub-jokers": "Rummikub with special jokers",
    "woord-sabra": "Word game, Sabra rules",
    "woord-international": "Word game, international rules",
    "word-2023": "Word game, six-letter opening",
    "scrabble-nl": "Scrabble, Dutch rulebook",
}
TURNS_MOST = 80
LONG_MS = 90_000
OVER = "The game is over"


@pytest.mark.parametrize("rulebook", NAMES)
def test_a_whole_game_by_keyboard_alone(open_page: Open, rulebook: str) -> None:
    page = open_page(path="#/learn", reduced_motion="reduce")
    mind = Mind(page)
    ears = Ears(page)
    fingers = Fingers(page, ears)
    page.goto(page.url.split("#")[0])
    page.reload()
    game = Game(page, mind, ears, fingers)
    game.set_up(rulebook)
    game.look_round()
    game.be_refused()
    turns = 0
    while not game.over():
        assert turns < TURNS_MOST, "the game does not end"
        game.take_turn()
        turns += 1
    game.read_the_end()
    assert ears.dropped() == [], "the focus is never on nothing"
    everything_was_told(mind.view, ears.heard(), game.drawn)


class Game:
    def __init__(self, page: Page, mind: Mind, ears: Ears, fingers: Fingers) -> None:
        self.page, self.mind, self.ears, self.fingers = page, mind, ears, fingers
        self.drawn: list[str] = []
        self.heard = 0

    @property
    def view(self) -> dict[str, Any]:
        return self.mind.view

    def set_up(self, rulebook: str) -> None:
        self.page.wait_for_selector(f"text={NAMES[rulebook]}")
        assert self.ears.nameless() == []
        self.fingers.tab_to("^Your name$")
        self.page.keyboard.type("Anna")
        self.fingers.do(f"^Set up: {NAMES[rulebook]}$")
        # A new page is read from its heading on.
        heading = self.page.get_by_role("heading", name=NAMES[rulebook], exact=True)
        expect(heading).to_be_focused(timeout=LONG_MS)
        assert self.ears.nameless() == []
        if rulebook.startswith("rummikub"):
            self.fingers.tab_to("^Points to open")
            self.page.keyboard.press("Control+A")
            self.page.keyboard.type("20")
        if rulebook == "woord-sabra":
            self.fingers.tab_to("^Play to a number of points")
            self.page.keyboard.press("Space")
        self.fingers.do("^Start$")
        self.page.wait_for_selector(".stage")
        self.wait_for_turn()

    def wait_for_turn(self) -> None:
        """Until it is said that it is one's own turn, or that the game is over."""
        self.ears.wait_for(f"It is your turn|{OVER}", self.heard, LONG_MS)
        self.heard = self.ears.count()
        while not self.view["result"] and self.view["turn"] != self.view["seat"]:
            self.page.wait_for_timeout(10)  # the page has it; it is still on its way to us
        shown = "(turns) => Number(document.querySelector('.play').dataset.turns) === turns"
        self.page.wait_for_function(shown, arg=len(self.view["turns"]))

    def over(self) -> bool:
        return self.ears.last(OVER) != ""

    def look_round(self) -> None:
        """Tab and Shift+Tab go round; dialogs hold the focus, close with Escape and give it back."""
        self.fingers.tab_to(r"^(Draw|Pass)")
        on = self.fingers.tour("Tab")
        back = self.fingers.tour("Shift+Tab")
        assert Counter(on) == Counter(back)
        for button in ("^Playing by keyboard$", "^Settings$"):
            here = self.fingers.tab_to(button)
            self.page.keyboard.press("Enter")
            self.hold_and_give_back(here.name)
        here = self.ears.focus()
        self.page.keyboard.press("?")
        assert "Ctrl" in self.page.locator("dialog").inner_text()
        self.hold_and_give_back(here.name)

    def hold_and_give_back(self, name: str) -> None:
        self.page.wait_for_selector("dialog[open]")
        assert self.ears.nameless() == []
        inside = self.page.locator(
            "dialog :is(button, a, input, select, summary):visible, dialog [tabindex='0']:visible"
        ).count()
        self.page.evaluate("() => { roundTheEdge = true }")
        for key in ["Tab"] * (inside + 2) + ["Shift+Tab"] * (inside + 2):
            here = self.fingers.press(key)
            assert here.in_dialog or here.role == "nothing", f"{here} is outside the dialog"
        self.page.evaluate("() => { roundTheEdge = false }")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")
        assert self.ears.focus().name == name, "the focus goes back to where it was"

    def be_refused(self) -> None:
        """An empty turn is ended: why that cannot be is read out once, and again when it is tried again."""
        if self.view["family"] == "crossword":
            self.fingers.go_to_square(*self.lonely_square())
            self.page.keyboard.type(self.first_letter())
        else:
            self.fingers.to_tiles()
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("Enter")
        for _ in range(2):
            before = self.refusals()
            self.page.keyboard.press("Control+Enter")
            self.page.wait_for_function(
                "(before) => readOut.filter(({ how }) => how === 'alert').length > before", arg=len(before)
            )
            assert len(self.refusals()) == len(before) + 1
            assert len(self.refusals()[-1]) > 15
        self.fingers.do("^(Take all tiles back|Start this turn again)$")
        assert self.ears.focus().name.startswith(("Take all", "Start this turn"))

    def lonely_square(self) -> tuple[int, int]:
        """A corner that no word comes near: what lies there alone is never allowed."""
        board = self.view["board"]
        return next(
            (row, column)
            for row in (0, 14)
            for column in (0, 14)
            if board[row][column] + board[abs(row - 1)][column] + board[row][abs(column - 1)] == "..."
        )

    def first_letter(self) -> str:
        return next(str(face) for face in self.view["rack"] if face.isalpha())

    def refusals(self) -> list[str]:
        return [one.text for one in self.ears.heard() if one.how == "alert"]

    def take_turn(self) -> None:
        self.compare_with_view()
        turns = len(self.view["turns"])
        ((kind, what),) = self.mind.move().items()
        if kind == "play" and self.lay(what):
            self.page.keyboard.press("Control+Enter")
        elif kind == "exchange":
            self.exchange(what.split())
        else:
            self.fingers.do("^(Draw|Pass)")
        self.page.wait_for_function(
            "(turns) => document.querySelector('.play').dataset.turns > turns", arg=turns, timeout=LONG_MS
        )
        self.wait_for_turn()
        assert self.ears.focus().role != "nothing"
        self.drawn += self.view["drawn"]["tiles"]

    def lay(self, play: str) -> bool:
        """Whether it lies there."""
        if self.view["family"] == "crossword":
            self.fingers.lay_word(self.mind, play)
            return True
        rows = self.mind.rows_after(play)
        numbers = self.view["family"] == "numbers"
        if numbers:
            self.fingers.lay_rows(rows)
            return True
        self.fingers.type_words([*(Counter(play.split()) - Counter(self.view["table"])).elements()])
        # Typed letters come from the rack first: what that leaves over of a word makes it another turn.
        wanted = Counter(tuple(spoken(face, numbers) for face in row) for row in rows)
        if Counter(self.fingers.rows()) == wanted:
            return True
        self.fingers.do("^Start this turn again$")
        return False

    def rows_of_view(self) -> list[list[str]]:
        table = self.view["table"]
        between = " | " if self.view["family"] == "numbers" else " "
        return self.mind.rows_after(between.join(table)) if table else []

    def exchange(self, faces: list[str]) -> None:
        self.fingers.do("^Exchange tiles$")
        assert self.ears.focus().group.startswith("Your rack"), "what is exchanged is chosen on the rack"
        for face in faces:
            self.fingers.to_rack_tile("blank" if face == "?" else f"{face},")
            self.page.keyboard.press("Space")
        self.fingers.do("^Exchange$")

    def compare_with_view(self) -> None:
        """Who hears the page knows all that the seat may know: the rack, and the table in its order."""
        tree = self.ears.tree()
        names = [node.name for node in tree if node.role in ("button", "ToggleButton")]
        assert [node for node in tree if node.role in PRESSED and not node.name] == []
        if self.view["family"] == "crossword":
            values = self.view["values"]
            for face in self.view["rack"]:
                points = values.get(face)
                said = "blank" if face == "?" else f"{face}, {points} point{'s' * (points != 1)}"
                assert names.count(said) >= self.view["rack"].count(face), said
            squares = [name for name in names if re.match(r"\d+[A-O],", name)]
            letters = [sign for row in self.view["board"] for sign in row]
            assert len(squares) == len(letters)
            for at, (name, sign) in enumerate(zip(squares, letters, strict=True)):
                place = f"{at // 15 + 1}{chr(65 + at % 15)}, "
                worth = "a blank" if sign.islower() else values.get(sign)
                says = "empty" if sign == "." else f"{sign.upper()}, {worth}"
                assert name.startswith(place + says), (name, place, sign)
            return
        numbers = self.view["family"] == "numbers"
        assert Counter(self.fingers.rack()) == Counter(spoken(face, numbers) for face in self.view["rack"])
        groups = [node.name for node in tree if re.match(r"(Set|Word) \d+: ", node.name)]
        assert [int(re.findall(r"\d+", name)[0]) for name in groups] == list(range(1, len(groups) + 1))
        lying = Counter(tuple(spoken(face, numbers) for face in row) for row in self.rows_of_view())
        assert Counter(self.fingers.rows()) == lying
        for name in groups:
            tiles = name.split(": ", 1)[1]
            # A mirror stands for no tile.
            jokers = re.findall(r"(?<!mirror )joker(?! for )", tiles)
            assert jokers == [], f"what a joker stands for is not said: {name}"

    def read_the_end(self) -> None:
        result = self.view["result"]
        (told,) = [text for text in self.ears.texts() if OVER in text]
        for seat, score in zip(self.view["seats"], result["scores"], strict=True):
            assert f"{seat['name']} {str(score).replace('-', '−')}" in told
        here = self.ears.focus()
        assert re.search(r"won|shared", here.name), "the reading goes on at the score sheet"
        assert {"Score sheet"} <= {node.name for node in self.ears.tree() if node.role == "table"}
        assert self.ears.nameless() == []
        self.fingers.tour("Tab")
        self.fingers.tab_to("^Save the record$")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector(".over", state="detached")
        assert self.ears.focus().role != "nothing"
        self.fingers.do("^Score sheet$")
        assert re.search(r"won|shared", self.ears.focus().name)


def everything_was_told(view: dict[str, Any], heard: list[Heard], drawn: list[str]) -> None:
    """Every turn once and in words, and whose turn is next; one's own draws; nothing that is secret."""
    texts = [one.text for one in heard if one.how == "polite"]
    told = " ".join(texts)
    wanted = Counter(sentence(view, turn) for turn in view["turns"] if turn["seat"] != view["seat"])
    for said, times in wanted.items():
        assert told.count(said) == times, f"{said} came {told.count(said)} times, and happened {times} times"
    new = re.compile(rf"\w+ is playing\.|It is your turn\.|begins?\.|{OVER}")
    news = [text for text in texts if new.search(text)]
    assert len(news) == len(view["turns"]) + 1, "one announcement a turn, and one for the beginning"
    begun = re.search(r"You drew ([\w ]+) and begin\.", told)
    own = re.findall(r"You drew ([^.]*)\.", told.replace(begun[0], "") if begun else told)
    numbers = view["family"] == "numbers"
    tiles = [re.sub(r", \d+ points?", "", one) for one in own]
    got = Counter(tile for one in tiles for tile in one.split(", "))
    assert got == Counter("blank" if face == "?" else spoken(face, numbers) for face in drawn)
    # What the others drew is never said, but for the tile that said who begins.
    for name in [seat["name"] for at, seat in enumerate(view["seats"]) if at != view["seat"]]:
        drew = re.findall(rf"{name} drew ([^.]*)\.", told)
        assert {one for one in drew if not one.endswith("and begins")} <= {"a tile"}
    assert [one for one, following in pairwise(news) if one == following] == [], "read out twice"


def sentence(view: dict[str, Any], turn: dict[str, Any]) -> str:
    name = view["seats"][turn["seat"]]["name"]
    if turn["kind"] == "drew":
        return f"{name} drew a tile."
    if turn["kind"] == "passed":
        return f"{name} passed."
    if turn["kind"] == "exchanged":
        return f"{name} exchanged {turn['count']} tile{'s' * (turn['count'] != 1)}."
    assert turn["kind"] == "played", turn
    if not turn.get("word"):
        tiles = [spoken(face, view["family"] == "numbers") for face in turn["played"]]
        return f"{name} laid {', '.join(tiles)}."
    points = turn["score"]
    worth = f" for {points} point{'s' * (points != 1)}." if points else ", which scored nothing."
    return f"{name} laid {turn['word']}{worth}"
