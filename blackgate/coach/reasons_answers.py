"""Reasons for answers: to an extortion, in a fight, to Michel(le), to an offer, what to give away."""

from typing import Final

from ..model.actions import (
    Accept, Action, ChooseCard, Cooperate, Decline, Discard, Draw, Exchange, Fight, GiveUp, Pass, Reveal, Weapon,
)
from ..model.counts import FIELD, TOOLS, TOOL_KINDS, WEAPONS, WEAPON_KINDS, Cards, count, kinds_of
from ..model.questions.combat import AskCombat
from ..model.questions.exchange import AskExchange
from ..model.questions.extorted import AskExtorted
from ..model.questions.michel import AskMichel
from ..model.questions.michel_combat import AskMichelCombat
from ..model.questions.michel_move import AskMichelMove
from ..model.questions.take_seen import AskTakeSeen
from ..play.prospects import prospect
from .facts import Facts
from .reason import Finders, Found, because, percent

EVEN: Final = 50            # percent: a smaller chance of success is no reason
SOME: Final = 25            # percent: enough, because several cards may be turned up


def _won(facts: Facts, action: Action) -> int:
    return percent(prospect(facts.view, action).won or 0.0)


def _calm(facts: Facts) -> int:
    """The chance in percent that Michel(le)'s next card shows no knife. Cards turned up already are left out, unless
    the deck is empty: then they are shuffled again."""
    gone = facts.view.michel_table + (facts.view.michel_discard if facts.view.michel_deck else ())
    cards = facts.pack.michel_cards
    left = [(card.copies - gone.count(number), card.knife) for number, card in enumerate(cards)]
    whole = sum(number for number, _ in left)
    return round(100 * sum(number for number, knife in left if not knife) / whole) if whole else 0


def cooperate(facts: Facts, action: Cooperate) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskMichel):
        return [because("michel_yield", tool=action.tool)]
    assert isinstance(asked, AskExtorted)
    found: Found = []
    if not facts.has_weapon:
        found.append(because("yield_unarmed", other=asked.attacker, tool=asked.tool))
    if facts.barred_by_one_more(facts.powers.most_dig_beatings) and count(facts.view.piles, asked.tool):
        found.append(because("yield_beating", tool=asked.tool))
    if found or _is_needed(facts, asked.tool):
        return found
    return [because("yield_cheap", tool=asked.tool, points=facts.powers.points[asked.tool])]


def _is_needed(facts: Facts, tool: int) -> bool:
    """Whether the tools in hand are enough to win, but not without this one."""
    own = facts.points_of(facts.hand, facts.seat)
    return own >= facts.needed > own - facts.powers.points[tool]


def _michel_calm(facts: Facts) -> Found:
    """A card without a knife is likely. It is turned up only for a Weapon of the seat or of a teammate here (R10e)."""
    calm = _calm(facts)
    armed = facts.has_weapon or any(facts.view.place[mate] == facts.here for mate in facts.mates)
    return [because("michel_calm", percent=calm)] if armed and calm >= SOME else []


def fight(facts: Facts, action: Fight) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskMichel):
        return _michel_calm(facts)
    assert isinstance(asked, AskExtorted)
    if not facts.hand & FIELD[asked.tool]:
        return [because("fight_nothing_to_give", tool=asked.tool)]
    found: Found = [because("fight_for_win", tool=asked.tool)] if _is_needed(facts, asked.tool) else []
    won = _won(facts, action)
    if won >= EVEN:
        return [*found, because("fight_odds", other=asked.attacker, tool=asked.tool, percent=won)]
    return found or ([because("weapon_keeps_tool", other=asked.attacker)] if facts.has_weapon else [])


def weapon(facts: Facts, action: Weapon) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskMichelCombat):
        return _michel_calm(facts)
    assert isinstance(asked, AskCombat)
    won, foe = _won(facts, action), asked.foe
    if asked.seat != asked.principal:
        return [because("weapon_helps", mate=asked.principal, percent=won)] if won >= EVEN else []
    found: Found = []
    if asked.defending:
        found.append(because("weapon_keeps_tool", other=foe))
    elif facts.view.sizes[foe] and not facts.pack.powers[facts.view.gang[foe]].keeps_cards:
        found.append(because("weapon_takes_tool", other=foe, tool=asked.tool))
    return [*found, because("weapon_odds", other=foe, percent=won)] if won >= EVEN else found


def give_up(facts: Facts, action: GiveUp) -> Found:
    if not facts.has_weapon:
        return [because("give_up_unarmed")]
    asked = facts.view.agenda[-1]
    found: Found = []
    if isinstance(asked, AskCombat):
        won = _won_with_a_weapon(facts)
        found += [because("give_up_odds", other=asked.foe, percent=won)] if won < EVEN else []
    return [*found, because("give_up_saves", cards=facts.hand & WEAPONS)]


def _won_with_a_weapon(facts: Facts) -> int:
    return _won(facts, next(option for option in facts.view.options if isinstance(option, Weapon)))


def passed(facts: Facts, action: Pass) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskMichelMove):
        return [because("michel_stays", place=facts.view.michel_place)]
    if isinstance(asked, (AskCombat, AskMichelCombat)):
        if not facts.has_weapon:
            return [because("give_up_unarmed")]
        is_vain = isinstance(asked, AskCombat) and _won_with_a_weapon(facts) < EVEN
        return [because("pass_unhelpful" if is_vain else "give_up_saves", cards=facts.hand & WEAPONS)]
    if asked.step != "react":
        return []
    can_answer = any(isinstance(option, Reveal) for option in facts.view.options)
    return [because("react_small" if can_answer else "react_cannot")]


def draw(facts: Facts, action: Draw) -> Found:
    drawn = facts.drawn(facts.pack.numbers.victor_draws)
    return [because("draw_free", drawn=drawn)] if drawn else []


def choose_card(facts: Facts, action: ChooseCard) -> Found:
    """Take the best card, or lose the cheapest one."""
    asked, points = facts.view.agenda[-1], facts.powers.points
    if isinstance(asked, AskTakeSeen):
        if action.kind in WEAPON_KINDS:
            return [because("choose_weapon", card=action.kind, other=asked.target)]
        best = max((points[kind] for kind in kinds_of(facts.known(asked.target) & TOOLS)), default=0)
        is_best = action.kind in TOOL_KINDS and points[action.kind] == best
        return [because("choose_best", card=action.kind, other=asked.target) if is_best
                else because("card_takes", other=asked.target)]
    if asked.step == "lose_tool":
        offered = [points[option.kind] for option in facts.view.options if isinstance(option, ChooseCard)]
        return [because("choose_keeps", tool=action.kind)] if points[action.kind] == min(offered) else []
    return [because("card_forges", tool=action.kind)] if asked.step == "forge_again" else []


def discard(facts: Facts, action: Discard) -> Found:
    kept = (facts.hand - action.cards) & TOOLS
    found: Found = [because("discard_keeps_tools", cards=kept)] if kept else []
    is_least = not action.cards & TOOLS or facts.hand - action.cards == kept
    return [*found, because("discard_least", cards=action.cards)] if is_least else found


def exchange(facts: Facts, action: Exchange) -> Found:
    if action.give & TOOLS:
        return [because("exchange_tools", mate=action.seat, cards=action.give & TOOLS)]
    return [because("exchange", mate=action.seat)]


def accept(facts: Facts, action: Accept) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskExchange) and asked.give & TOOLS:
        return [because("accept_tools", mate=asked.proposer, cards=asked.give & TOOLS)]
    return [because("accept")]


def decline(facts: Facts, action: Decline) -> Found:
    """The seat would give more than it gets: tools count first, then Cigarettes."""
    asked = facts.view.agenda[-1]
    assert isinstance(asked, AskExchange)

    def worth(cards: Cards, cigarettes: int) -> tuple[int, int]:
        return facts.points_of(cards, facts.seat), facts.pack.worth(cards) + cigarettes

    is_loss = worth(asked.take, asked.take_cigarettes) > worth(asked.give, asked.give_cigarettes)
    return [because("decline")] if is_loss else []


FINDERS: Final[Finders] = {
    Exchange: exchange, Accept: accept, Decline: decline, Cooperate: cooperate, Fight: fight, Weapon: weapon,
    GiveUp: give_up, Pass: passed, Draw: draw, ChooseCard: choose_card, Discard: discard,
}
