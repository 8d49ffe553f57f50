"""Saves: whole after every action, found again, renamed, deleted, and turned into replays at the end."""

import json
import os
from errno import EACCES, ENOSPC
from pathlib import Path
from time import time
from typing import Any

import pytest

from blackgate.cli import main
from blackgate.disk.files import read_some, set_aside, write_whole
from blackgate.keep import savefile, save_folder
from blackgate.keep.saves import (
    AUTO, NAMED, Autosave, SaveProblem, delete, last_game, load, load_replay, rename, save_as, save_replay,
    saved_games, saved_replays,
)
from blackgate.keep.save_folder import sweep_all
from blackgate.model.pack import Pack
from blackgate.play.record import check_record, replay
from blackgate.play.session import Session, ThinkAtOnce
from tests.table import notation, shipped, table

from ..play.sitting import all_sights, all_told, brains, do, plan, play, scripted, sit, sit_at, step, written


def kept(*players: str, **rest: Any) -> Session:
    return Session(plan(*players, **rest), keeping=Autosave())


def files(home: Path) -> list[str]:
    return sorted(path.name.rpartition("-")[2] for path in (home / "saves").iterdir())


def loaded() -> Session:
    info = last_game()
    assert info
    session, message = load(info)
    assert message is None
    return session


def test_a_game_is_kept_after_every_action_and_goes_on_from_there() -> None:
    session = kept("human", "easy", "medium", michel="michel")
    for _ in range(60):
        step(session)
        again = loaded()
        assert written(again) == written(session)
        assert all_sights(again) == all_sights(session) and all_told(again) == all_told(session)
        session = again


def test_a_resumed_game_ends_as_the_other_does() -> None:
    session = play(kept("human", "easy"), 80)
    while session.asked != 0:       # A bot is not asked again once the sitting has ended.
        step(session)
    session.close()
    again = play(loaded())
    assert written(play(session)) == written(again)


def test_in_the_middle_of_a_combat_everybody_sees_the_same_again() -> None:
    laid = table().seat(0, "showers", knife=2).seat(1, "showers", knife=1, spoon=1).seat(2, "showers")
    session = sit_at(laid, "human", "human", "easy")
    do(session, "extort", seat=1, tool="spoon", weapons=["knife"])
    do(session, "fight")
    do(session, "weapon", kind="knife")
    assert session.prompt == "combat"
    save_as(session, "In the Showers")
    again, _ = load(saved_games(NAMED)[0])
    assert all_sights(again) == all_sights(session) and all_told(again) == all_told(session)
    assert (again.asked, again.prompt) == (session.asked, session.prompt)
    do(again, "give_up")


def test_an_action_taken_back_is_gone_from_the_save_too() -> None:
    session = kept("human", "easy", seed=3)
    while session.undo_stop is not None:
        step(session)
    acted = session.acted
    session.undo()
    assert loaded().acted == acted - 1


def test_the_last_three_actions_and_the_last_turn_are_on_disk(home: Path) -> None:
    session = play(kept("human", "easy"), 30)
    session.close()
    assert files(home) == ["1.json", "2.json", "3.json", "turn.json"]
    numbers = sorted(savefile.read_save(path).number for path in (home / "saves").iterdir())
    assert numbers[1] == numbers[0] + 1 and numbers[3] == numbers[2] == numbers[1] + 1


def test_a_damaged_save_is_kept_aside_and_the_one_before_it_goes_on(home: Path) -> None:
    session = kept("human", "easy", seed=5)
    while session.acted < 30 or session.asked != 0:
        step(session)
    do(session, "end_turn") if session.prompt == "turn" else step(session)
    step(session)
    newest = max((home / "saves").glob("*-[123].json"), key=lambda path: savefile.read_save(path).number)
    newest.write_bytes(newest.read_bytes()[:-7])
    info = last_game()
    assert info
    again, message = load(info)
    assert message == "save-fell-back"
    assert again.acted == session.acted - 1
    assert newest.with_name(newest.name + ".broken").exists()
    assert loaded().acted == again.acted


def test_a_file_of_another_game_is_set_aside_and_the_game_goes_on(home: Path) -> None:
    other = play(kept("human", "easy", "easy", seed=8), 60)
    other.close()
    session = play(kept("human", "easy", seed=5), 10)
    session.close()
    mine, others = saved_games(AUTO)
    for wrong in (others.path, save_as(other, "Another")):
        data = wrong.read_bytes()
        slot = mine.path.with_name(f"auto-{save_folder.game_of(mine.path)}-turn.json")
        slot.write_bytes(data)
        info = saved_games(AUTO)[0]
        assert info.players == ("Player 1", "Player 2"), "the list shows another game"
        again, message = load(info)
        assert len(again.seats) == 2 and again.acted == session.acted and message == "save-fell-back"
        again.close()
        aside = [path.read_bytes() for path in (home / "saves").glob("*.broken")]
        assert data in aside
    assert load(others).session.acted == other.acted


def test_saves_that_do_not_say_of_which_game_they_are_go_on() -> None:
    session = play(kept("human", "easy"), 10)
    session.close()
    for path in save_folder.files_of(save_folder.game_of(saved_games(AUTO)[0].path)):
        content = savefile.proved(path)
        del content["game"]
        path.write_bytes(savefile.save_bytes(content))
    assert loaded().acted == session.acted


def test_if_all_saves_of_a_game_are_damaged_it_is_said_and_nothing_is_lost(home: Path) -> None:
    play(kept("human", "easy"), 30).close()
    for path in (home / "saves").iterdir():
        path.write_bytes(b"")
    assert last_game() is None
    info = saved_games()[0]
    assert info.problem == "save-broken"
    with pytest.raises(SaveProblem, match="save-broken"):
        load(info)
    assert len(list((home / "saves").glob("*.broken"))) == 4
    assert saved_games() == []


def test_a_broken_file_never_hides_another_one(home: Path) -> None:
    home.mkdir()
    path = home / "x"
    for text in ("one", "two", "three"):
        path.write_text(text)
        set_aside(path)
    assert sorted(found.read_text() for found in home.glob("*.broken")) == ["one", "three", "two"]


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


def test_a_table_at_which_nobody_acted_is_not_kept(home: Path) -> None:
    table = kept("human", "easy")
    assert not saved_games(AUTO), "a program that is killed would leave a table at which nobody played"
    table.close()
    assert not (home / "saves").exists()
    step(table)
    assert len(saved_games(AUTO)) == 1


def test_a_game_with_any_seed_is_resumed() -> None:
    for seed in (0, 10**15, 10**15 + 1, 2**63 - 1):
        play(kept("human", "easy", seed=seed), 2).close()
        assert loaded().plan.seed == seed


def test_a_finished_game_becomes_a_replay_that_proves_itself(home: Path) -> None:
    session = play(kept("human", "easy"))
    session.close()
    assert saved_games() == [] and list((home / "saves").iterdir()) == []
    info = saved_replays()[0]
    assert info.players == ("Player 1", "Player 2") and info.name is None
    assert main(["replay", str(info.path), "--audit"]) == 0
    shown = load_replay(info.path)
    shown.go(len(shown))
    assert shown.over == session.over and shown.told(0) == session.told(0)
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


def test_bots_are_made_for_the_cards_of_the_save() -> None:
    play(kept("human", "easy"), 10).close()
    given: list[Pack] = []

    def thinkers(pack: Pack) -> ThinkAtOnce:
        given.append(pack)
        return ThinkAtOnce(brains())

    info = last_game()
    assert info
    play(load(info, thinkers).session, 10)
    assert [pack.fingerprint for pack in given] == [shipped().fingerprint]


def test_a_record_in_a_save_is_proved_when_it_is_loaded() -> None:
    session = play(kept("human", "easy"), 20)
    session.close()
    written = session.record
    assert sum(1 for _ in replay(check_record(written, "it"), notation())) == 21


def test_what_killed_writers_left_is_cleared_away_after_a_while(home: Path) -> None:
    saves = home / "saves"
    saves.mkdir(parents=True)
    for name, age in (("old", 4000), ("fresh", 0)):
        path = saves / f"{name}.new"
        path.write_bytes(b"half a sa")
        os.utime(path, (time() - age, time() - age))
    sweep_all()
    assert [path.name for path in saves.glob("*.new")] == ["fresh.new"]


def test_nothing_is_created_by_looking(home: Path) -> None:
    assert saved_games() == [] and saved_replays() == [] and last_game() is None
    assert not home.exists()


def test_marks_of_games_differ() -> None:
    assert len({save_folder.new_stamp() for _ in range(50)}) == 50


def test_the_scripted_human_needs_only_a_view() -> None:
    session = sit("human", "easy")
    assert session.refusal(scripted(session)) is None


def test_a_save_of_the_first_version_is_read() -> None:
    path = Path(__file__).parent.parent / "saves" / "save-version-1.json"
    kept = savefile.read_save(path)
    assert (kept.name, len(kept.plan.seats), len(kept.changes)) == ("A save of version 1", 3, 1)


def test_a_save_of_the_second_version_goes_on(home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    path = home / "saves" / "named-old.json"
    path.write_bytes((Path(__file__).parent.parent / "saves" / "save-version-2.json").read_bytes())
    info, = saved_games()
    assert info.name == "A save of version 2"
    assert play(load(info).session, 3).acted == 17


class FullDisk:
    """Some files, or all, cannot be written until there is room again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *parts: str) -> None:
        self.parts = parts
        self.is_full = True
        monkeypatch.setattr("blackgate.keep.saves.write_whole", self.write)

    def write(self, path: Path, data: bytes, **how: Any) -> None:
        if self.is_full and any(part in str(path) for part in self.parts):
            raise OSError(ENOSPC, "No space left on device")
        write_whole(path, data, **how)


def sit_with(keeping: Autosave) -> Session:
    return Session(plan("human", "human"), keeping=keeping)


def test_a_forced_save_that_failed_is_told_until_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FullDisk(monkeypatch, "turn")
    keeping = Autosave()
    session = sit_with(keeping)
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


def ended(monkeypatch: pytest.MonkeyPatch, *parts: str) -> tuple[Session, FullDisk]:
    """A game that ended while the disk was full."""
    session = play(kept("human", "easy"), 12)
    disk = FullDisk(monkeypatch, *parts)
    session.concede(0)
    return session, disk


@pytest.mark.parametrize("parts", [("saves", "replays"), ("replays",)])
def test_a_game_that_cannot_become_a_replay_keeps_its_saves(
    monkeypatch: pytest.MonkeyPatch, home: Path, parts: tuple[str, ...],
) -> None:
    session, disk = ended(monkeypatch, *parts)
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
