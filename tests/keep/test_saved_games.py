"""Saves as a player meets them: listed, named, renamed, deleted, and turned into replays at the end."""

import json
from pathlib import Path

import pytest

from blackgate.cli import main
from blackgate.disk.files import read_some
from blackgate.keep import savefile
from blackgate.keep.saves import (
    AUTO, NAMED, delete, load, load_replay, rename, save_as, save_replay, saved_games, saved_replays,
)

from ..play.sitting import play, sit
from .test_saves import kept, loaded


def test_games_can_be_saved_by_name_listed_renamed_and_deleted() -> None:
    session = play(sit("human", "easy", "medium"), 25)
    save_as(session, "Before the dig")
    play(session, 25)
    save_as(session, "Ünïcode / ../../ \\ 穴")
    assert {info.name for info in saved_games(NAMED)} == {"Before the dig", "Ünïcode / ../../ \\ 穴"}
    info = next(info for info in saved_games() if info.name == "Before the dig")
    assert info.players == ("Player 1", "Player 2", "Player 3") and info.round >= 1 and info.problem is None
    rename(info, "Earlier")
    assert {info.name for info in saved_games()} == {"Earlier", "Ünïcode / ../../ \\ 穴"}
    assert load(info).session.acted == 25
    delete(info)
    assert [info.name for info in saved_games(NAMED)] == ["Ünïcode / ../../ \\ 穴"]
    for bad in ("", "  ", "x" * 41, "a\nb"):
        with pytest.raises(ValueError, match=r"^"):
            save_as(session, bad)


def test_saving_under_the_same_name_replaces_the_older_save() -> None:
    session = play(sit("human", "easy"), 10)
    save_as(session, "Mine")
    play(session, 10)
    save_as(session, "Mine")
    assert [load(info).session.acted for info in saved_games(NAMED)] == [20]


def test_saving_by_name_reads_no_running_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """There may be hundreds of unfinished ones, and a frame must not wait for them."""
    for _ in range(2):
        play(kept("human", "easy"), 4).close()
    save_as(play(sit("human", "easy"), 3), "Other")
    read: list[str] = []

    def reading(path: Path, most: int) -> bytes:
        read.append(path.name)
        return read_some(path, most)

    monkeypatch.setattr(savefile, "read_some", reading)
    save_as(play(sit("human", "easy"), 3), "Mine")
    assert [name.partition("-")[0] for name in read] == [NAMED]


def test_a_named_save_goes_on_as_a_game_of_its_own() -> None:
    save_as(play(sit("human", "easy"), 10), "Mine")
    session, _ = load(saved_games(NAMED)[0])
    play(session, 5)
    assert loaded().acted == 15
    assert load(saved_games(NAMED)[0]).session.acted == 10


def test_starting_another_game_does_not_lose_the_first() -> None:
    first = play(kept("human", "easy"), 10)
    second = play(kept("human", "easy", "easy"), 20)
    first.close()
    second.close()
    assert {len(info.players) for info in saved_games(AUTO)} == {2, 3}
    delete(next(info for info in saved_games(AUTO) if len(info.players) == 2))
    assert loaded().acted == 20


def test_no_unfinished_game_is_deleted_unasked() -> None:
    for number in range(12):
        play(kept("human", "easy", seed=number), 1).close()
    assert len(saved_games(AUTO)) == 12


def test_a_finished_game_becomes_a_replay_that_proves_itself(home: Path) -> None:
    session = play(kept("human", "easy"))
    session.close()
    assert saved_games() == [] and list((home / "saves").iterdir()) == []
    info = saved_replays()[0]
    assert info.players == ("Player 1", "Player 2") and info.name is None
    assert main(["replay", str(info.path), "--audit"]) == 0
    shown = load_replay(info.path)
    shown.go(len(shown))
    assert shown.over == session.over and shown.events_for(0) == session.events_for(0)
    rename(info, "The great escape")
    assert saved_replays()[0].name == "The great escape"
    assert main(["replay", str(info.path), "--audit"]) == 0
    delete(info)
    assert saved_replays() == []


def test_a_conceded_game_is_over_in_its_replay_too() -> None:
    session = play(kept("human", "easy"), 12)
    session.concede(0)
    shown = load_replay(saved_replays()[0].path)
    assert shown.over is None
    shown.go(len(shown))
    assert shown.over == session.over and shown.over and shown.over["winners"] == [1]
    shown.step(-1)
    assert shown.over is None


def test_a_plain_record_can_be_watched_as_well(tmp_path: Path) -> None:
    record = play(sit("easy", "easy", "medium"), 30).record
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    shown = load_replay(path)
    assert shown.players == 3 and len(shown) == 30 and all(shown.names)


def test_replays_without_a_name_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.keep.saves.MOST_REPLAYS", 2)
    save_replay(play(sit("human", "easy"), 3), "Kept")
    for seed in range(4):
        save_replay(play(sit("human", "easy", seed=seed), 3))
    assert sorted(str(info.name) for info in saved_replays()) == ["Kept", "None", "None"]
