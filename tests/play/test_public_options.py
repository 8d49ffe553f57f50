"""What is done on the public table: everybody knows that it can be done (docs/together.md)."""

from random import Random

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.model.actions import Craft, Dig
from blackgate.model.engine import do, legal
from blackgate.model.questions.discard import AskDiscard
from blackgate.model.questions.forge_again import AskForgeAgain
from blackgate.model.questions.lose_tool import AskLoseTool
from blackgate.model.questions.take_seen import AskTakeSeen
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.play.public_options import open_options
from tests.dealing import dealt_anew
from tests.table import Play, notation, shipped, table

from .sitting import brains


IMPLY_CARDS = (AskDiscard, AskForgeAgain, AskLoseTool, AskTakeSeen)     # Whoever is asked this has such cards.


def openly(game: Play) -> list[str]:
    """The words of what may be done with the hand face down."""
    return sorted({notation().action(option, 0)["do"] for option in open_options(game.game)})


def from_memory(game: Play) -> list[str]:
    """What may be dug with or made with the hand face down."""
    written = [notation().action(option, 0) for option in open_options(game.game)]
    return [action.get("tool") or action["product"] for action in written if action["do"] in ("dig", "craft")]


def test_moving_searching_and_ending_need_no_look_at_the_hand() -> None:
    game = table().seat(0, "showers", shovel=1, passkey=1, blade=1).seat(1, "showers").start()
    assert openly(game) == ["cautious_move", "end_turn", "roll_move", "search"]


def test_every_tool_can_be_named_for_digging_whatever_the_hand_holds() -> None:
    for shovels, links in ((1, 0), (0, 3), (1, 1)):
        game = table().seat(0, "cell_block", shovel=shovels, link=links).start()
        assert from_memory(game) == ["spoon", "pickaxe", "shovel"]


def test_everything_can_be_named_for_crafting_whatever_the_hand_holds() -> None:
    for blades, spoons in ((1, 1), (0, 2), (2, 0)):
        game = table().seat(0, "infirmary", blade=blades, spoon=spoons).start()
        assert from_memory(game) == ["knife", "pickaxe", "shovel"]


def test_what_everybody_sees_to_be_impossible_cannot_be_named() -> None:
    assert from_memory(table().seat(0, "showers", shovel=1, link=1, pike=1).start()) == []
    assert from_memory(table().seat(0, "cell_block").start()) == [], "without a card nothing is dug"
    assert from_memory(table().seat(0, "infirmary", link=1).start()) == [], "a recipe takes two cards"
    assert from_memory(table().seat(0, "cell_block", shovel=1, beatings=2).start()) == []
    assert from_memory(table().seat(0, "cell_block", shovel=1).turn(0, actions=0).start()) == []


def test_where_a_roll_leads_is_chosen_openly() -> None:
    game = table().seat(0, "showers").rolls(1).start().do("roll_move")
    assert game.prompt == "place"
    assert openly(game) == ["go"]


def test_a_demand_is_refused_and_a_fight_given_up_with_the_hand_face_down_whatever_it_holds() -> None:
    for shovels, blades in ((1, 0), (0, 2), (1, 1), (0, 0)):
        game = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria", shovel=shovels, blade=blades).start()
        assert openly(game.do("extort", seat=1, tool="shovel", weapons=["knife"])) == ["fight"]
        assert openly(game.do("fight")) == ["give_up"]


def test_what_all_saw_taken_is_given_up_or_laid_with_the_hand_face_down() -> None:
    game = table().seat(0, "rec_area", cigarettes=8).seat(1, "rec_area", knife=1).turn(
        0, actions=1).start()
    game.do("buy", item="shovel").do("end_turn").do("extort", seat=0, tool="shovel", weapons=["knife"])
    assert openly(game) == ["cooperate", "fight"]


def test_a_card_is_let_happen_with_the_hand_face_down_whatever_ones_past_is() -> None:
    for background in ("advocate", "mechanic"):
        laid = table().seat(0, "cafeteria", rigged_game=1).seat(1, "cafeteria", background=background, cigarettes=2)
        assert openly(laid.start().do("play", card="rigged_game", seat=1)) == ["pass"]


def test_whatever_hands_may_hold_the_same_is_offered_openly() -> None:
    """Whole games: the hidden cards are dealt anew before every question, and nothing that is offered changes."""
    random = Random(4)
    compared = 0
    for number, (players, team) in enumerate([(2, False), (3, False), (4, True), (5, False), (6, True)]):
        game = new_game(shipped(), players, mixed(3, number), team=team, michel=number % 3)
        bots = [make_bot("medium", mixed(8, number, seat), brains()) for seat in range(players)]
        while not game.winners:
            offered = open_options(game)
            from_memory = {option for option in offered if isinstance(option, (Craft, Dig))}
            assert {*offered} - from_memory <= {*legal(game)}
            if not any(isinstance(frame, IMPLY_CARDS) for frame in game.agenda):
                assert offered == open_options(dealt_anew(game, random)), (number, game.turns)
                compared += 1
            do(game, bots[game.decider].choose(Question(game)))
    assert compared > 500
