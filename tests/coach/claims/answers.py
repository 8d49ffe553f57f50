"""Claims about answers: to an extortion, in a fight, to Michel(le), to an offer, what to give away."""

from typing import Final

from blackgate.model.actions import ChooseCard, GiveUp, Reveal
from blackgate.model.counts import ONE, TOOLS, TOOL_KINDS, WEAPONS, WEAPON_KINDS, count, kinds_of

from .scene import ABOUT, EVEN, Scene
from .work import Claim

SOME: Final = 25            # percent: what happens more rarely is no reason to try it


def yield_unarmed(scene: Scene) -> bool:
    return not scene.hand & WEAPONS and scene.other == scene.asked.attacker and is_given(scene)


def is_given(scene: Scene) -> bool:
    """It is the tool that is demanded, and one has it."""
    return bool(scene.tool == scene.asked.tool) and count(scene.hand, scene.tool) > 0


def is_needed(scene: Scene) -> bool:
    """The tools in hand do with this one and not without it."""
    return scene.suffices_with(0) and not scene.suffices_with(0, ONE[scene.tool])


def yield_cheap(scene: Scene) -> bool:
    return is_given(scene) and scene.points == scene.powers.points[scene.tool] and not is_needed(scene)


def yield_beating(scene: Scene) -> bool:
    """Another Beating bars from digging, and the pile has more of the tool."""
    return (is_given(scene) and scene.barred_by_one_more(scene.powers.most_dig_beatings)
            and count(scene.view.piles, scene.tool) > 0)


def fight_odds(scene: Scene) -> bool:
    won = scene.share_won(scene.seat, scene.other, first=True)
    return is_given(scene) and scene.percent >= EVEN and scene.is_about(scene.percent, won)


def fight_nothing_to_give(scene: Scene) -> bool:
    return bool(scene.tool == scene.asked.tool) and not count(scene.hand, scene.tool)


def fight_for_win(scene: Scene) -> bool:
    return is_given(scene) and is_needed(scene)


def own_fight(scene: Scene) -> float:
    """How often the fight is won by the side that is asked, whose move it is."""
    return scene.share_won(scene.asked.principal, scene.asked.foe, first=True)


def weapon_odds(scene: Scene) -> bool:
    return (scene.other == scene.asked.foe and scene.percent >= EVEN
            and scene.is_about(scene.percent, own_fight(scene)))


def weapon_keeps_tool(scene: Scene) -> bool:
    """Whoever defends and wins loses nothing and is not beaten; without a Weapon nobody wins."""
    attacker = getattr(scene.asked, "attacker", -1)
    return scene.other == attacker != scene.seat and bool(scene.hand & WEAPONS)


def weapon_takes_tool(scene: Scene) -> bool:
    """The loser has a card, and no power that keeps it (R9)."""
    return (scene.other == scene.asked.defender and scene.view.sizes[scene.other] > 0
            and not scene.powers_of(scene.other).keeps_cards)


def weapon_helps(scene: Scene) -> bool:
    return (scene.mate == scene.asked.principal != scene.seat and scene.percent >= EVEN
            and scene.is_about(scene.percent, own_fight(scene)))


def give_up_odds(scene: Scene) -> bool:
    return (scene.other == scene.asked.foe and scene.percent < EVEN
            and scene.is_about(scene.percent, own_fight(scene)))


def give_up_unarmed(scene: Scene) -> bool:
    return not scene.hand & WEAPONS


def give_up_saves(scene: Scene) -> bool:
    return scene.cards == scene.hand & WEAPONS != 0


def michel_yield(scene: Scene) -> bool:
    return scene.tool == scene.action.tool and count(scene.hand, scene.tool) > 0


def michel_calm(scene: Scene) -> bool:
    """The next card is one that is neither on the table nor discarded; only a Weapon turns it up (R10e)."""
    mates = [seat for seat in range(scene.view.players) if seat != scene.seat and not scene.is_rival(seat)
             and scene.view.place[seat] == scene.here]
    if not scene.hand & WEAPONS and not mates:
        return False
    seen = list(scene.view.michel_table)
    if scene.view.michel_deck:
        seen += scene.view.michel_discard
    left = [card for number, card in enumerate(scene.pack.michel_cards)
            for _ in range(card.copies - seen.count(number))]
    calm = sum(not card.knife for card in left)
    return scene.percent >= SOME and bool(left) and abs(scene.percent - 100 * calm / len(left)) <= 1


def michel_stays(scene: Scene) -> bool:
    return scene.place == scene.view.michel_place


def draw_free(scene: Scene) -> bool:
    return 0 < scene.drawn <= scene.search_cards


def choose_keeps(scene: Scene) -> bool:
    """None of those that may be chosen scores less."""
    points = scene.powers.points
    chosen = [option.kind for option in scene.view.options if isinstance(option, ChooseCard)]
    return points[scene.tool] == min(points[kind] for kind in chosen if kind in TOOL_KINDS)


def choose_best(scene: Scene) -> bool:
    """A tool, and none in that hand scores more."""
    points = scene.powers.points
    return scene.card in TOOL_KINDS and points[scene.card] == max(
        points[kind] for kind in kinds_of(scene.sure(scene.other) & TOOLS))


def choose_weapon(scene: Scene) -> bool:
    return scene.card in WEAPON_KINDS and count(scene.sure(scene.other), scene.card) > 0


def discard_least(scene: Scene) -> bool:
    """No Tool goes while something else stays."""
    return scene.cards == scene.action.cards and (
        not scene.cards & TOOLS or not (scene.hand - scene.cards) & ~TOOLS)


def discard_keeps_tools(scene: Scene) -> bool:
    return bool(scene.cards == (scene.hand - scene.action.cards) & TOOLS != 0)


def exchange_tools(scene: Scene) -> bool:
    """Points of a team count together (R11a)."""
    return (scene.view.team and scene.mate == scene.action.seat and scene.cards == scene.action.give & TOOLS != 0)


def exchange(scene: Scene) -> bool:
    return scene.view.team and not scene.is_rival(scene.mate)


def accept_tools(scene: Scene) -> bool:
    return scene.view.team and scene.mate == scene.asked.proposer and scene.cards == scene.asked.give & TOOLS != 0


def accept(scene: Scene) -> bool:
    return scene.view.team


def decline(scene: Scene) -> bool:
    """What one would give is worth more than what one would get: tools first, then Cigarettes."""
    frame = scene.asked

    def worth(cards: int, cigarettes: int) -> tuple[int, int]:
        return scene.worth(cards), scene.pack.worth(cards) + cigarettes

    return worth(frame.take, frame.take_cigarettes) > worth(frame.give, frame.give_cigarettes)


def react_small(scene: Scene) -> bool:
    """One could reveal it now."""
    return any(isinstance(option, Reveal) for option in scene.view.options)


def react_cannot(scene: Scene) -> bool:
    return not react_small(scene)


def pass_unhelpful(scene: Scene) -> bool:
    """EvenChances with all Weapons of the side the fight is more likely lost."""
    if scene.cards != scene.hand & WEAPONS or not scene.cards or isinstance(scene.action, GiveUp):
        return False
    return scene.asked.step == "michel_combat" or own_fight(scene) < (EVEN + ABOUT) / 100


ANSWERS: Final[dict[str, Claim]] = {
    "yield_unarmed": yield_unarmed, "yield_cheap": yield_cheap, "yield_beating": yield_beating,
    "fight_odds": fight_odds, "fight_nothing_to_give": fight_nothing_to_give, "fight_for_win": fight_for_win,
    "weapon_odds": weapon_odds, "weapon_keeps_tool": weapon_keeps_tool, "weapon_takes_tool": weapon_takes_tool,
    "weapon_helps": weapon_helps, "give_up_odds": give_up_odds, "give_up_unarmed": give_up_unarmed,
    "give_up_saves": give_up_saves, "michel_yield": michel_yield, "michel_calm": michel_calm,
    "michel_stays": michel_stays, "draw_free": draw_free, "choose_keeps": choose_keeps, "choose_best": choose_best,
    "choose_weapon": choose_weapon, "discard_least": discard_least, "discard_keeps_tools": discard_keeps_tools,
    "exchange_tools": exchange_tools, "exchange": exchange, "accept_tools": accept_tools, "accept": accept,
    "decline": decline, "react_small": react_small, "react_cannot": react_cannot, "pass_unhelpful": pass_unhelpful,
}
