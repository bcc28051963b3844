"""The engine plays today as it played when the playthroughs were written."""

import pytest

from tests.playthroughs.golden import FOLDER, moves_of, path_of, playthrough
from tests.variants import Variant, variants


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_playthrough_is_as_written(variant: Variant) -> None:
    written = path_of(variant).read_text(encoding="utf-8")
    assert playthrough(variant, moves_of(written)).splitlines() == written.splitlines()


def test_no_playthrough_is_left_over() -> None:
    expected = {path_of(variant).name for variant in variants()}
    assert {path.name for path in FOLDER.glob("*.txt")} == expected
