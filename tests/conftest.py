"""Hypothesis tries the same examples every time; ``make soak-tests`` lets it look for others.

``--quick``: what can be tested in a minute, for every hour of work (``make check``).
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

from tests.variants import is_quick

settings.register_profile("fixed", derandomize=True, database=None, deadline=None)
settings.register_profile("random", derandomize=False, database=None, deadline=None)
settings.load_profile("fixed")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all-windows", action="store_true", help="look at every table in every language"
    )
    parser.addoption(
        "--pictures", type=Path, metavar="FOLDER", help="keep a picture of every window looked at"
    )
    parser.addoption(
        "--quick",
        action="store_true",
        help="leave out tests marked slow, and all variants of a game but its smallest",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--quick"):
        return
    chosen = [item for item in items if _is_quick(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def _is_quick(item: pytest.Item) -> bool:
    if item.get_closest_marker("slow"):
        return False
    spec = getattr(item, "callspec", None)
    variant = spec.params.get("variant") if spec else None
    return variant is None or is_quick(variant)
