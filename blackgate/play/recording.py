"""The record of a game that is being played: its start, everything that was done, and the chain of digests.

Before the first roll a commitment is shown: a salted hash of the seed, the options, the cards, the seats. The record
opens it, so whoever wrote it down can check that rolls and deals were fixed before the game began. Everything since is
one chain: actions and what they brought, actions taken back, who sat down, who gave up. The seal is its end; whoever
wrote that down can check that nothing was changed since. What follows from it and what does not, `audit.py` says.
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
COMMITTED: Final = ("seed", "options", "chosen", "seats", "rules")      # to, with the cards
# `renewed`: how many actions came from a record of the old version, which chained and committed to less.
START: Final = ("position", "renewed", *COMMITTED)


class Record:
    """Grows with the game. Starts from a seed and options, or from a position."""

    def __init__(self, notation: Notation, start: Json, salt: str) -> None:
        self.notation = notation
        self.start = start
        self.salt = salt
        self.acted = 0                      # how many actions stand
        self.actions: list[Json] = []       # and what else was done, all in its order
        self.digests: list[str] = []
        fingerprint = notation.pack.fingerprint
        self.commitment = commitment_of(start, salt, fingerprint)
        self._first = first_link(start, salt, fingerprint, self.commitment)

    @classmethod
    def of_new_game(
        cls, notation: Notation, seed: int, options: Json, salt: str, *, chosen: bool, plan: Plan | None = None,
    ) -> "Record":
        """`chosen`: somebody chose the seed, so its deals and rolls may have been known beforehand."""
        return cls(notation, {"seed": seed, "options": options, "chosen": chosen} | seated(plan), salt)

    @classmethod
    def of_position(cls, notation: Notation, position: Json, salt: str, *, plan: Plan | None = None) -> "Record":
        return cls(notation, {"position": position} | seated(plan), salt)

    @classmethod
    def beginning(cls, notation: Notation, written: Json) -> "Record":
        """One that starts as a written one does."""
        return cls(notation, start_in(written), written["salt"])

    def add(self, action: Json, events: Iterable[Event]) -> None:
        self._link(action, [action, [self.notation.event(event) for event in events]])

    def note(self, note: Json) -> None:
        """Something was done that is no action."""
        self._link(note, [note])

    def repeat(self, entry: Json, link: str) -> None:
        """An entry of a written record whose link was proved."""
        self.actions.append(entry)
        self.digests.append(link)
        self.acted += growth(entry)

    def rewind(self, length: int) -> None:
        """Back to so many entries, as if the rest had never been."""
        del self.actions[length:], self.digests[length:]
        self.acted = sum(map(growth, self.actions))

    def written(self, over: Json | None = None) -> Json:
        """`over`: how the game ended, if it did."""
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
    """By how much an entry changes the number of actions that stand."""
    return 1 if "note" not in entry else -1 if entry["note"] == UNDONE else 0


def seated(plan: Plan | None) -> Json:
    """Who sits down at the start, and what they agreed on; nothing where nobody is known."""
    return {name: plan.written()[name] for name in ("seats", "rules")} if plan else {}


def start_in(written: Json) -> Json:
    return {name: written[name] for name in START if name in written}


def commitment_of(start: Json, salt: str, fingerprint: str) -> str | None:
    """A game that starts at a position has none: nothing about it was fixed before."""
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
    """The game a record begins with."""
    if "position" in written:
        return load_position(written["position"], notation)
    options = written["options"]
    michel = options["michel"]
    return new_game(
        notation.pack, options["players"], written["seed"], team=options["team"],
        michel=MICHELS.index(michel) if michel else 0, first=options["first"], events=events,
    )


def forfeited_by(seat: int, game: GameState) -> int:
    """Who wins when a seat gives up: of two sides the other, at a larger table nobody yet. A mask."""
    if not (game.team or game.players == 2):
        return 0
    return sum(1 << other for other in RIVALS[game.team][game.players][seat])


def result_of(game: GameState) -> Json | None:
    """The protocol's `over`."""
    if not game.winners:
        return None
    over: Json = {
        "winners": [seat for seat in range(game.players) if game.winners >> seat & 1],
        "points": list(game.points),
    }
    if game.team:
        over["team_points"] = list(team_scores(game.points))
    return over
