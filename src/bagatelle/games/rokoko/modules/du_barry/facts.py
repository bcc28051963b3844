"""What is known of Madame du Barry's cards (CF-10 to CF-14, F-01)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.board_facts import HALLS
from bagatelle.kernel.findings import Findings
from bagatelle.kernel.message import message
from bagatelle.kernel.toml_positions import Path

if TYPE_CHECKING:
    from bagatelle.games.rokoko.modules.du_barry.components import DuBarryCard

CARDS = 25
HIRE_COUNTS = (1, 2)
TARGETS: Mapping[str, tuple[str, ...]] = {
    "acquire": ("drawer", "column"),
    "tailor": ("n", "from"),
    "hire": ("n", "from"),
    "fund": ("decoration",),
    "favour": (),
}
"""What the actions say of their targets: the first one of two, the others all."""
FIELDS = {
    "drawer": "drawer",
    "column": "column",
    "n": "n",
    "from": "side",
    "decoration": "decoration",
}

Holds = Callable[["DuBarryCard"], bool]


def _kinds() -> list[tuple[str, str, Holds]]:
    """Cards of which there is at least one: what the sentence says of it, a word, and the test."""

    def of(name: str, value: str | int) -> Holds:
        return lambda card: getattr(card, name) == value

    def counts(action: str, n: int, side: str) -> Holds:
        return lambda card: (card.action, card.n, card.side) == (action, n, side)

    return [
        *(("action", action, of("action", action)) for action in TARGETS),
        *(("drawer", str(each + 1), of("drawer", each + 1)) for each in range(state.SEGMENTS)),
        *(("column", each, of("column", each)) for each in ("left", "center", "right")),
        *(
            ("decoration", each, of("decoration", each))
            for each in ("fireworks", "fountain", "musicians", "statues")
        ),
        *(("jewel", each, of("jewel", each)) for each in ("match", "fit", "none")),
        *(("hall", each, of("hall", each)) for each in HALLS),
        ("tailor", "", counts("tailor", 2, "right")),
        ("hire", "", counts("hire", 2, "left")),
    ]


def check(cards: Sequence[DuBarryCard], findings: Findings) -> None:
    """Notes all that is wrong with her cards."""
    findings.count(("du_barry",), len(cards), CARDS)
    for at, card in enumerate(cards):
        path = ("du_barry", at)
        findings.stated((*path, "id"), f"db{at + 1:02}", card.id)
        findings.word((*path, "hall"), card.hall, HALLS)
        _check_target(path, card, findings)
    for what, name, holds in _kinds():
        if not any(map(holds, cards)):
            findings.add(("du_barry",), message("pack-rokoko-du-barry", what=what, name=name))


def _check_target(path: Path, card: DuBarryCard, findings: Findings) -> None:
    wanted = TARGETS[card.action]
    given = [name for name, field in FIELDS.items() if getattr(card, field) is not None]
    for name in given:
        if name not in wanted:
            known = ", ".join(("id", "action", *wanted, "hall", "jewel"))
            findings.add((*path, name), message("pack-unknown", key=name, known=known))
    if card.action == "acquire":
        if sum(name in wanted for name in given) != 1:
            findings.add(path, message("pack-rokoko-acquire"))
    else:
        for name in wanted:
            if name not in given:
                findings.add(path, message("pack-missing", key=name))
    if card.action == "acquire" and card.drawer is not None:
        findings.within((*path, "drawer"), card.drawer, 1, state.SEGMENTS)
    if card.action == "tailor" and card.n is not None:
        findings.within((*path, "n"), card.n, 1, state.MAX_WINDOWS)
    if card.action == "hire" and card.n is not None:
        findings.within((*path, "n"), card.n, *HIRE_COUNTS)
