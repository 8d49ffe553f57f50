"""The player's options, saved between games. A wrong value is replaced by its default; the others stay."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..disk.folders import settings_file
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from ..play.plan import MOST_SEATS, BadPlan, Plan, is_name, read_plan
from .kept_file import UNREADABLE, KeptFile
from .people import MOST_PEOPLE

MOST_WORD: Final = 40
MOST_DEPTH: Final = 20
SIDES: Final = (320, 16384)     # the smallest and the largest side of a window
VERSION: Final = 1
BROKEN: Final = "settings-broken"
NEWER: Final = "settings-newer"

_log: Final = logging.getLogger(__name__)

Reader = Callable[[Fields, str], Any]


def _flag(fields: Fields, name: str) -> bool:
    return fields.flag(name, None)


def _number(low: int, high: int) -> Reader:
    return lambda fields, name: fields.number(name, None, low, high)


def _or_none(reader: Reader) -> Reader:
    return lambda fields, name: reader(fields, name) if fields.is_set(name) else None


def _word(fields: Fields, name: str) -> str:
    word = fields.text(name, MOST_WORD)
    if not word or not word.isprintable():
        raise WrongField(name, "must be a word")
    return word


def _size(fields: Fields, name: str) -> tuple[int, int]:
    width, height = fields.numbers(name, *SIDES, length=2)
    return width, height


def _plan(fields: Fields, name: str) -> Plan:
    try:
        return read_plan(fields.value(name, None))
    except BadPlan as bad:
        raise WrongField(f"{name}.{bad}", "makes no table") from None


def _people(fields: Fields, name: str) -> list[str]:
    people = fields.sequence(name, MOST_PEOPLE)
    if not all(map(is_name, people)):
        raise WrongField(name, "must be names")
    return people


def _colours(fields: Fields, name: str) -> dict[str, int]:
    written = fields.mapping(name)
    if len(written) > MOST_PEOPLE or not all(map(is_name, written)):
        raise WrongField(name, "must be by name")
    inner = fields.inner(name)
    return {person: inner.number(person, None, 0, MOST_SEATS - 1) for person in written}


def _is_shallow(value: Any, levels: int = MOST_DEPTH) -> bool:
    """Whether a value is not nested too deeply: such a value might be read, but not written again."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels > 0 and all(_is_shallow(each, levels - 1) for each in inside)


@dataclass
class Settings:
    """Everything on the options screen, and the last setup. None stands for the system's value, or an automatic one."""

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
    ask_twice: bool = True              # before an action that cannot be undone
    close_hands: bool = True            # at a shared screen, after a minute without input
    nudge: int = 0                      # seconds until whoever keeps the others waiting is reminded; 0: never
    show_odds: bool = False             # at every seat
    tutor: bool = False                 # asks before an action that costs much
    replay_odds: bool = True            # at every seat of a replay
    colour_pattern: bool = False
    reduced_motion: bool = False
    high_contrast: bool = False
    speech: bool = False                # a built-in voice reads the screen
    speech_rate: int = 100              # percent of the usual
    brief_speech: bool = False          # names without help
    plan: Plan | None = None                                    # the last setup
    people: list[str] = field(default_factory=list)             # names of people who played here, the last group first
    colours: dict[str, int] = field(default_factory=dict)       # the last colour of each
    others: Json = field(default_factory=dict)                  # unknown fields of another version
    problem: str | None = field(default=None, compare=False)    # what the player should be told about the file
    is_guest: bool = field(default=False, compare=False)        # a second window: only the first one saves options

    @property
    def is_newer(self) -> bool:
        """Whether the file is of a newer version. Its unknown fields stay."""
        return self.problem == NEWER

    def written(self) -> Json:
        known = {name: getattr(self, name) for name in READERS}
        return self.others | known | {"version": VERSION, "plan": self.plan.written() if self.plan else None}

    def save(self, path: Path | None = None) -> bool:
        """Save and return whether it worked. Options that cannot be saved still work until the program ends."""
        if self.problem == UNREADABLE:
            self._read_again(path)
        return not self.is_left_alone and self.problem != UNREADABLE and FILE.save(self.written(), path)

    @property
    def is_left_alone(self) -> bool:
        """Whether the file must not be changed: it belongs to another window or a newer version."""
        return self.is_guest or self.problem == NEWER

    def _read_again(self, path: Path | None) -> None:
        """Read a file that the disk could not read before. Its values replace those that the player has not changed."""
        kept, usual = load_settings(path), Settings()
        self.problem = kept.problem
        self.others = kept.others | self.others
        for name in READERS:
            if getattr(self, name) == getattr(usual, name):
                setattr(self, name, getattr(kept, name))


_PERCENT: Final = _number(0, 100)
READERS: Final[dict[str, Reader]] = {
    "language": _or_none(_word), "fullscreen": _flag, "window": _or_none(_size), "ui_scale": _or_none(_number(75, 300)),
    "text_size": _number(75, 200), "my_speed": _number(1, 8), "bots_speed": _number(1, 8), "instant": _flag,
    "volume": _PERCENT, "music_volume": _PERCENT, "effects_volume": _PERCENT, "ambience_volume": _PERCENT,
    "memory_aid": _flag, "undo": _flag, "ask_twice": _flag, "close_hands": _flag, "nudge": _number(0, 600),
    "show_odds": _flag,
    "tutor": _flag, "replay_odds": _flag, "colour_pattern": _flag,
    "reduced_motion": _flag, "high_contrast": _flag, "speech": _flag, "speech_rate": _number(50, 300),
    "brief_speech": _flag,
    "plan": _or_none(_plan), "people": _people, "colours": _colours,
}


FILE: Final = KeptFile(settings_file, VERSION, broken=BROKEN, newer=NEWER, any_version=True, indent=1)


def load_settings(path: Path | None = None) -> Settings:
    """The saved settings; the defaults if there are none or if the file cannot be read."""
    settings, problem = FILE.load(read_settings, path)
    settings = settings or Settings()
    settings.problem = problem
    return settings


def read_settings(written: Any) -> Settings:
    """Read the settings field by field. A wrong field keeps its default. Raises WrongField if it is no object."""
    fields = Fields(written)
    others = {name: value for name, value in written.items() if name not in READERS and _is_shallow(value)}
    settings = Settings(others=others)
    others.pop("version", None)
    for name, read in READERS.items():
        if fields.has(name):
            try:
                setattr(settings, name, read(fields, name))
            except WrongField as wrong:
                _log.warning("A setting is wrong and falls back to its default: %s", wrong)
    return settings
