"""The server that the browser tests talk to, in a process of its own.

It is as it is, but its secrets are fixed: whoever posts a name to ``/test/secrets`` gets the deals
of that name from then on. So many tests can share one server, and each has its own deals, whichever
ran before it. The minister's advice is brief, and so are his reviews.
"""

import sys
from pathlib import Path
from unittest import mock

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bagatelle.server.app import make_app
from bagatelle.server.journal import Journal
from bagatelle.server.serve import serve
from bagatelle.server.settings import Settings
from bagatelle.server.tokens import SecretSource
from bagatelle.texts import formatter
from bagatelle.workers import end_with_parent
from tests.browser.brief_advice import advise
from tests.browser.brief_review import take_steps
from tests.fixed_secrets import FixedSecrets

PLENTY = 100_000.0


def make_app_with_deals(
    settings: Settings, journal: Journal, source: SecretSource | None
) -> Starlette:
    app = make_app(settings, journal, source)
    app.router.routes.append(Route("/test/secrets", begin, methods=["POST"]))
    app.state.source = source
    return app


async def begin(request: Request) -> Response:
    source: FixedSecrets = request.app.state.source
    source.begin((await request.body()).decode())
    return Response(status_code=204)


def run(folder: str, name: str) -> int:
    """Serve until the process is ended."""
    settings = Settings(
        port=0, data_dir=Path(folder), requests_per_second=PLENTY, messages_per_second=PLENTY
    )
    with (
        mock.patch("bagatelle.server.serve.make_app", make_app_with_deals),
        mock.patch("bagatelle.server.bot_pool.advise", advise),
        mock.patch("bagatelle.server.reviews.take_steps", take_steps),
        # Tests wait for reviews: they do not step back for other tests.
        mock.patch("bagatelle.server.reviews.step_back", end_with_parent),
    ):
        return serve(settings, formatter("en"), source=FixedSecrets(name))


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
