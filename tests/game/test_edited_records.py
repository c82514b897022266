"""Somebody edits a record: every edit is refused, or found out, or has changed nothing."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from optafel.game import Game, Setup, record
from optafel.game.proof import broken_promises
from optafel.game.record import RecordError
from optafel.game.record_text import signature_of, signed_bytes, with_signature
from optafel.game.signature import PublicKey, read_keys, signature_says
from optafel.server import ed25519

GAMES = Path(__file__).parents[1] / "vectors" / "fair.jsonl"
RECORDS = [json.loads(line)["record"] for line in GAMES.read_text("utf-8").splitlines()]
PRIVATE = bytes(range(32))
KEY = PublicKey(ed25519.public_of(PRIVATE))


def signed(text: str) -> str:
    return with_signature(text, KEY.id, ed25519.signed(PRIVATE, signed_bytes(text)))


SIGNED = [signed(text) for text in RECORDS]
BEFORE = [record.read(text) for text in RECORDS]


def verdict(text: str, at: int) -> str:
    """What becomes of an edited record of a game."""
    before = BEFORE[at]
    try:
        game = record.read(text)
    except RecordError:
        return "refused"
    if broken_promises(text, before.setup.commitment, game=game, stirs=before.setup.entropy):
        return "found out"
    if signature_says(text, (KEY,), ed25519.fits) not in ("signed", "signed-older"):
        return "not as signed"
    return "unchanged" if game == before else "ANOTHER GAME"


@pytest.mark.parametrize("at", range(len(RECORDS)))
def test_a_turn_that_is_left_out_doubled_or_moved_is_refused(at: int) -> None:
    """Also without a signature: whoever drops a draw changes what all others draw."""
    lines = RECORDS[at].rstrip("\n").split("\n")
    first = next(number for number, line in enumerate(lines) if line[:1].isdigit())
    for number in {*range(first, len(lines), 7), first + 1, len(lines) - 1}:
        without = [*lines[:number], *lines[number + 1 :]]
        doubled = [*lines[:number], lines[number], *lines[number:]]
        edits = [doubled] if number == len(lines) - 1 else [without, doubled]
        if number > first:
            edits.append([*lines[: number - 1], lines[number], lines[number - 1], *lines[number + 1 :]])
        for edit in edits:
            with pytest.raises(RecordError):
                record.read("\n".join(edit))
    # The last line may be missing without the rest being wrong: then the game is not over.
    assert broken_promises("\n".join(lines[:-1])) == ["unfinished"]


@pytest.mark.parametrize("at", range(len(RECORDS)))
def test_whoever_numbers_the_turns_anew_is_found_out_too(at: int) -> None:
    lines = RECORDS[at].rstrip("\n").split("\n")
    first = next(number for number, line in enumerate(lines) if line[:1].isdigit())
    for gone in range(first + at, len(lines) - 1, 9):
        turns = [line.partition(" ")[2] for line in lines[first:gone] + lines[gone + 1 :]]
        text = "\n".join([*lines[:first], *(f"{n}. {turn}" for n, turn in enumerate(turns, 1))])
        try:
            game = record.read(text)
        except RecordError:
            continue
        # What could have been played so: a doubt that nobody spoke, a tile less. The signature knows better.
        assert signature_says(text, (KEY,), ed25519.fits) == "unsigned"
        assert broken_promises(text, game=game) or game.events != BEFORE[at].events


HEADERS = ("Seed", "Entropy", "Game", "Seats", "Result", "Options", "Language", "First")


@pytest.mark.parametrize("at", range(len(SIGNED)))
@pytest.mark.parametrize("header", HEADERS)
def test_a_header_that_is_doubled_dropped_or_moved_is_found_out(at: int, header: str) -> None:
    lines = SIGNED[at].split("\n")
    found = next((number for number, line in enumerate(lines) if line.startswith(f"{header}:")), None)
    if found is None:
        return
    dropped = [*lines[:found], *lines[found + 1 :]]
    assert verdict("\n".join(dropped), at) in ("refused", "found out", "not as signed")
    for line in (lines[found], f"{header}: 1", f"{header.lower()} : {{}}"):
        with pytest.raises(RecordError):
            record.read("\n".join([line, *lines]))
        with pytest.raises(RecordError):
            record.read("\n".join([*lines, line]))


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_no_edit_of_a_signed_record_makes_another_game(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(SIGNED) - 1))
    lines = SIGNED[at].split("\n")
    line = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(("drop", "double", "swap", "cut", "sign", "other", "end")))
    edited = list(lines)
    match how:
        case "drop":
            del edited[line]
        case "double":
            edited.insert(line, lines[line])
        case "swap":
            to = data.draw(st.integers(0, len(lines) - 1))
            edited[line], edited[to] = edited[to], edited[line]
        case "cut":
            edited[line] = lines[line][: data.draw(st.integers(0, max(0, len(lines[line]) - 1)))]
        case "sign":
            where = data.draw(st.integers(0, len(lines[line])))
            sign = data.draw(st.sampled_from([*'AZ019 .:<=([{"', "\u2028", "\0", "\u0661", "\t"]))
            edited[line] = lines[line][:where] + sign + lines[line][where + 1 :]
        case "other":
            other = data.draw(st.sampled_from(SIGNED)).split("\n")
            edited[line] = data.draw(st.sampled_from(other))
        case "end":
            edited = edited[:line]
    assert verdict("\n".join(edited), at) in ("refused", "found out", "not as signed", "unchanged")


def test_a_signature_says_whose_it_is() -> None:
    text, other = SIGNED[0], PublicKey(ed25519.public_of(b"o" * 32))
    older = PublicKey(KEY.public, in_use=False)
    says = [signature_says(text, keys, ed25519.fits) for keys in ((KEY,), (older, other), (other,), ())]
    assert says == ["signed", "signed-older", "other-key", "other-key"]
    assert signature_says(RECORDS[0], (KEY,), ed25519.fits) == "unsigned"
    # What an editor or a mail does to lines changes nothing.
    assert signature_says(text.replace("\n", "\r\n"), (KEY,), ed25519.fits) == "signed"
    assert signature_says("\ufeff" + text.replace("\n", "  \n"), (KEY,), ed25519.fits) == "signed"
    assert signature_says(text.replace("Player 1", "Player  1"), (KEY,), ed25519.fits) == "changed"
    found = signature_of(text)
    assert found is not None
    swapped = with_signature(RECORDS[1], found[0], found[1])
    assert signature_says(swapped, (KEY,), ed25519.fits) == "changed"
    assert signature_says(text.replace("Signature: ", "Signature: x"), (KEY,), ed25519.fits) == "changed"


def test_keys_are_read_as_a_server_tells_them() -> None:
    public = KEY.public.hex()
    told = {"keys": [{"id": KEY.id, "algorithm": "Ed25519", "public": public, "since": "", "until": None}]}
    assert read_keys(json.dumps(told)) == (KEY,)
    assert read_keys(public) == (KEY,)
    told["keys"][0]["until"] = "2026-01-01T00:00:00+00:00"
    assert read_keys(json.dumps(told)) == (PublicKey(KEY.public, in_use=False),)
    for odd in ("{}", '{"keys": []}', '{"keys": [3]}', '{"keys": 3}'):
        with pytest.raises(ValueError, match="no keys"):
            read_keys(odd)
    for odd in ("", "00"):
        with pytest.raises(ValueError, match="32 bytes"):
            read_keys(odd)


def test_what_was_kept_during_the_game_is_held_against_the_record() -> None:
    whole = Game.start(Setup("rummikub-sabra", 2, b"s" * 32, ("mine", "yours")))
    for _ in range(6):
        assert whole.to_act is not None
        whole = whole.play(whole.to_act, "draw")
    then = record.write(whole, seat=1)
    text = record.write(whole.play(0, "resign"))
    assert broken_promises(text, seen=then) == []
    assert broken_promises(text, seen=signed(then), stirs=("mine",)) == []
    assert broken_promises(text, stirs=("mine", "mine")) == ["other-stirs"]
    assert broken_promises(text, seen=then.replace('"yours"', '"theirs"')) == ["other-stirs"]
    assert broken_promises(text, seen=then.replace(" draw", " pass", 1)) == ["other-turns"]
    assert broken_promises(text, seen=then.replace("Seats: 2", "Seats: 3")) == ["other-turns"]
    fewer = record.write(Game.start(whole.setup).play(0, "resign"))
    assert broken_promises(fewer, seen=then) == ["other-turns"]
