"""What a game has added to the wall: a row on the end screen, and the line to share after a daily evening."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from ...keep.achievements import News, found_in, load_earned, mark_of
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...model.pack import Pack
from ...play.finished_game import read
from ...play.session import BadRecord, Session
from ...words.text import Text
from ..wall.sharing import first_try, share_line

ROW: Final = 34.0
PICTURE: Final = 22.0


class Earnings(NamedTuple):
    """What is new for each person, the line to share in a language, and the problem with the file, if any."""

    news: Sequence[News] = ()
    line: Callable[[Text], str] | None = None
    problem: str | None = None
    is_kept: bool = True        # whether it is saved, as far as it should be

    def __bool__(self) -> bool:
        return bool(self.news or self.line)


class EarnedSign(NamedTuple):
    """An item of the row: its picture and its words."""

    picture: str
    words: str


def keep_earnings(session: Session) -> Earnings:
    """Find what people earned in a finished game and save it."""
    record = session.record
    if not session.people:
        return Earnings()
    try:
        game = read(record, session.plan, session.pack, session.changes)
    except BadRecord:
        return Earnings()
    earned = load_earned()
    found = found_in(game, mark_of(record), datetime.now(UTC))
    news = earned.add(found)
    is_kept = not found.people or earned.save() or earned.is_newer
    line = None
    if found.night is not None:
        name, day, evening = found.night
        first = first_try(earned.person(name), day) or evening
        line = lambda t: share_line(t, day, first)      # noqa: E731
    return Earnings(news, line, earned.problem, is_kept)


def signs_of(t: Text, news: Sequence[News], pack: Pack) -> list[EarnedSign]:
    """Return the items of the row, feats first; with names if several people played."""
    titles = {inmate.name: inmate.title for inmate in pack.inmates}
    found = []
    for name, cells, feats in news:
        told = [EarnedSign(f"feats/{feat}", t(f"wall-feat-{feat}")) for feat in feats]
        told += [
            EarnedSign("tokens/crown", t("wall-new-cell", name=titles.get(inmate, inmate), level=t(f"level-{level}")))
            for inmate, level in cells
        ]
        if len(news) > 1:
            told = [EarnedSign(picture, t("wall-new-of", name=name, what=words)) for picture, words in told]
        found += told
    return found


def draw_earnings(
    ui: Ui, box: Region, earnings: Earnings, pack: Pack, open_wall: Callable[[], None], share: Callable[[], None],
) -> None:
    strip = Cutter(box.trim(right=4), 8)
    room = ui.width(ui.t("wall-open"), look.BODY, "bold") + 60
    button(ui, "end:wall", strip.right(room).inset(0, 3), ui.t("wall-open"), open_wall, kind="quiet",
           icon="tokens/crown", size=look.BODY)
    if earnings.line is not None:
        room = ui.width(ui.t("wall-share"), look.BODY, "bold") + 60
        button(ui, "end:share", strip.right(room).inset(0, 3), ui.t("wall-share"), share, kind="quiet",
               icon="tokens/handset", size=look.BODY, help=earnings.line(ui.t))
    signs = signs_of(ui.t, earnings.news, pack)
    words = ui.t("wall-new") if signs else earnings.line(ui.t) if earnings.line is not None else ""
    room = min(strip.rest.width - 24, ui.width(words, look.LABEL, "bold") + 6)
    ui.text(strip.rest.column(12, room), words, look.LABEL, look.LAMP, face="bold", cut=True)
    _draw_signs(ui, strip.rest.trim(left=room + 26, right=4), signs)


def _draw_signs(ui: Ui, box: Region, signs: Sequence[EarnedSign]) -> None:
    """Draw as many items as there is room for, and the number of the others."""
    wides = [PICTURE + 10 + ui.width(sign.words, look.BODY) + 16 for sign in signs]
    shown = len(signs)
    while shown and sum(wides[:shown]) + (0 if shown == len(signs) else _more(ui, len(signs) - shown)) > box.width:
        shown -= 1
    strip = Cutter(box)
    for place, (sign, wide) in enumerate(zip(signs[:shown], wides, strict=False)):
        item = strip.left(wide)
        ui.spot(Spot(f"end:new:{place}", item.trim(0, 4, 8, 4), help=sign.words))
        ui.image(sign.picture, item.column(0, PICTURE).middle(height=PICTURE), look.BONE)
        ui.text(item.column(PICTURE + 8, wide - PICTURE - 18), sign.words, look.BODY, cut=True)
    if shown < len(signs):
        rest = "\n".join(sign.words for sign in signs[shown:])
        more = strip.rest.column(0, min(_more(ui, len(signs) - shown), strip.rest.width))
        ui.spot(Spot("end:new:more", more.column(0, max(20.0, more.width - 8)).inset(0, 4), help=rest))
        ui.text(more, ui.t("wall-new-more", count=len(signs) - shown), look.BODY, look.DIM_BONE, cut=True)


def _more(ui: Ui, number: int) -> float:
    return ui.width(ui.t("wall-new-more", count=number), look.BODY) + 16


ROW_STYLE: Final = Style(fill=(*look.NIGHT, 232), border=look.EMBER, round=8, shadow=True)
