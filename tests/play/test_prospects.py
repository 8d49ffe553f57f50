"""What a choice may cost, told from a view alone and by the engine's own rules."""

from typing import Any

import pytest

from blackgate.model.actions import Action
from blackgate.model.counts import SHOVEL, SPOON
from blackgate.model.refusal_reasons import reasons
from blackgate.model.view import view
from blackgate.model.vocabulary import NOTHING
from blackgate.play.prospects import CHOSEN, Loss, Prospect, actions_left, prospect, refusals
from tests.table import Play, table


def of(game: Play, word: str, **arguments: object) -> Prospect:
    return prospect(view(game.game, game.asked), action(game, word, **arguments))


def action(game: Play, word: str, **arguments: object) -> Action:
    background = game.game.background[game.asked]
    return game.box.notation.read_action({"do": word, **arguments}, game.game.players, background)


def extorted(**hand: Any) -> Play:
    laid = table().seat(0, "cafeteria", knife=3, link=2).seat(1, "cafeteria", **hand)
    return laid.start().do("extort", seat=1, tool="shovel", weapons=["knife"])


def test_cooperating_costs_the_tool_and_nothing_else() -> None:
    assert of(extorted(shovel=1, link=1), "cooperate") == Prospect(None, Loss(card=SHOVEL))


def test_a_lost_fight_costs_a_beating_and_the_tool_that_was_demanded() -> None:
    assert of(extorted(shovel=1, link=2), "fight").loss == Loss(1, SHOVEL)


def test_without_the_tool_it_costs_a_random_card() -> None:
    assert of(extorted(spoon=1, link=2), "fight").loss == Loss(1, NOTHING, 1)


def test_who_has_nothing_can_lose_a_beating_only_and_who_is_beaten_twice_not_even_that() -> None:
    assert of(extorted(), "fight").loss == Loss(1)
    laid = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria", beatings=2)
    assert of(laid.start().do("extort", seat=1, tool="spoon", weapons=["knife"]), "fight").loss == Loss()


def test_a_gang_that_keeps_its_cards_keeps_them_here_too() -> None:
    laid = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria", gang="queers_network", shovel=1)
    game = laid.start().do("extort", seat=1, tool="shovel", weapons=["knife"])
    assert of(game, "fight").loss == Loss(1)


def test_a_foe_without_cards_never_wins_and_one_with_weapons_for_certain_does() -> None:
    bare = table(2).seat(0, "cafeteria", blade=1).seat(1, "cafeteria", knife=1)
    game = bare.start().do("extort", seat=1, tool="spoon", weapons=["blade"])
    assert of(game, "fight").won == 1.0
    unarmed = table(2).seat(0, "cafeteria", blade=1, knife=20).seat(1, "cafeteria", link=2)
    game = unarmed.start().do("extort", seat=1, tool="spoon", weapons=["blade"])
    assert of(game, "fight").won == 0.0         # All Knives that nobody sees are in the one hidden hand.


def test_the_attacker_stakes_a_random_card_and_learns_how_likely_the_tool_is() -> None:
    game = table(2).seat(0, "cafeteria", knife=2, link=1).seat(1, "cafeteria", shovel=1).start()
    found = of(game, "extort", seat=1, tool="shovel", weapons=["knife"])
    assert found.has_tool == 1.0                # One Shovel is missing from its pile, and one hand is hidden.
    assert of(game, "extort", seat=1, tool="pickaxe", weapons=["knife"]).has_tool == 0.0
    assert found.loss == Loss()                 # That one card is the Shovel: there is no weapon to lose against.


def test_nothing_hidden_changes_what_is_told() -> None:
    """Two truths that look the same have the same prospects."""
    told = set()
    hands: list[dict[str, Any]] = [{"blade": 2}, {"link": 2}, {"pike": 1, "bandana": 1}]
    for hand in hands:
        laid = table(2).seat(0, "cafeteria", knife=2).seat(1, "cafeteria", **hand).start()
        told.add(of(laid, "extort", seat=1, tool="spoon", weapons=["knife"]))
    assert len(told) == 1


def test_giving_up_beside_a_teammate_is_a_pass_and_the_helper_stakes_cards_too() -> None:
    laid = table(4, team=True).seat(0, "cafeteria", shovel=1).seat(1, "cafeteria", knife=2)
    laid = laid.seat(2, "cafeteria", knife=1, link=2).seat(3, "infirmary")
    game = laid.turn(1).start().do("extort", seat=0, tool="shovel", weapons=["knife"]).do("fight")
    assert of(game, "give_up").helper == 2
    assert of(game, "give_up").loss == Loss(1, SHOVEL)
    game.do("give_up")
    assert of(game, "weapon", kind="knife").loss == Loss(1, NOTHING, 1)
    assert of(game, "pass") == Prospect(0.0, Loss())


def test_without_a_teammate_nearby_giving_up_is_giving_up() -> None:
    game = extorted(link=1).do("fight")
    assert of(game, "give_up").helper == NOTHING


@pytest.mark.parametrize(("hand", "loss"), [
    ({"spoon": 1, "knife": 1, "link": 3}, Loss(1, SPOON)),
    ({"spoon": 1, "pickaxe": 1}, Loss(1, CHOSEN)),
    ({"link": 3}, Loss(1, NOTHING, 1)),
])
def test_losing_to_michel_costs_a_tool_on_the_card_or_else_a_random_one(hand: dict[str, Any], loss: Loss) -> None:
    laid = table().seat(0, "cell_block", **hand).michel("cafeteria", ("spoon_pickaxe",))
    game = laid.start().do("cautious_move", place="cafeteria")
    assert of(game, "fight").loss == loss


def test_a_price_in_cigarettes_is_what_the_engine_takes() -> None:
    game = table().seat(0, "showers", cigarettes=9, background="quartermaster", gang="cartel_wholesaler").start()
    assert of(game, "reveal", item="shovel").loss.cigarettes == 0      # 8, less 2, less 6 for a member
    game = table().seat(0, "showers", cigarettes=9, background="quartermaster").start()
    assert of(game, "reveal", item="shovel").loss.cigarettes == 5


def test_actions_left_are_those_of_the_engine() -> None:
    for gang, left in ((None, 0), ("bikers_throttle", 1)):
        game = table().seat(0, "cafeteria", gang=gang).start()
        assert actions_left(view(game.game, 0), action(game, "cautious_move", place="showers")) == left


def test_what_is_refused_is_refused_from_the_view_alone_as_at_the_table() -> None:
    game = table().seat(0, "showers", spoon=1).seat(1, "showers", link=2).seat(2, "cafeteria").start()
    for word, arguments in (("dig", {"tool": "spoon"}), ("heal", {}), ("dig", {"tool": "shovel"}), ("search", {}),
                            ("extort", {"seat": 2, "tool": "spoon", "weapons": ["knife"]})):
        wanted = action(game, word, **arguments)
        assert refusals(view(game.game, 0), wanted) == reasons(game.game, wanted)
