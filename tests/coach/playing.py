"""Games to look at: bots of a level at a table, as positions on the way or as a whole record."""

from collections.abc import Iterator
from functools import cache

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.coach.calibration import Calibration, load_calibration
from blackgate.model.engine import apply
from blackgate.model.notation import Json
from blackgate.model.setup import new_game
from blackgate.model.teams import MICHELS
from blackgate.model.state import GameState
from blackgate.play.record import Record, result_of
from tests.table import brains, notation, shipped

Mode = tuple[int, bool, int]        # players, whether in teams, Michel(le)
MODES: tuple[Mode, ...] = tuple(
    (players, team, michel)
    for players, team in ((2, False), (3, False), (4, False), (5, False), (6, False), (4, True), (6, True))
    for michel in (0, 1, 2)
)

# All Search cards there are, as CARDS.md counts them.
SEARCH_CARDS = {
    "container": 5, "pike": 6, "link": 14, "blade": 10, "wristwatch": 2, "moonshine": 2, "phone": 2, "bandana": 3,
    "gold_chain": 3, "tracksuit": 3, "leather_gloves": 3, "tattoo_ink": 3, "signet_ring": 3, "ambush": 2,
    "bandages": 2, "riot": 2, "passkey": 2, "snitch": 2, "sleight_of_hand": 2, "inspection": 2, "rigged_game": 2,
    "care_package": 2,
}


@cache
def calibration() -> Calibration:
    return load_calibration()


def positions(mode: Mode, seed: int, word: str = "medium") -> Iterator[GameState]:
    """A game from its first decision to its last; it goes on being played."""
    players, team, michel = mode
    game = new_game(shipped(), players, seed, team=team, michel=michel)
    bots = [make_bot(word, seed * 10 + seat, brains()) for seat in range(players)]
    while not game.winners:
        yield game
        question = Question(game)
        apply(game, bots[question.seat].choose(question))


def recorded(mode: Mode, seed: int, words: tuple[str, ...] = ("medium",), most: int | None = None) -> Json:
    """A whole game, or its beginning, as a replay file holds it."""
    players, team, michel = mode
    game = new_game(shipped(), players, seed, team=team, michel=michel, first=0)
    options = {"players": players, "team": team, "michel": MICHELS[michel] or None, "first": 0}
    record = Record.of_new_game(notation(), seed, options, "salt", chosen=True)
    bots = [make_bot(words[seat % len(words)], seed * 10 + seat, brains()) for seat in range(players)]
    while not game.winners and (most is None or record.acted < most):
        question = Question(game)
        action = bots[question.seat].choose(question)
        written = notation().action(action, game.background[game.decider])
        record.add(written, apply(game, action))
    return record.written(result_of(game))
