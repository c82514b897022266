"""Somebody who plays with the keyboard alone, by what is read out: no mouse, no look at the page."""

import re
from collections import Counter
from collections.abc import Callable

from ears import Ears, Focus
from mind import Mind
from playwright.sync_api import Page

COLOURS = {"K": "black", "R": "red", "B": "blue", "Y": "yellow"}
JOKERS = {"*": "joker", "D": "double joker", "C": "colour-change joker", "M": "mirror joker"}
TABS_MOST = 150
STEPS_MOST = 160
COPIES_MOST = 3
SQUARE = re.compile(r"(\d+)([A-O]),")

Row = tuple[str, ...]


def spoken(face: str, numbers: bool) -> str:
    """A tile as it is read out, without what a joker stands for."""
    if not numbers:
        return "joker" if face == "@" else face
    return JOKERS[face] if face in JOKERS else f"{COLOURS[face[0]]} {face[1:]}"


def plain(name: str) -> str:
    """A tile's name without what it stands for, and without what a hint says of it."""
    return re.split(" for |, as the hint", name, maxsplit=1)[0]


class Fingers:
    def __init__(self, page: Page, ears: Ears) -> None:
        self.page = page
        self.ears = ears

    def press(self, key: str) -> Focus:
        self.page.keyboard.press(key)
        return self.ears.focus()

    def tab_to(self, wanted: str, key: str = "Tab") -> Focus:
        """On with Tab until something of this name has the focus."""
        name = re.compile(wanted)
        return self._travel(lambda here: bool(name.search(here.name)), key)

    def _travel(self, there: Callable[[Focus], bool], key: str = "Tab") -> Focus:
        """On the way round, the focus leaves the page at its edge and comes back at the other."""
        here = self.ears.focus()
        self.page.evaluate("() => { roundTheEdge = true }")
        for _ in range(TABS_MOST):
            if there(here):
                self.page.evaluate("() => { roundTheEdge = false }")
                return here
            here = self.press(key)
        raise AssertionError(f"no way there with {key}: {here}")

    def do(self, wanted: str) -> None:
        self.tab_to(wanted)
        self.page.keyboard.press("Enter")

    def tour(self, key: str = "Tab") -> list[str]:
        """Every stop once round the page with Tab, or back with Shift: what stands still is a trap."""
        self.page.evaluate("() => { roundTheEdge = true }")
        stops: list[str] = []
        place = """() => {
            const all = [...document.querySelectorAll('*')];
            return document.activeElement === document.body ? -1 : all.indexOf(document.activeElement);
        }"""
        first: int | None = None
        last = -2
        for _ in range(TABS_MOST):
            self.page.keyboard.press(key)
            at = self.page.evaluate(place)
            assert at != last or at == -1, f"{key} does not go on from {self.ears.focus()}"
            last = at
            if at == -1:
                continue
            if at == first:
                break
            first = at if first is None else first
            stops.append(self.ears.focus().name)
        else:
            raise AssertionError(f"{key} never comes round: {stops}")
        self.page.evaluate("() => { roundTheEdge = false }")
        return stops

    # The table of sets or words

    def rows(self) -> list[Row]:
        """The sets or words on the table by the names of their tiles, in the order in which they are read."""
        found = self.page.evaluate(
            """() => [...document.querySelectorAll('[role=group][data-row]')].map((row) =>
                [...row.querySelectorAll('button')].map((tile) => tile.getAttribute('aria-label')))"""
        )
        return [tuple(map(plain, row)) for row in found]

    def rack(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('[role=group][data-surface=rack] button')]
                .map((tile) => tile.getAttribute('aria-label'))"""
        )
        return found

    def to_tiles(self) -> Focus:
        return self._travel(lambda here: bool(here.tile) and here.group != "")

    def seek(self, fits: Callable[[Focus], bool], typed: str) -> None:
        """Find a tile by its colour and number; typed again, that finds the next one; else by arrows."""
        self.to_tiles()
        for _ in range(COPIES_MOST):
            self.page.keyboard.type(typed)
            here = self.ears.focus()
            if fits(here):
                return
        for arrow in ("ArrowRight", "ArrowLeft"):
            for _ in range(STEPS_MOST):
                if fits(here):
                    return
                before, here = here, self.press(arrow)
                if here.tile == before.tile:
                    break
        raise AssertionError(f"the tile cannot be reached; the focus is on {self.ears.focus()}")

    def lay_rows(self, rows: list[list[str]]) -> None:
        """Make the table so: add a tile to a set where that is all, else make sets anew."""
        wanted = Counter(tuple(spoken(face, numbers=True) for face in row) for row in rows)
        while missing := list((wanted - Counter(self.rows())).elements()):
            spare = list((Counter(self.rows()) - wanted).elements())
            longer = next(
                (
                    (one, more)
                    for more in missing
                    for one in spare
                    if one in (more[:-1], more[1:]) and self._lacks(one, more, spare)
                ),
                None,
            )
            if longer:
                self._add(*longer)
            else:
                self._lay_row(missing[0], wanted)

    def _lacks(self, row: Row, longer: Row, spare: list[Row]) -> bool:
        """Whether what makes a set longer comes from the rack, and not out of a set that is taken apart."""
        name = longer[0] if row == longer[1:] else longer[-1]
        others = [tile for one in spare if one != row for tile in one]
        return name in map(plain, self.rack()) and name not in others

    def _add(self, row: Row, longer: Row) -> None:
        """One tile more at an end of a set: lift it, and go from set to set until its end is said."""
        front = row == longer[1:]
        self._choose(longer[0 if front else -1], lambda here: here.group.startswith("Your rack"))
        number = self.rows().index(row) + 1
        self._lift()
        self._aim(rf"(Set|Word) {number}, after", "ArrowUp")
        if front:
            self._aim(rf"(Set|Word) {number}, before", "ArrowLeft")
        self.page.keyboard.press("Enter")
        assert longer in self.rows(), "it lies where it was said"

    def _aim(self, wanted: str, arrow: str) -> None:
        for _ in range(STEPS_MOST):
            since = self.ears.count()
            self.page.keyboard.press(arrow)
            if re.match(wanted, self.ears.wait_for(".", since)):
                return
        raise AssertionError(f"no way with {arrow} to {wanted}")

    def _lift(self) -> None:
        since = self.ears.count()
        self.page.keyboard.press("Enter")
        self.ears.wait_for(r"in hand", since)

    def _choose(self, name: str, fits: Callable[[Focus], bool]) -> None:
        self.seek(
            lambda here: plain(here.name) == name and not here.pressed and fits(here), self._typed(name)
        )
        self.page.keyboard.press("Space")
        assert self.ears.focus().pressed, "Space chooses the tile, and it is said"

    def _typed(self, name: str) -> str:
        """What finds a tile of this name: its colour and number, or the sign of a joker."""
        if name in JOKERS.values():
            return "j" if name == "joker" else name[0]
        colour, number = name.split()
        return next(key for key, one in COLOURS.items() if one == colour).lower() + number

    def _lay_row(self, row: Row, wanted: Counter[Row]) -> None:
        lying = Counter(self.rows())
        kept = {one for one in lying if wanted[one] >= lying[one]}
        # What lies in a set that is taken apart must find a place; only what is lacking comes from the rack.
        loose = Counter(tile for one in (lying - wanted).elements() for tile in one)
        for name in row:
            loose[name] -= 1
            on_table = loose[name] >= 0

            def fits(here: Focus, on_table: bool = on_table) -> bool:
                if not on_table or here.group.startswith("Your rack"):
                    return not on_table and here.group.startswith("Your rack")
                said = here.group.split(": ", 1)[-1].split(". ")[0].split(", ")
                return tuple(map(plain, said)) not in kept

            self._choose(name, fits)
        self._lift()
        self.page.keyboard.press("Enter")
        assert self.ears.focus().group.startswith(("Set ", "Word ")), "the focus stays on what was laid"

    def type_words(self, words: list[str]) -> None:
        """Letter by letter; for a joker, the letter that it is meant for."""
        self.to_tiles()
        for word in words:
            self.page.keyboard.type(word.upper())
            self.page.keyboard.press("Escape")

    # The board

    def to_board(self) -> Focus:
        return self.tab_to(r"^\d+[A-O],")

    def go_to_square(self, row: int, column: int) -> None:
        found = SQUARE.match(self.to_board().name)
        assert found
        down, right = row - int(found[1]) + 1, column - ord(found[2]) + ord("A")
        for _ in range(abs(down)):
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(abs(right)):
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        name = f"{row + 1}{chr(ord('A') + column)},"
        self.page.wait_for_function(
            "(name) => document.activeElement.getAttribute('aria-label')?.startsWith(name)", arg=name
        )

    def turn_to(self, across: bool) -> None:
        """The way in which letters are typed: across at first, and then what was said last."""
        if (self.ears.last("^Typing ") != "Typing down") != across:
            since = self.ears.count()
            self.page.keyboard.press("Enter")
            self.ears.wait_for("Typing across" if across else "Typing down", since)

    def lay_word(self, mind: Mind, play: str) -> None:
        covered = mind.squares(play)
        for place, letter in [one for one in covered if one[1].islower()]:
            self.lay_blank(*divmod(place, 15), letter.upper())
        typed = [(place, letter) for place, letter in covered if letter.isupper()]
        if typed:
            self.go_to_square(*divmod(typed[0][0], 15))
            self.turn_to(across=play[0].isdigit())
            self.page.keyboard.type("".join(letter for _, letter in typed))

    def lay_blank(self, row: int, column: int, letter: str) -> None:
        """Choose the blank on the rack, go to the square, and say in the dialog which letter it is."""
        self.to_rack_tile("blank")
        self.page.keyboard.press("Space")
        self.page.keyboard.press("ArrowUp")
        self.go_to_square(row, column)
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("dialog[open]")
        assert self.ears.focus().in_dialog
        self.tab_to(f"^{letter}$")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("dialog[open]", state="detached")
        assert SQUARE.match(self.ears.focus().name), "the focus goes back to the board"

    def to_rack_tile(self, name: str) -> None:
        here = self._travel(lambda here: here.group.startswith("Your rack"))
        for arrow in ("ArrowLeft", "ArrowRight"):
            for _ in range(7):
                if here.name.startswith(name) and not here.pressed:
                    return
                here = self.press(arrow)
        raise AssertionError(f"no way with the arrows to {name}")
