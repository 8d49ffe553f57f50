"""The oracle's judgement of all that the game shows at one moment: of every seat, of onlookers, of the public table."""

from blackgate.model.view import redact, view
from blackgate.play.spectator_view import events_for, watch
from blackgate.play.public_options import public

from . import reading
from .games import Moment
from .oracle import ONLOOKER, allowed_event, allowed_table, allowed_view, differences


def judge_events(moment: Moment) -> None:
    """Every seat is told of every event what it may know, no more and no less."""
    whole = reading.events(moment.events)
    for seat in range(moment.game.players):
        told = reading.events(redact(moment.events, seat))
        assert told == [allowed_event(event, seat) for event in whole], f"seat {seat}"
    told = reading.events(events_for(moment.events, None))
    assert told == [allowed_event(event, ONLOOKER) for event in whole], "onlookers"


def judge_views(moment: Moment) -> None:
    """Every seat sees what it may know, its memory of other hands included."""
    game, memory, _ = moment
    truth = reading.truth(game)
    for seat in range(game.players):
        wrong = differences(reading.view(view(game, seat), game), allowed_view(truth, memory, seat))
        assert not wrong, f"seat {seat}: {wrong}"


def judge_table(moment: Moment) -> None:
    """Onlookers see what is public. The public table adds what all know of each hand."""
    game, memory, _ = moment
    truth = reading.truth(game)
    wrong = differences(reading.view(watch(game), game), allowed_view(truth, memory, ONLOOKER))
    assert not wrong, f"onlookers: {wrong}"
    wrong = differences(reading.view(public(game), game), allowed_table(truth, memory))
    assert not wrong, f"the public table: {wrong}"


def judge(moment: Moment) -> None:
    judge_events(moment)
    judge_views(moment)
    judge_table(moment)
