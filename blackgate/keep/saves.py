"""Games on disk: the running one after every action, those saved by name, and finished ones as replays.

A running game has four files: its last three actions in turn, and the end of its last turn, which alone is forced
to the disk. A file that is damaged is kept aside and the one before it is read.
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

from ..disk.files import Unreadable, listed, parsed, read_some, set_aside, write_whole
from ..disk.threads import started
from ..model.codec import PositionError
from ..model.notation import Json, Notation
from ..model.pack import Pack
from ..play.packs import pack_of
from ..play.plan import is_name
from ..play.record import plan_in, start_of
from ..play.record_form import MOST_BYTES
from ..play.session import BadPlan, BadRecord, Plan, Replay, Seat, Session, TableRules, Thinking
from .savefile import (
    BROKEN, NEWER, Saved, SaveProblem, checked, problem_with, proved, read_recorded, replay_bytes,
    save_bytes, saved, with_table,
)
from .save_folder import (
    AUTO, NAMED, REPLAY, SLOTS, TURN, SaveInfo, delete, files_of, game_of, is_anothers, last_game, lock_of, new_stamp,
    next_game, next_order, rename, replays_folder, saved_games, saved_replays, saves_folder, slot_file,
)

FELL_BACK: Final = "save-fell-back"     # The last save was damaged, the game goes on from the one before.
FAILED: Final = "save-failed"           # Nothing can be written.
IN_USE: Final = "save-in-use"           # Another window plays it.

MOST_COUNTED: Final = 10**9             # saves of one game
MOST_REPLAYS: Final = 100               # replays without a name

_log: Final = logging.getLogger(__name__)


class Loaded(NamedTuple):
    session: Session
    message: str | None     # what the player should be told


class Autosave:
    """Keeps one game as it is played. What cannot be written is said (`trouble`) and tried again next time."""

    def __init__(self, game: str | None = None, number: int = 0) -> None:
        self._is_unkept = False                 # whether the last action could not be written
        self._is_unforced = False               # whether the last forced save failed
        self._game = game or new_stamp()
        self._number = number
        self._is_untouched = game is None       # whether nobody has acted yet
        self._order: int | None = None          # taken when the game is first kept in this sitting
        self._has_ended = False
        self._lock = lock_of(self._game)        # No other window may play this game meanwhile.
        self._writer: Thread | None = None      # Forcing something to the disk may take longer than a frame.

    @property
    def trouble(self) -> str | None:
        """Why the game as it stands is not safe on the disk; None if it is."""
        return FAILED if self._is_unkept or self._is_unforced else None

    def keep(self, session: Session, settled: bool) -> None:
        if self._has_ended:
            return
        self._is_untouched = self._is_untouched and not session.acted and not session.over
        if self._is_untouched:          # A table that was only laid is not kept.
            return
        try:
            if session.over:
                self._end(session)
            else:
                self._save(session, settled)
            self._is_unkept = False
        except OSError as error:
            _log.error("The game cannot be saved: %s", error)
            self._is_unkept = True

    def take(self) -> bool:
        """Whether no other window plays this game."""
        return self._lock.take()

    def _save(self, session: Session, settled: bool) -> None:
        self._lock.take()
        self._number += 1
        if self._order is None:
            self._order = next_game()
            settled = True
        data = save_bytes(saved(session, number=self._number, order=self._order, game=self._game).written())
        write_whole(self._path(SLOTS[self._number % 3]), data, sync=False, private=True)
        if (settled or self._is_unforced) and not (self._writer and self._writer.is_alive()):
            writer = Thread(target=self._force, args=(data,), name="blackgate-save")
            if started(writer):
                self._writer = writer
            else:
                self._force(data)

    def _force(self, data: bytes) -> None:
        try:
            write_whole(self._path(TURN), data, private=True)
            self._is_unforced = False
        except Exception as error:      # Nobody else hears of what fails in this thread.
            _log.error("The turn cannot be saved: %s", error)
            self._is_unforced = True

    def close(self) -> None:
        """Wait until everything is on the disk; the game is anybody's then."""
        if self._writer:
            self._writer.join()
        self._lock.free()

    def _end(self, session: Session) -> None:
        """The replay is there before the saves are gone; without one they hold the end too, if that can be written."""
        try:
            save_replay(session)
        except OSError:
            with suppress(OSError):
                self._save(session, settled=True)
            raise
        self.remove()

    def remove(self) -> None:
        self.close()
        self._has_ended = True
        self._is_unforced = False
        self._remove()

    def _remove(self) -> None:
        """What cannot be removed stays: nothing is lost by that."""
        for path in files_of(self._game):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                _log.warning("%s cannot be removed: %s", path, error)

    def _path(self, slot: str) -> Path:
        return slot_file(self._game, slot)


def save_as(session: Session, name: str) -> Path:
    """Save under a name; an older save of that name is replaced. Raises OSError; ValueError for no name."""
    if not is_name(name):
        raise ValueError(name)
    games = saved_games()
    same = [info.path for info in games if info.kind == NAMED and info.name == name]
    path = same[0] if same else saves_folder() / f"{NAMED}-{new_stamp()}.json"
    write_whole(path, save_bytes(saved(session, name, order=next_game(), game="").written()), private=True)
    return path


def is_saved_as(name: str) -> bool:
    """Whether there is a save of that name, which another would replace."""
    return any(info.name == name for info in saved_games(NAMED))


def replay_of(session: Session) -> Path | None:
    """Where the game lies as a replay already: the seal says which game, and how it was played."""
    record = session.record
    for path in reversed(listed(replays_folder(), "*.json")):
        try:
            data = read_some(path, MOST_BYTES)
            found = parsed(data) if record["seal"].encode() in data else None
        except (OSError, Unreadable):
            continue
        if isinstance(found, dict) and found.get("actions") == record["actions"]:
            return path
    return None


def save_replay(session: Session, name: str | None = None) -> Path:
    """The game as a replay, of which there is one; without a name it makes room for others some day. Raises OSError."""
    found = replay_of(session)
    if found is not None and name is None:
        return found
    path = found or replays_folder() / f"{new_stamp()}.json"
    others = [info for info in saved_replays() if info.path != path]
    about = saved(session, name, order=next_order(others)).about()
    write_whole(path, replay_bytes(session.record, about), private=True)
    for info in [info for info in others if info.name is None and not info.problem][MOST_REPLAYS - (name is None):]:
        delete(info)
    return path


def load(info: SaveInfo, thinkers: Callable[[Pack], Thinking | None] | None = None) -> Loaded:
    """Sit down again; the game keeps itself from now on. Raises SaveProblem if nothing of it can be used."""
    game = game_of(info.path)
    problem: SaveProblem | None = None
    found: list[tuple[Path, Saved]] = []
    for path in files_of(game) if info.kind == AUTO else [info.path]:
        try:
            found.append((path, _read(path)))
        except SaveProblem as wrong:
            if wrong.key == NEWER:          # Going on from an older file would write over it.
                raise
            problem = wrong
    for path, kept in sorted(found, key=lambda each: each[1].number, reverse=True):
        # A number that nobody counted to would soon be too large to be read: that game goes on as another one.
        keeping = Autosave(game, kept.number) if info.kind == AUTO and kept.number < MOST_COUNTED else Autosave()
        if not keeping.take():
            raise SaveProblem(IN_USE, path)
        try:
            session = _session(kept, path, thinkers, keeping)
        except SaveProblem as wrong:
            problem = wrong
        else:
            return Loaded(session, FELL_BACK if problem else None)
    raise problem or SaveProblem(BROKEN, info.path)


def load_replay(path: Path, cards: Pack | None = None) -> Replay:
    """A replay of ours, or any record; `cards` in place of those it carries or names. Raises SaveProblem."""
    record = read_recorded(path)
    kept = with_table(record, path) if "table" in record else None
    try:
        pack = cards or pack_of(record, kept.plan.cards if kept else None)
        return Replay(record, kept.plan if kept else _plan_of(record, pack), pack, kept.changes if kept else ())
    except (BadRecord, PositionError, BadPlan) as wrong:
        raise SaveProblem(problem_with(wrong), path) from None


def _read(path: Path) -> Saved:
    """A save; a file that is damaged, or another game's, is set aside, one that only makes no sense stays."""
    try:
        content = proved(path)
    except SaveProblem as problem:
        if problem.key == BROKEN:
            _set_aside(path)
        raise
    kept = checked(content, path)
    if is_anothers(kept, path):
        _set_aside(path)
        raise SaveProblem(BROKEN, path)
    return kept


def _set_aside(path: Path) -> None:
    try:
        set_aside(path)
    except OSError as error:
        _log.error("A damaged save cannot be set aside: %s", error)


def _session(
    kept: Saved, path: Path, thinkers: Callable[[Pack], Thinking | None] | None, keeping: Autosave,
) -> Session:
    try:
        pack = pack_of(kept.record, kept.plan.cards)
        return Session(kept.plan, thinkers(pack) if thinkers else None, pack=pack, keeping=keeping, record=kept.record,
                       changes=kept.changes, wills=kept.wills, hints=kept.hints)
    except BadRecord as wrong:
        raise SaveProblem(problem_with(wrong), path) from None


def _plan_of(record: Json, pack: Pack) -> Plan:
    """A table for a record that comes without: who it names, else the inmates themselves."""
    game = start_of(record, Notation(pack), [])
    named = plan_in(record)
    options = record.get("options") or {}
    seats = named.seats if named else tuple(
        Seat(pack.inmates[number].title, inmate=pack.inmates[number].name) for number in game.prisoner)
    return Plan(seats, team=game.team, michel=options.get("michel"), first=options.get("first"),
                rules=named.rules if named else TableRules())


__all__ = [
    "AUTO", "NAMED", "REPLAY", "Autosave", "Loaded", "SaveInfo", "SaveProblem", "delete", "is_saved_as",
    "last_game", "load", "load_replay", "rename", "save_as", "save_replay", "saved_games", "saved_replays",
]
