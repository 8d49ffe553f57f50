"""Each kind of event as it moves over the table."""

from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...model.counts import ONE, SUPPLY_KINDS, Cards, listed, minus, size
from ...model.events import (
    ActionsGained, Armed, Beaten, Bought, CalledOff, CombatWon, Cooperated, Crafted, Declined, DigImproved,
    Discarded, Drawn, Dug, Event, Exchanged, Extorted, Gained, Given, GivenUp, Healed, Inspected, Joined, Looked,
    MichelMoved, Moved, Paid, Played, Powered, Proposed, Refused, Regained, Revealed, Rioted, Rolled, Sent,
    Shuffled, Sold, Started, Stolen, Swapped, Taken, TurnEnded, TurnStarted, TurnedUp, Won,
)
from ...model.view import View
from ...offers.faces import michel_name
from .motion import DISCARDS, Clip, Coming, Motion
from .ways import AT_REST, TUMBLE, Ways

# Answers that show as a sign over whoever gives them.
VERBS: Final = {
    Cooperated: "cooperate", Refused: "fight", GivenUp: "give_up", CalledOff: "decline",
    Declined: "decline",
}


# Events that are seen to the end before the next begins.
IN_TURN: Final = (Rolled, Moved, Played, Revealed, TurnedUp, Rioted)
SOON: Final = 0.12      # seconds after which the next event begins otherwise
GATHERED: Final = 0.7   # seconds until a riot has all hands in the middle


class Clips(Ways):
    """Makes clips from events."""

    def of(self, event: Event, view: View, anchors: dict[str, Box], before: dict[str, Box]) -> list[Clip]:
        """The clips of one event; `before` is where standees stood."""
        self.view, self.anchors, self.before = view, anchors, before
        match event:
            case Rolled():
                return [self._tumble(event.face)]
            case Started():
                each = view.pack.numbers.starting_hand
                return [self._fly("deck:0", self._home(seat), None, delay=(seat + n * view.players) * 0.05,
                                  brings=self._dealt(seat, n, each))
                        for n in range(each) for seat in range(view.players)]
            case TurnStarted():
                return [self._pulse(event.seat)]
            case TurnEnded():
                return [self._rise(f"seat:{event.seat}", "verbs/end_turn", "", look.DIM_BONE, 0.3)]
            case Moved() | Sent():
                walk = self._walk(f"standee:{event.seat}", self.inmates[event.seat], event.seat, event.from_)
                locked = isinstance(event, Sent) and event.place == view.pack.boards[view.team].solitary
                return [walk, self._bars(event.place)] if locked else [walk]
            case MichelMoved():
                return [self._walk("standee:michel", michel_name(view), -1, event.from_)]
            case Drawn():
                return self._drawn(event.seat, event.number, max(0, event.cards))
            case Crafted() | Bought() | Stolen() | Gained():
                brings = Coming(event.seat, event.number * ONE[event.kind], event.number)
                face = self.faces.card(event.kind)
                return [self._fly(f"pile:{event.kind}", self._home(event.seat), face, brings=brings)]
            case Dug():
                return [
                    self._fly(self._home(event.seat), f"seat:{event.seat}", self.faces.card(event.tool), arc=0.0),
                    self._earth(f"seat:{event.seat}"),
                ]
            case Sold():
                return [
                    *self._thrown(event.seat, event.cards),
                    self._rise(f"seat:{event.seat}", "tokens/cigarette", f"+{event.cigarettes}"),
                ]
            case Discarded():
                return self._thrown(event.seat, event.cards)
            case Healed():
                return [self._rise(f"seat:{event.seat}", "verbs/heal", f"+{event.number}", look.MOSS)]
            case Joined():
                gang = view.pack.gang_of[event.card]
                face = self.faces.gang_card(event.card)
                return [self._fly(f"gang:{gang}", f"seat:{event.seat}", face, seconds=0.8, large=1.6),
                        self._flash(f"gangs/{view.pack.gangs[gang].name}", look.BONE)]
            case Played():
                return [self._show_off(self.faces.card(event.card), f"seat:{event.seat}", "search")]
            case Revealed():
                return [self._show_off(self.faces.background(event.background), f"seat:{event.seat}", "background")]
            case Extorted():
                return [
                    self._show_off(self.faces.card(event.tool), f"seat:{event.attacker}", "search"),
                    self._flash("verbs/extort", look.BLOOD),
                ]
            case Armed():
                return [
                    self._fly(self._home(event.seat), "centre", self.faces.card(event.kind)),
                    self._flash("verbs/fight", look.BLOOD),
                ]
            case Beaten():
                return [self._shake(f"seat:{event.seat}")]
            case Taken() | Given():
                seen = self.faces.card(event.kind) if event.kind >= 0 else None
                brings = Coming(event.seat, ONE[event.kind] if seen else 0, 1)
                return [self._fly(self._home(event.from_), self._home(event.seat), seen, brings=brings)]
            case Paid():
                start = f"seat:{event.from_}" if event.from_ >= 0 else "centre"
                end = f"seat:{event.seat}" if event.seat >= 0 else "centre"
                return [self._smoke(start, end, event.cigarettes)]
            case TurnedUp():
                return [self._show_off(self.faces.michel(event.card), "michel:0", "michel")]
            case Rioted():
                return [self._flash("cards/riot", look.ORANGE), *self._gathered(), *self._dealt_out(event.seat)]
            case Inspected():
                return [self._flash("cards/inspection", look.LIGHT_STEEL)]
            case Powered():
                power = view.pack.gang_cards[event.card].name
                return [self._rise(f"seat:{event.seat}", f"powers/{power}", "", look.LAMP)]
            case Swapped():
                return [self._fly(self._home(event.seat), self._home(event.with_), None),
                        self._fly(self._home(event.with_), self._home(event.seat), None)]
            case Shuffled():
                if event.michel:
                    return [self._flash("verbs/move_michel", look.BLOOD, "michel:0")]
                return [self._fly("discard:0", "deck:0", None, delay=n * 0.06, arc=24.0) for n in range(4)]
            case Regained():
                return [self._fly("centre", self._home(event.seat), self.faces.card(kind), delay=n * 0.05,
                                  brings=Coming(event.seat, cards, size(cards)))
                        for n, (kind, cards) in enumerate(_one_by_one(event.cards, 8))]
            case Exchanged():
                return [self._fly(self._home(event.seat), self._home(event.with_), None),
                        self._fly(self._home(event.with_), self._home(event.seat), None)]
            case Proposed():
                return [self._rise_verb(event.seat, "exchange")]
            case CombatWon():
                winner = f"seat:{event.winner}" if event.winner >= 0 else "michel:0"
                return [self._flash("tokens/crown", None, winner)]
            case Looked():
                return [self._rise(f"seat:{event.at}", "tokens/eye", "", look.LAMP)]
            case ActionsGained():
                return [self._rise(f"seat:{event.seat}", "tokens/action", f"+{event.number}")]
            case DigImproved():
                return [self._rise(f"seat:{event.seat}", "verbs/dig", f"+{event.points}")]
            case Won():
                free = [seat for seat in range(view.players) if event.seats >> seat & 1]
                return [clip for seat in free for clip in (
                    self._earth(f"seat:{seat}", 40), self._pulse(seat, look.LAMP, 1.2),
                    self._flash("tunnel/freedom", None, f"seat:{seat}"))]
        return [self._rise_verb(event.seat, VERBS[type(event)])]

    def start(self, motion: Motion, event: Event, view: View, anchors: dict[str, Box], before: dict[str, Box],
              after: float) -> float:
        """Set an event in motion after so long; answers when the next may begin."""
        clips = self.of(event, view, anchors, before)
        end = max((motion.add(clip, after) for clip in clips), default=after)
        return end if clips and type(event) in IN_TURN else after + SOON

    def told_after(self, event: Event) -> float:
        """Seconds into an event at which it may be told: a roll only when the die rests."""
        return TUMBLE * AT_REST if isinstance(event, Rolled) and not self.calm else 0.0

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
