"""Finds where bots lose points: their choice is compared with the best of six options, judged by playouts.

    python build/package compiled build/lab oracle --bots old-policy,policy,old-hard,hard --keep /tmp/lost
    python build/package compiled build/lab oracle --bots flat,expert,mcts --budget 400       searches, at equal time

Decisions are taken from games of the policy, which also plays the playouts. Half of the worlds decide which option is
best and the other half what it is worth, then the other way round. So luck does not choose the best, and the loss is
rather too small. The last row compares the choices with the first bot's in all worlds: equal choices add no noise.
Points are hundredths of a chance to win; the kind of a decision is the verb of its best option. A stopped run can be
continued.
"""

from collections import Counter
from math import sqrt
from random import Random

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import Brains, make_bot
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.habits import Habits, is_taught
from blackgate.ai.policy.temper import CALM
from blackgate.ai.search.halving import ranked_options
from blackgate.commands.runs.job import Facts
from blackgate.model.actions import Action
from blackgate.model.engine import do
from blackgate.model.pack import Pack
from blackgate.model.rng import Dice, mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.worlds import determinize
from lab.counting import Parts, parser
from lab.reference_bots import with_references

OPTIONS = 6
MOST_STEPS = 4000
AGAINST = "than the first bot"      # the row that compares choices


def moment(pack: Pack, brains: Brains, players: int, seed: int) -> GameState:
    """A game at a random decision on a turn."""
    random = Random(seed)
    while True:
        game = new_game(pack, players, random.getrandbits(40))
        left = int(random.random() * 40 * players)
        while not game.winners:
            left -= 1
            if left < 0 and is_taught(game):
                world = determinize(view(game, game.decider), Dice(seed))
                scored = ranked_options(world, OPTIONS, CALM, brains.habits)
                if len(scored) > 2 and scored[0][0] < 300:
                    return game
            do(game, policy.choose(game, CALM, brains.habits))


def to_the_end(game: GameState, habits: Habits | None) -> int:
    steps = 0
    while not game.winners and steps < MOST_STEPS:
        do(game, policy.choose(game, CALM, habits))
        steps += 1
    return game.winners


def judge(pack: Pack, brains: Brains, facts: Facts, number: int) -> Counter[str]:
    bots, seed, worlds = facts["bots"], facts["seed"], facts["worlds"]
    effort = Effort(facts["budget"], facts["iterations"])
    game = moment(pack, brains, facts["players"], mixed(seed, number))
    seen = view(game, game.decider)
    known = with_references(pack, brains)
    chosen = {bot: make_bot(bot, number, known, effort).choose(Question(game)) for bot in bots}
    ranked = [option for _, option in ranked_options(
        determinize(seen, Dice(number)), OPTIONS, CALM, brains.habits)]
    options: list[Action] = list(dict.fromkeys((*chosen.values(), *ranked)))[:max(OPTIONS, len(set(chosen.values())))]
    won = [dict.fromkeys(options, 0.0), dict.fromkeys(options, 0.0)]
    chance = Dice(mixed(seed, number, 1))
    for turn in range(worlds):
        world = determinize(seen, chance)
        for option in options:
            tried = world.clone()
            do(tried, option)
            won[turn % 2][option] += 2 * (to_the_end(tried, brains.habits) >> seen.seat & 1) / worlds
    counts: Counter[str] = Counter()
    for picked, told in ((won[0], won[1]), (won[1], won[0])):
        best = max(options, key=lambda option: picked[option])
        kind = best.name
        counts[f"{kind}/halves"] += 1
        for bot, action in chosen.items():
            add(counts, f"{kind}/{bot}", told[best] - told[action])
    first = chosen[bots[0]]
    counts[f"{AGAINST}/halves"] += 1
    for bot, action in chosen.items():
        add(counts, f"{AGAINST}/{bot}", (won[0][first] + won[1][first] - won[0][action] - won[1][action]) / 2)
    return counts


def add(counts: Counter[str], name: str, lost: float) -> None:
    """Add a loss in tenths of points, because counts are whole numbers and not negative."""
    tenths = round(1000 * lost)
    counts[f"{name}/{'lost' if lost > 0 else 'won'}"] += abs(tenths)
    counts[f"{name}/squares"] += tenths * tenths


def table(counts: Counter[str], bots: list[str]) -> str:
    lines = [f"| lost per decision, points | halves | {' | '.join(bots)} |", "|---" * (len(bots) + 2) + "|"]
    kinds = sorted({name.partition("/")[0] for name in counts} - {AGAINST}, key=lambda kind: -counts[f"{kind}/halves"])
    whole: Counter[str] = Counter()
    for kind in kinds:
        for name, number in counts.items():
            if name.startswith(f"{kind}/"):
                whole["all" + name[len(kind):]] += number
    for kind, found in (*((kind, counts) for kind in kinds), ("all", whole), (AGAINST, counts)):
        halves = found[f"{kind}/halves"]
        cells = []
        for bot in bots:
            mean = (found[f"{kind}/{bot}/lost"] - found[f"{kind}/{bot}/won"]) / halves
            spread = max(0.0, found[f"{kind}/{bot}/squares"] / halves - mean * mean)
            cells.append(f"{mean / 10:.1f} ±{1.96 * sqrt(spread / halves) / 10:.1f}")
        lines.append(f"| {kind} | {halves} | {' | '.join(cells)} |")
    return "\n".join(lines)


def main(given: list[str] | None = None) -> int:
    asked = parser("Where do bots lose points?", 4001)
    asked.add_argument("--bots", default="old-policy,policy", metavar="A,B,…")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--decisions", type=int, default=240)
    asked.add_argument("--worlds", type=int, default=200)
    asked.add_argument("--iterations", type=int, metavar="N", help="of searches that have a budget")
    asked.add_argument("--budget", type=int, metavar="MS", help="of these, instead; without either, their own")
    arguments = asked.parse_args(given)
    bots = arguments.bots.split(",")
    facts = {name: getattr(arguments, name) for name in ("worlds", "players", "iterations", "budget")}
    part = Parts(arguments).play(arguments.bots, judge, {"bots": bots, **facts}, arguments.decisions)
    print(table(part.counts, bots))
    return 0
