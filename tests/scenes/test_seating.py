"""Who sits where: whatever is done to a seating, it can be played."""

import pytest

from blackgate.ai.levels import offered
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.plan import MOST_NAME
from blackgate.play.session import BadPlan, Plan, Seat
from blackgate.scenes.menus.seating import Seating, first_plan, plan_of_words

PACK = pack_and_brains(None)[0]


def called(number: int) -> str:
    return f"Player {number + 1}"


def seating(*players: str, **options: object) -> Seating:
    seats = tuple(Seat(called(number), word, word.partition(":")[2]) for number, word in enumerate(players))
    return Seating(Plan(seats, **options), PACK)            # type: ignore[arg-type]


def boards(made: Seating) -> list[int]:
    return [made.inmate(chair.inmate).board for chair in made.chairs]


def test_the_first_plan_is_you_against_three_medium_bots_who_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.keep.people.first_name", lambda: "Ada")
    plan = first_plan(PACK)
    assert [seat.player.partition(":")[0] for seat in plan.seats] == ["human", "medium", "medium", "medium"]
    assert plan.seats[0].name == "Ada"
    assert len({seat.inmate for seat in plan.seats}) == 4


def test_a_bot_has_the_temper_of_its_portrait() -> None:
    made = seating("human", "hard:brute")
    made.choose(1, "fox")
    assert made.plan().seats[1] == Seat("Renard", "hard:fox", "fox")


def test_six_chairs_never_show_two_sides_of_a_board() -> None:
    made = seating("human", "easy:mole", "easy:mole")
    while len(made.chairs) < 6:
        made.add()
    assert len(set(boards(made))) == 6
    made.add()
    assert len(made.chairs) == 6


def test_the_other_side_of_a_board_in_play_cannot_be_chosen() -> None:
    made = seating("human", "easy:brute")
    assert made.rival(0, "mole") == 1
    assert not made.choose(0, "mole")
    assert made.choose(1, "mole")           # one's own board may be turned


def test_choosing_somebody_elses_prisoner_swaps_the_two() -> None:
    made = seating("human", "easy:brute", "easy:fox")
    before = made.chairs[0].inmate
    assert made.choose(0, "fox")
    assert (made.chairs[0].inmate, made.chairs[2].inmate) == ("fox", before)


def test_teams_hold_only_with_four_or_six_and_come_back_with_them() -> None:
    made = seating("human", "easy", "easy", "easy", team=True)
    assert made.plan().team
    made.add()
    assert not made.plan().team
    made.add()
    assert made.plan().team


def test_nobody_is_nameless_and_no_two_have_one_name() -> None:
    made = seating("human", "human", "easy:brute")
    made.chairs[0].name = "  "
    made.chairs[1].name = "Goran"
    assert made.names() == [made.inmate(made.chairs[0].inmate).title, "Goran", "Goran 2"]


def test_who_starts_stays_the_same_person_when_chairs_are_moved_or_emptied() -> None:
    made = seating("human", "easy", "easy", first=2)
    made.swap(2, 0)
    assert made.first == 0
    made.swap(0, 1)
    made.remove(0)
    assert made.first == 0
    made.remove(0)                  # two must stay
    assert len(made.chairs) == 2
    made.add()
    made.first = 1
    made.remove(1)
    assert made.first is None


@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 0), (2, 2), (None, None)])
def test_who_starts_takes_that_along_and_nobody_else_gets_it(first: int | None, after: int | None) -> None:
    made = seating("human", "easy", "easy", first=first)
    made.swap(0, 1)
    assert made.first == after


def test_who_starts_can_be_leafed_through_from_lot_to_everybody_and_around() -> None:
    made = seating("human", "easy")
    seen = []
    for _ in range(4):
        seen.append(made.first)
        made.change_first(1)
    assert seen == [None, 0, 1, None]


def test_levels_go_around_and_a_hidden_one_leads_back_to_them() -> None:
    made = seating("human", "random")
    assert made.plan().seats[1].player.startswith("random")
    for level in (*offered(), offered()[0]):
        made.change_level(1, 1)
        assert made.chairs[1].level == level


def test_a_table_from_the_command_line_seats_humans_and_bots() -> None:
    plan = plan_of_words(["human", "hard:brute", "easy"], PACK, michel="michel", seed=7)
    assert [seat.player.partition(":")[0] for seat in plan.seats] == ["human", "hard", "easy"]
    assert (plan.seats[1].name, plan.michel, plan.seed) == ("Goran", "michel", 7)


@pytest.mark.parametrize("words", [["human"], ["human", "wizard"], ["human"] * 7, [""]])
def test_a_table_that_cannot_be_played_is_refused(words: list[str]) -> None:
    with pytest.raises(BadPlan):
        plan_of_words(words, PACK)


def test_people_of_the_same_long_name_get_a_number_and_can_play() -> None:
    made = seating(*["human"] * 6)
    for chair in made.chairs:
        chair.name = "N" * MOST_NAME
    names = [seat.name for seat in made.plan().seats]
    assert names == ["N" * 40, *(f"{'N' * 38} {number}" for number in range(2, 7))]
