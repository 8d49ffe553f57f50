"""Files are always whole, and whatever is read may be anything."""

import logging
import os
from pathlib import Path
from threading import Event, Thread
from time import time
from typing import Any

import pytest

from blackgate.disk import files
from blackgate.disk.files import (
    MOST_NESTED, TooLarge, Unreadable, kept_aside, parsed, read_some, set_aside, sweep, write_whole,
)
from blackgate.disk.folders import data_folder, log_folder, settings_file, settings_folder, shipped
from tests.systems import posix_only


@pytest.mark.parametrize("sync", [True, False])
def test_a_file_is_written_with_its_folders_and_leaves_nothing_beside_it(tmp_path: Path, sync: bool) -> None:
    path = tmp_path / "a" / "b" / "x.json"
    write_whole(path, b"one", sync=sync)
    write_whole(path, b"two", sync=sync)
    assert path.read_bytes() == b"two" and [found.name for found in path.parent.iterdir()] == ["x.json"]


def test_a_write_that_fails_leaves_the_old_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x"
    write_whole(path, b"old")

    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(OSError, match=r"^$"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["x"], "half a file stays and takes room"


def test_what_writers_left_is_swept_after_an_hour(tmp_path: Path) -> None:
    for name, age in (("a.new", 3700), ("b.new", 3500), ("c.json", 9999)):
        (tmp_path / name).write_bytes(b"")
        os.utime(tmp_path / name, (time() - age, time() - age))
    sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b.new", "c.json"]


def test_only_so_much_is_read(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"12345")
    assert read_some(path, 5) == b"12345"
    with pytest.raises(TooLarge):
        read_some(path, 4)
    with pytest.raises(FileNotFoundError):
        read_some(tmp_path / "none", 5)
    with pytest.raises(OSError, match="Not a plain file"):
        read_some(tmp_path, 5)


def test_what_is_no_json_cannot_be_used() -> None:
    assert parsed(b'{"a": [1]}') == {"a": [1]}
    for data in (b"", b"{", b"\xff", b"[" * 100_000, b"1" * 5000):
        with pytest.raises(Unreadable):
            parsed(data)


def test_more_lists_and_objects_than_any_file_of_ours_has_are_refused() -> None:
    """Reading four million lists stops the window for more than a second, even in a thread."""
    fits = b"[" + b",".join([b'{"a":[]}'] * (MOST_NESTED // 2 - 1)) + b"]"
    assert len(parsed(fits)) == MOST_NESTED // 2 - 1
    for one, holds in ((b"[" * 100 + b"]" * 100, 100), (b'{"a":{}}', 2), (b"[]", 1)):
        with pytest.raises(Unreadable, match="too many"):
            parsed(b"[" + b",".join([one] * (MOST_NESTED // holds)) + b"]")


def test_broken_files_are_set_aside_one_by_one(tmp_path: Path) -> None:
    for text in ("one", "two", "three"):
        (tmp_path / "x").write_text(text)
        set_aside(tmp_path / "x")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        "x.broken": "one", "x2.broken": "two", "x3.broken": "three",
    }


def test_the_log_says_why_a_file_was_set_aside_or_could_not_be(
    tmp_path: Path, caplog: pytest.LogCaptureFixture,
) -> None:
    path = tmp_path / "x"
    path.write_text("?")
    with caplog.at_level(logging.ERROR):
        kept_aside(path, ValueError("of the moon"))
        kept_aside(path, ValueError("of the sun"))
    said = [record.getMessage() for record in caplog.records]
    assert said[0] == f"{path} cannot be used (of the moon); it is kept aside." and len(said) == 3
    assert said[2].startswith(f"{path} cannot be kept aside: ")


def test_one_word_moves_all_of_the_players_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLACKGATE_HOME", str(tmp_path))
    assert data_folder() == settings_folder() == tmp_path
    assert (settings_file(), log_folder()) == (tmp_path / "settings.json", tmp_path / "log")
    monkeypatch.delenv("BLACKGATE_HOME")
    assert "blackgate" in str(data_folder()) and "blackgate" in str(log_folder())
    assert settings_file().name == "settings.json"


def test_what_ships_with_the_game_is_found() -> None:
    assert (shipped("locale") / "en").is_dir() and shipped("assets").is_dir()


@pytest.mark.parametrize("refusals", [0, 1, 3])
def test_a_file_that_somebody_reads_is_written_once_they_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int,
) -> None:
    """Windows refuses to replace a file that is open."""
    path = tmp_path / "x"
    write_whole(path, b"old")
    tries = _refuse(monkeypatch, "replace", refusals)
    write_whole(path, b"new", patience=(0.0,) * 3)
    assert path.read_bytes() == b"new" and len(tries) == refusals + 1
    assert [found.name for found in tmp_path.iterdir()] == ["x"]


def test_a_file_that_is_never_let_go_keeps_its_content_and_nothing_lies_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "x"
    write_whole(path, b"old")
    tries = _refuse(monkeypatch, "replace", 99)
    with pytest.raises(PermissionError):
        write_whole(path, b"new", patience=(0.0,) * 3)
    assert len(tries) == 4 and path.read_bytes() == b"old"
    assert [found.name for found in tmp_path.iterdir()] == ["x"]


def test_three_hundred_writes_beside_a_reader_lose_nothing_and_leave_nothing(tmp_path: Path) -> None:
    """On Windows most of them failed, with half a file left each time."""
    path = tmp_path / "x"
    write_whole(path, b"0")
    done, read = Event(), set[bytes]()

    def look() -> None:
        while not done.wait(0.005):
            read.add(read_some(path, 9))

    reader = Thread(target=look)
    reader.start()
    try:
        for number in range(1, 301):
            write_whole(path, str(number).encode(), sync=False)
            assert read_some(path, 9) == str(number).encode()
    finally:
        done.set()
        reader.join()
    assert read <= {str(number).encode() for number in range(301)}
    assert [found.name for found in tmp_path.iterdir()] == ["x"]


def test_reading_waits_for_who_holds_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"old")
    really, refusals = open, [PermissionError(), PermissionError()]

    def held(*given: Any, **named: Any) -> Any:
        if refusals:
            raise refusals.pop()
        return really(*given, **named)

    monkeypatch.setattr(files, "open", held, raising=False)
    assert read_some(path, 10, patience=(0.0, 0.0)) == b"old"


def _refuse(monkeypatch: pytest.MonkeyPatch, name: str, times: int) -> list[object]:
    """A function of `os` that is refused so many times; what it was called with."""
    really, tries = getattr(os, name), list[object]()

    def refuse(*given: object) -> None:
        tries.append(given)
        if len(tries) <= times:
            raise PermissionError(13, "Access is denied")
        really(*given)

    monkeypatch.setattr(os, name, refuse)
    return tries


@posix_only("Windows renames no file that is open, so it is waited for")
def test_nobody_waits_long_for_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = Event()
    forced = []

    def slowly(file: int) -> None:
        done.wait()
        forced.append(file)

    monkeypatch.setattr(os, "fsync", slowly)
    monkeypatch.setattr(files, "LONGEST", 0.01)
    write_whole(tmp_path / "x", b"whole")
    assert not forced, "it waited until the disk was done"
    assert (tmp_path / "x").read_bytes() == b"whole"
    done.set()
