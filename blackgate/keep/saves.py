"""Games on disk: the running one after every action, those saved by name, and finished ones as replays.

A running game has four files: its last three actions in turn, and the end of its last turn, which alone is forced
to the disk. A file that is damaged is kept aside and the one before it is read.
"""

import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

from ..disk.files import set_aside, sweep, write_whole
from ..model.codec import PositionError
from ..model.notation import Json, Notation
from ..model.pack import Pack
from ..play.brains import pack_and_brains
from ..play.plan import is_name
from ..play.record import start_of
from ..play.session import BadPack, BadPlan, BadRecord, Plan, Replay, Seat, Session, Thinking, load_pack_of
from .savefile import (
    BROKEN, OTHER_CARDS, Head, SaveProblem, read_head, read_replay, read_save, replay_bytes, save_bytes,
)
from .shelf import (
    AUTO, NAMED, REPLAY, SaveInfo, delete, files_of, game_of, last_game, new_stamp, rename, replays_folder,
    saved_games, saved_replays, saves_folder,
)

FELL_BACK: Final = "save-fell-back"     # The last save was damaged, the game goes on from the one before.
FAILED: Final = "save-failed"           # Nothing can be written.

SLOTS: Final = ("1", "2", "3")
TURN: Final = "turn"
MOST_GAMES: Final = 10                  # unfinished games that are kept by themselves
MOST_REPLAYS: Final = 100               # replays without a name

_log: Final = logging.getLogger(__name__)


class Loaded(NamedTuple):
    session: Session
    message: str | None     # what the player should be told


class Autosave:
    """Keeps one game as it is played. What cannot be written is said (`trouble`) and tried again next time."""

    def __init__(self, game: str | None = None, number: int = 0) -> None:
        self.trouble: str | None = None
        self._game = game or new_stamp()
        self._number = number
        self._is_new = game is None
        self._has_ended = False
        self._writer: Thread | None = None      # Forcing something to the disk may take longer than a frame.

    def keep(self, session: Session, settled: bool) -> None:
        if self._has_ended:
            return
        try:
            if session.over:
                self._end(session)
            else:
                self._save(session, settled)
            self.trouble = None
        except OSError as error:
            _log.error("The game cannot be saved: %s", error)
            self.trouble = FAILED

    def _save(self, session: Session, settled: bool) -> None:
        self._number += 1
        data = save_bytes(_content(session, None) | {"number": self._number})
        write_whole(self._path(SLOTS[self._number % 3]), data, sync=False)
        if settled and not (self._writer and self._writer.is_alive()):
            self._writer = Thread(target=self._force, args=(data,), name="blackgate-save")
            self._writer.start()
        if self._is_new:
            self._is_new = False
            sweep(saves_folder())
            for info in [info for info in saved_games(AUTO) if not info.problem][MOST_GAMES:]:
                delete(info)

    def _force(self, data: bytes) -> None:
        try:
            write_whole(self._path(TURN), data)
        except Exception as error:      # Nobody else hears of what fails in this thread.
            _log.error("The turn cannot be saved: %s", error)
            self.trouble = FAILED

    def close(self) -> None:
        """Wait until everything is on the disk."""
        if self._writer:
            self._writer.join()

    def _end(self, session: Session) -> None:
        """The replay is there before the saves are gone."""
        save_replay(session)
        self.close()
        self._has_ended = True
        for path in files_of(self._game):
            path.unlink(missing_ok=True)

    def _path(self, slot: str) -> Path:
        return saves_folder() / f"{AUTO}-{self._game}-{slot}.json"


def save_as(session: Session, name: str) -> Path:
    """Save under a name; an older save of that name is replaced. Raises OSError; ValueError for no name."""
    if not is_name(name):
        raise ValueError(name)
    same = [info.path for info in saved_games(NAMED) if info.name == name]
    path = same[0] if same else saves_folder() / f"{NAMED}-{new_stamp()}.json"
    write_whole(path, save_bytes(_content(session, name)))
    return path


def save_replay(session: Session, name: str | None = None) -> Path:
    """The game as a replay; one without a name makes room for the next ones some day. Raises OSError."""
    path = replays_folder() / f"{new_stamp()}.json"
    write_whole(path, replay_bytes(session.record, _head(session, name)))
    for info in [info for info in saved_replays() if info.name is None and not info.problem][MOST_REPLAYS:]:
        delete(info)
    return path


def load(info: SaveInfo, thinkers: Callable[[Plan], Thinking] | None = None) -> Loaded:
    """Sit down again; the game keeps itself from now on. Raises SaveProblem if nothing of it can be used."""
    game = game_of(info.path)
    problem: SaveProblem | None = None
    saves: list[tuple[int, Path, Json]] = []
    for path in files_of(game) if info.kind == AUTO else [info.path]:
        try:
            content = _proved(path)
            number = content.get("number")
            saves.append((number if type(number) is int else 0, path, content))
        except SaveProblem as found:
            problem = found
    for number, path, content in sorted(saves, key=lambda save: save[0], reverse=True):
        try:
            keeping = Autosave(game, number) if info.kind == AUTO else Autosave()
            session = _session(content, path, thinkers, keeping)
        except SaveProblem as found:
            problem = found
        else:
            return Loaded(session, FELL_BACK if problem else None)
    raise problem or SaveProblem(BROKEN, info.path)


def load_replay(path: Path, cards: Pack | None = None) -> Replay:
    """A replay of ours, or any record; `cards`: those it was played with, if they are not where it says. Raises
    SaveProblem."""
    record = read_replay(path)
    head = read_head(record["table"], path) if "table" in record else None
    pack = _pack(record, head.plan if head else None, path, cards)
    try:
        return Replay(record, head.plan if head else _plan_of(record, pack), pack, head.changes if head else ())
    except (BadRecord, PositionError):
        raise SaveProblem(BROKEN, path) from None


def _proved(path: Path) -> Json:
    """A save's content; a damaged file is set aside."""
    try:
        return read_save(path)
    except SaveProblem as problem:
        if problem.key == BROKEN:
            try:
                set_aside(path)
            except OSError as error:
                _log.error("A damaged save cannot be set aside: %s", error)
        raise


def _session(
    content: Json, path: Path, thinkers: Callable[[Plan], Thinking] | None, keeping: Autosave,
) -> Session:
    plan = read_head(content, path).plan
    pack = _pack(content.get("record"), plan, path)
    try:
        return Session.from_save(content, thinkers(plan) if thinkers else None, pack=pack, keeping=keeping)
    except (BadPlan, BadRecord):
        raise SaveProblem(BROKEN, path) from None


def _pack(record: object, plan: Plan | None, path: Path, cards: Pack | None = None) -> Pack:
    """The cards a game was played with, if they are here."""
    try:
        pack = cards or (load_pack_of(plan) if plan else pack_and_brains(None)[0])
    except (BadPack, OSError):
        raise SaveProblem(OTHER_CARDS, path) from None
    named = record.get("pack") if isinstance(record, dict) else None
    if isinstance(named, dict) and named.get("fingerprint") != pack.fingerprint:
        raise SaveProblem(OTHER_CARDS, path)
    return pack


def _plan_of(record: Json, pack: Pack) -> Plan:
    """A table for a record that names none: the inmates themselves."""
    game = start_of(record, Notation(pack), [])
    seats = [Seat(pack.inmates[number].title, inmate=pack.inmates[number].name) for number in game.prisoner]
    return Plan(tuple(seats), team=game.team)


def _head(session: Session, name: str | None) -> Head:
    return Head(name, datetime.now(UTC), session.rounds, session.plan, tuple(session.changes))


def _content(session: Session, name: str | None) -> Json:
    return _head(session, name).written() | session.written()


__all__ = [
    "AUTO", "NAMED", "REPLAY", "Autosave", "Loaded", "SaveInfo", "SaveProblem", "delete", "last_game", "load",
    "load_replay", "rename", "save_as", "save_replay", "saved_games", "saved_replays",
]
