"""The package is built and installed as people do it: with pip, into environments of its own.

Nothing is downloaded: an environment gets copies of libraries that are installed here, and those of
the core only, so whatever else a command would need is missing.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import bagatelle

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAGE = "server/web/index.html"
SOURCES = ("MANIFEST.in", "Makefile", "LICENSE", "README.md", "pyproject.toml", "setup.py", "web")

MISSING = {
    "play": "server",
    "serve": "server",
    "terminal banquet": "terminal",
    "terminal banquet --plain": "terminal",
    "simulate banquet": "terminal",
    "arena banquet": "terminal",
    "arena banquet --out results.json --ray local": "ray",
    "replay match.txt": "terminal",
    "components banquet": "terminal",
}

pytestmark = pytest.mark.slow


class Place:
    """An environment with the libraries of the core, and with setuptools to build with."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.packages = Path(
            self.python("-c", "import sysconfig as s; print(s.get_path('purelib'))")
        )
        for name in {*with_their_own(PROJECT["dependencies"]), "setuptools"}:
            copy_of(name, self.packages)

    def run(self, *words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        program = shutil.which(words[0], path=str(self.bin))
        assert program is not None
        return subprocess.run(
            [program, *words[1:]],
            cwd=cwd or self.bin,
            # No Node.js, no compiler, nothing of ours.
            env={"PATH": str(self.bin), "BAGATELLE_BUILD": "pure", "HOME": str(self.bin)},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def python(self, *words: str, cwd: Path | None = None) -> str:
        done = self.run("python", *words, cwd=cwd)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def pip(self, *words: str, cwd: Path | None = None) -> str:
        own = (
            "--disable-pip-version-check",
            "--no-index",
            "--no-build-isolation",
            "--no-cache-dir",
        )
        return self.python("-m", "pip", words[0], *own, *words[1:], cwd=cwd)

    def install(self, what: Path) -> None:
        """Pip looks after the dependencies, too: those of the core must be enough."""
        self.pip("install", "--force-reinstall", "--no-deps", str(what))
        self.python("-m", "pip", "check")

    def has_page(self) -> bool:
        return (self.packages / "bagatelle" / PAGE).exists()


def with_their_own(requirements: Iterable[str]) -> set[str]:
    """The names of libraries, and of those that they need."""
    names = set()
    for requirement in map(Requirement, requirements):
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            further = distribution(requirement.name).requires or ()
            names |= {requirement.name, *with_their_own(further)}
    return names


def copy_of(name: str, folder: Path) -> None:
    library = distribution(name)
    for file in library.files or ():
        if ".." not in file.parts and file.suffix != ".pyc":
            target = folder / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(library.locate_file(file)), target)


def clone_of(folder: Path) -> Path:
    """A clone as it comes, with nothing built."""
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("node_modules"))
        else:
            shutil.copy(source, folder / name)
    leave = shutil.ignore_patterns("__pycache__", "*.so", "web")
    shutil.copytree(ROOT / "src" / "bagatelle", folder / "src" / "bagatelle", ignore=leave)
    shutil.copytree(ROOT / "docs" / "rules", folder / "docs" / "rules")
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    return folder


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("place"))


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clone_of(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone in which the app was built."""
    clone = clone_of(tmp_path_factory.mktemp("built"))
    page = clone / "src" / "bagatelle" / PAGE
    page.parent.mkdir()
    page.write_text("<!doctype html>", encoding="utf-8")
    return clone


def test_a_clone_without_node_is_installed_without_the_app(place: Place, clone: Path) -> None:
    place.install(clone)
    assert not place.has_page()
    assert (
        place.run("bagatelle", "--version").stdout == f"bagatelle {bagatelle.__version__} (pure)\n"
    )


def test_the_sdist_is_complete(place: Place, built: Path, tmp_path: Path) -> None:
    place.python("setup.py", "-q", "sdist", "-d", str(tmp_path), cwd=built)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"Makefile", "requirements/run.txt", "web/package-lock.json", "web/src/main.ts"}
    assert wanted <= names
    assert f"src/bagatelle/{PAGE}" in names
    assert "docs/rules/banquet.md" in names
    place.install(sdist)
    assert place.has_page()


def test_the_wheel_has_the_app_and_nothing_compiled(
    place: Place, built: Path, tmp_path: Path
) -> None:
    place.pip("wheel", "--no-deps", "-w", str(tmp_path), str(built))
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    place.install(wheel)
    assert place.has_page()
    with zipfile.ZipFile(wheel) as archive:
        files = {name for name in archive.namelist() if "dist-info" not in name}
    # Every text, box and rule of looks is there.
    for pattern in ("*.py", "*.toml", "*.ftl", "*.tcss", "py.typed"):
        for file in (built / "src").rglob(pattern):
            assert file.relative_to(built / "src").as_posix() in files


def test_the_core_plays_without_any_extra(place: Place, clone: Path) -> None:
    place.install(clone)
    script = """if True:
        import json, sys, bagatelle
        early = sorted(sys.modules)
        match = bagatelle.new_match("rokoko", players=2, seed=7)
        for info in bagatelle.games():
            bagatelle.new_match(info.name, players=2, seed=7).view(None)
        print(json.dumps([match.record(), [name for name in early if "." not in name]]))
    """
    record, early = json.loads(place.python("-c", script))
    assert record == bagatelle.new_match("rokoko", players=2, seed=7).record()
    assert not {"fluent", "secrets", "asyncio", "platformdirs"} & set(early)
    file = place.bin / "match.txt"
    file.write_text(record, encoding="utf-8")
    assert place.run("bagatelle", "verify", str(file)).returncode == 3
    assert place.run("bagatelle", "games").returncode == 0
    done = place.run("bagatelle", "simulate", "banquet", "--games", "2", "--json")
    assert json.loads(done.stdout)["results"]["games"] == 2
    for command in ("play", "serve", "terminal", "simulate", "replay", "components"):
        assert place.run("bagatelle", command, "--help").returncode == 0


def test_a_command_names_the_extra_that_is_missing(place: Place, clone: Path) -> None:
    place.install(clone)
    for command, extra in MISSING.items():
        done = place.run("bagatelle", *command.split())
        sentence = f"Libraries that this needs are not installed: pip install 'bagatelle[{extra}]'"
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"{sentence} brings them.\n"


def test_to_ask_for_the_version_compiles_nothing(tmp_path: Path) -> None:
    clone = clone_of(tmp_path)
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "setup.py", "--version"],
        cwd=clone,
        env={**os.environ, "BAGATELLE_BUILD": "compiled"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.strip() == bagatelle.__version__
    assert "mypyc" not in done.stderr
    assert not (clone / "build").exists()
