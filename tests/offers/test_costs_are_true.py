"""What a choice is said to cost is what it costs: answers of whole games of bots, given in the real game."""

from itertools import chain

import pytest

from blackgate.model.actions import Cooperate, GiveUp, Pass
from blackgate.model.counts import size
from blackgate.model.engine import do
from blackgate.model.questions.combat import AskCombat
from blackgate.model.questions.extorted import AskExtorted
from blackgate.model.questions.michel import AskMichel
from blackgate.model.questions.michel_combat import AskMichelCombat
from blackgate.model.view import view
from blackgate.model.vocabulary import NOTHING
from blackgate.play.prospects import prospect
from tests.coach.playing import MODES, Mode, positions


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_giving_in_costs_is_said_before_it_is_done(mode: Mode) -> None:
    """Beatings and cards, wherever nobody else can still change it: neither more nor less."""
    looked = 0
    for game in chain(positions(mode, 3), positions(mode, 4)):
        if not game.agenda or not isinstance(game.agenda[-1], (AskCombat, AskMichelCombat, AskExtorted, AskMichel)):
            continue
        seat = game.decider
        seen = view(game, seat)
        for option in seen.options:
            if not isinstance(option, (Cooperate, GiveUp, Pass)):
                continue
            found = prospect(seen, option)
            if found.helper != NOTHING:
                continue
            after = game.clone()
            do(after, option)
            beaten = after.beatings[seat] - game.beatings[seat]
            lost = size(game.hand[seat]) - size(after.hand[seat])
            asked = bool(after.agenda) and after.agenda[-1].step == "lose_tool" and after.decider == seat
            said = (found.loss.card != NOTHING) + found.loss.random
            assert (found.loss.beatings, said) == (beaten, lost + asked), f"{option}: {found.loss}"
            looked += 1
    assert looked
