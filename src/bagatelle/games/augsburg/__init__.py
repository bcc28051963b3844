"""Augsburg 1520 (docs/rules/augsburg.md).

The engine room: ``state`` (the places of the table), ``frames``, ``moves``, ``events``, ``hints``
and ``lines`` (numbers, and a row for each), ``notes`` (sets of notes), ``box``, and a file for each
section of the rules (``setup``, ``rounds``, ``buying``, ``bidding``, ``showdown``, ``privileges``,
``draw``, ``climbing``, ``rights``, ``prestige``, ``income``, ``shortage``, ``ending``) with its
chapters and the reasons they give; what they share (``pile``, ``purse``, ``known``,
``determinize``). ``rules`` is the table of chapters. The border: ``game``.
"""
