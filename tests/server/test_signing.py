"""Records that a server gives out are signed, and can be told from forged ones by anybody."""

import json
import subprocess
from pathlib import Path
from typing import Any

import httpx
from served import Server, serving

import engines
from optafel.game.signature import KEYS_ADDRESS, read_keys, signature_says
from optafel.server.ed25519 import fits


def optafel(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(engines.program(*words), text=True, capture_output=True, check=False)


async def finished(server: Server) -> tuple[dict[str, Any], str, str]:
    """A short game: the table, what the seat could keep of it while it was on, and the whole record."""
    table = server.set_table("me", "hotseat", first=0)
    path, mine = f"{server.url}/api/tables/{table['table']}/record", {"X-Seat-Key": table["key"]}
    async with server.connected(table["table"]) as anna, httpx.AsyncClient(timeout=20) as client:
        await anna.hello(table["key"], entropy="salt of Ada")
        await anna.sees(lambda view: view["phase"] == "playing")
        await anna.move({"draw": 0})
        kept = (await client.get(path, headers=mine)).text
        await anna.move({"resign": True})
        await anna.sees(lambda view: view["phase"] == "over")
        return table, kept, (await client.get(path, headers=mine)).text


def verified(server: Server, record: str) -> dict[str, Any]:
    answer = httpx.post(f"{server.url}/api/verify", json={"record": record}, timeout=20)
    said: dict[str, Any] = answer.json()
    return said


def keys_of(server: Server) -> dict[str, Any]:
    told: dict[str, Any] = httpx.get(server.url + KEYS_ADDRESS, timeout=20).json()
    return told


async def test_what_a_server_gives_out_is_signed_by_it(server: Server, tmp_path: Path) -> None:
    table, kept, whole = await finished(server)
    told = keys_of(server)
    keys = read_keys(json.dumps(told))
    assert [set(key) for key in told["keys"]] == [{"id", "algorithm", "public", "since", "until"}]
    assert told["keys"][0]["until"] is None
    for text in (kept, whole):
        assert signature_says(text, keys, fits) == "signed"
    assert verified(server, whole)["signature"] == "signed"
    assert verified(server, whole.replace("me0", "you0"))["signature"] == "changed"
    assert verified(server, whole.partition("\nSignature")[0] + "\n")["signature"] == "unsigned"
    file, seen, forged = tmp_path / "game.txt", tmp_path / "kept.txt", tmp_path / "forged.txt"
    file.write_text(whole)
    seen.write_text(kept)
    forged.write_text(whole.replace("me0", "you0"))
    promise = ("--commit", table["commit"], "--stir", "salt of Ada", "--seen", str(seen))
    good = optafel("verify", str(file), *promise, "--key", server.url)
    assert (good.returncode, good.stderr) == (0, "")
    assert "Signed with the key that the server uses." in " ".join(good.stdout.split())
    bad = optafel("verify", str(forged), "--key", server.url)
    assert bad.returncode == 1
    assert "The signature does not fit" in bad.stdout
    assert "Give the address of its server with --key" in " ".join(
        optafel("verify", str(file)).stdout.split()
    )
    dropped = optafel("verify", str(file), "--stir", "something else", "--json")
    assert dropped.returncode == 1
    assert '"wrong": ["other-stirs"]' in dropped.stdout
    nowhere = optafel("verify", str(file), "--key", "http://127.0.0.1:9")
    assert nowhere.returncode == 2
    assert nowhere.stderr.startswith("http://127.0.0.1:9 tells no keys")


async def test_a_new_key_leaves_old_records_true(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data) as server:
        _table, _kept, whole = await finished(server)
        server.stop()
        old = optafel("keys", "--data", str(data))
        new = optafel("keys", "--rotate", "--data", str(data))
        assert (old.returncode, new.returncode) == (0, 0)
        server.start()
        assert verified(server, whole)["signature"] == "signed-older"
        _table, _kept, later = await finished(server)
        assert verified(server, later)["signature"] == "signed"
        keys = keys_of(server)["keys"]
        assert [key["until"] is None for key in keys] == [True, False]
        assert keys[1]["id"] in old.stdout
        assert optafel("keys", "--forget", keys[0]["id"], "--data", str(data)).returncode == 2
        assert optafel("keys", "--forget", keys[1]["id"], "--data", str(data)).returncode == 0
        server.stop()
        server.start()
        assert verified(server, whole)["signature"] == "other-key"
        assert verified(server, later)["signature"] == "signed"
