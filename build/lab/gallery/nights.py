"""Night escapes in telling situations: the wall, a puzzle with its bar, hints, how it ends."""

from datetime import date
from typing import Final

from blackgate.app import App
from blackgate.coach.puzzles.puzzle import Puzzle, puzzle_of
from blackgate.keep.puzzle_progress import LUCKY, SOLVED, TRIED, WITH_HINTS, PuzzleProgress
from blackgate.keep.puzzle_progress import PuzzleTries
from blackgate.model.notation import Json, Notation
from blackgate.play.packs import pack_in
from blackgate.scenes.puzzles.puzzle_table import PuzzleTable
from blackgate.scenes.puzzles.wall import PuzzleWall

from .table_at import Situation, press

DAY: Final = date(2026, 11, 17)
POSED: Final[Json] = {
    "goal": "escape",
    "puzzle": {"grade": 2, "motif": "passkey", "best": 10000, "second": 5000,
               "move": {"do": "play", "card": "passkey", "place": "cell_block"}},
    "players": 3,
    "turn": {"seat": 0, "actions": 2},
    "seats": [
        {"place": "cafeteria", "hand": {"pickaxe": 1, "passkey": 1, "knife": 1, "link": 2}, "cigarettes": 3,
         "background": {"card": "bookmaker", "revealed": True}, "tunnel": {"shovel": 3, "spoon": 1}, "prisoner": 4},
        {"place": "cafeteria", "hand": {"shovel": 1, "blade": 2}, "prisoner": 0, "tunnel": {"pickaxe": 2}},
        {"place": "rec_area", "hand": {"link": 2, "phone": 1}, "cigarettes": 6, "prisoner": 8},
    ],
}
KEEPING: Final[Json] = {
    "goal": {"keep": {"shovel": 1}},
    "puzzle": {"grade": 3, "motif": "keep", "best": 10000, "second": 0, "move": {"do": "fight"}},
    "players": 3,
    "turn": {"seat": 1, "actions": 1, "extortions": 1},
    "seats": [
        {"place": "cafeteria", "hand": {"shovel": 1, "knife": 2}, "prisoner": 4,
         "background": {"card": "bookmaker", "revealed": True}},
        {"place": "cafeteria", "hand": {"link": 1}, "prisoner": 0, "background": {"card": "miner", "revealed": True}},
        {"place": "rec_area", "prisoner": 8},
    ],
    "table": {"cards": {"knife": 1}},
    "agenda": [{"step": "extorted", "seat": 0, "attacker": 1, "tool": "shovel"}],
}


# The same without the key: half of all rolls lead home.
BY_LOT: Final[Json] = {
    **POSED, "seats": [{**POSED["seats"][0], "hand": {"pickaxe": 1, "link": 2}}, *POSED["seats"][1:]],
    "puzzle": {"grade": 1, "motif": "dice", "best": 5000, "second": 0, "move": {"do": "roll_move"}},
}
DEAL: Final = 7
UNKIND: Final = 1           # a deal in which the die leads elsewhere


def posed(written: Json = POSED) -> Puzzle:
    return puzzle_of(written, "posed", Notation(pack_in(None)))


def _wall(app: App, focus: str = "") -> None:
    wall = PuzzleWall(app, DAY)
    bests = (SOLVED, SOLVED, WITH_HINTS, LUCKY, TRIED, SOLVED, 0, 0)
    wall.nights = PuzzleProgress({
        puzzle.name: PuzzleTries(1 + number % 3, number % 2, best)
        for number, (puzzle, best) in enumerate(zip(wall.puzzles, bests * len(wall.puzzles), strict=False))
        if best and puzzle.grade < 5
    })
    app.push(wall)
    if focus and wall.puzzles:
        wall.focus = f"puzzle:{wall.puzzles[2].name}"
    app.build()


def _night(app: App, written: Json = POSED, hints: int = 0, deal: int = DEAL) -> PuzzleTable:
    night = PuzzleTable(app, posed(written), deal=deal)
    night.pace.is_paused = True
    app.push(night)
    app.build()
    for _ in range(hints):
        press(app, "night:hint")
    return night


def _ended(app: App, *moves: Json, written: Json = POSED, deal: int = DEAL) -> None:
    night = _night(app, written, deal=deal)
    for written in moves:
        background = night.view.background[night.attempt.seat]
        night.act(night.session.notation.read_action(written, night.session.players, background))
    night.is_kept = False
    for _ in range(50):
        night.tick(1.0)
        if app.top is not night:
            break
    app.build()


HOME: Final[Json] = {"do": "play", "card": "passkey", "place": "cell_block"}
NIGHTS: Final[dict[str, Situation]] = {
    "puzzles": _wall,
    "puzzles-focused": lambda app: _wall(app, "focused"),
    "puzzle": lambda app: _discard(_night(app)),
    "puzzle-keep": lambda app: _discard(_night(app, KEEPING)),
    "puzzle-hint-1": lambda app: _discard(_night(app, hints=1)),
    "puzzle-hint-2": lambda app: _discard(_night(app, hints=2)),
    "puzzle-hint-3": lambda app: _discard(_night(app, hints=3)),
    "puzzle-leave": lambda app: _night(app).open_menu(),
    "puzzle-show": lambda app: _night(app).ask_to_show(),
    "puzzle-solved": lambda app: _ended(app, HOME, {"do": "dig", "tool": "pickaxe"}),
    "puzzle-missed": lambda app: _ended(app, {"do": "search"}, {"do": "end_turn"}),
    "puzzle-unlucky": lambda app: _ended(
        app, {"do": "roll_move"}, {"do": "go", "place": "rec_area"}, {"do": "end_turn"}, written=BY_LOT, deal=UNKIND),
}


def _discard(night: PuzzleTable) -> None:
    """A situation answers nothing."""
