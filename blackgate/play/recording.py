"""The record of a game in progress: its start, its actions and notes, and the chain of digests.

Before the first roll a commitment is shown: a salted hash of the seed, the options, the cards and the seats. The record
contains all of these, so a player who wrote the commitment down can check that rolls and deals were fixed before the
game began. Everything after it is one chain: actions and their events, undone actions, changes of players. The seal is
its end: a player who wrote it down can check that nothing was changed later. `audit.py` says what all this proves.
"""

from collections.abc import Iterable
from typing import Final

from ..model.codec import load_position
from ..model.events import Event
from ..model.notation import Json, Notation
from ..model.rng import RNG_VERSION
from ..model.setup import new_game
from ..model.teams import MICHELS, RIVALS, team_scores
from ..model.state import GameState
from .record_hashes import commitment, digest, seal
from .plan import Plan
from .record_form import FORMAT, VERSION

UNDONE: Final = "undone"        # a note: the last action was taken back
COMMITTED: Final = ("seed", "options", "chosen", "seats", "rules")      # the commitment is made of these and the cards
# `renewed`: how many actions came from a record of the old version, whose chain and commitment held less.
START: Final = ("position", "renewed", *COMMITTED)


class Record:
    """A record that grows with the game. It starts from a seed and options, or from a position."""

    def __init__(self, notation: Notation, start: Json, salt: str) -> None:
        self.notation = notation
        self.start = start
        self.salt = salt
        self.acted = 0                      # the number of actions not taken back
        self.actions: list[Json] = []       # with the notes, all in order
        self.digests: list[str] = []
        fingerprint = notation.pack.fingerprint
        self.commitment = commitment_of(start, salt, fingerprint)
        self._first = first_link(start, salt, fingerprint, self.commitment)

    @classmethod
    def of_new_game(
        cls, notation: Notation, seed: int, options: Json, salt: str, *, chosen: bool, plan: Plan | None = None,
    ) -> "Record":
        """The record of a new game. `chosen`: a player chose the seed and may know its deals and rolls."""
        return cls(notation, {"seed": seed, "options": options, "chosen": chosen} | seated(plan), salt)

    @classmethod
    def of_position(cls, notation: Notation, position: Json, salt: str, *, plan: Plan | None = None) -> "Record":
        return cls(notation, {"position": position} | seated(plan), salt)

    @classmethod
    def beginning(cls, notation: Notation, written: Json) -> "Record":
        """A record with the same start as a written one, and no entries."""
        return cls(notation, start_in(written), written["salt"])

    def add(self, action: Json, events: Iterable[Event]) -> None:
        self._link(action, [action, [self.notation.event(event) for event in events]])

    def note(self, note: Json) -> None:
        """Add a note: an entry that is no action."""
        self._link(note, [note])

    def repeat(self, entry: Json, link: str) -> None:
        """Add an entry of a written record whose link was checked."""
        self.actions.append(entry)
        self.digests.append(link)
        self.acted += growth(entry)

    def rewind(self, length: int) -> None:
        """Remove all entries after the first `length`."""
        del self.actions[length:], self.digests[length:]
        self.acted = sum(map(growth, self.actions))

    def written(self, over: Json | None = None) -> Json:
        """The record as JSON. `over` is the result, if the game has ended."""
        pack = self.notation.pack
        ended = ended_as(over)
        return {
            "format": FORMAT, "version": VERSION, "rng": RNG_VERSION,
            "pack": {"name": pack.name, "fingerprint": pack.fingerprint, "cards": pack.carried},
            "commitment": self.commitment, "salt": self.salt, **self.start,
            "actions": list(self.actions), "digests": list(self.digests), "ended": ended,
            "seal": seal(self._last, len(self.actions), ended),
        }

    @property
    def _last(self) -> str:
        return self.digests[-1] if self.digests else self._first

    def _link(self, entry: Json, happened: object) -> None:
        self.repeat(entry, digest(self._last, happened))


def growth(entry: Json) -> int:
    """How an entry changes the number of valid actions: 1 for an action, -1 for an undo, else 0."""
    return 1 if "note" not in entry else -1 if entry["note"] == UNDONE else 0


def seated(plan: Plan | None) -> Json:
    """The seats and rules of a plan for the start of a record; empty without a plan."""
    return {name: plan.written()[name] for name in ("seats", "rules")} if plan else {}


def start_in(written: Json) -> Json:
    return {name: written[name] for name in START if name in written}


def commitment_of(start: Json, salt: str, fingerprint: str) -> str | None:
    """The commitment for a start. None for a position, because nothing was fixed before the game."""
    if "seed" not in start:
        return None
    if "renewed" in start:
        return commitment(salt, {"seed": start["seed"], "options": start["options"]})
    return commitment(salt, {"cards": fingerprint} | {name: start.get(name) for name in COMMITTED})


def first_link(start: Json, salt: str, fingerprint: str, committed: str | None) -> str:
    return digest("", {
        "version": VERSION, "rng": RNG_VERSION, "cards": fingerprint, "salt": salt, "commitment": committed, **start,
    })


def ended_as(over: Json | None) -> Json | None:
    return over and {"conceded": [], **over}


def start_of(written: Json, notation: Notation, events: list[Event]) -> GameState:
    """The game at the start of a record."""
    if "position" in written:
        return load_position(written["position"], notation)
    options = written["options"]
    michel = options["michel"]
    return new_game(
        notation.pack, options["players"], written["seed"], team=options["team"],
        michel=MICHELS.index(michel) if michel else 0, first=options["first"], events=events,
    )


def forfeited_by(seat: int, game: GameState) -> int:
    """A mask of the seats that win if a seat gives up: the other side of two, or none yet at a larger table."""
    if not (game.team or game.players == 2):
        return 0
    return sum(1 << other for other in RIVALS[game.team][game.players][seat])


def result_of(game: GameState) -> Json | None:
    """The result as the protocol's `over`; None if the game is not over."""
    if not game.winners:
        return None
    over: Json = {
        "winners": [seat for seat in range(game.players) if game.winners >> seat & 1],
        "points": list(game.points),
    }
    if game.team:
        over["team_points"] = list(team_scores(game.points))
    return over
