"""Chances: they add up, they are the same for the same view, and they say how sure they are."""

from math import isclose

import pytest

from blackgate.coach.calibration import (
    AS_SAID, ODDS, Calibration, Reader, Reading, Stage, mode_of, progress, read_chances, weights_at,
)
from blackgate.coach.estimate import Odds, odds
from blackgate.coach.hints import hint, hint_stages
from blackgate.cards.yamltree import read_yaml
from blackgate.model.view import View, view
from blackgate.play.spectator_view import sight_of, watch_openly
from tests.table import brains, table

from .playing import MODES, Mode, calibration, positions


def looked(seen: View, seed: int = 1, iterations: int = 12) -> Odds:
    return odds(seen, brains(), calibration(), iterations=iterations, budget_ms=None, seed=seed)


@pytest.mark.parametrize("mode", MODES[::2], ids=str)
def test_chances_add_up_through_anybodys_eyes(mode: Mode) -> None:
    players, team, _ = mode
    for number, game in enumerate(positions(mode, 5)):
        if number % 60 != 30:
            continue
        for seen in (view(game, number % players), sight_of(game, None), watch_openly(game)):
            found = looked(seen, iterations=4)
            assert isclose(sum(found.win), players / 2 if team else 1.0)
            assert not team or found.win[0] == found.win[2]
            assert all(low < win < high for low, win, high in zip(found.low, found.win, found.high, strict=True))
            assert found.samples == 4


def test_the_same_view_and_seed_give_the_same_answer_and_more_worlds_a_narrower_band() -> None:
    game = next(game for number, game in enumerate(positions((4, False, 0), 3)) if number == 70)
    seen = view(game, 1)
    few, many = looked(seen), looked(seen, iterations=200)
    assert few == looked(seen) != looked(seen, seed=2)
    assert many.high[1] - many.low[1] < few.high[1] - few.low[1]
    assert few.low[1] < many.win[1] < few.high[1]


def test_a_game_that_is_over_has_no_doubt() -> None:
    game = table(3).seat(0, "cell_block", points=11, spoon=1).start().do("dig", tool="spoon")
    assert looked(view(game.game, 1)) == Odds((1.0, 0.0, 0.0), (1.0, 0.0, 0.0), (1.0, 0.0, 0.0), 0)


def test_who_is_about_to_dig_the_last_point_is_as_good_as_out() -> None:
    game = table(3).seat(0, "cell_block", points=11, spoon=1).seat(1, points=6).start()
    found = looked(view(game.game, 0))
    assert found.win[0] > 0.97 and found.low[0] > 0.9


def test_a_budget_of_time_is_kept_and_a_few_worlds_are_always_seen() -> None:
    game = next(game for number, game in enumerate(positions((4, False, 0), 3)) if number == 40)
    found = odds(view(game, 0), brains(), calibration(), iterations=None, budget_ms=1, seed=1)
    assert found.samples >= 4


def test_hint_and_odds_do_not_contradict_each_other() -> None:
    """The best option leaves no less than the policy's play does, but for the noise of both."""
    compared = 0
    for number, game in enumerate(positions((4, False, 0), 8)):
        seen = view(game, game.decider)
        if number % 25 == 12 and len(seen.options) > 1:
            best = hint(seen, brains(), calibration(), iterations=120, budget_ms=None, seed=1).options[0]
            said = looked(seen, iterations=60)
            assert best.high >= said.low[seen.seat] and best.win > said.win[seen.seat] - 0.06
            compared += 1
    assert compared > 4


def test_a_first_answer_comes_before_the_final_one_and_both_list_the_best_first() -> None:
    game = next(positions((4, False, 0), 3))
    seen = view(game, game.decider)
    first, final = hint_stages(seen, brains(), calibration(), iterations=150, budget_ms=None, seed=1)
    assert first.samples < final.samples
    for found in (first, final):
        assert 1 <= len(found.options) <= 3
        assert list(found.options) == sorted(found.options, key=lambda each: -each.win)
        assert all(each.low <= each.win <= each.high and each.why for each in found.options)


def test_every_way_to_play_has_its_numbers_with_where_they_come_from() -> None:
    names = {mode_of(players, team, michel > 0) for players, team, michel in MODES}
    assert calibration().modes.keys() == names == {path.stem for path in ODDS.glob("*.yaml")}
    for path in ODDS.glob("*.yaml"):
        written = read_yaml(path).plain()
        assert isinstance(written, dict)
        made = written["made"]
        assert {"date", "mode", "games", "positions", "seed", "cards", "values", "log_loss", "log_loss_as_said",
                "even_log_loss"} <= made.keys()
        read, said, even = (float(made[name]) for name in ("log_loss", "log_loss_as_said", "even_log_loss"))
        assert made["mode"] == path.stem and read < even and read < said + 0.01
        reading = calibration().modes[path.stem]
        players = 2 if path.stem.startswith("team") else int(path.stem.removeprefix("players")[0])
        assert len(reading.wait) == players and reading.stages[0].at == 0.0 and reading.stages[-1].at == 1.0
        assert all(0.3 < stage.scale < 2.5 and 0.0 < stage.doubt < 1.0 for stage in reading.stages)


def test_a_reading_draws_chances_together_or_apart_and_they_still_add_up() -> None:
    calm = Reading((Stage(0.0, 0.5, 0.1), Stage(1.0, 2.0, 0.1)), (), 0.0)
    said = [0.7, 0.2, 0.1]
    early, late = (read_chances(calm, at, 0, -1, said) for at in (0.0, 1.0))
    assert isclose(sum(early), 1.0) and isclose(sum(late), 1.0)
    assert early[0] < said[0] < late[0]
    assert all(isclose(one, other) for one, other in zip(read_chances(AS_SAID, 0.3, 2, -1, said), said, strict=True))
    assert weights_at(0.6, (0.0, 0.5, 1.0)) == pytest.approx([0.0, 0.8, 0.2])


def test_a_pack_that_nobody_measured_is_read_as_it_is_said() -> None:
    game = next(positions((4, False, 0), 1))
    reader = Reader(view(game, 0), Calibration({}))
    assert reader.read([0.4, 0.3, 0.2, 0.1]) == pytest.approx((0.4, 0.3, 0.2, 0.1))
    assert progress(view(game, 0)) == 0.0
