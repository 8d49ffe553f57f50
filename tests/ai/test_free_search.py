"""Bots that search for their answer do not end a turn while a Search costs nothing."""

from typing import Any

from blackgate.ai.bot import Effort, Question, Thought
from blackgate.ai.levels import make_bot
from blackgate.ai.search.free_search import searching_first
from blackgate.model.actions import EndTurn, RollMove, Search
from blackgate.model.codec import load_position
from blackgate.model.view import view
from tests.table import Table, brains, notation, shipped, table

END = Thought(EndTurn(), (0.5, 0.5), 9, ((0.5, EndTurn()),))


def at_home(number: int, **hand: Any) -> Table:
    return table(2).seat(number, "cell_block", **hand)


def kept(made: Table) -> Thought:
    game = made.start().game
    return searching_first(view(game, game.turn), END)


def test_who_would_end_the_turn_searches_first_and_keeps_the_rest_of_the_thought() -> None:
    thought = kept(at_home(0, link=1))
    assert thought.action == Search()
    assert (thought.win, thought.iterations, thought.alternatives) == (END.win, END.iterations, END.alternatives)


def test_every_other_action_is_done_as_it_was_thought() -> None:
    game = at_home(0).start().game
    roll = Thought(RollMove(), (0.5, 0.5))
    assert searching_first(view(game, 0), roll) is roll


def test_the_turn_ends_where_no_search_is_left() -> None:
    for made in (at_home(0).turn(0, actions=0), at_home(0).turn(0, searches=1), table(2).seat(0, "solitary")):
        assert kept(made) is END


def test_a_hand_is_filled_only_up_to_its_limit() -> None:
    limit = shipped().hand_limit
    assert kept(at_home(0, link=limit - 1)).action == Search()
    assert kept(at_home(0, link=limit)) is END
    # In the Showers a Search draws three cards.
    assert kept(table(2).seat(0, "showers", link=limit - 3)).action == Search()
    assert kept(table(2).seat(0, "showers", link=limit - 2)) is END


def test_an_expert_who_waits_at_home_for_the_other_searches_meanwhile() -> None:
    # From a game in which Ines let two turns pass.
    game = load_position({"players": 2, "team": False, "turn": {"seat": 1}, "seats": [
        {"place": "cafeteria", "background": {"card": "getaway_driver", "revealed": False},
         "hand": {"container": 1, "link": 2, "knife": 1, "pickaxe": 1, "passkey": 2, "gold_chain": 1},
         "knows": {"1": {"knife": 2}}},
        {"place": "cell_block", "background": {"card": "bookmaker", "revealed": False}, "cigarettes": 4,
         "hand": {"link": 2, "knife": 2, "phone": 1, "sleight_of_hand": 1}, "tunnel": {"pickaxe": 1}, "points": 2,
         "knows": {"0": {"container": 1, "link": 1, "knife": 1, "pickaxe": 1, "passkey": 1}}},
    ]}, notation())
    for seed in (1, 2, 3):      # In these searches the end of the turn seems best.
        bot = make_bot("expert", seed, brains(), Effort(iterations=300))
        assert bot.choose(Question(game)) == Search()
