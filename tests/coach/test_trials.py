"""Options tried in imagined worlds: what is counted, compared and told, with an estimator whose chances are known."""

from collections.abc import Callable
from typing import cast

import pytest

from blackgate.ai.levels import Brains
from blackgate.ai.search.halving import Budget, gap
from blackgate.ai.search.value import Value
from blackgate.coach.calibration import Calibration, Reading, Stage
from blackgate.coach.estimate import Tally, odds, outlook
from blackgate.coach.hints import Hint, hint
from blackgate.coach.trials import Trial, Trials
from blackgate.model.actions import Action, Search
from blackgate.model.engine import do
from blackgate.model.state import GameState
from blackgate.model.view import View, view
from tests.table import Play, notation, table

Said = Callable[[GameState], list[float]]
AS_SAID = Calibration({})


class Stub:
    """An estimator that a test speaks for."""

    def __init__(self, said: Said) -> None:
        self._said = said

    def chances(self, game: GameState) -> list[float]:
        return self._said(game)


def brains(said: Said) -> Brains:
    return Brains({"players3": cast(Value, Stub(said))})


def action(play: Play, do: str, **arguments: object) -> Action:
    return notation().read_action({"do": do, **arguments}, 3, play.game.background[play.game.decider])


def seen(play: Play, *options: Action) -> View:
    """The view of the seat that is asked; with some options, as if these were all."""
    found = view(play.game, play.game.decider)
    if options:
        found.options = options
    return found


# --- Counting -----------------------------------------------------------------------------------------------------


def test_the_error_of_a_mean_follows_from_how_far_the_worlds_differ() -> None:
    tally = Tally(2)
    tally.add([0.2, 0.5])
    assert tally.error(0) == 0.5, "one world tells nothing of the others"
    tally.add([0.4, 0.5])
    tally.add([0.6, 0.5])
    assert tally.means == pytest.approx([0.4, 0.5])
    # A standard deviation of 0.2 over three worlds, and none.
    assert [tally.error(seat) for seat in range(2)] == pytest.approx([0.11547, 0.0], abs=1e-5)


def test_two_options_are_compared_in_the_worlds_that_both_have_seen_which_are_the_last() -> None:
    difference, error = gap([0.9, 0.5, 0.6], [0.4, 0.4])
    assert (difference, error) == pytest.approx((0.15, 0.05))
    assert gap([0.5], []) == (0.0, 1.0), "nothing is known of one that was never tried"


def test_the_opinion_of_the_policy_counts_for_who_decides_alone() -> None:
    trial = Trial(Search(), 0.1, 1, 3)
    assert trial.own == -1.0
    trial.tally.add([0.5, 0.25, 0.25])
    assert trial.said == pytest.approx([0.5, 0.35, 0.25]) and trial.own == pytest.approx(0.35)


# --- Worlds -------------------------------------------------------------------------------------------------------


def test_the_turn_is_played_to_its_end_and_no_further() -> None:
    play = table(3).seat(0, "showers").start()
    turns = play.game.turns
    judged = []

    class Notes:
        def chances(self, game: GameState) -> list[float]:
            judged.append((game.turns - turns, game.turn))
            return [1.0, 0.0, 0.0]

    outlook(play.game.clone(), turns, Notes())
    ended = play.game.clone()
    do(ended, action(play, "end_turn"))
    outlook(ended, turns, Notes())
    assert judged == [(1, 1), (1, 1)], "the next seat's turn has begun and is not played"


def test_all_options_of_a_look_see_the_same_world() -> None:
    play = table(3).seat(0, "cell_block", spoon=1).seat(1, "infirmary", link=3).seat(2, "rec_area", link=3).start()
    dig, end = action(play, "dig", tool="spoon"), action(play, "end_turn")
    trials = Trials(seen(play, dig, end), brains(lambda game: [game.hand[1] % 1009 / 1009, 0.0, 0.0]), seed=3)
    for _ in range(6):
        trials.look(trials.trials)
    assert trials.trials[0].worlds == trials.trials[1].worlds and len(set(trials.trials[0].worlds)) > 2
    assert trials.iterations == 12


def test_who_asks_about_two_options_is_told_of_these_two_without_an_opinion() -> None:
    """As the tutor does."""
    play = table(3).seat(0, "cell_block", spoon=1).start()
    dig, end = action(play, "dig", tool="spoon"), action(play, "end_turn")
    trials = Trials(seen(play, end, dig), brains(lambda game: [1.0, 0.0, 0.0]), seed=1)
    assert [(trial.action, trial.prior) for trial in trials.trials] == [(end, 0.0), (dig, 0.0)]


def test_the_better_half_goes_on_and_some_stay_to_the_end() -> None:
    play = table(3).seat(0, "cell_block", spoon=1, pickaxe=1, shovel=1, link=1).start()
    options = [action(play, "dig", tool=tool) for tool in ("spoon", "pickaxe", "shovel")] + [
        action(play, "search"), action(play, "end_turn")]
    # The fewer points in the tunnel after the turn, the better: an estimator need not make sense.
    trials = Trials(seen(play, *options), brains(lambda game: [1 - game.points[0] / 10, 0.0, 0.0]), seed=1)
    left = trials.halve(trials.trials, Budget(60, 0), keep=2)
    assert left[0].action == options[4] and len(left) == 2
    tried = [trial.tally.number for trial in trials.trials]
    assert left[0].tally.number == left[1].tally.number == max(tried) > min(tried) and trials.iterations == sum(tried)
    assert [trial.own for trial in left] == sorted((trial.own for trial in left), reverse=True)


# --- Hints --------------------------------------------------------------------------------------------------------


def hinted(looking: View, said: Said, calibration: Calibration = AS_SAID) -> Hint:
    return hint(looking, brains(said), calibration, iterations=60, budget_ms=None, seed=1)


def test_a_hint_lists_by_the_chance_it_shows() -> None:
    """An option may lead by what is said and fall behind by what that is worth."""
    play = table(3).seat(0, "cell_block", spoon=1).turn(0, actions=1).start()
    dig, end = action(play, "dig", tool="spoon"), action(play, "end_turn")

    def said(game: GameState) -> list[float]:
        return [0.49, 0.255, 0.255] if game.points[0] else [0.5, 0.5, 0.0]

    # Doubled logarithms: 0.2401 of 0.3702, and 0.25 of 0.5.
    found = hinted(seen(play, dig, end), said, Calibration({"players3": Reading((Stage(0.0, 2.0, 0.1),), (), 0.0)}))
    assert [(advice.action, round(advice.win, 3)) for advice in found.options] == [(dig, 0.649), (end, 0.5)]


def test_the_band_of_a_hint_is_that_of_who_decides() -> None:
    play = table(3).seat(0, "infirmary", link=3).seat(1, "cell_block", spoon=1).turn(1).start()
    options = action(play, "dig", tool="spoon"), action(play, "end_turn")

    def doubtful(seat: int) -> Said:
        def said(game: GameState) -> list[float]:
            found = [1 / 3] * 3
            found[seat] = 0.1 + 0.4 * (game.hand[0] % 7) / 7
            return found
        return said

    wide, narrow = (hinted(seen(play, *options), doubtful(seat)).options[0] for seat in (1, 0))
    assert wide.high - wide.low > 1.3 * (narrow.high - narrow.low)


# --- Odds ---------------------------------------------------------------------------------------------------------


def test_odds_are_the_mean_over_the_worlds_that_were_asked_for() -> None:
    play = table(3).seat(0, "showers").start()
    said = iter([0.2, 0.4, 0.6])

    def each(game: GameState) -> list[float]:
        own = next(said)
        return [own, 0.8 - own, 0.2]

    found = odds(seen(play), brains(each), Calibration({}), iterations=3, budget_ms=None, seed=1)
    assert found.win == pytest.approx((0.4, 0.4, 0.2)) and found.samples == 3
