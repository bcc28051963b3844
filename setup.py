"""Builds the engine room with mypyc when there is a C compiler, and leaves it as Python otherwise.

``BAGATELLE_BUILD=pure`` or ``BAGATELLE_BUILD=compiled`` decides instead of looking. The browser app
must have been built before: a package without it would open an empty page.
"""

import os
import re
import shutil
import tomllib
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

APP = Path("src/bagatelle/server/web/index.html")


class WithApp(build_py):  # type: ignore[misc]
    """Takes the package together, the app too. An editable install finds it once it is built."""

    def run(self) -> None:
        if not self.editable_mode and not APP.exists():
            raise SystemExit(f"{APP} is missing: build the browser app first, with `make app`")
        # What an earlier build has left behind would be packed, too: old pages, and modules that
        # are not compiled any more.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


def wants_compiled() -> bool:
    build = os.environ.get("BAGATELLE_BUILD", "auto")
    if build not in ("auto", "pure", "compiled"):
        raise SystemExit(f"BAGATELLE_BUILD is {build!r}; it may be auto, pure or compiled")
    if build == "auto":
        return any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang", "cl"))
    return build == "compiled"


def extensions() -> list[object]:
    if not wants_compiled():
        return []
    from mypyc.build import mypycify

    with Path("pyproject.toml").open("rb") as file:
        engine_room = tomllib.load(file)["tool"]["bagatelle"]["engine-room"]
    built = mypycify(["--strict", *engine_room], opt_level="3", debug_level="0")
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
    setup(ext_modules=extensions(), cmdclass={"build_py": WithApp})
