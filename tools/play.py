"""``make play``: nobody waits for the compiler.

If the compiled engine is there and up to date, it is what plays. Otherwise the game begins at once
in pure Python, and the engine is compiled meanwhile, for the next time: by ``make`` itself, with
low priority, in a session of its own, so that it goes on when the game is left. It is used when it
is whole (``.venv-compiled/.ready`` comes last), so nobody can interrupt it too early.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMPILED = Path(".venv-compiled")
PURE = Path(".venv")
LOG = Path("build/compile.log")


def main(make: str, build: str) -> None:
    home = PURE
    if build == "compiled":
        if is_ready(make):
            home = COMPILED
        elif compile_meanwhile(make):
            say(
                f"This game runs in pure Python; the engine is being compiled for the next ({LOG})."
            )
        else:
            say("This game runs in pure Python; the engine is still being compiled for the next.")
    program = home / "bin" / "bagatelle"
    os.execv(program, [str(program), "play"])


def is_ready(make: str) -> bool:
    question = [make, "--question", "--silent", str(COMPILED / ".ready")]
    return subprocess.run(question, check=False, capture_output=True).returncode == 0


def compile_meanwhile(make: str) -> bool:
    """Begin to compile, unless that is being done already."""
    import fcntl  # not on Windows, where there is no make either

    LOG.parent.mkdir(exist_ok=True)
    # The lock is held by whoever has this file open, and so until the compiler has ended.
    with LOG.open("a", encoding="utf-8") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        log.truncate(0)
        subprocess.Popen(
            ["nice", make, str(COMPILED / ".ready")],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    return True


def say(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
