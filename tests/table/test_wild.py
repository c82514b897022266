"""Whatever is asked of a table: the log is the table, no tile is made or lost, nothing hidden leaves."""

import random
import re
from dataclasses import replace
from typing import Any

import pytest
from people import Person
from wild import Wild

from boxes import all_tiles, whole_box
from optafel.game import Game, record
from optafel.rules.rulebooks import RULEBOOKS
from optafel.table.events import read_event
from optafel.table.open_tables import OpenTables
from optafel.table.table import fold, step
from optafel.table.table_state import Table

STEPS = 60
SEEDS = range(3)
NUMBER_TILE = re.compile(r"\b[KRBY](?:1[0-3]|[1-9])\b")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rulebook", RULEBOOKS)
async def test_the_log_is_the_table_and_the_tiles_stay_the_same(
    open_tables: OpenTables, rulebook: str, seed: int
) -> None:
    wild = await Wild.sit(open_tables, rulebook, random.Random(f"{rulebook} {seed}"))
    box = whole_box(wild.game)
    laid = folded = 0
    replayed: Table | None = None
    for _ in range(STEPS):
        await wild.step()
        assert all_tiles(wild.game) == box
        async with wild.live.lock:  # nothing happens of its own accord between the two
            live, entries = wild.live.table, await open_tables.store.read(wild.live.id)
        for entry in entries[folded:]:  # a table is folded entry by entry: what was folded need not be again
            replayed = step(replayed, entry, read_event(entry.body))
        folded = len(entries)
        assert replayed == live
        assert repr(replayed) == repr(live)
        laid = max(laid, len(wild.game.state.turns))
    assert fold(entries) == live
    assert laid > 5, "nothing much happened"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("rulebook", RULEBOOKS)
async def test_what_a_seat_is_sent_does_not_depend_on_what_it_may_not_know(
    open_tables: OpenTables, rulebook: str, seed: int
) -> None:
    """Hidden tiles are dealt out otherwise, and every byte for this seat must stay the same."""
    wild = await Wild.sit(open_tables, rulebook, random.Random(f"private {rulebook} {seed}"))
    for _ in range(STEPS):
        await wild.step()
        live, table = wild.live, wild.live.table
        if not table.playing:
            continue
        for seat in (*range(len(wild.people)), None):
            before = _leaving(wild, seat)
            try:
                live.folded = _dealt_otherwise(table, seat, wild.chance)
                assert _leaving(wild, seat) == before
            finally:
                live.folded = table


@pytest.mark.parametrize("rulebook", RULEBOOKS)
async def test_no_byte_that_leaves_holds_a_secret(open_tables: OpenTables, rulebook: str) -> None:
    wild = await Wild.sit(open_tables, rulebook, random.Random(f"bytes {rulebook}"))
    told = wild.live.table.opened
    seen_by: dict[int | None, set[str]] = {seat: set() for seat in (*range(len(wild.people)), None)}
    for _ in range(STEPS):
        seed = wild.game.setup.seed.hex() if wild.live.table.playing else "-" * 64
        key = wild.game.state.key.hex()
        await wild.step()
        digests = [seat.key for seat in wild.live.table.seats if seat.key]
        hidden = [*wild.held, *digests, wild.keys.invite, told.secret, told.invite, told.watch]
        for seat, person in _everybody(wild):
            _public_or_own(wild, seat, seen_by[seat])
            for text in person.texts:
                for secret in (*hidden, *([seed, key] if wild.live.table.playing else [])):
                    assert secret not in text
                if wild.game.setup.book.family == "numbers" and wild.live.table.playing:
                    assert set(NUMBER_TILE.findall(text)) <= seen_by[seat]
            person.texts.clear()


def _everybody(wild: Wild) -> list[tuple[int | None, Person]]:
    return [*enumerate(wild.people), (None, wild.watcher)]


def _public_or_own(wild: Wild, seat: int | None, seen: set[str]) -> None:
    """Adds what this seat may know by now: the table now and before, the draw for who begins, its rack."""
    game = wild.game
    seen.update(tile for _, tile in game.state.start_draw)
    for turn in game.state.turns:
        seen.update(turn.played)
    for at in range(game.state.seats):
        if at == seat:
            seen.update(map(str, game.state.racks[at]))
    seen.update(tile for row in game.family.shown_table(game.state.table) for tile in row.split())
    stands = game.family.shown(game.setup, game.state).stands or ()
    seen.update(tile for row in stands for stood_for in row for tile in stood_for.split())
    draft = wild.live.drafts.get(-1 if seat is None else seat)
    seen.update(tile for row in (draft[1] if draft else []) for tile in row.split())


def _leaving(wild: Wild, seat: int | None) -> tuple[Any, ...]:
    """Everything that could be sent to this seat now, apart from the time that is left."""
    game = wild.game
    texts: list[Any] = [wild.live.view_of(seat)]
    if seat is not None:
        texts += [record.write(game, seat=seat), game.moves(seat)]
        texts += [repr(game.try_play(seat, said)) for said in ({"fly": True}, {"play": "A"}, {"draw": 9})]
    return tuple(texts)


def _dealt_otherwise(table: Table, seat: int | None, chance: random.Random) -> Table:
    """The same table with all tiles that the seat cannot see in other hands and in another order."""
    assert table.game is not None
    game: Game = table.game
    state = game.state
    open_pot = bool(getattr(game.setup.book, "open_pot", False))
    tops = [pile[-1:] if open_pot else () for pile in state.piles]
    below = [pile[: len(pile) - len(top)] for pile, top in zip(state.piles, tops, strict=True)]
    hidden = [tile for at, rack in enumerate(state.racks) if at != seat for tile in rack]
    hidden += [tile for pile in below for tile in pile]
    chance.shuffle(hidden)
    racks = []
    for at, rack in enumerate(state.racks):
        racks.append(rack if at == seat else tuple(hidden[: len(rack)]))
        if at != seat:
            del hidden[: len(rack)]
    piles = []
    for pile, top in zip(below, tops, strict=True):
        piles.append((*hidden[: len(pile)], *top))
        del hidden[: len(pile)]
    otherwise = replace(state, racks=tuple(racks), piles=tuple(piles))
    return replace(table, game=replace(game, state=otherwise))
