"""Claims about being elsewhere: what a place offers, whom one gets away from, where Michel(le) is sent."""

from typing import Final

from blackgate.model.actions import Follow, Keep, RollMove
from blackgate.model.board import BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE
from blackgate.model.counts import SPOON, TOOLS, WEAPONS, count, size

from .scene import Scene
from .work import Claim


def is_reached(scene: Scene) -> bool:
    """The option leads to the place, or the die may."""
    if isinstance(scene.action, (RollMove, Keep)):
        faces = range(1, 7) if isinstance(scene.action, RollMove) else (scene.asked.face,)
        return any(scene.board.places_for(face, scene.here, scene.powers.neighbour_faces) >> scene.place & 1
                   for face in faces)
    target = getattr(scene.action, "place", getattr(scene.action, "target", None))
    return bool(scene.place == target != scene.here)


def has(scene: Scene, feature: int, *, traded: bool = False) -> bool:
    own = scene.board.features[scene.seat & 1][scene.place]
    return bool(own & feature) or (traded and bool(scene.powers.trade_places >> scene.place & 1))


def go_dig(scene: Scene) -> bool:
    return is_reached(scene) and has(scene, DIG_HERE) and scene.can_dig and scene.cards == scene.hand & TOOLS != 0


def go_win(scene: Scene) -> bool:
    return go_dig(scene) and scene.worth(scene.cards) >= scene.missing


def go_heal(scene: Scene) -> bool:
    return is_reached(scene) and has(scene, HEAL_HERE) and scene.beatings == scene.given["beatings"] > 0


def go_buy(scene: Scene) -> bool:
    return (is_reached(scene) and has(scene, BUY_HERE, traded=True) and scene.can_pay(scene.tool, scene.cigarettes)
            and scene.cigarettes == scene.view.cigarettes[scene.seat])


def go_sell(scene: Scene) -> bool:
    then = scene.view.cigarettes[scene.seat] + scene.pack.worth(scene.cards) + scene.powers.sell_bonus
    return (is_reached(scene) and has(scene, BUY_HERE, traded=True) and has(scene, SELL_HERE, traded=True)
            and scene.can_pay(scene.tool, then) and all(
                count(scene.hand, kind) >= count(scene.cards, kind) for kind in range(len(scene.pack.kinds))))


def go_craft(scene: Scene) -> bool:
    crafts = scene.board.crafting[scene.seat & 1][scene.place] or scene.powers.craft_anywhere
    return is_reached(scene) and bool(crafts) and scene.can_craft and scene.has_parts(scene.card)


def go_spoon(scene: Scene) -> bool:
    return is_reached(scene) and has(scene, STEAL_HERE) and count(scene.view.piles, SPOON) > 0


def draws_there(scene: Scene) -> bool:
    number = scene.board.search[scene.place] + scene.powers.search_draws
    return is_reached(scene) and scene.drawn == min(number, scene.search_cards) > 0


def go_search(scene: Scene) -> bool:
    most = max(scene.board.search[place] for place in scene.board.open_places)
    return draws_there(scene) and scene.board.search[scene.place] == most


def go_on(scene: Scene) -> bool:
    """A Search brings more there than here."""
    return draws_there(scene) and scene.board.search[scene.place] > scene.board.search[scene.here]


def go_safe(scene: Scene) -> bool:
    return (is_reached(scene) and scene.is_armed_here(scene.other)
            and not any(scene.is_armed(seat) and scene.view.place[seat] == scene.place for seat in scene.rivals))


def go_rob(scene: Scene) -> bool:
    """There with the tool, and one has the Weapons that it takes (R5.6b)."""
    return (is_reached(scene) and scene.view.place[scene.other] == scene.place and scene.is_rival(scene.other)
            and count(scene.sure(scene.other), scene.tool) > 0
            and size(scene.hand & WEAPONS) >= scene.pack.weapons_to_extort(scene.view.gang[scene.other]))


def go_mate(scene: Scene) -> bool:
    return ((is_reached(scene) or isinstance(scene.action, Follow)) and scene.view.place[scene.mate] == scene.place
            and scene.mate != scene.seat and not scene.is_rival(scene.mate))


def go_away_from_michel(scene: Scene) -> bool:
    return is_reached(scene) and scene.view.michel > 0 and scene.view.michel_place == scene.here


def roll_home(scene: Scene) -> bool:
    faces = sum(scene.board.places_for(face, scene.here, scene.powers.neighbour_faces) >> scene.place & 1
                for face in range(1, 7))
    return bool(scene.faces == faces > 0) and go_dig(scene)


def roll_away(scene: Scene) -> bool:
    return scene.is_armed_here(scene.other) and scene.hand > 0


def roll(scene: Scene) -> bool:
    """Every face leads to another place (R5.1a)."""
    return all(scene.board.places_for(face, scene.here, scene.powers.neighbour_faces) for face in range(1, 7))


def reroll(scene: Scene) -> bool:
    """Nothing that one is set to do can be done where this face leads."""
    mask = scene.board.places_for(scene.asked.face, scene.here, scene.powers.neighbour_faces)
    for place in scene.board.open_places:
        if not mask >> place & 1:
            continue
        there = scene.board.features[scene.seat & 1][place]
        digs, heals = there & DIG_HERE and scene.can_dig and scene.hand & TOOLS, there & HEAL_HERE and scene.beatings
        if digs or heals:
            return False
    return bool(scene.face == scene.asked.face)


def michel_to(scene: Scene) -> bool:
    return (scene.place == scene.action.place == scene.view.place[scene.other] != scene.here
            and scene.is_rival(scene.other))


def michel_spares(scene: Scene) -> bool:
    return bool(scene.place == scene.action.place != scene.here)


def michel_home(scene: Scene) -> bool:
    return scene.place == scene.view.michel_place and scene.place in (scene.here, scene.board.home[scene.seat & 1])


def michel_moves(scene: Scene) -> bool:
    """A roll may take Michel(le) to a rival."""
    reach = 0
    for face in range(1, 7):
        reach |= scene.board.places_for(face, scene.view.michel_place)
    return any(reach >> scene.view.place[seat] & 1 for seat in scene.rivals)


PLACES: Final[dict[str, Claim]] = {
    "go_win": go_win, "go_dig": go_dig, "go_heal": go_heal, "go_buy": go_buy, "go_sell": go_sell,
    "go_craft": go_craft, "go_spoon": go_spoon, "go_search": go_search, "go_safe": go_safe, "go_rob": go_rob,
    "go_mate": go_mate, "go_away_from_michel": go_away_from_michel, "go_on": go_on, "roll_home": roll_home,
    "roll_away": roll_away, "roll": roll, "reroll": reroll, "michel_to": michel_to, "michel_spares": michel_spares,
    "michel_home": michel_home, "michel_moves": michel_moves,
}
