"""The browser app: the files that `web/` was built into, kept in memory and served."""

from __future__ import annotations

import hashlib
import mimetypes
from collections.abc import Mapping
from html import escape
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from bagatelle.kernel.errors import BagatelleError
from bagatelle.kernel.message import Message

INDEX = "index.html"
ASSETS = "assets/"
"""Files whose names hold a hash of what is in them: they never change."""
FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The compressed siblings of a file that the build writes, the smallest first."""
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""What a system's own table of types may have wrong."""

# Drawings may carry style attributes; style sheets and scripts come from files only.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFE_HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class File(msgspec.Struct, frozen=True):
    """One file of the app, in every encoding there is."""

    media_type: str
    etag: str
    cached: str
    bodies: Mapping[str, bytes]
    """By encoding; without any under the empty word."""


class Pages:
    """Answers whatever is not asked of the API. The app finds its way by the path itself."""

    def __init__(self, folder: Path, nothing_there: ASGIApp) -> None:
        self._files = read_files(folder)
        self._nothing_there = nothing_there

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"].lstrip("/")
        if scope["type"] != "http" or path == "api" or path.startswith("api/"):
            await self._nothing_there(scope, receive, send)
            return
        request = Request(scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        await self._answer(path, request)(scope, receive, send)

    def _answer(self, path: str, request: Request) -> Response:
        file = self._files.get(path)
        if file is None and path.startswith(ASSETS):
            raise HTTPException(404)
        file = file or self._files.get(INDEX)
        return not_built() if file is None else answer_with(file, request.headers)


def answer_with(file: File, asked: Mapping[str, str]) -> Response:
    """A file as the browser wants it: compressed if it can be, and only if it has changed."""
    encoding = next((name for name in accepted(asked) if name in file.bodies), "")
    etag = f'"{file.etag}{"-" if encoding else ""}{encoding}"'
    headers = {"ETag": etag, "Cache-Control": file.cached, "Vary": "Accept-Encoding"}
    if etag in known_etags(asked):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.bodies[encoding], headers=headers, media_type=file.media_type)


def accepted(asked: Mapping[str, str]) -> list[str]:
    """The encodings that a browser accepts, those first that we prefer."""
    named = {}
    for each in asked.get("accept-encoding", "").split(","):
        name, _, quality = each.partition(";")
        named[name.strip().lower()] = quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00")
    return [encoding for encoding in ENCODINGS if named.get(encoding, False)]


def known_etags(asked: Mapping[str, str]) -> set[str]:
    return {each.strip().removeprefix("W/") for each in asked.get("if-none-match", "").split(",")}


def read_files(folder: Path) -> dict[str, File]:
    """The files of a built app by their paths; none if it was not built."""
    return {
        file.relative_to(folder).as_posix(): _read(folder, file)
        for file in folder.rglob("*")
        if file.is_file() and file.suffix not in ENCODINGS.values()
    }


def _read(folder: Path, file: Path) -> File:
    body = file.read_bytes()
    bodies = {"": body}
    for encoding, suffix in ENCODINGS.items():
        sibling = file.with_name(file.name + suffix)
        if sibling.exists():
            bodies[encoding] = sibling.read_bytes()
    media_type = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    return File(
        media_type=media_type or "application/octet-stream",
        etag=hashlib.sha256(body).hexdigest()[:16],
        cached=FOREVER if file.relative_to(folder).as_posix().startswith(ASSETS) else ASK_EACH_TIME,
        bodies=bodies,
    )


def not_built() -> Response:
    """What is shown instead of the app where `web/` was not built."""
    sentence = escape(BagatelleError.format_message(Message("server-app-not-built")))
    page = f"<!doctype html><title>Bagatelle</title><h1>Bagatelle</h1><p>{sentence}</p>"
    return Response(page, status_code=503, media_type="text/html")


class SafeHeaders:
    """Tells browsers with every answer what they must not do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(k.lower().encode(), v.encode()) for k, v in SAFE_HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)
