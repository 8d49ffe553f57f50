"""What the bots think of some hundred questions, as text: every option's score, the reasons, the odds, the features.

    .venv/bin/python -m tests.ai.opinions      writes tests/ai/opinions.txt anew; its difference shows what changed

The questions are those of bots' games that are of a new sort: another prompt, or other things to do.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from blackgate.ai.bot import Question
from blackgate.ai.levels import Brains, make_bot
from blackgate.ai.policy import choice as policy
from blackgate.ai.search.halving import ONE_TURN, TWO_TURNS, Halving, Worlds
from blackgate.ai.search.value import feature_names, features
from blackgate.ai.talk.reasons import reasons
from blackgate.model.actions import Action, Play
from blackgate.model.engine import do, legal
from blackgate.model.notation import prompt
from blackgate.model.pack import Pack
from blackgate.model.rng import Dice, mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.play.brains import load_brains
from tests.table import notation, shipped

KEPT = Path(__file__).with_name("opinions.txt")
MODES = ((2, False, 0), (3, False, 1), (4, True, 2), (4, False, 0), (6, True, 0))
GAMES = 6
LEVELS = ("medium", "random")        # Nobody gets into as much trouble as who plays by lot.
MOST = (4, 24)      # questions of a sort in each mode, and turns
TOLD = 7            # of each question's options, the best
SEARCHED = 12       # every so many questions are searched too


def questions(pack: Pack, brains: Brains) -> Iterator[tuple[str, GameState]]:
    for players, team, michel in MODES:
        asked = set[tuple[object, ...]]()
        told = Counter[str]()
        for seed in range(GAMES):
            game = new_game(pack, players, mixed(players, seed), team=team, michel=michel)
            bots = [make_bot(LEVELS[seed % 2], mixed(seed, seat), brains) for seat in range(players)]
            while not game.winners:
                options = legal(game)
                word = prompt(game.agenda[-1] if game.agenda else None)
                sort = (word, *sorted({option[: 2 if isinstance(option, Play) else 1] for option in options}),
                        game.background[game.decider])
                if len(options) > 1 and sort not in asked and told[word] < MOST[word == "turn"]:
                    asked.add(sort)
                    told[word] += 1
                    mode = f"{players}{' in teams' if team else ''}{' with Michel(le)' if michel else ''}"
                    yield f"{mode}, game {seed}, turn {game.turns}, seat {game.decider}: {word}", game
                do(game, bots[game.decider].choose(Question(game)))


def lines() -> Iterator[str]:
    pack = shipped()
    brains = load_brains(pack)
    tempers = list(brains.tempers.values())
    names = feature_names(pack)
    for number, (where, game) in enumerate(questions(pack, brains)):
        yield where
        seen = view(game, game.decider)
        temper = tempers[number % len(tempers)]
        calm = {action: score for score, action in policy.scores(game)}
        leaned = {action: score for score, action in policy.scores(game, temper)}
        for action in sorted(calm, key=lambda action: -calm[action])[:TOLD]:
            yield (f"  {calm[action]:8.2f}  {leaned[action]:8.2f} {temper.name:<10} {_said(game, action)}"
                   f"  {', '.join(reasons(seen, action))}")
        value = brains.value(game.players, game.team)
        yield f"  odds {' '.join(f'{chance:.4f}' for chance in value.chances(game))}"
        told = zip(names, features(game, game.decider), strict=True)
        yield f"  {' '.join(f'{name}={_short(has)}' for name, has in told if has)}"
        if number % SEARCHED == 0:
            for depth in (ONE_TURN, TWO_TURNS):
                thought = Halving(seen, value, Dice(number), depth, temper).run(Worlds((2, 2)))
                yield f"  found {_said(game, thought.action)} after {thought.iterations}: " + " ".join(
                    f"{mean:.4f}" for mean, _ in thought.alternatives) + " / " + " ".join(
                    f"{chance:.4f}" for chance in thought.win)


def _said(game: GameState, action: Action) -> str:
    told = notation().action(action, game.background[game.decider])
    return " ".join(f"{name}={value}" if name != "do" else str(value) for name, value in told.items())


def _short(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")


if __name__ == "__main__":
    KEPT.write_text("\n".join(lines()) + "\n", encoding="utf-8")
