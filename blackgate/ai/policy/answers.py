"""The policy's answers: when extorted, in combat, to Michel(le), and to every smaller question."""

from collections.abc import Callable
from typing import Any, Final

from ...model.actions import (
    Accept, Action, ChooseCard, Cooperate, Discard, Draw, Fight, Go, MoveMichel, Reroll, Reveal, Weapon,
)
from ...model.counts import FIELD, KNIFE, TOOLS, WEAPONS, size
from ...model.frames import Frame, step_of
from ...model.questions.combat import AskCombat
from ...model.questions.discard import AskDiscard
from ...model.questions.exchange import AskExchange
from ...model.questions.extorted import AskExtorted
from ...model.questions.forge_again import AskForgeAgain
from ...model.questions.lose_tool import AskLoseTool
from ...model.questions.michel import AskMichel
from ...model.questions.michel_combat import AskMichelCombat
from ...model.questions.michel_draw import AskMichelDraw
from ...model.questions.michel_move import AskMichelMove
from ...model.questions.place import AskPlace
from ...model.questions.react import AskReact
from ...model.questions.reroll import AskReroll
from ...model.questions.take_seen import AskTakeSeen
from ...model.teams import is_rival
from ...model.state import GameState
from ..float_sums import add_up
from . import worth
from .counting import sure, tool_odds
from .fights import best_commitment, michel_worth, side_odds
from .harms import aimed_harm
from .keeping import hand_worth, least_needed
from .temper import Scores
from .turn import Turn
from .worth import CIGARETTE, FOLLY, HELD, WEAPON, average_card, random_card

FREE_CARD = 12.0        # a free card is always good


def answer_scores(game: GameState, frame: Frame, options: list[Action]) -> Scores:
    if isinstance(frame, AskDiscard):
        return [(0.0, Discard(least_needed(game, frame.seat, frame.count), frame.count))]
    scorer = SCORERS.get(frame.step, _no_opinion)
    return [(scorer(game, frame, option), option) for option in options]


def _no_opinion(game: GameState, frame: Frame, option: Action) -> float:
    return 0.0


def _stake(game: GameState, seat: int, tool: int) -> float:
    """What the defender loses with a combat: the named tool or a random card, and a Beating."""
    pack = game.pack
    loss = worth.BEATING + (5.0 if game.beatings[seat] else 0.0)
    if pack.powers[game.gang[seat]].keeps_cards:
        return loss
    if game.hand[seat] & FIELD[tool]:
        return loss + HELD * pack.kinds[tool].points
    return loss + average_card(game, seat)


def _extorted_score(game: GameState, frame: AskExtorted, option: Action) -> float:
    seat, attacker, tool, _ = frame
    if isinstance(option, Cooperate):
        return -HELD * game.pack.kinds[tool].points - 0.5
    fight = _defence(game, seat, attacker, tool)
    if isinstance(option, Fight):
        return fight
    script = game.pack.backgrounds[game.background[seat]].plain
    saved = min(HELD * game.pack.kinds[tool].points if game.hand[seat] & FIELD[tool] else 99.0, -fight)
    return -4.0 if script.argument == "place" and saved > 8 else -2.0 if saved > 8 else -50.0


def _defence(game: GameState, seat: int, attacker: int, tool: int) -> float:
    odds = side_odds(game, seat, [attacker, *game.mates_here(attacker)])
    win = random_card(game, seat, attacker) + 3.0
    mine = size(game.hand[seat] & WEAPONS)
    return best_commitment(mine, odds, win, -_stake(game, seat, tool), WEAPON)[1]


def _combat_score(game: GameState, frame: AskCombat, option: Action) -> float:
    seat, tool, defending = frame.seat, frame.tool, frame.defending
    principal, foe = frame.principal, frame.foe
    if isinstance(option, Weapon):
        odds = side_odds(game, seat, [foe, *game.mates_here(foe)])
        mine = size(game.hand[seat] & WEAPONS)
        if defending:
            win, lose = random_card(game, seat, foe) + 3.0, -_stake(game, principal, tool)
        else:
            chance = tool_odds(game, seat, foe, tool)
            prize = chance * HELD * game.pack.kinds[tool].points + (1 - chance) * random_card(game, seat, foe)
            win, lose = prize + 3.0, -worth.BEATING - 0.5 * average_card(game, principal)
        if seat != principal:
            lose -= worth.BEATING + 0.5 * average_card(game, seat)      # A helper shares the Beating (R11d).
        most, value = best_commitment(mine, odds, win, lose, WEAPON)
        better = value - lose
        if seat != principal:
            better = value - (lose + worth.BEATING + 0.5 * average_card(game, seat))
        return (better if most else -5.0) + (0.1 if option.kind == KNIFE else 0.0)
    if isinstance(option, Reveal):
        stake = _stake(game, seat, tool) if defending else worth.BEATING + 8.0
        return 1.0 if stake > 11.0 else -1.0
    return 0.0


def _michel_stake(game: GameState, seat: int, card: int) -> float:
    loss = worth.BEATING + (5.0 if game.beatings[seat] else 0.0)
    if game.pack.powers[game.gang[seat]].keeps_cards:
        return loss
    tools = [tool for tool in game.pack.michel_cards[card].tools if game.hand[seat] & FIELD[tool]]
    if tools:
        return loss + min(HELD * game.pack.kinds[tool].points for tool in tools)
    return loss + average_card(game, seat)


def _calm_odds(game: GameState) -> float:
    """The chance that Michel(le)'s next card shows no knife. The discard is public."""
    cards = game.pack.michel_cards
    out = game.michel_discard + game.michel_table
    left = sum(card.copies for card in cards) - len(out)
    if not left:
        out, left = game.michel_table, sum(card.copies for card in cards) - len(game.michel_table)
    calm = sum(card.copies for card in cards if not card.knife) - sum(not cards[card].knife for card in out)
    return calm / left if left else 1.0


def _michel_combat_score(game: GameState, frame: AskMichelCombat, option: Action) -> float:
    seat, victim, card, _, _ = frame
    if isinstance(option, Weapon):
        lose = -_michel_stake(game, victim, card)
        mine = size(game.hand[seat] & WEAPONS)
        extra = 0.0 if seat == victim else worth.BEATING
        most, value = michel_worth(mine, _calm_odds(game), worth.DRAWN, lose - extra, WEAPON)
        return (value - lose if most else -5.0) + (0.1 if option.kind == KNIFE else 0.0)
    if isinstance(option, Reveal):
        return 0.5 if _michel_stake(game, seat, card) > 14.0 else -1.0
    return 0.0


def _michel_score(game: GameState, frame: AskMichel, option: Action) -> float:
    if isinstance(option, Cooperate):
        return -HELD * game.pack.kinds[option.tool].points
    mine = size(game.hand[frame.seat] & WEAPONS)
    lose = -_michel_stake(game, frame.seat, frame.card)
    return michel_worth(mine, _calm_odds(game), worth.DRAWN, lose, WEAPON)[1]


def _michel_draw_score(game: GameState, frame: AskMichelDraw, option: Action) -> float:
    return FREE_CARD if isinstance(option, Draw) else 0.0


def _michel_move_score(game: GameState, frame: AskMichelMove, option: Action) -> float:
    if not isinstance(option, MoveMichel):
        return 0.0
    best = [
        max(_michel_visit(game, frame.seat, place) for place in places)
        for places in game.board.rolls(game.michel_place)
    ]
    return add_up(best) / 6 - 0.5 if max(best) > 0 else FOLLY


def _place_score(game: GameState, frame: AskPlace, option: Go) -> float:
    if frame.michel:
        return _michel_visit(game, frame.seat, option.place)
    return Turn(game).at(option.place, game.actions)


def _reroll_score(game: GameState, frame: AskReroll, option: Action) -> float:
    turn = Turn(game)
    if isinstance(option, Reroll):
        return turn.roll(game.actions)
    rolls = game.board.rolls(turn.here, game.pack.powers[game.gang[frame.seat]].neighbour_faces)
    return max(turn.at(place, game.actions) for place in rolls[frame.face - 1])


def _choice_score(game: GameState, frame: AskTakeSeen | AskForgeAgain, option: Action) -> float:
    return worth.kind_worths(game.pack)[option.kind] if isinstance(option, ChooseCard) else 0.0


def _lose_tool_score(game: GameState, frame: AskLoseTool, option: ChooseCard) -> float:
    return -2.0 * worth.kind_worths(game.pack)[option.kind]       # Doubled, for bots with a soft choice.


def _react_score(game: GameState, frame: AskReact, option: Action) -> float:
    if not isinstance(option, Reveal):
        return 0.0
    script = game.pack.kinds[frame.card].script
    return 1.0 if script is not None and aimed_harm(game, frame.seat, script.gains) > 6.0 else -1.0


def _exchange_score(game: GameState, frame: AskExchange, option: Action) -> float:
    if not isinstance(option, Accept):
        return 0.0
    hand = game.hand[frame.seat]
    after = hand - frame.take + frame.give
    gain = hand_worth(game, frame.seat, after) - hand_worth(game, frame.seat, hand)
    return gain + (frame.give_cigarettes - frame.take_cigarettes) * CIGARETTE


def _michel_visit(game: GameState, seat: int, place: int) -> float:
    """How much it harms rivals to send Michel(le) to a place, less the harm to the own side."""
    total = 0.0
    for other in range(game.players):
        if game.place[other] != place:
            continue
        tools = size(sure(game, seat, other) & TOOLS)
        harm = 3.0 + 4.0 * min(tools, 2) + 3.0 * worth.progress(game, other)
        rival = is_rival(game.team, seat, other)
        total += harm / (1 if game.team else max(1, game.players - 2)) if rival else -1.3 * harm
    return total


# `Any`: each function has its own type of question.
SCORERS: Final[dict[str, Callable[[GameState, Any, Any], float]]] = {
    step_of(kind): scorer for kind, scorer in (
        (AskExtorted, _extorted_score), (AskCombat, _combat_score), (AskMichel, _michel_score),
        (AskMichelCombat, _michel_combat_score), (AskMichelDraw, _michel_draw_score),
        (AskMichelMove, _michel_move_score), (AskPlace, _place_score), (AskReroll, _reroll_score),
        (AskTakeSeen, _choice_score), (AskForgeAgain, _choice_score), (AskLoseTool, _lose_tool_score),
        (AskReact, _react_score), (AskExchange, _exchange_score),
    )
}
