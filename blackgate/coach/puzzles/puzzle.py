"""A puzzle file: a position with a goal, and for shipped puzzles the claims about it.

    goal: escape                            # or {points: 5}, or {keep: {shovel: 1}}
    puzzle: {grade: 2, motif: passkey, best: 10000, second: 5000, move: {…}, from: {…}}
    players: 3                              # from here on a position, as in the protocol
    seats: […]

Chances are in ten-thousandths. The seat that is asked in the position solves the puzzle.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ...cards.yamltree import YamlProblem, parse_yaml, read_yaml
from ...model.actions import Action
from ...model.codec import load_position
from ...model.fields import Fields, WrongField
from ...model.notation import Json, Notation
from ...model.state import GameState
from ...model.view import View, view
from ...model.vocabulary import ANY
from .goal import Goal, read_goal
from .best_line import MOTIFS

GRADES: Final = 6
WHOLE: Final = 10_000           # a chance of one
_PROOF: Final = ("grade", "motif", "best", "second", "move", "from")


class BadPuzzle(Exception):
    """Why a file is no puzzle: a sentence that names what is wrong."""


@dataclass(frozen=True)
class Puzzle:
    """A position and its goal. Without claims, the grade is 0 and the motif is empty."""

    name: str
    goal: Goal
    game: GameState
    notation: Notation
    position: Json
    grade: int = 0
    motif: str = ""
    best: int = 0
    second: int = 0
    move: Action | None = None
    source: Json = field(default_factory=dict)

    @property
    def seat(self) -> int:
        return self.game.decider

    @property
    def view(self) -> View:
        """The view of the seat that solves it."""
        return view(self.game, self.seat)


def read_puzzle(path: Path, notation: Notation) -> Puzzle:
    """Raises BadPuzzle."""
    try:
        return puzzle_of(read_yaml(path).plain(), path.stem, notation)
    except YamlProblem as problem:
        where = f", line {problem.line}" if problem.line else ""
        raise BadPuzzle(f"{path.name}{where}: {problem.sentence}") from None


def parsed_puzzle(data: bytes, name: str, notation: Notation) -> Puzzle:
    try:
        return puzzle_of(parse_yaml(data).plain(), name, notation)
    except YamlProblem as problem:
        raise BadPuzzle(f"{name}: {problem.sentence}") from None


def puzzle_of(written: object, name: str, notation: Notation) -> Puzzle:
    """Raises BadPuzzle."""
    try:
        top = Fields(written, "")
        if not top.has("goal"):
            raise WrongField("goal", "is missing")
        goal = read_goal(top.value("goal", None), notation)
        position = {key: value for key, value in top.whole().items() if key not in ("goal", "puzzle")}
        game = load_position(position, notation)
        if goal.sort != "keep" and (game.agenda and game.decider != game.turn):
            raise WrongField("goal", "another's turn is not the moment for it")
        read = Puzzle(name, goal, game, notation, position)
        return _with_proof(read, top.inner("puzzle", _PROOF)) if top.has("puzzle") else read
    except WrongField as wrong:
        raise BadPuzzle(f"{name}: {wrong}") from None


def _with_proof(read: Puzzle, proof: Fields) -> Puzzle:
    game = read.game
    move = read.notation.read_action(
        proof.value("move", None), game.players, game.background[game.decider]) if proof.has("move") else None
    if move is not None and ANY in move:
        raise WrongField("puzzle.move", "must be filled in")
    return Puzzle(
        read.name, read.goal, game, read.notation, read.position,
        grade=proof.number("grade", 0, 0, GRADES), motif=proof.word("motif", MOTIFS, ""),
        best=proof.number("best", 0, 0, WHOLE), second=proof.number("second", 0, 0, WHOLE), move=move,
        source=proof.mapping("from"),
    )
