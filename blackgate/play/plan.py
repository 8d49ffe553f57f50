"""The plan of a game from the setup screen: the players, the rules of the table, the cards."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Final

from ..ai.levels import is_bot_word
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from ..model.pack import Pack
from ..model.rng import MOST_SEED
from ..model.teams import MICHELS

HUMAN: Final = "human"
MOST_SEATS: Final = 6
MOST_NAME: Final = 40
MOST_PATH: Final = 4096
LONG_KNOWN: Final = ("memory_aid", "undo")      # the table rules that all versions write


class BadPlan(Exception):
    """No game can be set up like this. The text names the wrong field."""


@dataclass(frozen=True)
class Seat:
    name: str
    player: str = HUMAN         # or a bot's word: "hard", "medium:brute"
    inmate: str = ""            # the inmate of the portrait; empty: any that is free
    colour: int | None = None   # the number of its colour; None: the seat's own, or any that is free

    def written(self) -> Json:
        """The seat as JSON. A colour that was not chosen is left out, because earlier versions do not know it."""
        return {name: value for name, value in asdict(self).items() if (name, value) != ("colour", None)}


@dataclass(frozen=True)
class TableRules:
    """What is allowed at this table."""

    memory_aid: bool = True
    undo: bool = True
    hints: bool = True
    odds: bool = True
    tutor: bool = True

    def written(self) -> Json:
        """The rules as JSON. Allowed helps of the coach are left out, because earlier versions do not know them."""
        return {name: value for name, value in asdict(self).items() if name in LONG_KNOWN or not value}


@dataclass(frozen=True)
class Plan:
    """The plan of a game. It is checked when it is made, so every plan can be played (with its own cards)."""

    seats: tuple[Seat, ...]
    team: bool = False
    michel: str | None = None
    first: int | None = None    # None: the seed decides
    seed: int | None = None     # None: a new one for each game
    cards: str | None = None    # a pack's folder, None for the shipped cards
    rules: TableRules = TableRules()
    tutored: bool = False       # the tutor speaks even if the options turn it off, for a lesson
    evening: str = ""           # the name of an evening of the long way out; empty: a single game

    def __post_init__(self) -> None:
        _demand(2 <= len(self.seats) <= MOST_SEATS, "seats")
        for seat in self.seats:
            _demand(is_name(seat.name), "name")
            _demand(is_player(seat.player), "player")
            _demand(len(seat.inmate) <= MOST_NAME, "inmate")
            _demand(seat.colour is None or 0 <= seat.colour < MOST_SEATS, "colour")
        chosen = [seat.colour for seat in self.seats if seat.colour is not None]
        _demand(len(set(chosen)) == len(chosen), "colour")
        _demand(not self.team or len(self.seats) in (4, 6), "team")
        _demand(self.michel in (None, *MICHELS[1:]), "michel")
        _demand(self.first is None or 0 <= self.first < len(self.seats), "first")
        _demand(len(self.evening) <= MOST_NAME and is_text(self.evening), "evening")
        _demand(self.seed is None or 0 <= self.seed <= MOST_SEED, "seed")
        _demand(self.cards is None or (0 < len(self.cards) <= MOST_PATH and "\0" not in self.cards
                                       and is_text(self.cards)), "cards")

    def written(self) -> Json:
        written = asdict(self) | {"seats": [seat.written() for seat in self.seats], "rules": self.rules.written()}
        for name in ("tutored", "evening"):         # left out for the same reason
            if not written[name]:
                del written[name]
        return written


def read_plan(written: object) -> Plan:
    """A plan from JSON, as `Plan.written` makes it. Raises BadPlan."""
    try:
        return _read(Fields(written, "", _names(Plan), ("seats",)))
    except WrongField as wrong:
        raise BadPlan(wrong.field or "plan") from None


def _read(top: Fields) -> Plan:
    seats = tuple(
        Seat(seat.text("name", MOST_NAME), seat.text("player", MOST_NAME, HUMAN), seat.text("inmate", MOST_NAME, ""),
             seat.number("colour", None) if seat.is_set("colour") else None)
        for seat in top.objects("seats", _names(Seat), ("name",), most=MOST_SEATS)
    )
    rules = top.inner("rules", _names(TableRules))
    return Plan(
        seats, top.flag("team", False),
        top.word("michel", MICHELS[1:]) if top.is_set("michel") else None,
        top.number("first", None) if top.is_set("first") else None,
        top.number("seed", None, 0, MOST_SEED) if top.is_set("seed") else None,
        top.text("cards", MOST_PATH) if top.is_set("cards") else None,
        TableRules(*(rules.flag(name, True) for name in _names(TableRules))), top.flag("tutored", False),
        top.text("evening", MOST_NAME, ""),
    )


def _names(of: type) -> list[str]:
    return [field.name for field in fields(of)]


def is_name(name: object) -> bool:
    """Whether this can be shown as a player's name."""
    return isinstance(name, str) and bool(name.strip()) and len(name) <= MOST_NAME and name.isprintable()


def another(name: str, number: int) -> str:
    """A name for another player of the same name: with a number, and not too long."""
    mark = f" {number}"
    return name[:MOST_NAME - len(mark)].rstrip() + mark


def is_player(word: object) -> bool:
    """Whether this is `human` or a bot's word. Any temper passes, because the cards define the tempers."""
    if not isinstance(word, str) or len(word) > MOST_NAME:
        return False
    return word == HUMAN or is_bot_word(word, [word.partition(":")[2]])


def prisoners(seats: Sequence[Seat], pack: Pack) -> list[int]:
    """Each seat's prisoner: the chosen one if its board is free, else the first free one (R2d)."""
    numbers = {inmate.name: number for number, inmate in enumerate(pack.inmates)}
    taken: set[int] = set()
    chosen = []
    for seat in seats:
        number = numbers.get(seat.inmate, -1)
        if number >= 0 and pack.inmates[number].board in taken:
            number = -1
        if number >= 0:
            taken.add(pack.inmates[number].board)
        chosen.append(number)
    for place, number in enumerate(chosen):
        if number < 0:
            chosen[place] = next(n for n, inmate in enumerate(pack.inmates) if inmate.board not in taken)
            taken.add(pack.inmates[chosen[place]].board)
    return chosen


def colours(chosen: Sequence[int | None]) -> list[int]:
    """Each seat's colour: as chosen, else its own if that is free, else the first free one. No two are alike."""
    free = [colour for colour in range(MOST_SEATS) if colour not in chosen]
    found: list[int | None] = list(chosen)
    for seat, colour in enumerate(chosen):
        if colour is None and seat in free:
            free.remove(seat)
            found[seat] = seat
    return [free.pop(0) if colour is None else colour for colour in found]


def _demand(condition: bool, field: str) -> None:
    if not condition:
        raise BadPlan(field)


def is_text(value: str) -> bool:
    """Whether this can be encoded as UTF-8; the name of a file may contain anything."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
