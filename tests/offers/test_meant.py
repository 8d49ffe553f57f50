"""What somebody means: a card that is dropped on something, and a verb that cannot be done now."""

from collections.abc import Iterator
from typing import Any

import pytest

from blackgate.model.notation import Json
from blackgate.model.view import view
from blackgate.offers.meaning import dropped
from lab.gallery.positions import changed, session_at, six
from tests.table import notation, shipped, table

from .asked import Offer, at_table

# Which cards are aimed at what (R5.4), what is made from parts (R5.5), what digs (R6.1) and what fights (R5.6).
AIMED = {"ambush": "seat", "snitch": "seat", "sleight_of_hand": "seat", "rigged_game": "seat", "passkey": "place",
         "inspection": "place"}
TOOLS = ("spoon", "pickaxe", "shovel")
WEAPONS = ("blade", "knife")
MADE = ("knife", "pickaxe", "shovel")
# What the gangs take: any two or three different ones of these (R5.3).
ALL = ("bandana", "gold_chain", "tracksuit", "leather_gloves", "tattoo_ink", "signet_ring")
TAKEN = {"bikers": (2, ("bandana", "leather_gloves", "tattoo_ink")),
         "bratva": (2, ("tracksuit", "leather_gloves", "signet_ring")),
         "cartel": (2, ("gold_chain", "tattoo_ink", "signet_ring")),
         "crew": (2, ("bandana", "gold_chain", "tracksuit")),
         "queers": (3, ALL), "triad": (3, ALL)}
HELD: dict[str, Any] = {"bandana": 1, "gold_chain": 1, "signet_ring": 1}


# --- Cards that are dropped ---------------------------------------------------------------------------------


def things_of_the_table() -> Iterator[tuple[str, str | int]]:
    yield from (("seat", seat) for seat in range(3))
    yield from (("place", place.name) for place in shipped().places if "standard" in place.sides)
    yield from (("pile", card) for card in ("knife", "spoon", "pickaxe", "shovel"))
    yield from (("gang", gang.name) for gang in shipped().gangs)
    yield from ((sort, 0) for sort in ("tunnel", "deck", "die", "discard", "background"))


def meant(card: str, sort: str, name: str | int) -> Json | None:
    """What seat 1, who stands in the Showers, wants when a card falls on something."""
    if card in TOOLS and (sort == "tunnel" or (sort, name) in (("seat", 1), ("place", "showers"))):
        return {"do": "dig", "tool": card}
    if card in WEAPONS and sort == "seat" and name != 1:
        return {"do": "extort", "seat": name, "tool": "spoon", "weapons": [card]}
    if card in ALL and sort == "gang":
        price, accessories = TAKEN[str(name)]
        return {"do": "join", "gang": name, "accessories": [each for each in HELD if each in accessories][:price]}
    if AIMED.get(card) == sort and (sort, name) != ("seat", 1):
        return {"do": "play", "card": card, sort: name}
    return {"do": "craft", "product": name} if sort == "pile" and name in MADE else None


def test_a_card_that_is_dropped_means_one_thing_or_nothing() -> None:
    play = table(3).seat(1, "showers", **HELD).turn(1).start()
    seen = view(play.game, 1)
    for kind, card in enumerate(notation().kinds):
        for sort, name in things_of_the_table():
            found = [play.written(action) for action in dropped(kind, (sort, number_of(sort, name)), seen)]
            wanted = meant(card, sort, name)
            assert found == ([wanted] if wanted is not None else []), (card, sort, name)


def number_of(sort: str, name: str | int) -> int:
    names = {"place": notation().places, "pile": notation().kinds, "gang": notation().gangs}
    return names[sort].index(str(name)) if sort in names else int(name)


# --- Verbs that are closed ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("verb", "mine", "changes", "said"), [
    ("craft", {"hand": {"link": 1}}, {}, "To craft 2 Knives you need a Link and a Blade. Still missing: a Blade."),
    ("craft", {"hand": {"container": 1}}, {},
     "To craft a Shovel you need a Container and a Link. Still missing: a Link."),
    ("craft", {"hand": {}}, {}, "To craft 2 Knives you need a Link and a Blade. Still missing: a Link and a Blade."),
    ("craft", {"hand": {"link": 1, "blade": 1}}, {"piles": {"knife": 0}},
     "No Knife left in the pile. Discarded ones return to it."),
    ("join", {"hand": {"signet_ring": 1}}, {},
     "You need 2 different Accessories of one gang. You are closest to the Bratva: you have 1."),
    ("join", {"hand": {"leather_gloves": 1}}, {},
     "You need 2 different Accessories of one gang. You are closest to the Bikers: you have 1."),
    ("join", {"hand": {}}, {}, "You need 2 different Accessories of one gang. You have none of them yet."),
    ("extort", {"hand": {"link": 1}}, {}, "You need a Weapon: a Blade or a Knife."),
    ("extort", {"place": "infirmary", "hand": {"knife": 1}}, {}, "You need a rival in your place."),
    ("extort", {"place": "cell_block", "hand": {"blade": 1}}, {"others": {3: {"gang": "queers_sanctuary"}}},
     "Against Aldo you must lay down 2 Weapons: you hold 1."),
    ("dig", {"place": "cell_block", "hand": {"link": 1}}, {},
     "You need a Tool in your hand: craft, buy, steal or extort one."),
    ("dig", {"hand": {"pickaxe": 1}}, {}, "Only in the Cell Block."),
    ("play", {"hand": {"link": 1}}, {}, "You need an Action card in your hand. A Search may bring one."),
    ("play", {"place": "infirmary", "hand": {"sleight_of_hand": 1}}, {},
     "Sleight of Hand works only on somebody in your place."),
    ("reveal", {"hand": {"link": 1}, "background": {"card": "con_artist", "revealed": False}}, {},
     "Con Artist works only on somebody in your place who holds no more cards than you."),
    ("cautious_move", {}, {"left": 1}, "This costs 2 actions, and you have 1 action. Rolling costs only one."),
    ("steal_spoon", {"place": "showers"}, {}, "Only in the Cafeteria."),
    ("buy", {"place": "rec_area"}, {"piles": {"knife": 0, "pickaxe": 0, "shovel": 0}},
     "No Knife left in the pile. Discarded ones return to it."),
    ("buy", {"place": "showers", "gang": "cartel_runner"}, {},
     "Only in the Cafeteria, the Infirmary or the Recreational Area."),
    ("sell", {"place": "rec_area", "hand": {}}, {}, "You need a card in your hand."),
])
def test_a_closed_verb_names_what_is_missing_for_what_one_most_likely_means(
    verb: str, mine: Json, changes: dict[str, Any], said: str,
) -> None:
    offer = Offer(at_table(mine, **changes))
    assert offer.page_state.asked is not None
    closed = offer.page_state.asked.why(verb)
    assert closed is not None
    assert [line.replace("\xa0", " ") for line in closed["lines"]] == [said]


def test_what_is_exchanged_is_exchanged_with_a_teammate_here() -> None:
    position = six(team=True)
    seats = [dict(seat, place="showers" if number == 0 else seat["place"])
             for number, seat in enumerate(position["seats"])]
    offer = Offer(session_at(changed(position, seats=seats), humans=6))
    assert offer.page_state.asked is not None
    found = [offer.page_state.asked.why(verb) for verb in ("exchange", "follow")]
    assert [each["lines"] for each in found if each is not None] == [
        ["You need a teammate in your place."], ["You need a teammate of your gang in another open place."]]
