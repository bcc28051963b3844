"""What is known of the Jewelry Box (CF-01 to CF-09, F-02 to F-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from bagatelle.games.rokoko import state
from bagatelle.games.rokoko.board_facts import DEAREST, check_row
from bagatelle.games.rokoko.entries import COLOUR_IDS
from bagatelle.games.rokoko.modules.jewelry_box.rows import MAX_SPACES
from bagatelle.games.rokoko.thing_facts import check_cards, check_crown
from bagatelle.kernel.findings import Findings, pairs, shown
from bagatelle.kernel.message import message
from bagatelle.kernel.toml_positions import Path

if TYPE_CHECKING:
    from bagatelle.games.rokoko.components import Components, Side
    from bagatelle.games.rokoko.entries import Kind, Worker
    from bagatelle.games.rokoko.modules.jewelry_box.components import (
        Jewel,
        JewelCounts,
        Jeweler,
        SpecialApprentice,
        Trial,
        TrialTask,
    )

JEWELS = 24
JEWELS_BY_COLOUR = (7, 7, 6, 4)
"""Published; which colour has how many is not."""
LEAST_SPACES = 4
"""With three of them the jewels could not run out in seven rounds."""
NEW_CARDS: Mapping[str, tuple[int, int, Kind]] = {
    "master": (9, 5, "master"),
    "journeyman": (9, 2, "journeyman"),
    "special_apprentice": (10, 0, "apprentice"),
}
"""Of each table: how many, their level, their kind. Base workers are of level 0, too."""
BASE_CARDS: Mapping[str, tuple[int, Kind]] = {
    "master": (5, "master"),
    "journeyman": (2, "journeyman"),
}
"""Into each pile go two workers of the base box: their level and kind (JB-SETUP-05, 10)."""
IN_A_PILE = 2
SPECIAL_PRESTIGE = 3
FEE = 5
PRESTIGE = 1


class Task(NamedTuple):
    """What is known of a task, beside the colours of silk."""

    kind: Kind
    action: str
    keep: bool | None = None
    wearer: str | None = None


TASKS: Mapping[str, Mapping[str, Task]] = {
    "journeyman": {
        "J1": Task("apprentice", "acquire", keep=True),
        "J2": Task("apprentice", "acquire", keep=True),
        "J3": Task("apprentice", "acquire", keep=False),
        "J4": Task("apprentice", "fund"),
    },
    "master": {
        "M1": Task("journeyman", "tailor", wearer="lady"),
        "M2": Task("journeyman", "tailor", wearer="gent"),
        "M3": Task("master", "tailor"),
    },
}
HIGHEST = "M3"
"""Du Barry marks it only with a golden thimble (DB-TAIL-09)."""
OF_SILK = ("J1", "J2")
"""Each asks for two colours; which, an owner may know better (RX-18)."""
COLOURS_A_TASK = 2


def check(components: Components, shipped: Components | None, findings: Findings) -> None:
    """Notes all that is wrong with the Jewelry Box."""
    _check_jewels(components.jewel_counts, components.jewel, findings)
    cost = components.jewel_row.cost
    findings.count(("jewel_row", "cost"), len(cost), LEAST_SPACES, MAX_SPACES)
    findings.falling(("jewel_row", "cost"), cost)
    findings.all_within(("jewel_row", "cost"), cost, 1, DEAREST)
    board, jeweler = components.board, components.jeweler
    _check_jeweler(("jeweler", "small"), jeweler.small, board.small, findings)
    _check_jeweler(("jeweler", "large"), jeweler.large, board.large, findings)
    _check_trial("journeyman", components.trial.journeyman, "apprentice", findings)
    _check_trial("master", components.trial.master, "journeyman", findings)
    for table in NEW_CARDS:
        workers = getattr(components, table)
        _check_workers(table, workers, findings)
        if shipped is not None:
            check_cards(table, workers, getattr(shipped, table), findings)
    for table, (level, kind) in BASE_CARDS.items():
        _check_level(table, level, kind, components.employee, findings)
    specials = shipped.special_apprentice if shipped else ()
    _check_specials(components.special_apprentice, specials, findings)


# ---------------------------------------------------------------------- jewels


def _check_jewels(counts: JewelCounts, jewels: Sequence[Jewel], findings: Findings) -> None:
    """Ladies wear necklaces, gentlemen rings."""
    findings.facts(("jewel_counts",), {"total": JEWELS, "counts": JEWELS_BY_COLOUR}, counts)
    by_colour = tuple(counts.by_colour.get(colour, 0) for colour in COLOUR_IDS)
    if tuple(sorted(by_colour, reverse=True)) != JEWELS_BY_COLOUR:
        wrong = message("pack-rokoko-jewel-counts", found=shown(by_colour))
        findings.add(("jewel_counts", "by_colour"), wrong)
    findings.count(("jewel",), len(jewels), JEWELS)
    findings.ids((("jewel", at, "id"), jewel.id) for at, jewel in enumerate(jewels))
    found = Counter(jewel.colour for jewel in jewels)
    for colour, expected in zip(COLOUR_IDS, by_colour, strict=True):
        if found[colour] != expected:
            args = {"colour": colour, "expected": expected, "found": found[colour]}
            findings.add(("jewel",), message("pack-rokoko-jewels", **args))
    for at, jewel in enumerate(jewels):
        kind = "necklace" if jewel.colour.endswith("_lady") else "ring"
        findings.facts(("jewel", at), {"kind": kind, "income": 1, "prestige": 1}, jewel)


def _check_jeweler(path: Path, jeweler: Jeweler, side: Side, findings: Findings) -> None:
    """A space for everybody, each at another price, and room for them beside all other spaces."""
    findings.stated((*path, "max_per_player"), 1, jeweler.max_per_player)
    spaces, prices = (*path, "spaces"), [space.cost for space in jeweler.spaces]
    everybody = max(side.deluxe_players, default=1)
    findings.count(spaces, len(jeweler.spaces), everybody, state.MAX_DECORATIONS)
    others = len(side.decorations())
    together, most = others + len(jeweler.spaces), state.MAX_DECORATIONS
    if others <= most < together:
        findings.add(spaces, message("pack-rokoko-decorations", most=most, found=together))
    findings.rising(spaces, prices)
    if len(set(prices)) != len(prices):
        findings.add(spaces, message("pack-rokoko-prices", found=shown(prices)))
    check_row(spaces, "jeweler", jeweler.spaces, (1, 1), findings)


# ---------------------------------------------------------------------- trials


def _check_trial(name: str, trial: Trial, taker: Kind, findings: Findings) -> None:
    path = ("trial", name)
    known, letter = TASKS[name], name[0].upper()
    clause = f"JB-TRIAL-{letter}-07"
    facts = {"clause": clause, "taker": taker, "fee": FEE, "prestige": PRESTIGE}
    findings.facts(path, facts, trial)
    findings.count((*path, "tasks"), len(trial.tasks), len(known))
    seen: set[str] = set()
    for at, task in enumerate(trial.tasks):
        its_path = (*path, "tasks", at)
        if task.id in seen & known.keys():
            findings.add((*its_path, "id"), message("pack-twice", name=task.id))
        elif findings.word((*its_path, "id"), task.id, known):
            _check_task(its_path, task, known[task.id], findings)
        seen.add(task.id)
    if HIGHEST in seen and trial.tasks[0].id != HIGHEST:
        findings.stated((*path, "tasks", 0, "id"), HIGHEST, trial.tasks[0].id)
    _check_silk((*path, "tasks"), trial.tasks, findings)


def _check_task(path: Path, task: TrialTask, known: Task, findings: Findings) -> None:
    clause = f"JB-TRIAL-{task.id[0]}-0{task.id[1]}"
    findings.facts(path, {"clause": clause, "kind": known.kind, "action": known.action}, task)
    wanted: dict[str, object] = {"keep": known.keep, "wearer": known.wearer}
    belonging = [name for name, value in wanted.items() if value is not None]
    if task.id in OF_SILK:
        belonging.append("silk")
    words = ", ".join(("id", "clause", "kind", "action", *belonging))
    given = {"keep": task.keep, "wearer": task.wearer, "silk": task.silk or None}
    for name, value in given.items():
        if value is not None and name not in belonging:
            findings.add((*path, name), message("pack-unknown", key=name, known=words))
        elif value is None and name in belonging:
            findings.add(path, message("pack-missing", key=name))
        elif name in wanted:
            findings.stated((*path, name), wanted[name], value)


def _check_silk(path: Path, tasks: Sequence[TrialTask], findings: Findings) -> None:
    """Both tasks together ask for every colour."""
    asking = {at: task.silk for at, task in enumerate(tasks) if task.id in OF_SILK and task.silk}
    asked = [colour for silk in asking.values() for colour in silk]
    if len(asking) == len(OF_SILK) and (
        sorted(asked) != sorted(COLOUR_IDS)
        or any(len(silk) != COLOURS_A_TASK for silk in asking.values())
    ):
        findings.add((*path, max(asking), "silk"), message("pack-rokoko-task-silk"))


# ---------------------------------------------------------------------- workers


def _check_workers(table: str, workers: Sequence[Worker], findings: Findings) -> None:
    count, level, kind = NEW_CARDS[table]
    findings.count((table,), len(workers), count)
    for at, worker in enumerate(workers):
        findings.facts((table, at), {"level": level, "kind": kind}, worker)
        check_crown((table, at), worker, findings)


def _check_level(
    table: str, level: int, kind: Kind, hireable: Sequence[Worker], findings: Findings
) -> None:
    """The cards of a pile that the base box has."""
    found = sum((worker.level, worker.kind) == (level, kind) for worker in hireable)
    if found != IN_A_PILE:
        args = {"level": level, "kind": kind, "found": found}
        findings.add((table,), message("pack-rokoko-pile", **args))


def _check_specials(
    specials: Sequence[SpecialApprentice], shipped: Sequence[SpecialApprentice], findings: Findings
) -> None:
    for at, special in enumerate(specials):
        facts = {"prestige_per_play": SPECIAL_PRESTIGE, "bonus_clause": "JB-SPECIAL-20"}
        findings.facts(("special_apprentice", at), facts, special)
    for at, special, known in pairs(specials, shipped):
        findings.like(("special_apprentice", at), known, special, ("condition",))
