"""A worker process: it gets questions as bytes, each with only one seat's view, and answers them.

Messages are JSON, not pickles: equal views make equal bytes, and reading them can run no code. Every question gets a
new bot, so a process started in the middle of a game answers like the one before it.
"""

import json
from collections.abc import Callable
from multiprocessing.connection import Connection

from ...model.actions import action_from
from ...model.pack import Pack
from ...model.view import View, packed, unpacked
from ..bot import Effort, Question, Thought
from ..even_time import Waiting
from ..levels import Brains, make_bot
from ..stand_in import in_short
from .process import Answers, live

Load = Callable[[], tuple[Pack, Brains]]    # reads cards and brains; it must be importable by another process


def written_question(ticket: int, word: str, seed: int, effort: Effort, view: View) -> bytes:
    """A question as bytes: everything that a worker gets."""
    return json.dumps(
        [ticket, word, seed, effort.budget_ms, effort.iterations, view.pack.fingerprint, packed(view)],
        separators=(",", ":"),
    ).encode()


def reply_to(question: bytes, pack: Pack, brains: Brains) -> bytes:
    """The bot's thought, or an error, as bytes."""
    ticket, word, seed, budget_ms, iterations, fingerprint, fields = json.loads(question)
    try:
        if fingerprint != pack.fingerprint:
            raise ValueError("the card files have changed since the game was opened")
        view, effort = unpacked(fields, pack), Effort(budget_ms, iterations)
        waiting = Waiting(word, effort, view)
        thought = make_bot(word, seed, brains, effort).think(Question(view))
        waiting.until_even()
    except Exception as error:      # The parent is told, and answers itself.
        return json.dumps([ticket, in_short(error)]).encode()
    return json.dumps(
        [ticket, None, thought.action, thought.win, thought.iterations, thought.alternatives, thought.tried],
        separators=(",", ":"),
    ).encode()


def read_reply(reply: bytes) -> tuple[int, Thought | str]:
    """The ticket, and the thought or the text of an error."""
    ticket, error, *found = json.loads(reply)
    if error is not None:
        return ticket, error
    action, win, iterations, alternatives, tried = found
    return ticket, Thought(
        action_from(tuple(action)), tuple(win), iterations,
        tuple((chance, action_from(tuple(option))) for chance, option in alternatives),
        tuple((action_from(tuple(option)), visits, total, prior) for option, visits, total, prior in tried),
    )


def work(load: Load, questions: Connection, replies: Connection) -> None:
    """The main function of a worker process."""

    def prepared() -> Answers:
        pack, brains = load()
        return lambda question: [reply_to(question, pack, brains)]

    live(prepared, questions, replies)
