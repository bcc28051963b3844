"""The package has all that it needs, the browser app with it."""

import shutil
import subprocess
import sys
from pathlib import Path

from bagatelle.server.settings import Settings

ROOT = Path(__file__).parents[2]


def test_the_app_is_installed_and_names_only_files_that_are_there() -> None:
    app = Settings().app_dir
    page = (app / "index.html").read_text(encoding="utf-8")
    files = [file.relative_to(app).as_posix() for file in app.rglob("*") if file.is_file()]
    named = [file for file in files if f'"/{file}"' in page]
    assert any(file.endswith(".js") for file in named)
    assert any(file.endswith(".css") for file in named)
    assert {f"{file}.br" for file in named if file.endswith(".js")} <= set(files)


def test_a_package_without_the_app_is_not_built(tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "bagatelle").mkdir(parents=True)
    (tmp_path / "src" / "bagatelle" / "__init__.py").touch()
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_py"],
        cwd=tmp_path,
        env={"BAGATELLE_BUILD": "pure"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert "build the browser app first, with `make app`" in done.stderr
