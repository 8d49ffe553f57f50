"""Digests of seeded games, bots' thoughts and the coach's answers: one line each, the same on every machine.

    python build/lab digests                    compares this Python with digests.txt and names what differs
    python build/lab digests --compiled         the same with the game in dist/compiled
    python build/lab digests --write            writes digests.txt again, after an intended change of the bots

Rules, bots and coach must decide the same on every Python from 3.11.0 on, plain and compiled. The digests cover all
events of games and their last positions, the thoughts of each level in the middle of games, odds, hints, a review, the
solution of a puzzle, and tonight's games. Every float counts to its last digit.
"""

import hashlib
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from blackgate.ai.arena import Match, fresh_game, play_on
from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import LEVELS, Brains, make_bot
from blackgate.coach.calibration import load_calibration
from blackgate.coach.estimate import odds
from blackgate.coach.hints import hint
from blackgate.coach.puzzles.shipped import of_grade, tonights
from blackgate.coach.puzzles.solver import Solver
from blackgate.coach.review import QUICK, reviewing
from blackgate.model.codec import position
from blackgate.model.engine import apply
from blackgate.model.events import Event
from blackgate.model.notation import Json, Notation
from blackgate.model.pack import Pack
from blackgate.model.view import view
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.record import Record, result_of
from blackgate.play.tonight import plan_for, salt_of
from lab.reference_bots import with_references
from package.compiled import run

EXPECTED = Path(__file__).with_suffix(".txt")
COUNTED = Effort(iterations=60)         # A search limited by time would differ each time.
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
MIDDLE = (Match(("medium",) * 4, 404), Match(("medium",) * 4, 405, team=True), Match(("medium",) * 2, 406, michel=1))
GAMES = 3
THINKING = 12           # questions in the middle of games for all levels and the coach
REVIEWED = 30           # decisions of the game that is reviewed
GRADES = (1, 2, 3)      # one puzzle of each of these is solved; higher grades take longer
NIGHTS = [date(2026, 1, 1) + timedelta(days=n) for n in range(14)]


def digest(found: object) -> str:
    return hashlib.sha256(repr(found).encode()).hexdigest()[:24]


def digests() -> Iterator[str]:
    pack, shipped = pack_and_brains(None)
    brains = with_references(pack, shipped)
    yield from games(pack, brains)
    yield from thoughts(pack, brains)
    yield f"review: {digest(review(pack, brains))}"
    for grade in GRADES:
        puzzle = of_grade(grade)[0]
        yield f"puzzle {puzzle.name}: {digest(Solver(puzzle.view, puzzle.goal).solve(puzzle.view))}"
    for day in NIGHTS:
        night = tonights(day)          # for a player who has solved none yet
        plan = plan_for(day, "Ines", pack).written()
        yield f"night {day}: {digest((plan, salt_of(day), night.name if night else None))}"


def games(pack: Pack, brains: Brains) -> Iterator[str]:
    for match in MATCHES:
        for number in range(1 if "hard" in match.seats else GAMES):
            story: list[Event] = []
            game = fresh_game(pack, match, number)
            play_on(game, brains, match, number, story)
            yield f"{' '.join(match.seats)} {match.seed} {number}: {digest((story, position(game, Notation(pack))))}"


def thoughts(pack: Pack, brains: Brains) -> Iterator[str]:
    calibration = load_calibration()
    for number in range(THINKING):
        middle = MIDDLE[number % len(MIDDLE)]._replace(most_decisions=60 + number)
        game = fresh_game(pack, middle, number)
        play_on(game, brains, middle, number)
        found = [make_bot(level, number, brains, COUNTED).think(Question(game)) for level in LEVELS]
        yield f"thoughts {number}: {digest([(each.action, each.win, each.tried) for each in found])}"
        seen = view(game, game.decider)
        chances = odds(seen, brains, calibration, iterations=30, budget_ms=None, seed=number)
        advice = hint(seen, brains, calibration, iterations=60, budget_ms=None, seed=number)
        yield f"odds and hint {number}: {digest((chances, advice))}"


def review(pack: Pack, brains: Brains) -> Json:
    """A quick review of the first decisions of a game."""
    match = Match(("medium", "easy", "medium"), 500, michel=1)
    game = fresh_game(pack, match, 0)
    notation = Notation(pack)
    record = Record.of_position(notation, position(game, notation), "salt")
    bots = [make_bot(level, seat, brains) for seat, level in enumerate(match.seats)]
    while not game.winners and record.acted < REVIEWED:
        question = Question(game)
        action = bots[question.seat].choose(question)
        written = notation.action(action, game.background[game.decider])
        record.add(written, apply(game, action))
    *_, last = reviewing(record.written(result_of(game)), pack, brains, load_calibration(), effort=QUICK)
    return last.review


def compare() -> int:
    """Print each line and whether it is as expected. Returns 1 if any is not."""
    expected = EXPECTED.read_text(encoding="utf-8").splitlines()
    found = list(digests())
    for number, line in enumerate(found):
        wanted = expected[number] if number < len(expected) else "nothing"
        print(f"{line}  {'the same' if line == wanted else f'differs, expected: {wanted}'}", flush=True)
    print(f"{len(found)} digests, {sum(one != two for one, two in zip(found, expected, strict=False))} differ")
    return int(found != expected)


def main(words: list[str]) -> int:
    if words == ["--compiled"]:
        return run(["build/lab", "digests"])
    if words == ["--write"]:
        EXPECTED.write_text("".join(f"{line}\n" for line in digests()), encoding="utf-8")
        return 0
    return compare()
