"""Nothing hidden flows in: with the hidden cards dealt anew, odds, hint and its words are the same.

`BLACKGATE_COACH_POSITIONS=5000` looks at so many positions over whole games of all modes.
"""

import os
from functools import cache
from itertools import count
from random import Random
from typing import Any

from blackgate.commands.engine import Engine
from blackgate.model.rng import Dice
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.worlds import determinize
from blackgate.play.spectator_view import sight_of
from blackgate.coach.coach_worker import written_view
from blackgate.coach.reasons import reasons
from blackgate.words.coach import tell
from blackgate.words.text import Text, languages
from blackgate.words.things import Things
from tests.dealing import dealt_anew
from tests.table import brains, shipped

from .playing import MODES, calibration, positions

POSITIONS = int(os.environ.get("BLACKGATE_COACH_POSITIONS", "84"))
SPARSE = 23         # of a game's decisions, while there are few positions to look at


@cache
def things(lang: str) -> Things:
    return Things(Text(lang), shipped(), ("Ana", "Boris", "Cleo", "Dong", "Edda", "Fred"))


@cache
def engine_with_brains() -> Engine:
    engine = Engine(shipped())
    engine.brains, engine.calibration = brains(), calibration()
    return engine


def answered(game: GameState, request: dict[str, Any]) -> Any:
    engine = engine_with_brains()
    engine.game = game.clone()
    return engine.answer(request)


def told(game: GameState, lang: str) -> list[str]:
    seen = view(game, game.decider)
    plain = [option for option in seen.options if -2 not in option]
    return [tell(things(lang), *reason) for option in plain[:6] for reason in reasons(seen, option)]


def test_hidden_cards_dealt_anew_change_neither_odds_nor_hint_nor_its_words() -> None:
    random = Random(17)
    compared = public = 0
    for seed in count(1):
        for mode in MODES:
            for number, game in enumerate(positions(mode, seed)):
                if POSITIONS < 1000 and number % SPARSE != seed % SPARSE:
                    continue
                seat = game.decider
                other = determinize(view(game, seat), Dice(random.getrandbits(60)))
                assert view(other, seat) == view(game, seat)
                assert written_view(view(other, seat)) == written_view(view(game, seat))
                for request in ({"cmd": "hint", "iterations": 8, "seed": 3},
                                {"cmd": "odds", "seat": seat, "iterations": 2, "seed": 3}):
                    assert answered(game, request) == answered(other, request)
                lang = random.choice(languages())
                assert told(game, lang) == told(other, lang)
                shuffled = dealt_anew(game, random)
                if sight_of(shuffled, None) == sight_of(game, None):
                    request = {"cmd": "odds", "seat": None, "iterations": 2, "seed": 3}
                    assert answered(game, request) == answered(shuffled, request)
                    public += 1
                compared += 1
                if compared >= POSITIONS:
                    assert public > POSITIONS // 3
                    return
