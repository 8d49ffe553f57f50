"""A small stage over the table for answers: who faces whom, what is at stake, what has been laid, the choices."""

from collections.abc import Callable, Sequence

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, Face, draw_card, showing
from ...model.counts import Cards, listed
from ...offers.faces import Faces
from ...offers.scenery import MICHEL, NOBODY, Scenery
from .panel import Choice, draw_choice
from .seats import Sitter

ROW = 42.0                  # of buttons, and with what they cost
ROW_WITH_COST = 70.0


def draw_stage(
    ui: Ui, scene: Scenery, faces: Faces, sitters: Sequence[Sitter], board: Box, title: str, choices: list[Choice],
    michel: str, look_closer: Callable[[Face], None], note: str = "",
) -> Box:
    """The stage in the middle of the board; without choices it shows what others are at. Answers where it stands.

    The note says how it stands for who must answer. What a card that was played does stands there in words.
    """
    bx, by, bw, bh = board
    width = min(bw - 12, 560.0)
    rows = -(-len(choices) // _columns(choices))
    row = ROW_WITH_COST if any(choice.cost for choice in choices) else ROW
    foot = rows * row + (8.0 if rows else 0.0)
    noted = min(44.0, ui.paragraph_height(note, width - 32, look.BODY) + 4) if note else 0.0
    effect = faces.card(scene.card).text if scene.card >= 0 else ""
    told = min(44.0, ui.paragraph_height(effect, width - 32, look.BODY) + 4) if effect else 0.0
    height = min(bh - 8, (290.0 if scene.offers else 206.0) + foot + noted + told)
    x, y = bx + (bw - width) / 2, by + (bh - height) / 2
    box = (x, y, width, height)
    ui.panel(box, Style(fill=(24, 24, 29, 244), border=look.ORANGE, thick=2, round=10, shadow=True))
    ui.spot(Spot("stage", box, mouse_only=True))        # What lies below it is not pointed at.
    ui.paragraph(
        (x + 14, y + 6, width - 28, 42), title, look.LABEL, look.BONE, face="bold", align="center", middle=True,
    )
    middle = height - 52 - foot - noted - told
    tall = min(middle - 24, 130.0)
    wide = tall / 1.2
    top = y + 50
    if scene.left != NOBODY:
        _face(ui, scene.left, sitters, michel, (x + 16, top, wide, tall))
    if scene.right != NOBODY:
        _face(ui, scene.right, sitters, michel, (x + width - wide - 16, top, wide, tall))
    inner = (x + wide + 26, top, width - 2 * wide - 52, tall + 18)
    if scene.offers:
        _offers_between(ui, scene, faces, sitters, (inner[0], top, inner[2], middle - 4))
    else:
        _middle(ui, scene, faces, inner, look_closer)
    if effect:
        below = (x + 16, y + height - foot - noted - told, width - 32, told)
        ui.paragraph(below, effect, look.BODY, look.BONE, align="center", least=0.7)
    if note:
        below = (x + 16, y + height - foot - noted, width - 32, noted)
        ui.paragraph(below, note, look.BODY, look.LAMP, align="center", least=0.7)
    if choices:
        _buttons(ui, choices, (x + 12, y + height - foot, width - 24, foot))
    return x, y, width, height


def _face(ui: Ui, seat: int, sitters: Sequence[Sitter], michel: str, box: Box) -> None:
    x, y, width, height = box
    is_michel = seat == MICHEL
    color = look.BLOOD if is_michel else ui.seat_color(seat)
    art = f"michel/{michel}" if is_michel else f"inmates/{sitters[seat].inmate}"
    ui.panel(box, Style(fill=look.NIGHT, round=6))
    ui.image(art, box)
    ui.panel(box, Style(border=color, thick=3, round=6))
    label = ui.t(f"who-{michel}") if is_michel else sitters[seat].name
    written = look.ORANGE if is_michel else ui.seat_words(seat)
    ui.text((x - 10, y + height + 1, width + 20, 18), label, look.BODY, written, face="bold", align="center", cut=True)


def _middle(ui: Ui, scene: Scenery, faces: Faces, box: Box, look_closer: Callable[[Face], None]) -> None:
    """The stake in the middle, and on each side what has been laid there."""
    x, y, width, height = box
    left = [faces.michel(card) for card in scene.michel_cards] + [faces.card(kind) for kind in listed(scene.laid[0])]
    right = [faces.card(kind) for kind in listed(scene.laid[1])]
    stakes = [faces.card(kind) for kind in (scene.stake, scene.card) if kind >= 0]
    if not left and not right and not stakes:
        side = min(height * 0.6, width * 0.4)
        ui.image("verbs/fight", (x + (width - side) / 2, y + (height - side) / 2 - 8, side, side), look.STEEL)
        return
    tall = min(height - 26, 104.0)
    wide = tall / RATIO
    top = y + (height - 18 - tall) / 2
    middle = x + width / 2
    for index, stake in enumerate(stakes):
        _readable_card(ui, f"stake:{index}", stake, (middle - wide / 2, top, wide, tall), look_closer, glow=look.LAMP)
    beside = wide / 2 + 8 if stakes else 4.0
    room = width / 2 - beside
    _row(ui, "laid-left", left, (x, top, room, tall), wide, look_closer)
    _row(ui, "laid-right", right, (middle + beside, top, room, tall), wide, look_closer, from_right=True)


def _readable_card(
    ui: Ui, id: str, face: Face, box: Box, look_closer: Callable[[Face], None], glow: look.Color | None = None,
) -> None:
    """Whoever points at it reads it; a right click, F10 or a controller look closer."""
    name = face.art.rpartition("/")[2]
    ui.spot(Spot(f"{id}:{name}", box, help=face.title, shows=(showing(face),), context=lambda: look_closer(face)))
    draw_card(ui, face, box, glow=glow)


def _row(
    ui: Ui, id: str, cards: Sequence[Face], box: Box, wide: float, look_closer: Callable[[Face], None],
    from_right: bool = False,
) -> None:
    """Cards side by side from the face of who laid them, closer together where there are many."""
    x, y, width, tall = box
    step = min(wide + 6, (width - wide) / max(1, len(cards) - 1))
    for index, face in enumerate(cards):
        place = x + width - wide - (len(cards) - 1 - index) * step if from_right else x + index * step
        _readable_card(ui, f"{id}:{index}", face, (place, y, wide, tall), look_closer)


def _offers_between(ui: Ui, scene: Scenery, faces: Faces, sitters: Sequence[Sitter], box: Box) -> None:
    """What each of two partners would give, below each other and in the giver's colour."""
    x, y, width, height = box
    half = height / 2
    for row, (seat, (cards, cigarettes)) in enumerate(zip((scene.left, scene.right), scene.offers, strict=True)):
        top = y + row * half
        ui.panel((x, top, width, half - 4), Style(fill=(*look.NIGHT, 220), border=ui.seat_color(seat), round=6))
        ui.image(f"seats/{seat}", (x + 6, top + 5, 12, 12), ui.seat_color(seat))
        words = ui.t("tray-take", name=sitters[seat].name)
        ui.text((x + 24, top + 1, width - 30, 20), words, look.BODY, ui.seat_words(seat), face="bold", cut=True)
        _offer(ui, faces, (x + 6, top + 21, width - 12, half - 28), cards, cigarettes)


def _offer(ui: Ui, faces: Faces, box: Box, cards: Cards, cigarettes: int) -> None:
    x, y, width, height = box
    kinds = listed(cards)
    tall = height
    wide = tall / RATIO
    if not kinds and not cigarettes:
        ui.text(box, ui.t("list-none"), look.BODY, look.DIM_BONE, face="italic", align="center")
        return
    room = width - (52 if cigarettes else 0)
    step = min(wide + 4, (room - wide) / max(1, len(kinds) - 1))
    for index, kind in enumerate(kinds):
        seen = None if index == len(kinds) - 1 else step
        draw_card(ui, faces.card(kind), (x + index * step, y, wide, tall), visible=seen)
    if cigarettes:
        ui.image("tokens/cigarette", (x + width - 46, y + height / 2 - 10, 20, 20), look.BONE)
        ui.text((x + width - 24, y, 24, height), str(cigarettes), look.LABEL, face="bold")


def _columns(choices: list[Choice]) -> int:
    """Side by side as long as there is room for what they cost."""
    most = 2 if any(choice.cost for choice in choices) else 3
    return max(1, len(choices) if len(choices) <= most else 2)


def _buttons(ui: Ui, choices: list[Choice], box: Box) -> None:
    x, y, width, height = box
    columns = _columns(choices)
    rows = -(-len(choices) // columns)
    wide = (width - 8 * (columns - 1)) / columns
    tall = (height - 6) / rows - 4
    for index, choice in enumerate(choices):
        place = (x + index % columns * (wide + 8), y + index // columns * (tall + 4), wide, tall)
        draw_choice(ui, place, choice, str(index + 1) if index < 9 else "")
