"""`blackgate laws`: random games in all modes, every law checked at every K-th decision."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from time import monotonic

from ..tools.laws import MODES, LawBroken, LawGame, in_turn
from . import pack_for
from .progress import Progress


def run(arguments: Namespace) -> int:
    said = arguments.said
    games: dict[int, LawGame] = {}
    progress = Progress(arguments.games, said)
    end = monotonic() + arguments.seconds if arguments.seconds else None
    try:
        for game in in_turn(pack_for(arguments), arguments.games, arguments.seed):
            if end is not None and monotonic() > end:
                break
            games[game.number] = game
            game.go_on(arguments.every)
            progress.show(sum(game.is_over for game in games.values()))
        for game in games.values():
            game.check_again()
    except LawBroken as broken:
        progress.clear()
        print(f"Law broken in game {game.number} of seed {arguments.seed} (game seed {game.seed}, {game.mode}), "
              f"decision {game.decisions}: {broken}", file=sys.stderr)
        return 1
    progress.clear()
    shares = _by_mode(games.values())
    print(said("cli-laws-modes", modes=", ".join(f"{mode}: {number}" for mode, number in shares.items())))
    missed = min(len(MODES), arguments.games) - len(shares)
    if missed:
        print(said("cli-laws-missed", modes=missed), file=sys.stderr)
        return 1
    print(said("cli-laws-hold", games=len(games), decisions=sum(game.decisions for game in games.values()),
               checks=sum(game.checks for game in games.values())))
    return 0


def _by_mode(games: Iterable[LawGame]) -> dict[str, int]:
    """How many games each mode got, in the order of the modes."""
    shares: dict[str, int] = {}
    for game in sorted(games, key=lambda game: game.number):
        shares[game.mode] = shares.get(game.mode, 0) + 1
    return shares
