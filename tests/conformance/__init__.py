"""One suite for every game, in all its tested variants; a new game gets it for free.

``variants`` says over what the suite runs, ``play`` how its matches are played, ``watching`` what a
viewer receives and when that leaks something. A game adds its own small positions to
``small_positions``; all else it gets by being registered.
"""
