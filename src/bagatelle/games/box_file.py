"""Finds the component file that a game brings with it."""

from __future__ import annotations

from importlib import resources
from typing import TypeVar

import msgspec

from bagatelle.kernel.pack import BoxFile, Check
from bagatelle.kernel.validate import Remarks

Components = TypeVar("Components", bound=msgspec.Struct)


def box_file(
    package: str,
    components: type[Components],
    check: Check[Components],
    remarks: Remarks = frozenset(),
    base: type[msgspec.Struct] | None = None,
) -> BoxFile[Components]:
    """How the ``components.toml`` of a package is read (see ``BoxFile``)."""

    def shipped_text() -> str:
        return resources.files(package).joinpath("components.toml").read_text(encoding="utf-8")

    return BoxFile(components, shipped_text, check, remarks, base)
