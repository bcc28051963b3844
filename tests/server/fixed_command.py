"""``python -m tests.server.fixed_command NAME serve ...``: the command line, but its server has the
fixed secrets of a name.
"""

import sys
from functools import partial
from unittest import mock

from bagatelle.cli import main
from bagatelle.server.serve import serve
from tests.fixed_secrets import FixedSecrets

if __name__ == "__main__":
    name, *words = sys.argv[1:]
    with mock.patch("bagatelle.server.serve.serve", partial(serve, source=FixedSecrets(name))):
        sys.exit(main(words))
