"""Saves on a disk that is full, closed or slow: told, tried again, and nothing is lost."""

from errno import EACCES
from pathlib import Path

import pytest

from blackgate.keep.saves import AUTO, Autosave, saved_games, saved_replays
from blackgate.play.session import Session
from tests.disk.full_disk import FullDisk

from ..play.sitting import plan, play, step
from .test_saves import kept, loaded


def test_a_game_goes_on_when_nothing_can_be_written(home: Path) -> None:
    home.write_text("a file where the folder should be")
    keeping = Autosave()
    session = Session(plan("human", "easy"), keeping=keeping)
    step(session)
    assert keeping.trouble == "save-failed" and session.acted == 1
    home.unlink()
    step(session)
    assert keeping.trouble is None
    assert loaded().acted == 2


def test_a_forced_save_that_failed_is_told_until_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FullDisk(monkeypatch, "turn")
    keeping = Autosave()
    session = Session(plan("human", "human"), keeping=keeping)
    for _ in range(5):
        step(session)
        waited_for(keeping)
        assert keeping.trouble == "save-failed"
    disk.is_full = False
    step(session)
    waited_for(keeping)
    assert keeping.trouble is None, "it was not tried again"


def waited_for(keeping: Autosave) -> None:
    if keeping._writer:
        keeping._writer.join()


def ended(monkeypatch: pytest.MonkeyPatch, pattern: str) -> tuple[Session, FullDisk]:
    """A game that ended while the disk was full."""
    session = play(kept("human", "easy"), 12)
    disk = FullDisk(monkeypatch, pattern)
    session.concede(0)
    return session, disk


@pytest.mark.parametrize("pattern", ["^(saves|replays)/", "^replays/"])
def test_a_game_that_cannot_become_a_replay_keeps_its_saves(
    monkeypatch: pytest.MonkeyPatch, home: Path, pattern: str,
) -> None:
    session, disk = ended(monkeypatch, pattern)
    assert session.unkept == "save-failed"
    session.close()
    assert session.unkept == "save-failed" and not saved_replays() and len(saved_games(AUTO)) == 1
    disk.is_full = False
    session.keep_again()
    assert session.unkept is None and not saved_games(AUTO) and len(saved_replays()) == 1
    assert list((home / "saves").iterdir()) == []


def test_a_finished_game_that_only_its_saves_hold_becomes_a_replay_when_it_is_taken_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, disk = ended(monkeypatch, "replays")
    session.close()
    assert not saved_replays()
    disk.is_full = False
    again = loaded()
    assert again.over == session.over and again.unkept is None
    assert not saved_games(AUTO) and len(saved_replays()) == 1


def test_a_game_given_up_before_any_action_is_not_lost_either(monkeypatch: pytest.MonkeyPatch) -> None:
    session = kept("human", "easy")
    FullDisk(monkeypatch, "replays")
    session.concede(0)
    session.close()
    assert len(saved_games(AUTO)) == 1


def test_saves_that_cannot_be_removed_do_not_keep_a_replay_from_being_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(kept("human", "easy"), 12)

    def refuse(*_: object, **__: object) -> None:
        raise OSError(EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        session.concede(0)
    assert session.unkept is None and len(saved_replays()) == 1
