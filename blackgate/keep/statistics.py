"""Statistics of the games played here: wins by level and number of players, and die rolls."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from ..ai.levels import LEVELS
from ..coach.rating import FIXED, Decision, Played, Rating, is_rated, load_scale, played, rating_of, through_time
from ..disk.folders import data_folder
from ..model.actions import ACTIONS
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from ..model.sorts import name_of
from ..play.plan import HUMAN, MOST_NAME, is_name
from ..play.session import Session
from .kept_file import KeptContent, KeptFile
from .reviews import Reviewed, SeatReview

VERSION: Final = 2
FIRST: Final = 1                # the oldest version that is read; it has no reviews
MOST_BYTES: Final = 4_000_000
MOST_COUNTED: Final = 1000      # games remembered, so that none counts twice
MOST: Final = 10**9
MOST_MARK: Final = 64           # characters
MOST_PEOPLE: Final = 200
MOST_REVIEWS: Final = 100       # the latest of each person
UNRATED: Final = 3              # numbers of a game that is not rated
RATED: Final = UNRATED + 1 + len(FIXED)
NAMES: Final = frozenset(map(name_of, ACTIONS))
PERSON: Final = ("name", "games", "wins", "fastest")
TABLE: Final = ("rival", "players", "team", "games", "wins")
BROKEN: Final = "statistics-broken"
NEWER: Final = "statistics-newer"

Row = tuple[str, int, bool]     # strongest rival ("human" among humans only), number of players, in teams


class Judgement(NamedTuple):
    """One reviewed game of a person: the loss by all decisions together, and the luck, in hundredths of a percent.

    For the rating: what was missed, by weight, and what each level would have missed, in hundredths. It is empty for
    games that are not rated.
    """

    decisions: int
    lost: int
    luck: int
    missed: int = 0
    expected: tuple[int, ...] = ()

    @property
    def played(self) -> Played:
        return Played(self.decisions, self.missed, tuple(number / 100 for number in self.expected))

    def written(self) -> list[int]:
        rated = [self.missed, *self.expected] if self.expected else []
        return [self.decisions, self.lost, self.luck, *rated]


@dataclass
class Person:
    """The statistics of one person, by player name."""

    games: int = 0
    wins: int = 0
    fastest: int = 0        # rounds of the quickest escape; 0: none yet
    stolen: int = 0         # tools taken from the Cafeteria or from others
    judged: list[Judgement] = field(default_factory=list)       # one for each reviewed game
    kinds: dict[str, tuple[int, int]] = field(default_factory=dict)     # by kind of action: how often, and the loss

    def judge(self, seat: SeatReview, mode: str = "") -> None:
        """Add the review of one of the person's games. Without a way to play, the game is not rated."""
        lost = sum(_hundredths(each.lost) for each in seat.decisions)
        judgement = Judgement(len(seat.decisions), lost, _hundredths(seat.luck))
        rated = played(decisions_of(seat), mode, load_scale())
        if is_rated(rated):
            expected = tuple(max(1, round(100 * each)) for each in rated.expected)
            judgement = judgement._replace(missed=rated.missed, expected=expected)
        self.judged = [*self.judged, judgement][-MOST_REVIEWS:]
        for each in seat.decisions:
            kind = str(each.action.get("do"))
            if kind in NAMES:
                times, before = self.kinds.get(kind, (0, 0))
                self.kinds[kind] = times + 1, before + _hundredths(each.lost)


    @property
    def rating(self) -> Rating | None:
        """The rating from the latest reviewed games."""
        return rating_of([each.played for each in self.judged])

    @property
    def ratings(self) -> list[int]:
        """The rating after each game that could be rated, in their order."""
        return through_time([each.played for each in self.judged])


def statistics_file() -> Path:
    return data_folder() / "statistics.json"


FILE: Final = KeptFile(statistics_file, VERSION, oldest=FIRST, most_bytes=MOST_BYTES, broken=BROKEN, newer=NEWER)


@dataclass
class Statistics(KeptContent):
    file = FILE
    games: Counter[Row] = field(default_factory=Counter)
    wins: Counter[Row] = field(default_factory=Counter)
    rolls: list[int] = field(default_factory=lambda: [0] * 6)       # by people, for each face
    counted: list[str] = field(default_factory=list)
    people: dict[str, Person] = field(default_factory=dict)
    reviewed: list[str] = field(default_factory=list)               # games whose review is counted

    def add(self, session: Session) -> bool:
        """Count a finished game with people in it, unless it was counted before. Returns whether it was counted now."""
        over, mark = session.over, session.commitment
        people = [seat for seat in range(session.players) if session.is_human(seat) or seat in session.conceded]
        if over is None or not people or mark is None or mark in self.counted:
            return False
        row = strongest_rival(session), session.players, session.plan.team
        self.games[row] += 1
        self.wins[row] += any(seat in over["winners"] for seat in people if seat not in session.conceded)
        rolls = session.rolls
        self.rolls = [number + sum(rolls[seat][face] for seat in people) for face, number in enumerate(self.rolls)]
        self.counted = [*self.counted, mark][-MOST_COUNTED:]
        for seat in people:
            if session.names[seat] in self.people or len(self.people) < MOST_PEOPLE:
                self._add_person(session, seat, seat in over["winners"] and seat not in session.conceded)
        return True

    def _add_person(self, session: Session, seat: int, won: bool) -> None:
        person = self.people.setdefault(session.names[seat], Person())
        person.games += 1
        person.wins += won
        person.stolen += session.stolen[seat]
        if won and session.gave_up is None:
            person.fastest = min(person.fastest or session.rounds, session.rounds)

    def add_review(self, review: Reviewed, mark: str | None, people: Mapping[int, str], mode: str = "") -> bool:
        """Count a review once, and only for games that were played here. Returns whether it was counted.

        `mode` is the way to play that the rating's scale is asked about; empty if the game is not rated."""
        if mark is None or mark not in self.counted or mark in self.reviewed:
            return False
        self.reviewed = [*self.reviewed, mark][-MOST_COUNTED:]
        for seat, name in people.items():
            if name in self.people and seat < len(review.seats):
                self.people[name].judge(review.seats[seat], mode)
        return True

    def written(self) -> Json:
        return {
            "version": VERSION,
            "tables": [
                {"rival": rival, "players": players, "team": team, "games": number,
                 "wins": self.wins[rival, players, team]}
                for (rival, players, team), number in sorted(self.games.items())
            ],
            "rolls": self.rolls, "counted": self.counted,
            "people": [{"name": name} | asdict(person) | {"judged": [each.written() for each in person.judged]}
                       for name, person in self.people.items()],
            "reviewed": self.reviewed,
        }


def decisions_of(seat: SeatReview) -> list[Decision]:
    """A player's decisions, as the rating judges them."""
    return [Decision(str(each.best.get("do")), str(each.action.get("do")), each.lost) for each in seat.decisions]


def _hundredths(share: float) -> int:
    """A share of 1 in hundredths of a percent."""
    return round(10_000 * share)


def strongest_rival(session: Session) -> str:
    """The level of the best bot. A bot that plays on for a player who gave up does not count."""
    words = {seat.player.partition(":")[0] for n, seat in enumerate(session.seats) if n not in session.conceded}
    return next((level for level in reversed(LEVELS) if level in words), HUMAN)


def load_statistics() -> Statistics:
    """The statistics so far. If the file is damaged, counting begins again."""
    statistics, problem = FILE.load(_read)
    return statistics or Statistics(problem=problem)


def _read(written: object) -> Statistics:
    """The statistics in the file. Raises WrongField."""
    top = Fields(written, "", None, ("tables", "rolls", "counted"))
    read = Statistics()
    for table in top.objects("tables", None, TABLE):
        row = table.word("rival", (HUMAN, *LEVELS)), table.number("players", None, 2, 6), table.flag("team", None)
        read.games[row] = table.number("games", None, 0, MOST)
        read.wins[row] = table.number("wins", None, 0, read.games[row])
    read.rolls = top.numbers("rolls", 0, MOST, length=6)
    for entry in top.objects("people", None, PERSON, most=MOST_PEOPLE):
        name = entry.text("name", MOST_NAME)
        if not is_name(name):
            raise WrongField("people", "must be names")
        games = entry.number("games", None, 0, MOST)
        read.people[name] = Person(
            games, entry.number("wins", None, 0, games), entry.number("fastest", None, 0, MOST),
            entry.number("stolen", 0, 0, MOST),     # not in earlier versions
            [_judgement(entry, index) for index in range(len(entry.sequence("judged", MOST_REVIEWS)))],
            _kinds(entry.inner("kinds")),
        )
    read.counted = [str(mark)[:MOST_MARK] for mark in top.sequence("counted", MOST_BYTES)][-MOST_COUNTED:]
    read.reviewed = [str(mark)[:MOST_MARK] for mark in top.sequence("reviewed", MOST_BYTES)][-MOST_COUNTED:]
    return read


def _judgement(entry: Fields, index: int) -> Judgement:
    path = f"judged[{index}]"
    inner = Fields({path: entry.sequence("judged", MOST_REVIEWS)[index]}, entry.path(""))
    numbers = inner.numbers(path, -MOST, MOST)
    if len(numbers) not in (UNRATED, RATED):
        raise WrongField(inner.path(path), f"must be {UNRATED} or {RATED} numbers")
    decisions, lost, luck, *rated = numbers
    judgement = Judgement(max(0, decisions), max(0, lost), luck)
    if rated and min(rated) >= 0 and min(rated[1:]) > 0:
        return judgement._replace(missed=rated[0], expected=tuple(rated[1:]))
    return judgement


def _kinds(written: Fields) -> dict[str, tuple[int, int]]:
    """The counts by kind of action. Kinds that this version does not know are left out."""
    known = [name for name in map(name_of, ACTIONS) if written.has(name)]
    return {name: (pair[0], pair[1]) for name in known for pair in [written.numbers(name, 0, MOST, length=2)]}
