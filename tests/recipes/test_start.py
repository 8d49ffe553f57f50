"""`start.py`: what passes, fails or cannot be run is named; every Python is found; an old one gets one clear line."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from starter import checks, commands, pythons
from starter.checks import BROWSER, COMPILING, EACH_PYTHON, IN_TURN, NO_COMPILER, Check, run_checks
from starter.environment import CannotPrepare, Environment
from starter.pythons import Found

START = Path(__file__).parents[2] / "start.py"
Capture = pytest.CaptureFixture[str]
SAYS = Check("greeting", ("-c", "print('good evening')"))
FAILS = Check("failing", ("-c", "import sys; print('so it goes'); sys.exit(3)"))


@pytest.fixture
def here() -> Environment:
    """This very environment."""
    environment = Environment()
    environment.python = Path(sys.executable)
    return environment


def test_checks_side_by_side_are_told_one_by_one_with_what_they_say(here: Environment, capsys: Capture) -> None:
    assert run_checks(here, (SAYS, SAYS._replace(name="second")), (), ()) == 0
    said = capsys.readouterr().out
    assert said.count("good evening") == 2 and "== greeting" in said and "== second" in said
    assert said.endswith("All checks passed.\n")


@pytest.mark.parametrize("listed", [((SAYS, FAILS), (SAYS,), ()), ((SAYS,), (FAILS, SAYS), ()), ((), (), (FAILS,))])
def test_a_check_that_fails_is_named_and_nothing_follows(
    here: Environment, capsys: Capture, listed: tuple[tuple[Check, ...], tuple[Check, ...], tuple[Check, ...]],
) -> None:
    assert run_checks(here, *listed) == 1
    said = capsys.readouterr().out
    assert "The check 'failing' failed." in said and "All checks passed" not in said


def test_without_a_compiler_what_is_to_be_compiled_is_left_out_and_said(here: Environment, capsys: Capture) -> None:
    compiling = COMPILING._replace(arguments=("-c", f"import sys; sys.exit({NO_COMPILER})"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checks, "COMPILING", compiling)
        assert run_checks(here, (compiling, SAYS), (SAYS,), (FAILS,)) == 0
    said = capsys.readouterr().out
    assert "There is no C compiler here" in said and "failing" not in said and "All checks passed." in said


@pytest.mark.parametrize(("unwanted", "prefix"), [("1", "bytecode"), ("", "None")])
def test_bytecode_is_kept_beside_the_libraries_where_none_is_wanted_beside_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unwanted: str, prefix: str,
) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", unwanted)
    environment = Environment(tmp_path)
    environment.python = Path(sys.executable)
    status, said = environment.run_quietly("-c", "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)")
    assert (status, said.split()[0]) == (0, "False")
    assert said.split()[1] == (str(tmp_path / prefix) if unwanted else prefix)


def test_the_tests_and_the_page_are_all_tests_there_are() -> None:
    """What one of them leaves out, the other runs."""
    tests, browser = IN_TURN
    left_out = [each.removeprefix("--ignore=") for each in tests.arguments if each.startswith("--ignore=")]
    assert left_out == list(BROWSER)
    assert set(BROWSER) <= set(browser.arguments)
    assert all((START.parent / each).exists() for each in (*BROWSER, *EACH_PYTHON))


def test_an_old_python_gets_one_clear_line() -> None:
    pretending = f"import sys; sys.version_info = (2, 7, 18, 'final', 0); exec(open({str(START)!r}).read())"
    done = subprocess.run([sys.executable, "-c", pretending], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and not done.stdout
    assert done.stderr.splitlines() == ["Blackgate needs Python 3.11 or newer. This is Python 2.7."]


def test_an_old_python_can_read_the_file_that_says_so() -> None:
    source = START.read_text(encoding="utf-8")
    assert source.isascii()     # Python 2 reads nothing else without being told.
    newer = (ast.AnnAssign, ast.JoinedStr, ast.NamedExpr, ast.Match, ast.AsyncFunctionDef, ast.FunctionDef, ast.With)
    for node in ast.walk(ast.parse(source)):
        assert not isinstance(node, newer), ast.unparse(node)
        assert not (isinstance(node, ast.ImportFrom) and node.module == "__future__")


def a_python(folder: Path, name: str, prints: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {prints}\n")
    path.chmod(0o755)
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="the Pythons it makes up are shell scripts")
def test_pythons_are_found_on_the_path_and_in_pyenvs_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newest = a_python(tmp_path / "bin", "python3.14", "3 14 0 final")
    a_python(tmp_path / "bin", "python3.8", "3 8 1 final")
    a_python(tmp_path / "bin", "python3-config", "3 12 7 final")
    a_python(tmp_path / "bin", "python3", "this is no Python")
    a_python(tmp_path / "other", "python3.14", "3 14 0 final")
    oldest = a_python(tmp_path / "pyenv/versions/3.11.0/bin", "python", "3 11 0 final")
    early = a_python(tmp_path / "pyenv/versions/3.15-dev/bin", "python", "3 15 0 alpha")
    monkeypatch.setenv("PATH", f"{tmp_path / 'missing'}:{tmp_path / 'bin'}:{tmp_path / 'other'}")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.setattr(sys, "_base_executable", str(oldest), raising=False)
    assert pythons.find_pythons() == [
        Found("3.11.0", str(oldest)), Found("3.14.0", str(newest)), Found("3.15.0-alpha", str(early)),
    ]


def test_each_python_is_tried_and_told_of(capsys: Capture) -> None:
    def check(environment: Environment) -> int:
        if environment.base == "without venv":
            raise CannotPrepare("It cannot make environments.")
        return int(environment.base == "bad")

    every = [Found("3.11.0", "good"), Found("3.12.0", "without venv"), Found("3.13.0", "bad")]
    assert commands.check_on_each_python(every, check) == 1
    assert commands.check_on_each_python(every[:2], check) == 0
    said = capsys.readouterr().out
    assert "Python 3.11.0: passed" in said and "Python 3.13.0: failed" in said
    assert "Python 3.12.0: not run. It cannot make environments." in said


def test_where_only_one_python_is_found_that_is_said(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    major, minor, micro, stage, _ = sys.version_info
    only = pythons.written((major, minor, micro, stage))
    monkeypatch.setattr(commands, "find_pythons", lambda: [Found(only, sys.executable)])
    assert commands.main(["test", "--other-pythons"]) == 0
    assert f"No other Python than {only} was found here" in capsys.readouterr().out


def test_a_misspelt_word_after_test_is_refused(capsys: Capture) -> None:
    assert commands.main(["test", "--python"]) == 2
    assert "--python" in capsys.readouterr().out
