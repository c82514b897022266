"""A table at which nobody plays any more goes to rest, and a match has as many games as people ask for."""

from optafel.game import Game
from optafel.store import Entry
from optafel.table.due_actions import DueAction, Pace, Presence, next_due_action
from optafel.table.events import CameBack, Moved, Opened, Paused, Resumed, TableEvent, WentAway, write_event
from optafel.table.requests import begin
from optafel.table.seats import Seat
from optafel.table.table import step
from optafel.table.table_state import Table
from optafel.table.view import TableView, shared_view

T0 = 1_700_000_000_000
TURN = 60_000
HERE = Presence(frozenset({0, 1}), since_ms=0)


def at(table: Table | None, at_ms: int, event: TableEvent) -> Table:
    number = table.number + 1 if table else 1
    return step(table, Entry("t", number, at_ms, write_event(event)), event)


def begun(rulebook: str, *seats: Seat, games: int = 1, clock: int | None = 60) -> Table:
    opened = Opened(rulebook, seats, "00" * 32, "i", "w", clock_seconds=clock, first=0, games=games)
    table = at(None, T0, opened)
    return at(table, T0, begin(table))


def person(name: str) -> Seat:
    return Seat("person", name, name, arrived=True)


def moved(table: Table, after: object, at_ms: int) -> Table:
    assert table.game is not None
    assert isinstance(after, Game)
    return at(table, at_ms, Moved(after.events[table.game.number :]))


def ran_out(table: Table, now: int) -> Table:
    assert table.game is not None
    return moved(table, table.game.time_out(), now)


def test_a_table_where_every_clock_runs_out_goes_to_rest_and_is_not_scored() -> None:
    table, now = begun("scrabble-nl", person("anna"), person("bert")), T0
    for turn in range(4):
        now += TURN
        assert next_due_action(table, HERE, Pace()) == DueAction("clock", now, turn % 2)
        table = ran_out(table, now)
    assert next_due_action(table, HERE, Pace()) == DueAction("pause", now + TURN)
    table = at(table, now + TURN, Paused())
    assert (table.phase, next_due_action(table, HERE, Pace())) == ("paused", None)
    assert table.game is not None
    assert table.game.result is None
    # Somebody comes back: the clocks run again, for two turns of each.
    table = at(table, now + 5 * TURN, Resumed(0))
    due = next_due_action(table, HERE, Pace())
    assert due is not None
    assert (due.kind, due.seat) == ("clock", 0)


def test_a_table_at_which_one_person_plays_does_not_rest() -> None:
    table, now = begun("scrabble-nl", person("anna"), person("bert")), T0
    for _ in range(5):
        now += TURN
        assert table.game is not None
        table = moved(table, table.game.try_play(0, {"pass": True}), now)
        now += TURN
        assert next_due_action(table, HERE, Pace()) == DueAction("clock", now, 1)
        table = ran_out(table, now)
        assert table.game is not None
        assert table.game.result is None


def test_bots_alone_do_not_keep_a_table_awake() -> None:
    table, now = begun("scrabble-nl", person("anna"), Seat("bot", "Bot", level="master")), T0
    for _ in range(2):
        now += TURN
        table = ran_out(table, now)
        assert table.game is not None
        table = moved(table, table.game.try_play(1, {"pass": True}), now)
    assert next_due_action(table, Presence(frozenset({0})), Pace()) == DueAction("pause", now + TURN)


def over(table: Table, winner: int) -> Table:
    """Everybody but the winner gives up."""
    for seat in range(len(table.seats)):
        assert table.game is not None
        if seat != winner and table.game.result is None:
            table = moved(table, table.game.try_play(seat, {"resign": True}), T0)
    return table


def shown(table: Table) -> TableView:
    return shared_view(table, HERE, Pace(), T0)


def test_a_round_is_as_many_games_as_people_sat_down() -> None:
    chairs = (person("anna"), person("bert"), person("cleo"), Seat("open"))
    table = begun("rummikub-jokers", *chairs, games=8)  # two rounds for four
    assert len(table.seats) == 3
    assert shown(table).games == 6
    table = over(table, 0)
    for _ in range(3):
        assert shown(table).games == 6
        table = over(at(table, T0, begin(table)), 1)
    assert shown(table).round == 2
    assert len(shown(table).sheet.rounds) == 2


def test_a_match_that_is_over_is_over() -> None:
    table = begun("rummikub-jokers", person("anna"), person("bert"), games=2)
    table = over(over_next(over(table, 0)), 0)
    assert table.match_over
    assert shown(table).sheet.leaders == (0,)
    table = at(table, T0, begin(table))
    assert (table.sheet.games, shown(table).round) == ((), 1)
    table = over(table, 1)
    assert (len(table.sheet.games), table.sheet.won) == (1, (0, 1))


def over_next(table: Table) -> Table:
    return at(table, T0, begin(table))


def test_games_without_a_match_add_up_for_as_long_as_people_play() -> None:
    table = begun("rummikub-sabra", person("anna"), person("bert"))
    for game in range(1, 4):
        table = over(table, 0)
        assert len(table.sheet.games) == game
        table = over_next(table)


def exchanged(table: Table, now: int) -> Table:
    """Whoever's turn it is puts a tile back and draws another."""
    assert table.game is not None
    seat = table.game.turn
    assert seat is not None
    rack = table.game.view(seat).rack or ()
    return moved(table, table.game.try_play(seat, {"exchange": rack[0]}), now)


def robot() -> Seat:
    return Seat("bot", "Bot", level="master")


def test_a_table_where_bots_do_nothing_but_exchange_goes_to_rest_and_is_not_scored() -> None:
    table = begun("scrabble-nl", person("anna"), robot(), robot(), clock=None)
    table = at(table, T0, WentAway(0))  # a bot plays for her: only bots are left
    for _ in range(3 * 10):
        due = next_due_action(table, HERE, Pace())
        assert due is not None
        assert due.kind == "bot"
        table = exchanged(table, T0)
    due = next_due_action(table, HERE, Pace())
    assert due is not None
    assert (due.kind, due.seat) == ("pause", None)
    table = at(table, T0, Paused())
    assert table.game is not None
    assert (table.phase, table.game.result, table.game.stands_still) == ("paused", None, True)
    # Anna is back and resumes it: bots try again, for as many rounds.
    table = at(at(table, T0, CameBack(0)), T0, Resumed(0))
    table = exchanged(table, T0)
    due = next_due_action(table, HERE, Pace())
    assert due is not None
    assert due.kind == "bot"


def test_a_person_who_exchanges_keeps_the_bots_going() -> None:
    table = begun("scrabble-nl", person("anna"), robot(), clock=None)
    for _ in range(2 * 10 + 1):
        table = exchanged(table, T0)
    due = next_due_action(table, Presence(frozenset({0})), Pace())
    assert due is not None
    assert (due.kind, due.seat) == ("bot", 1)


def test_a_person_whose_clock_runs_out_does_not_keep_the_bots_going() -> None:
    table = begun("scrabble-nl", person("anna"), robot(), robot())
    for _ in range(10):
        table = exchanged(exchanged(ran_out(table, T0), T0), T0)
    table = ran_out(table, T0)
    due = next_due_action(table, Presence(frozenset({0})), Pace())
    assert due is not None
    assert due.kind == "pause"
