"""Nothing that was acknowledged is lost, nothing is done twice, and all see the same in the end."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.faults.evening import Evening
from tests.server.faults.servers import Server
from tests.server.faults.verdict import judge

SEEDS = os.environ.get("FAULT_SEEDS", "truffle").split()
"""Other seeds make other evenings: ``FAULT_SEEDS="a b c" pytest tests/server/faults``."""


@pytest.mark.parametrize("seed", SEEDS)
async def test_killed_server(database: str, seed: str, tmp_path: Path) -> None:
    """A server is killed again and again, under load and with links that cannot be relied on."""
    await _spend_evening(database, seed, tmp_path, doors=1)


@pytest.mark.parametrize("seed", SEEDS)
async def test_one_of_two_killed(postgres_database: str, seed: str, tmp_path: Path) -> None:
    """Two servers on one database serve the same tables; if one dies, all meet at the other."""
    await _spend_evening(postgres_database, seed, tmp_path, doors=2)


async def _spend_evening(database: str, seed: str, folder: Path, doors: int) -> None:
    servers = [Server(database, folder / f"server-{door}", seed=seed) for door in range(doors)]
    evening = Evening(seed, servers)
    try:
        await evening.run()
        await judge(evening, database)
        assert not [line for server in servers for line in server.complaints()]
    finally:
        for server in servers:
            server.sweep()
