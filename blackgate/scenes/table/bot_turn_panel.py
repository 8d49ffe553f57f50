"""While others play: how fast bots do, who is playing, what they just did and why, and the buttons for the pace."""

from typing import Final, NamedTuple

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...kit.widgets.pictures import framed
from ...offers.lines import LogLine
from .event_picture import EventPicture, draw_event_picture
from .shared_table import SharedTable

FASTEST: Final = 8
TALL = 34.0         # height of the row with the buttons for the pace
SIGN = 52.0         # size of the picture of what was done
FACE = 34.0         # height of the face of a speaker who is not asked now


class BotPace:
    def __init__(self, table: SharedTable) -> None:
        self.table = table
        self.is_paused = False
        self._has_step = False                              # one step, although the bots are paused
        self._skipped_at: tuple[int, int] | None = None     # the moment when the player asked to skip

    @property
    def speed(self) -> int:
        return self.table.app.settings.bots_speed

    @property
    def may_play(self) -> bool:
        """Whether bots may play now."""
        return not self.is_paused or self._has_step

    def played(self) -> None:
        """Note that a bot has done something."""
        self._has_step = False

    # --- Skipping -------------------------------------------------------------------------------------------

    @property
    def is_skipping(self) -> bool:
        return self._skipped_at is not None

    @property
    def has_skipped(self) -> bool:
        """Whether the game has reached the moment up to which it skips."""
        return self._skipped_at != self._moment

    def end_skipping(self) -> None:
        self._skipped_at = None

    @property
    def _moment(self) -> tuple[int, int]:
        """Return what must change before skipping ends: a person is asked, or, in a game of bots, the turn number."""
        session = self.table.session
        asked = session.asked
        stop = asked is None or session.is_human(asked)
        return int(stop), 0 if session.humans else session.turn

    # --- What the player does -------------------------------------------------------------------------------

    def pause(self) -> None:
        """Pause the bots, or let them play again."""
        self.is_paused = not self.is_paused

    def step(self) -> None:
        """Let a bot do one step, then pause."""
        self.is_paused = self._has_step = True

    def skip(self) -> None:
        """Play on unseen until a person is asked."""
        self.is_paused = False
        self._skipped_at = self._moment

    def faster(self) -> None:
        """Double the speed, and keep it. After the fastest comes the slowest."""
        settings = self.table.app.settings
        settings.bots_speed = 1 if settings.bots_speed >= FASTEST else settings.bots_speed * 2
        self.table.app.keep_settings()


class BotTurn(NamedTuple):
    """Who is asked, the sentence that says so, what was done last, and why (may be empty)."""

    seat: int
    name: str
    inmate: str
    sentence: str
    line: LogLine | None
    picture: EventPicture | None
    reason: str
    reasoner: int               # whose reason it is
    speaker: str                # which inmate that is


def draw_bot_turn(ui: Ui, box: Region, doing: BotTurn, pace: BotPace | None) -> None:
    """Draw the panel. `pace` is None while a person is awaited, because people are not hurried."""
    foot = TALL + 6 if pace is not None else 0.0
    inner = box.inset(10, 0)
    tall = min(120.0, (box.height - foot) * 0.38)
    portrait = inner.row(10, tall).column(0, tall / 1.2)
    framed(ui, f"inmates/{doing.inmate}", portrait, ui.seat_color(doing.seat))
    beside = inner.trim(left=portrait.width + 10)
    ui.text(beside.row(10, 24), doing.name, look.LABEL, ui.seat_words(doing.seat), face="bold", cut=True)
    ui.paragraph(beside.row(36, tall - 26), doing.sentence, look.BODY, look.DIM_BONE, least=0.7)
    below = inner.trim(top=tall + 18, bottom=foot)
    if doing.reason:
        below = below.trim(top=_say(ui, doing, below.row(0, 64), portrait.centre[0]))
    if doing.line is not None and below.height > 30:
        _tell(ui, doing.line, doing.picture, below.row(0, min(SIGN + 16, below.height - 8)))
    if pace is not None:
        _draw_pace(ui, box.row(-TALL - 6, TALL).inset(8, 0), pace)


def _say(ui: Ui, doing: BotTurn, box: Region, tip: float) -> float:
    """Draw the reason in a bubble that points at the speaker above, or has the speaker's face. Return its height."""
    face = 0.0 if doing.reasoner == doing.seat else FACE + 6
    wanted = ui.paragraph_height(doing.reason, box.width - 20 - face, look.BODY, "italic") + 12
    bubble = box.row(0, min(box.height, max(face, wanted)))
    ui.panel(bubble, Style(fill=look.PAPER, border=ui.seat_color(doing.reasoner), thick=2, round=9))
    if face:
        place = bubble.column(6, FACE / 1.2).middle(height=FACE)
        ui.image(f"inmates/{doing.speaker}", place)
        ui.panel(place, Style(border=ui.seat_color(doing.reasoner), thick=2, round=4))
    else:
        ui.panel((tip - 4, box.y - 7, 8, 10), Style(fill=look.PAPER, round=4))
    ui.paragraph(bubble.trim(10 + face, 5, 10, 3), doing.reason, look.BODY, look.INK, face="italic", middle=True)
    return bubble.height + 10


def _tell(ui: Ui, line: LogLine, picture: EventPicture | None, box: Region) -> None:
    """Draw what was done last: a picture and its line of the log."""
    color = ui.seat_color(line.seat) if line.seat >= 0 else look.STEEL
    ui.panel(box, Style(fill=look.SLATE, border=color, round=7))
    left = 10.0
    if picture is not None:
        side = min(SIGN, box.height - 12)
        draw_event_picture(ui, picture, box.column(7, side).middle(height=side))
        left += side + 6
    ui.paragraph(box.trim(left, 4, 8, 4), line.words, look.LABEL, face="bold", middle=True, least=0.7)


def _draw_pace(ui: Ui, box: Region, pace: BotPace) -> None:
    strip = Cutter(box, 6)
    icon = "tokens/play" if pace.is_paused else "tokens/pause"
    icon_button(ui, "pause", strip.left(box.height + 8), icon, pace.pause, help=ui.t("table-pause"), key="k",
                chosen=pace.is_paused)
    icon_button(ui, "skip", strip.left(box.height + 8), "tokens/step", pace.skip, help=ui.t("table-skip"), key="n")
    speed = ui.t("table-speed", number=pace.speed)
    button(ui, "faster", strip.rest, speed, pace.faster, help=ui.t("table-speed-help"), key="+", icon="tokens/fast",
           size=look.BODY, name=ui.t("spoken-of", what=ui.t("spoken-speed"), name=speed))
