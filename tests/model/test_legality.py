"""The list of options and the reasons for refusals are two tellings of the same rules."""

from itertools import combinations_with_replacement, product
from random import Random

import pytest

from blackgate.ai.bot import fill_by_lot
from blackgate.commands.law_checker import MODES
from blackgate.model.actions import (
    Accept, Action, Buy, CautiousMove, ChooseCard, Cooperate, Craft, Decline, Dig, Discard, Draw, EndTurn, Extort,
    Fight, Follow, GiveUp, Go, Heal, Join, Keep, MoveMichel, Pass, Play, Reroll, Reveal, RollMove, Search,
    StealSpoon, Weapon,
)
from blackgate.model.codec import load_position, position
from blackgate.model.counts import ONE, TOOL_KINDS, WEAPON_KINDS, size
from blackgate.model.engine import do, is_legal, legal
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY, NOTHING
from blackgate.model.refusal_reasons import why
from tests.table import notation, shipped


def universe(players: int) -> list[Action]:
    """Every action without templates that can be written down at all."""
    pack = shipped()
    places, kinds, seats = range(len(pack.places)), range(len(pack.kinds)), range(players)
    actions: list[Action] = [
        RollMove(), Search(), StealSpoon(), Heal(), EndTurn(), Reroll(), Keep(), Fight(), GiveUp(), Pass(), Draw(),
        MoveMichel(), Accept(), Decline(),
    ]
    actions += [verb(place) for verb in (CautiousMove, Follow, Go) for place in places]
    actions += [verb(kind) for verb in (Dig, Weapon, ChooseCard) for kind in kinds]
    actions += [Craft(recipe.product) for recipe in pack.recipes]
    actions += [Cooperate(tool) for tool in (NOTHING, *kinds)]
    actions += [Buy(item) for item in range(len(pack.items))]
    weapons = [sum(ONE[kind] for kind in laid) for n in (1, 2, 3) for laid in
               combinations_with_replacement(WEAPON_KINDS, n)]
    actions += [Extort(*rest) for rest in product(seats, TOOL_KINDS, weapons)]
    for kind in kinds:
        script = pack.kinds[kind].script
        argument = script.argument if script else ""
        targets = {"seat": seats, "place": places}.get(argument, (NOTHING,))
        actions += [Play(kind, target) for target in targets]
    actions += [Reveal(target) for target in range(-3, 8)]
    paid = [sum(ONE[kind] for kind in some) for n in (1, 2, 3) for some in
            combinations_with_replacement(pack.accessories, n)]
    actions += [Join(gang, some) for gang in range(len(pack.gangs)) for some in paid]
    return actions


def play_on(game: GameState, random: Random, decisions: int) -> None:
    for _ in range(decisions):
        if game.winners:
            return
        options = legal(game)
        action = options[int(random.random() * len(options))]
        do(game, fill_by_lot(view(game, game.decider), action, random.random) if ANY in action else action)


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_an_action_is_refused_with_a_rule_exactly_when_it_is_not_offered(mode: int) -> None:
    players, team, michel = MODES[mode]
    random = Random(mode)
    game = new_game(shipped(), players, mode, team=team, michel=michel)
    every = universe(players)
    for _ in range(40):
        play_on(game, random, 7)
        if game.winners:
            break
        offered = {option for option in legal(game) if ANY not in option}
        argument = shipped().backgrounds[game.background[game.decider]].plain.argument
        for action in every:
            if isinstance(action, Reveal) and argument == "cards":
                continue
            refusal = why(game, action)
            assert (refusal is None) == (action in offered) == is_legal(game, action), (action, refusal)
            if refusal is not None:
                assert refusal[0].islower() and refusal[1].startswith("R"), (action, refusal)


def test_discards_must_have_the_right_number_of_cards_from_the_hand() -> None:      # R4d
    random = Random(5)
    tried = 0
    for seed in range(20):
        game = new_game(shipped(), 4, seed)
        for _ in range(300):
            play_on(game, random, 1)
            if game.winners:
                break
            template = legal(game)[0]
            if not isinstance(template, Discard) or ANY not in template:
                continue
            tried += 1
            good = fill_by_lot(view(game, game.decider), template, random.random)
            assert isinstance(good, Discard)
            assert why(game, good) is None
            assert why(game, good._replace(cards=good.cards + ONE[0] * 5)) is not None
            assert size(good.cards) == template.number
            loaded = load_position(position(game, notation()), notation())
            assert is_legal(loaded, good)
    assert tried > 20
