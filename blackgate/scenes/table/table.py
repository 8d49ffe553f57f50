"""The table that is played at: one looker, one question at a time.

Where several people share the screen it rests with all hands face down; a hand opens for its owner only (`opening`).
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ...keep.learnt import FIRST_ESCAPE, load_learnt
from ...kit import look
from ...kit.scene import Scene
from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.card import RATIO, draw_card
from ...kit.widgets.dialogs import Dialog
from ...model.actions import Action, CautiousMove, RollMove
from ...model.counts import Cards
from ...model.events import Started, TurnStarted
from ...model.view import View
from ...model.vocabulary import NOTHING
from ...offers.lines import Line
from ...offers.meaning import Thing
from ...offers.odds import reach_odds
from ...play.orders import Orders
from ...play.session import Session
from ...words.coach import percent, tell
from ..doors import Doors, opens
from ..parts.chances import Chance
from ..parts.proof import LOG, committed
from ..screens import OpenEnd, OpenOrders, OpenRules, OpenTable, OpenTableMenu
from .bubbles import Remarks
from .coached import Coached
from .curtain import HAND_KEY, Curtain
from .doing import Pace, draw_doing
from .hint_panel import Listed, draw_hint, draw_lit, lit
from .hint_sheet import HintSheet
from .layout import Layout
from .news import News
from .notes import Notes
from .opening import Opening
from .panel import Choice
from .picture import Showing
from .question import Asking
from .refused import RULE, Refused
from .seats import ANSWERS, SILENT, Sitter
from .tabletop import Tabletop
from .topbar import Buttons, Lamp, Watching, draw_top_bar
from .topics import topic_of
from .tutor import TutorQuestion
from .underway import all_hands, covered, without
from .unsaved import above_notice, draw_unsaved

if TYPE_CHECKING:
    from ...coach.hints import Advice

HINT_MORE = 34.0        # by which a hint is higher than the log
PAUSE = 0.55            # seconds to read what a bot did, at normal speed
FASTEST = 8
IDLE = 60.0             # seconds without input after which an open hand closes


class Table(Tabletop):
    name = "table"
    has_lamp = True         # The coach may be asked for hints.
    is_for_phones = True        # whether hands may be held elsewhere

    def __init__(self, app: Doors, session: Session) -> None:
        self.session = session
        self.opening = Opening(session)
        super().__init__(app, session, None if session.people else 0)
        self.remarks = Remarks(session)
        self.news = News(self)
        self.since = self.news.since
        self.notes = Notes(session)
        self.refused: Refused | None = None
        self.paused = False
        self._step_once = False
        self._skipping: tuple[int, int] | None = None       # what it was when somebody wanted the rest at once
        self._told = 0
        self._wait = 0.0
        self._shown_unkept: str | None = None
        self._told_of_stand_ins = False
        self._idle = 0.0
        self._written_for: int | None = None                # whose eyes the log was written for
        self._over: list[Scene] = []                        # what lies over the table and is for those eyes alone
        self.silent: frozenset[int] = frozenset()           # seats whose owners' phones do not answer
        self.asking = Asking(self)
        self.curtain = Curtain(self)
        self.coached = Coached(self, self._do, self._object)
        self._is_dealt = session.acted > 0          # Cards are dealt before everybody's eyes, once.

    # --- Life -----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.app.coach.stop_reviews()
        if self.session.humans and self.session.over is None:
            self.app.coach.wake(self.session.pack)
        self.app.sounds.ambience(True)
        self._written_for = self.looker
        if not self._told:
            self._begin_log()
        self.catch_up(show=False)

    def resume(self) -> None:
        self._over.clear()
        self.changed()

    def goes_under(self, scene: Scene) -> None:
        """What comes over an open hand is part of that opening, and goes with it."""
        top = self.app.top
        if scene.belongs and self.looker is not None and (top is self or top in self._over):
            self._over.append(scene)

    def leave(self) -> None:
        self.coached.leave()
        self.session.close()

    def spoken(self) -> None:
        self._speak()

    def _speak(self) -> None:
        """All words anew, of what is known already."""
        self._written_for = self.looker
        self.motion.finish()
        self._find_words()
        self._begin_log()
        for line in self.notes.woven(self.lines(self.session.told(self.looker, 0)[:self._told]), self.t):
            self.log.add(line)
        self.asking.speak()
        self.refused = None
        if self.since:
            self.news.tell_since(self.since.nothing)
        self.changed()

    def _begin_log(self) -> None:
        """What was fixed before anything happened."""
        self.log.clear()
        if words := committed(self.t, self.session, LOG):
            self.log.add(Line(NOTHING, words))

    def open_hand(self) -> None:
        """The person who is wanted takes a look at their hand."""
        self.opening.open()
        self._idle = 0.0
        self._look_anew()
        self.news.tell_hits()

    def close_hand(self) -> None:
        self.opening.close()
        self._look_anew()

    def _look_anew(self) -> None:
        """The table is seen through other eyes, if it is: what was for the old ones goes."""
        self.opening.settle()
        if self.looker != self._written_for:
            self._clear_away()
            self._speak()

    def _clear_away(self) -> None:
        """An opening is over: all that was for those eyes alone goes, and what was chosen there is forgotten."""
        self.since.close()
        self.asking.forget()
        self.coached.forget()
        if self._written_for is not None:
            over, self._over = self._over, []
            self.app.say("")
            self.app.take_off(over)

    def reseated(self) -> None:
        """Somebody else plays a seat from now on, or gave up."""
        self.opening.close()
        self._clear_away()
        self.notes.follow_changes()
        self._speak()

    @property
    def looker(self) -> int | None:
        """Who is alone at the screen, whose hand is open, or over whose shoulder a game of bots is watched."""
        humans = self.session.humans
        if not humans:
            return self._looker
        return self.opening.seat if self.opening.is_shared else humans[0]

    @property
    def is_shared(self) -> bool:
        return self.opening.is_shared

    @property
    def is_public(self) -> bool:
        """Whether the table shows what everybody may know, all hands face down."""
        return self.looker is None

    @property
    def view(self) -> View:
        if self.is_public:
            return self.session.public
        view = super().view
        return covered(view) if self.opening.is_passed else view

    @property
    def is_mine(self) -> bool:
        """Whether whoever sits at the screen is asked, and can answer by what the screen shows."""
        asked = self.session.asked
        if asked is None or not self.session.is_human(asked):
            return False
        if self.is_public:
            return asked == self.opening.wanted and bool(self.session.public.options)
        return asked == self.looker

    @property
    def reader(self) -> int | None:
        """Who looks over a bot's shoulder is not the bot."""
        looker = self.looker
        return looker if looker is not None and self.session.is_human(looker) else None

    @property
    def memory_aid(self) -> bool:
        return self.session.plan.rules.memory_aid

    # --- Time -----------------------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        settings = self.app.settings
        speed = max(1, settings.my_speed if self.is_mine else settings.bots_speed)
        if self._skipping is not None:
            self._hurry()
        if self.motion.is_busy and self.motion.tick(seconds * speed):
            self.changed()
        if self.remarks.tick(seconds):
            self.changed()
        self._watch_opening(seconds)
        self.coached.follow(seconds)
        if self.session.unkept != self._shown_unkept:       # Shown as long as it holds, and no longer.
            self.changed()
        if self.session.stand_ins.is_worth_telling and not self._told_of_stand_ins:
            self._told_of_stand_ins = True
            self.app.say(self.t("table-stood-in"))
        if self.motion.is_busy:
            return
        if self._wait > 0:
            self._wait -= seconds * speed
            return
        self._go_on()

    @property
    def _is_opened(self) -> bool:
        """Whether somebody has opened their hand at a screen that others look at too."""
        return self.opening.is_shared and not self.is_public

    def tick_under(self, seconds: float) -> None:
        self._watch_opening(seconds)

    def stirred(self) -> None:
        self._idle = 0.0

    def unwatched(self) -> None:
        """Who turns to another window may leave the screen to others."""
        if self._is_opened:
            self.close_hand()

    def key_under(self, name: str) -> bool:
        """The hand can be closed whatever lies over it."""
        closes = name == HAND_KEY and self._is_opened
        if closes:
            self.close_hand()
        return closes

    def _watch_opening(self, seconds: float) -> None:
        """A hand that nobody looks at does not stay open; and whatever happened, nobody sees what is not theirs."""
        if self.looker != self._written_for:
            self._look_anew()
        self._idle += seconds
        if self._idle > IDLE and self.app.settings.close_hands and self._is_opened:
            self.close_hand()

    def skip(self) -> None:
        super().skip()
        self._wait = 0.0

    def _hurry(self) -> None:
        """All that bots do until a person is asked, or without any until the turn is over, unseen."""
        session = self.session
        self._is_dealt = True
        self.skip()
        while self._skipping == self._until and session.poll():
            self._look_anew()
            self.catch_up(show=False)
        if self._skipping != self._until:
            self._skipping = None

    @property
    def _until(self) -> tuple[int, int]:
        """What must change before it goes on as before: a person is asked, or the turn another's."""
        session = self.session
        asked = session.asked
        stop = asked is None or session.is_human(asked)
        return int(stop), 0 if session.humans else session.turn

    def _go_on(self) -> None:
        """The next thing that happens by itself."""
        session = self.session
        if not self._is_dealt and self.picture.anchors:
            self._is_dealt = True
            dealt = Started(self.view.turn, session.players)
            if self.app.settings.instant:
                self._sound(dealt)
            else:
                self._start([dealt], {}, told=False)
                return
        if session.over is not None:
            self.end()
        elif (ordered := session.ordered) is not None:
            self._do(ordered)
        elif self.is_mine:
            if session.prompt == "discard" and not self.coached.is_holding:
                self.asking.open_tray()
        elif (not self.paused or self._step_once) and session.poll():
            self._step_once = False
            self._look_anew()
            self.catch_up(show=True)

    def end(self) -> None:
        """Somebody is out."""
        if self.session.plan.tutored:
            learnt = load_learnt()
            learnt.tick(FIRST_ESCAPE)
            learnt.save()
        self.app.open(OpenEnd(self.session))

    def catch_up(self, show: bool) -> None:
        """What happened since the last look: written down, and on its way over the table."""
        since = self._told
        events = self.session.told(self.looker, since)
        self._told = self.session.happened
        seen = self.set_out(events, show)
        if show or self._skipping is not None:
            self.news.hear(events, seen)
            if any(isinstance(event, TurnStarted) and event.seat == self.looker for event in events):
                self.news.tell_hits()
        for event in self.remarks.news(events, since):
            if self.remarks.hear(event, show and not self.app.settings.instant):
                self.app.sounds.play("remark", soft=True)
        self.follow_mood()
        if events and seen:
            self._wait = PAUSE
        self.changed()

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        self.asking.take_up()
        super().draw(ui)
        if self.coached.advice and not self.motion.is_busy:
            draw_lit(ui, self.lit)
        self._lead(ui)

    @property
    def lit(self) -> dict[str, list[int]]:
        """The spots that the hint is about, with the numbers of its options."""
        return lit(self.coached.advice, self.view, self.asking.choosing)

    def _lead(self, ui: Ui) -> None:
        """The focus belongs to the question, which calls it when it is new; news stand beside it."""
        home = self.asking.first(ui.spots) or ("since:close" if self.since else self.curtain.first)
        advice = len(self.coached.advice)
        if home and not self.motion.is_busy:
            ui.lead("hint:0" if advice else home, (self.asking.step, bool(advice)))

    def draw_top(self, ui: Ui, box: Box) -> None:
        watching = None if self.session.humans else Watching(self.step, self.watch_next)
        buttons = Buttons(self.open_menu, self.open_rules, self.undo, self.show_since, self.coached.press)
        lamp = Lamp(self.coached.is_open, self.coached.stop) if self.has_lamp else None
        color = look.LAMP if self.is_mine else look.BONE
        draw_top_bar(ui, box, buttons, self.session.undo_stop, self.sentence, color, self.session.rounds, watching,
                     lamp)

    def draw_side(self, ui: Ui, box: Box) -> None:
        asked = self.session.asked
        if self.is_mine and not self.is_rolling:        # What a roll leads to is asked when the die rests.
            self.asking.draw(ui, box)
        elif asked is not None:
            pace = Pace(self.paused, self.app.settings.bots_speed, self.pause_bots, self.hurry, self.faster)
            draw_doing(ui, box, self.news.doing(asked), pace)

    def draw_over(self, ui: Ui, layout: Layout) -> None:
        if self.refused is not None and self.is_mine and not self.since:
            with ui.group("refused"):
                self.refused.draw(ui, layout.log, lambda rule: self.app.open(OpenRules(rule)))
        if self._is_opened:
            self.curtain.draw_handles(ui, layout.hand)

    def draw_log(self, ui: Ui, box: Box) -> None:
        if self.coached.is_open:
            with ui.group("hint"):
                self._draw_hint(ui, self.log_box(box))
        elif self.since:
            with ui.group("since"):
                self.since.draw(ui, self.log_box(box), self.close_since)
        else:
            super().draw_log(ui, box)
        if self._shown_unkept:
            draw_unsaved(ui, box, self.keep_again)

    def _draw_hint(self, ui: Ui, box: Box) -> None:
        coached, asking = self.coached, self.asking
        keyed = self.session.prompt == "turn" and not asking.choosing.is_narrowed
        if keyed and not self.view.team:        # Below fewer verbs there is a row free.
            box = (box[0], box[1] - HINT_MORE, box[2], box[3] + HINT_MORE)
        draw_hint(ui, box, self.listed(), is_final=coached.is_final, has_failed=coached.has_failed, take=coached.take,
                  close=coached.press, keyed=keyed)

    def listed(self) -> list[Listed]:
        """The hint in words."""
        return [self._listed(each) for each in self.coached.advice]

    def hint_over(self, taken: Callable[[], None]) -> None:
        """Asked for a hint where something lies over the table; `taken` clears that away."""
        self.coached.press()
        if self.coached.is_open:
            self.app.push(HintSheet(self.app, self, taken))

    def _listed(self, advice: "Advice") -> Listed:
        """An option of the coach's in words."""
        why = tell(self.teller, advice.why[0].key, advice.why[0].facts) if advice.why else ""
        return Listed(self.asking.costs.label(advice.action, self.view), Chance(advice.win, advice.low, advice.high),
                      why)

    def log_box(self, box: Box) -> Box:
        self._shown_unkept = self.session.unkept
        return above_notice(box) if self._shown_unkept else box

    def answers(self) -> list[Choice] | None:
        return self.asking.answers()

    def note(self) -> str:
        return self.asking.note()

    @property
    def asks_twice(self) -> bool:
        return self.app.settings.ask_twice

    @property
    def glowing(self) -> set[Thing]:
        if self.motion.is_busy:
            return set()
        if not self.coached.advice:
            return self.asking.glowing
        marked = self.lit
        return {thing for thing in self.asking.glowing | {("tunnel", 0)} if self._named(thing) in marked}

    def _named(self, thing: Thing) -> str:
        """The spot that stands for a thing."""
        return f"seat:{self.view.seat}" if thing[0] == "tunnel" else f"{thing[0]}:{thing[1]}"

    def showing(self) -> Showing:
        choosing = self.asking.choosing
        odds: dict[int, str] = {}
        if self.is_mine and self.focus in ("verb:roll_move", "die:0") and RollMove() in choosing.options:
            odds = {place: percent(self.t, share) for place, share in reach_odds(self.view).items()}
        is_bright = choosing.is_narrowed or self.session.prompt != "turn" or bool(self.coached.advice)
        showing = replace(
            super().showing(), glowing=self.glowing, odds=odds, prices={} if odds else self.asking.prices,
            lit=look.LAMP if is_bright else look.EMBER,
            is_fixed=self.opening.is_shared, cover=self.curtain.draw if self.is_public else None,
        )
        if self._is_dealt or self.app.settings.instant:
            return showing
        return replace(showing, view=without(self.view, all_hands(self.view)))

    def sitters(self) -> list[Sitter]:
        held = {seat: SILENT if seat in self.silent else ANSWERS for seat in self.opening.away}
        odds = self.coached.odds()
        return [replace(sitter, holds=held.get(sitter.seat, ""), chance=odds[sitter.seat] if odds else None)
                for sitter in super().sitters()]

    def remark(self, seat: int) -> tuple[str, str]:
        emote, key, values = self.remarks.now(seat)
        return emote, self.teller.remark(key, **values) if key else ""

    def draw_carried(self, ui: Ui, what: str, x: float, y: float) -> None:
        kind = int(what.partition(":")[2])
        wide = 72.0
        draw_card(ui, self.faces.card(kind), (x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO))

    # --- What the player does -------------------------------------------------------------------------------

    def press(self, thing: Thing) -> None:
        if any(map(self.asking.press, self._meant(thing))):
            return
        if thing[0] == "place":
            self.asking.refuse(CautiousMove(thing[1]))
        else:
            self.look_at(thing)

    def _meant(self, thing: Thing) -> tuple[Thing, ...]:
        """A standee is its seat where a seat is meant, else it is where it stands."""
        sort, number = thing
        if sort == "standee":
            return ("seat", number), ("place", self.view.place[number])
        return (thing, ("place", self.view.michel_place)) if sort == "michel" and self.view.michel else (thing,)

    def touched(self, id: str | None) -> None:
        """What was refused is read; whatever is pressed next ends it, unless it is its rule."""
        if id is None or not id.startswith(RULE):
            self.refused = None

    def drop(self, what: str, thing: Thing) -> None:
        meant = self._meant(thing)
        self.asking.drop(what, next((each for each in meant if self.asking.takes(what, each)), meant[0]))

    def act(self, action: Action) -> None:
        """What the person at the screen means to do; the tutor may have a word to say first."""
        if not self.coached.objects(action):
            self._do(action)

    def _object(self, meant: "Advice", better: "Advice") -> None:
        self.app.push(TutorQuestion(
            self.app, self._listed(meant), self._listed(better),
            lambda: self._do(meant.action), lambda: self._do(better.action), self.close_tutor,
        ))

    def close_tutor(self) -> None:
        """Think again."""
        self.asking.choosing.reset()
        self.changed()

    def _do(self, action: Action) -> None:
        self.coached.forget()
        self.focus = None
        self.refused = None
        self.session.act(action)
        self.asking.forget()
        self._look_anew()
        self.catch_up(show=True)
        self._wait = 0.0

    def commit(self, weapons: Cards) -> None:
        """Decide in secret how far to go in this fight."""
        assert self.looker is not None
        self.session.commit(self.looker, weapons)
        self.changed()

    # --- What people with phones do -------------------------------------------------------------------------

    def without_screen(self, away: frozenset[int], silent: frozenset[int]) -> None:
        """These seats are played elsewhere from now on, and no others; of `silent` ones nobody answers there."""
        if (away, silent) != (self.opening.away, self.silent):
            self.opening.away, self.silent = away, silent
            self._look_anew()
            self.changed()

    def write_down(self, key: str, seat: int) -> None:
        """A line in the log that tells of a seat, and is no event of the game."""
        self.log.add(self.notes.add(key, seat).line(self.t))
        self.changed()

    @property
    def may_be_asked(self) -> bool:
        """Whether a question about a seat may come now: nothing moves, and the game goes on."""
        return self.session.over is None and not self.motion.is_busy

    def cover(self, is_covered: bool) -> None:
        """Everybody looks at the screen to answer something: all hands lie face down as long as that."""
        if is_covered == self.opening.is_covered:
            return
        self.opening.is_covered = is_covered
        if is_covered:
            self.opening.close()
            self.coached.forget()
        self._look_anew()
        self.changed()

    def tick_below(self, seconds: float) -> None:
        """Something lies over the table. Where nobody at the screen is needed, the others need not wait for it."""
        session = self.session
        asked = session.asked
        if asked is not None and (asked in self.opening.away or not session.is_human(asked)):
            self.tick(seconds)

    def act_away(self, action: Action) -> None:
        """Who is asked answers, not at the screen."""
        self._do(action)

    def commit_away(self, seat: int, weapons: Cards) -> None:
        self.session.commit(seat, weapons)
        self.changed()

    def order_away(self, seat: int, orders: Orders) -> None:
        self._order(seat, orders)

    def show_emote(self, seat: int, emote: str) -> None:
        self.remarks.show(seat, emote)
        self.changed()

    def emote_of(self, seat: int) -> str:
        return self.remarks.now(seat)[0]

    def back(self) -> None:
        if self.coached.is_open:
            self.coached.press()
        elif self.since:
            self.since.close()
        elif not self.asking.back():
            self.open_menu()
        self.changed()

    def undo(self) -> None:
        self.coached.forget()
        self.session.undo()
        self._told = self.session.happened
        self.remarks.recall()
        self.notes.went_back()
        self._look_anew()
        self.asking.forget()
        self.follow_mood()
        self._speak()

    def keep_again(self) -> None:
        self.session.keep_again()
        if self.session.unkept is None:
            self.app.say(self.t("table-saved-again"))
        self.changed()

    def show_since(self) -> None:
        self.news.tell_since(self.t("table-since-nothing"))
        self.changed()

    def close_since(self) -> None:
        self.since.close()
        self.changed()

    def pause_bots(self) -> None:
        self.paused = not self.paused
        self.changed()

    def hurry(self) -> None:
        """Whatever bots do now is not to be waited for."""
        self.paused = False
        self._skipping = self._until
        self.changed()

    def step(self) -> None:
        self.paused = True
        self._step_once = True

    def faster(self) -> None:
        settings = self.app.settings
        settings.bots_speed = 1 if settings.bots_speed >= FASTEST else settings.bots_speed * 2
        self.changed()

    def watch_next(self) -> None:
        """Look over the next one's shoulder; only where nobody human plays, and never over one that was a person's."""
        session = self.session
        people = session.people
        bots: list[int | None] = [seat for seat in range(session.players) if seat not in people]
        if people:
            bots.insert(0, None)
        following = bots[(bots.index(self._looker) + 1) % len(bots)]
        if self._looker is None and following is not None:
            self.app.push(Dialog(self.app, self.t("watch-title"), self.t("watch-question"), [
                ("watch", self.t("watch-yes"), lambda: self._watch(following), "primary"),
                ("stay", self.t("watch-no"), lambda: None, "quiet"),
            ]))
        else:
            self._watch(following)

    def _watch(self, seat: int | None) -> None:
        self._looker = seat
        self._look_anew()

    def open_orders(self) -> None:
        """What the owner of the open hand is not to be asked about."""
        seat = self.looker
        assert seat is not None
        orders = self.session.wills.orders[seat]
        self.app.open(OpenOrders(self.teller, orders, partial(self._order, seat)))

    def _order(self, seat: int, orders: Orders) -> None:
        self.session.give_orders(seat, orders)
        self._look_anew()
        self.changed()

    def open_menu(self) -> None:
        if self._is_opened:
            self.close_hand()           # Others may look on now.
        self.app.open(OpenTableMenu(self))

    def open_rules(self) -> None:
        self.app.open(OpenRules(self.help_topic()))

    def help_topic(self) -> str:
        return topic_of(self.focus or "", self.session.prompt, self.view, self.asking.refusal)


@opens(OpenTable)
def _open(app: Doors, request: OpenTable) -> None:
    app.restart(Table(app, request.session))
