"""The command line speaks English. Every wrong call is one line, and what programs read is the same everywhere."""

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from blackgate import commands
from blackgate.cards.library import SHIPPED
from blackgate.cli import main
from blackgate.commands import COMMANDS, LAB_COMMANDS
from blackgate.commands.play import text_for
from blackgate.commands.record_sentences import FOUND, REFUSED, refuse_record
from blackgate.keep.settings import Settings
from blackgate.play.record import BadRecord
from blackgate.words.text import languages
from lab import commands as lab_commands

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BLACKGATE_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "")
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def printed(capsys: Capture, *words: str) -> str:
    with suppress(SystemExit):
        main(list(words))
    out, err = capsys.readouterr()
    return out + err


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_help_tells_every_command_in_english_whatever_the_system_speaks(
    lang: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    shown = " ".join(printed(capsys, "--help").split())
    assert "usage: blackgate" in shown and "commands:" in shown
    for command, about in (COMMANDS | LAB_COMMANDS).items():
        assert about in shown
        own = " ".join(printed(capsys, command, "--help").split())
        assert about in own and "--cards PACK folder of another card pack" in own


def test_a_wrong_call_is_told_in_a_sentence(capsys: Capture) -> None:
    assert printed(capsys, "sim") == "blackgate: the following arguments are required: --seats\n"
    assert printed(capsys, "laws", "--games", "none") == (
        "blackgate: argument --games: must be a whole number from 1 to 1000000000, not 'none'\n")
    assert printed(capsys, "laws", "x" * 4000).endswith("x…\n")


def test_the_language_option_comes_before_the_settings_and_these_before_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The window speaks the player's language."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert text_for(None, Settings()).lang == "fr"
    assert text_for(None, Settings(language="pl")).lang == "pl"
    assert text_for("de", Settings(language="pl")).lang == "de"
    assert text_for(None, Settings(language="xx")).lang == "fr"


def test_what_programs_read_is_the_same_in_every_language(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    reports = []
    for lang in languages():
        monkeypatch.setenv("LC_ALL", lang)
        report = json.loads(printed(capsys, "sim", "--json", "--seats", "random,random", "--games", "1"))
        for bot in report["bots"].values():
            del bot["decision_ms"]
        reports.append(report)
    assert all(report == reports[0] for report in reports)


def test_every_module_that_runs_is_a_command() -> None:
    for package, listed in ((commands, COMMANDS), (lab_commands, LAB_COMMANDS)):
        folder = Path(str(package.__file__)).parent
        runs = {path.stem for path in folder.glob("*.py") if "\ndef run(" in path.read_text(encoding="utf-8")}
        assert runs == set(listed) and len(listed) == len(runs)


def test_developers_commands_are_there_in_a_checkout_and_nowhere_else(tmp_path: Path) -> None:
    copied = tmp_path / "site-packages" / "blackgate"
    shutil.copytree(SHIPPED.parent, copied, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("assets", "locale"):
        shutil.copytree(SHIPPED.parents[1] / name, copied / name)
    program = "import sys; from blackgate.cli import main; sys.exit(main(sys.argv[1:]))"
    for command in ("learn", "shots"):
        for place, status in ((SHIPPED.parents[1], 0), (copied.parent, 2)):
            said = subprocess.run([sys.executable, "-c", program, command, "--help"], cwd=tmp_path, capture_output=True,
                                  check=False, env=os.environ | {"PYTHONPATH": str(place)})
            assert said.returncode == status, said.stderr
            assert b"Traceback" not in said.stderr


def test_the_version_is_told_without_reading_a_card() -> None:
    program = ("import sys; from blackgate.cli import parser\n"
               "try: parser().parse_args(['--version'])\n"
               "except SystemExit: print([name for name in sys.modules if name.startswith(('blackgate.cards', "
               "'blackgate.model', 'blackgate.ai', 'pygame'))])")
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "[]"


def test_no_words_are_read_for_who_speaks_a_protocol() -> None:
    program = ("import sys; from blackgate.cli import parser; "
               "parser().parse_args(['engine']); print('blackgate.words.text' in sys.modules)")
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


def test_a_terminal_that_lacks_letters_gets_help_all_the_same() -> None:
    program = "import sys; sys.stdout.reconfigure(encoding='ascii'); from blackgate.cli import main; main(['--help'])"
    environment = os.environ | {"LC_ALL": "pl"}
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, env=environment)
    assert b"blackgate" in said.stdout and said.stderr == b""


def test_whatever_is_wrong_with_a_record_or_found_in_it_has_a_sentence() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (SHIPPED.parent / "play").rglob("*.py"))
    for prefix, sentences in (("record", REFUSED), ("audit", FOUND)):
        assert set(re.findall(rf'"({prefix}-[a-z-]+)"', code)) == set(sentences)


def test_a_sentence_about_a_record_repeats_little_of_it(capsys: Capture) -> None:
    assert refuse_record(BadRecord("record-malformed", action=3, reason="{odd}" + "x" * 4000)) == 2
    line = capsys.readouterr().err
    assert line.startswith("blackgate: Action 3 is malformed: {odd}xxx") and len(line) < 400
