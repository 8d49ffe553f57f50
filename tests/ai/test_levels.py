"""Every level in every mode: legal answers, the same answer for the same sight, nothing from hidden cards."""

from functools import cache
from random import Random

import pytest

from blackgate.ai.bot import Effort, Question, fill_by_lot
from blackgate.ai.levels import LEVELS, make_bot
from blackgate.commands.law_checker import MODES
from blackgate.model.engine import do, is_legal, legal
from blackgate.model.rng import Dice, mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from blackgate.model.worlds import determinize
from tests.table import brains, shipped

EFFORT = Effort(iterations=30)
WORDS = tuple(LEVELS)


@cache
def moments(mode: int) -> tuple[GameState, ...]:
    """Decisions of all kinds from random games: the most telling prompts, and some turns."""
    players, team, michel = MODES[mode]
    random = Random(mode)
    found: dict[str, GameState] = {}
    for seed in range(6):
        game = new_game(shipped(), players, mixed(mode, seed), team=team, michel=michel)
        for _ in range(400):
            if game.winners:
                break
            step = game.agenda[-1].step if game.agenda else f"turn {seed}"
            if len(legal(game)) > 1 and (game.agenda or random.random() < 0.05):
                found.setdefault(step, game.clone())
            options = legal(game)
            action = options[int(random.random() * len(options))]
            do(game, fill_by_lot(view(game, game.decider), action, random.random) if ANY in action else action)
    return tuple(found.values())


def modes_for(level: str) -> range:
    """All modes; who thinks long takes every fifth, each another one first."""
    slow = ("hard", "expert", "mcts")
    return range(slow.index(level), len(MODES), 5) if level in slow else range(len(MODES))


@pytest.mark.parametrize("level", WORDS)
def test_every_question_gets_a_legal_answer_and_chances_that_add_up(level: str) -> None:
    for mode in modes_for(level):
        for number, game in enumerate(moments(mode)):
            thought = make_bot(level, number, brains(), EFFORT).think(Question(game))
            assert is_legal(game, thought.action), MODES[mode]
            assert len(thought.win) == game.players
            assert sum(thought.win) == pytest.approx(game.players / 2 if game.team else 1.0), MODES[mode]


@pytest.mark.parametrize("level", WORDS)
def test_what_a_seat_cannot_see_changes_no_decision(level: str) -> None:      # R12
    for mode in modes_for(level):
        for number, game in enumerate(moments(mode)):
            seat = game.decider
            answers = set()
            for deal in range(2):
                world = determinize(view(game, seat), Dice(mixed(mode, number, deal)))
                answers.add(make_bot(level, 7, brains(), EFFORT).choose(Question(world)))
            answers.add(make_bot(level, 7, brains(), EFFORT).choose(Question(game)))
            assert len(answers) == 1, (MODES[mode], number)


def test_a_thought_tells_of_its_best_options_first() -> None:
    for level in ("hard", "expert", "mcts"):
        for game in moments(0):
            thought = make_bot(level, 5, brains(), EFFORT).think(Question(game))
            if len(thought.alternatives) > 1:
                assert thought.alternatives[0][1] == thought.action
                assert thought.alternatives[0][0] >= thought.alternatives[1][0]
