"""Faults are shown on the same real servers as play."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "server"))
