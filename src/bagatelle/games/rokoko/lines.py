"""The lines of the final scoring: their numbers, and a row for each."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import LineKind

CROWNS: Final = 4

PLAY: Final = 0
MONEY: Final = 1
CROWN: Final = 2
"""And the next: one line for each crown of the box."""
FAVOUR: Final = 6
HALL: Final = 7
"""And the next: one line for each hall."""
FIREWORKS: Final = 12
STATUES: Final = 13
DRESSES: Final = 14
TERRACE: Final = 15
DECORATIONS: Final = 16
ALL_HALLS: Final = 17

MODULES: Final = 18
"""The numbers from here on are those of modules."""

# Headings in the balance of many games. A dress on the terrace counts there because of its
# fireworks; bonuses are those of workers, and the Queen's favour.
FROM_DRESSES = Message("rokoko-source-dresses")
FROM_HALLS = Message("rokoko-source-halls")
FROM_FIREWORKS = Message("rokoko-source-fireworks")
FROM_STATUES = Message("rokoko-source-statues")
FROM_DECORATIONS = Message("rokoko-source-decorations")
FROM_BONUSES = Message("rokoko-source-bonuses")
FROM_MONEY = Message("rokoko-source-money")


class CrownLine(NamedTuple):
    """What the line of a crown is called: its worker, its clause and its label."""

    worker: str
    clause: str
    item: Message


def line_kinds(crowns: Sequence[CrownLine], halls: Sequence[str]) -> tuple[LineKind, ...]:
    """The rows of a box with these crowns and halls, in the order of the scoring (RK-END-0-01)."""
    return (
        line(PLAY, "play", "RK-GEN-24", FROM_BONUSES),
        line(MONEY, "money", "RK-END-1-01", FROM_MONEY),
        *(
            LineKind(CROWN + number, f"crown-{worker}", item, clause, FROM_BONUSES)
            for number, (worker, clause, item) in enumerate(crowns)
        ),
        line(FAVOUR, "favour", "RK-END-2-03", FROM_BONUSES),
        *(
            LineKind(
                HALL + number,
                hall,
                message("rokoko-line-hall", hall=hall),
                "RK-END-3A-01",
                FROM_HALLS,
            )
            for number, hall in enumerate(halls)
        ),
        line(FIREWORKS, "fireworks", "RK-END-3B-01", FROM_FIREWORKS),
        line(STATUES, "statues", "RK-END-3D-01", FROM_STATUES),
        line(DRESSES, "dresses", "RK-END-3E-01", FROM_DRESSES),
        line(TERRACE, "terrace", "RK-END-3E-02", FROM_FIREWORKS),
        line(DECORATIONS, "decorations", "RK-END-3E-03", FROM_DECORATIONS),
        line(ALL_HALLS, "all-halls", "RK-END-3E-04", FROM_HALLS),
    )


def line(number: int, name: str, clause: str, source: Message) -> LineKind:
    """A row whose text is called like it: ``rokoko-line-<name>``."""
    return LineKind(number, name, Message(f"rokoko-line-{name}"), clause, source)
