"""The policy's answers: when extorted, in combat, to Michel(le), and to every smaller question."""

from collections.abc import Callable

from ...model.counts import FIELD, KNIFE, ONE, TOOLS, WEAPONS, size
from ...model.moves import places_for
from ...model.sides import is_rival
from ...model.state import GameState
from ...model.words import (
    ACCEPT, ASK_COMBAT, ASK_EXTORTED, ASK_LOSE_TOOL, ASK_MICHEL_COMBAT, CHOOSE_CARD, COOPERATE, DECLINE,
    DISCARD, DRAW, FIGHT, GO, KEEP, MOVE_MICHEL, REROLL, REVEAL, WEAPON as PLAY_WEAPON, Action, Frame,
)
from . import worth
from .counting import sure, tool_odds
from .fights import best_commitment, michel_worth, side_odds
from .harms import aimed_harm
from .temper import Scores
from .turn import Turn
from .worth import CIGARETTE, FOLLY, HELD, WEAPON, average_card, cards_worth, random_card

FREE_CARD = 12.0        # nothing speaks against it


def answer_scores(game: GameState, frame: Frame, options: list[Action]) -> Scores:
    if options[0][0] == DISCARD:
        cards = worth.keep_order(game.pack, game.hand[frame[1]])[: frame[2]]
        return [(0.0, Action((DISCARD, sum(ONE[kind] for kind in cards), frame[2])))]
    scorer: Callable[[GameState, Frame, Action], float] = {
        ASK_EXTORTED: _extorted_score, ASK_COMBAT: _combat_score, ASK_MICHEL_COMBAT: _michel_combat_score,
    }.get(frame[0], _other_score)
    return [(scorer(game, frame, option), option) for option in options]


def _stake(game: GameState, seat: int, tool: int) -> float:
    """What losing a combat as its defender costs: the named tool or a random card, and a Beating."""
    pack = game.pack
    loss = worth.BEATING + (5.0 if game.beatings[seat] else 0.0)
    if pack.powers[game.gang[seat]].keeps_cards:
        return loss
    if game.hand[seat] & FIELD[tool]:
        return loss + HELD * pack.kinds[tool].points
    return loss + average_card(game, seat)


def _extorted_score(game: GameState, frame: Frame, option: Action) -> float:
    _, seat, attacker, tool = frame
    word = option[0]
    if word == COOPERATE:
        return -HELD * game.pack.kinds[tool].points - 0.5
    fight = _defence(game, seat, attacker, tool)
    if word == FIGHT:
        return fight
    script = game.pack.backgrounds[game.background[seat]].plain
    saved = min(HELD * game.pack.kinds[tool].points if game.hand[seat] & FIELD[tool] else 99.0, -fight)
    return -4.0 if script.argument == "place" and saved > 8 else -2.0 if saved > 8 else -50.0


def _defence(game: GameState, seat: int, attacker: int, tool: int) -> float:
    odds = side_odds(game, seat, [attacker, *game.mates_here(attacker)])
    win = random_card(game, seat, attacker) + 3.0
    mine = size(game.hand[seat] & WEAPONS)
    return best_commitment(mine, odds, win, -_stake(game, seat, tool), WEAPON)[1]


def _combat_score(game: GameState, frame: Frame, option: Action) -> float:
    _, seat, attacker, defender, tool, defending, _, _ = frame
    principal, foe = (defender, attacker) if defending else (attacker, defender)
    word = option[0]
    if word == PLAY_WEAPON:
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
        return (better if most else -5.0) + (0.1 if option[1] == KNIFE else 0.0)
    if word == REVEAL:
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
    """The chance that the next Michel(le) card is calm: the discard is public."""
    cards = game.pack.michel_cards
    out = game.michel_discard + game.michel_table
    left = sum(card.copies for card in cards) - len(out)
    if not left:
        out, left = game.michel_table, sum(card.copies for card in cards) - len(game.michel_table)
    calm = sum(card.copies for card in cards if not card.knife) - sum(not cards[card].knife for card in out)
    return calm / left if left else 1.0


def _michel_combat_score(game: GameState, frame: Frame, option: Action) -> float:
    _, seat, victim, card, _ = frame
    if option[0] == PLAY_WEAPON:
        lose = -_michel_stake(game, victim, card)
        mine = size(game.hand[seat] & WEAPONS)
        extra = 0.0 if seat == victim else worth.BEATING
        most, value = michel_worth(mine, _calm_odds(game), worth.DRAWN, lose - extra, WEAPON)
        return (value - lose if most else -5.0) + (0.1 if option[1] == KNIFE else 0.0)
    if option[0] == REVEAL:
        return 0.5 if _michel_stake(game, seat, card) > 14.0 else -1.0
    return 0.0


def _other_score(game: GameState, frame: Frame, option: Action) -> float:
    word, seat = option[0], frame[1]
    if word == GO:
        if frame[4]:
            return _michel_visit(game, seat, option[1])
        return Turn(game).at(option[1], game.actions)
    if word == MOVE_MICHEL:
        reached = [game.board.places_for(face, game.michel_place) for face in range(1, 7)]
        best = [
            max(_michel_visit(game, seat, place) for place in game.board.open_places if places >> place & 1)
            for places in reached
        ]
        return sum(best) / 6 - 0.5 if max(best) > 0 else FOLLY
    if word == REROLL:
        turn = Turn(game)
        return turn.roll(game.actions)
    if word == KEEP:
        turn = Turn(game)
        return turn.best_of(places_for(game, seat, frame[2]), game.actions)
    if word == COOPERATE:               # to Michel(le)
        return -HELD * game.pack.kinds[option[1]].points
    if word == FIGHT:
        mine = size(game.hand[seat] & WEAPONS)
        lose = -_michel_stake(game, seat, frame[2])
        return michel_worth(mine, _calm_odds(game), worth.DRAWN, lose, WEAPON)[1]
    if word == CHOOSE_CARD:
        value = worth.kind_worths(game.pack)[option[1]]
        return -2.0 * value if frame[0] == ASK_LOSE_TOOL else value     # Nobody is careless about this.
    if word == REVEAL:                  # against a card aimed at oneself
        script = game.pack.kinds[frame[3]].script
        return 1.0 if script is not None and aimed_harm(game, seat, script.gains) > 6.0 else -1.0
    if word in (ACCEPT, DECLINE):
        _, _, _, give, give_cigarettes, take, take_cigarettes = frame
        gain = cards_worth(game.pack, give) - cards_worth(game.pack, take)
        gain += (give_cigarettes - take_cigarettes) * CIGARETTE
        return gain if word == ACCEPT else 0.0
    return FREE_CARD if word == DRAW else 0.0


def _michel_visit(game: GameState, seat: int, place: int) -> float:
    """What sending Michel(le) to a place does to rivals there, less what it does to one's own side."""
    total = 0.0
    for other in range(game.players):
        if game.place[other] != place:
            continue
        tools = size(sure(game, seat, other) & TOOLS)
        harm = 3.0 + 4.0 * min(tools, 2) + 3.0 * worth.progress(game, other)
        rival = is_rival(game.team, seat, other)
        total += harm / (1 if game.team else max(1, game.players - 2)) if rival else -1.3 * harm
    return total

