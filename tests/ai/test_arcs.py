"""Remarks on the whole game: each turn of it is found in a made game, told in six languages, and once."""

import pytest

from blackgate.ai.talk.arcs import BATTERED, DRY, FRESH, Arcs
from blackgate.ai.talk.moments import NO_MOMENT, Moment
from blackgate.ai.talk.remarks import Chatter, lines
from blackgate.model.counts import SHOVEL, SPOON
from blackgate.model.events import Beaten, CombatWon, Cooperated, Dug, Event, Joined, Paid, Taken, TurnStarted, Won
from blackgate.model.inmates import ARCS, NAMED
from blackgate.model.pack import Inmate
from blackgate.model.rng import Dice
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY, NOTHING
from blackgate.model.worlds import determinize
from blackgate.words.text import Text, languages
from tests.table import shipped, table

from .test_remarks import MODES, chatter, seated, start, story

Made = tuple[Event, ...]
GOAL = shipped().goal(3, False)


def digs(seat: int, *totals: int) -> Made:
    return tuple(Dug(seat, SPOON, 1, total) for total in totals)


def fights(winner: int, loser: int, turns: int = 1) -> Made:
    """Each in a turn of its own; what is taken then is no second blow."""
    return tuple(event for _ in range(turns)
                 for event in (TurnStarted(winner), CombatWon(winner, loser), Taken(winner, loser, ANY)))


# A made game of three, the seat, and what the game is to it.
MADE: dict[str, tuple[Made, int, Moment]] = {
    "took_lead": ((*digs(0, 3), *digs(1, 6), *digs(0, 7)), 0, ("took_lead", NOTHING)),
    "overtaken": ((*digs(0, 3), *digs(1, 6), *digs(0, 7)), 1, ("overtaken", 0)),
    "comeback": ((*digs(1, 6), *digs(0, 1, 7)), 0, ("comeback", NOTHING)),
    "neck_and_neck": ((*digs(1, 6), *digs(0, 6)), 0, ("neck_and_neck", 1)),
    "two_points": (digs(1, 6, GOAL - 2), 0, ("two_points", 1)),
    "only_empty": ((*digs(1, 1), *digs(2, 1)), 0, ("only_empty", NOTHING)),
    "dry_spell": ((TurnStarted(0),) * (DRY + 1), 0, ("dry_spell", NOTHING)),
    "grudge": (fights(1, 0, turns=2), 0, ("grudge", 1)),
    "revenge": ((*fights(1, 0, turns=2), *fights(0, 1)), 0, ("revenge", 1)),
    "punchbag": ((Beaten(0, 1),) * BATTERED, 0, ("punchbag", NOTHING)),
    "all_ganged": (tuple(Joined(seat, 3 + seat, 0, 0) for seat in (1, 2, 0)), 0, ("all_ganged", NOTHING)),
}


def arcs(players: int = 3, team: bool = False) -> Arcs:
    return Arcs(view(table(players, team=team).start().game, 0))


def after(made: Made, seat: int, found: Arcs | None = None) -> Moment:
    found = found or arcs()
    for event in made:
        found.follow(event)
    return found.now(seat)


def test_every_arc_has_a_made_game() -> None:
    assert set(MADE) == set(ARCS)
    assert {word for word, (_, _, (_, about)) in MADE.items() if about != NOTHING} == set(NAMED) & set(ARCS)


@pytest.mark.parametrize("word", ARCS)
def test_the_turn_of_a_game_is_found_only_when_it_has_come(word: str) -> None:
    made, seat, arc = MADE[word]
    assert after(made, seat) == arc
    last = next(number for number in reversed(range(len(made))) if not isinstance(made[number], Taken))
    assert after(made[:last], seat) != arc


@pytest.mark.parametrize("word", ARCS)
@pytest.mark.parametrize("lang", languages())
def test_the_turn_of_a_game_is_told_in_every_language(word: str, lang: str) -> None:
    made, seat, (_, about) = MADE[word]
    text = Text(lang, strict=True)
    for inmate in (*shipped().inmates, Inmate("stranger", 1, "Ana", {}, 100)):
        talker = Inmate(inmate.name, 1, inmate.title, {}, 100, inmate.lines)
        talk = Chatter({seat: talker}, view(table(3).start().game, 0), 1)
        said = [remark for event in made for _, remark in talk.hear([event]) if remark.key]
        said += [remark for _ in range(8) for _, remark in talk.hear([Paid(2, NOTHING, 1)]) if remark.key]
        of_it = [remark for remark in said if remark.key in lines(inmate, word)]
        assert len(of_it) <= 1
        for remark in of_it:
            assert remark.about == about
            assert "{" not in text(remark.key, name="Konstantin") and len(text(remark.key, name="Konstantin")) <= 80


def test_everybody_finds_words_for_every_turn_of_a_game() -> None:
    """Whoever is silent just now speaks as soon as they may."""
    for word, (made, seat, (_, about)) in MADE.items():
        talk = Chatter({seat: Inmate("stranger", 1, "Ana", {}, 100)}, view(table(3).start().game, 0), 1)
        talk._spoke_turn[seat] = talk._line_turn = 99        # has said enough while the game takes that turn
        for event in made:
            talk.hear([event])
        talk._spoke_turn[seat] = talk._line_turn = -99
        talk._quiet_for[seat] = 99
        [(who, remark)] = talk.hear([Paid(2, NOTHING, 1)])
        assert (who, remark.about) == (seat, about) and remark.key in [f"remark-any-{word}-{n}" for n in (1, 2)]


def test_each_is_told_once_and_not_when_it_is_old_news() -> None:
    found = arcs()
    assert after(MADE["grudge"][0], 0, found)[0] == "grudge"
    found.close(0)
    assert found.now(0) == NO_MOMENT
    assert after(fights(1, 0), 0, found) == NO_MOMENT
    assert after(fights(2, 0, turns=2), 0, found) == ("grudge", 2)
    assert after((TurnStarted(1),) * (FRESH + 1), 0, found) == NO_MOMENT


def test_one_blow_is_one_however_much_it_costs() -> None:
    assert after((TurnStarted(1), CombatWon(1, 0), Taken(1, 0, ANY), Paid(1, 0, 3)), 0) == NO_MOMENT
    assert after((*fights(1, 0), TurnStarted(1), Cooperated(0, 1, SHOVEL)), 0) == ("grudge", 1)
    assert after((Paid(NOTHING, 0, 3), TurnStarted(1), Paid(NOTHING, 0, 3)), 0) == NO_MOMENT


def test_a_team_leads_together_and_bears_no_grudge_among_itself() -> None:      # R3
    goal = shipped().goal(4, True)
    found = arcs(4, team=True)
    lead: Made = (*digs(1, goal // 2), *digs(0, goal // 4), *digs(2, goal // 2))
    assert after(lead, 2, found)[0] in ("took_lead", "comeback")
    assert found.now(1) == ("overtaken", 2)
    assert after(fights(0, 2, turns=2), 2, arcs(4, team=True)) == NO_MOMENT


@pytest.mark.parametrize("mode", MODES)
def test_games_have_turns_worth_a_word_and_their_end_has_none(mode: tuple[int, bool, int]) -> None:
    found = Arcs(view(start(*mode), 0))
    seen: set[str] = set()
    for event in [event for events in story(*mode)[1] for event in events]:
        before = [found.now(seat) for seat in range(mode[0])]
        found.follow(event)
        seen |= {found.now(seat)[0] for seat in range(mode[0])} - {""}
        assert not isinstance(event, Won) or before == [found.now(seat) for seat in range(mode[0])]
    assert len(seen) >= 2


@pytest.mark.parametrize("mode", MODES)
def test_with_hidden_cards_dealt_anew_the_same_is_said(mode: tuple[int, bool, int]) -> None:       # R12
    game = start(*mode)
    heard = [event for events in story(*mode)[1] for event in events]
    worlds = [determinize(view(game, seat), Dice(seat)) for seat in range(2)]
    talks = [Chatter(seated(mode[0]), view(world, 1), 4) for world in (game, *worlds)]
    said = [[talk.hear([event]) for event in heard] for talk in talks]
    assert said[0] == said[1] == said[2]


@pytest.mark.parametrize("mode", MODES)
def test_who_comes_back_to_a_game_remembers_it(mode: tuple[int, bool, int]) -> None:
    """What was told of before is not told again, and what began before can come to its end."""
    heard = [event for events in story(*mode)[1] for event in events]
    whole = Arcs(view(start(*mode), 0))
    for event in heard[:len(heard) // 2]:
        whole.follow(event)
    for seat in range(mode[0]):
        whole.close(seat)
    later = Arcs(view(start(*mode), 0), heard[:len(heard) // 2])
    later._points, later._gang = list(whole._points), list(whole._gang)     # which the view of then would say
    for event in heard[len(heard) // 2:]:
        whole.follow(event)
        later.follow(event)
        assert [whole.now(seat) for seat in range(mode[0])] == [later.now(seat) for seat in range(mode[0])]


def test_limits_hold_for_what_is_said_of_the_whole_game_too() -> None:
    """At most one line in two turns at the table: counted in test_remarks, here that they are said at all."""
    keys = [remark.key for mode in MODES for seed in range(4) for talk in [chatter(mode, seed)]
            for events in story(*mode)[1] for _, remark in talk.hear(events) if remark.key]
    of_the_game = [key for key in keys if key.split("-")[2] in ARCS]
    assert 0.05 < len(of_the_game) / len(keys) < 0.6
