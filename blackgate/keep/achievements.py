"""What people have earned here, by player name: cells, feats, and results of tonight's games.

It is all found in records. It has a file of its own, because old replays are deleted some day and achievements are
not. Nothing is ever taken away: names from newer or older versions stay as they are.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final, NamedTuple

from ..disk.clock import local
from ..disk.folders import data_folder
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from ..play.finished_game import FinishedGame
from ..play.feats import FINDER, Cell, beaten_by, feats_of, is_swift
from ..model.pack import Pack
from ..play.plan import MOST_NAME, Plan, is_name
from ..play.tonight import NightResult, night_planned, night_result
from .kept_file import KeptContent, KeptFile
from .statistics import Statistics

VERSION: Final = 1
MOST_BYTES: Final = 4_000_000
MOST_PEOPLE: Final = 200
MOST_READ: Final = 1000         # games that are remembered as read
MOST_TRIES: Final = 20          # of one night's game
MOST_BEGUN: Final = 1000        # times that one night's game was begun
MOST_NIGHTS: Final = 20_000
MOST_FOUND: Final = 1000        # cells or feats of one player
MOST_WORD: Final = 40
MARK: Final = 32                # characters of a seal that identify a game
MOST_POINTS: Final = 1000
MOST_ROUNDS: Final = 1_000_000
BROKEN: Final = "wall-broken"
NEWER: Final = "wall-newer"


class Found(NamedTuple):
    """What was found in one game: its mark, its day, the cells and feats of each person, and a night's result."""

    mark: str
    day: str
    people: dict[str, tuple[list[Cell], list[str]]]
    night: tuple[str, date, NightResult] | None = None      # name, date, result


class Earning(NamedTuple):
    """The day and the game of an achievement; either may be unknown."""

    day: str = ""
    mark: str = ""


@dataclass
class Person:
    cells: dict[Cell, Earning] = field(default_factory=dict)
    feats: dict[str, Earning] = field(default_factory=dict)
    nights: dict[date, dict[str, NightResult]] = field(default_factory=dict)       # by game, in order
    begun: dict[date, int] = field(default_factory=dict)       # how often, whether or not it was played to its end

    def streak(self, day: date) -> int:
        """How many days in a row tonight's game was played, up to this day or the day before."""
        last = day.toordinal() - (day not in self.nights)
        length = 0
        while last > length and date.fromordinal(last - length) in self.nights:
            length += 1
        return length


class News(NamedTuple):
    """New achievements of one player."""

    name: str
    cells: list[Cell]
    feats: list[str]


def earned_file() -> Path:
    return data_folder() / "wall.json"


FILE: Final = KeptFile(earned_file, VERSION, most_bytes=MOST_BYTES, broken=BROKEN, newer=NEWER)


@dataclass
class Earned(KeptContent):
    file = FILE
    people: dict[str, Person] = field(default_factory=dict)
    read: list[str] = field(default_factory=list)       # marks of the games that this version has read

    def person(self, name: str) -> Person:
        return self.people.get(name) or Person()

    def add(self, found: Found) -> list[News]:
        """Add what was found in a game, and return what is new. The same game may be added again."""
        news = []
        for name, (cells, feats) in found.people.items():
            person = self._known(name)
            if person is not None:
                fresh = News(name, [cell for cell in cells if cell not in person.cells],
                             [feat for feat in feats if feat not in person.feats])
                person.cells |= dict.fromkeys(fresh.cells, Earning(found.day, found.mark))
                person.feats |= dict.fromkeys(fresh.feats, Earning(found.day, found.mark))
                news += [fresh] if fresh.cells or fresh.feats else []
        if found.night is not None and (player := self._known(found.night[0])) is not None:
            tries = player.nights.setdefault(found.night[1], {})
            if len(tries) < MOST_TRIES:
                begun = max(1, player.begun.get(found.night[1], 1))
                tries.setdefault(found.mark, found.night[2]._replace(begun=begun))
        if found.mark not in self.read:
            self.read = [*self.read, found.mark][-MOST_READ:]
        return news

    def begin(self, name: str, night: date) -> None:
        """Count that a player has begun a night's game, or has gone on from a named save of it."""
        person = self._known(name)
        if person is not None:
            person.begun[night] = min(MOST_BEGUN, person.begun.get(night, len(person.nights.get(night, ()))) + 1)

    def add_counted(self, statistics: Statistics) -> None:
        """Add swift escapes from the statistics: the replays of those games may be gone."""
        for name, counted in statistics.people.items():
            person = self._known(name) if is_swift(counted.fastest) else None
            if person is not None:
                person.feats.setdefault("swift", Earning())

    def _known(self, name: str) -> Person | None:
        if name not in self.people and len(self.people) >= MOST_PEOPLE:
            return None
        return self.people.setdefault(name, Person())

    def written(self) -> Json:
        return {
            "version": VERSION, "finder": FINDER, "read": self.read,
            "people": [{
                "name": name,
                "cells": [{"inmate": inmate, "level": level, "day": when.day, "game": when.mark}
                          for (inmate, level), when in person.cells.items()],
                "feats": [{"feat": feat, "day": when.day, "game": when.mark} for feat, when in person.feats.items()],
                "nights": [_written_night(person, night) for night in sorted({*person.nights, *person.begun})],
            } for name, person in self.people.items()],
        }


def found_in(game: FinishedGame, mark: str, when: datetime) -> Found:
    """All achievements in a game of the people who played it."""
    day = local(when).date().isoformat()
    if not game.is_counted:
        return Found(mark, day, {})
    people = {game.names[seat]: (beaten_by(game, seat), feats_of(game, seat)) for seat in game.people}
    night = night_result(game)
    return Found(mark, day, people, (game.names[0], *night) if night else None)


def mark_of(record: Json) -> str:
    """The mark that identifies a game: its seal, or for old records, which have none, the last link."""
    links = record["digests"]
    return str(record.get("seal") or (links[-1] if links else record.get("commitment") or ""))[:MARK]


def load_earned(path: Path | None = None) -> Earned:
    """All achievements so far. If the file is damaged, the replays are read again."""
    earned, problem = FILE.load(_read, path)
    return earned or Earned(problem=problem)


def keep_found(found: Iterable[Found]) -> Earned:
    """Add to the current file and save it: another window may have changed it in the meantime."""
    earned = load_earned()
    for each in found:
        earned.add(each)
    earned.save()
    return earned


def today() -> date:
    """Today's date in the player's time zone."""
    return local(datetime.now(UTC)).date()


def begin_night(plan: Plan, pack: Pack) -> bool:
    """Count a night's game that was begun. Says whether that is done, or there is nothing to do."""
    night = night_planned(plan, pack)
    if night is None:
        return True
    earned = load_earned()
    earned.begin(plan.seats[0].name, night)
    return earned.save() or earned.is_newer


def _written_night(person: Person, night: date) -> Json:
    tries = person.nights.get(night, {})
    begun = {"begun": person.begun[night]} if night in person.begun else {}
    return {"night": night.isoformat(), **begun, "tries": [_written_try(*each) for each in tries.items()]}


def _written_try(mark: str, evening: NightResult) -> Json:
    return {"game": mark, **evening._asdict(), "points": list(evening.points)}


def _read(written: object) -> Earned:
    """The achievements in the file. Raises WrongField."""
    top = Fields(written, "", None, ("finder", "people"))
    earned = Earned()
    if top.number("finder", None) == FINDER:        # Games read by another version are read again.
        earned.read = [_mark(mark) for mark in top.sequence("read")][-MOST_READ:]
    for entry in top.objects("people", None, ("name",), most=MOST_PEOPLE):
        name = entry.text("name", MOST_NAME)
        if not is_name(name):
            raise WrongField("people", "must be names")
        person = earned.people.setdefault(name, Person())
        for cell in entry.objects("cells", None, ("inmate", "level"), most=MOST_FOUND):
            person.cells[cell.text("inmate", MOST_WORD), cell.text("level", MOST_WORD)] = _earning(cell)
        for feat in entry.objects("feats", None, ("feat",), most=MOST_FOUND):
            person.feats[feat.text("feat", MOST_WORD)] = _earning(feat)
        for night in entry.objects("nights", None, ("night",), most=MOST_NIGHTS):
            day = _day(night)
            tries = night.objects("tries", None, ("game",), most=MOST_TRIES)
            if found := {each.text("game", MARK): _evening(each) for each in tries}:
                person.nights[day] = found
            if night.is_set("begun"):
                person.begun[day] = night.number("begun", None, 0, MOST_BEGUN)
    return earned


def _mark(written: object) -> str:
    return str(written)[:MARK]


def _earning(entry: Fields) -> Earning:
    """The entry's day and game. A wrong day becomes empty, so that the rest is not lost."""
    day = entry.text("day", MOST_WORD, "")
    try:
        date.fromisoformat(day)
    except ValueError:
        day = ""
    return Earning(day, entry.text("game", MARK, ""))


def _day(entry: Fields) -> date:
    try:
        return date.fromisoformat(entry.text("night", MOST_WORD))
    except ValueError:
        raise WrongField(entry.path("night"), "must be a date") from None


def _evening(entry: Fields) -> NightResult:
    points = tuple(entry.numbers("points", 0, MOST_POINTS, length=4))
    return NightResult(entry.number("rounds", None, 1, MOST_ROUNDS), points, entry.number("own", None, 0, 3),
                       entry.flag("escaped", None), entry.number("begun", 1, 1, MOST_BEGUN))
