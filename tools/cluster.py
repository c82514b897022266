"""`make cluster`: PostgreSQL, Redis, three nodes and nginx on this machine; plays, and kills a node.

With `--stay` everything keeps running until Ctrl-C, to play on it in a browser.
"""

import argparse
import asyncio
import contextlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from served import Server, serving
from through import Seat, agree, more_moves, playing, reckon, seated

import engines

NODES = 3
MOVES = 60

NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{ worker_connections 4096; }}
http {{
  access_log off; client_body_temp_path {folder}; proxy_temp_path {folder};
  fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
  upstream nodes {{ {nodes} }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://nodes; proxy_http_version 1.1; proxy_next_upstream error timeout;
      proxy_connect_timeout 1s; proxy_read_timeout 1h;
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $http_connection;
    }}
  }}
}}
"""


class Front(Server):
    """nginx, which people talk to as if it were one server."""

    def __init__(self, port: int, data: Path) -> None:
        super().__init__(data)
        self.port = port


@contextlib.contextmanager
def nginx(folder: Path, nodes: list[Server]) -> Iterator[Front]:
    front = Front(engines.free_port(), folder / "front")
    settings = folder / "nginx.conf"
    upstream = " ".join(f"server 127.0.0.1:{node.port} max_fails=1 fail_timeout=1s;" for node in nodes)
    settings.write_text(NGINX.format(folder=folder, nodes=upstream, port=front.port))
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(program).exists():
        sys.exit("make cluster needs nginx: install it (Debian: apt-get install nginx-light)")
    command = [program, "-p", str(folder), "-c", str(settings)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        engines.wait_until_answers(front.port, process)
        yield front
    finally:
        process.terminate()
        process.wait(10)


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {text}", flush=True)


def acknowledged(people: list[Seat]) -> int:
    return sum(len(person.acknowledged) for person in people)


async def show(nodes: list[Server], front: Front, database_url: str) -> None:
    people = seated([front])
    async with playing(people):
        await more_moves(people, MOVES)
        say(f"{acknowledged(people)} moves acknowledged over three nodes; kill -9 of the first one")
        nodes[0].stop(signal.SIGKILL)
        began = time.monotonic()
        await more_moves(people, MOVES)
        say(f"{MOVES} more in {time.monotonic() - began:.1f} s on the two that are left; it comes back")
        await asyncio.to_thread(nodes[0].start)
        await more_moves(people, MOVES)
    await agree(people)
    kept = await reckon(database_url, people)
    say(f"all {kept} acknowledged moves are in PostgreSQL, each once, and everybody sees the same tables")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--stay", action="store_true", help="keep running until Ctrl-C")
    stay: bool = arguments.parse_args().stay
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="optafel-cluster-")))
        folder.chmod(0o755)
        (folder / "postgres").mkdir()
        postgres = stack.enter_context(engines.postgres(folder / "postgres"))
        redis = stack.enter_context(engines.redis())
        shared = {"OPTAFEL_DATABASE_URL": postgres.url, "OPTAFEL_BUS_URL": redis.url}
        nodes = [stack.enter_context(serving(folder / f"node{at}", **shared)) for at in range(NODES)]
        front = stack.enter_context(nginx(folder, nodes))
        say(f"PostgreSQL :{postgres.port}, Redis :{redis.port}, nodes {[node.port for node in nodes]}")
        say(f"nginx in front of them: {front.url}/")
        asyncio.run(show(nodes, front, postgres.url))
        if stay:
            say("Ctrl-C stops everything")
            with contextlib.suppress(KeyboardInterrupt):
                signal.pause()
    return 0


if __name__ == "__main__":
    sys.exit(main())
