"""Plans and who sits down later: what can be played is taken, all else is refused and named."""

from dataclasses import replace
from typing import Any

import pytest

from blackgate.model.rng import MOST_SEED
from blackgate.play.changes import Change, read_changes
from blackgate.play.plan import MOST_PATH, another, colours, is_name, is_player, prisoners
from blackgate.play.session import BadPlan, Plan, Seat, TableRules, read_plan
from tests.table import shipped


def seats(number: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"P{seat}") for seat in range(number))


def written(**change: Any) -> dict[str, Any]:
    return Plan(seats(4)).written() | change


@pytest.mark.parametrize(("change", "field"), [
    ({"seats": seats(1)}, "seats"), ({"seats": seats(7)}, "seats"), ({"seats": (Seat(""), Seat("B"))}, "name"),
    ({"seats": (Seat("A"), Seat("B", "genius"))}, "player"),
    ({"seats": (Seat("A"), Seat("B", inmate="x" * 41))}, "inmate"),
    ({"seats": (Seat("A", colour=6), Seat("B"))}, "colour"), ({"seats": (Seat("A", colour=-1), Seat("B"))}, "colour"),
    ({"seats": (Seat("A", colour=1), Seat("B", colour=1))}, "colour"),
    ({"seats": seats(5), "team": True}, "team"), ({"michel": "mike"}, "michel"), ({"first": 4}, "first"),
    ({"first": -1}, "first"), ({"seed": -1}, "seed"), ({"seed": MOST_SEED + 1}, "seed"), ({"cards": ""}, "cards"),
    ({"evening": "x" * 41}, "evening"), ({"evening": "\ud800"}, "evening"),
    ({"cards": "a\0"}, "cards"), ({"cards": "\ud800"}, "cards"), ({"cards": "x" * (MOST_PATH + 1)}, "cards"),
])
def test_a_plan_that_cannot_be_played_is_not_made(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPlan, match=f"^{field}$"):
        Plan(**{"seats": seats(4)} | change)


def test_what_lies_just_within_the_limits_can_be_played() -> None:
    for number in range(2, 7):
        assert len(Plan(seats(number), first=number - 1, seed=MOST_SEED).seats) == number
    for number in (4, 6):
        assert Plan(seats(number), team=True, michel="michelle", first=0, seed=0).team
    assert Plan((Seat("x" * 40, inmate="y" * 40), Seat("B", "hard:fox")), cards="z" * MOST_PATH).cards


@pytest.mark.parametrize(("change", "field"), [
    ({"moon": 1}, "moon"), ({"seats": None}, "seats"), ({"seats": [{"name": "A"}] * 7}, "seats"),
    ({"seats": [{"name": "A"}, {"name": 5}]}, r"seats\[1\]\.name"), ({"seats": [{}, {}]}, r"seats\[0\]\.name"),
    ({"seats": [{"name": "A", "hat": 1}] * 2}, r"seats\[0\]\.hat"), ({"seats": ["A", "B"]}, r"seats\[0\]"),
    ({"seats": [{"name": "A", "colour": "red"}] * 2}, r"seats\[0\]\.colour"),
    ({"seats": [{"name": "A", "player": 1}] * 2}, r"seats\[0\]\.player"), ({"team": 1}, "team"),
    ({"michel": 1}, "michel"),
    ({"seats": [{"name": "A", "inmate": None}] * 2}, r"seats\[0\]\.inmate"), ({"first": True}, "first"),
    ({"seed": 1.0}, "seed"), ({"cards": 7}, "cards"), ({"rules": []}, "rules"),
    ({"rules": {"undo": 1}}, r"rules\.undo"),
    ({"tutored": 1}, "tutored"), ({"evening": 1}, "evening"),
    ({"rules": {"memory_aid": None}}, r"rules\.memory_aid"), ({"rules": {"x": True}}, r"rules\.x"),
])
def test_what_is_wrong_in_a_written_plan_is_named(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPlan, match=f"^{field}$"):
        read_plan(written(**change))


def test_a_chosen_colour_is_written_and_read_and_one_that_nobody_chose_is_not_spoken_of() -> None:
    plan = Plan((Seat("A", colour=3), Seat("B")))
    assert plan.written()["seats"] == [
        {"name": "A", "player": "human", "inmate": "", "colour": 3}, {"name": "B", "player": "human", "inmate": ""}]
    assert read_plan(plan.written()) == plan


@pytest.mark.parametrize(("chosen", "worn"), [
    ([None] * 6, [0, 1, 2, 3, 4, 5]), ([2, None, None], [2, 1, 0]), ([None, 0], [1, 0]), ([1, None, 0], [1, 2, 0]),
    ([5, 4, 3, None, None, None], [5, 4, 3, 0, 1, 2]),
])
def test_everybody_has_a_colour_of_their_own(chosen: list[int | None], worn: list[int]) -> None:
    assert colours(chosen) == worn


def test_no_object_is_no_plan_and_what_is_left_out_is_as_usual() -> None:
    with pytest.raises(BadPlan, match=r"^plan$"):
        read_plan([])
    with pytest.raises(BadPlan, match=r"^seats$"):
        read_plan({})
    assert read_plan({"seats": [{"name": "A"}, {"name": "B"}]}) == Plan((Seat("A"), Seat("B")))


def test_everything_in_a_plan_survives_being_written() -> None:
    whole = Plan(
        (Seat("Ana", inmate="fox"), Seat("Bo", "hard:brute"), Seat("C", "easy"), Seat("D")), True, "michelle", 3, 9,
        "packs/x", TableRules(memory_aid=False, undo=False), True, "closed_market",
    )
    assert read_plan(whole.written()) == whole
    for name in ("memory_aid", "undo", "hints", "odds", "tutor"):
        other = Plan(seats(2), rules=replace(TableRules(), **{name: False}))
        assert read_plan(other.written()) == other != Plan(seats(2))


def test_what_earlier_versions_do_not_know_is_written_only_where_it_is_used() -> None:
    plain = Plan(seats(2)).written()
    assert plain["rules"] == {"memory_aid": True, "undo": True} and not plain.keys() & {"tutored", "evening"}
    rules = TableRules(hints=False, tutor=False).written()
    assert rules == {"memory_aid": True, "undo": True, "hints": False, "tutor": False}


def test_another_player_of_the_same_name_gets_a_number_and_the_name_stays_short_enough() -> None:
    assert another("Ada", 2) == "Ada 2" and another("Ada", 12) == "Ada 12"
    assert another("x" * 40, 2) == "x" * 38 + " 2" and another("x" * 37 + " yz", 2) == "x" * 37 + " 2"


def test_a_name_can_be_shown() -> None:
    for name in ("A", "x" * 40, "Zoë Ω"):
        assert is_name(name)
    for other in ("", "   ", "x" * 41, "a\nb", "\x00", None, 5):
        assert not is_name(other)


def test_a_player_is_a_human_or_a_bot_with_any_temper() -> None:
    for word in ("human", "easy", "expert", "hard:anybody"):
        assert is_player(word)
    for other in ("", "humans", "human:fox", "genius", "genius:fox", "hard:" + "x" * 40, None, 3):
        assert not is_player(other)


def test_prisoners_are_as_wished_where_their_board_is_free() -> None:       # R2d
    pack = shipped()
    first, second = (next(n for n, inmate in enumerate(pack.inmates) if inmate.board == board) for board in (2, 4))
    wished = [Seat("A", inmate=pack.inmates[second].name), Seat("B", inmate=pack.inmates[second].name), Seat("C"),
              Seat("D", inmate=pack.inmates[first].name), Seat("E", inmate="nobody")]
    chosen = prisoners(wished, pack)
    assert (chosen[0], chosen[3]) == (second, first)
    boards = [pack.inmates[number].board for number in chosen]
    assert boards == [4, 1, 3, 2, 5]
    rivals = [inmate.name for inmate in pack.inmates if inmate.board == 4]
    two = prisoners([Seat("A", inmate=rivals[1]), Seat("B", inmate=rivals[0])], pack)
    assert pack.inmates[two[0]].name == rivals[1] and pack.inmates[two[1]].board == 1


CHANGE = {"at": 3, "seat": 1, "player": "easy", "name": "Ana"}


def test_changes_are_read_in_their_order() -> None:
    later = CHANGE | {"at": 0, "seat": 0, "player": "human", "conceded": True}
    assert read_changes([CHANGE, later], 2) == [
        Change(3, 1, "easy", "Ana"), Change(0, 0, "human", "Ana", conceded=True),
    ]
    assert read_changes([], 2) == []


@pytest.mark.parametrize(("change", "field"), [
    ({"at": -1}, r"\[0\]\.at"), ({"at": True}, r"\[0\]\.at"), ({"seat": 2}, r"\[0\]\.seat"),
    ({"seat": -1}, r"\[0\]\.seat"),
    ({"player": "genius"}, r"\[0\]\.player"), ({"player": 1}, r"\[0\]\.player"), ({"name": ""}, r"\[0\]\.name"),
    ({"name": None}, r"\[0\]\.name"), ({"conceded": 1}, r"\[0\]\.conceded"), ({"moon": 1}, r"\[0\]\.moon"),
])
def test_a_wrong_change_is_named(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPlan, match=f"^changes{field}$"):
        read_changes([CHANGE | change], 2)


def test_a_change_lacks_nothing_and_there_are_not_too_many() -> None:
    for name in CHANGE:
        with pytest.raises(BadPlan, match=rf"^changes\[0\]\.{name}$"):
            read_changes([{key: value for key, value in CHANGE.items() if key != name}], 2)
    others: tuple[object, ...] = (None, {}, [None], [CHANGE] * 10_001)
    for other in others:
        with pytest.raises(BadPlan, match=r"^changes"):
            read_changes(other, 2)
