"""The policy by hand: rolls by the model's rule, softness among near-equals, what cards are worth where."""

from collections import Counter
from dataclasses import replace
from math import exp
from typing import Any

import pytest

from blackgate.ai.bot import Question
from blackgate.ai.levels import SURE, WINDOW, Brains, PolicyBot, make_bot
from blackgate.ai.policy import keeping, worth
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.gains import OWN_GAINS
from blackgate.ai.policy.harms import aimed_harm
from blackgate.ai.policy.standing import Use
from blackgate.ai.policy.temper import CALM
from blackgate.ai.policy.turn import Turn
from blackgate.ai.search.halving import ranked_options
from blackgate.commands.law_checker import MODES
from blackgate.model import actions
from blackgate.model.actions import EndTurn, Extort, Go, Reveal, Sell
from blackgate.model.counts import FIELD, KNIFE, SHOVEL, pair_up
from blackgate.model.engine import legal
from blackgate.model.rng import Dice
from blackgate.model.gain_sorts import BEATEN, DRAWN, LOCKED_UP, RANDOM_CARD, TAKEN_CIGARETTES, Gain
from blackgate.model.view import view
from blackgate.model.worlds import determinize
from tests.ai.test_levels import moments
from tests.table import Play, Table, brains, shipped, table


def score(game: Play, word: str, **arguments: object) -> float:
    """The policy's score of one option."""
    found = [points for points, action in policy.scores(game.game)
             if {"do": word, **arguments}.items() <= game.written(action).items()]
    assert len(found) == 1, found
    return found[0]


@pytest.mark.parametrize("gang", [None, "bikers_detour", "bikers_scout"])
def test_a_roll_is_worth_the_best_place_that_each_face_really_leads_to(gang: str | None) -> None:      # R5.1a
    def laid() -> Table:
        return table().seat(0, "infirmary", shovel=2, link=1, gang=gang, revealed=True).seat(1, "cafeteria", knife=1)

    turn = Turn(laid().start().game)
    total = 0.0
    for face in range(1, 7):
        rolled = laid().rolls(face).start().do("roll_move")
        if rolled.prompt == "reroll":
            rolled.do("keep")
        game = rolled.game
        places = [option.place for option in legal(game) if isinstance(option, Go)] if game.agenda else [game.place[0]]
        total += max(turn.at(place, turn.game.actions - 1) for place in places)
    assert turn.roll() == pytest.approx(total / 6)


def test_a_place_that_was_rolled_is_worth_what_can_be_done_there() -> None:
    rolled = table().seat(0, "showers", shovel=1, revealed=True).seat(1, "infirmary").rolls(1).start().do("roll_move")
    turn = Turn(rolled.game)
    scored = {rolled.written(action)["place"]: points for points, action in policy.scores(rolled.game)}
    assert scored.keys() == {"cell_block", "cafeteria"}
    places = [place.name for place in rolled.game.pack.places]
    assert scored == {name: pytest.approx(turn.at(places.index(name), rolled.game.actions)) for name in scored}
    assert scored["cell_block"] > scored["cafeteria"]


def test_in_a_combat_a_knife_is_spent_before_a_blade() -> None:
    game = table().seat(0, "showers", knife=2).seat(1, "showers", knife=1, blade=1, shovel=1, revealed=True).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"]).do("fight")
    assert score(game, "weapon", kind="knife") == pytest.approx(score(game, "weapon", kind="blade") + 0.1)


@pytest.mark.parametrize(("is_revealed", "alone", "cards", "worth_of"), [
    (True, True, 4, 2), (True, True, 1, 1), (True, False, 4, 4), (False, True, 4, 4), (False, False, 4, 4),
])
def test_a_background_that_only_draws_is_worth_the_room_in_the_hand(
    is_revealed: bool, alone: bool, cards: int, worth_of: int,
) -> None:
    game = table().seat(0, "showers", link=10).start().game       # at the limit, and two may be spent first
    use = Use(game, 0, [], 0, game.place[0], is_revealed, alone)
    assert OWN_GAINS[DRAWN](use, cards) == pytest.approx(worth.DRAWN * worth_of)


def test_a_roll_can_be_had_again_for_what_a_roll_is_worth() -> None:
    game = table().seat(0, "infirmary", shovel=2, gang="bikers_scout").rolls(5).start().do("roll_move")
    turn = Turn(game.game)
    assert score(game, "reroll") == pytest.approx(turn.roll(game.actions))
    assert score(game, "keep") == pytest.approx(turn.at(shipped().places.index(
        next(place for place in shipped().places if place.name == "rec_area")), game.actions))


@pytest.mark.parametrize("mode", range(0, len(MODES), 4))
def test_every_world_imagined_for_a_question_asks_it_alike(mode: int) -> None:
    for game in moments(mode):
        for seat in range(game.players):
            world = determinize(view(game, seat), Dice(mode))
            assert (world.decider == game.decider and world.agenda[-1:] and True) or not game.agenda
            if seat == game.decider:
                assert legal(world) == legal(game)
            else:
                assert legal(world)         # Who must choose has something to choose from.


def test_a_hidden_hand_that_must_choose_has_a_choice_in_every_world() -> None:
    game = table().seat(0, inspection=1).seat(1, "showers", spoon=1, shovel=1, link=3).start()
    game.do("play", card="inspection", place="showers")
    assert game.prompt == "choose_card" and game.asked == 1
    for seed in range(40):
        assert len(legal(determinize(view(game.game, 0), Dice(seed)))) == 2


def two_ways() -> Play:
    return table().seat(0, "cafeteria", knife=3, revealed=True).seat(1, "cafeteria", link=2).seat(
        2, "cafeteria", link=2, beatings=1).turn(0, searches=1).start()


def test_softness_picks_near_equals_by_their_odds_and_nothing_further() -> None:
    game = two_ways().game
    scored = policy.scores(game)
    best = max(points for points, _ in scored)
    near = {action: exp((points - best) / 5.0) for points, action in scored
            if points > best - WINDOW * 5.0 and not isinstance(action, EndTurn)}
    assert 2 <= len(near) < len(scored)
    bot = PolicyBot(1, replace(brains(), habits=None), 5.0, forgets=False)
    picked = Counter(bot.choose(Question(game)) for _ in range(1500))
    assert picked.keys() == near.keys()
    for action, weight in near.items():
        assert picked[action] / 1500 == pytest.approx(weight / sum(near.values()), abs=0.04)


def test_nobody_is_soft_about_a_win_and_the_policy_about_nothing() -> None:
    game = table(2).seat(0, "cell_block", points=11, spoon=1, shovel=1).start().game
    assert max(points for points, _ in policy.scores(game)) > SURE
    assert len({make_bot("easy", seed, brains()).choose(Question(game)) for seed in range(30)}) == 1
    for known in (brains(), replace(brains(), habits=None)):
        bots = [PolicyBot(seed, known, 0.0, forgets=False) for seed in range(20)]
        assert {bot.choose(Question(two_ways().game)) for bot in bots} == {
            policy.choose(two_ways().game, habits=known.habits)}


def test_who_forgets_asks_the_fuller_hand_and_who_remembers_the_one_it_saw() -> None:
    laid = table(3).seat(0, "rec_area", cigarettes=8, link=1).seat(1, "rec_area", knife=3, revealed=True)
    game = laid.seat(2, "rec_area", link=7).start().do("buy", item="shovel").do("end_turn").game

    def asked(forgets: bool) -> tuple[int, int]:
        action = PolicyBot(1, replace(brains(), habits=None), 0.0, forgets).choose(Question(game))
        assert isinstance(action, Extort)
        return action.seat, action.tool

    assert asked(forgets=False) == (0, SHOVEL)
    assert asked(forgets=True) == (2, SHOVEL)


def test_the_chances_of_a_soft_bot_are_the_values_or_even_ones() -> None:
    game = two_ways().game
    assert make_bot("medium", 1, Brains()).think(Question(game)).win == (1 / 3,) * 3
    team = table(4, team=True).start().game
    assert make_bot("medium", 1, Brains()).think(Question(team)).win == (0.5,) * 4
    learnt = make_bot("medium", 1, brains()).think(Question(game)).win
    assert sum(learnt) == pytest.approx(1.0) and len(set(learnt)) > 1


def at_home(**hand: Any) -> Table:
    return table(4).seat(0, "cell_block", revealed=True, **hand)


def test_a_dig_is_worth_its_points_and_the_one_that_wins_a_thousand() -> None:
    assert score(at_home(spoon=1, shovel=1).turn(0, actions=1).start(), "dig", tool="shovel") == pytest.approx(
        3 * 6.0 + 2.0 + 0.25 * (6.0 + 3.0))
    assert score(table(4).seat(0, "cell_block", points=7, shovel=1).start(), "dig", tool="shovel") > 1000


@pytest.mark.parametrize(("beatings", "tool", "gain"), [(0, 1, 0.0), (1, 1, 4.0), (2, 0, 9.0), (2, 1, 16.0)])
def test_healing_is_worth_most_to_who_cannot_dig(beatings: int, tool: int, gain: float) -> None:
    game = table().seat(0, "infirmary", beatings=beatings, shovel=tool).start().game
    assert worth.heal_gain(game, 0) == gain


def test_an_ambush_tells_on_the_leader_who_can_take_one_more() -> None:
    def ambush(points: int, beatings: int) -> float:
        laid = table(4).seat(0, ambush=1, revealed=True).seat(1, "showers", points=points, beatings=beatings)
        return score(laid.start(), "play", card="ambush", seat=1)

    assert ambush(8, 1) > ambush(8, 0) > ambush(2, 0) > ambush(8, 2)
    assert ambush(5, 1) - ambush(5, 0) == pytest.approx(7 * 0.5 - 1.0)


def test_locking_up_who_is_at_home_counts_more() -> None:
    def snitch(place: str) -> float:
        return score(table(4).seat(0, snitch=1).seat(1, place, points=6).start(), "play", card="snitch", seat=1)

    assert snitch("cell_block") - snitch("showers") == pytest.approx(2 * 0.72)


def test_a_bonus_is_read_from_the_script_of_the_gang() -> None:
    def burgle(gang: str | None, **hand: Any) -> float:
        game = table().seat(0, background="burglar", gang=gang, **hand).start()
        return score(game, "reveal") - score(game, "end_turn") - 0.5

    plain, bonus = burgle(None), burgle("crew_sorter")
    stay = burgle("crew_sorter", link=9)
    assert bonus - plain > 3 * 3.0 > 0 > stay - bonus


def test_more_actions_are_wanted_when_none_is_left() -> None:
    laid = table().seat(0, "cell_block", background="mechanic", shovel=2)
    early, late = laid.turn(0, actions=2).start(), laid.turn(0, actions=0).start()
    assert isinstance(policy.choose(late.game), Reveal)
    assert not isinstance(policy.choose(early.game), Reveal)
    assert score(late, "reveal") - score(late, "end_turn") == pytest.approx(
        18.0 + 0.25 * (18.0 + 3.0) - 0.25 * 36.0 - 2.0 + 2 * 3.0 - 6.2 * 1.2)


def test_a_better_dig_is_revealed_when_it_wins() -> None:
    game = table(4).seat(0, "cell_block", points=6, shovel=1, background="miner").start()
    assert score(game, "reveal") > 800
    assert score(table(4).seat(0, "showers", points=6, shovel=1, background="miner").start(), "reveal") < 0


@pytest.mark.parametrize(("sort", "beatings", "harm"), [
    (BEATEN, 0, 5.0), (BEATEN, 1, 13.0), (LOCKED_UP, 0, 7.0), (RANDOM_CARD, 0, 15.0), (TAKEN_CIGARETTES, 0, 4.0),
])
def test_what_is_aimed_at_one_costs_what_it_does(sort: str, beatings: int, harm: float) -> None:
    game = table().seat(0, beatings=beatings, shovel=1, knife=1).start().game
    assert aimed_harm(game, 0, (Gain(sort),)) == harm
    assert aimed_harm(game, 0, (Gain(sort), Gain(TAKEN_CIGARETTES))) == harm + 4.0


@pytest.mark.parametrize(("sort", "hand"), [("cheap", {"spoon": 1, "shovel": 1}), ("dear", {"shovel": 2})])
def test_an_inspection_spares_its_own_tools_and_finds_the_leaders(sort: str, hand: dict[str, Any]) -> None:
    laid = table(4).seat(0, "showers", inspection=1, **hand).seat(1, "cafeteria", shovel=1, points=5)
    own = score(laid.start(), "play", card="inspection", place="showers")
    theirs = score(laid.start(), "play", card="inspection", place="cafeteria")
    nobody = score(laid.start(), "play", card="inspection", place="rec_area")
    assert own == pytest.approx(nobody - (8.0 if sort == "cheap" else 24.0))
    assert theirs > nobody


@pytest.mark.parametrize("card", ["sleight_of_hand", "rigged_game"])
def test_a_teammate_is_not_robbed(card: str) -> None:
    played: dict[str, Any] = {card: 1}
    laid = table(4, team=True).seat(0, "cafeteria", **played).seat(1, "cafeteria", link=1, cigarettes=3)
    game = laid.seat(2, "cafeteria", shovel=1, cigarettes=9).start()
    assert score(game, "play", card=card, seat=2) < -40 < score(game, "play", card=card, seat=1)


def test_hands_are_swapped_for_better_ones_only() -> None:
    def swap(mine: int, theirs: int, gang: str | None = None) -> float:
        laid = table().seat(0, "cafeteria", background="con_artist", link=mine, gang=gang)
        return score(laid.seat(1, "cafeteria", blade=theirs).start(), "reveal", seat=1)

    assert swap(4, 4) - swap(4, 2) == pytest.approx(2 * 3.0)
    assert swap(6, 4) < swap(5, 4)
    assert swap(4, 4, "crew_lookout") > swap(4, 4) + 2 * 3.0


def test_cash_is_had_where_it_buys_something() -> None:
    def book(place: str, actions: int = 1) -> float:
        game = table().seat(0, place, background="bookmaker", cigarettes=3).turn(0, searches=1, actions=actions).start()
        return score(game, "reveal") - score(game, "end_turn")

    assert book("rec_area") > book("showers") + 5
    assert book("rec_area", actions=0) < book("rec_area")


def parted(number: int, **hand: Any) -> dict[str, int]:
    """What the policy parts with first."""
    game = table().seat(0, **hand).start().game
    return {shipped().kinds[kind].name: count for kind, count in pair_up(keeping.least_needed(game, 0, number))}


def test_cards_are_kept_by_their_worth_and_the_third_of_a_kind_goes_first() -> None:
    hand: dict[str, Any] = {"link": 3, "shovel": 2, "container": 1, "phone": 1}
    assert parted(2, **hand) == {"link": 2}
    assert parted(5, **hand) == {"link": 3, "container": 1, "phone": 1}
    assert parted(1, riot=1, ambush=1) == parted(1, ambush=1, snitch=1) == {"ambush": 1}, "of equals the first"
    game = table().seat(0, **hand).start().game
    assert worth.spare_cards(game, 0) & FIELD[SHOVEL] == 0
    assert {shipped().kinds[kind].name for kind in range(len(shipped().kinds))
            if worth.spare_cards(game, 0) & FIELD[kind]} == {"link", "phone"}


def test_cards_that_belong_together_are_kept_together() -> None:
    assert parted(2, pike=2, link=1, inspection=1, spoon=1) == {"pike": 1, "inspection": 1}
    assert parted(1, link=1, blade=1, riot=1, knife=1) == {"riot": 1}
    # Two Accessories pay for the Crew; one of them leads nowhere.
    assert parted(1, bandana=1, gold_chain=1, riot=1) == {"riot": 1}
    assert parted(1, bandana=1, riot=1) == {"bandana": 1}


def test_a_search_looks_at_several_ways_to_discard_and_to_sell() -> None:
    game = table().seat(0, pike=2, link=1, inspection=1, riot=1, spoon=6).turn(0, actions=0, searches=1).start()
    game.do("end_turn")
    options = [game.written(option)["cards"] for _, option in ranked_options(game.game, 9, CALM)]
    assert options[0] in ({"pike": 1}, {"inspection": 1}, {"riot": 1})
    assert len(options) >= 3 and len({str(cards) for cards in options}) == len(options)


def test_a_search_looks_at_smaller_sales_too() -> None:
    game = table().seat(0, "rec_area", phone=2, moonshine=1, spoon=1).turn(0, actions=1, searches=1).start()
    sales = [game.written(option)["cards"] for _, option in ranked_options(game.game, 24, CALM)
             if isinstance(option, Sell)]
    assert {"phone": 2, "moonshine": 1} in sales and {"phone": 2} in sales and {"phone": 1, "moonshine": 1} in sales


def test_only_what_nothing_needs_is_sold() -> None:
    def sold(**hand: Any) -> set[str]:
        game = table().seat(0, "rec_area", **hand).start().game
        return {shipped().kinds[kind].name for kind, _ in pair_up(keeping.needless(game, 0))}

    assert sold(pike=3, link=3, phone=1) == {"phone"}
    assert sold(pike=2, link=3, phone=1) == {"link", "phone"}
    assert sold(bandana=2, phone=1) == {"bandana", "phone"}
    assert sold(gang="queers_sanctuary", bandana=1, tracksuit=1) == set()
    assert sold(gang="crew_hustler", bandana=1, tracksuit=1) == {"bandana", "tracksuit"}


def test_danger_is_michel_and_armed_rivals_where_one_carries_tools() -> None:
    laid = table().seat(0, "rec_area", shovel=1).seat(1, "cafeteria").seat(2, "cafeteria").michel("infirmary")
    game = laid.start().game
    place = {name.name: number for number, name in enumerate(shipped().places)}
    assert worth.danger(game, 0, place["infirmary"]) == 7.0
    assert worth.danger(game, 0, place["cafeteria"]) == pytest.approx(0.8)
    assert worth.danger(game, 0, place["showers"]) == 0.0
    assert worth.danger(game, 1, place["infirmary"]) == 4.0 and worth.danger(game, 1, place["rec_area"]) == 0.0
    game.known[1 * 3 + 0] = 1 << 8 * KNIFE
    assert worth.danger(game, 0, place["cafeteria"]) == pytest.approx(1.2)


def test_an_action_card_costs_the_card_and_an_action() -> None:
    game = table().seat(0, "showers", care_package=1, revealed=True).turn(0, searches=1, actions=1).start()
    assert isinstance(policy.choose(game.game), actions.Play)
    assert score(game, "play", card="care_package") == pytest.approx(3 * 3.0 + 3 * 1.3 - 3.0)
