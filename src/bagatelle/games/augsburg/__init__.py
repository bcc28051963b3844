"""Augsburg 1520 (docs/rules/augsburg.md).

The engine room: ``state`` (the places of the table), ``notes`` (sets of notes), ``moves``,
``box``, and a file for each chapter of the rules (``setup``, ``rounds``, ``buying``, ``bidding``,
``showdown``, ``privileges``, ``climbing``, ``rights``, ``prestige``, ``income``, ``shortage``,
``ending``) with what they share (``pile``, ``purse``, ``evidence``, ``imagination``), brought
together in ``rules``.
The border: ``game``.
"""
