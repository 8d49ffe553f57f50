"""`blackgate laws`: random games in all modes, every law checked at every K-th decision."""

import sys
from argparse import Namespace
from time import monotonic

from ..tools.laws import LawBroken, law_games
from . import pack_for
from .progress import Progress


def run(arguments: Namespace) -> int:
    decisions = checks = played = 0
    progress = Progress(arguments.games, arguments.said)
    end = monotonic() + arguments.seconds if arguments.seconds else None
    for number, game in enumerate(law_games(pack_for(arguments), arguments.games, arguments.seed)):
        if end is not None and monotonic() > end:
            break
        try:
            game.play(arguments.every)
        except LawBroken as broken:
            progress.clear()
            print(
                f"Law broken in game {number} of seed {arguments.seed} (game seed {game.seed}, "
                f"{game.players} players{', team' if game.team else ''}{', Michel(le)' if game.michel else ''}), "
                f"decision {game.decisions}: {broken}",
                file=sys.stderr,
            )
            return 1
        decisions += game.decisions
        checks += game.checks
        played += 1
        progress.show(played)
    progress.clear()
    print(arguments.said("cli-laws-hold", games=played, decisions=decisions, checks=checks))
    return 0
