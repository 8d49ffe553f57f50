"""Bots play evenings and whole runs in the player's seat, to measure how hard each evening is."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...ai.bot import NO_EFFORT, Bot, Effort, Question, TurnLength
from ...ai.levels import Brains, make_bot
from ...model.actions import EndTurn
from ...model.engine import do, is_legal
from ...model.rng import mixed
from ..thinking import brains_for
from .evening import MOST_FAVOURS, PLAYER, Evening, Favour
from .evening_start import lay_out
from .reading import names_of
from .run import LONG, Run
from .stars import Standing, is_won

MOST_ROUNDS: Final = 300        # A game that lasts longer counts as lost.


def is_evening_won(
    evening: Evening, favours: Sequence[Favour], deal: int, level: str, effort: Effort = NO_EFFORT,
) -> bool:
    """Whether a bot of that level wins this deal of the evening."""
    game = lay_out(evening, favours, deal)
    brains: Brains = brains_for(game.pack)
    words = [level, *(f"{rival.level}:{rival.inmate}" for rival in evening.rivals)]
    bots: list[Bot] = [make_bot(word, mixed(deal, seat), brains, effort) for seat, word in enumerate(words)]
    length = TurnLength()
    ends = EndTurn()
    while True:
        winners = tuple(seat for seat in range(game.players) if game.winners >> seat & 1) if game.winners else None
        rounds = -(-game.turns // game.players)
        won = is_won(evening.goal, Standing(rounds, game.score(PLAYER), winners))
        if won is not None or rounds > MOST_ROUNDS:
            return bool(won)
        is_stopped = length.is_too_long(game.turns) and is_legal(game, ends)
        action = ends if is_stopped else bots[game.decider].choose(Question(game))
        length.note(game.turns)
        do(game, action, None)


def average_favours(evening: Evening, every: Sequence[Evening], favours: Mapping[str, Favour]) -> list[Favour]:
    """The favours that a run has before this evening if it always chooses the first one offered."""
    run = Run.begun(LONG, 0)
    for before in every:
        if before.number >= evening.number:
            break
        run.win(1, before, names_of(favours), is_last=False)
        if run.offered:
            run.choose(first_choice(run.offered[0], favours))
    return [favours[name] for name in run.taken[:MOST_FAVOURS]]


def first_choice(name: str, favours: Mapping[str, Favour]) -> str:
    """The favour, or the first of those that it leaves to choose from."""
    return favours[name].choices[0] if favours[name].choices else name


def evenings_won(
    sentence: str, every: Sequence[Evening], favours: Mapping[str, Favour], seed: int, level: str,
    effort: Effort = NO_EFFORT,
) -> int:
    """How many evenings of a run a bot of that level wins before it has no lives left."""
    run = Run.begun(sentence, seed)
    evenings = run.evenings(every)
    while run.won < len(evenings) and not run.has_ended:
        evening = evenings[run.won]
        taken = [favours[name] for name in run.taken]
        if is_evening_won(evening, taken, run.deal, level, effort):
            run.win(1, evening, names_of(favours), is_last=run.won + 1 == len(evenings))
            if run.offered:
                run.choose(first_choice(run.offered[0], favours))
        else:
            run.lose()
    return run.won
