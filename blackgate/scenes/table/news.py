"""Tells the looker what others did: attacks on them, everything since their last turn, why a bot did something."""

from collections.abc import Sequence

from ...ai.talk.open_reasons import NO_REASON, OpenReason, open_reason
from ...kit import look
from ...kit.layout import centred
from ...kit.ui import Ui
from ...model.event_seats import subject
from ...model.events import Event, Rioted, TurnEnded, TurnStarted
from ...model.vocabulary import NOTHING
from ...offers.faces import michel_name
from ...play.attacks_on_me import MICHEL, Hit, hits
from .bot_turn_panel import BotTurn
from .event_picture import EventPicture
from .moments import MOMENTS
from .shared_table import SharedTable
from .since_last_turn import AttackNotice, PlayerNews, SinceLastTurn, draw_attack, signs_of

HELD_UP = 2.2           # how many seconds an attack is shown large
LARGE = (640.0, 168.0)


class TableNews:
    def __init__(self, table: SharedTable) -> None:
        self.table = table
        self.since = SinceLastTurn()
        # the seat of the bot, and why it did the last thing
        self._reason: tuple[int, OpenReason] = (NOTHING, NO_REASON)
        self._last: EventPicture | None = None
        self._held: tuple[int | None, int] = None, 0        # the looker, and how many cards they had at the last news
        self._riot = ""                                     # what the last Riot did to their hand

    def hear(self, events: Sequence[Event], seen: bool) -> None:
        """Hear what just happened. If it is `seen` over the table, show attacks on the looker large."""
        if seen and self.table.looker is not None:
            for hit in hits(events, self.table.looker, self.table.session.turn):
                self._hold_up(self._blow(hit, self._riot))

    def count(self, events: Sequence[Event]) -> None:
        """Note how many cards the looker has now, and if there was a Riot also how many they had before it."""
        looker = self.table.looker
        if looker is None:
            return
        (before_of, before), after = self._held, self.table.view.sizes[looker]
        if any(isinstance(event, Rioted) for event in events):
            same = before_of == looker
            self._riot = self.table.teller.text("log-rioted-hand", before=before, after=after) if same else ""
        self._held = looker, after

    def note(self, event: Event) -> None:
        """Remember an event that has been seen, as the last one."""
        self._note_reason(event)
        if not isinstance(event, (TurnEnded, TurnStarted)):
            self._last = self._picture(event)

    def _picture(self, event: Event) -> EventPicture | None:
        return MOMENTS[type(event)].picture(event, self.table.session.pack)

    def _note_reason(self, event: Event) -> None:
        """Remember why a bot did something, if everybody can know it."""
        session = self.table.session
        if isinstance(event, TurnStarted):
            self._reason = NOTHING, NO_REASON
        elif (seat := subject(event)) != NOTHING and not session.is_human(seat):
            reason = open_reason(event, session.sight(None))
            if reason.key:
                self._reason = seat, reason

    def doing(self, asked: int) -> BotTurn:
        """Return what the panel beside the table shows while somebody else is asked."""
        table = self.table
        seat, why = self._reason
        reason = ""
        if why.key:
            reason = table.teller.reason(why.key, seat, why.whom, why.kind, why.gang, why.points, why.there)
        line = next((line for line in reversed(table.log.lines) if not line.heading), None)
        speaker = table.inmates[seat] if seat != NOTHING else ""
        return BotTurn(asked, table.session.names[asked], table.inmates[asked], table.sentence, line,
                       None if table.is_rolling else self._last, reason, seat, speaker)

    # --- Since your last turn -------------------------------------------------------------------------------

    def tell_since(self, nothing: str = "") -> None:
        looker = self.table.looker
        if looker is not None:
            events = self.table.session.since(looker)
            found = hits(events, looker)
            riots = [number for number, hit in enumerate(found) if _is_riot(hit)]
            blows = [self._blow(hit, self._riot if riots[-1:] == [number] else "") for number, hit in enumerate(found)]
            self.since.tell(blows, self._rows(events), nothing)

    def tell_hits(self) -> None:
        """Show the news at the beginning of the turn of a player who was attacked."""
        looker = self.table.looker
        if looker is not None and hits(self.table.session.since(looker), looker):
            self.tell_since()

    def _rows(self, events: Sequence[Event]) -> list[PlayerNews]:
        """Return a row for every other player who did something, in the order of their first event."""
        table = self.table
        done: dict[int, list[tuple[EventPicture, str]]] = {}
        for event, line in zip(events, table.lines(events), strict=True):
            seat, picture = subject(event), self._picture(event)
            if picture is not None and line is not None and seat != table.looker:
                done.setdefault(seat, []).append((picture, line.words))
        return [PlayerNews(seat, table.session.names[seat], table.inmates[seat], tuple(pictures))
                for seat, pictures in done.items()]

    # --- Blows ----------------------------------------------------------------------------------------------

    def _blow(self, hit: Hit, riot: str) -> AttackNotice:
        """Return an attack as it is shown. `riot` says what it did to the looker's hand if it is a Riot."""
        table = self.table
        words = " ".join(filter(None, [*map(table.line_for, hit.events), riot if _is_riot(hit) else ""]))
        face = f"michel/{michel_name(table.view)}" if hit.by == MICHEL else f"inmates/{table.inmates[hit.by]}"
        played = (table.faces.card(hit.played),) if hit.played >= 0 else ()
        return AttackNotice(hit.by, face, played, tuple(map(table.faces.card, hit.cards)), signs_of(hit), words)

    def _hold_up(self, blow: AttackNotice) -> None:
        """Show an attack large in the middle, after everything else has been seen."""
        clips, motion = self.table.clips, self.table.motion
        x, y = clips.centre_of("centre")

        def draw(ui: Ui, share: float) -> None:
            draw_attack(ui, blow, centred(x, y, LARGE[0], LARGE[1] * (0.9 + 0.1 * share)), look.LARGE + 3)

        motion.add(clips.hold_up(draw, HELD_UP), motion.length)


def _is_riot(hit: Hit) -> bool:
    return any(isinstance(event, Rioted) for event in hit.events)
