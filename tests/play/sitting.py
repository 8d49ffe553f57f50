"""A table for sessions: who sits there, and a scripted human who plays like a quick bot would."""

import json
from typing import Any

from blackgate.ai.bot import Question
from blackgate.ai.levels import Brains, make_bot
from blackgate.model.actions import Action
from blackgate.model.codec import position
from blackgate.model.events import Event
from blackgate.model.notation import Json
from blackgate.model.rng import Dice, mixed
from blackgate.model.view import View
from blackgate.model.worlds import determinize
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.changes import read_changes
from blackgate.play.record import Record, check_record
from blackgate.play.session import Plan, Replay, Seat, Session, TableRules, Thinking, read_plan
from tests.table import Table, notation


def brains() -> Brains:
    return pack_and_brains(None)[1]


def plan(*players: str, undo: bool = True, **rest: Any) -> Plan:
    seats = tuple(Seat(f"Player {number}", player) for number, player in enumerate(players, 1))
    return Plan(seats, rules=TableRules(undo=undo), **{"first": 0, "seed": 5, **rest})


def sit(*players: str, undo: bool = True, **rest: Any) -> Session:
    return Session(plan(*players, undo=undo, **rest))


def sit_at(laid: Table, *players: str, undo: bool = True) -> Session:
    """A session that begins at a position."""
    game = laid.start().game
    record = Record.of_position(notation(), position(game, notation()), "table").written()
    return Session(plan(*players, undo=undo, team=game.team), record=record)


def do(session: Session, word: str, **arguments: Any) -> None:
    """What the human who is asked does, in the protocol's words."""
    assert session.asked is not None
    background = session.sight(session.asked).background[session.asked]
    session.act(notation().read_action({"do": word, **arguments}, session.players, background))


def scripted(session: Session) -> Action:
    """What the human does who is asked: from nothing but what their seat sees."""
    assert session.asked is not None
    view = session.sight(session.asked)
    bot = make_bot("easy", mixed(7, session.acted), brains())
    return bot.choose(Question(determinize(view, Dice(3))))


def step(session: Session) -> None:
    """One action, whoever is asked."""
    if session.asked in session.humans:
        session.act(scripted(session))
    else:
        assert session.poll()


def play(session: Session, actions: int = 5000) -> Session:
    """That many more actions, or to the end."""
    for _ in range(actions):
        if session.over:
            break
        step(session)
    return session


def written(session: Session) -> Json:
    """All that makes a session go on, as JSON gives it back."""
    return dict(json.loads(json.dumps({"plan": session.plan.written(), "record": session.record})))


def resumed(session: Session, thinkers: Thinking | None = None) -> Session:
    return seated(written(session), thinkers)


def seated(content: Json, thinkers: Thinking | None = None) -> Session:
    """A session that goes on from what `written` gave."""
    table = read_plan(content["plan"])
    return Session(table, thinkers, record=check_record(content["record"], "it"),
                   changes=read_changes(content.get("changes", []), len(table.seats)))


def all_sights(session: Session | Replay) -> list[View]:
    return [session.sight(seat) for seat in (None, *range(session.players))]


def all_told(session: Session | Replay) -> list[list[Event]]:
    return [session.events_for(seat) for seat in (None, *range(session.players))]
