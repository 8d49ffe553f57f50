"""Code for games at the table and replays alike: the game as seats see it."""

from collections.abc import Sequence
from dataclasses import replace

from ..model.counts import Cards
from ..model.events import Event, Rolled, Won
from ..model.notation import Json, Notation, prompt
from ..model.pack import Pack
from ..model.state import GameState
from ..model.view import View
from .changes import Change
from .evening_score import EveningScore
from .history import History
from .cards_on_table import discarded, laid_by
from .spectator_view import sight_of
from .plan import HUMAN, Seat, colours
from .recording import forfeited_by, result_of


class ObservedGame:
    """A game at one moment, with its events so far and its players."""

    def __init__(self, pack: Pack, seats: Sequence[Seat]) -> None:
        self.pack = pack
        self.notation = Notation(pack)
        self.seats = list(seats)                    # the players now
        self.conceded: set[int] = set()
        self.gave_up: int | None = None             # the seat whose concession ended the game
        self._forfeited = 0                         # a mask of the seats that won by a concession
        self._truth = GameState()
        self._history = History(())
        self._sights: dict[int | None, View] = {}
        self.evening_score: EveningScore | None = None      # set when this game is over and counted

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def colours(self) -> list[int]:
        """The number of each seat's colour, of six."""
        return colours([seat.colour for seat in self.seats])

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(number for number in range(self.players) if self.is_human(number))

    def is_human(self, seat: int) -> bool:
        return self.seats[seat].player == HUMAN

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self._truth.turn

    @property
    def first(self) -> int:
        """The seat that began."""
        return self._truth.first

    @property
    def rounds(self) -> int:
        """The round that is being played, from 1."""
        return max(1, -(-self._truth.turns // self.players))

    @property
    def asked(self) -> int | None:
        return None if self._is_over else self._truth.decider

    @property
    def prompt(self) -> str:
        """The protocol's word for the question that is asked."""
        if self._is_over:
            return ""
        return prompt(self._truth.agenda[-1] if self._truth.agenda else None)

    @property
    def over(self) -> Json | None:
        """The protocol's `over`; `conceded` names those who gave up."""
        if not self._is_over:
            return None
        game = self._truth.clone()
        game.winners = game.winners or self._forfeited
        return (result_of(game) or {}) | {"conceded": sorted(self.conceded)}

    @property
    def happened(self) -> int:
        """The number of events so far. It becomes smaller after an undo."""
        return len(self._history.events)

    def sight(self, seat: int | None) -> View:
        """What a seat may know, or (None) what everybody at the table may."""
        if seat not in self._sights:
            self._sights[seat] = sight_of(self._truth, seat)
        return self._sights[seat]

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as far as a seat, or (None) everybody, may know."""
        return self._history.events_for(seat, since)

    def since(self, seat: int) -> list[Event]:
        """What happened since the seat's last turn."""
        return self._history.since_turn(seat)

    def team_sum(self, event: Event) -> int:
        """The points of the digger's team after a Dig; 0 without teams, or for another event."""
        return self._history.team_sum(event) if self._truth.team else 0

    @property
    def story(self) -> list[tuple[int, ...]]:
        """Each seat's points at the start and after each turn."""
        return self._history.story()

    @property
    def rolls(self) -> list[list[int]]:
        """How often each seat rolled each face."""
        return self._history.rolls()

    @property
    def stolen(self) -> list[int]:
        """How many tools each seat stole or extorted."""
        return self._history.stolen()

    @property
    def last_roll(self) -> int:
        """The face of the last roll; 0 before the first one."""
        return next((event.face for event in reversed(self._history.events) if isinstance(event, Rolled)), 0)

    @property
    def discarded(self) -> list[int]:
        """The Search discards in their order, the last one last; those of a starting position are not included."""
        return discarded(self._history.events)

    @property
    def laid(self) -> dict[int, Cards]:
        """The weapons laid in the current fight, by the attacker or defender for whom they were laid."""
        return laid_by(self._history.events)

    @property
    def _is_over(self) -> bool:
        return bool(self._truth.winners or self._forfeited)

    @property
    def _has_two_sides(self) -> bool:
        return self._truth.team or self.players == 2

    def _sit(self, change: Change) -> None:
        seat = change.seat
        self.seats[seat] = replace(self.seats[seat], name=change.name, player=change.player)
        if change.taken_over:
            self.conceded.discard(seat)
        if change.conceded:
            self.conceded.add(seat)
            if self._has_two_sides and not self._is_over:
                self.gave_up = seat
                self._forfeited = forfeited_by(seat, self._truth)
                self._history.events.append(Won(self._forfeited))
