"""Rokoko: the game of 2013, and its Deluxe edition with all modules (docs/rules/rokoko.md).

The engine room: ``state`` (the places of the table), ``bits`` (sets of things), ``moves``,
``effects`` (the vocabulary of worker bonuses), ``box``, and a file for each chapter of the rules
(``setup``, ``preparation``, ``hands``, ``turn``, ``favour``, ``acquire``, ``tailor``, ``paying``,
``hire``, ``depute``, ``fund``, ``halls``, ``bonuses``, ``income``, ``scoring``), brought together
in ``rules``; decisions for one of a player's workers share ``own_workers``. The border: ``game``.
What the modules of the Deluxe edition add: ``modules``.
"""
