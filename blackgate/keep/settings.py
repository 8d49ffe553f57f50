"""The player's options, remembered between games. A wrong value falls back to its default, the rest stays."""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..disk.files import Unreadable, kept_aside, parsed, read_some, write_whole
from ..disk.folders import settings_file
from ..model.notation import Json
from ..play.plan import BadPlan, Plan, is_name, read_plan

MOST_BYTES: Final = 1_000_000
MOST_WORD: Final = 40
MOST_DEPTH: Final = 20
BROKEN: Final = "settings-broken"

_log: Final = logging.getLogger(__name__)

Check = Callable[[Any], bool]


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _number(low: int, high: int) -> Check:
    return lambda value: type(value) is int and low <= value <= high


def _maybe(check: Check) -> Check:
    return lambda value: value is None or check(value)


def _word(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_WORD and value.isprintable()


def _size(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 2 and all(map(_number(320, 16384), value))


def _names(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) <= 6 and all(map(is_name, value))


def _keys(value: Any) -> bool:
    return isinstance(value, dict) and len(value) <= 200 and all(map(_word, (*value, *value.values())))


def _is_shallow(value: Any, levels: int = MOST_DEPTH) -> bool:
    """What is nested more deeply might be read, but not be written again."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels > 0 and all(_is_shallow(each, levels - 1) for each in inside)


def _plan(value: Any) -> bool:
    try:
        read_plan(value)
    except BadPlan:
        return False
    return True


@dataclass
class Settings:
    """Everything on the options screen, and the last setup. None: as the system has it, or as it fits."""

    language: str | None = None
    fullscreen: bool = False
    window: tuple[int, int] | None = None
    ui_scale: int | None = None         # percent
    text_size: int = 100                # percent
    my_speed: int = 1
    bots_speed: int = 1
    instant: bool = False
    volume: int = 80
    music_volume: int = 60
    effects_volume: int = 80
    ambience_volume: int = 60
    memory_aid: bool = True
    undo: bool = True
    colour_pattern: bool = False
    reduced_motion: bool = False
    names: tuple[str, ...] = ()                                 # of the humans, by seat
    keys: dict[str, str] = field(default_factory=dict)          # what differs from the usual keys
    plan: Plan | None = None                                    # the last setup
    others: Json = field(default_factory=dict)                  # fields of a newer version, kept
    problem: str | None = field(default=None, compare=False)    # what the player should be told about the file

    def written(self) -> Json:
        known = {name: getattr(self, name) for name in CHECKS}
        return self.others | known | {"plan": self.plan.written() if self.plan else None}

    def save(self, path: Path | None = None) -> bool:
        """Says whether that was possible; options that cannot be kept still hold for now."""
        try:
            write_whole(path or settings_file(), json.dumps(self.written(), indent=1).encode())
        except OSError as error:
            _log.error("The settings cannot be saved: %s", error)
            return False
        return True


CHECKS: Final[dict[str, Check]] = {
    "language": _maybe(_word), "fullscreen": _flag, "window": _maybe(_size), "ui_scale": _maybe(_number(75, 300)),
    "text_size": _number(75, 200), "my_speed": _number(1, 8), "bots_speed": _number(1, 8), "instant": _flag,
    "volume": _number(0, 100), "music_volume": _number(0, 100), "effects_volume": _number(0, 100),
    "ambience_volume": _number(0, 100), "memory_aid": _flag, "undo": _flag, "colour_pattern": _flag,
    "reduced_motion": _flag, "names": _names, "keys": _keys, "plan": _maybe(_plan),
}


def load_settings(path: Path | None = None) -> Settings:
    """The settings as they were left; the defaults where there are none or none that can be read."""
    path = path or settings_file()
    try:
        written = parsed(read_some(path, MOST_BYTES))
        if not isinstance(written, dict):
            raise Unreadable("no object")
    except FileNotFoundError:
        return Settings()
    except (OSError, Unreadable) as error:
        kept_aside(path, error)
        return Settings(problem=BROKEN)
    return read_settings(written)


def read_settings(written: Json) -> Settings:
    """Field by field: one that is wrong keeps its default."""
    others = {name: value for name, value in written.items() if name not in CHECKS and _is_shallow(value)}
    settings = Settings(others=others)
    for name, check in CHECKS.items():
        if name not in written:
            continue
        value = written[name]
        if not check(value):
            _log.warning("The setting '%s' is wrong and falls back to its default.", name)
            continue
        if name == "plan" and value is not None:
            value = read_plan(value)
        setattr(settings, name, tuple(value) if isinstance(value, list) else value)
    return settings
