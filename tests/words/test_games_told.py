"""Whole games in words: every line, question and option is a proper sentence for every looker.

The languages take turns, a decision each; that each of them has all the sentences is for `test_all_words`.
"""

from itertools import cycle

import pytest

from blackgate.ai.bot import Question, RandomBot
from blackgate.model.engine import apply
from blackgate.model.events import Event, TurnEnded
from blackgate.model.setup import new_game
from blackgate.model.view import view
from blackgate.offers.meaning import label
from blackgate.words.teller import Teller
from blackgate.words.text import languages
from tests.greedy import GreedyBot
from tests.table import shipped

from .listening import Listening

NAMES = ("Ana", "Ben", "Cara", "Dev", "Eli", "Fay")


@pytest.mark.parametrize(("players", "team", "michel"), [(2, False, 1), (5, False, 0), (4, True, 0), (6, True, 2)])
def test_a_whole_game_is_told_to_every_looker_in_all_languages_by_turns(players: int, team: bool, michel: int) -> None:
    tellers = [Teller(Listening(lang), shipped(), NAMES[:players], ("", "michel", "michelle")[michel])
               for lang in languages()]
    turns = cycle(tellers)
    events: list[Event] = []
    game = new_game(shipped(), players, 5, team=team, michel=michel, events=events)
    bots = [GreedyBot(seat) if michel or seat % 2 else RandomBot(seat) for seat in range(players)]
    while not game.winners:
        question = Question(game)
        sights = [view(game, seat) for seat in range(players)]
        action = bots[question.seat].choose(question)
        teller = next(turns)
        for event in events:
            for me in (None, *range(players)):
                assert bool(teller.event(event, me)) == (not isinstance(event, TurnEnded))
        assert all(map(teller.prompt, sights))
        assert all(label(teller, option, sights[question.seat]) for option in {*question.options[-3:], action})
        events = apply(game, action)
    for teller in tellers:
        assert all(teller.event(events[-1], me) for me in (None, *range(players)))
        assert teller.prompt(view(game, 0)) == ""
