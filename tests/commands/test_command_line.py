"""The command line speaks the player's language; what programs read of it stays the same in all."""

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
from blackgate.cli import main, parser
from blackgate.commands import COMMANDS, LAB_COMMANDS
from blackgate.commands.speaking import Speaker
from blackgate.words.text import Text, languages
from lab import commands as lab_commands

from ..words.listening import Listening, ids

Capture = pytest.CaptureFixture[str]
WRONG = (
    ["dance"], ["laws", "extra"], ["sim"], ["sim", "--games"], ["replay", "--audit=1", "x"],
    ["sim", "--michel", "mike"], ["play", "--s", "1"], ["laws", "--games", "none"], ["laws", "--seed", "-1"],
    ["cards", "x"], ["cards", "--cards", "/nowhere/at/all"], ["sim", "--seats", "wizard,random"],
    ["sim", "--seats", "random"],
    ["learn", "--players", "3", "--team"], ["learn", "--players", "3", "--games", "2"],
    ["shots", "--out", "x", "--size", "x"], ["shots", "--out", "x", "--lang", "xx"], ["play", "--lang", "xx"],
    ["play", "--seats", "nobody"], ["replay", "/nowhere/at/all", "--audit"], ["replay", "/nowhere/at/all"],
)


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


@pytest.mark.parametrize("lang", languages())
def test_help_and_errors_are_said_in_the_systems_language(
    lang: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    text = Text(lang)
    shown = printed(capsys, "--help")
    for key in ("cli-usage", "cli-about", "cli-options", "cli-commands", "cli-help", "cli-bench"):
        assert text(key) in shown
    for command in COMMANDS + LAB_COMMANDS:
        shown = " ".join(printed(capsys, command, "--help").split())
        assert text(f"cli-{command}") in shown and text("cli-help") in shown
    assert printed(capsys, "sim") == f"blackgate: {text('cli-missing-arguments', words='--seats')}\n"
    assert printed(capsys, "replay") == f"blackgate: {text('cli-missing-arguments', words=text('cli-word-file'))}\n"


def test_every_wrong_call_has_words_of_its_own_in_every_language(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So a new version of argparse cannot bring its English back unseen."""
    for call in WRONG:
        lines = []
        for lang in languages():
            monkeypatch.setenv("LC_ALL", lang)
            lines.append(printed(capsys, *call))
        assert all(line.startswith("blackgate: ") and line.count("\n") == 1 for line in lines), lines
        assert len(set(lines)) == len(lines), lines


def test_the_languages_option_comes_before_the_settings_and_these_before_the_system(
    home: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    wrong = {lang: f"blackgate: {Text(lang)('cli-no-table', seats='nobody')}\n" for lang in ("en", "de", "pl")}
    assert printed(capsys, "--seats", "nobody") == wrong["en"]
    (home / "settings.json").write_text(json.dumps({"language": "pl"}))
    assert printed(capsys, "--seats", "nobody") == wrong["pl"]
    assert printed(capsys, "--seats", "nobody", "--lang", "de") == wrong["de"]
    assert printed(capsys, "--lang=de", "--seats", "nobody") == wrong["de"]
    for broken in ("{", "[]", '{"language": 3}', '{"language": "xx"}'):
        (home / "settings.json").write_text(broken)
        assert printed(capsys, "laws", "x") == f"blackgate: {Text('en')('cli-unknown-arguments', words='x')}\n"
        assert (home / "settings.json").read_text() == broken


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
        (copied / name).symlink_to(SHIPPED.parents[1] / name)
    program = "import sys; from blackgate.cli import main; sys.exit(main(sys.argv[1:]))"
    for command in ("learn", "shots"):
        for place, status in ((SHIPPED.parents[1], 0), (copied.parent, 2)):
            said = subprocess.run([sys.executable, "-c", program, command, "--help"], cwd=tmp_path, capture_output=True,
                                  check=False, env=os.environ | {"PYTHONPATH": str(place)})
            assert said.returncode == status, said.stderr
            assert b"Traceback" not in said.stderr


def test_the_version_is_told_without_reading_a_card() -> None:
    program = ("import sys; from blackgate.cli import parser; from blackgate.commands.speaking import Speaker\n"
               "try: parser(Speaker([])).parse_args(['--version'])\n"
               "except SystemExit: print([name for name in sys.modules if name.startswith(('blackgate.cards', "
               "'blackgate.model', 'blackgate.ai', 'pygame'))])")
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "[]"


def test_nothing_is_read_before_something_is_said() -> None:
    program = ("import sys; from blackgate.cli import parser; from blackgate.commands.speaking import Speaker; "
               "parser(Speaker([])).parse_args(['engine']); print('blackgate.words.text' in sys.modules)")
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"


def test_a_terminal_that_lacks_letters_gets_help_all_the_same() -> None:
    program = "import sys; sys.stdout.reconfigure(encoding='ascii'); from blackgate.cli import main; main(['--help'])"
    environment = os.environ | {"LC_ALL": "pl"}
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, env=environment)
    assert b"blackgate" in said.stdout and said.stderr == b""


@pytest.mark.parametrize("lang", languages())
def test_the_command_lines_words_are_all_there_and_all_used(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys are plain constants in the code, or belong to a command or a placeholder."""
    text = Listening(lang)
    said = Speaker([])
    monkeypatch.setattr(Speaker, "text", property(lambda speaker: text))
    top = parser(said, COMMANDS + LAB_COMMANDS)
    top.format_help()
    for command in COMMANDS + LAB_COMMANDS:
        for action in top._actions:
            if isinstance(action.choices, dict):
                action.choices[command].format_help()
    sources = (*SHIPPED.parent.rglob("*.py"), *Path(str(lab_commands.__file__)).parent.glob("*.py"))
    code = "".join(path.read_text(encoding="utf-8") for path in sources)
    named = {word for _, word in re.findall(r"""(["'])((?:cli|record|many)-[a-z-]+)\1""", code)}
    assert named | text.said == ids(lang, "cli") | ids(lang, "many")
