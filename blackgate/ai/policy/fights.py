"""The weapon duel as a small stopping game: how many weapons to commit before giving up."""

from ...model.state import GameState
from .counting import weapon_odds


def best_commitment(
    mine: int, odds: list[float], win: float, lose: float, weapon: float
) -> tuple[int, float]:
    """When it is my turn to lay: the number of weapons to play at most, and what that is worth.

    I hold `mine`, the other holds b with chance `odds[b]`. Playing up to m, I win against b < m at the price
    of b + 1 weapons, else I lose and have spent m.
    """
    best, worth = 0, lose
    for most in range(1, mine + 1):
        value = 0.0
        for theirs, chance in enumerate(odds):
            value += chance * (win - weapon * (theirs + 1) if theirs < most else lose - weapon * most)
        if value > worth + 1e-9:
            best, worth = most, value
    return best, worth


def side_odds(game: GameState, seat: int, others: list[int]) -> list[float]:
    """The odds of how many weapons several rivals hold together (a principal and helpers)."""
    total = [1.0]
    for other in others:
        odds = weapon_odds(game, seat, other)
        joined = [0.0] * (len(total) + len(odds) - 1)
        for have, chance in enumerate(total):
            for more, another in enumerate(odds):
                joined[have + more] += chance * another
        total = joined
    return total


def attack_worth(
    mine: int, odds: list[float], win: float, lose: float, weapon: float
) -> float:
    """The worth of an attack before the defender answers. The defender lays first.

    A defender with b weapons lays one at a time; I answer each while my commitment lasts.
    """
    best = -1e9
    for most in range(mine + 1):
        value = 0.0
        for theirs, chance in enumerate(odds):
            value += chance * (win - weapon * theirs if theirs <= most else lose - weapon * most)
        best = max(best, value)
    return best


def michel_worth(weapons: int, calm: float, win: float, lose: float, weapon: float) -> tuple[int, float]:
    """Against Michel(le): the weapons to lay at most, and the worth. Each turns up a card, calm with chance `calm`."""
    best, worth = 0, lose
    for most in range(1, weapons + 1):
        value, going = 0.0, 1.0
        for laid in range(1, most + 1):
            value += going * calm * (win - weapon * laid)
            going *= 1 - calm
        value += going * (lose - weapon * most)
        if value > worth + 1e-9:
            best, worth = most, value
    return best, worth
