"""The first-game guides of the browser, as the rules' tests read them."""

import re

from tests.rule_coverage import PROJECT


def steps_of(game: str) -> list[tuple[str, int]]:
    """The message of each step of a guide, and how many moves the learner makes in it."""
    source = (PROJECT / "web" / "src" / "games" / game / "guide.ts").read_text(encoding="utf-8")
    _, _, steps = source.partition(f'planOf("{game}"')
    return [
        (f"{game}-guide-{name}", int(moves))
        for name, moves in re.findall(r"([a-z]+): (\d+)", steps)
    ]
