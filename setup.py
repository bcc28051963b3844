"""
Builds the engine room with mypyc when there is a C compiler, and leaves it as Python otherwise.

``BAGATELLE_BUILD=pure`` or ``BAGATELLE_BUILD=compiled`` decides instead of looking.
"""

import os
import shutil

from setuptools import setup

ENGINE_ROOM = [
    "src/bagatelle/kernel/agenda.py",
    "src/bagatelle/kernel/dealer.py",
    "src/bagatelle/kernel/events.py",
    "src/bagatelle/kernel/rules.py",
    "src/bagatelle/kernel/playout.py",
    "src/bagatelle/games/banquet/state.py",
    "src/bagatelle/games/banquet/moves.py",
    "src/bagatelle/games/banquet/demands.py",
    "src/bagatelle/games/banquet/box.py",
    "src/bagatelle/games/banquet/happenings.py",
    "src/bagatelle/games/banquet/scoring.py",
    "src/bagatelle/games/banquet/refilling.py",
    "src/bagatelle/games/banquet/setup.py",
    "src/bagatelle/games/banquet/turn.py",
    "src/bagatelle/games/banquet/taking.py",
    "src/bagatelle/games/banquet/serving.py",
    "src/bagatelle/games/banquet/clearing.py",
    "src/bagatelle/games/banquet/rules.py",
]


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

    return mypycify(["--strict", *ENGINE_ROOM], opt_level="3", debug_level="0")


setup(ext_modules=extensions())
