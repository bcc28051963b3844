"""Builds the engine room with mypyc when there is a C compiler, and leaves it as Python otherwise.

``BAGATELLE_BUILD=pure`` or ``BAGATELLE_BUILD=compiled`` decides instead of looking. What was
compiled is kept in the user's cache by the content of its sources, so that an unchanged engine is
not compiled again. The browser app is packed if it has been built before.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path
from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

APP = Path("src/bagatelle/server/web/index.html")


class WithApp(build_py):  # type: ignore[misc]
    """Packs the app if it is there. An editable install finds it once it is built."""

    def run(self) -> None:
        if not self.editable_mode and not APP.exists():
            self.warn(
                "the package will have no browser app: `make app` builds it first, with Node.js"
            )
        wait_for_others()
        # What an earlier build has left behind would be packed, too: old pages, and modules that
        # are not compiled any more.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


@cache
def wait_for_others() -> None:
    """Two builds of one clone would write into the same files: the second waits until the process
    of the first has ended.
    """
    if sys.platform == "win32":
        return
    import fcntl

    Path("build").mkdir(exist_ok=True)
    fcntl.flock(os.open("build/lock", os.O_CREAT | os.O_RDWR), fcntl.LOCK_EX)


class PerhapsCompiled(Distribution):  # type: ignore[misc]
    """Knows whether there will be compiled modules before anybody has made them."""

    def has_ext_modules(self) -> bool:
        return wants_compiled()


class EngineRoom(build_ext):  # type: ignore[misc]
    """Compiles when it runs, not when somebody asks for a version or for metadata."""

    editable_mode: bool

    def get_source_files(self) -> list[str]:
        """None of its own: the sources are the package's."""
        return []

    def run(self) -> None:
        wait_for_others()
        key = engine_key()
        kept = Kept(key)
        self.known = kept.files()
        modules = [Extension(name, []) for name in self.known] or extensions()
        self.distribution.ext_modules = modules
        editable_mode = self.editable_mode
        self.reinitialize_command(self)
        self.editable_mode = editable_mode
        self.ensure_finalized()
        super().run()
        # Unless somebody has changed the sources meanwhile.
        if not self.known and engine_key() == key:
            kept.keep({module.name: self.place(module) for module in modules})
            Kept.sweep()

    def build_extensions(self) -> None:
        self.compiler.compile = ChangedOnly(self.compiler)
        super().build_extensions()

    def build_extension(self, module: Extension) -> None:
        if self.known:
            put(self.known[module.name], self.place(module))
        else:
            super().build_extension(module)

    def place(self, module: Extension) -> Path:
        return Path(self.build_lib, self.get_ext_filename(module.name))


class ChangedOnly:
    """Compiles the C files of an extension side by side, which setuptools would take one after the
    other, and only those that nobody has compiled before.
    """

    def __init__(self, compiler: Any) -> None:
        self.compile = compiler.compile
        self.object_filenames = compiler.object_filenames

    def __call__(self, sources: list[str], **how: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda source: self.one(source, how), sources))

    def one(self, source: str, how: Mapping[str, Any]) -> str:
        kept = Kept(object_key(Path(source), how))
        [place] = self.object_filenames([source], output_dir=how["output_dir"])
        if known := kept.files():
            put(known["object"], Path(place))
        else:
            self.compile([source], **how)
            kept.keep({"object": Path(place)})
        return str(place)


# ---------------------------------------------------------------------- what was built before


class Kept:
    """Files that were built before, in the user's cache under a key of all they were built from.

    They come there all at once, by a renaming: whoever is interrupted leaves nothing half-kept.
    """

    HOME = user_cache_path("bagatelle", appauthor=False) / "engine"
    ROOM = 500_000_000
    """Bytes; what was not used for the longest time goes first."""

    def __init__(self, key: str) -> None:
        self.folder = self.HOME / key

    def files(self) -> dict[str, Path]:
        """By their names; none if they were not built yet."""
        try:
            os.utime(self.folder)
            return {file.name: file for file in self.folder.iterdir()}
        except OSError:
            return {}

    def keep(self, files: Mapping[str, Path]) -> None:
        """Without a place to keep them, they are built again the next time."""
        try:
            self.HOME.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(prefix="new-", dir=self.HOME) as folder:
                whole = Path(folder, "whole")
                whole.mkdir()
                for name, file in files.items():
                    shutil.copyfile(file, whole / name)
                whole.rename(self.folder)
        except OSError as error:
            if not self.folder.is_dir():
                print(f"what was compiled is not kept for the next time: {error}", file=sys.stderr)

    @classmethod
    def sweep(cls) -> None:
        room = cls.ROOM
        if not cls.HOME.is_dir():
            return
        for folder in sorted(cls.HOME.iterdir(), key=lambda one: one.stat().st_mtime, reverse=True):
            room -= sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
            if room < 0:
                shutil.rmtree(folder, ignore_errors=True)


def put(file: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, place)


OUTSIDE = ("arena", "cli", "server", "terminal")
"""Parts of the package that the engine room cannot import (import-linter holds it)."""

EXTERN = re.compile(r"^extern .*?(\w+)(?:\(.*\)|\[.*\])?;$\n", re.MULTILINE)
"""What a header of mypyc's says about a function or a variable of another C file."""


def engine_key() -> str:
    """Of all that the engine room is built from: also the types of what it imports."""
    package = Path("src/bagatelle")
    files = (file.relative_to(package) for file in package.rglob("*.py"))
    inside = sorted(file for file in files if file.parts[0] not in OUTSIDE)
    sources = (
        part for file in inside for part in (file.as_posix(), (package / file).read_text("utf-8"))
    )
    typed = map(version, ("mypy_extensions", "msgspec", "fluent.runtime"))
    return key_of(*tools(), Path(__file__).read_text("utf-8"), *typed, *engine_room(), *sources)


def object_key(source: Path, how: Mapping[str, Any]) -> str:
    """Of a C file with what it includes. A name that it does not use has no part in it."""
    text = source.read_text("utf-8")
    used = set(re.findall(r"\w+", text))
    headers = {header.name: header.read_text("utf-8") for header in Path("build").glob("*.h")}
    if not headers.keys() & {f"{name}.h" for name in used}:
        headers = {}
    included = (
        EXTERN.sub(lambda it: it[0] if it[1] in used else "", one) for one in headers.values()
    )
    return key_of(*tools(), str(how["macros"]), str(how["extra_postargs"]), text, *included)


def key_of(*parts: str) -> str:
    hashes = (hashlib.sha256(part.encode()).digest() for part in parts)
    return hashlib.sha256(b"".join(hashes)).hexdigest()


@cache
def tools() -> tuple[str, ...]:
    """What turns sources into machine code."""
    return (
        *compiler(),
        sys.version,
        sysconfig.get_platform(),
        *(str(sysconfig.get_config_var(name)) for name in ("EXT_SUFFIX", "CFLAGS", "LDSHARED")),
        *(os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")),
        *map(version, ("mypy", "librt")),
    )


# ---------------------------------------------------------------------- what is built, and how


@cache
def compiler() -> tuple[str, str]:
    """The C compiler, and what it says that it is."""
    name = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        words = [*shlex.split(name), "--version"]
        return name, subprocess.run(words, capture_output=True, text=True, check=False).stdout
    except OSError:
        return name, ""


AS_ONE = ["-O3", "-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]
"""For GCC: the engine as if it were one file, of which only Python's entries are seen from outside.
Small functions of one module are then written into those that call them from another.
"""


def wants_compiled() -> bool:
    build = os.environ.get("BAGATELLE_BUILD", "auto")
    if build not in ("auto", "pure", "compiled"):
        raise SystemExit(f"BAGATELLE_BUILD is {build!r}; it may be auto, pure or compiled")
    if build == "auto":
        has_headers = Path(sysconfig.get_path("include"), "Python.h").exists()
        return has_headers and any(map(shutil.which, ("cc", "gcc", "clang", "cl")))
    return build == "compiled"


def engine_room() -> list[str]:
    """The files that mypyc compiles."""
    with Path("pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["tool"]["bagatelle"]["engine-room"])


def extensions() -> list[Extension]:
    """The modules that mypyc has translated to C."""
    from mypyc.build import mypycify

    built = mypycify(["--strict", *engine_room()], multi_file=True, opt_level="3", debug_level="0")
    for source in {source for extension in built for source in extension.sources}:
        give_tables_back(Path(source))
    if "Free Software Foundation" in compiler()[1]:
        for extension in built:
            extension.extra_compile_args += AS_ONE
            extension.extra_link_args += AS_ONE
    return built


TABLE_TAKEN = re.compile(
    r"(?P<indent> +)(?P<arg>arg_\w+) = Vec(?P<kind>I64|Float)Api\.unbox\(obj_\w+\);\n"
    r" +if \(VEC_IS_ERROR\((?P=arg)\)\) {\n[^{}]*}\n"
    r"(?! *VEC_\w+_DECREF)"
)
"""Where Python hands a table, or a row of floats, to compiled code, as far as the mend goes."""

SIGNS_OF_A_TABLE = (re.compile(r"\bVec(?:I64|Float)\s+arg_\w+"), re.compile(r"unbox\s*\(\s*obj_"))
"""What such a place looks like at first glance: a table is declared, and taken out of an object."""


def give_tables_back(source: Path) -> None:
    """Where Python calls compiled code, mypyc 2.4.1 takes a reference to every table and never
    gives it back, so that no table would ever be freed. Whoever calls holds the table anyway.

    A build in which some place looks otherwise would leak there, so there is no such build.
    """
    text = source.read_text(encoding="utf-8")
    mended, places = TABLE_TAKEN.subn(_given_back, text)
    in_need = [len(sign.findall(text)) for sign in SIGNS_OF_A_TABLE]
    if any(number != places for number in in_need):
        raise SystemExit(
            f"{source} declares {in_need[0]} tables that Python hands over and unpacks"
            f" {in_need[1]}, but {places} can be given back: the code that mypyc writes has changed"
            ", and give_tables_back in setup.py must follow it"
        )
    source.write_text(mended, encoding="utf-8")


def _given_back(taken: re.Match[str]) -> str:
    kind = taken["kind"].upper()
    return f"{taken[0]}{taken['indent']}VEC_{kind}_DECREF({taken['arg']});\n"


if __name__ == "__main__":
    setup(distclass=PerhapsCompiled, cmdclass={"build_py": WithApp, "build_ext": EngineRoom})
