"""`blackgate laws`: plays random games in all modes and checks every law at every K-th decision."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from time import monotonic

from . import pack_for
from .arguments import add_games, add_seed, count
from .law_checker import MODES, LawBroken, LawGame, in_turn
from .progress import Progress


def arguments(parser: ArgumentParser) -> None:
    add_games(parser, 42)
    add_seed(parser, 1)
    parser.add_argument("--every", type=count, default=1, metavar="K", help="check at every K-th decision")
    parser.add_argument("--seconds", type=count, metavar="T", help="stop after this time; all modes are played equally")


def run(given: Namespace) -> int:
    games: dict[int, LawGame] = {}
    progress = Progress(given.games)
    end = monotonic() + given.seconds if given.seconds else None
    try:
        for game in in_turn(pack_for(given), given.games, given.seed):
            if end is not None and monotonic() > end:
                break
            games[game.number] = game
            game.go_on(given.every)
            progress.show(sum(game.is_over for game in games.values()))
        for game in games.values():
            game.check_again()
    except LawBroken as broken:
        progress.clear()
        print(f"Law broken in game {game.number} of seed {given.seed} (game seed {game.seed}, {game.mode}), "
              f"decision {game.decisions}: {broken}", file=sys.stderr)
        return 1
    progress.clear()
    shares = _by_mode(games.values())
    print("Games of each mode:", ", ".join(f"{mode}: {number}" for mode, number in shares.items()))
    missed = min(len(MODES), given.games) - len(shares)
    if missed:
        print(f"Time was too short. Modes without a game: {missed}", file=sys.stderr)
        return 1
    decisions, checks = (sum(getattr(game, what) for game in games.values()) for what in ("decisions", "checks"))
    print(f"The laws hold. Games: {len(games)}, decisions: {decisions}, checks of all laws: {checks}")
    return 0


def _by_mode(games: Iterable[LawGame]) -> dict[str, int]:
    """How many games each mode got, in the order of the modes."""
    shares: dict[str, int] = {}
    for game in sorted(games, key=lambda game: game.number):
        shares[game.mode] = shares.get(game.mode, 0) + 1
    return shares
