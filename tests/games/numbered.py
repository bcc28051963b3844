"""Events of small games, which need no names for their numbers."""

import msgspec

from bagatelle.kernel.rows import EventKind


def numbered(*kinds: EventKind) -> tuple[EventKind, ...]:
    """Event kinds that are numbered in the order in which they stand."""
    return tuple(msgspec.structs.replace(kind, number=number) for number, kind in enumerate(kinds))
