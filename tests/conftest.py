"""Hypothesis tries the same examples every time; ``make soak-tests`` lets it look for others."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("fixed", derandomize=True, database=None, deadline=None)
settings.register_profile("random", derandomize=False, database=None, deadline=None)
settings.load_profile("fixed")
