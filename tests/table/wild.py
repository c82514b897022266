"""A table at which anything is asked: legal plays, illegal ones, time-outs, doubts, coming and going."""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from people import Person, order

from optafel.game import Game
from optafel.rules.crossword import Board
from optafel.rules.crossword.board import square_name
from optafel.rules.rulebooks import RULEBOOKS
from optafel.table import requests, seat_requests
from optafel.table.drafts import notation
from optafel.table.events import Moved, Replaced
from optafel.table.new_table import TableKeys
from optafel.table.open_table import OpenTable
from optafel.table.open_tables import OpenTables
from optafel.table.refusals import RequestRefused

# With doubts instead of checks, and an opening that asks nothing, random tiles do reach the table.
OPTIONS: dict[str, dict[str, bool | int]] = {
    "numbers": {"opening_value": 0},
    "words": {"challenge": True},
    "crossword": {"challenge": True, "scoreless_to_end": 9},
}


@dataclass
class Wild:
    """All seats of one table, a spectator, and chance."""

    open_tables: OpenTables
    live: OpenTable
    keys: TableKeys
    held: list[str]  # the key of each seat
    people: list[Person]
    watcher: Person
    chance: random.Random
    sent: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    @classmethod
    async def sit(cls, open_tables: OpenTables, rulebook: str, chance: random.Random) -> "Wild":
        book = RULEBOOKS[rulebook]
        seats = chance.randint(max(2, book.players[0]), book.players[1])
        options = dict(OPTIONS[book.family])
        if book.family == "words" and rulebook != "word-2023" and chance.random() < 0.5:
            options["open_pot"] = True
        kinds = ["me", *["hotseat"] * (seats - 1)]
        live, keys = await open_tables.open(
            order(*kinds, rulebook=rulebook, options=options, clock_seconds=None)
        )
        people = [Person() for _ in range(seats)]
        watcher = Person()
        await requests.hello(live, watcher.connection, watch=keys.watch)
        held = [keys.key, *keys.shared.values()]
        for at, person in enumerate(people):
            await person.sits(live, held[at], f"chance {at}")
        await people[0].sees(lambda view: view["phase"] == "playing")
        return cls(open_tables, live, keys, held, people, watcher, chance)

    @property
    def game(self) -> Game:
        assert self.live.table.game is not None
        return self.live.table.game

    async def step(self) -> None:
        """Somebody does something; what is refused is counted."""
        chance, game = self.chance, self.game
        seat = chance.randrange(len(self.people)) if chance.random() < 0.2 else (game.turn or 0)
        if game.phase == "challenge":
            seat = chance.randrange(len(self.people))
        try:
            match chance.random():
                case below if below < 0.06:
                    await self._time_out()
                case below if below < 0.12:
                    await requests.draft(self.live, self.people[seat].connection, self._draft(seat))
                case below if below < 0.15:
                    await self._table_life(seat)
                case _:
                    await self._move(seat, self._wanted(seat))
        except RequestRefused as refusal:
            self.refused[refusal.refusal.code] += 1

    async def _move(self, seat: int, said: dict[str, Any]) -> None:
        self.sent += 1
        person = self.people[seat]
        await requests.move(self.live, person.connection, f"m{self.sent}", self.live.table.number, said)

    async def _time_out(self) -> None:
        async with self.live.lock:
            game = self.game
            if game.turn is None or game.phase != "playing" or self.live.table.paused:
                return
            laid = self._draft(game.turn)
            after = game.time_out(notation(game, laid))
            await self.live.append(Moved(after.events[game.number :], by="clock"))
            self.live.show()

    async def _table_life(self, seat: int) -> None:
        person = self.people[seat]
        match self.chance.randrange(4):
            case 0:
                await requests.pause(self.live, person.connection)
                await requests.resume(self.live, person.connection)
            case 1:
                requests.leave(self.live, person.connection)
                await person.sits(self.live, self.held[seat])
            case 2:
                await seat_requests.give_seat(self.live, self.held[seat], seat, Replaced(seat, "open"))
                _, self.held[seat] = await seat_requests.join(self.live, self.keys.invite, "somebody else")
                await person.sits(self.live, self.held[seat])
            case 3:
                await requests.rematch(self.live, person.connection, "more")

    def _wanted(self, seat: int) -> dict[str, Any]:
        chance, moves = self.chance, self.game.moves(seat)
        if self.game.phase == "challenge":
            return {chance.choice(["challenge", "accept"]): True}
        if "take" in moves:
            return {"take": chance.randrange(4)}
        kind = chance.choices(["play", "draw", "pass", "exchange", "nonsense"], [12, 4, 1, 2, 1])[0]
        if kind == "play" and (self._has_set(seat) or chance.random() < 0.4):
            return {"play": self._play(seat)}
        if kind == "exchange" or (kind == "draw" and "exchange" in moves):
            rack = [str(tile) for tile in self.game.state.racks[seat]]
            return {"exchange": "".join(chance.sample(rack, min(len(rack), 2)))}
        if kind == "nonsense":
            return {kind: True}
        return {"draw": chance.choice([0, 0, 0, 3])} if "draw" in moves else {"pass": True}

    def _play(self, seat: int) -> str:
        match self.game.setup.book.family:
            case "numbers":
                return " | ".join([*self._lying(), *self._sets(seat)])
            case "words":
                return " ".join([*self._lying(), self._word(seat)])
        return self._placement(seat)

    def _has_set(self, seat: int) -> bool:
        return self.game.setup.book.family != "numbers" or self._set_of(seat) is not None

    def _lying(self) -> tuple[str, ...]:
        return self.game.family.shown_table(self.game.state.table)

    def _sets(self, seat: int) -> list[str]:
        """A group or run of the rack, if it has one; else some tiles that are none."""
        rack = [str(tile) for tile in self.game.state.racks[seat]]
        return [self._set_of(seat) or " ".join(self.chance.sample(rack, min(3, len(rack))))]

    def _set_of(self, seat: int) -> str | None:
        rack = [str(tile) for tile in self.game.state.racks[seat]]
        for number in range(1, 14):
            colours = {tile[0]: tile for tile in rack if tile[1:] == str(number)}
            if len(colours) >= 3:
                return " ".join(colours.values())
            for colour in "KRBY":
                run = [f"{colour}{at}" for at in range(number, number + 3)]
                if all(tile in rack for tile in run):
                    return " ".join(run)
        return None

    def _word(self, seat: int) -> str:
        rack = [str(tile).replace("@", "e") for tile in self.game.state.racks[seat]]
        size = min(len(rack), self.chance.choice([3, 6, 7]))
        return "".join(self.chance.sample(rack, size))

    def _placement(self, seat: int) -> str:
        board = self.game.state.table
        assert isinstance(board, Board)
        taken = [divmod(at, 15) for at, tile in enumerate(board.tiles) if tile]
        row, column = self.chance.choice(taken) if taken else (7, 7)
        across, word = self.chance.random() < 0.5, ""
        rack = [str(tile).replace("@", "e") for tile in self.game.state.racks[seat]]
        for letter in self.chance.sample(rack, min(len(rack), self.chance.randint(1, 4))):
            while True:
                at = (row, column + len(word)) if across else (row + len(word), column)
                if max(at) > 14 or not board[at]:
                    break
                word += "."
            word += letter
        name = square_name((row, column))
        return f"{name[1:] + name[0] if across else name} {word}"

    def _draft(self, seat: int) -> list[str] | str:
        play = self._play(seat)
        match self.game.setup.book.family:
            case "numbers":
                return play.split(" | ")
            case "words":
                return play.split()
        return play
