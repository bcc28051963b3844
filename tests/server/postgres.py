"""A real PostgreSQL for the tests: found or installed, started when first needed, ended at the end.

Nothing here is ever skipped: without PostgreSQL the tests that want one fail, and say so.
"""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy.engine import make_url

PROGRAMS = ("initdb", "postgres")
ROLE = "bagatelle"
PATIENCE = 240.0
"""Seconds that a cluster has to answer its first question."""

HASTE = ("-c", "fsync=off", "-c", "full_page_writes=off")

PREFIX = "bagatelle-pg-"
AN_HOUR = 3600.0

IN_MEMORY = Path("/dev/shm")
ROOM = 1 << 30
"""How many bytes must be free in memory for a cluster to live there."""

HOMEBREW = (Path("/opt/homebrew"), Path("/usr/local"))
APT_WAITS = ("-o", "DPkg::Lock::Timeout=300")
"""Test processes side by side install one after the other."""
NO_MAIN_CLUSTER = Path("/etc/postgresql-common/createcluster.d/bagatelle.conf")


class NoPostgres(AssertionError):
    """These tests need a PostgreSQL, and there is none to be had."""


class Cluster:
    """A cluster in a folder of its own, on a socket of its own; nothing survives it.

    A durable one waits for the disk, as it would in earnest; tests need not.
    """

    def __init__(self, durable: bool = False) -> None:
        self._durable = durable
        self._programs = find_programs()
        self._user = unprivileged_user()
        self._folder = Path(
            tempfile.mkdtemp(prefix=PREFIX, dir=None if durable else _quick_place())
        )
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._quickly = ""

    def start(self) -> None:
        _sweep(self._folder.parent)
        if self._user is not None:
            shutil.chown(self._folder, self._user, _group_of(self._user))
        self._run(
            "initdb", "--pgdata", str(self._data), "--auth", "trust", "--username", ROLE,
            "--encoding", "UTF8", "--locale", "C", "--no-sync",
        )  # fmt: skip
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    *_ending_with_us(), self._programs / "postgres",
                    "-D", self._data, "-k", self._folder, "-h", "",
                    "-c", "max_connections=200", "-c", "jit=off", "-c", "autovacuum=off",
                    *(() if self._durable else HASTE),
                ],
                cwd=self._folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True, **self._identity(),
            )  # fmt: skip
        self._wait()

    def stop(self) -> None:
        """End it, whatever is still connected, and forget it."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://{ROLE}@/{database}?host={self._folder}"

    def create(self, template: str = "template1") -> str:
        """The address of a new database, a copy of another one."""
        name = f"test_{next(self._numbers)}"
        self._execute(f"CREATE DATABASE {name} TEMPLATE {template} {self._quickly}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Take a database away, whoever is still connected."""
        self._execute(f"DROP DATABASE {make_url(url).database} WITH (FORCE)")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _execute(self, statement: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _identity(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        if self._user is None:
            return {}
        return {"user": self._user, "group": _group_of(self._user), "extra_groups": []}

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self._programs / program, *words],
            cwd=self._folder, capture_output=True, text=True, check=False, **self._identity(),
        )  # fmt: skip
        if done.returncode != 0:
            raise NoPostgres(f"{program} failed: {done.stderr.strip()}")

    def _wait(self) -> None:
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with psycopg.connect(self.url("postgres")) as connection:
                    # Older ones know only the quick way, and no word for it.
                    is_new = connection.info.server_version >= 150_000
                    self._quickly = "STRATEGY FILE_COPY" if is_new else ""
            except psycopg.OperationalError as error:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    self.stop()
                    raise NoPostgres(f"PostgreSQL did not start: {error}") from error
                time.sleep(0.02)
            else:
                return


def find_programs() -> Path:
    """The folder with PostgreSQL's programs. Installs it if need be and if we may."""
    for find in (_found, _installed_by_apt, _installed_by_pip):
        folder = find()
        if folder is not None:
            return folder
    raise NoPostgres(
        "There is no PostgreSQL here and it could not be installed: "
        "the tests of the server need initdb and postgres on the PATH."
    )


def unprivileged_user() -> str | None:
    """Who runs PostgreSQL in root's stead; None if we are not root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in known:
            return name
    raise NoPostgres("PostgreSQL does not run as root, and there is no user postgres or nobody.")


def _found() -> Path | None:
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    homebrew = [found for place in HOMEBREW for found in place.glob("opt/postgresql*/bin")]
    on_path = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    for folder in (*on_path, *debian, *homebrew):
        if all(os.access(folder / program, os.X_OK) for program in PROGRAMS):
            return folder
    return None


def _installed_by_apt() -> Path | None:
    """Debian's package, without the cluster that it would start by itself."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    NO_MAIN_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
    NO_MAIN_CLUSTER.write_text("create_main_cluster = false\n", encoding="utf-8")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
        done = subprocess.run(
            ["apt-get", "--quiet", *APT_WAITS, *words], env=environment, check=False
        )
        if done.returncode != 0:
            return None
    return _found()


def _installed_by_pip() -> Path | None:
    """The wheel ``pgserver`` brings the programs along."""
    words = [sys.executable, "-m", "pip", "install", "--quiet", "pgserver"]
    if subprocess.run(words, check=False).returncode != 0:
        return None
    importlib.invalidate_caches()
    spec = importlib.util.find_spec("pgserver")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "pginstall" / "bin"
    return folder if all((folder / program).exists() for program in PROGRAMS) else None


def _quick_place() -> Path | None:
    """Memory, where a database is copied in a blink; None for the usual place."""
    if IN_MEMORY.is_dir() and shutil.disk_usage(IN_MEMORY).free > ROOM:
        return IN_MEMORY
    return None


def _ending_with_us() -> list[str]:
    """Words before a command that let it end, quickly but in order, when we are killed."""
    return ["setpriv", "--pdeathsig", "INT", "--"] if shutil.which("setpriv") else []


def _sweep(place: Path) -> None:
    """Put away what is left of clusters whose tests were killed."""
    for folder in place.glob(f"{PREFIX}*"):
        is_old = time.time() - folder.stat().st_mtime > AN_HOUR
        if is_old and not (folder / "data" / "postmaster.pid").exists():
            shutil.rmtree(folder, ignore_errors=True)


def _version(folder: Path) -> int:
    word = folder.parent.name
    return int(word) if word.isdigit() else 0


def _group_of(user: str) -> int:
    return pwd.getpwnam(user).pw_gid
