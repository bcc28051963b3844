"""The King's Banquet (docs/rules/banquet.md).

The engine room: ``state`` (the places of the table), ``frames``, ``moves``, ``events``, ``hints``
(numbers with their rows), ``demands`` (what nobles want), ``box``, and a file for each chapter of
the rules (``setup``, ``turn``, ``taking``, ``serving``, ``clearing``, ``refilling``, ``scoring``),
brought together in ``rules``. The border: ``game``.
"""
