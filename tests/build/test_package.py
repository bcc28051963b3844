"""The package has all that it needs, the browser app with it, and is quick to import."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bagatelle.cli.extras import EXTRAS
from bagatelle.server.settings import Settings

ROOT = Path(__file__).parents[2]
IMPORT = """if True:
    import time
    begun = time.process_time()
    import bagatelle
    print(time.process_time() - begun)
"""
VERSION = """if True:
    import time
    from bagatelle.cli import main
    main(["--version"])
    print(time.process_time())
"""

WORTH_PACKING = 512
"""Bytes: what is smaller is not compressed (`web/build/compress.ts`)."""


def test_the_app_is_installed_and_names_only_files_that_are_there() -> None:
    app = Settings().app_dir
    page = (app / "index.html").read_text(encoding="utf-8")
    files = [file.relative_to(app).as_posix() for file in app.rglob("*") if file.is_file()]
    named = [file for file in files if f'"/{file}"' in page]
    assert any(file.endswith(".js") for file in named)
    assert any(file.endswith(".css") for file in named)
    large = [file for file in named if (app / file).stat().st_size >= WORTH_PACKING]
    assert len(large) > 1
    assert {f"{file}.br" for file in large if file.endswith(".js")} <= set(files)


@pytest.mark.parametrize(("program", "seconds"), [(IMPORT, 0.1), (VERSION, 0.15)])
def test_it_is_there_at_once(program: str, seconds: float, tmp_path: Path) -> None:
    """Seconds of processor time, of the quickest of some: a busy machine takes longer. The first
    time Python writes down what it has read; afterwards it must be quick.
    """
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    times = []
    for _ in range(6):
        words = [sys.executable, "-c", program]
        done = subprocess.run(words, env=environment, capture_output=True, check=True)
        times.append(float(done.stdout.split()[-1]))
    assert min(times) < seconds


def test_the_extras_are_those_that_commands_ask_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert {"all", "dev", *EXTRAS} == set(extras)
    for extra, modules in EXTRAS.items():
        named = {re.split(r"[\[<>=]", requirement)[0] for requirement in extras[extra]}
        assert named - {"uvloop", "bagatelle"} == set(modules)


def test_no_lock_file_names_an_address() -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        text = file.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text
        assert len(re.findall(r"^[\w.-]+(?:\[\w+\])?==", text, flags=re.MULTILINE)) > 10
