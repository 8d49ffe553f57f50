"""The description of a question."""

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

NOT_ON_TURN: Final = "only the player on turn is asked this"


@dataclass(frozen=True)
class Table:
    """The open cards while a question is asked: cards played, and Michel(le)'s cards turned up."""

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
    """The description of one question. Fields that do not apply keep their defaults."""

    frame: type[F]
    # Its rule; a function if that depends on the frame.
    rule: str | Callable[[F], str]
    options: Callable[[F, GameState], list[Action]]
    # Does one of the options (`Any`: its own actions). The frame has already been taken from the agenda.
    answer: Callable[[F, GameState, Any, Events], None]
    # The protocol's word for it (empty: its step); a function if that depends on the frame.
    prompt: str | Callable[[F], str] = ""
    # Why an action that is no option is refused, given the question's rule; None if it answers another question.
    refuse: Callable[[F, GameState, Action, str], Refusal | None] = _another_question
    # The steps that may lie right below it on the agenda.
    rests_on: tuple[str, ...] = ALONE
    # Why play cannot lead to a loaded frame, which is already on the agenda; empty if it can.
    check: Callable[[F, GameState], str] = _fits
    # What the protocol says of it besides its name and seat.
    pending: Callable[[F, Spelling, Table], Json] = _says_no_more
    # Whether weapons may lie on the table, and which of Michel(le)'s cards lies there first (ANY: some card).
    is_fight: bool = False
    turned_up: Callable[[F], int] = _nothing
    # Whether all players know every option.
    is_public: bool = False
    # What it tells others about a hand, given the supply piles: the seat, the least number of kinds, and the kinds that
    # count.
    implied: Callable[[F, Pack, Cards], tuple[int, int, Kinds]] | None = None
    # The question as a seat may see it, and a possible question for an outsider who saw only that.
    redacted: Callable[[F, int], F] | None = None
    imagined: Callable[[F, GameState, Chance], F] | None = None
