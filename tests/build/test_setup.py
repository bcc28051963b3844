"""The mend of mypyc's output finds every place, or there is no build."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

WRAPPER = """\
PyObject *CPyPy_agenda___is_empty(PyObject *self, PyObject *const *args) {
    PyObject *obj_t;
    VecI64 arg_t;
    arg_t = VecI64Api.unbox(obj_t);
    if (VEC_IS_ERROR(arg_t)) {
        CPy_TypeError("vec[i64]", obj_t); goto fail;
    }
    char retval = CPyDef_agenda___is_empty(arg_t);
}
"""

INSIDE = """\
    cpy_r_r20 = VecI64Api.unbox(cpy_r_r19);
    tmp = VecI64Api.unbox(value);
"""


def setup_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("setup_script", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def mend(folder: Path, text: str) -> str:
    source = folder / "native.c"
    source.write_text(text, encoding="utf-8")
    setup_script().give_tables_back(source)
    return source.read_text(encoding="utf-8")


def test_every_table_that_python_hands_over_is_given_back(tmp_path: Path) -> None:
    mended = mend(tmp_path, WRAPPER + INSIDE + WRAPPER.replace("_t", "_price"))
    assert mended.count("VEC_I64_DECREF") == 2
    for name in ("arg_t", "arg_price"):
        behind = mended.split(f"    VEC_I64_DECREF({name});\n")[1]
        assert behind.startswith("    char retval")


def test_code_without_tables_stays_as_it_is(tmp_path: Path) -> None:
    assert mend(tmp_path, INSIDE) == INSIDE


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("if (VEC_IS_ERROR(arg_t)) {", "if (unlikely(VEC_IS_ERROR(arg_t))) {"),
        ("VecI64Api.unbox(", "VecI64_Unbox("),
        ("VecI64Api.unbox(obj_t)", "VecI64Api.unbox( obj_t )"),
        ("VecI64 arg_t;", "VecI64 arg_t = VEC_NULL;\n    VecI64 arg_other;"),
        ("arg_t", "argument_t"),
        ("goto fail;", "goto fail; {}"),
    ],
)
def test_a_place_that_looks_otherwise_fails_the_build(tmp_path: Path, old: str, new: str) -> None:
    changed = WRAPPER.replace(old, new)
    assert changed != WRAPPER
    with pytest.raises(SystemExit, match="the code that mypyc writes has changed"):
        mend(tmp_path, WRAPPER + changed)


def test_nothing_is_given_back_twice(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="the code that mypyc writes has changed"):
        mend(tmp_path, mend(tmp_path, WRAPPER))
