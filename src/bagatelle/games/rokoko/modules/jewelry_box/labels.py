"""What the things of the Jewelry Box are called, in the words of an edition."""

from __future__ import annotations

from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.modules.jewelry_box.components import (
    Jewel,
    SpecialApprentice,
    TrialTask,
)
from bagatelle.kernel.message import Message, message


def jewel_label(jewel: Jewel, labels: Labels) -> Message:
    return message("rokoko-jewel", kind=jewel.kind, colour=labels.colour(jewel.colour))


def task_label(task: TrialTask, labels: Labels) -> Message:
    """What a task asks for, in words."""
    args: dict[str, str | int | Message] = {"name": task.id, "kind": task.kind}
    if task.silk:
        for number, colour in enumerate(task.silk, start=1):
            args[f"colour{number}"] = labels.colour(colour)
        return Message("rokoko-task-keep", args)
    if task.action == "tailor":
        return Message("rokoko-task-tailor", {**args, "wearer": task.wearer or "any"})
    return Message(f"rokoko-task-{'trade' if task.action == 'acquire' else 'fund'}", args)


def condition(worker: SpecialApprentice) -> Message:
    """What a specialist asks for, in words."""
    figures = {
        name.replace("_", "-"): int(value)
        for name, value in worker.args.items()
        if not isinstance(value, list)
    }
    return Message(f"rokoko-condition-{worker.condition.replace('_', '-')}", figures)
