"""A bot as a program, a view a line in, a move a line out: `optafel play --bot "python bot_process.py"`."""

import json
import sys

from optafel import View, bots

for line in sys.stdin:
    move = bots.choose(View.from_json(line), "strong", nodes=20_000)
    print(json.dumps(move.to_json()), flush=True)
