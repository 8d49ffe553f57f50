"""Saves keep their own order, whatever the clock says; what newer versions and killed programs left is known."""

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread

import pytest

from blackgate.disk.folders import settings_file
from blackgate.keep import savefile, saves
from blackgate.keep.savefile import NEWER, SaveProblem, checksum
from blackgate.keep.saves import Autosave, last_game, load, save_as, save_replay, saved_games, saved_replays
from blackgate.keep.settings import NEWER as NEWER_SETTINGS
from blackgate.keep.settings import Settings, load_settings
from blackgate.keep.save_folder import game_of, lock_of, saves_folder, sweep_all
from blackgate.play.session import Session

from ..play.sitting import play, plan, sit
from ..systems import LINKS, posix_only

DAY = timedelta(days=1)


def kept() -> Session:
    """A game that is kept as it is played."""
    return Session(plan("human", "easy"), keeping=Autosave())


class Clock(datetime):
    """Shows another day each time it is set."""

    today_is = datetime(2026, 5, 20, tzinfo=UTC)

    @classmethod
    def now(cls, tz: object = None) -> datetime:        # type: ignore[override]
        return cls.today_is


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr(savefile, "datetime", Clock)
    monkeypatch.setattr(Clock, "today_is", datetime(2026, 5, 20, tzinfo=UTC))
    return Clock


def turn_back(clock: type[Clock], days: int = 1) -> None:
    """For the clock and for all files written from now on the past begins anew."""
    clock.today_is -= days * DAY
    for path in saves_folder().glob("*.json"):
        later = path.stat().st_mtime + days * 86_400
        os.utime(path, (later, later))


def names() -> list[str | None]:
    return [info.name for info in saved_games(saves.NAMED)]


def test_the_game_last_played_goes_on_after_the_clock_was_set_back(clock: type[Clock]) -> None:
    for count in (3, 7, 5):
        play(kept(), count).close()
        turn_back(clock)
    found = last_game()
    assert found is not None
    assert load(found).session.acted == 5
    assert [load(info).session.acted for info in saved_games(saves.AUTO)] == [5, 7, 3]


def test_a_game_taken_up_again_is_the_latest_again(clock: type[Clock]) -> None:
    for count in (3, 7):
        play(kept(), count).close()
        turn_back(clock)
    older = saved_games(saves.AUTO)[1]
    session = load(older).session
    assert session.acted == 3
    play(session, 1)
    found = last_game()
    assert found is not None and game_of(found.path) == game_of(older.path)


def test_within_a_game_the_last_action_counts_not_the_latest_file(clock: type[Clock]) -> None:
    session = kept()
    for _ in range(6):
        play(session, 1)
        turn_back(clock)
        info, = saved_games(saves.AUTO)
        assert load(info).session.acted == session.acted


def test_named_saves_and_replays_stand_in_the_order_they_were_kept(
    clock: type[Clock], monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = play(sit("human", "easy"), 3)
    for name in ("a", "b", "c", "a"):
        save_as(session, name)
        turn_back(clock)
    assert names() == ["a", "c", "b"]
    monkeypatch.setattr(saves, "MOST_REPLAYS", 2)
    for count in (3, 4, 5, 6):
        last = save_replay(play(sit("human", "easy"), count))
        turn_back(clock)
        assert saved_replays()[0].path == last, "what was just kept is not what makes room"
    assert len(saved_replays()) == 2


def test_what_a_newer_version_wrote_is_left_alone() -> None:
    session = kept()
    play(session, 5)
    session.close()         # The end of a turn is written beside the game; it is there then.
    newest = saved_games(saves.AUTO)[0].path
    line, _, body = newest.read_bytes().partition(b"\n")
    top = json.loads(line) | {"version": 99}
    top["sha256"] = checksum(99, top["key"], body)
    newest.write_bytes(json.dumps(top).encode() + b"\n" + body)
    before = {path: path.read_bytes() for path in saves_folder().glob("*.json")}
    info, = saved_games()
    assert info.problem == NEWER and last_game() is None
    with pytest.raises(SaveProblem, match=NEWER):
        load(info)
    assert {path: path.read_bytes() for path in saves_folder().glob("*.json")} == before


def test_newer_options_are_used_as_far_as_they_are_understood_and_stay(home: Path) -> None:
    home.mkdir()
    written = json.dumps({"version": 2, "bots_speed": "like lightning", "volume": 7, "dreams": [1]}).encode()
    settings_file().write_bytes(written)
    settings = load_settings()
    assert (settings.volume, settings.bots_speed, settings.problem) == (7, 1, NEWER_SETTINGS)
    assert not settings.save()
    assert settings_file().read_bytes() == written
    assert json.loads(json.dumps(Settings().written()))["version"] == 1


@LINKS
def test_options_that_are_a_link_are_followed_and_the_link_stays(home: Path, tmp_path: Path) -> None:
    home.mkdir()
    kept = tmp_path / "dotfiles.json"
    settings_file().symlink_to(kept)
    assert Settings(volume=3).save()
    assert settings_file().is_symlink() and load_settings().volume == 3
    kept.write_bytes(b"{")
    assert load_settings().volume == 80
    assert Settings(volume=5).save()
    assert settings_file().is_symlink() and load_settings().volume == 5


@posix_only("Windows cannot ask whether a process runs without harming it")
def test_what_killed_programs_left_is_swept_everywhere(home: Path) -> None:
    gone = os.spawnlp(os.P_NOWAIT, "true", "true")
    os.waitpid(gone, 0)
    session = kept()
    play(session, 2)
    for folder in (home, home / "saves", home / "replays", home / "log"):
        folder.mkdir(exist_ok=True)
        (folder / f"x.json.{gone}-7.new").write_bytes(b"half of")
    (saves_folder() / "auto-long-gone.lock").write_bytes(b"1")
    sweep_all()
    assert not list(home.rglob(f"*.{gone}-7.new")), "one that is being written may be there"
    assert [path.name for path in saves_folder().glob("*.lock")] == [lock_of(_game()).path.name], "that one is held"


def _game() -> str:
    return game_of(saved_games()[0].path)


def test_without_threads_the_turn_is_forced_to_the_disk_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", refuse)
    session = kept()
    play(session, 40)
    assert list(saves_folder().glob("auto-*-turn.json"))
    assert session.unkept is None
