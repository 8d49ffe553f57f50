"""What each viewer can be sure of in another's hand (R5.7, R12, R14q), kept from the full events alone.

This module imports nothing from the game. Cards are `Counter`s of kinds; a kind may be anything that can be counted.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

Cards = Counter[int]
Event = Mapping[str, Any]

# Cards leave a hand openly: the event, its field with the seat, its field with a kind or with cards.
OPEN_LOSSES = {
    "crafted": ("seat", "spent"), "dug": ("seat", "tool"), "sold": ("seat", "cards"), "joined": ("seat", "spent"),
    "played": ("seat", "card"), "extorted": ("attacker", "weapons"), "armed": ("seat", "kind"),
    "discarded": ("seat", "cards"), "given": ("from", "kind"),
}
# Cards come to a hand openly: the event and its field with a kind (perhaps several, `count`) or with cards.
OPEN_GAINS = {
    "crafted": "kind", "bought": "kind", "stolen": "kind", "gained": "kind", "given": "kind", "regained": "cards",
}


def sees_hand(team: bool, places: Sequence[int], viewer: int, owner: int) -> bool:
    """One's own hand, and the hand of a teammate in the same place (R5.7). Teams sit alternately (R11)."""
    is_teammate = team and viewer % 2 == owner % 2
    return viewer == owner or (is_teammate and places[viewer] == places[owner])


def at_least(one: Cards, other: Cards) -> bool:
    """Whether one has all that the other has."""
    return all(one[kind] >= number for kind, number in other.items())


class Memory:
    """Hands, places, and what every viewer is sure of. Tell it every event, and the hands after each action."""

    def __init__(
        self, team: bool, places: Sequence[int], hands: Sequence[Cards],
        sure: Mapping[tuple[int, int], Cards] | None = None,
    ) -> None:
        """At a deal nobody is sure of anything; a game that begins later says what is, by viewer and owner."""
        self.team = team
        self.places = list(places)
        self.hands = [Counter(hand) for hand in hands]
        self._sure = dict(sure or {})
        self._look()

    @property
    def players(self) -> int:
        return len(self.hands)

    def sure_of(self, viewer: int, owner: int) -> Cards:
        """What the viewer knows to be in the owner's hand."""
        return self._sure.get((viewer, owner), Counter())

    def sure_for_all(self, owner: int) -> Cards:
        """What every other seat knows to be in the owner's hand."""
        others = [self.sure_of(viewer, owner) for viewer in range(self.players) if viewer != owner]
        common = others[0]
        for sure in others[1:]:
            common = common & sure
        return common

    def follow(self, event: Event) -> None:
        """One event, with all its secrets."""
        name = event["event"]
        if name in OPEN_LOSSES:
            seat_field, field = OPEN_LOSSES[name]
            self._lose_openly(event[seat_field], _counted(event[field]))
        if name in OPEN_GAINS:
            self._gain_openly(event["seat"], _counted(event[OPEN_GAINS[name]], event.get("count", 1)))
        if name == "drawn":
            self.hands[event["seat"]] += event["cards"]
        elif name == "taken":
            self._pass_unseen(event["from"], event["seat"], _counted(event["kind"]))
        elif name == "exchanged":
            self._pass_unseen(event["seat"], event["with"], event["give"])
            self._pass_unseen(event["with"], event["seat"], event["take"])
        elif name == "looked":
            self._sure[event["seat"], event["at"]] = Counter(self.hands[event["at"]])
        elif name == "swapped":
            self._swap(event["seat"], event["with"])
        elif name == "rioted":
            self._sure.clear()
            self.hands = [Counter() for _ in self.hands]        # dealt anew: `settle` says what
        elif name in ("moved", "sent"):
            self.places[event["seat"]] = event["place"]
        self._look()

    def settle(self, hands: Sequence[Cards], rioted: bool) -> None:
        """The hands after an action. Only a Riot deals cards that no event names."""
        if rioted:
            self.hands = [Counter(hand) for hand in hands]
            self._look()
        assert self.hands == list(hands), "the events do not tell which cards went where"

    def _look(self) -> None:
        """Teammates in one place see each other's hands now, and remember them when they part (R5.7)."""
        for viewer in range(self.players):
            for owner in range(self.players):
                if viewer != owner and sees_hand(self.team, self.places, viewer, owner):
                    self._sure[viewer, owner] = Counter(self.hands[owner])

    def _gain_openly(self, seat: int, cards: Cards) -> None:
        self.hands[seat] += cards
        for viewer in range(self.players):
            self._sure[viewer, seat] = self.sure_of(viewer, seat) + cards

    def _lose_openly(self, seat: int, cards: Cards) -> None:
        self.hands[seat] -= cards
        for viewer in range(self.players):
            self._sure[viewer, seat] = self.sure_of(viewer, seat) - cards

    def _pass_unseen(self, giver: int, taker: int, cards: Cards) -> None:
        """Only the two owners see which cards these are; to all others any card may have gone (R12, R14q)."""
        self.hands[giver] -= cards
        self.hands[taker] += cards
        for viewer in range(self.players):
            sure = self.sure_of(viewer, giver)
            lost = cards if viewer == taker else Counter(dict.fromkeys(sure, cards.total()))
            self._sure[viewer, giver] = sure - lost
        self._sure[giver, taker] = self.sure_of(giver, taker) + cards

    def _swap(self, one: int, other: int) -> None:
        """Whatever was known of a hand is known of it at its new owner; the two know what they gave away (R14q)."""
        for viewer in range(self.players):
            first, second = self.sure_of(viewer, one), self.sure_of(viewer, other)
            self._sure[viewer, one], self._sure[viewer, other] = second, first
        self._sure[one, other], self._sure[other, one] = Counter(self.hands[one]), Counter(self.hands[other])
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]


def _counted(cards: Any, number: int = 1) -> Cards:
    """Cards, or so many of one kind."""
    return cards if isinstance(cards, Counter) else Counter({cards: number})
