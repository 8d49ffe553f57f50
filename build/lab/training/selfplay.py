"""Positions from bots' games, with the winners."""

from hashlib import sha256
from pathlib import Path
from random import Random

from blackgate.ai.bot import Bot, Question
from blackgate.ai.levels import Brains, make_bot
from blackgate.ai.search.value import features
from blackgate.commands.runs.job import Facts
from blackgate.model.engine import do
from blackgate.model.pack import Pack
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.model.vocabulary import ANY
from lab.reference_bots import with_references

MOST_DECISIONS = 4000
SAMPLED = 0.5       # the share of turn starts that are kept: neighbouring ones are similar
SLIPS = 0.03        # the share of random actions, which lead to positions that the bots would not reach


def fingerprint() -> str:
    """A fingerprint of this file, so that samples of another version are not mixed in."""
    return sha256(Path(__file__).read_bytes()).hexdigest()[:12]


def sampled(pack: Pack, brains: Brains, facts: Facts, number: int) -> list[tuple[list[list[float]], int]]:
    """Play one game of a job and return its samples."""
    known, seed = with_references(pack, brains), mixed(facts["seed"], number)
    return sample_game(pack, known, facts["players"], facts["team"], seed, tuple(facts["seats"]))


def sample_game(
    pack: Pack, brains: Brains, players: int, team: bool, seed: int, words: tuple[str, ...], michel: int = 0
) -> list[tuple[list[list[float]], int]]:
    """The rows of one game: every seat's features at some turn starts, and the mask of winners."""
    game = new_game(pack, players, seed, team=team, michel=michel)
    random = Random(seed)
    bots: list[Bot] = [
        make_bot(words[(seat + seed) % len(words)], mixed(seed, seat), brains) for seat in range(players)
    ]
    rows: list[list[list[float]]] = []
    decisions = 0
    turns = game.turns
    while not game.winners and decisions < MOST_DECISIONS:
        question = Question(game)
        action = bots[question.seat].choose(question)
        if random.random() < SLIPS:
            plain = [option for option in question.options if ANY not in option]
            action = random.choice(plain) if plain else action
        do(game, action)
        decisions += 1
        if game.turns != turns and not game.agenda and not game.winners:
            turns = game.turns
            if random.random() < SAMPLED:
                rows.append([features(game, seat) for seat in range(players)])
    return [(row, game.winners) for row in rows] if game.winners else []
