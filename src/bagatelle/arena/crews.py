"""Who plays the games of a tournament: this process, several on this machine, or a cluster.

A crew gets the numbers of games and yields what came of them in the order in which they end.
"""

from __future__ import annotations

import multiprocessing
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import message
from bagatelle.workers import end_quietly

T = TypeVar("T")
Play = Callable[[int], T]

LOCAL = "local"
"""The address of a cluster that is this machine."""
QUIETLY: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
PATIENCE = 5.0
"""So many seconds a cluster has to open its door."""


class NoCluster(BagatelleError):
    """There is no cluster where one was looked for."""


def cores() -> int:
    """How many games this machine can play at a time."""
    able = getattr(os, "sched_getaffinity", None)
    return len(able(0)) if able else os.cpu_count() or 1


def alone(play: Play[T], numbers: Sequence[int]) -> Iterator[T]:
    """One game after the other.

    >>> list(alone(abs, [1, -2]))
    [1, 2]
    """
    for number in numbers:
        yield play(number)


def processes(play: Play[T], numbers: Sequence[int], jobs: int) -> Iterator[T]:
    """So many games at a time. Whoever stops listening ends them at once."""
    # Processes started afresh share nothing with this one, so threads and locks here are no danger.
    fresh = multiprocessing.get_context("spawn")
    strangers = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, len(numbers)), mp_context=fresh, initializer=end_quietly)
    try:
        for game in as_completed([pool.submit(play, number) for number in numbers]):
            yield game.result()
    except BaseException:
        for worker in set(multiprocessing.active_children()) - strangers:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def cluster(play: Play[T], numbers: Sequence[int], address: str, jobs: int) -> Iterator[T]:
    """On all machines of a Ray cluster, or so many games at a time on a local one."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        ray.init(LOCAL, num_cpus=jobs, include_dashboard=False, **QUIETLY)
    else:
        _knock(address)
        ray.init(address, **QUIETLY)
    try:
        task: Any = ray.remote(_play)
        told = ray.put(play)
        waiting = [task.remote(told, number) for number in numbers]
        while waiting:
            ended, waiting = ray.wait(waiting)
            yield from ray.get(ended)
    finally:
        ray.shutdown()


def _play(play: Play[T], number: int) -> T:
    return play(number)


def _knock(address: str) -> None:
    """Raises NoCluster at once; Ray would look for it for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError, ValueError) as error:
        raise NoCluster(message("no-cluster", address=address)) from error
