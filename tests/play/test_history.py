"""What is told afterwards: the news since one's last turn, the points turn by turn, the luck of the die."""

import pytest

from blackgate.model.counts import ONE
from blackgate.model.events import Drawn, Dug, Event, Rolled, Taken, TurnEnded, TurnStarted
from blackgate.model.vocabulary import ANY
from blackgate.play.history import History
from tests.table import table

from .sitting import do, play, sit, sit_at


def started(seat: int) -> Event:
    return TurnStarted(seat)


def turn(seat: int, *inside: Event) -> list[Event]:
    return [started(seat), *inside, TurnEnded(seat)]


def rolled(seat: int, face: int) -> Event:
    return Rolled(seat, face, 0)


def dug(seat: int, points: int, total: int) -> Event:
    return Dug(seat, 5, points, total)


def test_the_news_are_what_the_others_did_between_two_turns_of_a_seat() -> None:
    others = [*turn(1, rolled(1, 3)), *turn(2, rolled(2, 4))]
    after = [rolled(0, 1)]      # what is left of one's own turn is not news
    history = History((0, 0, 0), [*turn(0, rolled(0, 2)), *after, *others, started(0)])
    assert history.since_turn(0) == others
    history.events += [rolled(0, 6)]
    assert history.since_turn(0) == others


def test_in_somebody_elses_turn_the_news_reach_up_to_now() -> None:
    history = History((0, 0, 0), [*turn(0), *turn(1, rolled(1, 3)), started(2), rolled(2, 5)])
    assert history.since_turn(0) == [*turn(1, rolled(1, 3)), started(2), rolled(2, 5)]
    assert history.since_turn(1) == [started(2), rolled(2, 5)]
    assert history.since_turn(2) == [*turn(0), *turn(1, rolled(1, 3))]


def test_until_the_next_turn_begins_the_news_are_those_before_ones_own() -> None:
    history = History((0, 0), [*turn(1), *turn(0), rolled(0, 2)])
    assert history.since_turn(0) == turn(1)
    history.events.append(started(1))
    assert history.since_turn(0) == [started(1)]
    assert History((0, 0), turn(0)).since_turn(0) == [] == History((0, 0)).since_turn(0)


def test_news_and_tales_hide_what_a_seat_may_not_know() -> None:
    drawn = Drawn(1, 1, ONE[1])
    history = History((0, 0), [*turn(0), started(1), drawn])
    hidden = Drawn(1, 1, ANY)
    assert history.since_turn(0)[-1] == history.events_for(0)[-1] == history.events_for(None)[-1] == hidden
    assert history.since_turn(1)[-1:] != [drawn] and history.events_for(1)[-1] == drawn
    assert history.events_for(0, 3) == [hidden] and history.events_for(0, 4) == []


def test_whoever_was_robbed_reads_in_the_news_which_card_it_was() -> None:
    stolen = Taken(1, 0, 3)
    history = History((0, 0, 0), [*turn(2), *turn(0), started(1), stolen])
    assert history.since_turn(0)[-1] == stolen and history.since_turn(2)[-1] == Taken(1, 0, ANY)


def test_the_story_has_the_points_before_each_turn_and_now() -> None:
    history = History((0, 2), [*turn(0, dug(0, 3, 3)), *turn(1, dug(1, 1, 3), dug(1, 2, 5)), started(0)])
    assert history.story() == [(0, 2), (3, 2), (3, 5), (3, 5)]
    history.events.append(dug(0, 1, 4))
    assert history.story()[-1] == (4, 5) and len(history.story()) == 4
    assert History((1, 0)).story() == [(1, 0)]


def test_each_seats_rolls_are_counted_by_face() -> None:
    history = History((0, 0), [rolled(0, 1), rolled(1, 6), rolled(0, 1), rolled(0, 5), *turn(1)])
    assert history.rolls() == [[2, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]]


def test_tools_count_as_stolen_from_the_cafeteria_and_from_who_was_extorted() -> None:
    game = table().seat(0, "cafeteria").seat(1, "cafeteria", knife=1).seat(2, spoon=1)
    session = sit_at(game, "human", "human", "human")
    do(session, "steal_spoon")
    assert session.stolen == [1, 0, 0]
    do(session, "end_turn")
    do(session, "extort", seat=0, tool="spoon", weapons=["knife"])
    assert session.stolen == [1, 0, 0]
    do(session, "cooperate")
    assert session.stolen == [1, 1, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_in_a_whole_game_every_piece_of_news_comes_just_once(seat: int) -> None:
    session = sit("easy", "medium", "easy")
    heard: list[Event] = []
    while not session.over:
        before = session.turn
        play(session, 1)
        if session.turn == seat != before and not session.over:
            heard += session.since(seat)
    others = [event for event in session.events_for(seat) if isinstance(event, TurnStarted) and event.seat != seat]
    asked = [event for event in heard if isinstance(event, TurnStarted)]
    assert asked == others[:len(asked)] and len(others) - len(asked) <= 2
