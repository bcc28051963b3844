"""What was compiled is used again as long as nothing that it was made of has changed."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType

import pytest

from tests.build.test_setup import setup_script

HEADER = """\
struct export_table { int (*f)(int); };
extern int64_t CPyDef_party___at(int64_t cpy_r_party);
extern PyObject *CPyStatic_party___rows;
extern CPyTagged CPyStatics[7];
"""
HOW = {"macros": [], "extra_postargs": ["-O3"], "output_dir": "build/temp"}


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build script, with a small engine of its own and an empty cache."""
    script = setup_script()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(script.Kept, "HOME", tmp_path / "cache")
    Path("src/bagatelle/kernel").mkdir(parents=True)
    Path("src/bagatelle/server").mkdir()
    Path("build").mkdir()
    Path("src/bagatelle/kernel/rules.py").write_text("LIMIT = 1\n")
    Path("src/bagatelle/kernel/table.py").write_text("Table = list\n")
    Path("src/bagatelle/server/hub.py").write_text("PORT = 1\n")
    Path("build/__native_internal.h").write_text(HEADER)
    Path("build/party.c").write_text('#include "__native_internal.h"\nCPyDef_party___at(1);\n')
    Path("pyproject.toml").write_text(
        '[tool.bagatelle]\nengine-room = ["src/bagatelle/kernel/rules.py"]\n'
    )
    return script


def test_the_same_sources_have_the_same_key(script: ModuleType) -> None:
    key = script.engine_key()
    os.utime("src/bagatelle/kernel/rules.py", (0, 0))
    assert script.engine_key() == key


def test_another_part_of_the_package_does_not_matter(script: ModuleType) -> None:
    key = script.engine_key()
    Path("src/bagatelle/server/hub.py").write_text("PORT = 2\n")
    assert script.engine_key() == key


@pytest.mark.parametrize("change", ["module", "imported", "new", "name", "list", "tool"])
def test_what_the_engine_is_made_of_matters(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    key = script.engine_key()
    kernel = Path("src/bagatelle/kernel")
    if change == "module":
        (kernel / "rules.py").write_text("LIMIT = 2\n")
    elif change == "imported":
        (kernel / "table.py").write_text("Table = tuple\n")
    elif change == "new":
        (kernel / "bits.py").touch()
    elif change == "name":
        (kernel / "rules.py").rename(kernel / "laws.py")
    elif change == "list":
        Path("pyproject.toml").write_text("[tool.bagatelle]\nengine-room = []\n")
    else:
        monkeypatch.setenv("CFLAGS", "-O1")
        script.tools.cache_clear()
    assert script.engine_key() != key


@pytest.mark.parametrize(
    ("old", "new", "matters"),
    [
        ("int (*f)(int)", "int (*f)(void)", True),
        ("cpy_r_party)", "cpy_r_who)", True),
        ("CPyStatic_party___rows", "CPyStatic_party___lines", False),
        ("extern CPyTagged CPyStatics[7];\n", "", False),
        ("", "extern char CPyDef_party___is_lady(int64_t cpy_r_party);\n", False),
    ],
)
def test_of_a_header_only_what_a_file_uses_matters(
    script: ModuleType, old: str, new: str, matters: bool
) -> None:
    key = script.object_key(Path("build/party.c"), HOW)
    Path("build/__native_internal.h").write_text(HEADER.replace(old, new, 1))
    assert (script.object_key(Path("build/party.c"), HOW) != key) is matters


def test_a_file_and_its_options_matter(script: ModuleType) -> None:
    key = script.object_key(Path("build/party.c"), HOW)
    assert script.object_key(Path("build/party.c"), HOW | {"extra_postargs": ["-O0"]}) != key
    Path("build/party.c").write_text("CPyDef_party___at(2);\n")
    assert script.object_key(Path("build/party.c"), HOW) != key


class Compiler:
    """Notes what it is asked to compile."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [f"{output_dir}/{source}.o" for source in sources]

    def compile(self, sources: list[str], output_dir: str, **how: object) -> None:
        self.asked += sources
        for source, place in zip(sources, self.object_filenames(sources, output_dir), strict=True):
            Path(place).parent.mkdir(parents=True, exist_ok=True)
            Path(place).write_text(f"compiled: {Path(source).read_text()}")


def test_only_what_has_changed_is_compiled(script: ModuleType) -> None:
    Path("build/other.c").write_text("other\n")
    sources = ["build/other.c", "build/party.c"]
    compiler = Compiler()
    compile_changed = script.ChangedOnly(compiler)
    objects = compile_changed(sources, **HOW)
    assert sorted(compiler.asked) == sources
    for place in objects:
        Path(place).unlink()
    Path("build/other.c").write_text("changed\n")
    assert compile_changed(sources, **HOW) == objects
    assert sorted(compiler.asked) == ["build/other.c", *sources]
    assert [Path(place).read_text() for place in objects] == [
        f"compiled: {Path(source).read_text()}" for source in sources
    ]


def test_what_is_interrupted_leaves_nothing(script: ModuleType) -> None:
    kept = script.Kept("key")
    Path("one").write_text("whole")
    kept.keep({"one": Path("one"), "two": Path("is not there")})
    assert kept.files() == {}
    assert list(script.Kept.HOME.iterdir()) == []
    kept.keep({"one": Path("one")})
    assert kept.files()["one"].read_text() == "whole"


def test_who_comes_second_keeps_what_is_there(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in ("first", "second"):
        Path("one").write_text(text)
        script.Kept("key").keep({"one": Path("one")})
    assert script.Kept("key").files()["one"].read_text() == "first"
    assert capsys.readouterr().err == ""


def test_without_a_place_nothing_is_kept(
    script: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    script.Kept.HOME.write_text("no folder")
    Path("one").write_text("whole")
    script.Kept("key").keep({"one": Path("one")})
    assert script.Kept("key").files() == {}
    assert "is not kept for the next time" in capsys.readouterr().err


def test_what_was_not_used_for_long_goes_first(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script.Kept, "ROOM", 25)
    Path("one").write_text("10 letters")
    for age, key in enumerate(("newest", "middle", "oldest")):
        script.Kept(key).keep({"one": Path("one")})
        os.utime(script.Kept.HOME / key, (1000 - age, 1000 - age))
    assert script.Kept("oldest").files()
    script.Kept.sweep()
    assert {folder.name for folder in script.Kept.HOME.iterdir()} == {"newest", "oldest"}
