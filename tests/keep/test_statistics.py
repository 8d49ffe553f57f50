"""Statistics: every game that people finished, once."""

import json
from pathlib import Path
from typing import Any

import pytest

from blackgate.keep.reviews import SeatReview
from blackgate.keep.statistics import MOST_COUNTED, Judgement, Person, Statistics, load_statistics, strongest_rival
from tests.table import table

from ..play.sitting import do, play, sit, sit_at


def counted() -> Statistics:
    statistics = Statistics()
    for seed in range(3):
        assert statistics.add(play(sit("human", "easy", seed=seed)))
    assert statistics.add(play(sit("human", "medium", "easy")))
    return statistics


def test_games_and_wins_are_counted_by_the_strongest_rival_and_the_number_of_players() -> None:
    statistics = counted()
    assert statistics.games == {("easy", 2, False): 3, ("medium", 3, False): 1}
    wins = 0
    for seed in range(3):
        over = play(sit("human", "easy", seed=seed)).over
        wins += over is not None and over["winners"] == [0]
    assert statistics.wins["easy", 2, False] == wins


def test_the_die_is_counted_for_people_only() -> None:
    session = play(sit("human", "easy", "human"))
    statistics = Statistics()
    assert statistics.add(session)
    assert statistics.rolls == [sum(faces) for faces in zip(session.rolls[0], session.rolls[2], strict=True)]


def test_a_game_counts_once_and_only_when_it_is_over() -> None:
    statistics = Statistics()
    session = play(sit("human", "easy"), 20)
    assert not statistics.add(session)
    play(session)
    assert statistics.add(session) and not statistics.add(session)
    assert statistics.games.total() == 1


def test_bots_among_themselves_and_set_up_positions_do_not_count() -> None:
    statistics = Statistics()
    assert not statistics.add(play(sit("easy", "easy")))
    session = sit_at(table(2).seat(0, points=11, spoon=1), "human", "easy")
    do(session, "dig", tool="spoon")
    assert session.over and not statistics.add(session)


def test_who_concedes_has_lost() -> None:
    statistics = Statistics()
    session = play(sit("human", "easy", "easy:fox"), 20)
    session.concede(0)
    assert strongest_rival(session) == "easy"
    assert statistics.add(play(session))
    assert statistics.games.total() == 1 and statistics.wins.total() == 0
    assert strongest_rival(sit("human", "human")) == "human"


WHOLE: dict[str, Any] = {
    "version": 2, "rolls": [1, 2, 3, 4, 5, 6], "counted": ["a", "b"], "reviewed": ["a"],
    "tables": [{"rival": "easy", "players": 2, "team": False, "games": 3, "wins": 3},
               {"rival": "human", "players": 6, "team": True, "games": 0, "wins": 0}],
    "people": [{"name": "Ada", "games": 4, "wins": 2, "fastest": 9, "stolen": 5, "judged": [[70, 140, -900]],
                "kinds": {"dig": (7, 60)}}],
}


def read(home: Path, **change: object) -> Statistics:
    home.mkdir(exist_ok=True)
    (home / "statistics.json").write_text(json.dumps(WHOLE | change))
    return load_statistics()


def test_what_was_written_is_read_row_by_row(home: Path) -> None:
    statistics = read(home)
    assert statistics.problem is None and statistics.rolls == [1, 2, 3, 4, 5, 6] and statistics.counted == ["a", "b"]
    assert statistics.games == {("easy", 2, False): 3, ("human", 6, True): 0}
    assert statistics.wins == {("easy", 2, False): 3, ("human", 6, True): 0}
    assert statistics.written() == WHOLE


@pytest.mark.parametrize("change", [
    {"version": 0}, {"version": "2"}, {"version": True}, {"rolls": [0] * 5}, {"rolls": [0] * 7},
    {"rolls": [10**9 + 1] * 6}, {"counted": "ab"}, {"tables": {}},
    {"tables": [WHOLE["tables"][0] | {"rival": "genius"}]},
    {"tables": [WHOLE["tables"][0] | {"players": 1}]}, {"tables": [WHOLE["tables"][0] | {"players": 7}]},
    {"tables": [WHOLE["tables"][0] | {"team": 0}]}, {"tables": [WHOLE["tables"][0] | {"games": 10**9 + 1}]},
    {"tables": [WHOLE["tables"][0] | {"games": 2}]}, {"tables": [WHOLE["tables"][0] | {"wins": -1}]},
])
def test_a_count_that_cannot_be_is_kept_aside(home: Path, change: dict[str, object]) -> None:
    assert read(home, **change).problem == "statistics-broken"


def test_only_so_many_games_are_remembered_and_their_marks_are_short(home: Path) -> None:
    statistics = read(home, counted=["x" * 100, *map(str, range(MOST_COUNTED))])
    assert statistics.counted == list(map(str, range(MOST_COUNTED))) and MOST_COUNTED == 1000
    assert read(home, counted=["x" * 100]).counted == ["x" * 64]
    session = play(sit("human", "easy"))
    assert statistics.add(session) and len(statistics.counted) == 1000
    assert statistics.counted[0] == "1" and statistics.counted[-1] == session.commitment


def test_people_are_counted_with_the_tools_they_stole() -> None:
    statistics = Statistics()
    sessions = [play(sit("human", "human", seed=seed)) for seed in (1, 2)]
    for session in sessions:
        assert statistics.add(session)
    for seat in (0, 1):
        person = statistics.people[f"Player {seat + 1}"]
        assert person.games == 2 and person.stolen == sum(session.stolen[seat] for session in sessions)
    assert any(person.stolen for person in statistics.people.values())


def test_a_file_of_before_tools_were_counted_is_read(home: Path) -> None:
    statistics = read(home, people=[{"name": "Ada", "games": 4, "wins": 2, "fastest": 9}])
    assert statistics.problem is None and statistics.people == {"Ada": Person(4, 2, 9, 0)}


def test_a_team_that_wins_has_won_for_its_human() -> None:
    statistics = Statistics()
    session = sit("human", "easy", "medium", "hard", team=True)
    session.hand_to_bot(3, "easy")
    session.concede(0)
    assert session.over and session.over["winners"] == [1, 3] and strongest_rival(session) == "medium"
    assert statistics.add(session)
    assert statistics.games == {("medium", 4, True): 1} and statistics.wins["medium", 4, True] == 0
    two = sit("human", "human")
    two.concede(1)
    assert statistics.add(two) and statistics.wins["human", 2, False] == 1


def test_each_person_has_their_own_wins_and_their_quickest_escape() -> None:
    statistics = Statistics()
    sessions = [play(sit("human", "human", seed=seed)) for seed in (1, 2, 3)]
    given_up = sit("human", "human", seed=4)
    given_up.concede(1)
    for session in (*sessions, given_up):
        assert statistics.add(session)
    for seat, by_concession in ((0, 1), (1, 0)):
        escapes = [session.rounds for session in sessions if session.over and session.over["winners"] == [seat]]
        person = statistics.people[f"Player {seat + 1}"]
        assert (person.wins, person.fastest) == (len(escapes) + by_concession, min(escapes, default=0))


def test_the_latest_hundred_reviews_of_a_person_are_remembered() -> None:
    person = Person()
    for number in range(101):
        person.judge(SeatReview(0.0, 0.0, 0.0, number / 100, 0.0, (), (), ()))
    assert len(person.judged) == 100 and [person.judged[at].luck for at in (0, -1)] == [100, 10_000]


def test_a_full_list_of_people_goes_on_for_those_who_are_on_it() -> None:
    session = play(sit("human", "human"))
    for others, there in ((198, {"Player 1", "Player 2"}), (199, {"Player 1"})):
        people = [*(f"Name {number}" for number in range(others)), "Player 1"]
        statistics = Statistics(people={name: Person() for name in people})
        assert statistics.add(session) and statistics.people["Player 1"].games == 1
        assert {name for name in statistics.people if name.startswith("Player")} == there


def test_a_judgement_below_nothing_counts_as_nothing(home: Path) -> None:
    person = WHOLE["people"][0] | {"judged": [[-1, -2, -3], [0, 1, 0, 0, 1, 1, 1, 1], [1, 1, 1, 0, 1, 1, 1, 0]]}
    assert read(home, people=[person]).people["Ada"].judged == [
        Judgement(0, 0, -3), Judgement(0, 1, 0, 0, (1, 1, 1, 1)), Judgement(1, 1, 1)]


def test_kinds_of_action_that_are_not_known_are_left_out(home: Path) -> None:
    found = read(home, people=[WHOLE["people"][0] | {"kinds": {"dig": [1, 2], "fly": "high", "search": [3, 4]}}])
    assert found.problem is None and found.people["Ada"].kinds == {"dig": (1, 2), "search": (3, 4)}
