"""No card, gang or place is known by name: bots play another pack as sensibly, and a new effect needs no new bot."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from blackgate.ai.arena import Match, interval, play_game
from blackgate.ai.bot import Question
from blackgate.ai.levels import Brains, PolicyBot
from blackgate.ai.policy import cards
from blackgate.ai.policy.worth import gang_worths
from blackgate.ai.search.value import feature_names
from blackgate.cards.library import load_pack
from blackgate.model import effects, gain_sorts
from blackgate.model.actions import Play
from blackgate.model.effects import VOCABULARY, make_effect
from blackgate.model.effects.argument import Word, number
from blackgate.model.events import Events
from blackgate.model.pack import Pack
from blackgate.model.powers import POINTS
from blackgate.model.scripts import Effect, RunScript
from blackgate.model.state import GameState
from blackgate.model.gain_sorts import CIGARETTE, SEARCH_CARD, Gain
from blackgate.play.learned_weights import VALUES, load_brains, read_weights
from tests.cards.renamed_pack import renamed_trees
from tests.table import Box, shipped, table

CODE = Path(cards.__file__).parents[2]
ANSWERS = {gain_sorts.FOES_CARD, gain_sorts.CALLED_OFF, gain_sorts.LAID_CARDS,
           gain_sorts.COMBAT_WON}      # weighed by what they prevent


@cache
def other() -> tuple[Pack, Brains]:
    pack = load_pack(renamed_trees())
    return pack, load_brains(pack)


@pytest.mark.parametrize("seats", [("medium", "random"), ("medium", "random", "medium", "random")])
def test_medium_beats_random_with_other_names_and_numbers(seats: tuple[str, ...]) -> None:
    won = sum(play_game(*other(), Match(seats, 77), number).bot_wins["medium"] for number in range(40))
    assert interval(won, 40)[0] > 0.9, f"{won} of 40"


def test_no_card_gang_or_place_is_named_by_bots_or_words() -> None:
    pack = shipped()
    names = {thing.name for things in (pack.kinds, pack.places, pack.gangs, pack.gang_cards[1:], pack.backgrounds)
             for thing in things}
    for path in [*(CODE / "ai").rglob("*.py"), *(CODE / "words").rglob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {re.sub("^(card|place|gang|power|background)-", "", node.value) for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert not said & names, f"{path.name} names {said & names}"


def test_every_effect_says_what_it_brings_and_every_gain_is_weighed() -> None:
    assert set(cards.JUDGES) == set(gain_sorts.SORTS) - ANSWERS
    scripts = (*shipped().scripts, *other()[0].scripts)
    found = {effect.name: effect for script in scripts for effect in script.effects}
    found |= {effect.name: effect for powers in shipped().powers for effect in powers.turn_started}
    assert found.keys() == VOCABULARY.keys()
    for name, effect in found.items():
        assert effect.brings and all(gain.sort in gain_sorts.SORTS for gain in effect.brings), name


def made(name: str, **given: int) -> Effect:
    return make_effect(name, given, given)


def test_numbers_of_an_effect_are_its_packs() -> None:
    assert made("draw", cards=5).brings == (Gain(gain_sorts.DRAWN, 5),)
    assert made("beat", times=3).brings == (Gain(gain_sorts.BEATEN, 3),)
    assert made("take_cigarettes", up_to=4).facts["take_cigarettes_up_to"] == (4, "cigarette")
    assert [gain.amount for gain in other()[0].backgrounds[8].with_gang.gains] != [
        gain.amount for gain in shipped().backgrounds[8].with_gang.gains]


def test_what_a_card_draws_twice_is_summed() -> None:
    twice = made("draw", cards=2).brings + made("draw", cards=3).brings
    assert gain_sorts.summed((*twice, Gain(gain_sorts.SUPPLIED, 1, 4), Gain(gain_sorts.SUPPLIED, 2, 5))) == (
        Gain(gain_sorts.DRAWN, 5), Gain(gain_sorts.SUPPLIED, 1, 4), Gain(gain_sorts.SUPPLIED, 2, 5))


def test_a_gang_card_is_worth_its_points_and_what_its_turns_start_with() -> None:
    worths = dict(zip([card.name for card in shipped().gang_cards], gang_worths(shipped()), strict=True))
    assert worths[""] == 0.0
    assert worths["crew_lookout"] == 13.0 and worths["crew_sorter"] == 15.0 and worths["cartel_runner"] == 13.0
    assert worths["queers_carers"] == worths["cartel_protection"] == 9.0 and worths["bratva_armourer"] == 8.0
    assert all(point.worth for point in POINTS.values())


def test_weights_are_kept_by_what_a_card_does() -> None:
    assert feature_names(other()[0]) == feature_names(shipped())
    for path in sorted(VALUES.glob("*.yaml")):
        assert list(read_weights(path)) == feature_names(shipped()), path.name


def windfall(*, cards: int, cigarettes: int) -> Effect:
    """Nothing that a bot does not know the worth of."""

    def do(game: GameState, frame: RunScript, events: Events) -> None:
        raise AssertionError("it is only thought of here")

    return Effect(do, brings=[Gain(gain_sorts.DRAWN, cards), Gain(gain_sorts.GIVEN_CIGARETTES, cigarettes)])


@pytest.mark.parametrize(("cigarettes", "plays"), [(40, True), (1, False)])
def test_a_new_effect_of_known_units_is_played_for_what_it_brings(
    cigarettes: int, plays: bool, monkeypatch: pytest.MonkeyPatch,
) -> None:
    word = Word(windfall, "Draw cards and gain cigarettes.", cards=number(SEARCH_CARD), cigarettes=number(CIGARETTE))
    monkeypatch.setitem(effects.VOCABULARY, "windfall", word)
    trees = {"cards": dict(shipped().trees["cards"])}       # type: ignore[call-overload]
    trees["cards"]["jackpot"] = {"category": "action", "copies": 1, "value": 1,
                                 "play": [{"windfall": {"cards": 1, "cigarettes": cigarettes}}]}
    box = Box(load_pack(trees))
    game = table(box=box).seat(0, "cell_block", revealed=True, jackpot=1, shovel=1).turn(0, actions=1).start().game
    action = PolicyBot(1, load_brains(box.pack), 0.0, forgets=False).choose(Question(game))
    assert isinstance(action, Play) is plays
