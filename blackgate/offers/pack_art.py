"""Pictures for a card pack: its own, the shipped ones, or a shipped one that shows the use of a thing."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ..cards.library import load_pack
from ..kit.art import PLAIN, PictureSet
from ..kit.ui import Ui
from ..model.board import BUY_HERE, DIG_HERE, HEAL_HERE, NO_ONE, SELL_HERE, STEAL_HERE, Place
from ..model.counts import CORE_KINDS
from ..model.pack import MichelCard, Pack

# The use of a card without a picture, by its category.
USES: Final = {
    "component": "verbs/craft", "weapon": "verbs/weapon", "tool": "verbs/dig", "rare": "verbs/sell",
    "accessory": "verbs/join", "action": "verbs/play",
}
OFFERS: Final = (
    (DIG_HERE, "places/cell_block"), (STEAL_HERE, "places/cafeteria"), (HEAL_HERE, "places/infirmary"),
    (SELL_HERE | BUY_HERE, "places/rec_area"),
)
# Pictures of prisoners in a mood, and their substitutes for a pack that has none of these.
MOODS: Final = {"beaten": "inmates", "escapees": "standees", "caught": "standees"}
BLOCKS: Final = ("places/cell_block_a", "places/cell_block_b")


def use_pack_art(ui: Ui, pack: Pack, colours: Sequence[int] = ()) -> None:
    """Draw with the pictures of this pack and the seat colours of this game from now on."""
    ui.cache.use_pictures(picture_set_of(pack), colours)


@lru_cache(maxsize=4)
def picture_set_of(pack: Pack) -> PictureSet:
    ours = load_pack()
    if pack is ours:
        return PLAIN
    stand_ins = {
        f"cards/{kind.name}": f"cards/{CORE_KINDS[number]}" if number < len(CORE_KINDS) else USES[kind.category]
        for number, kind in enumerate(pack.kinds)
    }
    stand_ins |= {f"places/{place.name}": _place(place) for place in pack.places}
    stand_ins |= {f"gangs/{gang.name}": "verbs/join" for gang in pack.gangs}
    stand_ins |= {f"powers/{card.name}": f"gangs/{pack.gangs[card.gang].name}" for card in pack.gang_cards[1:]}
    stand_ins |= {f"backgrounds/{card.name}": "verbs/reveal" for card in pack.backgrounds}
    stand_ins |= {f"michel/{card.name}": _michel(card) for card in pack.michel_cards}
    for inmate, like in zip(pack.inmates, ours.inmates, strict=True):
        stand_ins |= {f"{sort}/{inmate.name}": f"{sort}/{like.name}" for sort in ("inmates", "standees", *MOODS)}
        for mood, usual in MOODS.items():
            if f"{usual}/{inmate.name}" in pack.pictures:
                stand_ins[f"{mood}/{inmate.name}"] = f"{usual}/{inmate.name}"
    return PictureSet(pack.pictures, {name: other for name, other in stand_ins.items() if name != other})


def _place(place: Place) -> str:
    """Return the shipped place where the same can be done."""
    if not place.faces:
        return "places/solitary"
    if place.team != NO_ONE and place.features & DIG_HERE:
        return BLOCKS[place.team]
    return next((picture for bits, picture in OFFERS if place.features & bits), "places/showers")


def _michel(card: MichelCard) -> str:
    """Return the shipped card, which is named after its tools."""
    return f"michel/{'_'.join(CORE_KINDS[tool] for tool in card.tools) or 'calm'}"
