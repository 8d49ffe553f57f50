"""A run through the evenings: its progress, its favours, and the next choice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from ...model.rng import MOST_SEED, mixed
from .evening import MOST_FAVOURS, Evening

LONG: Final = "long"
SHORT: Final = "short"          # six evenings, no favours
FOR_LIFE: Final = "life"        # rivals one level stronger, one life
SENTENCES: Final = (LONG, SHORT, FOR_LIFE)
LIVES: Final = {LONG: 3, SHORT: 3, FOR_LIFE: 1}
MOST_TRIES: Final = 99
OFFERED: Final = 3              # favours to choose from after an evening


@dataclass
class Run:
    """One run. `stars` has a number for each evening won, in the order of the run."""

    sentence: str = LONG
    seed: int = 0
    lives: int = 3
    tries: int = 0                      # failed tries of the next evening
    stars: list[int] = field(default_factory=list)
    favours: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)        # the player must choose one of these
    taken: list[str] = field(default_factory=list)          # the favours for the next evening
    chosen: bool = False                # A player chose the seed, so the deals may have been known.

    @classmethod
    def begun(cls, sentence: str, seed: int, *, chosen: bool = False) -> "Run":
        return cls(sentence, seed, LIVES[sentence], chosen=chosen)

    def evenings(self, every: Sequence[Evening]) -> list[Evening]:
        """The evenings of this sentence, in order."""
        if self.sentence == SHORT:
            return list(every[::2])
        return [evening.harder() for evening in every] if self.sentence == FOR_LIFE else list(every)

    @property
    def won(self) -> int:
        """The number of evenings won."""
        return len(self.stars)

    @property
    def has_ended(self) -> bool:
        """Whether no life is left."""
        return self.lives <= 0

    def is_out(self, every: Sequence[Evening]) -> bool:
        return self.won >= len(self.evenings(every))

    @property
    def deal(self) -> int:
        """The seed of the next evening, different for each try."""
        return mixed(self.seed, self.won * (MOST_TRIES + 1) + min(self.tries, MOST_TRIES)) & MOST_SEED

    def take(self, name: str) -> None:
        """Take a favour to the next evening, or if it is taken, leave it."""
        if name in self.taken:
            self.taken.remove(name)
        elif name in self.favours and len(self.taken) < MOST_FAVOURS:
            self.taken.append(name)

    def win(self, stars: int, evening: Evening, every: Iterable[str], *, is_last: bool) -> None:
        """Count an evening as won and offer favours: the evening's own, and for those that the run has already, the
        next of all favours (`every`)."""
        self.stars.append(stars)
        self.tries = 0
        kept = {name.partition("-")[0] for name in self.favours}        # `accessory-bandana` is the favour `accessory`.
        offers = [name for name in dict.fromkeys((*evening.favours, *every)) if name not in kept]
        self.offered = [] if is_last or self.sentence == SHORT else offers[:OFFERED]

    def lose(self) -> None:
        self.lives -= 1
        self.tries += 1

    def choose(self, name: str) -> None:
        """Keep one of the offered favours, or one card of it. It is also taken to the next evening if there is room."""
        if name.partition("-")[0] in self.offered:
            self.offered = []
            self.favours.append(name)
            self.take(name)

    def decline(self) -> None:
        """Keep none of the offered favours."""
        self.offered = []
