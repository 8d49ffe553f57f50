"""Runs of the long way out: lives, favours, the evenings of each sentence, and bots that play them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from blackgate.ai.bot import Effort
from blackgate.play.long_way import simulating
from blackgate.play.long_way.evening import Evening, Favour, Rival
from blackgate.play.long_way.reading import names_of
from blackgate.play.long_way.run import FOR_LIFE, LONG, SHORT, Run
from blackgate.play.long_way.simulating import is_evening_won

from .test_long_way import EVENINGS, FAVOURS


def test_a_run_keeps_one_of_three_favours_and_takes_it_along() -> None:
    run = Run.begun(LONG, 5)
    run.win(2, EVENINGS[0], names_of(FAVOURS), is_last=False)
    assert run.offered == ["whetstone", "old_debt", "early_bird"]
    run.choose("parcel")
    assert run.favours == []                    # It was not offered.
    run.choose("old_debt")
    assert (run.favours, run.taken, run.offered) == (["old_debt"], ["old_debt"], [])
    run.take("old_debt")
    assert run.taken == [] and run.favours == ["old_debt"]


def test_a_favour_that_was_kept_as_one_of_its_cards_is_not_offered_again() -> None:
    run = Run.begun(LONG, 5)
    run.offered = ["accessory"]
    run.choose("accessory-tracksuit")
    assert run.favours == ["accessory-tracksuit"] == run.taken
    run.win(1, replace(EVENINGS[0], favours=("accessory", "parcel", "whetstone")), names_of(FAVOURS), is_last=False)
    assert run.offered[:2] == ["parcel", "whetstone"] and "accessory" not in run.offered
    run.decline()
    assert run.offered == []


def test_after_every_evening_there_are_three_favours_to_choose_from() -> None:
    run = Run.begun(LONG, 5)
    for evening in EVENINGS[:-1]:
        run.win(1, evening, names_of(FAVOURS), is_last=False)
        assert len(run.offered) == 3 and not set(run.offered) & set(run.favours)
        run.choose(run.offered[0])


def test_at_most_five_favours_count() -> None:
    run = Run(favours=list(FAVOURS))
    for name in FAVOURS:
        run.take(name)
    assert run.taken == list(FAVOURS)[:5]


def test_a_lost_evening_costs_a_life_and_is_dealt_anew() -> None:
    run = Run.begun(LONG, 5)
    before = run.deal
    run.lose()
    assert run.lives == 2 and run.deal != before and not run.has_ended
    run.lose()
    run.lose()
    assert run.has_ended


def test_other_sentences_have_other_evenings() -> None:
    short, life = Run.begun(SHORT, 1), Run.begun(FOR_LIFE, 1)
    assert len(short.evenings(EVENINGS)) == 6
    short.win(1, EVENINGS[0], names_of(FAVOURS), is_last=False)
    assert short.offered == []
    assert life.lives == 1 and life.evenings(EVENINGS)[0].rivals[0] == Rival("loyal", "medium")
    assert life.evenings(EVENINGS)[11].rivals[0].level == "expert"


def test_bots_can_play_the_first_evening_and_the_same_deal_ends_the_same() -> None:
    won = [is_evening_won(EVENINGS[1], [], deal, "medium") for deal in range(4)]
    assert won == [is_evening_won(EVENINGS[1], [], deal, "medium") for deal in range(4)]
    assert any(won)


def test_a_run_is_over_when_its_evenings_are_won_and_each_is_dealt_from_its_own_seed() -> None:
    run = Run.begun(SHORT, 5, chosen=True)
    assert run.chosen and not Run.begun(SHORT, 5).chosen
    deals = {run.deal}
    run.lose()
    for _ in range(6):
        assert not run.is_out(EVENINGS)
        deals.add(run.deal)
        run.win(1, EVENINGS[0], names_of(FAVOURS), is_last=False)
        assert run.tries == 0
    assert run.is_out(EVENINGS) and len(deals) == 7 and run.lives == 2
    last = Run.begun(LONG, 5)
    last.win(1, EVENINGS[0], names_of(FAVOURS), is_last=True)
    assert last.offered == []


def test_nobody_takes_a_favour_along_that_the_run_has_not_kept() -> None:
    run = Run(favours=list(FAVOURS)[:6])
    run.take(list(FAVOURS)[7])
    assert run.taken == []
    for name in run.favours:
        run.take(name)
    run.take(run.favours[0])
    run.take(run.favours[5])
    assert run.taken == run.favours[1:6]


def test_bots_that_play_a_run_win_and_lose_as_a_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, int]] = []

    def wins(evening: Evening, favours: Sequence[Favour], deal: int, level: str, effort: Effort) -> bool:
        played.append((evening.number, len(favours)))
        return evening.number != 3 or len(played) == 4

    monkeypatch.setattr(simulating, "is_evening_won", wins)
    assert simulating.evenings_won(LONG, EVENINGS, FAVOURS, 3, "easy") == 12
    assert played[:5] == [(1, 0), (2, 1), (3, 2), (3, 2), (4, 3)] and played[-1] == (12, 5)
    played[:] = [(0, 0)] * 9
    assert simulating.evenings_won(LONG, EVENINGS, FAVOURS, 3, "easy") == 2
    assert len(played) == 9 + 2 + 3


def test_the_favours_of_an_average_run_are_those_first_offered() -> None:
    assert simulating.average_favours(EVENINGS[0], EVENINGS, FAVOURS) == []
    before = [favour.name for favour in simulating.average_favours(EVENINGS[2], EVENINGS, FAVOURS)]
    assert before == ["whetstone", next(name for name in EVENINGS[1].favours if name != "whetstone")]
    assert len(simulating.average_favours(EVENINGS[11], EVENINGS, FAVOURS)) == 5
    assert simulating.first_choice("accessory", FAVOURS) == FAVOURS["accessory"].choices[0]
    assert simulating.first_choice("parcel", FAVOURS) == "parcel"
