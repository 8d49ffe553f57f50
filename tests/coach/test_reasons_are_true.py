"""What the coach says of an option holds: reasons of whole games of bots, each held against the view and the rules.

`BLACKGATE_REASON_GAMES=20` looks at that many games of each mode. The claims stand in `claims/`, written from the
sentences that players read; they know nothing of how reasons are found.
"""

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from blackgate.ai.policy.temper import CALM
from blackgate.ai.search.halving import ranked_options
from blackgate.coach.reasons import reasons
from blackgate.model.actions import Action
from blackgate.model.rng import Dice
from blackgate.model.view import View, view
from blackgate.model.vocabulary import ANY
from blackgate.model.worlds import determinize
from tests.table import brains

from .claims import CLAIMS, Scene
from .playing import MODES, Mode, positions

GAMES = int(os.environ.get("BLACKGATE_REASON_GAMES", "1"))      # of each mode
LISTED = 3          # so many options a hint shows
CANDIDATES = 8
EVERY = 8           # so many turns' decisions pass between two that are looked at; answers are rarer and looked at all
# What no game of bots has brought about. These stand here by name, so that nobody takes them for seen.
UNSEEN = {
    "accept", "buy_last", "card_dig_wins", "card_keeps_laid", "card_supplies", "choose_best", "choose_weapon",
    "decline", "exchange",
}


def options(seen: View, chance: Random) -> list[Action]:
    """Those a hint would show, and any other."""
    world = determinize(seen, Dice(chance.randrange(10**6)))
    listed = [action for _, action in ranked_options(world, CANDIDATES, CALM, brains().habits)][:LISTED]
    others = [option for option in seen.options if option not in listed and ANY not in option]
    return [action for action in listed if ANY not in action] + (chance.sample(others, 1) if others else [])


def decisions(mode: Mode) -> Iterator[tuple[View, Action]]:
    """Options of games, those of weak players too."""
    chance = Random(5)
    for seed in range(1, GAMES + 1):
        for number, game in enumerate(positions(mode, seed, "medium" if seed % 2 else "easy")):
            if game.agenda or number % EVERY == 0:
                seen = view(game, game.decider)
                for action in options(seen, chance):
                    yield seen, action


@cache
def found(mode: Mode) -> tuple[Counter[str], dict[str, list[str]]]:
    """How often each kind was given, and what was false."""
    given: Counter[str] = Counter()
    false: dict[str, list[str]] = {}
    for seen, action in decisions(mode):
        for reason in reasons(seen, action):
            given[reason.key] += 1
            if not CLAIMS[reason.key](Scene(seen, action, reason.facts)):
                false.setdefault(reason.key, []).append(f"{action} {reason.facts}")
    return given, false


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_no_reason_is_false(mode: Mode) -> None:
    given, false = found(mode)
    assert given.total() > 150 * GAMES
    assert not false, {key: (len(cases), cases[:3]) for key, cases in false.items()}


@pytest.mark.skipif(GAMES < 20, reason="BLACKGATE_REASON_GAMES=20 looks for all kinds")
def test_what_was_never_given_is_named() -> None:
    """Those are seen in positions laid out by hand (`test_reasons_by_hand`), as far as the shipped cards have them."""
    given = {key for mode in MODES for key in found(mode)[0]}
    assert set(CLAIMS) - given == UNSEEN
