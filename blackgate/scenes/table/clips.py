"""Each kind of event as it moves over the table."""

from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...model import words as w
from ...model.counts import ONE, SUPPLY_KINDS, Cards, listed, minus, size
from ...model.view import View
from ...model.words import Event
from ...offers.faces import michel_name
from .motion import DISCARDS, Clip, Coming, Motion
from .ways import AT_REST, TUMBLE, Ways

# Answers that show as a sign over whoever gives them.
VERBS: Final = {
    w.COOPERATED: "cooperate", w.REFUSED: "fight", w.GIVEN_UP: "give_up", w.CALLED_OFF: "decline",
    w.DECLINED: "decline",
}


# Events that are seen to the end before the next begins.
IN_TURN: Final = (w.ROLLED, w.MOVED, w.PLAYED, w.REVEALED, w.TURNED_UP, w.RIOTED)
SOON: Final = 0.12      # seconds after which the next event begins otherwise
GATHERED: Final = 0.7   # seconds until a riot has all hands in the middle


class Clips(Ways):
    """Makes clips from events."""

    def of(self, event: Event, view: View, anchors: dict[str, Box], before: dict[str, Box]) -> list[Clip]:
        """The clips of one event; `before` is where standees stood."""
        self.view, self.anchors, self.before = view, anchors, before
        match event[0]:
            case w.ROLLED:
                return [self._tumble(event[2])]
            case w.STARTED:
                each = view.pack.numbers.starting_hand
                return [self._fly("deck:0", self._home(seat), None, delay=(seat + n * view.players) * 0.05,
                                  brings=self._dealt(seat, n, each))
                        for n in range(each) for seat in range(view.players)]
            case w.TURN_STARTED:
                return [self._pulse(event[1])]
            case w.TURN_ENDED:
                return [self._rise(f"seat:{event[1]}", "verbs/end_turn", "", look.DIM_BONE, 0.3)]
            case w.MOVED | w.SENT:
                walk = self._walk(f"standee:{event[1]}", self.inmates[event[1]], event[1], event[2])
                locked = event[0] == w.SENT and event[3] == view.pack.boards[view.team].solitary
                return [walk, self._bars(event[3])] if locked else [walk]
            case w.MICHEL_MOVED:
                return [self._walk("standee:michel", michel_name(view), -1, event[2])]
            case w.DRAWN:
                return self._drawn(event[1], event[2], max(0, event[3]))
            case w.CRAFTED | w.BOUGHT | w.STOLEN | w.GAINED:
                kind, number = event[-2:] if event[0] != w.BOUGHT else event[2:4]
                brings = Coming(event[1], number * ONE[kind], number)
                return [self._fly(f"pile:{kind}", self._home(event[1]), self.faces.card(kind), brings=brings)]
            case w.DUG:
                return [
                    self._fly(self._home(event[1]), f"seat:{event[1]}", self.faces.card(event[2]), arc=0.0),
                    self._earth(f"seat:{event[1]}"),
                ]
            case w.SOLD:
                return [
                    *self._thrown(event[1], event[2]),
                    self._rise(f"seat:{event[1]}", "tokens/cigarette", f"+{event[3]}"),
                ]
            case w.DISCARDED:
                return self._thrown(event[1], event[2])
            case w.HEALED:
                return [self._rise(f"seat:{event[1]}", "verbs/heal", f"+{event[2]}", look.MOSS)]
            case w.JOINED:
                gang = view.pack.gang_of[event[2]]
                face = self.faces.gang_card(event[2])
                return [self._fly(f"gang:{gang}", f"seat:{event[1]}", face, seconds=0.8, large=1.6),
                        self._flash(f"gangs/{view.pack.gangs[gang].name}", look.BONE)]
            case w.PLAYED:
                return [self._show_off(self.faces.card(event[2]), f"seat:{event[1]}", "search")]
            case w.REVEALED:
                return [self._show_off(self.faces.background(event[2]), f"seat:{event[1]}", "background")]
            case w.EXTORTED:
                return [
                    self._show_off(self.faces.card(event[3]), f"seat:{event[1]}", "search"),
                    self._flash("verbs/extort", look.BLOOD),
                ]
            case w.ARMED:
                return [
                    self._fly(self._home(event[1]), "centre", self.faces.card(event[2])),
                    self._flash("verbs/fight", look.BLOOD),
                ]
            case w.BEATEN:
                return [self._shake(f"seat:{event[1]}")]
            case w.TAKEN | w.GIVEN:
                seen = self.faces.card(event[3]) if event[3] >= 0 else None
                brings = Coming(event[1], ONE[event[3]] if seen else 0, 1)
                return [self._fly(self._home(event[2]), self._home(event[1]), seen, brings=brings)]
            case w.PAID:
                start = f"seat:{event[2]}" if event[2] >= 0 else "centre"
                end = f"seat:{event[1]}" if event[1] >= 0 else "centre"
                return [self._smoke(start, end, event[3])]
            case w.TURNED_UP:
                return [self._show_off(self.faces.michel(event[2]), "michel:0", "michel")]
            case w.RIOTED:
                return [self._flash("cards/riot", look.ORANGE), *self._gathered(), *self._dealt_out(event[1])]
            case w.INSPECTED:
                return [self._flash("cards/inspection", look.LIGHT_STEEL)]
            case w.POWERED:
                return [self._rise(f"seat:{event[1]}", f"powers/{view.pack.gang_cards[event[2]].name}", "", look.LAMP)]
            case w.SWAPPED:
                return [self._fly(self._home(event[1]), self._home(event[2]), None),
                        self._fly(self._home(event[2]), self._home(event[1]), None)]
            case w.SHUFFLED:
                if event[2]:
                    return [self._flash("verbs/move_michel", look.BLOOD, "michel:0")]
                return [self._fly("discard:0", "deck:0", None, delay=n * 0.06, arc=24.0) for n in range(4)]
            case w.REGAINED:
                return [self._fly("centre", self._home(event[1]), self.faces.card(kind), delay=n * 0.05,
                                  brings=Coming(event[1], cards, size(cards)))
                        for n, (kind, cards) in enumerate(_one_by_one(event[2], 8))]
            case w.EXCHANGED | w.PROPOSED:
                there = self._fly(self._home(event[1]), self._home(event[2]), None)
                back = self._fly(self._home(event[2]), self._home(event[1]), None)
                return [there, back] if event[0] == w.EXCHANGED else [self._rise_verb(event[1], "exchange")]
            case w.COMBAT_WON:
                winner = f"seat:{event[1]}" if event[1] >= 0 else "michel:0"
                return [self._flash("tokens/crown", None, winner)]
            case w.LOOKED:
                return [self._rise(f"seat:{event[2]}", "tokens/eye", "", look.LAMP)]
            case w.ACTIONS_GAINED:
                return [self._rise(f"seat:{event[1]}", "tokens/action", f"+{event[2]}")]
            case w.DIG_IMPROVED:
                return [self._rise(f"seat:{event[1]}", "verbs/dig", f"+{event[2]}")]
            case w.WON:
                free = [seat for seat in range(view.players) if event[1] >> seat & 1]
                return [clip for seat in free for clip in (
                    self._earth(f"seat:{seat}", 40), self._pulse(seat, look.LAMP, 1.2),
                    self._flash("tunnel/freedom", None, f"seat:{seat}"))]
        return [self._rise_verb(event[1], VERBS[event[0]])]

    def start(self, motion: Motion, event: Event, view: View, anchors: dict[str, Box], before: dict[str, Box],
              after: float) -> float:
        """Set an event in motion after so long; answers when the next may begin."""
        clips = self.of(event, view, anchors, before)
        end = max((motion.add(clip, after) for clip in clips), default=after)
        return end if clips and event[0] in IN_TURN else after + SOON

    def told_after(self, event: Event) -> float:
        """Seconds into an event at which it may be told: a roll only when the die rests."""
        return TUMBLE * AT_REST if event[0] == w.ROLLED and not self.calm else 0.0

    def _dealt(self, seat: int, n: int, each: int) -> Coming:
        """What the nth card of a deal brings; the last one all that is left, should somebody hold more."""
        cards = listed(max(0, self.view.hands[seat]))
        mine = cards[n:n + 1] if n < each - 1 else cards[n:]
        return Coming(seat, sum(ONE[kind] for kind in mine), 1 if n < each - 1 else self.view.sizes[seat])

    def _drawn(self, seat: int, number: int, known: Cards) -> list[Clip]:
        """From the deck, one after another; of many the last brings the rest."""
        flights = _one_by_one(known, 6) or [(-1, 0)] * min(number, 6)
        clips = []
        for n, (kind, cards) in enumerate(flights):
            brings = Coming(seat, cards, size(cards) or (1 if n < len(flights) - 1 else number - n))
            face = self.faces.card(kind) if kind >= 0 else None
            clips.append(self._fly("deck:0", self._home(seat), face, delay=n * 0.09, brings=brings))
        return clips

    def _thrown(self, seat: int, cards: Cards) -> list[Clip]:
        """Onto the discards, or the pile it came from, one after another."""
        return [self._fly(self._home(seat), f"pile:{kind}" if kind in SUPPLY_KINDS else "discard:0",
                          self.faces.card(kind), delay=n * 0.05, brings=Coming(DISCARDS, some, size(some)))
                for n, (kind, some) in enumerate(_one_by_one(cards, 8))]

    def _gathered(self) -> list[Clip]:
        """All hands fly into the middle."""
        held = () if self.calm else self.held or self.view.sizes
        return [self._fly(self._home(seat), "centre", None, delay=n * 0.03, seconds=0.45)
                for seat, number in enumerate(held) for n in range(min(number, 6))]

    def _dealt_out(self, first: int) -> list[Clip]:
        """And come back one by one, from whoever began it."""
        view = self.view
        clips = []
        for place in range(view.players):
            seat = (first + place) % view.players
            hand = listed(max(0, view.hands[seat]))
            number = min(view.sizes[seat], 6)
            for n in range(number):
                is_last = n == number - 1
                cards = sum(ONE[kind] for kind in (hand[n:] if is_last else hand[n:n + 1]))
                face = self.faces.card(hand[n]) if hand and seat == view.seat else None
                delay = 0.0 if self.calm else GATHERED + (n * view.players + place) * 0.04
                clips.append(self._fly(
                    "centre", self._home(seat), face, delay=delay,
                    brings=Coming(seat, cards, view.sizes[seat] - n if is_last else 1),
                ))
        return clips

    def _rise_verb(self, seat: int, verb: str) -> Clip:
        return self._rise(f"seat:{seat}", f"verbs/{verb}", "")


def _one_by_one(cards: Cards, most: int) -> list[tuple[int, Cards]]:
    """Each card with what it brings; at most so many fly, and the last brings the rest."""
    kinds = listed(cards)[:most]
    rest = cards
    found = []
    for n, kind in enumerate(kinds):
        brings = rest if n == len(kinds) - 1 else ONE[kind]
        rest = minus(rest, ONE[kind])
        found.append((kind, brings))
    return found
