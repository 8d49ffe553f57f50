"""Tonight's score: the games of a group in one evening are added up.

    score, is_kept = count_tonight(session, now)    # keep/evening_file.py: a finished game, once
    score.games                                     # how many tonight
    score.rows()                                    # [Row(name, games, wins, points, stolen), …], the leader first

The end screen counts a game as soon as it is over, and then `session.evening_score` has it, for the phones too. It is
None before. `is_worth_showing`: at least two people, and not the first game of the evening.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, NamedTuple, Protocol

from ..model.notation import Json

EVENING: Final = timedelta(hours=6)     # After a longer break a new evening begins.


class Played(Protocol):
    """The part of a session that the score needs. `session.Session` holds a score, so it cannot be imported here."""

    conceded: set[int]

    @property
    def over(self) -> Json | None: ...

    @property
    def commitment(self) -> str | None: ...

    @property
    def people(self) -> set[int]: ...

    @property
    def names(self) -> list[str]: ...

    @property
    def stolen(self) -> list[int]: ...


class Row(NamedTuple):
    """One player's results tonight."""

    name: str
    games: int = 0
    wins: int = 0
    points: int = 0         # dug in all games
    stolen: int = 0         # tools taken from the Cafeteria or from others


@dataclass
class EveningScore:
    """The score of one evening. Players are told apart by their names, bots too."""

    last: datetime | None = None                            # when the last game ended
    counted: list[str] = field(default_factory=list)        # commitments of the games, so that none counts twice
    people: list[str] = field(default_factory=list)         # the players who are not bots
    scores: dict[str, Row] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return len(self.counted)

    @property
    def is_worth_showing(self) -> bool:
        return self.games > 1 and len(self.people) > 1

    def add(self, session: Played, now: datetime) -> bool:
        """Count a finished game with people in it, unless it was counted before. Returns whether it was counted now."""
        over, mark = session.over, session.commitment
        people = [session.names[seat] for seat in sorted(session.people)]
        if over is None or mark is None or mark in self.counted or not people:
            return False
        if not self._goes_on(people, now):
            self.counted, self.people, self.scores = [], [], {}
        self.last = now
        self.counted = [*self.counted, mark]
        self.people = list(dict.fromkeys((*self.people, *people)))
        for seat, name in enumerate(session.names):
            before = self.scores.get(name, Row(name))
            won = seat in over["winners"] and seat not in session.conceded
            self.scores[name] = Row(
                name, before.games + 1, before.wins + won, before.points + over["points"][seat],
                before.stolen + session.stolen[seat])
        return True

    def _goes_on(self, people: Sequence[str], now: datetime) -> bool:
        """Whether a game that ends now belongs to the same evening: soon after the last one, with one of its people."""
        if self.last is None or abs(now - self.last) > EVENING:
            return False
        return any(name in self.people for name in people)

    def rows(self) -> list[Row]:
        """The rows, most wins first, then most points."""
        return sorted(self.scores.values(), key=lambda row: (-row.wins, -row.points, -row.stolen, row.name))
