"""What the processes do that the tests kill. Imported by their server, so that each of them starts at once."""

import os
from multiprocessing.connection import Connection

from blackgate.keep.saves import Autosave, last_game, load
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.session import Session

from ..play.sitting import plan, step

pack_and_brains(None)


def begun(keeping: Autosave | None = None) -> Session:
    """The game that all of them play: with its salt, or its bots would decide otherwise each time."""
    return Session(plan("human", "easy", "medium"), keeping=keeping, salt="killed")


def play_on(home: str, tell: Connection) -> None:
    """The saved game goes on, or a new one begins; each action is told when it is done."""
    os.environ["BLACKGATE_HOME"] = home
    info = last_game()
    session = load(info).session if info else begun(Autosave())
    tell.send(session.acted)
    while not session.over:
        step(session)
        tell.send(session.acted)


def save_on(home: str, tell: Connection) -> None:
    """The saved game is saved again and again."""
    os.environ["BLACKGATE_HOME"] = home
    info = last_game()
    assert info
    session = load(info).session
    keeping = session._keeping
    assert keeping
    while True:
        keeping.keep(session, settled=True)
        tell.send(session.acted)
