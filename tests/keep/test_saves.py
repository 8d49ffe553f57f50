"""Saves: whole after every action, found again after damage, and resumed as they were."""

import os
from pathlib import Path
from time import time
from typing import Any

import pytest

from blackgate.disk.files import set_aside
from blackgate.keep import save_folder, savefile
from blackgate.keep.save_folder import sweep_all
from blackgate.keep.saves import (
    AUTO, NAMED, Autosave, SaveProblem, last_game, load, save_as, saved_games, saved_replays,
)
from blackgate.model.pack import Pack
from blackgate.play.session import Session, ThinkAtOnce
from tests.table import shipped, table

from ..play.sitting import all_sights, all_told, brains, do, plan, play, sit_at, step, written


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


def test_a_save_that_cannot_go_on_is_not_held_as_if_it_were_played(home: Path) -> None:
    play(kept("human", "easy"), 30).close()
    for path in (home / "saves").iterdir():
        content = savefile.proved(path)
        content["record"]["salt"] = "another"
        path.write_bytes(savefile.save_bytes(content))
    before = files(home)
    with pytest.raises(SaveProblem, match="save-broken"):
        load(saved_games()[0])
    assert files(home) == before


def test_a_broken_file_never_hides_another_one(home: Path) -> None:
    home.mkdir()
    path = home / "x"
    for text in ("one", "two", "three"):
        path.write_text(text)
        set_aside(path)
    assert sorted(found.read_text() for found in home.glob("*.broken")) == ["one", "three", "two"]


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
