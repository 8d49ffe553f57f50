"""A finished game for feats, achievements and statistics: its players, all events, and how it ended.

It is made by playing a record again, and each link of its chain is checked. `reading` does it in small steps, because
a hundred replays may be read while the window is being drawn.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from ..ai.stand_in import FEW
from ..model.counts import Cards
from ..model.event_seats import subject
from ..model.events import Event, TurnStarted
from ..model.notation import Json, Notation
from ..model.pack import Pack
from ..model.teams import is_rival, score
from ..model.state import GameState
from .changes import Change
from .history import count_points
from .plan import HUMAN, Plan, prisoners
from .record import BadRecord, is_of, renewed, stand_ins_in, standing, steps
from .record_form import OLD

Reading = Generator[None, None, "FinishedGame"]


E = TypeVar("E", bound=Event)


class Happened(NamedTuple, Generic[E]):
    """An event, with the hands before the action that brought it."""

    turn: int                       # the number of turns begun
    event: E
    hands: tuple[Cards, ...]
    points: tuple[int, ...]         # before this event


@dataclass(frozen=True)
class FinishedGame:
    """One game from the first deal to the end. Nothing in it is hidden."""

    seed: int | None                # None: it began at a position
    team: bool
    has_michel: bool
    goal: int
    names: tuple[str, ...]
    words: tuple[str, ...]          # the player of each seat; empty if it changed, or if its bot failed
    inmates: tuple[str, ...]
    winners: frozenset[int]         # the seats that broke out; empty if the others only gave up
    is_taken_over: bool             # It goes on from a replay, in which players saw all cards.
    happened: tuple[Happened[Event], ...]
    turns: int
    points: tuple[int, ...]
    tunnels: tuple[Cards, ...]
    beatings: tuple[int, ...]
    revealed: tuple[bool, ...]
    solitary: int                   # the number of that place
    pack: Pack

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def rounds(self) -> int:
        return max(1, -(-self.turns // self.players))

    @property
    def is_counted(self) -> bool:
        """Whether the game was dealt from a seed, was not taken over from a replay, and ended with an escape."""
        return self.seed is not None and bool(self.winners) and not self.is_taken_over

    @property
    def people(self) -> list[int]:
        """The seats that one person held from beginning to end."""
        return [seat for seat, word in enumerate(self.words) if word == HUMAN]

    def rivals(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if is_rival(self.team, seat, other)]

    def side(self, seat: int, points: Sequence[int]) -> int:
        """The points of a seat, together with its teammates'."""
        return score(points, seat, self.team)

    def of(self, kind: type[E], seat: int) -> list[Happened[E]]:
        """All events of a kind that are about the seat."""
        return [
            Happened(each.turn, each.event, each.hands, each.points)
            for each in self.happened if isinstance(each.event, kind) and subject(each.event) == seat
        ]


def reading(written: Json, plan: Plan, pack: Pack, changes: Sequence[Change] = ()) -> Reading:
    """Read a record whose form was checked, one entry at a time. Raises BadRecord at the first untrue entry."""
    notation = Notation(pack)
    if written["version"] == OLD:
        written = renewed(written, notation, plan, changes)
        yield
    stands = standing(written["actions"])
    happened: list[Happened[Event]] = []
    words = [seat.player for seat in plan.seats]
    is_taken_over = False
    game = GameState()
    hands: tuple[Cards, ...] = ()
    points: list[int] = []
    turn = 0
    for number, step in enumerate(steps(written, notation), -1):
        game = step.game
        if step.entry is None:
            if not is_of(plan, written, game):
                raise BadRecord("record-other-table")
            points = list(game.points)
            hands = tuple(game.hand)
            # A game may begin at a position of any turn.
            turn = game.turns - sum(isinstance(event, TurnStarted) for event in step.events)
        if step.change is not None:
            words[step.change.seat] = ""
            is_taken_over = is_taken_over or step.change.taken_over
        elif step.entry is None or number in stands:
            for event in step.events:
                turn += isinstance(event, TurnStarted)
                happened.append(Happened(turn, event, hands, tuple(points)))
                count_points(points, event)
        hands = tuple(game.hand)
        yield
    failed = stand_ins_in(written)
    if len(failed) >= FEW:      # A simple rule played for these bots, so beating them does not count.
        for seat in failed:
            words[seat] = ""
    chosen = prisoners(plan.seats, pack)
    return FinishedGame(
        seed=written.get("seed"), team=game.team, has_michel=bool(game.michel), goal=game.goal,
        names=tuple(seat.name for seat in plan.seats), words=tuple(words),
        inmates=tuple(pack.inmates[number].name for number in chosen),
        winners=frozenset(seat for seat in range(game.players) if game.winners >> seat & 1),
        is_taken_over=is_taken_over, happened=tuple(happened), turns=game.turns, points=tuple(game.points),
        tunnels=tuple(game.tunnel), beatings=tuple(game.beatings), revealed=tuple(map(bool, game.revealed)),
        solitary=game.board.solitary, pack=pack,
    )


def read(written: Json, plan: Plan, pack: Pack, changes: Sequence[Change] = ()) -> FinishedGame:
    """Read a whole record at once. Raises BadRecord."""
    steps_of = reading(written, plan, pack, changes)
    while True:
        try:
            next(steps_of)
        except StopIteration as end:
            game: FinishedGame = end.value
            return game
