"""Builds the engine room with mypyc when there is a C compiler, and leaves it as Python otherwise.

``BAGATELLE_BUILD=pure`` or ``BAGATELLE_BUILD=compiled`` decides instead of looking. The browser app
is packed if it has been built before.
"""

import os
import re
import shutil
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
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
        # What an earlier build has left behind would be packed, too: old pages, and modules that
        # are not compiled any more.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


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
        self.distribution.ext_modules = extensions()
        editable_mode = self.editable_mode
        self.reinitialize_command(self)
        self.editable_mode = editable_mode
        self.ensure_finalized()
        super().run()

    def build_extensions(self) -> None:
        self.compiler.compile = partial(compile_on_all_cores, self.compiler.compile)
        super().build_extensions()


def compile_on_all_cores(compile_some: Any, sources: list[str], **how: Any) -> list[str]:
    """The C files of an extension side by side, which setuptools would take one after the other."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        compiled = pool.map(lambda source: compile_some([source], **how), sources)
        return [file for files in compiled for file in files]


def wants_compiled() -> bool:
    build = os.environ.get("BAGATELLE_BUILD", "auto")
    if build not in ("auto", "pure", "compiled"):
        raise SystemExit(f"BAGATELLE_BUILD is {build!r}; it may be auto, pure or compiled")
    if build == "auto":
        return any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang", "cl"))
    return build == "compiled"


def extensions() -> list[object]:
    """The modules that mypyc has translated to C."""
    from mypyc.build import mypycify

    with Path("pyproject.toml").open("rb") as file:
        engine_room = tomllib.load(file)["tool"]["bagatelle"]["engine-room"]
    built = mypycify(["--strict", *engine_room], multi_file=True, opt_level="3", debug_level="0")
    for source in {source for extension in built for source in extension.sources}:
        give_tables_back(Path(source))
    return built


TABLE_TAKEN = re.compile(
    r"(?P<indent> +)(?P<arg>arg_\w+) = VecI64Api\.unbox\(obj_\w+\);\n"
    r" +if \(VEC_IS_ERROR\((?P=arg)\)\) {\n[^{}]*}\n"
    r"(?! *VEC_I64_DECREF)"
)
"""Where Python hands a table to compiled code, as far as the mend goes."""

SIGNS_OF_A_TABLE = (re.compile(r"\bVecI64\s+arg_\w+"), re.compile(r"unbox\s*\(\s*obj_"))
"""What such a place looks like at first glance: a table is declared, and taken out of an object."""


def give_tables_back(source: Path) -> None:
    """Where Python calls compiled code, mypyc 2.4.1 takes a reference to every table and never
    gives it back, so that no table would ever be freed. Whoever calls holds the table anyway.

    A build in which some place looks otherwise would leak there, so there is no such build.
    """
    text = source.read_text(encoding="utf-8")
    mended, places = TABLE_TAKEN.subn(r"\g<0>\g<indent>VEC_I64_DECREF(\g<arg>);\n", text)
    in_need = [len(sign.findall(text)) for sign in SIGNS_OF_A_TABLE]
    if any(number != places for number in in_need):
        raise SystemExit(
            f"{source} declares {in_need[0]} tables that Python hands over and unpacks"
            f" {in_need[1]}, but {places} can be given back: the code that mypyc writes has changed"
            ", and give_tables_back in setup.py must follow it"
        )
    source.write_text(mended, encoding="utf-8")


if __name__ == "__main__":
    setup(distclass=PerhapsCompiled, cmdclass={"build_py": WithApp, "build_ext": EngineRoom})
