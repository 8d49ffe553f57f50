"""An evening of the long way out as data: the players, the start, the goal, and what earns stars."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ...model.teams import MICHELS
from ..plan import HUMAN, Plan, Seat, TableRules, another

PLAYER: Final = 0               # the player's seat
MOST_STARS: Final = 3
MOST_FAVOURS: Final = 5         # the most that count in one evening
# The levels that an evening may name, the weakest first.
LADDER: Final = ("easy", "medium", "hard", "expert")


@dataclass(frozen=True)
class Start:
    """What a seat begins with in addition to its deal."""

    place: str = ""             # empty: the usual place
    beatings: int = 0
    cigarettes: int = 0
    hand: tuple[tuple[str, int], ...] = ()      # cards by name
    draw: int = 0               # more cards from the Search deck
    revealed: bool = False      # The Background is face up, so it cannot be used any more.
    first: bool = False         # The seat takes the first turn.


@dataclass(frozen=True)
class Goal:
    """The goal. `escape`: break out. `points`: dig them by the end of `round`. `hold`: let no rival out until then."""

    sort: str = "escape"
    points: int = 0
    round: int = 0


@dataclass(frozen=True)
class Star:
    """One star is for the goal. Others are for few rounds, for never doing a thing, or for a feat (`feats.py`)."""

    sort: str                   # goal, rounds, never, feat
    word: str = ""
    rounds: int = 0


@dataclass(frozen=True)
class Rival:
    inmate: str
    level: str


@dataclass(frozen=True)
class Favour:
    """An advantage that a run keeps: every later evening may begin with it.

    `choices` are the names of favours of which the player keeps one instead. Each of them is `one_of` this favour.
    """

    name: str
    start: Start = Start()
    looks: bool = False         # The player sees the Background of the first rival.
    choices: tuple[str, ...] = ()
    one_of: str = ""


@dataclass(frozen=True)
class Evening:
    number: int
    name: str
    file: str
    rivals: tuple[Rival, ...]
    team: bool = False          # Every second seat is in the player's team.
    michel: str | None = None
    you: Start = Start()
    others: Start = Start()
    goal: Goal = Goal()
    stars: tuple[Star, ...] = (Star("goal"),)
    favours: tuple[str, ...] = ()
    cards: Mapping[str, object] = field(default_factory=dict)       # changes of the card files for this evening

    @property
    def players(self) -> int:
        return len(self.rivals) + 1

    @property
    def michel_number(self) -> int:
        return MICHELS.index(self.michel) if self.michel else 0

    def harder(self) -> "Evening":
        """The same evening with rivals one level stronger."""
        return replace(self, rivals=tuple(
            Rival(rival.inmate, LADDER[min(LADDER.index(rival.level) + 1, len(LADDER) - 1)]) for rival in self.rivals))

    def plan(self, name: str, titles: Mapping[str, str], own: str, deal: int, rules: TableRules) -> Plan:
        """The plan of the game. `titles`: the inmates' names. `own`: the player's inmate. `deal`: the seed."""
        called = [titles[rival.inmate] for rival in self.rivals]
        if name in called:
            name = another(name, 2)
        seats = (Seat(name, HUMAN, own), *(
            Seat(title, f"{rival.level}:{rival.inmate}", rival.inmate)
            for title, rival in zip(called, self.rivals, strict=True)))
        return Plan(seats, self.team, self.michel, seed=deal, rules=rules, evening=self.name)
