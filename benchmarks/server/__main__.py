"""How many tables one server process carries: ``make bench-server``.

For SQLite, PostgreSQL and boardgame.io (in memory, a trivial game with messages of our size), one
right after the other for each number of tables, each server fresh: N tables of two scripted
clients, once in haste (everybody moves as soon as he may: moves per second) and once at ease (a
table moves about once a second: the milliseconds from sending a move to hearing of it). Clients run
in a process of their own. All matches are laid before the first move. When one of ours is over, its
players go to the next; those of boardgame.io never end.
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
MESSAGE_SIZE = 8_100
"""Letters in boardgame.io's state, so that its messages are as long as our updates."""


class Running(NamedTuple):
    """A server under load."""

    name: str
    address: str
    pid: int
    clients: list[str]


@contextmanager
def bagatelle(name: str, database: str) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.server.serve", folder, database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1].rstrip("/")
            clients = [sys.executable, "-m", "benchmarks.server.clients", address]
            try:
                yield Running(name, address, server.pid, clients)
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
            yield Running("boardgame.io, in memory", address, server.pid, clients)
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


def measure(server: Running, tables: int, seconds: float) -> None:
    before = memory_kb(server.pid)
    haste = load(server, tables, seconds, 0)
    ease = load(server, tables, seconds, 1.0)
    grown = (memory_kb(server.pid) - before) / tables
    print(
        f"| {server.name} | {tables} | {haste.moves_per_second:,.0f} | {haste.p50:.0f} | "
        f"{haste.p99:.0f} | {ease.moves_per_second:,.0f} | {ease.p50:.0f} | {ease.p99:.0f} | "
        f"{grown:,.0f} | {calibration() / 1e6:.1f} |",
        flush=True,
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    arguments.add_argument("--seconds", type=float, default=10)
    given = arguments.parse_args()
    print(
        "| server | tables | moves/s in haste | p50 ms | p99 ms | at ease | p50 ms | p99 ms "
        "| kB a table | loop, million/s |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|", flush=True)
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=BOARDGAME, check=True)
    cluster = Cluster(durable=True)
    cluster.start()
    try:
        for tables in given.tables:
            for server in (
                bagatelle("Bagatelle, SQLite", ""),
                bagatelle("Bagatelle, PostgreSQL", cluster.create()),
                boardgame(),
            ):
                with server as running:
                    measure(running, tables, given.seconds)
    finally:
        time.sleep(1)
        cluster.stop()


if __name__ == "__main__":
    main()
