"""What every game shares and no game knows.

The kernel has no input or output, no clock and no randomness of its own, and it does not know the
name of any game. Read it in this order: ``table``, ``agenda``, ``dealer``, ``events``, ``rules``
(the engine room, compiled when a C compiler is there), then ``choice``, ``game``, ``match`` and
``record`` (its border).
"""
