"""How many tables one server process carries: ``make bench-server``.

For SQLite, PostgreSQL and boardgame.io (in memory, a trivial game with messages as long as the
Banquet's), one right after the other for each game and number of tables, each server fresh: N
tables of two scripted clients, once in haste (everybody moves as soon as they may: moves per
second) and once at ease (a table moves about once a second: the milliseconds from sending a move to
hearing of it). Clients run in a process of their own. All matches are laid before the first move.
When one of ours is over, its players go to the next; those of boardgame.io never end.

``--at-ease --ours --games rokoko --tables 500`` measures only how long durable moves take at 500
tables of Rokoko whose players think.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from tests.server.postgres import Cluster

from benchmarks.engine import calibration
from benchmarks.server.clients import Result

HERE = Path(__file__).parent
BOARDGAME = HERE / "boardgame"
MESSAGE_SIZE = 2_150
"""Letters in boardgame.io's state, so that its messages are as long as the Banquet's updates."""
GAMES = ("banquet", "rokoko", "augsburg")
PACES = {"moves/s in haste": 0.0, "moves/s at ease": 1.0}
"""Mean seconds before a move."""


class Running(NamedTuple):
    """A server under load."""

    name: str
    game: str
    address: str
    pid: int
    clients: list[str]


@contextmanager
def bagatelle(name: str, game: str, database: str) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.server.serve", folder, database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            clients = [sys.executable, "-m", "benchmarks.server.clients", address, "--game", game]
            try:
                yield Running(name, game, address, server.pid, clients)
            finally:
                server.terminate()
                server.communicate()


@contextmanager
def boardgame(port: int = 8790) -> Iterator[Running]:
    command = ["node", "server.js", str(port), str(MESSAGE_SIZE)]
    with subprocess.Popen(
        command, cwd=BOARDGAME, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        while not server.stdout.readline().startswith("ready"):
            pass
        address = f"http://127.0.0.1:{port}"
        try:
            clients = ["node", str(BOARDGAME / "clients.js"), address]
            yield Running("boardgame.io, in memory", "trivial", address, server.pid, clients)
        finally:
            server.terminate()


def load(server: Running, tables: int, seconds: float, pause: float) -> Result:
    words = [f"--{name}={value}" for name, value in
             (("tables", tables), ("seconds", seconds), ("pause", pause))]  # fmt: skip
    done = subprocess.run(
        [*server.clients, *words], stdout=subprocess.PIPE, check=True, timeout=seconds + 300
    )
    return msgspec.json.decode(done.stdout, type=Result)


def memory_kb(pid: int) -> int:
    """The resident memory of a process; 0 where there is no /proc."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


def measure(server: Running, tables: int, seconds: float, paces: dict[str, float]) -> None:
    before = memory_kb(server.pid)
    results = [load(server, tables, seconds, pause) for pause in paces.values()]
    grown = (memory_kb(server.pid) - before) / tables
    cells = [f"{each.moves_per_second:,.0f} | {each.p50:.0f} | {each.p99:.0f}" for each in results]
    row(server.name, server.game, tables, *cells, f"{grown:,.0f}", f"{calibration() / 1e6:.1f}")


def row(*cells: object) -> None:
    """A row of the table, while the next one is measured."""
    print("|", " | ".join(map(str, cells)), "|", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    arguments.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    arguments.add_argument("--seconds", type=float, default=10)
    arguments.add_argument("--at-ease", action="store_true", help="only players who think")
    arguments.add_argument("--ours", action="store_true", help="without boardgame.io")
    given = arguments.parse_args()
    paces = {"moves/s at ease": 1.0} if given.at_ease else PACES
    heads = [f"{pace} | p50 ms | p99 ms" for pace in paces]
    row("server", "game", "tables", *heads, "kB a table", "loop, million/s")
    print("|---" * (5 + 3 * len(paces)) + "|", flush=True)
    if not given.ours:
        npm = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(npm, cwd=BOARDGAME, check=True)
    cluster = Cluster(durable=True)
    cluster.start()
    try:
        for tables in given.tables:
            for game in given.games:
                for server in (
                    bagatelle("Bagatelle, SQLite", game, ""),
                    bagatelle("Bagatelle, PostgreSQL", game, cluster.create()),
                ):
                    with server as running:
                        measure(running, tables, given.seconds, paces)
            if not given.ours:
                with boardgame() as running:
                    measure(running, tables, given.seconds, paces)
    finally:
        time.sleep(1)
        cluster.stop()


if __name__ == "__main__":
    main()
