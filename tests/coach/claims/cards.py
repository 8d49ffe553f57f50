"""Claims about a card that is played or a Background that is revealed."""

from typing import Final

from blackgate.model.actions import ChooseCard, Play
from blackgate.model.board import DIG_HERE
from blackgate.model.counts import CONTAINER, PICKAXE, PIKE, SHOVEL, TOOLS, count, pair_up, size
from blackgate.model.gain_sorts import POCKETS

from .scene import Scene
from .work import Claim, can_pay_then, more_weapons, needs_only, too_many


def card_draws(scene: Scene) -> bool:
    """So many Search cards leave the piles."""
    spent = isinstance(scene.action, Play)      # The card itself goes to the discard.
    before = len(scene.before.deck) + size(scene.before.discard)
    after = len(scene.after.deck) + size(scene.after.discard)
    if not scene.after.agenda:
        return bool(before + spent - after == scene.drawn > 0)
    return 0 < scene.drawn <= scene.search_cards        # A question comes first.


def card_cash(scene: Scene) -> bool:
    return bool(scene.cigarettes == scene.after.cigarettes[scene.seat] - scene.before.cigarettes[scene.seat] > 0)


def card_actions(scene: Scene) -> bool:
    return bool(scene.after.actions == scene.before.actions + scene.actions)


def card_dig(scene: Scene) -> bool:
    return bool(scene.after.dig_bonus - scene.before.dig_bonus == scene.points > 0)


def card_dig_wins(scene: Scene) -> bool:
    """One stands where one digs, may dig, has an action and a tool, and it does."""
    best = scene.best_points(scene.hand)
    return (card_dig(scene) and scene.can_dig and scene.view.actions > 0 and best > 0
            and bool(scene.board.features[scene.seat & 1][scene.here] & DIG_HERE)
            and best + scene.after.dig_bonus >= scene.missing > best + scene.view.dig_bonus)


def card_heals(scene: Scene) -> bool:
    return bool(scene.beatings_healed() == scene.given["beatings"] > 0)


def card_heals_to_dig(scene: Scene) -> bool:
    then = scene.beatings - scene.beatings_healed()
    return not scene.can_dig and then <= scene.powers.most_dig_beatings and scene.cards == scene.hand & TOOLS != 0


def card_supplies(scene: Scene) -> bool:
    return size(scene.cards) > 0 and all(scene.gained(kind) == number for kind, number in pair_up(scene.cards))


def card_regains(scene: Scene) -> bool:
    return card_supplies(scene) and all(
        count(scene.view.discard, kind) >= number for kind, number in pair_up(scene.cards))


def card_buys(scene: Scene) -> bool:
    """It is had for that, which is less than elsewhere."""
    paid = scene.before.cigarettes[scene.seat] - scene.after.cigarettes[scene.seat]
    return scene.gained(scene.tool) == 1 and scene.cigarettes == paid and not (
        scene.can_pay(scene.tool, paid))


def card_forges(scene: Scene) -> bool:
    part = {PICKAXE: PIKE, SHOVEL: CONTAINER}[scene.tool]
    wanted = scene.action.kind if isinstance(scene.action, ChooseCard) else scene.action.target
    return wanted == scene.tool and count(scene.hand, part) > 0 and count(scene.view.piles, scene.tool) > 0


def card_beats(scene: Scene) -> bool:
    """They take a Beating: two are the most (R7)."""
    return scene.other == scene.action.target and scene.view.beatings[scene.other] < scene.pack.most_beatings


def card_bars(scene: Scene) -> bool:
    most = scene.powers_of(scene.other).most_dig_beatings
    times = sum(gain.amount for gain in scene.script().gains if gain.sort == "beaten")
    before = scene.view.beatings[scene.other]
    return before <= most < min(before + times, scene.pack.most_beatings)


def card_locks(scene: Scene) -> bool:
    return scene.other == scene.action.target and scene.view.place[scene.other] != scene.board.solitary


def card_locks_tools(scene: Scene) -> bool:
    return card_locks(scene) and scene.cards == scene.sure(scene.other) & TOOLS != 0


def card_takes(scene: Scene) -> bool:
    return scene.other != scene.seat and scene.view.sizes[scene.other] > 0


def card_takes_best(scene: Scene) -> bool:
    sure = scene.sure(scene.other)
    points = scene.pack.kinds[scene.tool].points
    return (count(sure, scene.tool) > 0 and scene.given["size"] == scene.view.sizes[scene.other]
            and all(scene.pack.kinds[kind].points <= points for kind, _ in pair_up(sure & TOOLS)))


def card_pockets(scene: Scene) -> bool:
    """Everybody in reach who holds a card, teammates too (R14f, R14g)."""
    view, everywhere = scene.view, any(gain.sort == POCKETS for gain in scene.script().gains)
    robbed = [
        seat for seat in range(view.players) if seat != scene.seat and view.sizes[seat] and (
            view.place[seat] == scene.here or (everywhere and view.place[seat] != scene.board.solitary))
    ]
    return bool(scene.robbed == len(robbed) > 0)


def card_takes_cash(scene: Scene) -> bool:
    """At most what they have; who is asked first may still call it off."""
    return 0 < scene.cigarettes <= scene.view.cigarettes[scene.other] and scene.cigarettes == min(
        scene.view.cigarettes[scene.other],
        sum(gain.amount for gain in scene.script().gains if gain.sort == "taken_cigarettes"))


def card_inspects(scene: Scene) -> bool:
    return (scene.view.place[scene.other] == scene.place == scene.action.target
            and bool(scene.sure(scene.other) & TOOLS))


def card_pools(scene: Scene) -> bool:
    """The card itself is not dealt (R14g); dealing begins with the player of the card."""
    spent = isinstance(scene.action, Play)
    whole = sum(scene.view.sizes) - spent
    return (scene.own == size(scene.hand) - spent and abs(scene.share - whole / scene.view.players) < 1)


def card_swaps(scene: Scene) -> bool:
    return bool(scene.own == size(scene.hand) and scene.given["size"] == scene.view.sizes[scene.other])


def card_calls_off(scene: Scene) -> bool:
    return scene.other == getattr(scene.asked, "attacker", getattr(scene.asked, "player", None)) != scene.seat


def card_keeps_laid(scene: Scene) -> bool:
    return scene.before.table != 0 and scene.after.table == 0 and size(
        scene.after.hand[scene.seat]) == size(scene.hand) + size(scene.before.table)


def card_wins_fight(scene: Scene) -> bool:
    return all(frame.step not in ("combat", "michel_combat") for frame in scene.after.agenda)


CARDS: Final[dict[str, Claim]] = {
    "card_draws": card_draws, "card_cash": card_cash, "card_price": can_pay_then, "card_actions": card_actions,
    "card_dig_wins": card_dig_wins, "card_dig": card_dig, "card_heals": card_heals,
    "card_heals_to_dig": card_heals_to_dig, "card_arms": more_weapons, "card_supplies": card_supplies,
    "card_regains": card_regains, "card_buys": card_buys, "card_forges": card_forges, "card_beats": card_beats,
    "card_bars": card_bars, "card_locks": card_locks, "card_locks_tools": card_locks_tools, "card_takes": card_takes,
    "card_takes_best": card_takes_best, "card_pockets": card_pockets, "card_takes_cash": card_takes_cash,
    "card_collects": card_cash, "card_inspects": card_inspects, "card_pools": card_pools, "card_swaps": card_swaps,
    "card_calls_off": card_calls_off, "card_keeps_laid": card_keeps_laid, "card_wins_fight": card_wins_fight,
    "card_denies": needs_only, "card_lighter": too_many,
}
