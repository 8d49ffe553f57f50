"""What is printed on each card, from the pack and the texts of the present language."""

from ..kit import look
from ..kit.widgets.card import Face
from ..model.counts import kinds_of
from ..model.events import Event
from ..model.pack import Pack
from ..model.teams import MICHELS
from ..model.sorts import fields_of
from ..model.view import View
from ..words.teller import Teller


def michel_name(view: View) -> str:
    """Return "michel" or "michelle", as pictures and texts call them."""
    return MICHELS[view.michel or 1]


class Faces:
    """Faces of cards. A new object is made when the language changes."""

    def __init__(self, pack: Pack, teller: Teller) -> None:
        self.pack = pack
        self.teller = teller
        self._kept: dict[tuple[str, int], Face] = {}

    def card(self, kind: int) -> Face:
        return self._get("card", kind)

    def gang_card(self, number: int) -> Face:
        return self._get("gang_card", number)

    def background(self, number: int) -> Face:
        return self._get("background", number)

    def michel(self, number: int) -> Face:
        return self._get("michel", number)

    def named(self, event: Event) -> tuple[Face, ...]:
        """Return the cards that an event names, as far as the reader may know them."""
        found: dict[Face, None] = {}
        for field in fields_of(type(event)):
            value = getattr(event, field.name)
            if value < 0:
                continue
            match field.sort.removeprefix("optional_"):
                case "kind":
                    found[self.card(value)] = None
                case "cards":
                    found.update((self.card(kind), None) for kind in kinds_of(value))
                case "gang_card" if value:
                    found[self.gang_card(value)] = None
                case "background":
                    found[self.background(value)] = None
                case "michel_card":
                    found[self.michel(value)] = None
        return tuple(found)

    def _get(self, sort: str, number: int) -> Face:
        found = self._kept.get((sort, number))
        if found is None:
            make = {"card": self._card, "gang_card": self._gang_card, "background": self._background,
                    "michel": self._michel}[sort]
            found = self._kept[sort, number] = make(number)
        return found

    def _card(self, kind: int) -> Face:
        card, tell = self.pack.kinds[kind], self.teller
        return Face(
            tell.card(kind), f"cards/{card.name}", look.CATEGORY.get(card.category, look.SLATE),
            tell.card_text(kind), self._flavour("card", card.name), "", card.value, card.points,
            tell.narrow(tell.card_thing(kind)), tell.text.maybe(f"category-{card.category}") or "",
        )

    def _gang_card(self, number: int) -> Face:
        card, tell = self.pack.gang_cards[number], self.teller
        return Face(
            tell.gang_card(number), f"powers/{card.name}", look.BRICK, tell.power_text(number),
            self._flavour("power", card.name), tell.gang(card.gang), narrow=tell.narrow(tell.gang_card_thing(number)),
        )

    def _background(self, number: int) -> Face:
        card, tell = self.pack.backgrounds[number], self.teller
        return Face(
            tell.background(number), f"backgrounds/{card.name}", (44, 58, 74), tell.background_text(number),
            self._flavour("background", card.name), tell.gang(card.gang),
            narrow=tell.narrow(tell.background_thing(number)),
        )

    def _michel(self, number: int) -> Face:
        card, tell = self.pack.michel_cards[number], self.teller
        return Face(tell.michel_card(number), f"michel/{card.name}", look.BLOOD)

    def _flavour(self, sort: str, name: str) -> str:
        return self.teller.text.maybe(f"{sort}-{name}-flavour") or ""
