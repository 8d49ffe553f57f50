"""The review of a game: a chart with a cursor, each seat's account, the three moments that decided.

It is made in the background and shown as far as it is finished. From any moment the player can look at the table as it
was then, or try another decision.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...keep.reviews import Moment, Reviewed
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Ui
from ...kit.widgets.buttons import button, icon_button
from ...kit.widgets.plates import HEAD, draw_share
from ...offers.pack_art import use_pack_art
from ...offers.faces import Faces
from ...play.session import Replay
from ...words.coach import percent
from ...words.teller import Teller
from ..screen_host import ScreenHost, Screen, opened_by
from ..parts.backdrop import draw_titled_wall
from ..screens import OpenReplay, OpenReview, OpenRules, OpenTakeOver
from ..table.replay_table import turns_of
from .account import PANEL, AccountPanel
from .graph import Graph, draw_graph, draw_sign
from .moment import MomentWords, draw_verdict, verdict, words_at
from .seat_tabs import draw_seat_tabs
from .account_bars import sentence

HELP: Final = "coach"           # the page of the rules about reviews


@opened_by(OpenReview)
class Review(Screen):
    """The review. `show` shows a moment in a replay below; without it a replay is opened."""

    name = "review"
    first_focus = "review:chart"

    def __init__(
        self, app: ScreenHost, replay: Replay, at: int | None = None, show: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(app)
        self.replay = replay
        self._show = show
        self._was_at = replay.at
        self.turns = turns_of(replay)
        replay.go(len(replay))
        self.people = {seat: replay.names[seat] for seat in replay.humans}
        self.seat = replay.humans[0] if replay.humans else 0
        self.inmates = [replay.pack.inmates[number].name for number in replay.sight(None).prisoner]
        self.reviewing = app.coach.review(replay.written, replay.pack, self.people)
        self._step = -1
        self.at = at or 0
        self._is_placed = at is not None        # whether the position of the cursor was chosen
        # whether the player has moved the cursor here, so that its help is not needed any more
        self._has_walked = False
        self._told: tuple[object, MomentWords] | None = None
        self._find_words()

    def _find_words(self) -> None:
        replay = self.replay
        self.teller = Teller(self.t, replay.pack, replay.names, replay.plan.michel)
        self.faces = Faces(replay.pack, self.teller)
        self._told = None
        self.account = AccountPanel(replay, self.teller, self.faces, self.visit)

    def spoken(self) -> None:
        self._find_words()

    def resume(self) -> None:
        self._told = None                       # The replay may stand elsewhere now.

    def leave(self) -> None:
        self.replay.go(self._was_at)

    # --- What is known --------------------------------------------------------------------------------------

    @property
    def review(self) -> Reviewed | None:
        found = self.reviewing.review
        return found if found is not None and found.seats and found.seats[0].odds else None

    def tick(self, seconds: float) -> None:
        if self.reviewing.step != self._step:
            self._step = self.reviewing.step
            self._told = None
            self._place()
            self.changed()

    def _place(self) -> None:
        """Put the cursor where most was decided for the looker, until the player moves it."""
        review = self.review
        if self._is_placed or review is None:
            return
        own = review.seats[self.seat]
        swings = [(each.lost, each.at) for each in own.decisions]
        swings += [(abs(each.gained), each.at) for each in own.chances]
        self.at = max(swings, default=(0.0, 0))[1]

    def moment_words(self, review: Reviewed) -> MomentWords:
        key = self.at, self.seat, self.reviewing.step
        if self._told is None or self._told[0] != key:
            self._told = key, words_at(self.replay, review, self.seat, self.at, self.teller, self.faces)
        return self._told[1]

    # --- Drawing --------------------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        self._place()
        use_pack_art(ui, self.replay.pack, self.replay.colours)
        draw_titled_wall(ui, self.t("review-title"), self.back)
        self._progress(ui, ui.whole.trim(left=ui.w * 0.45, right=60).row(8, HEAD - 14))
        icon_button(ui, "review:help", (ui.w - 48, 8, 34, 32), "tokens/book",
                    partial(self.app.open, OpenRules(HELP)), help=self.t("review-help"), key="f1")
        review = self.review
        body = ui.whole.trim(12, HEAD + 12, 12, 10)
        if review is None:
            key = "review-failed" if self.reviewing.has_failed else "review-begun"
            ui.panel(body, PANEL)
            ui.paragraph(body.inset(40, 0), self.t(key), look.LARGE, look.DIM_BONE, align="center", middle=True)
            return
        right = body.column(-min(372.0, max(252.0, body.width * 0.29)))
        left = Cutter(body.trim(right=right.width + 10), 6)
        tabs, foot = left.top(40), left.bottom(min(158.0, max(112.0, body.height * 0.25)))
        chart = left.rest.trim(bottom=2)
        with ui.group("seats"):
            draw_seat_tabs(ui, tabs, review, self.replay.names, self.inmates, self.seat, self.at, self.choose)
        with ui.group("chart"):
            graph = Graph(review, (self.reviewing.key, self.reviewing.step), self.seat, self.at, self.turns,
                          self.replay.players, self.replay.plan.team,
                          "" if self._has_walked else self.t("review-chart-help"), self.replay.names)
            draw_graph(ui, chart, graph, self.go, self.walk)
        with ui.group("moment"):
            self._moment(ui, foot, review)
        with ui.group("account"):
            self.account.draw(ui, right, review, self.seat, self.at)

    def _progress(self, ui: Ui, box: Region) -> None:
        """Draw the progress of the review until it is finished."""
        if self.reviewing.is_final or self.reviewing.has_failed:
            return
        words = self.t("review-progress", percent=percent(self.t, self.reviewing.share))
        ui.quiet.add(words)
        bar = box.column(-min(180.0, box.width * 0.4)).middle(height=8)
        ui.text(box.trim(right=bar.width + 12), words, look.BODY, look.DIM_BONE, align="right", cut=True)
        draw_share(ui, bar, self.reviewing.share)

    def _moment(self, ui: Ui, box: Region, review: Reviewed) -> None:
        """Draw what was done at the cursor, with buttons to look at it and to try it differently."""
        ui.panel(box, PANEL)
        said = self.moment_words(review)
        if not self._is_placed and not self.reviewing.is_final:
            ui.quiet.update(self._words(said))  # The cursor still moves by itself.
        if said.mark:
            draw_sign(ui, box.x + 24, box.y + 24, said.mark, 26.0)
        inner = box.trim(left=44 if said.mark else 14, right=14)
        head = self._head()
        aside = ui.width(head, look.SMALL) + 8
        ui.text(box.column(-aside - 12, aside).row(8, 30), head, look.SMALL, look.DIM_BONE, align="right")
        color = ui.seat_words(said.seat) if said.mark else look.PAPER
        deed = inner.trim(right=aside).row(4, 38)
        ui.paragraph(deed, said.deed, look.LABEL, color, face="bold", middle=True, least=0.7)
        draw_verdict(ui, inner.trim(top=38, bottom=46), said)
        self._doings(ui, box.inset(10, 0).row(-42, 34), said)

    def _doings(self, ui: Ui, box: Region, said: MomentWords) -> None:
        t, strip = self.t, Cutter(box, 5)
        icon_button(ui, "review:mark-back", strip.left(box.height), "tokens/step", lambda: self.mark(-1),
                    help=t("review-mark-before"), key=",", mirrored=True)
        icon_button(ui, "review:mark", strip.left(box.height, 10), "tokens/step", lambda: self.mark(1),
                    help=t("review-mark-after"), key=".")
        left, right = strip.rest.columns(2, 10)
        button(ui, "review:look", left, t("review-look"), self.look, icon="tokens/eye", key="l", size=look.BODY,
               help=t("review-look-help"))
        button(ui, "review:try", right, t("review-try"), self.try_it, icon="tokens/undo", key="t", size=look.BODY,
               enabled=said.seat >= 0, help=t("review-try-help"), kind="primary")

    @property
    def _review(self) -> Reviewed:
        assert self.reviewing.review is not None
        return self.reviewing.review

    def _head(self) -> str:
        return self.t("review-at", number=self.at, round=self._round())

    def _words(self, said: MomentWords) -> set[str]:
        """Return everything that stands about the moment, as lines and as one paragraph."""
        lines = [each.words for each in verdict(said)]
        return {self._head(), said.deed, *lines, " ".join(lines)}

    def _round(self) -> int:
        turns = sum(1 for start, _ in self.turns if start <= self.at)
        return max(1, -(-turns // self.replay.players))

    # --- What it does ---------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """Move the cursor to the moment after `at` actions."""
        self.at = max(0, min(at, len(self.replay)))
        self._is_placed = self._has_walked = True
        self.changed()

    def walk(self, by: int) -> None:
        self.go(self.at + by)

    def choose(self, seat: int) -> None:
        """Show the account of another seat."""
        self.seat = seat
        if self.review is not None:
            self.app.tell(sentence(self.t, self.review.seats[seat], self.replay.names[seat]))
        self.changed()

    def visit(self, moment: Moment) -> None:
        self.seat = moment.seat
        self.go(moment.at)

    def mark(self, step: int) -> None:
        """Go to the next or previous decision of the seat that has a bad mark."""
        if self.review is None:
            return
        marked = [each.at for each in self._review.seats[self.seat].decisions if each.mark not in ("best", "fine")]
        ahead = [at for at in marked if (at > self.at if step > 0 else at < self.at)]
        if ahead:
            self.go(ahead[0] if step > 0 else ahead[-1])
        else:
            self.app.say(self.t("review-last-mark" if step > 0 else "review-first-mark"))

    def look(self) -> None:
        """Show the table as it was then."""
        if self._show is not None:
            show, at = self._show, self.at
            self.app.pop()
            show(at)
        else:
            self.app.open(OpenReplay(self.replay, self.at, self.seat))

    def try_it(self) -> None:
        """Take over the game at this moment, in the seat of the player who decided."""
        self.replay.go(self.at)
        asked = self.replay.asked
        if asked is not None:
            self.app.open(OpenTakeOver(self.replay, asked, self.inmates))

    def key(self, name: str) -> bool:
        match name:
            case "home":
                self.go(0)
            case "end":
                self.go(len(self.replay))
            case "page up" | "page down":
                self.choose((self.seat + (1 if name == "page down" else -1)) % self.replay.players)
            case _:
                return False
        return True

    def help_topic(self) -> str:
        return HELP
