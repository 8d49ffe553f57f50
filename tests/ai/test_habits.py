"""What games have taught the policy: readable, with where it comes from, and never more than a correction."""

from dataclasses import replace
from math import exp, log
from random import Random
from typing import Any

import pytest

from blackgate.ai.bot import NO_EFFORT, Effort, Question
from blackgate.ai.levels import Maker, by_policy, by_search, in_worlds, make_bot
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.habits import (
    ASPECTS, BEHIND, FIRST_MOST, FOLLIES, MOST, SPREAD, STANDING, SURE, Habits, aspects_of, is_taught, standing_of,
)
from blackgate.ai.policy.temper import CALM
from blackgate.cards.library import load_pack
from blackgate.cards.yamltree import read_yaml
from blackgate.commands.law_checker import MODES
from blackgate.model.actions import ACTIONS, NUMBERS, Action, CautiousMove, Extort, Join, Search, StealSpoon
from blackgate.model.engine import do, legal
from blackgate.model.rng import Dice, mixed
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.worlds import determinize
from blackgate.play.learned_weights import HABITS, load_brains
from tests.ai.test_levels import moments
from tests.cards.renamed_pack import renamed_trees
from tests.table import Play, brains, shipped, table


def only(*, is_first: bool = False, **weights: float) -> Habits:
    """Habits about some aspects, however one stands."""
    return Habits([[weights.get(name, 0.0), *[0.0] * (len(STANDING) - 1)] for name in ASPECTS], is_first)


def at_the_spoons() -> Play:
    laid = table().seat(0, "cafeteria", knife=2, shovel=1, container=1, link=2, revealed=True)
    return laid.seat(1, "cafeteria", link=3, blade=1, shovel=1, points=4).seat(2, "infirmary", link=2, spoon=1).start()


def stands(game: GameState) -> dict[str, float]:
    return {name: much for name, much in zip(STANDING, standing_of(game), strict=True) if much}


def test_the_shipped_habits_say_where_they_come_from() -> None:
    written = read_yaml(HABITS).plain()
    assert isinstance(written, dict)
    assert {"date", "generations", "games", "seed", "start", "change", "cards"} <= written["made"].keys()
    assert written["weights"].keys() <= set(ASPECTS) and len(written["weights"]) > 30
    for row in written["weights"].values():
        assert row.keys() <= set(STANDING)
    assert brains().habits is not None


def test_how_a_seat_stands() -> None:
    mine = stands(at_the_spoons().game)
    assert mine["always"] == 1.0 and mine["weapons"] == pytest.approx(2 / 3) and mine["company"] == 0.5
    assert mine["rivals_progress"] == pytest.approx(4 / 11) or mine["rivals_progress"] > 0.3
    assert mine["parts_of_tools"] == 0.5 and mine["where_crafting"] == 1.0 and mine["hand"] == 0.6
    assert "has_background" not in mine and "at_home" not in mine and "in_team" not in mine
    beaten = stands(table(4, team=True).seat(0, "infirmary", beatings=2, shovel=1).turn(0, actions=1).start().game)
    assert beaten["barred"] == beaten["in_team"] == beaten["last_action"] == 1.0


@pytest.mark.parametrize(("word", "goods", "aspect"), [
    ("buy", {"item": "knife"}, "arms_itself"), ("buy", {"item": "pickaxe"}, None),
    ("buy", {"item": "shovel"}, "great_tool"),
    ("craft", {"product": "knife"}, "arms_itself"), ("craft", {"product": "shovel"}, "great_tool"),
    ("extort", {"seat": 1, "tool": "spoon"}, "small_tool"), ("extort", {"seat": 1, "tool": "shovel"}, "great_tool"),
])
def test_goods_are_weapons_or_small_or_great_tools(word: str, goods: dict[str, object], aspect: str | None) -> None:
    laid = table().seat(0, "rec_area", cigarettes=20, knife=1, blade=1, container=1, link=2)
    game = laid.seat(1, "rec_area", spoon=1, shovel=1).start()
    [option] = [option for _, option in policy.scores(game.game)
                if {"do": word, **goods}.items() <= game.written(option).items()][:1]
    named = {ASPECTS[number] for number, _ in aspects_of(game.game, option)}
    assert named & {"arms_itself", "small_tool", "great_tool"} == ({aspect} if aspect else set())


def test_an_option_is_known_by_what_it_does_where_it_leads_and_whom_it_hits() -> None:
    game = at_the_spoons().game
    for _, option in policy.scores(game):
        named = {ASPECTS[number]: much for number, much in aspects_of(game, option)}
        assert all(0.0 <= much <= 1.2 for much in named.values())
        if isinstance(option, CautiousMove):
            offers = {"to_dig", "to_trade", "to_steal", "to_heal", "to_search", "to_craft", "to_company", "to_solitary"}
            assert named.keys() & offers
        if isinstance(option, StealSpoon):
            assert named == {"steal_spoon": 1.0}
    extorts = [option for _, option in policy.scores(game) if isinstance(option, Extort)]
    assert extorts
    assert {ASPECTS[number] for number, _ in aspects_of(game, extorts[0])} >= {"extort", "at_progress", "at_cards"}


@pytest.mark.parametrize(("card", "aspects"), [
    ("crew_lookout", {"join:search_draws": 1.0}),
    ("crew_hustler", {"join:search_draws": 1.0, "join:search_discards": 1.0, "join:searches": 1.0}),
    ("cartel_protection", {"join:each_turn_cigarettes": 1.0}),
    ("bratva_armourer", {"join:each_turn_armed": 1.0}),
])
def test_to_join_is_known_by_the_powers_of_the_card_that_is_had(card: str, aspects: dict[str, float]) -> None:
    gang = card.partition("_")[0]
    hand: dict[str, Any] = dict.fromkeys(
        ("bandana", "gold_chain", "tracksuit", "leather_gloves", "tattoo_ink", "signet_ring"), 1)
    laid = table().seat(0, "showers", **hand)
    game = laid.gangs(**{gang: [card]}).start().game
    option = next(option for option in legal(game) if isinstance(option, Join)
                  and game.pack.gangs[option.gang].name == gang)
    found = {ASPECTS[number]: much for number, much in aspects_of(game, option)}
    assert {name: much for name, much in found.items() if name.startswith("join:")} == aspects


def moved_by(habits: Habits, game: GameState) -> dict[Action, float]:
    """How far the habits move each option that they apply to, before the differences are reduced."""
    plain = {option: score for score, option in policy.scores(game)}
    best = max(plain.values())
    taught = policy.scores(game, habits=habits)
    if habits.is_first:
        return {option: score - plain[option] for score, option in taught if plain[option] > best - FOLLIES}
    favourite = max(plain, key=lambda option: plain[option])
    zero = next(score for score, option in taught if option == favourite)
    return {option: best + (score - zero) / SPREAD - plain[option]
            for score, option in taught if plain[option] > best - FOLLIES}


@pytest.mark.parametrize(("is_first", "most"), [(False, MOST), (True, FIRST_MOST)])
def test_a_habit_corrects_scores_within_bounds(is_first: bool, most: float) -> None:
    game = at_the_spoons().game
    assert not isinstance(policy.choose(game), Search)
    for weight, bounded in ((3.0, 3.0), (500.0, most), (-500.0, -most)):
        moved = moved_by(only(is_first=is_first, search=weight), game)
        for option, much in moved.items():
            assert much == pytest.approx(bounded if isinstance(option, Search) else 0.0)


def test_options_far_below_the_best_keep_their_score() -> None:
    game = at_the_spoons().game
    plain = {option: score for score, option in policy.scores(game)}
    follies = {option for option, score in plain.items() if score <= max(plain.values()) - FOLLIES}
    taught = {option: score for score, option in policy.scores(game, habits=only(extort=9.0, search=3.0))}
    assert all(taught[option] == plain[option] for option in follies)


def test_differences_between_scores_are_reduced_for_searches() -> None:
    """The order is the same, and the best corrected score is what it was."""
    game = at_the_spoons().game
    plain = {option: score for score, option in policy.scores(game)}
    near = {option: score for option, score in plain.items() if score > max(plain.values()) - FOLLIES}
    taught = {option: score for score, option in policy.scores(game, habits=only(nothing=1.0)) if option in near}
    top = max(plain.values())
    assert len(near) > 3
    for option, score in near.items():
        assert taught[option] == pytest.approx(top - SPREAD * (top - score))


def test_a_correction_is_bounded_beside_the_favourites() -> None:
    """What all options have in common changes nothing, however large it is. For the first habits it does."""
    game = at_the_spoons().game
    favourite = policy.choose(game)
    name = ASPECTS[NUMBERS[type(favourite)]]
    for is_first in (False, True):
        moved = moved_by(only(is_first=is_first, search=3.0, **{name: 500.0}), game)
        [searched] = [much for option, much in moved.items() if isinstance(option, Search)]
        assert moved[favourite] == pytest.approx(FIRST_MOST if is_first else 0.0)
        assert searched == pytest.approx(3.0 if is_first else -MOST)


def test_the_policys_score_is_an_aspect_too() -> None:
    game = at_the_spoons().game
    plain = {option: score for score, option in policy.scores(game)}
    best = max(plain.values())
    for option, much in moved_by(only(behind=2.0), game).items():
        assert much == pytest.approx(max(-MOST, 2.0 * (plain[option] - best) / BEHIND))
    for option, much in moved_by(only(favourite=5.0), game).items():
        assert much == pytest.approx(-5.0 if plain[option] < best else 0.0)
    assert policy.choose(game, habits=only(favourite=5.0)) == policy.choose(game)


@pytest.mark.parametrize("is_first", [False, True])
def test_the_choice_is_the_first_of_the_best_corrected_options(is_first: bool) -> None:
    """It does not look at options that no correction can bring to the front; the answer is the same."""
    random = Random(4)
    shipped_habits = brains().habits
    assert shipped_habits is not None
    for habits in (
        Habits(shipped_habits.weights, is_first),
        Habits([[random.gauss(0.0, 5.0) for _ in STANDING] for _ in ASPECTS], is_first),
    ):
        for game in (game for mode in range(len(MODES)) for game in moments(mode)):
            scored = policy.scores(game, habits=habits)
            assert policy.choose(game, habits=habits) == max(scored, key=lambda each: each[0])[1]


def test_a_win_needs_no_habit_and_neither_do_other_questions() -> None:
    game = table(2).seat(0, "cell_block", points=11, spoon=1, shovel=1).start().game
    assert max(score for score, _ in policy.scores(game)) > SURE
    for habits in (only(dig=-20.0, search=20.0), only(great_tool=9.0), only(small_tool=9.0)):
        assert policy.scores(game, habits=habits) == policy.scores(game)
        assert policy.choose(game, habits=habits) == policy.choose(game)
    asked = at_the_spoons().do("extort", seat=1, tool="shovel", weapons=["knife"]).game
    assert not is_taught(asked)
    assert policy.scores(asked, habits=only(fight=20.0, cooperate=-20.0)) == policy.scores(asked)


@pytest.mark.parametrize("make", [by_policy(0.0), by_search(in_worlds(2, 3))])
def test_what_a_seat_cannot_see_changes_no_habit(make: Maker) -> None:      # R12
    for mode in (2, 5, 9):
        for number, game in enumerate(moments(mode)):
            seat = game.decider
            dealt = [determinize(view(game, seat), Dice(mixed(mode, number, deal))) for deal in (0, 1)]
            assert len({make(7, brains(), NO_EFFORT, CALM).choose(Question(world)) for world in (game, *dealt)}) == 1


def test_only_the_stronger_levels_have_habits() -> None:
    random = Random(3)
    noise = Habits([[random.gauss(0.0, 4.0) for _ in STANDING] for _ in ASPECTS])
    otherwise, untaught = replace(brains(), habits=noise), replace(brains(), habits=None)
    effort = Effort(iterations=12)
    changed: set[str] = set()
    for number, game in enumerate(moments(4)):
        for word in ("easy", "medium", "hard", "expert", "mcts"):
            found = {make_bot(word, number, each, effort).choose(Question(game)) for each in (otherwise, untaught)}
            if len(found) > 1:
                changed.add(word)
    assert changed == {"hard", "expert", "mcts"}


def test_another_packs_options_are_known_by_the_same_aspects() -> None:
    other = load_pack(renamed_trees())
    assert load_brains(other).habits is not None
    pack = shipped()
    names = {thing.name for things in (pack.kinds, pack.gang_cards[1:], pack.backgrounds, pack.places)
             for thing in things}
    assert not names & set(ASPECTS)
    assert not names & {aspect.partition(":")[2] for aspect in ASPECTS}


def test_habits_climb_towards_what_has_paid() -> None:
    numpy = pytest.importorskip("numpy")
    from lab.training import climbing

    random = Random(5)
    company = STANDING.index("company")
    play, search = ASPECTS.index("play"), ASPECTS.index("search")
    standings, apart, credit = [], [], []
    for _ in range(600):
        crowded = float(random.random() < 0.5)
        played = random.random() < 0.5      # else it searched
        standings.append([1.0, *[crowded if name == "company" else 0.0 for name in STANDING[1:]]])
        row = [0.0] * (len(ASPECTS) + 1)
        row[play], row[search] = (0.5, -0.5) if played else (-0.5, 0.5)
        apart.append(row)
        paid = 0.08 if bool(crowded) == played else -0.08
        credit.append(paid + random.gauss(0.0, 0.2))
    slope = climbing._slope(*(numpy.array(each) for each in (apart, standings, credit)))
    way = climbing.step(slope, 0.02)
    assert way[play][company] > 0 > way[search][company]
    assert way[play][0] < 0 < way[search][0]
    learnt = slope.spread[: climbing.LEARNT, : climbing.LEARNT]
    assert 0.5 * way.ravel() @ learnt @ way.ravel() / slope.choices == pytest.approx(0.02)
    assert slope.gain(way) > 0 > slope.gain(-way)
    assert numpy.abs(climbing.step(slope, 0.08)) == pytest.approx(2 * numpy.abs(way))
    written = climbing.yaml_of({"games": 1}, way)
    assert '"play:drawn"' not in written and "  play: {" in written


def test_a_choice_is_credited_with_what_follows_less_and_less() -> None:
    numpy = pytest.importorskip("numpy")
    from lab.training.climbing import TRACE, credited

    gains = credited(numpy.array([[0.5, 0.5], [0.6, 0.4], [0.6, 0.4], [1.0, 0.0]]))
    assert gains[:, 0] == pytest.approx([0.1 + 0.4 * TRACE**2, 0.4 * TRACE, 0.4, 0.0])
    assert gains[:, 1] == pytest.approx(-gains[:, 0])


def test_a_game_teaches_its_choices() -> None:
    pytest.importorskip("numpy")
    from lab.training import climbing

    known = brains().habits
    assert known is not None
    choices, gains = climbing.played(shipped(), brains().value(2, False), known, climbing.Mode(2), 8)
    assert len(choices) > 20 and max(choice.turn for choice in choices) < len(gains)
    assert {choice.seat for choice in choices} == {0, 1}
    for choice in choices:
        assert len(choice.standing) == len(STANDING)
        # Whatever is chosen, something else is not: what is done weighs nothing in all.
        assert sum(choice.apart.get(word, 0.0) for word in range(len(ACTIONS))) == pytest.approx(0.0)


def test_the_gradient_knows_which_corrections_are_bounded() -> None:
    """It tells how much more probable the chosen option becomes with a weight: so does a try."""
    pytest.importorskip("numpy")
    from lab.training import climbing

    game = at_the_spoons().game
    best = max(score for score, _ in policy.scores(game))
    aspect, softness = ASPECTS.index("search"), 12.0

    def chance(habits: Habits, chosen: Action) -> float:
        near = [(score, option) for (score, option), (plain, _) in
                zip(policy.scores(game, habits=habits), policy.scores(game), strict=True) if plain > best - FOLLIES]
        top = max(score for score, _ in near)
        odds = {option: exp((score - top) / SPREAD / softness) for score, option in near}
        return log(odds[chosen] / sum(odds.values()))

    for weight, is_free in ((3.0, True), (MOST + 5.0, False)):
        habits = only(search=weight)
        played = game.clone()
        choice = climbing._go_on(played, habits, Random(1), 0, softness)
        assert choice is not None and (choice.bounded > 0) != is_free
        told = choice.apart.get(aspect, 0.0) / softness
        [moved] = [
            (chance(only(search=weight + 1e-4), option) - chance(only(search=weight - 1e-4), option)) / 2e-4
            for option in [option for _, option in policy.scores(game)] if is_what_was_done(game, option, played)
        ]
        assert told == pytest.approx(moved, abs=1e-3)     # It leaves out the least probable options.
        assert (abs(told) > 1e-3) == is_free


def is_what_was_done(game: GameState, option: Action, played: GameState) -> bool:
    tried = game.clone()
    do(tried, option)
    return tried == played
