"""What is told of a thing while the pointer rests on it stands beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.scenes import staged

TOLD = {"rokoko": ".decoration, .stats, .dress", "augsburg": "button.right, .visit"}
"""Some things that tell what they are when the pointer rests on them."""


@pytest.mark.parametrize("game", TOLD)
def test_what_is_told_covers_no_bar(people: People, address: str, game: str) -> None:
    henriette = people(name="Henriette", size=(1280, 720))
    with staged(address, game, 5) as stage:
        stage.show(henriette, "middle")
    bubble = henriette.page.get_by_role("tooltip")
    bar = henriette.page.locator("section.bar").bounding_box()
    assert bar is not None
    things = henriette.page.locator(TOLD[game]).all()
    assert len(things) > 10
    for thing in things:
        thing.hover(force=True)
        expect(bubble).to_be_visible()
        told = bubble.bounding_box()
        assert told is not None
        assert told["y"] >= 0
        assert told["y"] + told["height"] < bar["y"]
        henriette.page.mouse.move(0, 0)
        expect(bubble).to_have_count(0)
