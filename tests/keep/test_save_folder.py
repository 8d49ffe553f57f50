"""The list of saved games says what there is, in its order, and what each file is good for."""

import json
import os
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from blackgate.keep.savefile import (
    MOST_ORDER, checked, order_in, proved, read_recorded, read_save, replay_bytes, save_bytes, saved,
)
from blackgate.keep.saves import (
    AUTO, NAMED, REPLAY, Autosave, SaveInfo, SaveProblem, delete, last_game, load, load_replay, rename, replay_of,
    save_as, save_replay, saved_games, saved_replays,
)
from blackgate.keep.save_folder import (
    SLOTS, game_of, is_closed, new_stamp, next_game, next_order, replays_folder, review_file, saves_folder,
)
from blackgate.play.session import Session, TableRules

from ..commands.test_protocol import begun
from ..play.sitting import plan, play, sit


def put(name: str, content: object, folder: Path | None = None) -> Path:
    path = (folder or saves_folder()) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else save_bytes(dict(content)))  # type: ignore[call-overload]
    return path


def test_a_line_of_the_list_says_name_date_players_and_round(home: Path) -> None:
    session = play(sit("human", "easy", "medium"), 40)
    content = saved(session, "Friday").written() | {"date": "2024-05-06T07:08:09+02:00", "round": 7}
    path = put("named-x.json", content)
    assert saved_games() == [SaveInfo(
        path, NAMED, datetime.fromisoformat("2024-05-06T07:08:09+02:00"), "Friday",
        ("Player 1", "Player 2", "Player 3"), 7,
    )]
    assert path.parent == home / "saves" and replays_folder() == home / "replays"


def test_the_latest_comes_first_whatever_its_kind() -> None:
    content = saved(play(sit("human", "easy"), 3), "x").written()
    for name, day in (("named-a.json", 3), ("auto-b-1.json", 5), ("named-c.json", 4)):
        put(name, content | {"date": f"2024-01-0{day}T00:00:00"})
    assert [info.path.name for info in saved_games()] == ["auto-b-1.json", "named-c.json", "named-a.json"]
    assert [info.path.name for info in saved_games(NAMED)] == ["named-c.json", "named-a.json"]
    assert [info.kind for info in saved_games(AUTO)] == [AUTO]
    assert {info.date.tzinfo for info in saved_games()} == {UTC}


def test_a_running_game_is_one_line_told_by_its_latest_file_that_can_be_read() -> None:
    content = saved(play(sit("human", "easy"), 3)).written()
    for number, slot in enumerate(("1", "2", "3", "turn")):
        path = put(f"auto-game-{slot}.json", content | {"round": number})
        os.utime(path, (1000 + number, 1000 + number))
    info, = saved_games()
    assert (info.round, info.path.name) == (3, "auto-game-turn.json")
    info.path.write_bytes(b"")
    os.utime(info.path, (9999, 9999))
    info, = saved_games()
    assert (info.round, info.path.name, info.problem) == (2, "auto-game-3.json", None)
    assert game_of(info.path) == "game"
    delete(info)
    assert list(saves_folder().iterdir()) == []


def test_what_cannot_be_read_is_dated_by_its_file() -> None:
    path = put("named-x.json", b"rubbish")
    os.utime(path, (86_400, 86_400))
    info, = saved_games()
    assert info == SaveInfo(path, NAMED, datetime(1970, 1, 2, tzinfo=UTC), problem="save-broken")


def test_continue_goes_on_with_the_latest_game_that_can_be_played() -> None:
    content = saved(play(sit("human", "easy"), 3)).written()
    put("auto-good-1.json", content | {"date": "2024-01-01T00:00:00"})
    lost = json.loads(json.dumps(content | {"date": "2024-01-03T00:00:00"}))
    lost["record"]["pack"] = {"fingerprint": "0" * 64}
    put("auto-lost-1.json", lost)
    put("named-later.json", content | {"date": "2024-01-04T00:00:00"})
    info = last_game()
    assert info and info.path.name == "auto-good-1.json"
    assert [info.problem for info in saved_games(AUTO)] == ["save-other-cards", None]


def test_the_marks_of_games_hold_the_time_and_a_lot() -> None:
    when, lot = new_stamp(datetime(2026, 3, 9, 7, 5, 2, tzinfo=UTC)).rsplit("-", 1)
    assert when == "20260309-070502" and len(lot) == 6
    assert len({new_stamp() for _ in range(50)}) == 50
    before = datetime.now(UTC).replace(microsecond=0)
    now = datetime.strptime(new_stamp().rpartition("-")[0], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    assert before <= now <= datetime.now(UTC)


def test_a_replay_of_a_newer_version_says_so_and_anything_else_is_broken() -> None:
    record = play(sit("easy", "easy"), 3).record
    for change, problem in (({"version": 3}, "save-newer"), ({"version": 0}, "save-broken"), ({}, "save-broken"),
                            ({"version": 3, "format": "chess"}, "save-broken"), ({"table": {}}, "save-broken")):
        path = put("x.json", json.dumps(record | change).encode(), replays_folder())
        info, = saved_replays()
        assert (info.kind, info.problem) == (REPLAY, problem), change
        if change:
            with pytest.raises(SaveProblem, match=problem):
                load_replay(path)
    assert len(load_replay(put("y.json", json.dumps(record).encode(), replays_folder()))) == 3


def test_renaming_changes_the_name_and_nothing_else() -> None:
    session = play(sit("human", "easy"), 5)
    info = SaveInfo(save_as(session, "Old"), NAMED, datetime.now(UTC))
    content = proved(info.path)
    put(info.path.name, content | {"moon": [1]})
    rename(info, "New")
    assert proved(info.path) == content | {"moon": [1], "name": "New"}
    path = save_replay(session, "Old")
    record = read_recorded(path)
    rename(SaveInfo(path, REPLAY, datetime.now(UTC)), "New")
    assert read_recorded(path) == record | {"table": record["table"] | {"name": "New"}}
    for name in ("", "x" * 41):
        with pytest.raises(ValueError, match=r"^x*$"):
            rename(info, name)


def test_what_makes_no_sense_is_not_renamed() -> None:
    path = put("named-x.json", {"name": "x"})
    with pytest.raises(SaveProblem, match="save-broken"):
        rename(SaveInfo(path, NAMED, datetime.now(UTC)), "New")
    path = put("x.json", replay_bytes(play(sit("easy", "easy"), 3).record, {}), replays_folder())
    with pytest.raises(SaveProblem, match="save-broken"):
        rename(SaveInfo(path, REPLAY, datetime.now(UTC)), "New")


def test_slots_are_written_in_turn_and_the_number_goes_on_after_loading() -> None:
    session = play(Session(plan("human", "human"), keeping=Autosave()), 4)
    session.close()
    numbers = {path.stem.rpartition("-")[2]: read_save(path).number for path in saves_folder().iterdir()}
    assert SLOTS == ("1", "2", "3") and sorted(numbers) == ["1", "2", "3", "turn"]
    assert {slot: numbers[slot] % 3 for slot in SLOTS} == {"1": 0, "2": 1, "3": 2}
    last = max(numbers.values())
    info = last_game()
    assert info
    play(load(info).session, 1).close()
    assert max(read_save(path).number for path in saves_folder().iterdir()) > last
    assert len({game_of(path) for path in saves_folder().iterdir()}) == 1


def test_of_equal_files_the_highest_number_goes_on() -> None:
    session = sit("human", "human")
    for number, slot in ((9, "1"), (10, "2"), (8, "3")):
        put(f"auto-game-{slot}.json", saved(session, number=number).written())
        play(session, 1)
    info = last_game()
    assert info and load(info).session.acted == 1


def test_what_a_save_says_is_what_the_session_was() -> None:
    session = play(sit("human", "easy", "medium"), 30)
    session.hand_to_bot(0, "easy")
    before = datetime.now(UTC).replace(microsecond=0)
    kept = checked(json.loads(json.dumps(saved(session, "Mine", 4).written())), Path("x"))
    assert (kept.name, kept.round, kept.plan, kept.number) == ("Mine", session.rounds, session.plan, 4)
    assert kept.changes == tuple(session.changes) and kept.record == session.record
    assert before <= kept.date <= datetime.now(UTC)


def test_a_game_that_is_over_is_kept_once() -> None:
    keeping = Autosave()
    session = play(Session(plan("human", "easy"), keeping=keeping))
    keeping.keep(session, settled=True)
    session.close()
    assert len(saved_replays()) == 1 and saved_games() == []


def test_a_replay_that_is_deleted_takes_its_review_with_it() -> None:
    paths = [save_replay(play(sit("human", "easy", seed=seed), 3)) for seed in (1, 2)]
    reviews = [review_file(str(read_recorded(path)["seal"])) for path in paths]
    for review in reviews:
        review.write_text("{}")
    torn = put("torn.json", b"{", replays_folder())
    for path in (paths[0], torn):
        delete(SaveInfo(path, REPLAY, datetime.now(UTC)))
    assert sorted(path for path in replays_folder().iterdir()) == sorted((paths[1], reviews[1]))


def test_whether_a_folder_can_be_looked_into(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert [is_closed(tmp_path / name) for name in ("", "nothing", "file")] == [False, False, True]


def test_each_replay_gets_a_number_behind_all_others_up_to_the_highest() -> None:
    infos = [SaveInfo(Path("x"), REPLAY, datetime.now(UTC), order=order) for order in (4, 9, 0)]
    assert (next_order([]), next_order(infos), next_order(infos[2:])) == (1, 10, 1)
    assert next_order([SaveInfo(Path("x"), REPLAY, datetime.now(UTC), order=MOST_ORDER)]) == MOST_ORDER


def test_the_number_of_a_save_stands_in_its_first_line_and_in_older_ones_inside() -> None:
    content = saved(play(sit("human", "easy"), 3), "x").written()
    path = put("named-x.json", save_bytes(content | {"order": 7}))
    assert order_in(path) == 7 and next_game() == 8
    line, _, body = path.read_bytes().partition(b"\n")
    top = json.loads(line)
    for order, read in ((MOST_ORDER, MOST_ORDER), (MOST_ORDER + 1, 0), (-1, 0), ("7", 0)):
        path.write_bytes(json.dumps(top | {"order": order}).encode() + b"\n" + body)
        assert order_in(path) == read
    assert next_game() == 1, "no order of this file can be read"
    del top["order"]
    path.write_bytes(json.dumps(top).encode() + b"\n" + body)
    assert order_in(path) == 7
    path.write_bytes(b"{}\n" + body)
    assert order_in(path) == 0 and order_in(path.with_name("none")) == 0


def test_of_games_of_one_number_the_later_date_and_then_the_later_name_comes_first() -> None:
    content = saved(play(sit("human", "easy"), 3), "x").written()
    for name, order, day in (("a", 1, 3), ("b", 2, 1), ("c", 2, 2), ("d", 2, 2)):
        put(f"named-{name}.json", content | {"order": order, "date": f"2024-01-0{day}T00:00:00"})
    assert [info.path.stem[-1] for info in saved_games()] == ["d", "c", "b", "a"]


def test_a_finished_game_in_the_list_says_who_won() -> None:
    session = play(sit("human", "easy", "medium"))
    assert session.over
    save_replay(session)
    info, = saved_replays()
    assert info.winners == tuple(session.names[seat] for seat in session.over["winners"])


def test_a_record_without_a_table_is_shown_with_the_players_that_it_names_else_with_the_inmates(tmp_path: Path) -> None:
    session = play(sit("human", "easy", "medium", "hard", undo=False, team=True, michel="michelle", first=2), 5)
    engine = begun(first=2, michel="michelle", team=True)
    shown = []
    for record in (session.record, engine.reply(b'{"cmd":"record"}')["record"]):
        (tmp_path / "record.json").write_text(json.dumps(record))
        shown.append(load_replay(tmp_path / "record.json"))
        told = shown[-1].plan
        assert (told.team, told.michel, told.first) == (True, "michelle", 2)
    named, nameless = shown
    assert (named.plan.seats, named.plan.rules) == (session.plan.seats, session.plan.rules) and len(named) == 5
    inmates = [nameless.pack.inmates[number] for number in nameless.sight(None).prisoner]
    assert [(seat.name, seat.inmate) for seat in nameless.plan.seats] == [(own.title, own.name) for own in inmates]
    assert nameless.plan.rules == TableRules()


def test_a_replay_is_the_games_own_only_with_its_seal_and_its_actions() -> None:
    session = play(sit("human", "easy"), 5)
    path = save_replay(session)
    assert replay_of(session) == path and save_replay(session) == path
    assert replay_of(play(sit("human", "easy"), 4)) is None
    written = json.loads(path.read_bytes())
    for change in ({"actions": written["actions"][:4]}, {"seal": "0" * 64}):
        path.write_text(json.dumps(written | change))
        assert replay_of(session) is None
    named = save_replay(session, "Mine")
    assert save_replay(session, "Yours") == named and [info.name for info in saved_replays()].count("Yours") == 1


def test_what_people_at_one_screen_ordered_is_kept_and_who_is_alone_has_no_orders() -> None:
    session = sit("human", "human", "easy")
    session.standing_orders.orders[1] = replace(session.standing_orders.orders[1], lets_cards=True)
    save_as(session, "Both")
    again = load(saved_games(NAMED)[0]).session
    assert again.standing_orders.orders == session.standing_orders.orders and again.standing_orders.orders[1].lets_cards
    assert saved(sit("human", "easy", "easy")).standing_orders is None
