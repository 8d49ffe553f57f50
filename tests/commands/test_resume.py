"""`state` and `load` in the middle of anything: the same game goes on (docs/protocol.md, Positions)."""

import json
from collections.abc import Callable
from random import Random

import pytest

from blackgate.commands.engine import Engine
from blackgate.commands.law_checker import check_laws
from blackgate.model.rng import Dice

from ..table import Play, notation, shipped, table
from .test_hostile_lines import filled
from .test_protocol import ask


def team_combat_with_helpers() -> Play:
    laid = table(6, team=True).seat(0, "cafeteria", knife=2, link=1)
    for seat in range(1, 6):
        laid.seat(seat, "cafeteria", knife=1, blade=1, pike=1)
    game = laid.start().do("extort", seat=1, tool="shovel", weapons=["knife"]).do("fight").do("give_up")
    game.do("weapon", kind="knife").do("give_up").do("pass").do("weapon", kind="blade").do("give_up").do("pass")
    assert (game.prompt, game.asked) == ("help", 5)
    assert game.view(0)["pending"]["helpers"] == [3, 4]
    return game


def michel_fight() -> Play:
    laid = table(team=True).michel("cafeteria", ("spoon_pickaxe", "shovel", "pickaxe"), "michelle")
    laid.seat(0, "showers", knife=2, spoon=1, pickaxe=1).seat(2, "cafeteria", blade=2)
    game = laid.start().do("cautious_move", place="cafeteria").do("fight").do("weapon", kind="knife").do("give_up")
    assert (game.prompt, game.asked) == ("help", 2)
    return game


def exchange() -> Play:
    laid = table(6, team=True).seat(0, cigarettes=3, link=2, knife=1).seat(2, spoon=1).seat(4, phone=1)
    game = laid.start().do("exchange", seat=2, give={"cards": {"link": 2}, "cigarettes": 1},
                           take={"cards": {"spoon": 1}, "cigarettes": 0})
    assert game.prompt == "exchange"
    return game


def inspection() -> Play:
    laid = table(4).seat(0, "showers", inspection=1, spoon=1, shovel=1).seat(1, "showers", spoon=1, pickaxe=1)
    game = laid.seat(3, "showers", pickaxe=1, shovel=1).start().do("play", card="inspection", place="showers")
    game.do("choose_card", kind="spoon")
    assert (game.prompt, game.asked) == ("choose_card", 1)
    return game


def react() -> Play:
    laid = table().seat(0, sleight_of_hand=1).seat(1, gang="queers_carers", background="advocate", phone=1, link=2)
    game = laid.start().do("play", card="sleight_of_hand", seat=1)
    assert (game.prompt, game.asked) == ("react", 1)
    return game


def seen_hand() -> Play:
    laid = table().seat(0, gang="queers_carers", background="whistleblower").seat(1, link=2, phone=1)
    game = laid.start().do("reveal", seat=1)
    assert game.prompt == "choose_card"
    return game


def michels_round() -> Play:
    laid = table(4).michel("cell_block", ("spoon", "shovel", "pickaxe")).seat(0, "showers", spoon=1)
    game = laid.seat(1, "showers", knife=1).seat(3, "showers", blade=1, link=1).rolls(6).start()
    game.do("end_turn").do("move_michel")
    if game.prompt == "place":
        game.do("go", place="showers")
    game.do("cooperate", tool="spoon")
    assert (game.prompt, game.asked) == ("michel", 1)
    return game


Moment = Callable[[], Play]
MOMENTS: list[Moment] = [
    team_combat_with_helpers, michel_fight, exchange, inspection, react, seen_hand, michels_round,
]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_a_state_loads_back_to_the_same_moment_with_the_same_views(moment: Moment) -> None:
    engine, again = Engine(shipped()), Engine(shipped())
    engine.reply(json.dumps({"cmd": "load", "position": moment().position}).encode())
    assert engine.game == moment().game
    state = ask(engine, "state")["position"]
    assert ask(again, "load", position=state)["decision"] == ask(engine, "decision")["decision"]
    assert again.game == engine.game
    assert ask(again, "state")["position"] == state
    for seat in range(state["players"]):
        assert ask(again, "view", seat=seat) == ask(engine, "view", seat=seat)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_a_loaded_moment_plays_on_identically(moment: Moment) -> None:
    for seed in range(5):
        random = Random(seed)
        engines = [Engine(shipped()), Engine(shipped())]
        engines[0].game = moment().game
        assert ask(engines[1], "load", position=moment().position)["ok"]
        engines[0].record = engines[1].record
        for _ in range(60):
            asked = ask(engines[0], "decision")["decision"]
            if asked is None:
                break
            view = ask(engines[0], "view", seat=asked["seat"])["view"]
            action = filled(random.choice(asked["options"]), view, random)
            assert ask(engines[0], "act", action=action) == ask(engines[1], "act", action=action)
        assert ask(engines[0], "state") == ask(engines[1], "state")


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_the_laws_hold_at_the_moment(moment: Moment) -> None:      # R13
    check_laws(moment().game, notation(), Dice(4))


def test_unfinished_business_leaves_its_cards_on_the_table() -> None:       # R14r
    assert team_combat_with_helpers().position["table"] == {"cards": {"knife": 2, "blade": 1}, "michel": []}
    assert michel_fight().position["table"] == {"cards": {"knife": 1}, "michel": ["spoon_pickaxe", "shovel"]}
    assert inspection().position["table"] == {"cards": {"inspection": 1}, "michel": []}
