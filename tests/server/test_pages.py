"""The browser app as the server hands it out."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from bagatelle.server import pages
from bagatelle.server.serve import show_page
from bagatelle.server.settings import Settings
from bagatelle.texts import formatter
from tests.server.house import House, OpenHouse

INDEX = b"<!doctype html><title>Bagatelle</title>"
SCRIPT = b"console.log('a table')"
PACKED = gzip.compress(SCRIPT)
FONT = b"\x00 a font \xff"


@pytest.fixture
def app_dir(tmp_path: Path) -> Path:
    """A built app: a page, a script with its compressed siblings, a font, a manifest."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(PACKED)
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "lily.woff2").write_bytes(FONT)
    (tmp_path / "secret.txt").write_text("outside")
    return folder


@pytest.fixture
async def house(sqlite_database: str, open_house: OpenHouse, app_dir: Path) -> House:
    return await open_house(sqlite_database, app_dir=app_dir)


async def raw(house: House, path: str, **headers: str) -> httpx.Response:
    """An answer as it came, with nothing unpacked and no encoding asked for unless named."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    asked = {"Accept-Encoding": "identity", **named}
    async with house.http.stream("GET", path, headers=asked) as answer:
        answer._content = b"".join([part async for part in answer.aiter_raw()])
        return answer


@pytest.mark.parametrize(
    "path",
    ["/", "/index.html", "/table/w7kq3mxh29fd", "/rules/banquet", "/join/x", "/apiary", "/a/b/c.d"],
)
async def test_every_page_is_the_app(house: House, path: str) -> None:
    answer = await raw(house, path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "media_type", "body"),
    [
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", SCRIPT),
        ("/assets/lily.woff2", "font/woff2", FONT),
        ("/manifest.webmanifest", "application/manifest+json", b"{}"),
    ],
)
async def test_files_have_their_type(house: House, path: str, media_type: str, body: bytes) -> None:
    answer = await raw(house, path)
    assert (answer.status_code, answer.content) == (200, body)
    assert answer.headers["Content-Type"] == media_type


async def test_what_has_a_hash_in_its_name_is_kept_for_good(house: House) -> None:
    assert (await raw(house, "/assets/lily.woff2")).headers["Cache-Control"] == pages.FOREVER
    manifest = await raw(house, "/manifest.webmanifest")
    assert manifest.headers["Cache-Control"] == pages.ASK_EACH_TIME


@pytest.mark.parametrize(
    ("asked", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("GZIP", "gzip"),
        ("zstd", None),
        ("br;q=0", None),
        (";;,=, q", None),
    ],
)
async def test_files_come_compressed_if_that_is_wanted(
    house: House, asked: str, encoding: str | None
) -> None:
    answer = await raw(house, "/assets/main-1a2b.js", Accept_Encoding=asked)
    bodies = {"br": b"as brotli", "gzip": PACKED, None: SCRIPT}
    assert answer.headers.get("Content-Encoding") == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.content == bodies[encoding]


async def test_what_the_browser_has_is_not_sent_again(house: House) -> None:
    plain = await raw(house, "/assets/main-1a2b.js")
    packed = await raw(house, "/assets/main-1a2b.js", Accept_Encoding="gzip")
    assert plain.headers["ETag"] != packed.headers["ETag"]
    known = f'"other", W/{plain.headers["ETag"]}'
    again = await raw(house, "/assets/main-1a2b.js", If_None_Match=known)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == plain.headers["ETag"]
    changed = await raw(house, "/assets/main-1a2b.js", If_None_Match='"other"')
    assert (changed.status_code, changed.content) == (200, SCRIPT)


async def test_a_head_has_no_body(house: House) -> None:
    answer = await house.http.head("/assets/lily.woff2")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["Content-Length"] == str(len(FONT))


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "//secret.txt",
        "/%00",
    ],
)
async def test_nothing_outside_the_app_is_handed_out(house: House, path: str) -> None:
    answer = await raw(house, path)
    assert b"outside" not in answer.content
    assert answer.content == INDEX or answer.status_code == 404


@pytest.mark.parametrize("path", ["/assets/main-0000.js", "/api", "/api/", "/api/nothing"])
async def test_what_is_missing_is_no_page(house: House, path: str) -> None:
    answer = await house.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_pages_are_only_read(house: House) -> None:
    answer = await house.post("/rules/banquet", {})
    assert (answer.status_code, answer.json()["code"]) == (405, "not_allowed")
    assert answer.headers["Allow"] == "GET, HEAD"


@pytest.mark.parametrize("path", ["/", "/assets/main-1a2b.js", "/api/games", "/api/nothing"])
async def test_every_answer_has_the_safe_headers(house: House, path: str) -> None:
    answer = await house.get(path)
    assert {name: answer.headers[name] for name in pages.SAFE_HEADERS} == pages.SAFE_HEADERS
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy
    assert "http" not in policy


async def test_an_app_that_was_not_built_says_so(
    sqlite_database: str, open_house: OpenHouse, tmp_path: Path
) -> None:
    house = await open_house(sqlite_database, app_dir=tmp_path / "nothing")
    answer = await house.get("/")
    assert answer.status_code == 503
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert "make play builds it" in answer.text
    assert (await house.get("/api/health")).status_code == 200


@pytest.mark.parametrize("built", [True, False])
def test_whoever_opens_the_page_hears_that_there_is_none(
    app_dir: Path, built: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("bagatelle.server.serve.show", opened.append)
    folder = app_dir if built else app_dir / "nothing"
    show_page(Settings(app_dir=folder), "http://localhost/new", formatter("en"))
    said = capsys.readouterr().out
    assert opened == ["http://localhost/new"]
    assert (said == "") is built
    assert said == "" or said.startswith("This installation has no browser app: ")
