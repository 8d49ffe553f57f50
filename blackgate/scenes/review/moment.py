"""One moment of a reviewed game in words: what was done, what it cost, what would have been better and why."""

from typing import NamedTuple

from ...coach.reasons import reasons
from ...keep.reviews import Judged, Reviewed
from ...kit import look
from ...kit.look import Color
from ...kit.layout import Cutter, Region
from ...kit.ui import Ui
from ...model.actions import Action
from ...model.events import Event
from ...model.notation import Json, Malformed
from ...model.view import View, redact
from ...model.vocabulary import ANY, NOTHING
from ...offers.choosing import covers
from ...offers.faces import Faces
from ...offers.lines import lines
from ...offers.meaning import label
from ...play.session import Replay
from ...words.coach import tell
from ...words.teller import Teller
from ...words.text import Text
from ..parts.chances import cost, points
from .graph import SIGNS, WORDS, win_at


class MomentWords(NamedTuple):
    """The words about a moment."""

    seat: int               # the seat that decided; -1 if nobody did
    mark: str               # the mark of the decision; empty if it is not judged (yet)
    deed: str               # what was done, in one line of the log
    verdict: str            # what that cost
    better: str             # what would have been best
    why: str                # why it would have been best
    luck: str               # the luck that the seat had


def words_at(replay: Replay, review: Reviewed, seat: int, at: int, teller: Teller, faces: Faces) -> MomentWords:
    """Return the words about a moment. The replay stands at this moment afterwards, before the action."""
    t = teller.text
    replay.go(at)
    decider = replay.asked
    luck = _luck(t, replay.names[seat], sum(each.gained for each in review.seats[seat].chances if each.at == at))
    if decider is None:
        return MomentWords(-1, "", t("table-over"), "", "", "", luck)
    judged = next((each for each in review.seats[decider].decisions if each.at == at), None)
    happened = _happened(replay, at, decider if judged else None, seat, teller, faces)
    replay.go(at)
    if judged is None:
        is_known = win_at(review.seats[decider], at) is not None
        return MomentWords(decider, "", happened, "" if is_known else t("review-not-yet"), "", "", luck)
    view = replay.sight(decider)
    done, best = (_read(replay, view, written) for written in (judged.action, judged.best))
    if not happened and done is not None:       # An action without a line in the log is named like its button.
        happened = t("review-deed", name=replay.names[decider], action=label(teller, done, view))
    mark, lost = t(f"review-mark-{judged.mark}"), cost(judged.lost)
    verdict = t("review-verdict", mark=mark, points=points(t, -lost / 100), count=lost) if lost else t(
        "review-verdict-free", mark=mark)
    return MomentWords(decider, judged.mark, happened, verdict, *_better(judged, best, done, view, teller), luck)


def _luck(t: Text, name: str, gained: float) -> str:
    count = abs(round(100 * gained))
    return t("review-luck-here", name=name, points=points(t, gained), count=count) if count else ""


def _better(
    judged: Judged, best: Action | None, done: Action | None, view: View, teller: Teller,
) -> tuple[str, str]:
    """Return what would have been better, and why. The words name the player who decided, who may not be the reader."""
    if judged.mark == "best" or best is None or best == done:
        return "", ""
    words = teller.text("review-better", action=label(teller, best, view))
    if ANY in best or not any(covers(option, best) for option in view.options):
        return words, ""                    # A damaged file may contain any action.
    key, facts = reasons(view, best)[0]
    return words, teller.text("review-why", name=teller.names[view.seat], why=tell(teller, key, facts))


def _read(replay: Replay, view: View, written: Json) -> Action | None:
    """Read an action of the review; None if the file is damaged."""
    try:
        return replay.notation.read_action(written, replay.players, view.background[view.seat])
    except Malformed:
        return None


def _happened(replay: Replay, at: int, decider: int | None, seat: int, teller: Teller, faces: Faces) -> str:
    """Return what the action did, as far as the seat could see it; a judged decision, as everybody could see it."""
    before = replay.happened
    replay.go(at + 1)
    events = replay.events_for(seat, before) if decider is None else redact(replay.events_for(seat, before), NOTHING)

    def words(event: Event, again: bool) -> str:
        return teller.event(event, None, again, replay.team_sum(event))

    found = [line.words for line in lines(events, words, faces, None)
             if line is not None and decider in (None, line.seat)]
    return found[0] if found else ""


class VerdictLine(NamedTuple):
    words: str
    color: Color = look.PAPER_SHADE
    face: str = "text"


def verdict(told: MomentWords) -> list[VerdictLine]:
    """Return the lines in their order."""
    cost = VerdictLine(told.verdict, WORDS[told.mark] if told.mark in SIGNS else look.PAPER_SHADE)
    luck = VerdictLine(told.luck)      # Luck is not a fault, so it has another colour.
    better, why = VerdictLine(told.better, look.BONE, "bold"), VerdictLine(told.why)
    return [said for said in (cost, luck, better, why) if said.words]


def draw_verdict(ui: Ui, box: Region, told: MomentWords, size: float = look.BODY) -> None:
    """Draw it in several lines, or in one paragraph if there is no room."""
    lines = all_said = verdict(told)
    aside = ui.width(told.verdict, size) + 8
    luck = next((said for said in lines if said.words == told.luck), None)
    if told.verdict and luck is not None and aside + ui.width(luck.words, size) <= box.width:
        lines = [said for said in lines if said is not luck]    # It fits beside the cost.
    else:
        aside = 0.0
    talls = [ui.paragraph_height(said.words, box.width, size, said.face) for said in lines]
    if sum(talls) > box.height:
        ui.paragraph(box, " ".join(said.words for said in all_said), size, look.PAPER_SHADE, least=0.7)
        return
    if aside and luck is not None:
        ui.text(box.row(0, ui.line_height(size)).trim(left=aside), luck.words, size, luck.color)
    rows = Cutter(box)
    for said, tall in zip(lines, talls, strict=True):
        ui.paragraph(rows.top(tall).trim(bottom=-2), said.words, size, said.color, face=said.face)
