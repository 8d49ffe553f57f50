"""Views, redacted events and the public table, judged by an oracle of their own (R5.6i, R5.7, R8, R12, R14q)."""

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from blackgate.model.agenda import FRAMES as MODEL_FRAMES
from blackgate.model.engine import apply
from blackgate.model.events import EVENTS as MODEL_EVENTS
from blackgate.model.sorts import fields_of, name_of
from blackgate.model.state import FIELDS as STATE_FIELDS
from blackgate.model.view import redact
from tests.table import Table, notation, table

from . import reading
from .games import MODES, Mode, Moment, follow, following, moments
from .judging import judge, judge_events, judge_table, judge_views
from .knowledge import EVENTS, FRAMES, STATE
from .oracle import HIDDEN, ONLOOKER

DECISIONS = 200
SEED = 2


@pytest.mark.parametrize("name", ["knowledge", "memory", "oracle"])
def test_the_oracle_imports_nothing_from_the_game(name: str) -> None:
    tree = ast.parse(Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8"))
    modules = {
        name
        for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))
        for name in ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module])
    }
    assert modules <= {"collections", "collections.abc", "typing", "knowledge", "memory"}


def test_the_tables_name_every_event_frame_and_piece_of_the_state_with_all_fields() -> None:
    assert {name_of(kind): {field.written for field in fields_of(kind)} for kind in MODEL_EVENTS} == {
        name: {*fields.public, *fields.secret} for name, fields in EVENTS.items()}
    assert {step: {field.name for field in fields_of(kind)} for step, kind in MODEL_FRAMES.items()} == {
        step: {*fields.public, *fields.secret} for step, fields in FRAMES.items()}
    assert set(STATE) == set(STATE_FIELDS)


# --- One event of every kind ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_of_every_kind_shows_its_secrets_to_the_right_seats_only(name: str) -> None:
    kind = next(kind for kind in MODEL_EVENTS if name_of(kind) == name)
    # The seats in it are 1, 2, 3 in order; everything else is 7.
    seats = iter((1, 2, 3))
    places = {"seat", "at", "to", "with", "from", "attacker", "target", "principal", "winner", "loser", "by"}
    is_between_places = name in ("moved", "sent", "michel_moved")
    named: dict[str, Any] = {
        field.written: next(seats)
        if field.written in places and not (field.written == "from" and is_between_places) else 7
        for field in fields_of(kind)
    }
    event = kind(*named.values())
    for seat in (ONLOOKER, 0, 1, 2, 3, 4, 5):
        shown = reading.event(redact([event], seat)[0])
        hidden = {field for field, value in shown.items() if value == HIDDEN}
        may_see = seat in [named[field] for field in EVENTS[name].seers]
        assert hidden == (set() if may_see else set(EVENTS[name].secret)), f"seat {seat}"
        assert all(shown[field] == reading.event(event)[field] for field in EVENTS[name].public)


# --- Random games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_seat_is_told_of_every_event_exactly_what_it_may_know(mode: Mode) -> None:
    for moment in moments(mode, SEED, DECISIONS):
        judge_events(moment)


@pytest.mark.parametrize("mode", MODES)
def test_every_view_shows_exactly_what_its_seat_may_know(mode: Mode) -> None:
    for moment in moments(mode, SEED, DECISIONS):
        judge_views(moment)


@pytest.mark.parametrize("mode", MODES)
def test_onlookers_and_the_public_table_show_exactly_what_everybody_may_know(mode: Mode) -> None:
    for moment in moments(mode, SEED, DECISIONS):
        judge_table(moment)


def test_in_these_games_hands_are_taken_swapped_exchanged_and_pooled_and_seats_know_different_things() -> None:
    happened: Counter[str] = Counter()
    unequal = 0
    for mode in MODES:
        for _, memory, events in moments(mode, SEED, DECISIONS):
            happened.update(event["event"] for event in reading.events(events))
            unequal += any(
                memory.sure_of(viewer, owner) != memory.sure_for_all(owner)
                for owner in range(mode[0]) for viewer in range(mode[0]) if viewer != owner
            )
    for name in ("rioted", "swapped", "taken", "exchanged", "proposed", "given", "sent", "revealed", "crafted"):
        assert happened[name] >= 2, name
    assert unequal > 500


# --- Situations that random games seldom meet -----------------------------------------------------------------------


def knowing(laid: Table, viewer: int, owner: int, **cards: int) -> Table:
    laid._position["seats"][viewer].setdefault("knows", {})[str(owner)] = cards
    return laid


def step(word: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
    return word, arguments


def con_artist() -> Table:
    laid = table(4).seat(0, background="con_artist", knife=1, link=2).seat(1, pike=2, phone=1)
    return knowing(knowing(knowing(laid, 2, 0, knife=1), 2, 1, pike=1), 3, 1, phone=1)


def con_artist_among_teammates() -> Table:
    """Seat 2 sees the hand of seat 0 beside it, and knows a card of seat 1."""
    laid = table(6, team=True).seat(0, "showers", background="con_artist", knife=1, link=2).seat(1, "showers", pike=2)
    return knowing(knowing(laid.seat(2, "showers", phone=1), 2, 1, pike=1), 3, 0, link=1)


def whistleblower() -> Table:
    laid = table(4).seat(0, gang="queers_carers", background="whistleblower").seat(1, link=2, phone=1)
    return knowing(laid, 2, 1, link=2)


def riot() -> Table:
    laid = table(4).seat(0, riot=1, knife=1).seat(1, link=2).seat(2, phone=1).seat(3, pike=2)
    return knowing(knowing(laid, 1, 0, knife=1), 3, 2, phone=1)


def riot_among_teammates() -> Table:
    laid = table(team=True).seat(0, riot=1, knife=1).seat(1, link=2).seat(2, phone=1).seat(3, "showers", pike=2)
    return knowing(laid, 1, 3, pike=2)


def teammates() -> Table:
    laid = table(6, team=True).seat(0, knife=2, link=1).seat(2, spoon=1, phone=1).seat(4, pike=1).turn(0, actions=4)
    return knowing(knowing(laid, 1, 0, knife=2, link=1), 3, 2, spoon=1)


def extortion(**target: Any) -> Table:
    laid = table(4).seat(0, "showers", knife=2).seat(1, "showers", **target)
    return knowing(knowing(laid, 2, 1, **target), 3, 0, knife=2)


def snitch() -> Table:
    laid = table(6, team=True).seat(1, snitch=1).seat(0, link=1).seat(2, phone=1, revealed=True)
    return laid.seat(4, "cafeteria", pike=1).turn(1)


def inspection() -> Table:
    laid = table(4).seat(0, inspection=1, spoon=1, shovel=1).seat(1, pickaxe=1, link=1).seat(2, phone=1)
    return knowing(laid.seat(3, "showers", shovel=1), 2, 1, pickaxe=1, link=1)


EXTORT = step("extort", seat=1, tool="shovel", weapons=["knife"])
GIVE = {"cards": {"link": 1}, "cigarettes": 0}
TAKE = {"cards": {"spoon": 1}, "cigarettes": 0}
SITUATIONS: dict[str, tuple[Table, list[tuple[str, dict[str, Any]]]]] = {
    "hands are swapped": (con_artist(), [step("reveal", seat=1)]),
    "hands are swapped beside a teammate": (con_artist_among_teammates(), [step("reveal", seat=1)]),
    "a hand is looked at": (whistleblower(), [step("reveal", seat=1), step("choose_card", kind="phone")]),
    "a riot": (riot(), [step("play", card="riot")]),
    "a riot among teammates": (riot_among_teammates(), [step("play", card="riot")]),
    "an exchange": (teammates(), [
        step("exchange", seat=2, give=GIVE, take=TAKE), step("accept"), step("cautious_move", place="showers")]),
    "a declined exchange": (teammates(), [step("exchange", seat=2, give=GIVE, take=TAKE), step("decline")]),
    "the named tool is given": (extortion(shovel=1, link=1), [EXTORT, step("cooperate")]),
    "the named tool is won": (extortion(shovel=1, link=1), [EXTORT, step("fight"), step("give_up")]),
    "another card is won": (extortion(spoon=1, link=2), [EXTORT, step("fight"), step("give_up")]),
    "a snitch parts teammates": (snitch(), [step("play", card="snitch", seat=2)]),
    "an inspection": (inspection(), [
        step("play", card="inspection", place="cell_block"), step("choose_card", kind="spoon")]),
    "a random card is taken": (
        knowing(table(4).seat(0, sleight_of_hand=1).seat(1, phone=1, link=2, revealed=True), 2, 1, link=2),
        [step("play", card="sleight_of_hand", seat=1)]),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_nobody_sees_more_or_less_than_they_may_when(name: str) -> None:
    laid, steps = SITUATIONS[name]
    game = laid.start().game
    memory = following(game)
    judge(Moment(game, memory, []))
    for word, arguments in steps:
        answer = {"do": word, **arguments}
        happened = apply(game, notation().read_action(answer, game.players, game.background[game.decider]))
        follow(memory, happened, game)
        judge(Moment(game, memory, happened))
