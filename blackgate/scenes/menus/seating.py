"""Who will sit where. The choices always make a plan that can be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ...ai.levels import USUAL, offered
from ...keep.people import usual_name
from ...model.pack import Inmate, Pack
from ...model.teams import side_name
from ...phones.seat_snapshot import BOT, SCREEN, SeatPlace
from ...play.plan import another, colours
from ...play.session import Plan, Seat, TableRules

HUMAN: Final = "human"
FEWEST, MOST = 2, 6
TEAMS: Final = (4, 6)           # numbers of players that can play in two teams (R11)


@dataclass
class Chair:
    is_human: bool
    inmate: str
    level: str = USUAL
    name: str = ""          # of the human; if empty, `Seating.called` gives one
    colour: int | None = None       # the human's choice


class Seating:
    """The chairs in their order, and the rules of this table.

    A human without a name is called like one of the `known` people, else like the inmate. `pronoun` returns the word
    for "you" in the present language, which cannot be a name.
    """

    def __init__(
        self, plan: Plan, pack: Pack, known: Sequence[str] = (), pronoun: Callable[[], str] = lambda: "",
    ) -> None:
        self.pack = pack
        self.known = known
        self.pronoun = pronoun
        self.chairs = [_chair(seat) for seat in plan.seats]
        self.wants_team = plan.team
        self.michel = plan.michel
        self.first = plan.first
        self.seed = plan.seed
        self.cards = plan.cards
        self.rules = plan.rules
        self.use(pack, plan.cards)
        for chair in self.chairs:       # A player who was called like the inmate is called like the next inmate too.
            if chair.name == self.inmate(chair.inmate).title:
                chair.name = ""

    def plan(self) -> Plan:
        names = self.names()
        seats = tuple(
            Seat(name, HUMAN if chair.is_human else f"{chair.level}:{chair.inmate}", chair.inmate, chair.colour)
            for name, chair in zip(names, self.chairs, strict=True)
        )
        return Plan(seats, self.is_team, self.michel, self.first, self.seed, self.cards, self.rules)

    def names(self) -> list[str]:
        """Return everybody's name. No two are the same."""
        names: list[str] = []
        for number in range(len(self.chairs)):
            name = wanted = self.name(number)
            again = 2
            while name in names:
                name, again = another(wanted, again), again + 1
            names.append(name)
        return names

    def name(self, number: int) -> str:
        chair = self.chairs[number]
        if not chair.is_human:
            return self.inmate(chair.inmate).title
        return self._given(chair) or self.called(number)

    def called(self, number: int) -> str:
        """Return the name of a human who gave none."""
        taken = [self._given(chair) for chair in self.chairs if chair.is_human]
        for chair in self.chairs[:number]:
            if chair.is_human and not self._given(chair):
                taken.append(usual_name(self.known, taken))
        return usual_name(self.known, taken) or self.inmate(self.chairs[number].inmate).title

    def given_names(self) -> list[str]:
        """Return the names that people gave, or that the system knows."""
        return [name for name, chair in zip(self.names(), self.chairs, strict=True)
                if chair.is_human and name != self.inmate(chair.inmate).title]

    def _given(self, chair: Chair) -> str:
        name = chair.name.strip()
        return "" if name.casefold() == self.pronoun().casefold() else name

    def inmate(self, name: str) -> Inmate:
        return next(inmate for inmate in self.pack.inmates if inmate.name == name)

    @property
    def is_team(self) -> bool:
        return self.wants_team and len(self.chairs) in TEAMS

    # --- Chairs ---------------------------------------------------------------------------------------------

    def add(self) -> None:
        """Add a bot of the same level as the last one."""
        if len(self.chairs) < MOST:
            level = next((chair.level for chair in reversed(self.chairs) if not chair.is_human), USUAL)
            self.chairs.append(Chair(False, self._free()[0], level))

    def remove(self, number: int) -> None:
        if len(self.chairs) > FEWEST:
            del self.chairs[number]
            if self.first is not None and self.first >= number:
                self.first = None if self.first == number else self.first - 1

    def swap(self, one: int, other: int) -> None:
        """Let two players change places. The starting player stays the same."""
        chairs = self.chairs
        chairs[one], chairs[other] = chairs[other], chairs[one]
        if self.first in (one, other):
            self.first = other if self.first == one else one

    def colours(self) -> list[int]:
        """Return which of the six colours each chair has."""
        return colours([chair.colour for chair in self.chairs])

    def paint(self, number: int, colour: int) -> None:
        """Give a human another colour. A player who chose it before gets the old one."""
        chair, worn = self.chairs[number], self.colours()
        holder = next((other for other in self.chairs if other is not chair and other.colour == colour), None)
        if holder is not None:
            holder.colour = worn[number]
        chair.colour = colour

    def change_level(self, number: int, step: int) -> None:
        chair = self.chairs[number]
        levels = offered()      # A level that is not offered stays until it is changed.
        at = levels.index(chair.level) if chair.level in levels else -1 if step > 0 else 0
        chair.level = levels[(at + step) % len(levels)]

    def change_first(self, step: int) -> None:
        """Choose who starts: at random, then each player in turn."""
        at = -1 if self.first is None else self.first
        at = (at + 1 + step) % (len(self.chairs) + 1) - 1
        self.first = None if at < 0 else at

    # --- Prisoners ------------------------------------------------------------------------------------------

    def rival(self, number: int, name: str) -> int | None:
        """Return the chair that has the other side of the same prisoner board (R2d)."""
        board = self.inmate(name).board
        return next((
            other for other, chair in enumerate(self.chairs)
            if other != number and chair.inmate != name and self.inmate(chair.inmate).board == board
        ), None)

    def choose(self, number: int, name: str) -> bool:
        """Give a chair another prisoner, or swap two that are in use. Return whether that was possible."""
        chair = self.chairs[number]
        holder = next((other for other in self.chairs if other is not chair and other.inmate == name), None)
        if holder is not None:
            holder.inmate, chair.inmate = chair.inmate, name
            return True
        if self.rival(number, name) is not None:
            return False
        chair.inmate = name
        return True

    def use(self, pack: Pack, cards: str | None) -> None:
        """Play with these cards. Prisoners that they do not have, or not together, are replaced."""
        self.pack = pack
        self.cards = cards
        boards: set[int] = set()
        known = {inmate.name: inmate.board for inmate in pack.inmates}
        for chair in self.chairs:
            if chair.inmate not in known or known[chair.inmate] in boards:
                chair.inmate = ""
            else:
                boards.add(known[chair.inmate])
        for chair in self.chairs:
            chair.inmate = chair.inmate or self._free()[0]

    def _free(self) -> list[str]:
        return free_inmates(self.pack, [chair.inmate for chair in self.chairs if chair.inmate])


class SeatsForPhones:
    """The seats as phones see them. Everybody who scans the code may take any seat, also one of a bot."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating

    def places(self) -> list[tuple[object, bool, SeatPlace]]:
        seating = self.seating
        return [
            (chair, chair.is_human, SeatPlace(
                name, colour, chair.inmate, SCREEN if chair.is_human else BOT, "" if chair.is_human else chair.level,
                side=side_name(number, seating.is_team),
            ))
            for number, (chair, name, colour)
            in enumerate(zip(seating.chairs, seating.names(), seating.colours(), strict=True))
        ]

    def sit(self, number: int, name: str) -> None:
        chair = self.seating.chairs[number]
        if not chair.is_human:
            chair.is_human, chair.colour, chair.name = True, None, ""
        if name:
            chair.name = name

    def swap(self, one: int, other: int) -> None:
        self.seating.swap(one, other)

    def paint(self, number: int, colour: int) -> None:
        self.seating.paint(number, colour)


def free_inmates(pack: Pack, taken: Sequence[str] = ()) -> list[str]:
    """Return one prisoner of each board that is not in play, alternating between the two sides of a board."""
    boards: dict[int, list[Inmate]] = {}
    for inmate in pack.inmates:
        boards.setdefault(inmate.board, []).append(inmate)
    return [
        sides[place % len(sides)].name for place, sides in enumerate(boards.values())
        if not any(inmate.name in taken for inmate in sides)
    ]


def first_plan(pack: Pack, known: Sequence[str] = ()) -> Plan:
    """Return the plan for a player who has chosen nothing yet: one human against three bots."""
    *bots, own = free_inmates(pack)
    seats = [Seat(usual_name(known) or _title(pack, own), HUMAN, own)]
    seats += [Seat(_title(pack, name), f"{USUAL}:{name}", name) for name in bots[:3]]
    return Plan(tuple(seats))


def plan_of_words(
    words: Sequence[str], pack: Pack, *, known: Sequence[str] = (), team: bool = False, michel: str | None = None,
    seed: int | None = None, cards: str | None = None,
) -> Plan:
    """Make a plan from the words of the command line: `human` and names of bots. Raises BadPlan."""
    seats = tuple(Seat(word, word, word.partition(":")[2]) for word in words)
    seating = Seating(Plan(seats, team, michel, None, seed, cards, TableRules()), pack, known)
    for chair in seating.chairs:
        chair.name = ""
    return seating.plan()


def _title(pack: Pack, name: str) -> str:
    return next(inmate.title for inmate in pack.inmates if inmate.name == name)


def _chair(seat: Seat) -> Chair:
    level, _, temper = seat.player.partition(":")
    if level == HUMAN:
        return Chair(True, seat.inmate, name=seat.name, colour=seat.colour)
    return Chair(False, seat.inmate or temper, level)
