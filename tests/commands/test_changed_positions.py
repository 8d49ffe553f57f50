"""Changed positions: each is refused with a sentence, or `hard` plays on from it by the rules.

`BLACKGATE_HOSTILE=100000` tries so many.
"""

import json
import os
from random import Random

import pytest

from blackgate.ai.bot import NO_EFFORT, Question
from blackgate.ai.levels import SearchBot, in_worlds, make_bot
from blackgate.ai.policy.temper import CALM
from blackgate.commands.law_checker import check_laws
from blackgate.model.codec import load_position, position
from blackgate.model.engine import do, is_legal
from blackgate.model.fields import PositionError
from blackgate.model.legal import legal
from blackgate.model.notation import Json
from blackgate.model.rng import Dice, mixed
from blackgate.model.state import GameState
from blackgate.play.learned_weights import pack_and_brains
from tests import changing
from tests.table import notation, table

SEED = 3
MANY = max(150, int(os.environ.get("BLACKGATE_HOSTILE", "0")))
ACTIONS = 30        # from each that loads


def play_on(game: GameState, seed: int) -> None:
    """Each action is thought up by `hard` in one imagined world per option."""
    for number in range(ACTIONS):
        if game.winners:        # A game that is won cannot be loaded, which is one of the laws.
            return
        bot = SearchBot(mixed(seed, number), pack_and_brains(None)[1], NO_EFFORT, CALM, in_worlds(1))
        action = bot.think(Question(game)).action
        assert is_legal(game, action)
        do(game, action)
    if not game.winners:
        check_laws(game, notation(), Dice(seed))


def test_changed_positions_are_refused_or_played_on_by_hard() -> None:
    played = 0
    for number in range(MANY):
        seed = mixed(SEED, number)
        try:
            game = load_position(changing.changed(number, Random(seed)), notation())
        except PositionError:
            continue
        try:
            play_on(game, seed)
        except Exception as error:
            raise AssertionError(f"position {number} of seed {SEED}") from error
        played += 1
    assert 20 / 150 < played / MANY < 100 / 150


def test_a_forged_agenda_holds_what_fits_its_fields() -> None:
    random = Random(4)
    for number in range(300):
        written: Json = json.loads(changing.moments()[number % len(changing.moments())])
        changing.redeal(written, random)
        changing.forge(written, random)
        try:
            load_position(written, notation())
        except PositionError as wrong:
            assert "there is no such field" not in str(wrong) and "is missing" not in str(wrong)


def seen_hand() -> Json:
    """One who looked at a hand of two kinds is asked which card to take."""
    game = table().seat(0, "cafeteria", background="whistleblower", gang=None, knife=1).seat(
        1, "cafeteria", shovel=1, link=1).start()
    written: Json = position(game.game, notation())
    written["agenda"] = [{"step": "take_seen", "seat": 0, "target": 1}]
    written["seats"][0]["knows"] = {"1": {"shovel": 1, "link": 1}}
    return written


def test_a_hand_that_was_looked_at_loads_and_hard_takes_from_it() -> None:
    game = load_position(seen_hand(), notation())
    bot = make_bot("hard", 1, pack_and_brains(None)[1])
    assert bot.think(Question(game)).action in legal(game)


@pytest.mark.parametrize(("change", "sentence"), [
    ({"knows": {}}, "has not been looked at"), ({"knows": {"1": {"shovel": 1}}}, "has not been looked at"),
])
def test_a_hand_that_was_never_looked_at_is_refused(change: Json, sentence: str) -> None:
    written = seen_hand()
    written["seats"][0] |= change
    with pytest.raises(PositionError, match=sentence):
        load_position(written, notation())


def test_a_hand_that_leaves_no_choice_is_refused() -> None:
    written = seen_hand()
    written["seats"][1]["hand"] = {"shovel": 1}
    written["seats"][0]["knows"] = {"1": {"shovel": 1}}
    written["search"]["top"].insert(0, "link")
    with pytest.raises(PositionError, match="holds too little"):
        load_position(written, notation())
