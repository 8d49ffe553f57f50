"""A report of an error: what happened and where, nothing that is nobody's business; only so many are kept."""

import json
import os
from pathlib import Path

import pytest

from blackgate import __version__

from blackgate.keep.people import first_name
from blackgate.keep.report import MOST_REPORTS, keep, report_of, where

from ..play.sitting import play, sit


def failure() -> Exception:
    try:
        raise ValueError(f"in {Path.home()}/secret")
    except ValueError as error:
        return error


def test_a_report_says_what_where_and_on_which_machine() -> None:
    lines = report_of(failure(), ["title", "table"], None, whole=False).splitlines()
    assert lines[0] == f"Blackgate {__version__}"
    assert "Python 3" in lines[1] and lines[2].startswith("pygame ") and "SDL " in lines[2]
    assert lines[3] == "scenes: title > table" and lines[4] == ""
    assert lines[5].startswith("Traceback") and lines[-2:] == ["ValueError: in ~/secret", ""]
    assert str(Path.home()) not in "\n".join(lines)


def test_without_the_players_word_a_report_tells_only_what_a_lone_human_saw() -> None:
    session = play(sit("human", "easy", "medium", michel="michel"), 40)
    lines = report_of(failure(), [], session, whole=False).splitlines()
    about = json.loads(lines[lines.index("game:") + 1])
    assert about == {
        "players": 3, "team": False, "michel": "michel", "seats": ["human", "easy", "medium"],
        "cards": session.pack.fingerprint, "acted": 40, "asked": session.asked, "prompt": session.prompt,
    }
    events = [json.loads(line) for line in lines[lines.index("events:") + 1:]]
    assert events == [session.notation.event(event) for event in session.events_for(0)]
    both = play(sit("human", "human"), 20)
    lines = report_of(failure(), [], both, whole=False).splitlines()
    events = [json.loads(line) for line in lines[lines.index("events:") + 1:]]
    assert events == [both.notation.event(event) for event in both.events_for(None)]


def test_the_whole_report_holds_the_record() -> None:
    session = play(sit("human", "easy"), 10)
    lines = report_of(failure(), [], session, whole=True).splitlines()
    assert json.loads(lines[lines.index("record:") + 1]) == session.record and "game:" not in lines


def test_an_error_is_told_in_one_line_with_its_place() -> None:
    line = failure.__code__.co_firstlineno + 2
    assert where(failure()) == f"ValueError, test_report.py:{line}"
    assert where(ValueError("never raised")) == "ValueError"


def test_reports_are_kept_in_the_folder_of_the_log_and_the_oldest_make_room(home: Path) -> None:
    folder = home / "log"
    folder.mkdir(parents=True)
    (folder / "blackgate.log").write_text("")
    for number in range(MOST_REPORTS + 3):
        (folder / f"trouble-20200101-0000{number:02}.txt").write_text("old")
    path = keep("Ünïcode \ud800")
    assert path.parent == folder and path.read_text(encoding="utf-8") == "Ünïcode ?"
    left = sorted(found.name for found in folder.glob("trouble-*.txt"))
    assert len(left) == MOST_REPORTS == 20 and left[-1] == path.name and left[0] == "trouble-20200101-000004.txt"
    assert (folder / "blackgate.log").exists()


class Entry:
    def __init__(self, gecos: str) -> None:
        self.pw_gecos = gecos


@pytest.mark.skipif(os.name != "posix", reason="asked of the system's own list of users")
@pytest.mark.parametrize(("full", "login", "name"), [
    ("ana maria,room 5", "am", "Ana"), ("", "bo", "Bo"), ("", "root", ""), ("", "Admin", ""), ("x9 y", "z", ""),
    (",,", "ubuntu", ""), ("Cleo", "root", "Cleo"), ("", "q" * 30, "Q" + "q" * 17), ("", "a-b", ""), ("User", "bo", ""),
])
def test_who_sits_here_is_called_by_a_first_name_or_not_at_all(
    full: str, login: str, name: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("pwd.getpwuid", lambda _: Entry(full))
    monkeypatch.setattr("getpass.getuser", lambda: login)
    assert first_name() == name


@pytest.mark.skipif(os.name != "posix", reason="asked of the system's own list of users")
def test_who_cannot_be_asked_for_has_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: object) -> str:
        raise KeyError

    def none() -> str:
        raise OSError

    monkeypatch.setattr("pwd.getpwuid", nobody)
    monkeypatch.setattr("getpass.getuser", none)
    assert first_name() == ""
