"""Inmates' emotes and remarks: of what everybody saw, seldom, and never of anything secret."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.ai.talk.moments import FACTS, Facts, Moment, moment
from blackgate.ai.talk.remarks import (
    ANYBODY, AT_ONCE, EVENTS_APART, LINES, OWN_TURNS_APART, TURNS_APART, Chatter, Remark, lines, remark,
)
from blackgate.disk.folders import shipped as shipped_folder
from blackgate.model.actions import Action
from blackgate.model.counts import KNIFE, ONE, PICKAXE, SHOVEL
from blackgate.model.engine import do
from blackgate.model.events import (
    Armed, Beaten, Bought, CombatWon, Cooperated, Drawn, Dug, Event, Exchanged, Extorted, Healed, Joined, Paid,
    Revealed, Rolled, Sent, Sold, Started, Swapped, Taken, TurnStarted, TurnedUp, Won,
)
from blackgate.model.inmates import ARCS, EMOTES, MOMENTS, NAMED
from blackgate.model.pack import Inmate
from blackgate.model.rng import Dice, mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import View, view
from blackgate.model.vocabulary import ANY, NOTHING
from blackgate.model.worlds import determinize
from blackgate.play.learned_weights import load_brains
from blackgate.words.text import entries
from tests.table import Play, shipped, table

Said = list[tuple[int, Remark]]
MODES = ((2, False, 1), (4, False, 0), (6, False, 0), (4, True, 0), (6, True, 2))
STRANGER = Inmate("stranger", 1, "Ana", {}, 100)        # of another pack, without lines of its own
INMATES = (*shipped().inmates, STRANGER)


def start(players: int, team: bool, michel: int, events: list[Event] | None = None) -> GameState:
    return new_game(shipped(), players, 11, team=team, michel=michel, events=events)


@cache
def story(players: int, team: bool, michel: int) -> tuple[tuple[Action, ...], tuple[tuple[Event, ...], ...]]:
    """A game of mediums: what they did, and the events of the start and of every action."""
    began: list[Event] = []
    game = start(players, team, michel, began)
    bots = [make_bot("medium", mixed(3, seat), load_brains(shipped())) for seat in range(players)]
    actions: list[Action] = []
    told: list[tuple[Event, ...]] = [tuple(began)]
    while not game.winners:
        events: list[Event] = []
        actions.append(bots[game.decider].choose(Question(game)))
        do(game, actions[-1], events)
        told.append(tuple(events))
    return tuple(actions), tuple(told)


def seated(players: int) -> dict[int, Inmate]:
    return {seat: shipped().inmates[2 * seat + seat % 2] for seat in range(players)}


def chatter(mode: tuple[int, bool, int], seed: int = 5) -> Chatter:
    return Chatter(seated(mode[0]), view(start(*mode), 0), seed)


def words_of(file: str) -> dict[str, str]:
    return entries((shipped_folder("locale") / "en" / f"{file}.ftl").read_text(encoding="utf-8"))


def facts(game: Play | None = None) -> Facts:
    return Facts(view((game or table(4).start()).game, 0))


@pytest.mark.parametrize(("event", "of_0", "of_1"), [
    (Started(2, 4), ("start", NOTHING), ("start", NOTHING)),
    (CombatWon(0, 1), ("won_fight", 1), ("lost_fight", 0)),
    (CombatWon(0, NOTHING), ("beat_michel", NOTHING), None),
    (CombatWon(NOTHING, 0), None, None),
    (Extorted(0, 1, SHOVEL, ONE[KNIFE]), ("extorts", 1), ("extorted", 0)),
    (Cooperated(0, 1, SHOVEL), ("gave_in", 1), None),
    (Cooperated(0, NOTHING, SHOVEL), None, None),
    (Dug(0, PICKAXE, 2, 2), ("dug", NOTHING), None),
    (Dug(0, PICKAXE, 8, 8), ("close", NOTHING), ("rival_close", 0)),
    (Dug(0, PICKAXE, 10, 10), None, None),
    (Beaten(0, 1), ("beaten", NOTHING), None),
    (Sent(1, 0, 7), None, ("locked_up", 0)),
    (Joined(0, 3, 0, 0), ("joined", NOTHING), None),
    (Revealed(0, 3, 0), ("revealed", NOTHING), None),
    (Taken(0, 1, ANY), ("robs", 1), ("robbed", 0)),
    (Paid(0, 1, 3), ("robs", 1), ("robbed", 0)),
    (Paid(0, NOTHING, 5), None, None),
    (Swapped(0, 1), ("robs", 1), ("robbed", 0)),
    (Sold(0, ONE[SHOVEL], 5), ("traded", NOTHING), None),
    (Sold(0, ONE[KNIFE], 1), None, None),
    (Bought(0, SHOVEL, 1, 8), ("traded", NOTHING), None),
    (Bought(0, KNIFE, 1, 2), None, None),
    (TurnedUp(0, 2), ("met_michel", NOTHING), None),
    (Healed(0, 1), ("healed", NOTHING), None),
    (Armed(0, KNIFE, 1), None, ("helped", 0)),
    (Armed(0, KNIFE, 0), None, None),
    (Exchanged(0, 1, ANY, 0, ANY, 0), None, ("helped", 0)),
    (Won(1), ("escaped", NOTHING), ("lost", 0)),
    (Drawn(0, 3, ANY), None, None),
])
def test_an_event_is_a_moment_to_those_in_it(event: Event, of_0: Moment | None, of_1: Moment | None) -> None:
    assert moment(event, 0, facts()) == (of_0 or ("", NOTHING))
    assert moment(event, 1, facts()) == (of_1 or ("", NOTHING))


def test_a_roll_that_leads_the_beaten_to_the_infirmary_is_a_good_one() -> None:     # R1.1, R6.5
    roll = Rolled(0, 5, 0)
    assert moment(roll, 0, facts(table().seat(0, "showers", beatings=1).start())) == ("good_roll", NOTHING)
    assert moment(roll, 0, facts(table().seat(0, "showers").start())) == ("", NOTHING)


def test_a_roll_that_leaves_no_choice_is_a_bad_one() -> None:       # R5.1a
    roll = Rolled(0, 4, 0)
    assert moment(roll, 0, facts(table().seat(0, "cafeteria").start())) == ("bad_roll", NOTHING)
    assert moment(roll, 0, facts(table().seat(0, "cafeteria", gang="bikers_detour").start())) == ("", NOTHING)
    assert moment(Rolled(0, 4, 1), 0, facts(table().seat(0, "cafeteria").start())) == ("", NOTHING)


def test_a_team_is_close_together_and_does_not_fear_its_own() -> None:      # R3
    laid = facts(table(4, team=True).seat(0, points=6).seat(2, points=6).start())
    dug = Dug(0, PICKAXE, 2, 8)
    assert [moment(dug, seat, laid)[0] for seat in range(4)] == ["close", "rival_close", "", "rival_close"]


@pytest.mark.parametrize("mode", MODES)
def test_the_facts_are_the_same_in_every_view_and_every_world_behind_it(mode: tuple[int, bool, int]) -> None:   # R12
    actions, told = story(*mode)
    game = start(*mode)
    followed = Facts(view(game, 0))
    for number, action in enumerate(actions):
        do(game, action)
        for event in told[number + 1]:
            followed.follow(event)
        seat = number % game.players
        seen = view(game, seat)
        world = determinize(seen, Dice(number))
        imagined = view(world, (seat + 1) % game.players)
        for name in FACTS:
            assert getattr(Facts(seen), name) == getattr(Facts(imagined), name) == getattr(followed, name)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_replayed_is_remarked_on_as_before(mode: tuple[int, bool, int]) -> None:
    actions, told = story(*mode)
    began: list[Event] = []
    game = start(*mode, began)
    again = chatter(mode)
    said = [again.hear(began)]
    for action in actions:
        events: list[Event] = []
        do(game, action, events)
        said.append(again.hear(events))
    first = chatter(mode)
    assert said == [first.hear(events) for events in told]
    assert any(said)
    other = chatter(mode, seed=6)
    assert said != [other.hear(events) for events in told]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(5))
def test_nobody_becomes_a_nuisance(mode: tuple[int, bool, int], seed: int) -> None:
    """Every limit over a whole game, the end excepted, when all may react and two may speak."""
    talk = chatter(mode, seed)
    turns = number = 0
    reacted: dict[int, int] = {}
    spoke: dict[int, int] = {}
    last: dict[int, str] = {}
    for event in [event for events in story(*mode)[1] for event in events]:
        turns += isinstance(event, TurnStarted)
        number += 1
        said = talk.hear([event])
        if isinstance(event, Won):
            assert sum(bool(each.key) for _, each in said) <= AT_ONCE
        else:
            assert len(said) <= AT_ONCE
            assert all(number - reacted.get(seat, -99) >= EVENTS_APART for seat, _ in said)
        for seat, each in said:
            reacted[seat] = number
            if not each.key:
                continue
            assert each.key != last.get(seat)
            if not isinstance(event, Won):
                assert turns - max(spoke.values(), default=-99) >= TURNS_APART
                assert turns - spoke.get(seat, -99) >= OWN_TURNS_APART
            spoke[seat], last[seat] = turns, each.key
    assert spoke


def test_an_inmate_may_react_to_every_eighth_event() -> None:
    talk = Chatter({0: STRANGER}, view(start(2, False, 0), 0), 3)
    reacted = [number for number in range(400) if talk.hear([CombatWon(0, 1)])]
    assert min(after - before for before, after in pairwise(reacted)) == EVENTS_APART


def everything_said(inmate: Inmate, event: Event, laid: Facts) -> set[Remark]:
    random = Random(1)
    return {said for _ in range(400) if (said := remark(inmate, 0, event, laid, random))}


def test_who_escapes_has_the_last_word() -> None:
    silent = Inmate("silent", 1, "Ana", {}, 0)
    assert {said.key for said in everything_said(silent, Won(1), facts())} == set(lines(silent, "escaped"))
    assert everything_said(silent, Won(2), facts()) == {Remark("sad")}


def test_the_line_of_last_time_is_not_said_again() -> None:
    first, second = lines(STRANGER, "escaped")
    said = {remark(STRANGER, 0, Won(1), facts(), Random(seed), last=first) for seed in range(40)}
    assert said == {Remark("laugh", second)}


def test_an_inmate_speaks_its_own_lines_and_looks_its_own_way() -> None:
    brute = next(inmate for inmate in INMATES if inmate.name == "brute")
    said = everything_said(brute, Extorted(2, 0, SHOVEL, ONE[KNIFE]), facts())
    assert said == {Remark("laugh"), Remark("laugh", "remark-brute-extorted-1", 2),
                    Remark("laugh", "remark-brute-extorted-2", 2)}
    assert lines(brute, "healed") == ["remark-any-healed-1", "remark-any-healed-2"]


def test_every_line_that_can_be_said_is_written_and_every_written_one_can_be_said() -> None:
    every = {line for inmate in INMATES for word in MOMENTS for line in lines(inmate, word)}
    assert every == set(words_of("remarks")) | set(words_of("arcs"))


def test_lines_are_short_and_name_only_who_is_in_the_moment() -> None:
    for key, entry in (words_of("remarks") | words_of("arcs")).items():
        line = entry.partition(" = ")[2].replace("{ $name }", "Konstantin")
        assert 0 < len(line) <= 64, key
        assert line[0].isupper() and line[-1] in ".?!", key
        assert "{" not in line and (key.split("-")[2] in NAMED or "$name" not in entry), key


def test_a_moment_that_may_be_spoken_of_by_name_has_somebody_in_it() -> None:
    found = {moment(event, seat, facts()) for seat in range(2) for event in (
        CombatWon(0, 1), Extorted(0, 1, SHOVEL, 0), Cooperated(0, 1, SHOVEL), Dug(0, SHOVEL, 8, 8),
        Sent(1, 0, 7), Taken(0, 1, ANY), Armed(0, KNIFE, 1), Won(1))}
    assert {word for word, about in found if about != NOTHING} == set(NAMED) - set(ARCS)       # test_arcs has these


def test_every_inmate_has_moments_of_its_own_and_every_emote_is_shown_by_somebody() -> None:
    assert all(len(inmate.lines) >= 10 and inmate.chatty for inmate in shipped().inmates)
    shown = {inmate.emotes.get(word, usual) for inmate in shipped().inmates for word, (usual, _) in MOMENTS.items()}
    assert shown == set(EMOTES)
    assert ANYBODY not in {inmate.name for inmate in shipped().inmates} and LINES > 1


def test_every_inmate_has_a_story_of_two_sentences() -> None:
    written = words_of("inmates")
    for inmate in shipped().inmates:
        story_ = written[f"inmate-{inmate.name}-story"].partition(" = ")[2]
        assert story_.startswith("{ $name } ") and story_.count(".") == 2


def test_a_view_of_any_seat_will_do() -> None:
    game = start(4, False, 0)
    seen: list[View] = [view(game, seat) for seat in range(4)]
    _, told = story(4, False, 0)
    talks = [Chatter(seated(4), one, 9) for one in seen]
    said: list[Said] = [[each for events in told for each in talk.hear(events)] for talk in talks]
    assert said[0] == said[1] == said[2] == said[3]
