"""Games on disk: the running one after every action, those saved by name, and finished ones as replays.

A running game has four files: three for its last actions in rotation, and one for the end of its last turn. Only that
one is forced to the disk. A damaged file is renamed, and the one before it is read.
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
from .achievements import begin_night
from .savefile import (
    BROKEN, NEWER, Saved, SaveProblem, checked, problem_with, proved, read_recorded, replay_bytes,
    save_bytes, saved, with_table,
)
from .save_folder import (
    AUTO, NAMED, REPLAY, SLOTS, TURN, SaveInfo, delete, files_of, game_of, is_anothers, last_game, lock_of, new_stamp,
    next_game, next_order, rename, replays_folder, saved_games, saved_replays, saves_folder, slot_file,
)

FELL_BACK: Final = "save-fell-back"     # The last save was damaged; the one before it was loaded.
FAILED: Final = "save-failed"           # Nothing can be written.
IN_USE: Final = "save-in-use"           # Another window is playing it.

MOST_COUNTED: Final = 10**9             # saves of one game
MOST_REPLAYS: Final = 100               # replays without a name

_log: Final = logging.getLogger(__name__)


class Loaded(NamedTuple):
    session: Session
    message: str | None     # what the player should be told


class Autosave:
    """Saves one game as it is played. A failure is reported (`trouble`) and tried again next time."""

    def __init__(self, game: str | None = None, number: int = 0) -> None:
        self._is_unkept = False                 # whether the last action could not be written
        self._is_unforced = False               # whether the last forced save failed
        self._game = game or new_stamp()
        self._number = number
        self._is_untouched = game is None       # whether there was no action yet
        self._is_uncounted = False              # whether a night's game is not written down as begun yet
        self._order: int | None = None          # set at the first save of this session
        self._has_ended = False
        self._lock = lock_of(self._game)        # No other window may play this game now.
        self._writer: Thread | None = None      # Forcing data to the disk may take longer than a frame.

    @property
    def trouble(self) -> str | None:
        """Why the current state is not on the disk; None if it is."""
        return FAILED if self._is_unkept or self._is_unforced or self._is_uncounted else None

    def keep(self, session: Session, settled: bool) -> None:
        if self._is_untouched and not session.acted and not session.over:   # A game without any action is not saved.
            return
        if self._is_untouched or self._is_uncounted:
            self._is_uncounted = not begin_night(session.plan, session.pack)
        self._is_untouched = False
        if self._has_ended:
            return
        try:
            if session.over or session.is_put_away:
                self._end(session)
            else:
                self._save(session, settled)
            self._is_unkept = False
        except OSError as error:
            _log.error("The game cannot be saved: %s", error)
            self._is_unkept = True

    def take(self) -> bool:
        """Take the lock. Returns False if another window plays this game."""
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
        except Exception as error:      # An error in this thread is reported nowhere else.
            _log.error("The turn cannot be saved: %s", error)
            self._is_unforced = True

    def close(self) -> None:
        """Wait until everything is on the disk, and free the lock."""
        if self._writer:
            self._writer.join()
        self._lock.free()

    def _end(self, session: Session) -> None:
        """Save the replay, then delete the saves. If the replay cannot be written, try to save the end of the game."""
        try:
            save_replay(session)
        except OSError:
            with suppress(OSError):
                self._save(session, settled=True)
            raise
        self.close()
        self._has_ended = True
        self._is_unforced = False
        self._remove()

    def _remove(self) -> None:
        """Delete the files of the game. A file that cannot be deleted stays and does no harm."""
        for path in files_of(self._game):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                _log.warning("%s cannot be removed: %s", path, error)

    def _path(self, slot: str) -> Path:
        return slot_file(self._game, slot)


def save_as(session: Session, name: str) -> Path:
    """Save under a name and replace an older save of that name. Raises OSError; ValueError for an empty name."""
    if not is_name(name):
        raise ValueError(name)
    same = [info.path for info in saved_games(NAMED) if info.name == name]
    path = same[0] if same else saves_folder() / f"{NAMED}-{new_stamp()}.json"
    write_whole(path, save_bytes(saved(session, name, order=next_game(), game="").written()), private=True)
    return path


def is_saved_as(name: str) -> bool:
    """Whether there is already a save of that name."""
    return any(info.name == name for info in saved_games(NAMED))


def replay_of(session: Session) -> Path | None:
    """The replay file of the game, if it is saved already. It is found by the seal."""
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
    """Save the game as a replay, once. The oldest replays without a name are deleted. Raises OSError."""
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
    """Resume a saved game, which is saved automatically from now on. Raises SaveProblem if no file can be used."""
    game = game_of(info.path)
    problem: SaveProblem | None = None
    found: list[tuple[Path, Saved]] = []
    for path in files_of(game) if info.kind == AUTO else [info.path]:
        try:
            found.append((path, _read(path)))
        except SaveProblem as wrong:
            if wrong.key == NEWER:          # Resuming from an older file would overwrite it.
                raise
            problem = wrong
    for path, kept in sorted(found, key=lambda each: each[1].number, reverse=True):
        # The number would soon be too large to be read: then the game gets a new mark and counts from 0.
        keeping = Autosave(game, kept.number) if info.kind == AUTO and kept.number < MOST_COUNTED else Autosave()
        if not keeping.take():
            raise SaveProblem(IN_USE, path)
        try:
            session = _session(kept, path, thinkers, keeping)
        except SaveProblem as wrong:
            keeping.close()
            problem = wrong
        else:
            return Loaded(session, FELL_BACK if problem else None)
    raise problem or SaveProblem(BROKEN, info.path)


def load_replay(path: Path, cards: Pack | None = None) -> Replay:
    """Load a replay or any record. `cards` replaces the cards that it contains or names. Raises SaveProblem."""
    record = read_recorded(path)
    kept = with_table(record, path) if "table" in record else None
    try:
        pack = cards or pack_of(record, kept.plan.cards if kept else None)
        return Replay(record, kept.plan if kept else _plan_of(record, pack), pack, kept.changes if kept else ())
    except (BadRecord, PositionError, BadPlan) as wrong:
        raise SaveProblem(problem_with(wrong), path) from None


def _read(path: Path) -> Saved:
    """Read a save. A damaged file, or one of another game, is renamed; a file with wrong content stays."""
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
                       changes=kept.changes, standing_orders=kept.standing_orders, hints=kept.hints)
    except BadRecord as wrong:
        raise SaveProblem(problem_with(wrong), path) from None


def _plan_of(record: Json, pack: Pack) -> Plan:
    """A plan for a record without one: with the players it names, else with the inmates' names."""
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
