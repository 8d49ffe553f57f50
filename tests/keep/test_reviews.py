"""What a review says is read field by field, and counted for those who played, in hundredths of a point."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from blackgate.coach.rating import Played, load_scale
from blackgate.keep import reviews
from blackgate.keep.people import MOST_PEOPLE, remember, usual_name
from blackgate.keep.achievement_scan import replay_with
from blackgate.keep.reviews import BadReview, Chanced, Judged, Moment, SeatReview, reviewed
from blackgate.keep.save_folder import replays_folder
from blackgate.keep.statistics import BROKEN, Judgement, Person, Statistics, load_statistics, statistics_file

SEARCH, DIG = {"do": "search"}, {"do": "dig", "tool": "spoon"}
REVIEW: dict[str, Any] = {
    "actions": 40,
    "seats": [{
        "start": 0.5, "result": 1, "skill": -0.1, "luck": 0.25, "others": 0.35,
        "decisions": [
            {"at": 3, "action": SEARCH, "best": DIG, "lost": 0.02, "mark": "slip"},
            {"at": 9, "action": SEARCH, "best": SEARCH, "lost": 0, "mark": "best"},
            {"at": 12, "action": DIG, "best": SEARCH, "lost": 0.1, "mark": "blunder"},
            {"at": 15, "action": {"do": "unheard_of"}, "best": DIG, "lost": 0.01, "mark": "fine"},
        ],
        "chances": [{"at": 4, "gained": -0.05}],
        "odds": [{"at": 0, "win": 0.5}, {"at": 10, "win": 1.2}, {"at": 20, "win": -0.2}],
    }],
    "moments": [{"at": 12, "seat": 0, "kind": "decision", "swing": -0.1}],
}


def changed(path: str, value: object) -> dict[str, Any]:
    """The review with another value at a place such as `seats.0.luck`."""
    def put(inner: Any, steps: list[str]) -> Any:
        if not steps:
            return value
        if isinstance(inner, list):
            return [put(item, steps[1:]) if number == int(steps[0]) else item for number, item in enumerate(inner)]
        return inner | {steps[0]: put(inner.get(steps[0]), steps[1:])}

    review: dict[str, Any] = put(REVIEW, path.split("."))
    return review


def test_a_review_is_read_field_by_field() -> None:
    found = reviewed(REVIEW)
    assert found.actions == 40
    assert found.moments == (Moment(12, 0, "decision", -0.1),)
    assert found.seats == (SeatReview(
        0.5, 1.0, -0.1, 0.25, 0.35,
        (Judged(3, SEARCH, DIG, 0.02, "slip"), Judged(9, SEARCH, SEARCH, 0.0, "best"),
         Judged(12, DIG, SEARCH, 0.1, "blunder"), Judged(15, {"do": "unheard_of"}, DIG, 0.01, "fine")),
        (Chanced(4, -0.05),),
        ((0, 0.5), (10, 1.0), (20, 0.0)),       # a chance lies between 0 and 1
    ),)


@pytest.mark.parametrize(("path", "value"), [
    ("actions", -1), ("actions", 10**7 + 1), ("seats.0.luck", True), ("seats.0.luck", "0.1"),
    ("seats.0.luck", float("nan")), ("seats.0.luck", 100.5), ("seats.0.luck", -101),
    ("seats.0.decisions.0.mark", "bad"), ("seats.0.decisions.0.at", -1), ("seats.0.chances.0.at", -1),
    ("seats.0.odds.0.at", 10**7 + 1),
    ("moments.0.seat", 1), ("moments.0.seat", -1), ("moments.0.kind", "fate"), ("moments.0.at", -1),
    ("seats", [REVIEW["seats"][0]] * 7),
])
def test_a_review_that_makes_no_sense_is_refused(path: str, value: object) -> None:
    with pytest.raises(BadReview):
        reviewed(changed(path, value))


@pytest.mark.parametrize(("path", "value"), [
    ("actions", 10**7), ("seats.0.luck", 100), ("seats.0.luck", -100.0), ("seats", [REVIEW["seats"][0]] * 6),
])
def test_what_is_just_possible_in_a_review_is_read(path: str, value: object) -> None:
    assert reviewed(changed(path, value))


def test_what_a_review_says_of_somebody_is_counted_once_and_by_what_was_done() -> None:
    statistics = Statistics(counted=["mark"], people={"Ada": Person(), "Ben": Person()})
    review = reviewed(REVIEW)
    assert not statistics.add_review(review, None, {0: "Ada"})
    assert statistics.add_review(review, "mark", {0: "Ada", 1: "Ben", 2: "Cara"})
    assert not statistics.add_review(review, "mark", {0: "Ada"})
    assert statistics.people == {
        "Ada": Person(judged=[Judgement(4, 1300, 2500)], kinds={"search": (2, 200), "dig": (1, 1000)}),
        "Ben": Person()}
    assert statistics.reviewed == ["mark"]


def test_a_second_review_adds_to_the_first() -> None:
    person = Person()
    for _ in range(2):
        person.judge(reviewed(REVIEW).seats[0])
    assert person.judged == [Judgement(4, 1300, 2500)] * 2
    assert person.kinds == {"search": (4, 400), "dig": (2, 2000)}


def test_a_long_game_is_rated_and_its_rating_is_kept() -> None:
    missed = {"at": 1, "action": SEARCH, "best": DIG, "lost": 0.02, "mark": "slip"}
    best = missed | {"best": SEARCH, "lost": 0, "mark": "best"}
    statistics = Statistics(counted=["mark"], people={"Ada": Person()})
    review = reviewed(changed("seats.0.decisions", [missed] * 5 + [best] * 25))
    assert statistics.add_review(review, "mark", {0: "Ada"}, "players4")
    (judgement,) = statistics.people["Ada"].judged
    weight = load_scale().weight("tools", "cards")
    assert judgement.missed == 5 * weight and list(judgement.expected) == sorted(judgement.expected, reverse=True)
    rating = statistics.people["Ada"].rating
    assert rating is not None and 0 < rating.number < 1400 and statistics.people["Ada"].ratings == [rating.number]
    assert statistics.save() and load_statistics() == statistics


def test_what_a_level_would_have_missed_is_kept_in_hundredths_and_is_never_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("blackgate.keep.statistics.played", lambda *_: Played(30, 7, (39.0, 1.204, 0.014, 0.0)))
    person = Person()
    person.judge(reviewed(REVIEW).seats[0], "players4")
    assert person.judged == [Judgement(4, 1300, 2500, 7, (3900, 120, 1, 1))]


def test_games_rated_by_earlier_versions_go_on_counting() -> None:
    statistics = Statistics(people={"Ada": Person(1, 0)})
    written = statistics.written()
    written["people"][0]["judged"] = [[70, 140, 1, 20, 3900, 2900, 2000, 300]] * 3
    statistics_file().parent.mkdir(parents=True, exist_ok=True)
    statistics_file().write_text(json.dumps(written), encoding="utf-8")
    rating = load_statistics().people["Ada"].rating
    assert rating is not None and rating.games == 3 and rating.number == pytest.approx(790, abs=20)


@pytest.mark.parametrize("numbers", [[70, 140], [70, 140, 1, 5], [70, 140, 1, 5, 9, 8, 7]])
def test_judgements_of_another_length_are_refused(numbers: list[int]) -> None:
    statistics = Statistics(people={"Ada": Person(1, 0)})
    written = statistics.written()
    written["people"][0]["judged"] = [numbers]
    statistics_file().parent.mkdir(parents=True, exist_ok=True)
    statistics_file().write_text(json.dumps(written), encoding="utf-8")
    assert load_statistics().problem == BROKEN


def test_a_rating_of_impossible_numbers_does_not_count() -> None:
    statistics = Statistics(people={"Ada": Person(1, 0)})
    written = statistics.written()
    written["people"][0]["judged"] = [[70, 140, 1, 5, 3900, 2900, 2000, 0], [70, 140, 1, -5, 3900, 2900, 2000, 9]]
    statistics_file().parent.mkdir(parents=True, exist_ok=True)
    statistics_file().write_text(json.dumps(written), encoding="utf-8")
    person = load_statistics().people["Ada"]
    assert person.judged == [Judgement(70, 140, 1)] * 2 and person.rating is None and person.ratings == []


def test_the_oldest_reviews_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_REVIEWS", 2)
    seals = [letter * 64 for letter in "abc"]
    for age, seal in enumerate(seals):
        assert reviews.keep_review({"seal": seal}, REVIEW)
        os.utime(reviews.review_file(seal), (age, age))
    reviews.keep_review({"seal": seals[2]}, REVIEW)
    assert [reviews.review_file(seal).exists() for seal in seals] == [False, True, True]


def test_a_review_that_cannot_be_written_is_said(home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file where a folder should be")
    assert not reviews.keep_review({"seal": "a" * 64}, REVIEW)


def test_a_review_that_is_too_large_is_no_trouble_and_not_kept() -> None:
    assert reviews.keep_review({"seal": "a" * 64}, REVIEW)
    before = reviews.review_file("a" * 64).read_bytes()
    assert reviews.keep_review({"seal": "a" * 64}, REVIEW | {"more": "x" * reviews.MOST_BYTES})
    assert reviews.review_file("a" * 64).read_bytes() == before


def test_only_the_latest_thousand_reviewed_games_are_remembered() -> None:
    statistics = Statistics(counted=["mark"], reviewed=[str(number) for number in range(1000)])
    assert statistics.add_review(reviewed(REVIEW), "mark", {})
    assert len(statistics.reviewed) == 1000 and statistics.reviewed[0] == "1" and statistics.reviewed[-1] == "mark"


def test_a_replay_is_found_by_the_mark_in_it() -> None:
    folder = replays_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "1.json").write_text('{"seal": "abc1"}')
    (folder / "2.json").write_text('{"seal": "def2"}')
    (folder / "0.json").mkdir()
    assert replay_with("def2") == folder / "2.json"
    assert replay_with("abc2") is None
    assert replay_with("") is None
    assert replay_with('"seal"') is None


def test_the_last_person_who_is_not_at_the_table_is_proposed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.keep.people.first_name", lambda: "Zofia")
    assert usual_name(["Ada", "Ben"]) == "Ada"
    assert usual_name(["Ada", "Ben"], ["Ada"]) == "Ben"
    assert usual_name(["Ada"], ["Ada"]) == ""
    assert usual_name([]) == "Zofia"
    assert usual_name([], ["Zofia"]) == ""


def test_who_plays_now_is_remembered_first_and_only_twelve_are() -> None:
    assert remember(["Ada", "Ben"], ["Ben", "Cara"]) == ["Ben", "Cara", "Ada"]
    assert remember([str(number) for number in range(20)], []) == [str(number) for number in range(MOST_PEOPLE)]
    assert MOST_PEOPLE == 12
