"""What people earned: kept by name, never lost, found again in old replays, whatever lies in the folder."""

import json
import shutil
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from blackgate.keep import achievement_scan
from blackgate.keep.achievements import (
    MOST_READ, MOST_TRIES, Earned, Earning, Found, News, Person, found_in, keep_found, load_earned, mark_of,
)
from blackgate.keep.achievement_scan import AchievementScan
from blackgate.keep.saves import save_replay
from blackgate.keep.statistics import Statistics
from blackgate.keep.statistics import Person as Counted
from blackgate.play.feats import FEATS, FINDER, SWIFT
from blackgate.play.session import Session
from blackgate.play.tonight import NightResult, plan_for, salt_of
from tests.table import shipped

from ..play.sitting import play, sit
from ..play.test_feats import chronicle

SAVES = Path(__file__).parents[1] / "saves"
NIGHT = date(2026, 11, 17)
WHEN = datetime(2026, 11, 17, 20, 0, tzinfo=UTC)
OUT = NightResult(11, (10, 7, 6, 4), 0, True)
LOST = NightResult(9, (10, 7, 6, 4), 3, False)


def found(mark: str = "a", feats: tuple[str, ...] = ("loner",), night: NightResult | None = None) -> Found:
    ada = [("brute", "easy")], list(feats)
    return Found(mark, "2026-11-17", {"Ada": ada}, ("Ada", NIGHT, night) if night else None)


def some() -> Earned:
    earned = Earned()
    earned.add(found("a", night=LOST))
    earned.add(found("b", ("loner", "swift"), OUT))
    earned.add(Found("c", "2026-11-18", {"Großmutter Zofia": ([], ["untouched"])}))
    return earned


def test_what_is_new_is_said_once() -> None:
    earned = Earned()
    assert earned.add(found()) == [News("Ada", [("brute", "easy")], ["loner"])]
    assert earned.add(found()) == []
    assert earned.add(found("b", ("loner", "secret"))) == [News("Ada", [], ["secret"])]
    assert earned.people["Ada"].feats == {"loner": Earning("2026-11-17", "a"), "secret": Earning("2026-11-17", "b")}


def test_a_nights_tries_are_kept_in_their_order_and_up_to_a_number() -> None:
    earned = Earned()
    for number in range(2 * MOST_TRIES):
        earned.add(found(str(number), night=OUT))
        earned.add(found(str(number), night=OUT))
    assert list(earned.people["Ada"].nights[NIGHT]) == list(map(str, range(MOST_TRIES)))


def test_a_full_wall_has_no_room_for_another_name_and_goes_on_for_those_who_are_there() -> None:
    earned = Earned(people={name: Person() for name in ("Ada", *map(str, range(199)))})
    earned.add(Found("a", "2026-11-17", {"Bo": ([], ["loner"])}, ("Bo", NIGHT, OUT)))
    earned.begin("Bo", NIGHT)
    earned.add_counted(Statistics(people={"Bo": Counted(1, 1, SWIFT)}))
    assert "Bo" not in earned.people and len(earned.people) == 200
    earned.begin("Ada", NIGHT)
    assert earned.add(found(feats=("loner",))) and earned.people["Ada"].begun == {NIGHT: 1}
    roomy = Earned(people={str(number): Person() for number in range(199)})
    roomy.begin("Bo", NIGHT)
    assert roomy.people["Bo"].begun == {NIGHT: 1}


def test_two_windows_do_not_lose_what_the_other_found() -> None:
    keep_found([found("a", ("loner",))])
    mine = load_earned()
    keep_found([found("b", ("secret",))])
    keep_found([found("c", ("swift",))])
    assert set(mine.people["Ada"].feats) == {"loner"}
    assert set(load_earned().people["Ada"].feats) == {"loner", "secret", "swift"}


# --- Files ---------------------------------------------------------------------------------------------------


def test_a_file_of_this_version_is_read_by_every_later_one() -> None:
    """Kept as it was first written; whoever changes the form sees to it that this is still read."""
    earned = load_earned(SAVES / "wall-version-1.json")
    assert earned.problem is None and earned.people == some().people


def test_nothing_is_lost_when_another_finder_reads_or_things_are_called_otherwise(home: Path) -> None:
    home.mkdir()
    written = some().written() | {"finder": FINDER - 1}
    written["people"][0]["feats"].append({"feat": "of_another_time", "day": "2025-01-01", "game": ""})
    written["people"][0]["cells"].append({"inmate": "nobody_we_know", "level": "grim", "day": "", "game": ""})
    (home / "wall.json").write_text(json.dumps(written))
    earned = load_earned()
    assert earned.read == []            # so that all replays are read again
    assert earned.save()
    after = load_earned().people["Ada"]
    assert after.feats["of_another_time"] == Earning("2025-01-01") and ("nobody_we_know", "grim") in after.cells
    assert after.nights == some().people["Ada"].nights


def test_only_so_many_games_are_remembered_as_read() -> None:
    earned = Earned()
    for number in range(MOST_READ + 5):
        earned.add(Found(str(number), "", {}))
    assert earned.read == list(map(str, range(5, MOST_READ + 5))) and earned.people == {}


# --- Games ---------------------------------------------------------------------------------------------------


def finished(seed: int = 3, *players: str) -> Session:
    return play(sit(*(players or ("human", "easy:brute", "easy:fox")), seed=seed))


def test_everybody_gets_what_they_did_themselves() -> None:
    session = finished(5, "human", "human", "human")
    told = found_in(chronicle(session), mark_of(session.record), WHEN)
    assert session.over is not None
    (winner,) = session.over["winners"]
    assert set(told.people) == {"Player 1", "Player 2", "Player 3"}
    assert told.people[f"Player {winner + 1}"][1] and told.day == "2026-11-17"
    assert all(feats == [] for name, (_, feats) in told.people.items() if name != f"Player {winner + 1}")


def test_bots_alone_earn_nothing_and_who_wins_by_a_concession_neither() -> None:
    assert found_in(chronicle(finished(3, "easy", "easy:fox")), "a", WHEN).people == {}
    session = sit("human", "human")
    session.concede(1)
    assert found_in(chronicle(session), "a", WHEN).people == {}


def read_all(earned: Earned | None = None) -> AchievementScan:
    reading = AchievementScan(earned)
    while not reading.is_over:
        reading.go_on(0.0)
    return reading


def test_old_replays_count_and_are_read_once() -> None:
    sessions = [finished(seed) for seed in (3, 4, 5)]
    for session in sessions:
        save_replay(session)
    reading = read_all()
    assert reading.done == 3 and set(load_earned().read) == {mark_of(session.record) for session in sessions}
    expected = Earned()
    for session in sessions:
        expected.add(found_in(chronicle(session), mark_of(session.record), WHEN))
    assert {name: set(person.feats) for name, person in load_earned().people.items()} == {
        name: set(person.feats) for name, person in expected.people.items()}
    steps = 0
    again = AchievementScan()
    while not again.is_over:
        again.go_on(0.0)
        steps += 1
    assert steps < 12 and again._found == []        # The files are opened, and nothing is played.


def test_a_replay_of_the_first_version_counts(home: Path) -> None:
    (home / "replays").mkdir(parents=True)
    shutil.copy(SAVES / "replay-0.1.json", home / "replays")
    reading = read_all()
    assert len(reading.earned.read) == 1 and reading.earned.people
    assert all(set(person.feats) <= set(FEATS) for person in reading.earned.people.values())


def test_reading_stops_when_its_time_is_up_and_goes_on_from_there() -> None:
    for seed in (3, 4):
        save_replay(finished(seed))
    times = iter(range(100_000))
    reading = AchievementScan(clock=lambda: next(times))
    reading.go_on(5)
    assert not reading.is_over and reading.done == 0
    frames = 0
    while not reading.is_over:
        reading.go_on(50)
        frames += 1
    assert frames > 3 and reading.done == 2 and len(load_earned().read) == 2


def test_who_leaves_in_the_middle_keeps_what_was_found_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in (3, 4):
        save_replay(finished(seed))
    reading = AchievementScan()
    while reading.done < 1:
        reading.go_on(0.0)
    reading.close()
    assert len(load_earned().read) == 1
    monkeypatch.setattr(achievement_scan, "OFTEN", 1)
    assert len(read_all().earned.read) == 2


def test_replays_that_cannot_be_read_are_passed_over(home: Path) -> None:
    path = save_replay(finished(3))
    record = json.loads(path.read_text())
    record["actions"][5] = {"do": "search"}
    (path.parent / "0-untrue.json").write_text(json.dumps(record))
    (path.parent / "0-torn.json").write_bytes(path.read_bytes()[:1000])
    (path.parent / "0-newer.json").write_text(json.dumps(record | {"version": 99}))
    (path.parent / "0-folder.json").mkdir()
    reading = read_all()
    assert reading.done == 5 and len(reading.earned.read) == 1 and not list(path.parent.glob("*.broken"))


def test_the_statistics_tell_who_was_quick() -> None:
    people = {"Ada": Counted(3, 1, SWIFT, 0), "Ben": Counted(3, 1, SWIFT + 1, 0), "Cy": Counted(3)}
    assert Statistics(people=people).save()
    earned = read_all().earned
    assert earned.people == {"Ada": Person(feats={"swift": Earning()})} and load_earned() == earned


def test_a_nights_game_is_kept_by_its_date_whenever_it_is_played() -> None:
    session = play(Session(plan_for(NIGHT, "Ada", shipped()), salt=salt_of(NIGHT)))
    save_replay(session)
    person = read_all().earned.people["Ada"]
    assert list(person.nights) == [NIGHT] and list(person.nights[NIGHT]) == [mark_of(session.record)]


def test_nights_in_a_row_count_up_to_today_or_yesterday() -> None:
    person = Person(nights={date(2026, 11, day): {"a": OUT} for day in (10, 12, 13, 14)})
    assert [person.streak(date(2026, 11, day)) for day in range(9, 17)] == [0, 1, 1, 1, 2, 3, 3, 0]
    assert Person(nights={date.min: {"a": OUT}}).streak(date.min) == 1


def test_a_night_that_is_begun_counts_the_tries_of_before_it_was_written_down() -> None:
    earned = Earned({"Ada": Person(nights={NIGHT: {"a": OUT, "b": LOST}})})
    for begun in (3, 4):
        earned.begin("Ada", NIGHT)
        assert earned.people["Ada"].begun == {NIGHT: begun}
    earned.begin("Bo", NIGHT)
    assert earned.people["Bo"].begun == {NIGHT: 1}


@pytest.mark.parametrize(("begun", "told"), [({}, 1), ({NIGHT: 0}, 1), ({NIGHT: 1}, 1), ({NIGHT: 7}, 7)])
def test_a_result_says_how_often_its_night_was_begun(begun: dict[date, int], told: int) -> None:
    earned = Earned({"Ada": Person(begun=begun)})
    earned.add(found(night=OUT))
    assert earned.people["Ada"].nights == {NIGHT: {"a": OUT._replace(begun=told)}}


def test_a_swift_escape_that_was_found_in_its_game_keeps_its_day() -> None:
    earned = Earned({"Ada": Person(feats={"swift": Earning("2026-11-17", "a")})})
    earned.add_counted(Statistics(people={"Ada": Counted(3, 1, SWIFT, 0)}))
    assert earned.people["Ada"].feats == {"swift": Earning("2026-11-17", "a")}


def test_a_game_is_known_by_its_seal_else_by_its_last_link_else_by_its_promise() -> None:
    long = {"seal": "s" * 64, "digests": ["d", "e"], "commitment": "c"}
    assert mark_of(long) == "s" * 32
    assert mark_of(long | {"seal": None}) == "e" and mark_of({"digests": [], "commitment": "c"}) == "c"
    assert mark_of({"digests": []}) == ""


def test_a_day_that_is_none_is_forgotten_and_the_achievement_stays(home: Path) -> None:
    home.mkdir()
    written = some().written()
    for entry, day in zip(written["people"][0]["feats"], ("soon", "2026-02-30"), strict=True):
        entry["day"] = day
    (home / "wall.json").write_text(json.dumps(written))
    feats = load_earned().people["Ada"].feats
    assert {name: earning.day for name, earning in feats.items()} == {"loner": "", "swift": ""}
    assert feats["loner"].mark == "a"


def test_where_there_are_no_replays_nothing_is_read_and_nothing_written(home: Path) -> None:
    reading = AchievementScan()
    assert reading.is_over and not reading.go_on() and not home.exists()


def test_a_frame_draws_anew_when_a_replay_was_read_and_when_all_were() -> None:
    for seed in (3, 4):
        save_replay(finished(seed))
    reading = AchievementScan()
    said = []
    while not reading.is_over:
        before = reading.done
        said.append((reading.go_on(0.0), reading.done > before or reading.is_over))
    assert all(drawn == changed for drawn, changed in said) and {drawn for drawn, _ in said} == {False, True}
    assert not reading.go_on(0.0)


def test_two_files_of_one_game_count_as_one() -> None:
    path = save_replay(finished(3))
    shutil.copy(path, path.with_name("again.json"))
    reading = read_all()
    assert reading.done == 2 and len(load_earned().read) == 1
