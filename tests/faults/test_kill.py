"""`kill -9` in the middle of play: what was acknowledged is there, once, and everybody agrees."""

import os
import random
from pathlib import Path

import pytest
from kills import play_through_kills

KILLS = int(os.environ.get("OPTAFEL_KILLS", "4"))  # `make test-faults` has many more


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    await play_through_kills(tmp_path / "data", KILLS, random.Random(20_240_601))
