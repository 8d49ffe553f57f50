"""The folder of saved games, and the list of what is in it."""

import hashlib
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Final

from ..disk.files import listed, sweep, write_whole
from ..disk.folders import data_folder, log_folder, settings_folder
from ..disk.locks import Lock
from ..play.packs import look_for_pack
from ..play.plan import is_name
from ..play.record import BadRecord
from .savefile import (
    BROKEN, MISSING, MOST_ORDER, NEWER, Saved, SaveProblem, checked, order_in, problem_with, proved, read_recorded,
    read_replay, read_save, replay_bytes, save_bytes, with_table,
)

AUTO: Final = "auto"        # a running game: `auto-<game>-<slot>.json`
NAMED: Final = "named"      # saved by name: `named-<game>.json`
REPLAY: Final = "replay"    # `<game>.json` in another folder
REVIEWED: Final = ".review"     # the ending of a review's file name
SLOTS: Final = ("1", "2", "3")      # the files for the last three actions of a running game
TURN: Final = "turn"                # the file for the end of its last turn
LAST_TIME: Final = 2.0**33  # a file may have any time, and a later one cannot be shown as a date


@dataclass(frozen=True)
class SaveInfo:
    """One line of the list of saved games; of one with a problem only the file is known."""

    path: Path
    kind: str
    date: datetime
    name: str | None = None
    players: tuple[str, ...] = ()
    round: int = 0
    problem: str | None = None
    winners: tuple[str, ...] = ()       # of a finished game
    order: int = 0                      # its place among all games; the latest has the highest


def saves_folder() -> Path:
    return data_folder() / "saves"


def replays_folder() -> Path:
    return data_folder() / "replays"


def is_closed(folder: Path) -> bool:
    """Whether the folder exists but cannot be read, so that its content is unknown."""
    try:
        with os.scandir(folder):
            return False
    except FileNotFoundError:
        return False
    except OSError:
        return True


def review_file(seal: str) -> Path:
    """The path of a recorded game's review: beside the replays, named by the seal."""
    return replays_folder() / f"{hashlib.sha256(seal.encode()).hexdigest()[:32]}{REVIEWED}"


def new_stamp(now: datetime | None = None) -> str:
    """A new mark for a game's file names. Names that players choose are stored inside the files."""
    return f"{now or datetime.now(UTC):%Y%m%d-%H%M%S}-{token_hex(3)}"


def saved_games(kind: str | None = None) -> list[SaveInfo]:
    """All saved games, or those of a kind, the latest first."""
    found = []
    if kind in (None, NAMED):
        found += [_info([path], NAMED) for path in listed(saves_folder(), f"{NAMED}-*.json")]
    if kind in (None, AUTO):
        found += [_info(paths, AUTO) for paths in _games().values()]
    return _latest_first(found)


def saved_replays() -> list[SaveInfo]:
    return _latest_first(_info([path], REPLAY) for path in listed(replays_folder(), "*.json"))


def next_order(found: Iterable[SaveInfo]) -> int:
    """The order number for a new replay."""
    return min(MOST_ORDER, 1 + max((info.order for info in found), default=0))


def next_game() -> int:
    """The order number for a game that is started or resumed now. Only the first line of each save is read."""
    return min(MOST_ORDER, 1 + max(map(order_in, listed(saves_folder(), "*.json")), default=0))


def last_game() -> SaveInfo | None:
    """The game that Continue resumes; games open in another window do not count."""
    return next((info for info in saved_games(AUTO) if not info.problem and not is_in_use(info)), None)


def lock_of(game: str) -> Lock:
    """The lock that is held by the window that plays the game."""
    return Lock(saves_folder() / f"{AUTO}-{game}.lock")


def is_in_use(info: SaveInfo) -> bool:
    return info.kind == AUTO and lock_of(game_of(info.path)).is_taken()


def delete(info: SaveInfo) -> None:
    if info.kind == REPLAY:
        with suppress(SaveProblem):             # A replay that cannot be read has no review.
            review_file(str(read_recorded(info.path).get("seal"))).unlink(missing_ok=True)
    for path in {*files_of(game_of(info.path)), info.path} if info.kind == AUTO else [info.path]:
        path.unlink(missing_ok=True)


def sweep_all() -> None:
    """Delete what crashed programs left behind: half-written files, and locks of games that are gone."""
    for folder in (data_folder(), settings_folder(), saves_folder(), replays_folder(), log_folder()):
        sweep(folder)
    games = _games()
    for path in listed(saves_folder(), f"{AUTO}-*.lock"):
        lock = Lock(path)
        if path.stem.partition("-")[2] not in games and lock.take():
            lock.free()


def rename(info: SaveInfo, name: str) -> None:
    """Give a save or a replay another name. Raises SaveProblem, OSError; ValueError for no name."""
    if not is_name(name):
        raise ValueError(name)
    if info.kind == REPLAY:
        record = read_recorded(info.path)
        data = replay_bytes(record, with_table(record, info.path).about() | {"name": name})
    else:
        content = proved(info.path)
        checked(content, info.path)
        data = save_bytes(content | {"name": name})
    write_whole(info.path, data, private=True)


def game_of(path: Path) -> str:
    """The mark of a running game, from the name of its file."""
    return path.name.partition("-")[2].rpartition("-")[0]


def is_anothers(saved: Saved, path: Path) -> bool:
    """Whether the content of a running game's file belongs to another game. Older versions do not name the game."""
    return path.name.startswith(f"{AUTO}-") and saved.game not in (None, game_of(path))


def files_of(game: str) -> list[Path]:
    """The existing files of a running game."""
    return [path for slot in (*SLOTS, TURN) if os.path.lexists(path := slot_file(game, slot))]


def slot_file(game: str, slot: str) -> Path:
    return saves_folder() / f"{AUTO}-{game}-{slot}.json"


def _games() -> dict[str, list[Path]]:
    """The files of each running game. Their times are not reliable, because a clock may be set back."""
    games: dict[str, list[Path]] = {}
    for path in listed(saves_folder(), f"{AUTO}-*-*.json"):
        games.setdefault(game_of(path), []).append(path)
    return games


def _info(paths: list[Path], kind: str) -> SaveInfo:
    """The entry for a saved game, from its last readable file. A file of a newer version makes the game unusable."""
    problem = MISSING
    best: tuple[Saved, Path] | None = None
    for path in paths:
        try:
            saved = read_replay(path) if kind == REPLAY else read_save(path)
            if kind == AUTO and is_anothers(saved, path):
                raise SaveProblem(BROKEN, path)
            look_for_pack(saved.record, saved.plan.cards)
        except BadRecord as wrong:
            problem = problem_with(wrong)
        except SaveProblem as found:
            problem = found.key
            if problem == NEWER:
                best = None
                break
        else:
            best = max(best or (saved, path), (saved, path), key=lambda each: (each[0].number, _time(each[1])))
    if best is None:
        latest = max(paths, key=_time)
        return SaveInfo(latest, kind, datetime.fromtimestamp(_time(latest), UTC), problem=problem)
    saved, path = best
    names = tuple(saved.names())
    winners = tuple(names[seat] for seat in saved.winners)
    return SaveInfo(path, kind, saved.date, saved.name, names, saved.round, winners=winners, order=saved.order)


def _latest_first(found: Iterable[SaveInfo]) -> list[SaveInfo]:
    return sorted(found, key=lambda info: (info.order, info.date, info.path.name), reverse=True)


def _time(path: Path) -> float:
    try:
        return max(0.0, min(path.stat().st_mtime, LAST_TIME))
    except OSError:
        return 0.0
