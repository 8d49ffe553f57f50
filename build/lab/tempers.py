"""Plays every inmate at medium among three neutral mediums and prints the table of tempers for docs/bots.md.

    python build/lab tempers --games 4000 --keep /tmp/tempers

An inmate is recognisable if a figure is at least twice or at most half that of the neutral seats in the same games. It
is fair if its odds of winning against a neutral seat are between 0.8 and 1.25. Seats move on from game to game.
"""

from collections import Counter
from dataclasses import dataclass
from math import inf

from blackgate.ai.arena import Match, fresh_game, interval, seated
from blackgate.ai.bot import Question
from blackgate.ai.levels import Brains, make_bot
from blackgate.commands.runs.job import Facts
from blackgate.model.actions import Action, Buy, Cooperate, Craft, EndTurn, Extort, MoveMichel
from blackgate.model.counts import KNIFE
from blackgate.model.engine import do
from blackgate.model.frames import Frame
from blackgate.model.pack import Pack
from blackgate.model.questions.extorted import AskExtorted
from blackgate.model.questions.michel_move import AskMichelMove
from blackgate.model.rng import mixed
from blackgate.model.state import GameState
from lab.counting import Part, Parts, parser

LEVEL = "medium"
PLAYERS = 4
RECOGNISABLE = (0.5, 2.0)
FAIR = (0.8, 1.25)


@dataclass(frozen=True)
class Figure:
    """A figure that a spectator notices: how often something is done, relative to something else."""

    says: str
    done: str
    of: str = "turn"


@dataclass(frozen=True)
class Row:
    figures: tuple[Figure, ...]
    michel: int = 0


SELLS = Figure("sells", "sell")
EXTORTS = Figure("extorts", "extort")
SPOONS = Figure("steals spoons", "steal_spoon")
CAUTIOUS = Figure("cautious moves", "cautious_move")
ARMS = Figure("buys or makes knives", "knives")
HEALS = Figure("heals when it can", "heal", "may heal")
GIVES_IN = Figure("gives in when it could", "give_in", "may give_in")
MOVES_MICHEL = Figure("moves Michel(le)", "move_michel", "may move_michel")
LEAVES_MICHEL = Figure("leaves Michel(le) alone", "leave_michel", "may move_michel")
ROWS: dict[str, Row] = {
    "brute": Row((EXTORTS,)),
    "mole": Row((SPOONS, CAUTIOUS)),
    "merchant": Row((SELLS, Figure("buys", "buy"))),
    "gambler": Row((CAUTIOUS, Figure("rolls to move", "roll_move"))),
    "networker": Row((Figure("joins a gang when it can", "join", "may join"),)),
    "loyal": Row((EXTORTS,)),
    "vulture": Row((Figure("share of its extortions that hit the beaten", "extort_beaten", "extort"),)),
    "paranoid": Row((ARMS, HEALS)),
    "paranoid, Michel(le)": Row((ARMS, HEALS, MOVES_MICHEL), 1),
    "fox": Row((Figure("plays an action card when it can", "play", "may play"),
                Figure("reveals when it can", "reveal", "may reveal"))),
    "hoarder": Row((SELLS,)),
    "daredevil": Row((GIVES_IN, HEALS)),
    "daredevil, Michel(le)": Row((GIVES_IN, HEALS, LEAVES_MICHEL), 1),
    "professor": Row((SPOONS, Figure("crafts", "craft"))),
}


def play(pack: Pack, brains: Brains, facts: Facts, number: int) -> Counter[str]:
    """Play one game and count what the inmate (`own/`) and the neutral seats (`others/`) did, and who won."""
    name, seed = facts["part"], facts["seed"]
    tempered = f"{LEVEL}:{name.partition(',')[0]}"
    match = Match((tempered, *[LEVEL] * (PLAYERS - 1)), seed, michel=ROWS[name].michel)
    words = seated(match, number)
    game = fresh_game(pack, match, number)
    bots = [make_bot(word, mixed(seed, number, seat), brains) for seat, word in enumerate(words)]
    counts: Counter[str] = Counter()
    offered: set[str] = set()           # in this turn
    while not game.winners:
        question = Question(game)
        action = bots[question.seat].choose(question)
        whose = "own" if words[question.seat] == tempered else "others"
        for deed in deeds(game, question.options, action, offered):
            counts[f"{whose}/{deed}"] += 1
        do(game, action)
    counts["won"] = game.winners >> words.index(tempered) & 1
    return counts


def deeds(game: GameState, options: list[Action], action: Action, offered: set[str]) -> list[str]:
    """The names of what was done, and of what could have been done, the latter once a turn."""
    if game.agenda:
        return answers(game.agenda[-1], options, action)
    new = {f"may {option.name}" for option in options} - offered
    offered |= new
    found = [*new, action.name]
    if (isinstance(action, Buy) and game.pack.items[action.item].kind == KNIFE) or action == Craft(KNIFE):
        found.append("knives")
    if isinstance(action, Extort) and game.beatings[action.seat]:
        found.append("extort_beaten")
    if isinstance(action, EndTurn):
        offered.clear()
        found.append("turn")
    return found


def answers(asked: Frame, options: list[Action], action: Action) -> list[str]:
    if isinstance(asked, AskMichelMove):
        return ["may move_michel", "move_michel" if isinstance(action, MoveMichel) else "leave_michel"]
    if isinstance(asked, AskExtorted) and any(isinstance(option, Cooperate) for option in options):
        return ["may give_in", "give_in"] if isinstance(action, Cooperate) else ["may give_in"]
    return []


def times(part: Part, figure: Figure) -> float:
    """The inmate's figure relative to that of the neutral seats."""
    own, others = part.under("own/"), part.under("others/")
    usual = others[figure.done] / max(1, others[figure.of])
    return own[figure.done] / max(1, own[figure.of]) / usual if usual else inf


def odds(share: float) -> float:
    """The odds of winning against one neutral seat."""
    return share / (1 - share) * (PLAYERS - 1)


def table(parts: Parts) -> str:
    lines = [
        "| inmate | telling figures, times the neutral seats' | odds of winning | recognisable, fair | games |",
        "|---|---|---|---|---|",
    ]
    for name, part in ((name, parts[name]) for name in ROWS if name in parts):
        ratios = [(figure.says, times(part, figure)) for figure in ROWS[name].figures]
        told = ", ".join(f"{says} {ratio:.2f}" for says, ratio in ratios)
        is_marked = any(ratio <= RECOGNISABLE[0] or ratio >= RECOGNISABLE[1] for _, ratio in ratios)
        won = part.counts["won"]
        low, high = (odds(end) for end in interval(won, part.games))
        is_fair = FAIR[0] <= odds(won / part.games) <= FAIR[1]
        verdict = f"{'yes' if is_marked else 'no'}, {'yes' if is_fair else 'no'}"
        lines.append(
            f"| {name} | {told} | {odds(won / part.games):.2f} [{low:.2f}, {high:.2f}] | {verdict} | {part.games} |"
        )
    return "\n".join(lines)


def main(given: list[str] | None = None) -> int:
    asked = parser("Play every inmate among neutral bots and print how it shows and what it costs.", 2026)
    asked.add_argument("--games", type=int, default=1000, metavar="N", help="for each inmate")
    asked.add_argument("--only", metavar="A,B,…", help="some of the inmates")
    arguments = asked.parse_args(given)
    parts = Parts(arguments)
    wanted = ROWS if arguments.only is None else arguments.only.split(",")
    for name in [row for row in ROWS if row.partition(",")[0] in wanted or row in wanted]:
        parts.play(name, play, {}, arguments.games)
    print(table(parts))
    return 0
