"""The one command that runs every check: what passes, fails or cannot be run here is told by name."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

PLACE = Path(__file__).parents[2] / "start.py"
Capture = pytest.CaptureFixture[str]
SAYS = ("greeting", ["-c", "print('good evening')"])
FAILS = ("failing", ["-c", "import sys; print('so it goes'); sys.exit(3)"])


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location("start", PLACE)
    assert spec is not None and spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    monkeypatch.setattr(made, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(made, "prepare", lambda extra: None)
    return made


def test_checks_side_by_side_are_told_one_by_one_with_what_they_say(start: ModuleType, capsys: Capture) -> None:
    assert start.run_checks((SAYS, ("second", SAYS[1])), (), ()) == 0
    said = capsys.readouterr().out
    assert said.count("good evening") == 2 and "== greeting" in said and "== second" in said
    assert said.endswith("All checks passed.\n")


@pytest.mark.parametrize("checks", [((SAYS, FAILS), (SAYS,), ()), ((SAYS,), (FAILS, SAYS), ()), ((), (), (FAILS,))])
def test_a_check_that_fails_is_named_and_nothing_follows(
    start: ModuleType, capsys: Capture, checks: tuple[object, ...],
) -> None:
    assert start.run_checks(*checks) == 1
    said = capsys.readouterr().out
    assert "The check 'failing' failed." in said and "All checks passed" not in said


def test_without_a_compiler_what_is_to_be_compiled_is_left_out_and_said(start: ModuleType, capsys: Capture) -> None:
    compiling = (start.COMPILING[0], ["-c", f"import sys; sys.exit({start.NO_COMPILER})"])
    assert start.run_checks((compiling, SAYS), (SAYS,), (FAILS,)) == 0
    said = capsys.readouterr().out
    assert "There is no C compiler here" in said and "failing" not in said and "All checks passed." in said


def test_the_tests_and_the_page_are_all_tests_there_are(start: ModuleType) -> None:
    """What one of them leaves out, the other runs."""
    (_, tests), (_, browser) = start.CHECKS
    assert [each.removeprefix("--ignore=") for each in tests if each.startswith("--ignore=")] == list(start.BROWSER)
    assert set(start.BROWSER) <= set(browser)
    assert all((PLACE.parent / each).exists() for each in start.BROWSER)
