"""Seeded games of bots as one line each, to be compared: plain Python and compiled play the same games bit for bit.

    python build/digests.py > plain.txt
    python build/compiled.py build/digests.py > compiled.txt
    python build/digests.py --compare           does both with what lies in dist/compiled and says where they differ

A digest is of all that happened and of the position at the end, or of what each level thinks in the middle of a game,
chances and all.
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterator

from blackgate.ai.arena import Match, fresh_game, play_on
from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import LEVELS, make_bot
from blackgate.model.codec import position
from blackgate.model.notation import Notation
from blackgate.model.words import Event
from blackgate.play.brains import pack_and_brains

COUNTED = Effort(iterations=60)         # A search by the clock would play other games each time.
MATCHES = (
    *(Match(("random",) * players, 100 + players) for players in (2, 3, 4, 5, 6)),
    Match(("random",) * 4, 114, team=True),
    Match(("random",) * 6, 116, team=True, michel=1),
    Match(("random",) * 3, 123, michel=2),
    *(Match(("medium",) * players, 200 + players) for players in (2, 4, 6)),
    Match(("medium",) * 4, 214, team=True, michel=1),
    Match(("medium", "easy", "policy"), 223, michel=2),
    *(Match(("hard",) * players, 300 + players) for players in (2, 4)),
    Match(("hard", "medium") * 2, 314, team=True),
    Match(("expert", "hard", "medium"), 323, effort=COUNTED),
)
MIDDLE = Match(("medium",) * 4, 404)
GAMES = 3
THINKING = 12       # questions in the middle of games that all levels think about


def digest(told: object) -> str:
    return hashlib.sha256(repr(told).encode()).hexdigest()[:24]


def digests() -> Iterator[str]:
    pack, brains = pack_and_brains(None)
    for match in MATCHES:
        for number in range(1 if "hard" in match.seats else GAMES):
            story: list[Event] = []
            game = fresh_game(pack, match, number)
            play_on(game, brains, match, number, story)
            yield f"{' '.join(match.seats)} {match.seed} {number}: {digest((story, position(game, Notation(pack))))}"
    for number in range(THINKING):
        middle = MIDDLE._replace(most_decisions=60 + number)
        game = fresh_game(pack, middle, number)
        play_on(game, brains, middle, number)
        thoughts = [make_bot(level, number, brains, COUNTED).think(Question(game)) for level in LEVELS]
        yield f"thoughts {number}: {digest([(each.action, each.win, each.tried) for each in thoughts])}"


def compare() -> int:
    import compiled     # beside this file, which is not looked at by who runs the compiled one

    command = [sys.executable, __file__]
    with subprocess.Popen(command, env=compiled.surroundings(), stdout=subprocess.PIPE, text=True) as process:
        plain = list(digests())         # while the other does the same
        told, _ = process.communicate()
    if process.returncode:
        return process.returncode
    other = told.splitlines()
    for line, found in zip(plain, other, strict=True):
        print(f"{line}  {'the same' if line == found else f'differs: {found}'}")
    return int(plain != other)


if __name__ == "__main__":
    if sys.argv[1:] == ["--compare"]:
        sys.exit(compare())
    for line in digests():
        print(line, flush=True)
