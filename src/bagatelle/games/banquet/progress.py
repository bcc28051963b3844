"""What a noble demands and how far it has come, as messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bagatelle.games.banquet.components import Requirement
from bagatelle.games.banquet.state import COURSE, VALUES, value_of
from bagatelle.kernel.message import Message


def demand(requirement: Requirement, colour: str) -> Message:
    """What a noble asks for, with its colour and figures."""
    match requirement.kind:
        case "same_value":
            figures = {"cards": requirement.cards, "least": requirement.colour_at_least}
            return _demand("same-value", colour=colour, **figures)
        case "groups":
            smaller, larger = sorted(requirement.groups)
            return _demand("groups", colour=colour, smaller=smaller, larger=larger)
        case "total" if requirement.max_total is not None:
            limit = requirement.max_total
            return _demand("total-at-most", colour=colour, cards=requirement.cards, limit=limit)
        case "total":
            limit = requirement.min_total or 0
            return _demand("total-at-least", colour=colour, cards=requirement.cards, limit=limit)
        case "sum_of_two":
            return _demand("sum-of-two", colour=colour)
        case "same_parity":
            return _demand("same-parity", colour=colour, cards=requirement.cards)
        case "exact_total" if requirement.one_per_type:
            return _demand("exact-total-one-per-type", total=requirement.total)
        case "exact_total":
            return _demand("exact-total", total=requirement.total)
        case "ordered" if len(requirement.courses) > 1:
            return _demand("two-courses", colour=colour, cards=requirement.course_length)
        case "ordered":
            direction = requirement.courses[0]
            return _demand(direction, colour=colour, cards=requirement.course_length)


def satisfied() -> Message:
    return Message("banquet-progress-satisfied")


def so_far(requirement: Requirement, plates: Sequence[int]) -> Message:
    """How far an open noble has come, from what lies under it in the order of serving."""
    if not plates:
        return Message("banquet-progress-empty")
    values = [int(value_of(plate % COURSE)) for plate in plates]
    count, total = len(values), sum(values)
    match requirement.kind:
        case "same_value":
            figures = {"count": count, "cards": requirement.cards, "value": values[0]}
            return _progress("same-value", **figures)
        case "groups":
            return _progress("groups", count=count, cards=sum(requirement.groups))
        case "total" if requirement.max_total is not None:
            figures = {"count": count, "cards": requirement.cards, "total": total}
            return _progress("total-at-most", **figures, limit=requirement.max_total)
        case "total":
            figures = {"count": count, "cards": requirement.cards, "total": total}
            return _progress("total-at-least", **figures, limit=requirement.min_total or 0)
        case "sum_of_two" if count == 1:
            return _progress("sum-of-two-one", value=values[0])
        case "sum_of_two":
            low, high = sorted(values)
            wanted = [value for value in (high - low, high + low) if 1 <= value <= VALUES]
            if len(wanted) == 1:
                return _progress("sum-of-two", wanted=wanted[0])
            return _progress("sum-of-two-either", wanted=wanted[0], other=wanted[1])
        case "same_parity":
            parity = "odd" if values[0] % 2 else "even"
            return _progress("same-parity", parity=parity, count=count, cards=requirement.cards)
        case "exact_total":
            return _progress("exact-total", total=total, rest=requirement.total - total)
        case "ordered" if len(requirement.courses) > 1:
            length = requirement.course_length
            return _progress(
                "two-courses",
                first=_course(requirement.courses[0], length, _of_course(plates, 0)),
                second=_course(requirement.courses[1], length, _of_course(plates, 1)),
            )
        case "ordered":
            return _course(requirement.courses[0], requirement.course_length, values)


def then(requirement: Requirement, plates: Sequence[int]) -> Message:
    """What an open noble would like next, from what lies under it in the order of serving."""
    values = [int(value_of(plate % COURSE)) for plate in plates]
    total = sum(values)
    match requirement.kind:
        case "same_value":
            return _then("same-value", more=requirement.cards - len(values), value=values[0])
        case "groups":
            return _next_in_groups(requirement.groups, values)
        case "total" if requirement.max_total is not None:
            more, rest = requirement.cards - len(values), requirement.max_total - total
            return _then("total-at-most", more=more, rest=rest)
        case "total":
            more, rest = requirement.cards - len(values), (requirement.min_total or 0) - total
            return _then("total-at-least", more=more, rest=max(0, rest))
        case "sum_of_two" if len(values) == 1:
            return _then("sum-of-two")
        case "sum_of_two":
            low, high = sorted(values)
            return _values([value for value in (high - low, high + low) if 1 <= value <= VALUES])
        case "same_parity":
            parity = "odd" if values[0] % 2 else "even"
            return _then("same-parity", parity=parity, more=requirement.cards - len(values))
        case "exact_total":
            return _then("exact-total", rest=requirement.total - total)
        case "ordered":
            course = plates[-1] // COURSE if len(requirement.courses) > 1 else 0
            served = _of_course(plates, course) if len(requirement.courses) > 1 else values
            more = requirement.course_length - len(served)
            return _then(requirement.courses[course], more=more, last=served[-1])


def _next_in_groups(groups: Sequence[int], values: Sequence[int]) -> Message:
    """Which values go with those of two groups; at first any other one may open the second."""
    smaller, larger = sorted(groups)
    counts = {value: values.count(value) for value in values}

    def fit(counts: Mapping[int, int]) -> bool:
        few, many = sorted((*counts.values(), 0))[-2:]
        return few <= smaller and many <= larger

    wanted = [value for value in counts if fit({**counts, value: counts[value] + 1})]
    if len(counts) > 1:
        return _values(wanted)
    return _then("second-group-or", value=_value(wanted[0])) if wanted else _then("second-group")


def _values(wanted: Sequence[int]) -> Message:
    first, *others = wanted
    if not others:
        return _then("value", value=_value(first))
    return _then("either", value=_value(first), other=_value(others[0]))


def _value(value: int) -> Message:
    return Message("banquet-value", {"value": value})


def _then(name: str, **args: str | int | Message) -> Message:
    return Message(f"banquet-then-{name}", args)


def _course(direction: str, length: int, values: list[int]) -> Message:
    if not values:
        return _progress(f"{direction}-empty", cards=length)
    return _progress(direction, count=len(values), cards=length, last=values[-1])


def _of_course(plates: Sequence[int], course: int) -> list[int]:
    return [int(value_of(plate % COURSE)) for plate in plates if plate // COURSE == course]


def _demand(name: str, **args: str | int) -> Message:
    return Message(f"banquet-demand-{name}", args)


def _progress(name: str, **args: str | int | Message) -> Message:
    return Message(f"banquet-progress-{name}", args)
