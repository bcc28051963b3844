"""Faults: messages that get lost, doubled, late or out of order, and servers killed under load.

``slow_server`` is the program that is killed, ``servers`` starts and strikes it, ``link`` is a
socket that cannot be relied on, ``guest`` a client that copes with it, ``table`` a match with its
guests, ``evening`` several tables at once and the blows that fall, ``verdict`` what must hold then,
``honest`` a link that can be relied on.

The faults of a seed count messages and acknowledged commands, not seconds. Which messages there are
still depends on who is faster, so a seed repeats the kind of an evening rather than every word.
"""
