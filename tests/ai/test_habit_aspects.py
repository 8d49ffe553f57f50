"""How a seat stands and what an option is known by, number by number."""

from typing import Any

import pytest

from blackgate.ai.policy.habits import ASPECTS, STANDING, aspects_of, is_taught, standing_of
from blackgate.model.actions import NUMBERS, Action, CautiousMove, Go, Join, Play
from tests.table import Table, notation, shipped, table

Facts = dict[str, Any]


def stands(laid: Table) -> dict[str, float]:
    """All that is not zero."""
    return {name: much for name, much in zip(STANDING, standing_of(laid.start().game), strict=True) if much}


@pytest.mark.parametrize(("mine", "facts"), [
    ({}, {"rivals_progress": 0.5, "at_home": 1}), ({"points": 3}, {"own_progress": 0.25}),
    ({"spoon": 1, "shovel": 1}, {"points_in_hand": 4 / 12, "hand": 0.2}),
    ({"spoon": 1, "points": 11}, {"points_in_hand": 1 / 12, "wins_from_hand": 1.0}),
    ({"shovel": 2, "points": 7}, {"points_in_hand": 5 / 12, "wins_from_hand": 1.0}),
    ({"spoon": 1, "points": 10}, {"points_in_hand": 1 / 12, "wins_from_hand": 0.0}),
    ({"beatings": 1}, {"beatings": 0.5, "barred": 0.0}), ({"beatings": 2}, {"beatings": 1.0, "barred": 1.0}),
    ({"beatings": 2, "gang": "bratva_hard_case"}, {"beatings": 1.0, "barred": 0.0, "in_gang": 1.0}),
    ({"link": 11}, {"hand": 1.1, "hand_over_limit": 0.2}), ({"link": 13}, {"hand": 1.2, "hand_over_limit": 0.6}),
    ({"cigarettes": 5}, {"cigarettes": 0.5}), ({"cigarettes": 13}, {"cigarettes": 1.2}),
    ({"knife": 1, "blade": 1}, {"weapons": 2 / 3}), ({"knife": 4}, {"weapons": 1.0}),
    ({"pike": 1, "link": 2}, {"parts_of_tools": 0.5}),
    ({"pike": 1, "container": 2, "link": 4}, {"parts_of_tools": 1.0}),
    ({"pike": 1, "container": 1, "link": 1}, {"parts_of_tools": 0.5}), ({"pike": 2}, {"parts_of_tools": 0.0}),
    ({"pike": 2, "gang": "triad_splicer"}, {"parts_of_tools": 1.0}),
    ({"place": "cafeteria"}, {"at_home": 0.0, "where_crafting": 1.0, "company": 1.0}),
    ({"place": "infirmary"}, {"company": 0.5}), ({"place": "showers"}, {"company": 0.0, "where_crafting": 0.0}),
    ({"revealed": True}, {"has_background": 0.0}), ({"actions": 1}, {"last_action": 1.0}), ({"actions": 3}, {}),
    ({"searches": 1}, {"searched": 1.0}), ({"searches": 1, "gang": "crew_hustler"}, {"searched": 0.0}),
    ({"searches": 2, "gang": "crew_hustler"}, {"searched": 1.0}),
])
def test_how_a_seat_stands_is_told_in_numbers(mine: Facts, facts: dict[str, float]) -> None:
    mine = dict(mine)
    turn = {name: mine.pop(name) for name in ("actions", "searches") if name in mine}
    laid = table().seat(0, **mine).seat(1, "cafeteria", points=6).seat(2, "cafeteria" if mine.get(
        "place") == "cafeteria" else "infirmary", points=2)
    found = stands(laid.turn(0, **turn))
    assert {name: found.get(name, 0.0) for name in facts} == pytest.approx(facts)


@pytest.mark.parametrize(("players", "team", "found"), [
    (2, False, {"rivals": 0.2}), (4, False, {"rivals": 0.6}), (4, True, {"in_team": 1.0, "rivals": 0.4}),
])
def test_at_the_start_a_seat_is_at_home_with_everything_ahead(players: int, team: bool, found: Facts) -> None:
    others = {"company": min(players - 1, 2) / 2} if not team else {}
    assert stands(table(players, team=team)) == pytest.approx(
        {"always": 1.0, "at_home": 1.0, "has_background": 1.0} | others | found)


def named(laid: Table, option: Action, *, seen: bool = True) -> dict[str, float]:
    """The aspects of an option of seat 0, without that of its verb. `seen`: it knows what the others hold."""
    game = laid.start().game
    for other in range(1, game.players):
        game.known[other * game.players] = game.hand[other] if seen else 0
    verb, *found = aspects_of(game, option)
    assert verb == (NUMBERS[type(option)], 1.0)
    return {ASPECTS[number]: much for number, much in found}


@pytest.mark.parametrize(("to", "found"), [
    ("cell_block", {"to_dig": 1.0, "to_search": 1 / 3}),
    ("cafeteria", {"to_steal": 1.0, "to_search": 2 / 3, "to_craft": 1.0, "to_company": 1.0, "to_armed": 0.5}),
    ("infirmary", {"to_heal": 1.0, "to_search": 2 / 3, "to_craft": 1.0, "to_company": 0.5}),
    ("showers", {"to_search": 1.0, "to_michel": 1.0}),
    ("rec_area", {"to_trade": 1.0, "to_search": 1 / 3, "to_craft": 1.0}),
    ("solitary", {"to_solitary": 1.0}),
])
def test_a_place_is_known_by_what_it_offers_and_who_is_there(to: str, found: Facts) -> None:
    laid = table(5).seat(0, "showers", knife=2, passkey=1).seat(1, "cafeteria", blade=2).seat(2, "cafeteria", link=2)
    laid = laid.seat(3, "infirmary").seat(4, "solitary", knife=1).michel("showers")
    place = notation().places.index(to)
    assert named(laid, CautiousMove(place)) == named(laid, Go(place)) == pytest.approx(found)
    assert named(laid, Play(notation().kinds.index("passkey"), place)) == pytest.approx({"play:moved": 1.0} | found)
    assert "to_armed" not in named(laid, CautiousMove(place), seen=False)


@pytest.mark.parametrize(("theirs", "found"), [
    ({}, {}), ({"points": 6, "beatings": 1}, {"at_progress": 0.5, "at_beaten": 0.5}),
    ({"beatings": 2}, {"at_beaten": 1.0}),
    ({"shovel": 1, "link": 3}, {"at_tools": 0.5, "at_cards": 0.4}), ({"spoon": 3}, {"at_tools": 1.0, "at_cards": 0.3}),
    ({"knife": 1, "blade": 1}, {"at_armed": 2 / 3, "at_cards": 0.2}),
    ({"blade": 4}, {"at_armed": 1.0, "at_cards": 0.4}),
    ({"link": 13}, {"at_cards": 1.2}),
])
def test_a_target_is_known_by_its_points_and_cards(theirs: Facts, found: Facts) -> None:
    laid = table().seat(0, ambush=1).seat(1, "showers", **theirs)
    expected = {"at_progress": 0.0, "at_cards": 0.0} | found
    assert named(laid, Play(notation().kinds.index("ambush"), 1)) == pytest.approx({"play:beaten": 1.0} | expected)
    blind = named(laid, Play(notation().kinds.index("ambush"), 1), seen=False)
    assert blind.get("at_cards") == pytest.approx(expected["at_cards"]) and not blind.keys() & {"at_tools", "at_armed"}


def test_who_joins_where_no_card_is_left_gets_the_own_one_back() -> None:
    game = table().seat(0, gang="crew_hustler").start().game
    crew = next(number for number, gang in enumerate(shipped().gangs) if gang.name == "crew")
    game.gang_piles[crew] = ()
    found = {ASPECTS[number]: much for number, much in aspects_of(game, Join(crew, 0))}
    assert found == {
        "join": 1.0, "join:searches": 1.0, "join:search_draws": 1.0, "join:search_discards": 1.0}


def test_habits_are_about_the_own_turn_and_its_moves() -> None:
    laid = table().seat(0, "infirmary").seat(1, "showers", spoon=1).michel("showers")
    assert is_taught(laid.start().game) and is_taught(laid.rolls(1).start().do("roll_move").game)
    sent = laid.rolls(1).start().do("end_turn")
    assert not is_taught(sent.game) and not is_taught(sent.do("move_michel").game)
