"""What there is to say of a question."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ..actions import Action
from ..counts import Cards
from ..events import Events
from ..frames import ALONE, Frame
from ..pack import Pack
from ..refusals import Refusal
from ..rng import Chance
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import NOTHING

F = TypeVar("F", bound=Frame)
Kinds = tuple[int, ...] | list[int]

NOT_ON_TURN: Final = "only the player on turn comes to be asked this"


@dataclass(frozen=True)
class Table:
    """What lies open while something is asked: cards played, and Michel(le)'s cards turned up."""

    cards: Cards
    turned_up: tuple[int, ...]


def _fits(frame: Frame, game: GameState) -> str:
    return ""


def _says_no_more(frame: Frame, spelling: Spelling, table: Table) -> Json:
    return {}


def _another_question(frame: Frame, game: GameState, action: Action, rule: str) -> Refusal | None:
    return None


def _nothing(frame: Frame) -> int:
    return NOTHING


class Question(NamedTuple, Generic[F]):
    """A question is all of this; what is left out does not apply to it."""

    frame: type[F]
    # The rule it follows; a function where the frame decides.
    rule: str | Callable[[F], str]
    options: Callable[[F, GameState], list[Action]]
    # Does one of the options (`Any`: its own actions); the frame is no longer on the agenda.
    answer: Callable[[F, GameState, Any, Events], None]
    # The protocol's word for it (empty: its step); a function where the frame decides.
    prompt: str | Callable[[F], str] = ""
    # Why an action that is no option is refused, given the question's rule; None if another question is meant.
    refuse: Callable[[F, GameState, Action, str], Refusal | None] = _another_question
    # What may lie right below it on the agenda, by its step.
    rests_on: tuple[str, ...] = ALONE
    # What could not have come about by play in a frame that is loaded, which is on the agenda; empty if it could.
    check: Callable[[F, GameState], str] = _fits
    # What is going on, for the protocol, besides what it is and whom it concerns.
    pending: Callable[[F, Spelling, Table], Json] = _says_no_more
    # Whether weapons may lie on the table, and which of Michel(le)'s cards lies there first (ANY: some card).
    is_fight: bool = False
    turned_up: Callable[[F], int] = _nothing
    # What it says about a hand, given the supply piles: whose, how many different kinds at least, and which count.
    implied: Callable[[F, Pack, Cards], tuple[int, int, Kinds]] | None = None
    # The question as a seat may see it, and one that fits what an outsider saw of it.
    redacted: Callable[[F, int], F] | None = None
    imagined: Callable[[F, GameState, Chance], F] | None = None
