"""Whatever the program accepts it can keep, read back, resume, replay and audit, up to every limit that it names."""

import json
from datetime import date
from pathlib import Path
from shutil import rmtree
from string import ascii_letters
from threading import enumerate as enumerate_threads
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate.ai.levels import LEVELS
from blackgate.coach.rating import FIXED
from blackgate.commands.engine import Engine
from blackgate.disk.folders import data_folder
from blackgate.commands.runs.kept import Kept
from blackgate.keep import achievements, puzzle_progress, statistics
from blackgate.keep.achievements import Earned, Earning, Person, load_earned
from blackgate.keep.kept_file import KeptFile
from blackgate.keep.lesson_progress import MOST_DONE, LessonProgress, load_lesson_progress
from blackgate.keep.puzzle_progress import PuzzleTries, PuzzleProgress, load_puzzle_progress
from blackgate.keep.save_folder import new_stamp, saves_folder
from blackgate.keep.savefile import (
    MOST_ENTRIES, MOST_HINTS, MOST_ORDER, MOST_ROUNDS, SaveProblem, proved, read_save, replay_bytes, save_bytes,
    sealed_bytes,
)
from blackgate.keep.saves import Autosave, last_game, load, load_replay, rename, save_as, saved_games, saved_replays
from blackgate.keep.settings import READERS, SIDES, Settings, load_settings
from blackgate.keep.statistics import Judgement, Statistics, load_statistics
from blackgate.model.fields import MOST_NUMBER
from blackgate.model.rng import MOST_SEED
from blackgate.play.audit import audit
from blackgate.play.plan import HUMAN, MOST_NAME, MOST_PATH, MOST_SEATS, Plan, Seat, TableRules, is_name, read_plan
from blackgate.play.record import check_record
from blackgate.play.record_form import MOST_BYTES
from blackgate.play.session import Session
from blackgate.play.tonight import NightResult
from tests.table import notation, shipped

from ..play.sitting import play, written

SEEDS = st.none() | st.integers(0, MOST_SEED) | st.sampled_from([0, 2**53, MOST_NUMBER, MOST_NUMBER + 1, MOST_SEED])
NAMES = st.text(min_size=1, max_size=MOST_NAME).filter(is_name) | st.just("W" * MOST_NAME) | st.just("穴" * MOST_NAME)
WORDS = st.text(max_size=MOST_NAME)
TEMPERS = [inmate.name for inmate in shipped().inmates]
PLAYERS = st.just(HUMAN) | st.sampled_from(["random", "easy", *(f"easy:{temper}" for temper in TEMPERS)])
RULES = st.builds(TableRules, *[st.booleans()] * 5)


@st.composite
def plans(draw: st.DrawFn, *, cards: bool = False) -> Plan:
    number = draw(st.integers(2, MOST_SEATS))
    colours = draw(st.permutations(range(MOST_SEATS)))
    seats = tuple(
        Seat(draw(NAMES), draw(PLAYERS), draw(WORDS | st.sampled_from(TEMPERS)),
             draw(st.sampled_from([None, colours[seat]])))
        for seat in range(number))
    folder = st.text(ascii_letters + "/é穴 ", min_size=1, max_size=MOST_PATH) | st.just("x" * MOST_PATH)
    return Plan(
        seats, draw(st.booleans()) if number in (4, 6) else False, draw(st.sampled_from([None, "michel", "michelle"])),
        draw(st.none() | st.integers(0, number - 1)), draw(SEEDS), draw(st.none() | folder) if cards else None,
        draw(RULES), draw(st.booleans()))


def emptied() -> Path:
    """The player's folder, with nothing in it: all examples of a test share one."""
    for thread in enumerate_threads():          # A slow disk may still be writing the last one.
        if thread.name == "blackgate-save":
            thread.join()
    rmtree(data_folder(), ignore_errors=True)
    return data_folder()


@given(plans(cards=True))
def test_a_plan_is_read_back(plan: Plan) -> None:
    assert read_plan(json.loads(json.dumps(plan.written()))) == plan


@settings(max_examples=25)
@given(plan=plans(), actions=st.integers(1, 25), name=NAMES, other=NAMES)
def test_a_game_is_kept_resumed_saved_by_name_replayed_audited_and_counted(
    plan: Plan, actions: int, name: str, other: str,
) -> None:
    emptied()
    session = Session(plan, keeping=Autosave())
    for seat, change in enumerate((session.take_back, session.hand_to_bot)):
        change(seat, name if seat == 0 else "easy")
    play(session, actions)
    session.count_hint(0)
    session.close()
    if session.over is None:
        info = last_game()
        assert info is not None and info.problem is None
        again = load(info).session
        assert written(again) == written(session)
        save_as(again, name)
        rename(saved_games("named")[0], other)
        found = saved_games("named")[0]
        assert found.name == other and written(load(found).session) == written(session)
        session = again
    if session.over is None:
        session.concede(0)
    while session.over is None:             # At a larger table a bot plays on, to the last point that one concedes.
        session.concede(next(seat for seat in range(session.players) if seat not in session.conceded))
        if len(session.conceded) == session.players:
            return
    replay, = saved_replays()
    assert replay.problem is None
    shown = load_replay(replay.path)
    shown.go(len(shown))
    assert shown.over == session.over
    assert audit(session.record, notation()).over == session.over
    counted = Statistics()
    counted.add(session)
    assert counted.save() and load_statistics() == counted


PERCENT = st.integers(0, 100)
OPTIONS = {
    "language": st.none() | st.sampled_from(["en", "xx"]), "window": st.none() | st.tuples(*[st.integers(*SIDES)] * 2),
    "ui_scale": st.none() | st.integers(75, 300), "text_size": st.integers(75, 200),
    "speech_rate": st.integers(50, 300), "nudge": st.integers(0, 600),
    "my_speed": st.integers(1, 8), "bots_speed": st.integers(1, 8), "volume": PERCENT, "music_volume": PERCENT,
    "effects_volume": PERCENT, "ambience_volume": PERCENT, "plan": st.none() | plans(cards=True),
    "people": st.lists(NAMES, max_size=12, unique=True),
    "colours": st.dictionaries(NAMES, st.integers(0, MOST_SEATS - 1), max_size=12),
}


@given(st.fixed_dictionaries({name: OPTIONS.get(name, st.booleans()) for name in READERS}))
def test_options_are_read_back(options: dict[str, Any]) -> None:
    emptied()
    chosen = Settings(**options)
    assert chosen.save() and load_settings() == chosen and load_settings().problem is None


COUNTS = st.integers(0, statistics.MOST)
LUCK = st.integers(-statistics.MOST, statistics.MOST)
EXPECTED = st.tuples(*[st.integers(1, statistics.MOST)] * len(FIXED))
JUDGED = st.builds(Judgement, COUNTS, COUNTS, LUCK, st.just(0), st.just(())) | st.builds(
    Judgement, COUNTS, COUNTS, LUCK, COUNTS, EXPECTED)
KINDS = st.dictionaries(st.sampled_from(sorted(statistics.NAMES)), st.tuples(COUNTS, COUNTS))
MARKS = st.text("0123456789abcdef", min_size=1, max_size=32)


@st.composite
def counts(draw: st.DrawFn) -> Statistics:
    found = Statistics(rolls=draw(st.lists(COUNTS, min_size=6, max_size=6)))
    for rival in draw(st.lists(st.sampled_from([HUMAN, *LEVELS]), unique=True)):
        row = rival, draw(st.integers(2, MOST_SEATS)), draw(st.booleans())
        found.games[row] = draw(COUNTS)
        found.wins[row] = draw(st.integers(0, found.games[row]))
    for name in draw(st.lists(NAMES, max_size=5, unique=True)):
        games = draw(COUNTS)
        found.people[name] = statistics.Person(
            games, draw(st.integers(0, games)), draw(COUNTS), draw(COUNTS),
            draw(st.lists(JUDGED, max_size=statistics.MOST_REVIEWS)), draw(KINDS))
    found.counted = draw(st.lists(MARKS, max_size=9))
    found.reviewed = draw(st.lists(MARKS, max_size=9))
    return found


@given(counts())
def test_statistics_are_read_back(found: Statistics) -> None:
    emptied()
    assert found.save() and load_statistics() == found


@st.composite
def walls(draw: st.DrawFn) -> Earned:
    days = st.dates(date(1970, 1, 1), date(9998, 12, 31))
    earnings = st.builds(Earning, days.map(date.isoformat) | st.just(""), MARKS | st.just(""))
    ids = st.text("abcdefghij_", min_size=1, max_size=achievements.MOST_WORD)
    evenings = st.builds(
        NightResult, st.integers(1, achievements.MOST_ROUNDS),
        st.tuples(*[st.integers(0, achievements.MOST_POINTS)] * 4), st.integers(0, 3), st.booleans(),
        st.integers(1, achievements.MOST_BEGUN))
    people = st.builds(
        Person, st.dictionaries(st.tuples(ids, st.sampled_from(list(LEVELS))), earnings, max_size=9),
        st.dictionaries(ids, earnings, max_size=9),
        st.dictionaries(days, st.dictionaries(MARKS, evenings, min_size=1, max_size=achievements.MOST_TRIES),
                        max_size=3),
        st.dictionaries(days, st.integers(0, achievements.MOST_BEGUN), max_size=3))
    return Earned(draw(st.dictionaries(NAMES, people, max_size=4)), draw(st.lists(MARKS, max_size=9)))


@given(walls())
def test_the_wall_is_read_back(earned: Earned) -> None:
    emptied()
    assert earned.save() and load_earned() == earned


@given(st.dictionaries(st.text(min_size=1, max_size=puzzle_progress.MOST_NAME), st.builds(
    PuzzleTries, st.integers(0, puzzle_progress.MOST), st.integers(0, puzzle_progress.MOST), st.integers(0, 4))),
    st.lists(st.text(min_size=1, max_size=40), max_size=9, unique=True), st.booleans())
def test_puzzles_and_lessons_are_read_back(nights: dict[str, PuzzleTries], done: list[str], offered: bool) -> None:
    emptied()
    assert PuzzleProgress(nights).save() and load_puzzle_progress() == PuzzleProgress(nights)
    assert LessonProgress(done, offered).save() and load_lesson_progress() == LessonProgress(done, offered)


@given(st.dictionaries(st.integers(0, 10**9), st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=9).map(json.dumps), min_size=1))
def test_games_of_a_run_are_read_back(games: dict[int, str]) -> None:
    folder = emptied()
    run = Kept(folder / "run", {"games": 5})
    run.add(games)
    run.close(is_done=False)
    again = Kept(folder / "run", {"games": 5})
    assert again.games() == games
    again.close(is_done=False)


@settings(max_examples=30)
@given(SEEDS.filter(lambda seed: seed is not None), st.integers(2, MOST_SEATS), st.sampled_from([None, "michel"]),
       st.integers(0, 12))
def test_whatever_the_protocol_starts_or_loads_its_record_proves(
    seed: int, players: int, michel: str | None, actions: int,
) -> None:
    engine = Engine(shipped())
    asked: dict[str, object] = {"cmd": "new", "players": players, "seed": seed, "michel": michel}
    assert engine.reply(json.dumps(asked).encode())["ok"]
    for is_loaded in (False, True):
        for _ in range(actions):
            options = engine.reply(b'{"cmd":"bot","level":"random"}')
            if not engine.reply(json.dumps({"cmd": "act", "action": options["action"]}).encode())["ok"]:
                break
        record = engine.reply(b'{"cmd":"record"}')["record"]
        assert audit(check_record(json.loads(json.dumps(record)), ""), notation()).actions <= actions
        position = engine.reply(b'{"cmd":"state"}')["position"]
        if not is_loaded and not engine.reply(json.dumps({"cmd": "load", "position": position}).encode())["ok"]:
            return


def test_what_would_be_too_large_to_be_read_again_is_not_written_over_what_is_there(tmp_path: Path) -> None:
    file = KeptFile(lambda: tmp_path / "some.json", 1, most_bytes=100)
    assert file.save({"version": 1, "n": 7})
    assert not file.save({"version": 1, "n": "x" * 100})
    assert file.load(lambda read: read["n"]) == (7, None)


def test_a_save_that_would_be_too_large_to_be_read_again_is_told() -> None:
    session = Session(Plan((Seat("Ada"), Seat("Ben", "easy")), seed=3), keeping=Autosave())
    play(session, 2)
    path = saves_folder() / f"named-{new_stamp()}.json"
    path.write_bytes(save_bytes(read_save(next(saves_folder().glob("*.json"))).written()))
    kept = path.read_bytes()
    with pytest.raises(OSError, match="too large"):
        save_bytes({"name": "x" * MOST_BYTES})
    assert path.read_bytes() == kept


def test_a_game_that_is_too_long_to_be_shown_is_not_written_and_not_read() -> None:
    session = Session(Plan((Seat("Ada"), Seat("Ben")), seed=3), keeping=Autosave())
    play(session, 2)
    session.close()
    info = last_game()
    assert info is not None
    long = session.record
    for name in ("actions", "digests"):
        long[name] = long[name][:1] * (MOST_ENTRIES + 1)
    assert session.unkept is None
    with pytest.raises(OSError, match="too long"):
        save_bytes({"record": long})
    with pytest.raises(OSError, match="too long"):
        replay_bytes(long, {})
    info.path.write_bytes(sealed_bytes(json.dumps(proved(info.path) | {"record": long}).encode()))
    with pytest.raises(SaveProblem, match="save-too-long"):
        read_save(info.path)


def test_as_many_lessons_can_be_kept_as_there_may_be() -> None:
    learnt = LessonProgress([f"lesson {number}" for number in range(MOST_DONE)])
    assert learnt.save() and load_lesson_progress() == learnt


@pytest.mark.parametrize("extreme", [
    {"order": MOST_ORDER}, {"number": MOST_NUMBER}, {"round": MOST_ROUNDS}, {"hints": [MOST_HINTS] * 2},
    {"date": "9998-12-31T23:59:59+00:00"}, {"date": "1970-01-01T00:00:00+00:00"},
])
def test_a_game_whose_save_is_at_a_limit_goes_on_and_so_do_games_after_it(extreme: dict[str, object]) -> None:
    play(Session(Plan((Seat("Ada"), Seat("Ben", "easy")), seed=3), keeping=Autosave()), 2).close()
    for path in saves_folder().glob("*.json"):
        path.write_bytes(save_bytes(proved(path) | extreme))
    for acted in (3, 4):
        info = last_game()
        assert info is not None
        session = load(info).session
        session.count_hint(0)
        play(session, 1).close()
        assert session.acted == acted
    play(Session(Plan((Seat("Eve"), Seat("Ben", "easy")), seed=4), keeping=Autosave()), 2).close()
    assert not any(info.problem for info in saved_games())
    assert [load(info).session.acted for info in saved_games() if "Eve" in info.players] == [2]
