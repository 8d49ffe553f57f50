"""The bots that are kept for comparison: they play legally, and what is learned later does not change them."""

from dataclasses import replace

import pytest

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import LEVELS, make_bot
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.temper import CALM
from blackgate.commands.law_checker import MODES
from blackgate.model.engine import is_legal
from blackgate.play.learned_weights import read_habits
from lab import sim
from lab.reference_bots import FIRST_HABITS, REFERENCES, with_references
from tests.ai.test_levels import moments
from tests.table import brains, shipped

LITTLE = Effort(iterations=2)
KNOWN = with_references(shipped(), brains())
OTHERWISE = with_references(shipped(), replace(brains(), habits=None))


@pytest.mark.parametrize("word", REFERENCES)
def test_a_reference_answers_legally_in_every_kind_of_question(word: str) -> None:
    for mode in (0, len(MODES) - 1):
        for number, game in enumerate(moments(mode)):
            thought = make_bot(word, number, KNOWN, LITTLE).think(Question(game))
            assert is_legal(game, thought.action)
            assert sum(thought.win) == pytest.approx(game.players / 2 if game.team else 1.0)


def changed_without_habits(words: tuple[str, ...]) -> set[str]:
    """The bots that decide otherwise if the shipped habits are taken away."""
    changed = set()
    for number, game in enumerate(moments(4)):
        for word in words:
            told = {make_bot(word, number, each, Effort(iterations=12)).choose(Question(game))
                    for each in (KNOWN, OTHERWISE)}
            if len(told) > 1:
                changed.add(word)
    return changed


def test_new_habits_change_no_frozen_bot() -> None:
    frozen = tuple(word for word in REFERENCES if word.startswith(("old-", "first-")))
    assert len(frozen) == 6 and changed_without_habits((*frozen, "policy")) == {"policy"}


def test_bots_of_version_0_1_have_no_habits_and_those_after_them_the_first_ones() -> None:
    games = moments(4)
    for word, habits in (("old-policy", None), ("first-policy", read_habits(FIRST_HABITS))):
        for number, game in enumerate(games):
            assert make_bot(word, number, KNOWN).choose(Question(game)) == policy.choose(game, CALM, habits)
    assert any(policy.choose(game) != policy.choose(game, CALM, read_habits(FIRST_HABITS)) for game in games)


def test_no_level_that_players_meet_is_hidden_by_a_reference() -> None:
    assert not set(REFERENCES) & LEVELS.keys()
    assert all(KNOWN.levels[word] is level for word, level in LEVELS.items())


def test_references_are_seats_of_the_labs_simulation_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim.main(["--seats", "policy,old-policy", "--games", "2", "--jobs", "1"]) == 0
    assert "old-policy" in capsys.readouterr().out
    assert sim.main(["--seats", "policy,nobody", "--games", "2"]) == 2
    assert "first-hard" in capsys.readouterr().err
