"""Reasons to play a card or to reveal a Background, from its effects."""

from collections.abc import Callable
from typing import Final

from ..model import gain_sorts
from ..model.actions import Play, Reveal
from ..model.board import DIG_HERE
from ..model.counts import ONE, TOOLS, TOOL_KINDS, Cards, count, kinds_of, size
from ..model.scripts import Script
from ..model.vocabulary import NOTHING
from .facts import Facts
from .reason import Finders, Found, because
from .reasons_places import arrival



def play(facts: Facts, action: Play) -> Found:
    script = facts.pack.kinds[action.card].script
    found = [] if script is None else _brought(facts, script, action.target)
    over = size(facts.hand) - facts.pack.hand_limit
    return found + ([because("card_lighter", card=action.card, over=over)] if over > 0 else [])


def reveal(facts: Facts, action: Reveal) -> Found:
    card = facts.pack.backgrounds[facts.view.background[facts.seat]]
    is_member = bool(facts.view.gang[facts.seat]) and facts.pack.gang_of[facts.view.gang[facts.seat]] == card.gang
    return _brought(facts, card.with_gang if is_member else card.plain, action.target)


def _brought(facts: Facts, script: Script, target: int) -> Found:
    """The reasons from its effects. Harm to a rival who is about to win comes first."""
    found: Found = []
    if script.argument == "seat" and target in facts.rivals and facts.about_to_win(target):
        found.append(because("card_denies", other=target, left=facts.needed_by(target)))
    for gain in script.gains:
        find = _BROUGHT.get(gain.sort)
        if find is not None:
            found += find(facts, gain.amount, target, gain.kind)
    return found


def _drawn(facts: Facts, amount: int, target: int, kind: int) -> Found:
    drawn = facts.drawn(amount)
    return [because("card_draws", drawn=drawn)] if drawn else []


def _drawn_here(facts: Facts, amount: int, target: int, kind: int) -> Found:
    return _drawn(facts, facts.board.search[target], target, kind)


def _cash(facts: Facts, amount: int, target: int, kind: int) -> Found:
    tool = facts.affordable(facts.cigarettes + amount)
    if tool >= 0 and tool != facts.affordable(facts.cigarettes):
        return [because("card_price", tool=tool, cigarettes=facts.cigarettes + amount)]
    return [because("card_cash", cigarettes=amount)]


def _actions(facts: Facts, amount: int, target: int, kind: int) -> Found:
    return [because("card_actions", actions=amount)]


def _dig_points(facts: Facts, amount: int, target: int, kind: int) -> Found:
    best = max((facts.powers.points[tool] for tool in kinds_of(facts.hand & TOOLS)), default=0)
    can_now = (best and facts.can_dig and facts.view.actions
               and facts.board.features[facts.seat & 1][facts.here] & DIG_HERE)
    before = best + facts.view.dig_bonus
    if can_now and before < facts.needed <= before + amount:
        return [because("card_dig_wins", points=amount)]
    return [because("card_dig", points=amount)]


def _healed(facts: Facts, amount: int, target: int, kind: int) -> Found:
    if not facts.beatings:
        return []
    if not facts.can_dig and facts.hand & TOOLS:
        return [because("card_heals_to_dig", cards=facts.hand & TOOLS)]
    return [because("card_heals", beatings=min(amount, facts.beatings))]


def _supplied(facts: Facts, amount: int, target: int, kind: int) -> Found:
    given = min(amount, count(facts.view.piles, kind))       # A small pile gives what it has (R14n).
    if not given:
        return []
    if kind in TOOL_KINDS:
        return [because("card_supplies", cards=given * ONE[kind])]
    return [because("card_arms", cards=given * ONE[kind])] if facts.hand else []


def _moved(facts: Facts, amount: int, target: int, kind: int) -> Found:
    return arrival(facts, target)[:2]


def _regained(facts: Facts, amount: int, target: Cards, kind: int) -> Found:
    return [because("card_regains", cards=target)]


def _bought(facts: Facts, amount: int, target: int, kind: int) -> Found:
    price = facts.pack.tool_price(target, facts.view.gang[facts.seat], amount)
    return [because("card_buys", tool=target, cigarettes=price)]


def _forged(facts: Facts, amount: int, target: int, kind: int) -> Found:
    return [because("card_forges", tool=target)]


def _beaten(facts: Facts, amount: int, target: int, kind: int) -> Found:
    powers = facts.pack.powers[facts.view.gang[target]]
    before = facts.view.beatings[target]
    then = min(before + amount, facts.pack.most_beatings)
    if before <= powers.most_dig_beatings < then:
        return [because("card_bars", other=target)]
    return [because("card_beats", other=target)] if then > before else []


def _locked_up(facts: Facts, amount: int, target: int, kind: int) -> Found:
    tools = facts.known(target) & TOOLS
    return [because("card_locks_tools", other=target, cards=tools) if tools else because("card_locks", other=target)]


def _taken(facts: Facts, amount: int, target: int, kind: int) -> Found:
    if target < 0:
        return []
    tools = facts.known(target) & TOOLS
    if tools:
        best = max(kinds_of(tools), key=lambda tool: facts.pack.kinds[tool].points)
        return [because("card_takes_best", other=target, tool=best, size=facts.view.sizes[target])]
    return [because("card_takes", other=target)] if facts.view.sizes[target] else []


def _foes_card(facts: Facts, amount: int, target: int, kind: int) -> Found:
    asked = facts.view.agenda[-1] if facts.view.agenda else None
    attacker = getattr(asked, "attacker", NOTHING)
    return [because("card_takes", other=attacker)] if attacker >= 0 and facts.view.sizes[attacker] else []


def _pockets_here(facts: Facts, amount: int, target: int, kind: int) -> Found:
    return _pockets(facts, (facts.here,))


def _pockets_everywhere(facts: Facts, amount: int, target: int, kind: int) -> Found:
    """Pickpocket with the wide reach: players here, and all outside Solitary (R14g)."""
    return _pockets(facts, (facts.here, *facts.board.open_places))


def _pockets(facts: Facts, reached: tuple[int, ...]) -> Found:
    """Pickpocket: teammates are robbed too (R14f)."""
    view = facts.view
    robbed = sum(view.sizes[other] > 0 and view.place[other] in reached
                 for other in range(view.players) if other != facts.seat)
    return [because("card_pockets", robbed=robbed)] if robbed else []


def _taken_cash(facts: Facts, amount: int, target: int, kind: int) -> Found:
    taken = min(amount, facts.view.cigarettes[target])
    return [because("card_takes_cash", other=target, cigarettes=taken)] if taken else []


def _collected(facts: Facts, amount: int, target: int, kind: int) -> Found:
    whole = sum(min(amount, facts.view.cigarettes[other]) for other in range(facts.view.players) if other != facts.seat)
    return [because("card_collects", cigarettes=whole)] if whole else []


def _inspected(facts: Facts, amount: int, target: int, kind: int) -> Found:
    holder = next((other for other in facts.rivals
                   if facts.view.place[other] == target and facts.known(other) & TOOLS), -1)
    return [because("card_inspects", place=target, other=holder)] if holder >= 0 else []


def _pooled(facts: Facts, amount: int, target: int, kind: int) -> Found:
    """All hands are pooled. The card itself is not dealt again (R14g)."""
    share = (sum(facts.view.sizes) - 1) // facts.view.players
    return [because("card_pools", own=size(facts.hand) - 1, share=share)]


def _swapped(facts: Facts, amount: int, target: int, kind: int) -> Found:
    return [because("card_swaps", other=target, size=facts.view.sizes[target], own=size(facts.hand))]


def _called_off(facts: Facts, amount: int, target: int, kind: int) -> Found:
    asked = facts.view.agenda[-1] if facts.view.agenda else None
    foe = getattr(asked, "attacker", getattr(asked, "player", NOTHING))
    return [because("card_calls_off", other=foe)] if foe >= 0 else []


def _laid_cards(facts: Facts, amount: int, target: int, kind: int) -> Found:
    return [because("card_keeps_laid")]


def _combat_won(facts: Facts, amount: int, target: int, kind: int) -> Found:
    return [because("card_wins_fight")]


_BROUGHT: Final[dict[str, Callable[[Facts, int, int, int], Found]]] = {
    gain_sorts.DRAWN: _drawn, gain_sorts.DRAWN_HERE: _drawn_here, gain_sorts.GIVEN_CIGARETTES: _cash,
    gain_sorts.MORE_ACTIONS: _actions,
    gain_sorts.DIG_POINTS: _dig_points, gain_sorts.HEALED: _healed, gain_sorts.SUPPLIED: _supplied,
    gain_sorts.ARMED: _supplied,
    gain_sorts.MOVED: _moved, gain_sorts.REGAINED: _regained, gain_sorts.BOUGHT: _bought, gain_sorts.FORGED: _forged,
    gain_sorts.FORGED_AGAIN: lambda facts, amount, target, kind: [],
    gain_sorts.BEATEN: _beaten, gain_sorts.LOCKED_UP: _locked_up, gain_sorts.RANDOM_CARD: _taken,
    gain_sorts.FOES_CARD: _foes_card,
    gain_sorts.CHOSEN_CARD: _taken, gain_sorts.POCKETS_HERE: _pockets_here, gain_sorts.POCKETS: _pockets_everywhere,
    gain_sorts.TAKEN_CIGARETTES: _taken_cash, gain_sorts.COLLECTED_CIGARETTES: _collected,
    gain_sorts.INSPECTED: _inspected,
    gain_sorts.POOLED: _pooled, gain_sorts.SWAPPED: _swapped, gain_sorts.CALLED_OFF: _called_off,
    gain_sorts.LAID_CARDS: _laid_cards,
    gain_sorts.COMBAT_WON: _combat_won,
}


FINDERS: Final[Finders] = {Play: play, Reveal: reveal}
