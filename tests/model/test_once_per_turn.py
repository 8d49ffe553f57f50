"""Powers that work once per turn: two different cards' powers are two powers, each used by itself (R14c)."""

from typing import Any

import pytest

from blackgate.cards.library import load_pack
from blackgate.model.codec import PositionError, load_position
from blackgate.model.rng import Chance
from blackgate.model.view import view
from blackgate.model.worlds import determinize
from tests.table import Box, Play, notation, shipped, table

FOR_CARTEL: dict[str, Any] = {"gold_chain": 1, "signet_ring": 1}
FOR_QUEERS: dict[str, Any] = {"bandana": 1, "tracksuit": 1, "leather_gloves": 1}


def showing_and_running() -> Play:
    """The Headliner has had the free place action of the turn, and has joined the Cartel as its Runner."""
    game = (
        table().seat(0, "infirmary", gang="queers_headliner", beatings=1, cigarettes=4, **FOR_CARTEL)
        .gangs(cartel=["cartel_runner"], queers=["queers_carers"]).turn(0, actions=1).start()
    )
    game.do("heal").do("join", gang="cartel", accessories=sorted(FOR_CARTEL))
    assert (game.gang(0), game.actions) == ("cartel_runner", 0)
    return game


def again(game: Play) -> Play:
    """The same game, written as a position and loaded."""
    return Play(load_position(game.position, notation()))


def test_the_runner_trades_for_free_after_the_headliners_free_show() -> None:                     # R14c
    game = showing_and_running()
    game.do("buy", item="knife")
    assert (game.actions, game.hand(0)) == (0, {"knife": 1})
    assert not game.options("buy")


def test_the_headliner_has_a_free_show_after_the_runners_free_trade() -> None:                    # R14c
    game = (
        table().seat(0, "infirmary", gang="cartel_runner", beatings=2, cigarettes=2, **FOR_QUEERS)
        .gangs(queers=["queers_headliner"]).turn(0, actions=1).start()
    )
    game.do("buy", item="knife").do("join", gang="queers", accessories=sorted(FOR_QUEERS)).do("heal")
    assert (game.actions, game.beatings(0)) == (0, 1)
    assert not game.options("heal")


def test_joining_again_renews_no_power_when_another_cards_was_used_between() -> None:             # R14c
    game = (
        table(5).seat(0, "infirmary", gang="queers_headliner", beatings=2, cigarettes=2, **FOR_CARTEL, **FOR_QUEERS)
        .seat(1, gang="queers_sanctuary").seat(2, gang="queers_carers").seat(3, gang="queers_network")
        .gangs(cartel=["cartel_runner"]).turn(0, actions=3).start()
    )
    game.do("heal").do("join", gang="cartel", accessories=sorted(FOR_CARTEL)).do("buy", item="knife")
    game.do("join", gang="queers", accessories=sorted(FOR_QUEERS))
    assert (game.gang(0), game.actions) == ("queers_headliner", 1)
    game.do("heal")
    assert game.actions == 0


def test_a_new_turn_renews_every_cards_power() -> None:                                           # R14c
    game = showing_and_running().do("buy", item="knife").do("end_turn")
    for _ in range(2):
        game.do("end_turn")
    game.do("buy", item="knife")
    assert (game.turn, game.actions) == (0, 2)


def test_what_was_used_before_leaving_a_gang_is_written_seen_and_loaded() -> None:                # R14c
    game = showing_and_running()
    left = {"used": [], "used_before_leaving": {"queers_headliner": ["free_place_action"]}}
    for turn in (game.position["turn"], game.view(1)["turn"]):
        assert {name: turn[name] for name in left} == left
    assert again(game).game == game.game
    again(game).do("buy", item="knife")
    game.do("buy", item="knife")
    left["used"] = ["free_place_action"]
    assert {name: game.position["turn"][name] for name in left} == left
    assert again(game).game == game.game


def test_an_imagined_world_has_the_same_powers_left() -> None:                                    # R14c
    sight = view(showing_and_running().game, 0)
    chance = Chance()
    chance.seed, chance.drawn = 5, 0
    assert view(determinize(sight, chance), 0) == sight


def test_a_power_of_one_card_alone_is_named_as_ever_after_leaving_its_gang() -> None:             # R14c
    game = (
        table().seat(0, "cafeteria", gang="bikers_throttle", **FOR_CARTEL).gangs(cartel=["cartel_fence"]).start()
    )
    game.do("cautious_move", place="showers").do("join", gang="cartel", accessories=sorted(FOR_CARTEL))
    turn = game.position["turn"]
    assert turn["used"] == ["cautious_discount"] and "used_before_leaving" not in turn


@pytest.mark.parametrize("gang", ["cartel_runner", None])
def test_a_position_written_before_keeps_the_one_flag_it_had(gang: str | None) -> None:           # R14c
    """Its word may have been any card's: nobody in that turn gets a second free place action."""
    written = table().seat(0, "rec_area", gang=gang, cigarettes=2, **FOR_CARTEL).gangs(
        cartel=[] if gang else ["cartel_runner"]).turn(0, actions=1).start().position
    written["turn"]["used"] = ["free_place_action"]
    game = Play(load_position(written, notation()))
    assert game.position == written
    if not gang:
        game.do("join", gang="cartel", accessories=sorted(FOR_CARTEL))
        assert not game.options("buy")
    else:
        game.do("buy", item="knife")
        assert game.actions == 0 and not game.options("buy")


@pytest.mark.parametrize(("left", "field"), [
    ({"cartel_runner": ["free_place_action"]}, "turn.used_before_leaving.cartel_runner"),       # lies before the player
    ({"nobody": []}, "turn.used_before_leaving.nobody"),
    ({"queers_headliner": ["free_craft"]}, "turn.used_before_leaving.queers_headliner[0]"),
    ([], "turn.used_before_leaving"),
])
def test_powers_that_could_not_have_been_used_are_refused(left: object, field: str) -> None:
    written = showing_and_running().position
    written["turn"]["used_before_leaving"] = left
    with pytest.raises(PositionError) as wrong:
        load_position(written, notation())
    assert wrong.value.field == field


# Powers that the shipped cards have once, for a pack in which two cards have each.
TWINS = {"cautious_discount": 1, "draw_after_move": 1, "free_craft": True}


@pytest.mark.parametrize("power", TWINS)
def test_every_once_per_turn_power_is_counted_by_card(power: str) -> None:                        # R14c
    trees = dict(shipped().trees)
    gangs = trees["gangs"]
    assert isinstance(gangs, dict)
    cards = gangs["cards"] | {
        name: gangs["cards"][name] | {"power": {power: TWINS[power]}} for name in ("cartel_runner", "queers_headliner")
    }
    box = Box(load_pack(trees | {"gangs": gangs | {"cards": cards}}))
    game = (
        table(box=box).seat(0, "infirmary", gang="queers_headliner", blade=2, link=2, **FOR_CARTEL)
        .gangs(cartel=["cartel_runner"]).search("phone", "phone").turn(0, actions=9).start()
    )

    def use(place: str) -> None:
        if power == "free_craft":
            game.do("craft", product="knife")
        else:
            game.do("cautious_move", place=place)
        assert game.has_event("powered")

    use("showers")
    game.do("join", gang="cartel", accessories=sorted(FOR_CARTEL))
    use("cafeteria")
