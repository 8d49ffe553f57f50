"""Reasons for answers: to an extortion, in a fight, to Michel(le), to an offer, what to give away."""

from typing import Final

from ..model.actions import Accept, ChooseCard, Cooperate, Decline, Discard, Draw, Exchange, Fight, GiveUp, Pass, Weapon
from ..model.counts import FIELD, ONE, TOOLS, WEAPONS, WEAPON_KINDS
from ..model.questions.combat import AskCombat
from ..model.questions.exchange import AskExchange
from ..model.questions.extorted import AskExtorted
from ..model.questions.michel import AskMichel
from ..model.questions.michel_combat import AskMichelCombat
from ..model.questions.michel_move import AskMichelMove
from ..model.questions.take_seen import AskTakeSeen
from ..play.prospects import prospect
from .facts import Facts
from .reason import Found, because

KINDS: Final = (
    "yield_unarmed", "yield_cheap", "yield_beating", "fight_odds", "fight_nothing_to_give", "fight_for_win",
    "weapon_odds", "weapon_keeps_tool", "weapon_takes_tool", "weapon_helps", "give_up_odds", "give_up_unarmed",
    "give_up_saves", "michel_yield", "michel_calm", "michel_stays", "draw_free", "choose_keeps", "choose_best",
    "choose_weapon", "discard_least", "discard_keeps_tools", "exchange_tools", "exchange", "accept_tools",
    "accept", "decline", "react_small", "pass_unhelpful",
)
FEW_WORLDS: Final = 24
EVEN: Final = 50            # percent


def _percent(share: float | None) -> int:
    return round(100 * (share or 0.0))


def _calm(facts: Facts) -> int:
    """In how many of a hundred Michel(le)'s next card is calm: those turned up already are known; an empty deck is
    shuffled anew from them."""
    gone = facts.view.michel_table + (facts.view.michel_discard if facts.view.michel_deck else ())
    cards = facts.pack.michel_cards
    left = [(card.copies - gone.count(number), card.knife) for number, card in enumerate(cards)]
    whole = sum(number for number, _ in left)
    return round(100 * sum(number for number, knife in left if not knife) / whole) if whole else 0


def cooperate(facts: Facts, action: Cooperate) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskMichel):
        return [because("michel_yield", tool=action.tool, percent=_calm(facts))]
    assert isinstance(asked, AskExtorted)
    found: Found = []
    if not facts.has_weapon:
        found.append(because("yield_unarmed", other=asked.attacker, tool=asked.tool))
    if facts.beatings == facts.powers.most_dig_beatings:
        found.append(because("yield_beating", tool=asked.tool))
    return found or [because("yield_cheap", tool=asked.tool, points=facts.powers.points[asked.tool])]


def fight(facts: Facts, action: Fight) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskMichel):
        return [because("michel_calm", percent=calm)] if (calm := _calm(facts)) else []
    assert isinstance(asked, AskExtorted)
    if not facts.hand & FIELD[asked.tool]:
        return [because("fight_nothing_to_give", tool=asked.tool)]
    found: Found = []
    own = facts.points_of(facts.hand, facts.seat)
    if own >= facts.needed > own - facts.powers.points[asked.tool]:
        found.append(because("fight_for_win", tool=asked.tool))
    won = prospect(facts.view, action, FEW_WORLDS).won
    return [*found, because("fight_odds", other=asked.attacker, tool=asked.tool, percent=_percent(won))]


def weapon(facts: Facts, action: Weapon) -> Found:
    asked = facts.view.agenda[-1]
    won = _percent(prospect(facts.view, action, FEW_WORLDS).won)
    if isinstance(asked, AskMichelCombat):
        return [because("michel_calm", percent=_calm(facts))]
    assert isinstance(asked, AskCombat)
    if asked.seat != asked.principal:
        return [because("weapon_helps", mate=asked.principal, percent=won)]
    other = asked.attacker if asked.defending else asked.defender
    key = "weapon_keeps_tool" if asked.defending else "weapon_takes_tool"
    return [because(key, other=other, tool=asked.tool), because("weapon_odds", other=other, percent=won)]


def give_up(facts: Facts, action: GiveUp) -> Found:
    if not facts.has_weapon:
        return [because("give_up_unarmed")]
    asked = facts.view.agenda[-1]
    found: Found = []
    if isinstance(asked, AskCombat):
        other = asked.attacker if asked.defending else asked.defender
        laying = next((option for option in facts.view.options if isinstance(option, Weapon)), None)
        if laying is not None:
            won = _percent(prospect(facts.view, laying, FEW_WORLDS).won)
            found += [because("give_up_odds", other=other, percent=won)] if won < EVEN else []
    return [*found, because("give_up_saves", cards=facts.hand & WEAPONS)]


def passed(facts: Facts, action: Pass) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskMichelMove):
        return [because("michel_stays", place=facts.view.michel_place)]
    if isinstance(asked, (AskCombat, AskMichelCombat)):
        return [because("pass_unhelpful", cards=facts.hand & WEAPONS)]
    return [because("react_small")] if asked.step == "react" else []


def draw(facts: Facts, action: Draw) -> Found:
    return [because("draw_free", drawn=facts.pack.numbers.victor_draws)]


def choose_card(facts: Facts, action: ChooseCard) -> Found:
    """A card to take is the best one, a card to lose the cheapest."""
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskTakeSeen):
        key = "choose_weapon" if action.kind in WEAPON_KINDS else "choose_best"
        return [because(key, card=action.kind, other=asked.target)]
    kept = facts.hand & TOOLS
    if kept & FIELD[action.kind] and asked.step == "lose_tool":
        return [because("choose_keeps", tool=action.kind, cards=kept - ONE[action.kind])]
    return [because("card_forges", tool=action.kind)] if asked.step == "forge_again" else []


def discard(facts: Facts, action: Discard) -> Found:
    kept = (facts.hand - action.cards) & TOOLS
    found: Found = [because("discard_keeps_tools", cards=kept)] if kept else []
    return [*found, because("discard_least", cards=action.cards)]


def exchange(facts: Facts, action: Exchange) -> Found:
    mate, give, _, take, _, _ = action
    if give & TOOLS:
        return [because("exchange_tools", mate=mate, cards=give & TOOLS)]
    return [because("exchange", mate=mate, cards=give or take)]


def accept(facts: Facts, action: Accept) -> Found:
    asked = facts.view.agenda[-1]
    if isinstance(asked, AskExchange) and asked.give & TOOLS:
        return [because("accept_tools", mate=asked.proposer, cards=asked.give & TOOLS)]
    return [because("accept")]


def decline(facts: Facts, action: Decline) -> Found:
    return [because("decline")]
