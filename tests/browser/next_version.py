"""The server as its next version might be: with other rules of Rokoko."""

import sys
from unittest import mock

import msgspec

from bagatelle.games.rokoko.game import Rokoko
from tests.browser.server import run

if __name__ == "__main__":
    info = msgspec.structs.replace(Rokoko.info, rules_version=Rokoko.info.rules_version + 1)
    with mock.patch.object(Rokoko, "info", info):
        sys.exit(run(*sys.argv[1:]))
