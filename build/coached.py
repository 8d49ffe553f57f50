"""Whether the coach is as good as it claims: what reviews blame on whom, and what following its hints wins.

    python build/compiled.py build/coached.py errors --games 60 --json /tmp/coached.json --jobs 2
    python build/compiled.py build/coached.py follow --games 100 --json /tmp/coached.json --jobs 2

`errors` reviews games of four, two medium and two hard by turns, quickly: how often a medium lost more points a
decision than a hard of the same game, and whether each account balances. `follow` plays two players against `medium`:
one does in every decision what the first hint says. A stopped run goes on.
"""

import sys
from collections import Counter

from keeping import Facts, Ledger, fingerprint, gather, parser

from blackgate.ai.arena import interval
from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.coach.calibration import load_calibration
from blackgate.coach.hints import hint
from blackgate.coach.review import QUICK, reviewing
from blackgate.model.engine import apply, do
from blackgate.model.notation import Notation
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.play.brains import pack_and_brains
from blackgate.play.record import Record, result_of

PLAYERS = 4
MILLIONTH = 1e-6        # points and differences are kept as whole numbers of it

Task = tuple[int, int, int]     # seed, iterations, number


def errors(task: Task) -> Counter[str]:
    seed, _, number = task
    pack, brains = pack_and_brains(None)
    game = new_game(pack, PLAYERS, mixed(seed, number), first=0)
    words = [("medium", "hard")[(seat + number) % 2] for seat in range(PLAYERS)]
    bots = [make_bot(word, mixed(seed, number, seat), brains) for seat, word in enumerate(words)]
    notation = Notation(pack)
    options = {"players": PLAYERS, "team": False, "michel": None, "first": 0}
    record = Record.of_new_game(notation, mixed(seed, number), options, "salt", chosen=True)
    while not game.winners:
        action = bots[game.decider].choose(Question(game))
        written = notation.action(action, game.background[game.decider])
        record.add(written, apply(game, action))
    *_, last = reviewing(record.written(result_of(game)), pack, brains, load_calibration(), effort=QUICK)
    seats = last.review["seats"]
    rates = [-seat["skill"] / max(1, len(seat["decisions"])) for seat in seats]
    pairs = [(rates[one], rates[other]) for one in range(PLAYERS) for other in range(PLAYERS)
             if words[one] == "medium" and words[other] == "hard"]
    counts = Counter({"pairs": len(pairs), "above": sum(medium > hard for medium, hard in pairs)})
    for word, rate in zip(words, rates, strict=True):
        counts[f"seats/{word}"] += 1
        counts[f"lost/{word}"] += round(rate / MILLIONTH)
    off = max(abs(seat["result"] - seat["start"] - seat["skill"] - seat["luck"] - seat["others"]) for seat in seats)
    counts["unbalanced"] = int(off > 1e-9)
    return counts


def follow(task: Task) -> Counter[str]:
    seed, iterations, number = task
    pack, brains = pack_and_brains(None)
    game = new_game(pack, 2, mixed(seed, number))
    calibration = load_calibration()
    follower = number % 2
    rival = make_bot("medium", mixed(seed, number), brains)
    decisions = 0
    while not game.winners:
        question = Question(game)
        if question.seat == follower:
            said = hint(question.view, brains, calibration, iterations=iterations, budget_ms=None, seed=decisions)
            do(game, said.options[0].action)
        else:
            do(game, rival.choose(question))
        decisions += 1
    return Counter({"won": game.winners >> follower & 1})


def main(given: list[str] | None = None) -> int:
    asked = parser("Is the coach as good as it claims?", 6001)
    asked.add_argument("what", choices=("errors", "follow"))
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--iterations", type=int, default=150, help="of a hint that is followed")
    arguments = asked.parse_args(given)
    ledger = Ledger(arguments.json)
    facts: Facts = {"bots": fingerprint(), "seed": arguments.seed, "iterations": arguments.iterations}

    def task(number: int) -> Task:
        return arguments.seed, arguments.iterations, number

    play = {"errors": errors, "follow": follow}[arguments.what]
    part = gather(ledger, arguments.what, facts, arguments.games, arguments.jobs, play, task)
    counts = part.counts
    if arguments.what == "follow":
        low, high = interval(counts["won"], part.games)
        print(f"who follows the first hint wins {counts['won']} of {part.games}, [{100 * low:.0f}, {100 * high:.0f}] %")
        return 0
    low, high = interval(counts["above"], counts["pairs"])
    print(f"medium lost more than hard in {counts['above']} of {counts['pairs']} pairs of {part.games} games, "
          f"[{100 * low:.0f}, {100 * high:.0f}] %; {counts['unbalanced']} accounts unbalanced")
    for word in ("medium", "hard"):
        print(f"{word}: {100 * MILLIONTH * counts[f'lost/{word}'] / counts[f'seats/{word}']:.2f} points a decision")
    return 0


if __name__ == "__main__":
    sys.exit(main())
