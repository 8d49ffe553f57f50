"""An evening of the long way out as data: who sits there, how it begins, what is to be reached, what earns stars."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ...model.teams import MICHELS
from ..plan import HUMAN, Plan, Seat, TableRules, another

PLAYER: Final = 0               # the seat of whoever plays the run
MOST_STARS: Final = 3
MOST_FAVOURS: Final = 5         # that count in one evening
# The levels that an evening may name, the weakest first.
LADDER: Final = ("easy", "medium", "hard", "expert")


@dataclass(frozen=True)
class Start:
    """What a seat begins with beyond its deal."""

    place: str = ""             # empty: where everybody begins
    beatings: int = 0
    cigarettes: int = 0
    hand: tuple[tuple[str, int], ...] = ()      # cards by name
    draw: int = 0               # more cards from the Search deck
    revealed: bool = False      # Everybody knows the Background, so it is of no use any more.
    first: bool = False         # takes the first turn


@dataclass(frozen=True)
class Goal:
    """`escape`: break out. `points`: dig so many by the end of a round. `hold`: let nobody else out until its end."""

    sort: str = "escape"
    points: int = 0
    round: int = 0


@dataclass(frozen=True)
class Star:
    """One star for the goal, others for more: few rounds, a thing never done, or a feat (`feats.py`)."""

    sort: str                   # goal, rounds, never, feat
    word: str = ""
    rounds: int = 0


@dataclass(frozen=True)
class Rival:
    inmate: str
    level: str


@dataclass(frozen=True)
class Favour:
    """Something that a run keeps: every later evening may begin with it."""

    name: str
    start: Start


@dataclass(frozen=True)
class Evening:
    number: int
    name: str
    file: str
    rivals: tuple[Rival, ...]
    team: bool = False          # Every second seat is on the player's side.
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
        """The same against rivals who are one level stronger."""
        return replace(self, rivals=tuple(
            Rival(rival.inmate, LADDER[min(LADDER.index(rival.level) + 1, len(LADDER) - 1)]) for rival in self.rivals))

    def plan(self, name: str, titles: Mapping[str, str], own: str, deal: int, rules: TableRules) -> Plan:
        """The table. `titles`: what inmates are called. `own`: whose face the player has. `deal`: the seed."""
        called = [titles[rival.inmate] for rival in self.rivals]
        if name in called:
            name = another(name, 2)
        seats = (Seat(name, HUMAN, own), *(
            Seat(title, f"{rival.level}:{rival.inmate}", rival.inmate)
            for title, rival in zip(called, self.rivals, strict=True)))
        return Plan(seats, self.team, self.michel, seed=deal, rules=rules, evening=self.name)
