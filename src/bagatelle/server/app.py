"""The server put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bagatelle.kernel.message import Message
from bagatelle.server import api
from bagatelle.server.bot_pool import BotPool
from bagatelle.server.hub import Hub
from bagatelle.server.journal import Journal
from bagatelle.server.limits import Buckets
from bagatelle.server.openapi import description
from bagatelle.server.pages import Pages, SafeHeaders
from bagatelle.server.problems import refused
from bagatelle.server.settings import Settings
from bagatelle.server.socket import SocketRoutes
from bagatelle.server.tokens import SecretSource


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def make_app(settings: Settings, journal: Journal, source: SecretSource | None = None) -> Starlette:
    """The application, on an open journal. Only tests know what ``source`` will say."""
    bots = BotPool(settings.bot_workers, settings.bot_seconds)
    hub = Hub(journal, bots, now, source or SecretSource(), settings.chat, settings.review_playouts)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        listening = None
        if journal.is_postgres:
            from bagatelle.server import notify  # needs psycopg, which not everybody has

            url = journal.url.set(drivername="postgresql")
            address = url.render_as_string(hide_password=False)
            listening = asyncio.create_task(
                notify.listen(address, journal.name, hub.catch_up, hub.catch_up_all)
            )
        await hub.start()
        try:
            yield
        finally:
            if listening is not None:
                listening.cancel()
                await asyncio.wait([listening])
            await hub.stop()
            bots.close()

    async def openapi(request: Request) -> Response:
        return Response(description(), media_type="application/json")

    routes: list[BaseRoute] = [
        *api.routes(hub, Buckets(settings.requests_per_second)),
        Route("/api/openapi.json", openapi),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: _http_problem},
    )
    app.router.default = Pages(settings.app_dir, app.router.not_found)
    app.state.hub = hub
    app.state.sockets = SocketRoutes(hub, settings.messages_per_second)
    return app


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        answer = api.problem_response(refused("not_allowed", Message("server-not-allowed")).problem)
        answer.headers.update(error.headers or {})
        return answer
    return api.problem_response(refused("not_found", Message("server-not-found")).problem)
