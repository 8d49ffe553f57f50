"""A small stage over the table: who faces whom, what is at stake, the cards played, the choices, the verdict."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, Face
from ...model.counts import listed
from ...offers.faces import Faces
from ...offers.scenery import MICHEL, NOBODY, Scenery
from .board import place_picture
from .panel import ChoiceButton, draw_choice
from .closer_look import LookCloser, draw_readable
from .showing import Sitter
from .stage_layout import HEAD, SPEECH, base_of, parts_of, slot, stage_box, stamp_of

ROW = 42.0                  # height of a row of buttons, and of one with prices
ROW_WITH_COST = 70.0
PLAIN = (24, 24, 29, 244)
TITLE = (16, 16, 21, 214)   # behind the title, so that the picture of the place does not disturb it


class StageSetting(NamedTuple):
    """Where it happens: the board and, for a fight, the place with its picture."""

    board: Box
    place: Box | None = None
    picture: str = ""


class FightOutcome(NamedTuple):
    """How a fight has ended so far: who won, who was beaten."""

    winner: int | None = None
    beaten: tuple[int, ...] = ()


OPEN = FightOutcome()


def draw_stage(
    ui: Ui, scene: Scenery, faces: Faces, sitters: Sequence[Sitter], setting: StageSetting, title: str,
    choices: list[ChoiceButton], michel: str, look_closer: LookCloser, note: str = "",
    outcome: FightOutcome = OPEN, shift: tuple[float, float] = (0.0, 0.0),
) -> Box:
    """Draw the stage, without choices while others decide. Return its box.

    The note tells the asked player how things stand. The text of a played card is shown too.
    """
    base = base_of(setting.board)
    width = stage_box(setting.board, setting.place, base)[2]
    rows = -(-len(choices) // _columns(choices))
    row = ROW_WITH_COST if any(choice.cost for choice in choices) else ROW
    foot = rows * row + (8.0 if rows else 0.0)
    in_one = note.replace("\n", " ")
    if ui.width(in_one, look.BODY) <= width - 32:
        note = in_one
    noted = min(44.0, ui.paragraph_height(note, width - 32, look.BODY) + 4) if note else 0.0
    effect = faces.card(scene.card).text if scene.card >= 0 else ""
    told = min(44.0, ui.paragraph_height(effect, width - 32, look.BODY) + 4) if effect else 0.0
    x, y, width, height = stage_box(
        setting.board, setting.place, (310.0 if scene.offers else base) + foot + noted + told)
    x, y = x + shift[0], y + shift[1]
    box = (x, y, width, height)
    ui.panel(box, Style(fill=PLAIN, border=look.ORANGE, thick=2, round=10, shadow=True))
    if setting.picture:
        _draw_backdrop(ui, setting.picture, box)
        ui.panel((x + 2, y + 2, width - 4, HEAD - 6), Style(fill=TITLE, round=8))
    ui.spot(Spot("stage", box, mouse_only=True))        # Things below the stage cannot be pointed at.
    ui.paragraph(
        (x + 14, y + 6, width - 28, 42), title, look.LABEL, look.BONE, face="bold", align="center", middle=True,
    )
    room = height - HEAD - foot - noted - told
    parts = parts_of(box, room, has_stake=scene.stake >= 0 or scene.card >= 0)
    for seat, face in zip((scene.left, scene.right), parts.faces, strict=True):
        if seat != NOBODY:
            _face(ui, seat, sitters, michel, face, outcome)
    if scene.offers:
        between = (parts.middle[0], parts.middle[1], parts.middle[2], room - 4)
        _offers_between(ui, scene, faces, sitters, between, look_closer)
    else:
        _middle(ui, scene, faces, box, room, look_closer, [
            ui.t(f"who-{michel}") if seat == MICHEL else sitters[seat].name if seat != NOBODY else ""
            for seat in (scene.left, scene.right)
        ])
    _draw_speech(ui, sitters, (parts.middle[0], y + HEAD + room - SPEECH - 4, parts.middle[2], SPEECH))
    if effect:
        below = (x + 16, y + height - foot - noted - told, width - 32, told)
        ui.paragraph(below, effect, look.BODY, look.BONE, align="center", least=0.7)
    if note:
        below = (x + 16, y + height - foot - noted, width - 32, noted)
        ui.paragraph(below, note, look.BODY, look.LAMP, align="center", least=0.7)
    if choices:
        _buttons(ui, choices, (x + 12, y + height - foot, width - 24, foot))
    return box


def _draw_speech(ui: Ui, sitters: Sequence[Sitter], box: Box) -> None:
    """Draw what somebody says, because the stage covers the bubble at their seat."""
    speaker = next((sitter for sitter in sitters if sitter.remark), None)
    if speaker is None:
        return
    x, y, width, height = box
    ui.quiet.add(speaker.remark)        # It was told with the name of who says it.
    ui.panel(box, Style(fill=look.PAPER, border=ui.seat_color(speaker.seat), thick=2, round=9, shadow=True))
    ui.image(f"seats/{speaker.seat}", (x + 7, y + height / 2 - 6, 12, 12), ui.seat_color(speaker.seat))
    ui.paragraph((x + 24, y + 1, width - 32, height - 2), speaker.remark, look.BODY, look.INK, middle=True, least=0.7)


def _draw_backdrop(ui: Ui, name: str, box: Box) -> None:
    """Draw the picture of the place, darkened so that words on it can be read."""
    inner = (box[0] + 2, box[1] + 2, box[2] - 4, box[3] - 4)
    size = ui.px(inner[2]), ui.px(inner[3])

    def make() -> pygame.Surface:
        surface = place_picture(ui, name, (0.0, 0.0, inner[2], inner[3])).copy()
        surface.fill((112, 110, 122, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    ui.stroke(ui.made(("stage", name, size), make), inner[0], inner[1])


def _face(ui: Ui, seat: int, sitters: Sequence[Sitter], michel: str, box: Box, outcome: FightOutcome) -> None:
    x, y, width, height = box
    is_michel = seat == MICHEL
    color = look.BLOOD if is_michel else ui.seat_color(seat)
    has_lost = outcome.winner not in (None, seat)
    art = f"michel/{michel}" if is_michel else f"{'beaten' if has_lost else 'inmates'}/{sitters[seat].inmate}"
    ui.panel(box, Style(fill=look.NIGHT, round=6))
    ui.image(art, box)
    if has_lost:
        ui.panel(box, Style(fill=(*look.NIGHT, 120), round=6))
    ui.panel(box, Style(border=look.LAMP if outcome.winner == seat else color, thick=3, round=6))
    if outcome.winner == seat:
        ui.image("tokens/crown", (x + width / 2 - 24, y - 26, 48, 48))
    if seat in outcome.beaten:
        ui.image("tokens/beating", stamp_of(box), look.RED)
    label = ui.t(f"who-{michel}") if is_michel else sitters[seat].name
    written = look.ORANGE if is_michel else ui.seat_words(seat)
    ui.text((x - 10, y + height + 1, width + 20, 18), label, look.BODY, written, face="bold", align="center", cut=True)


def _middle(
    ui: Ui, scene: Scenery, faces: Faces, stage: Box, room: float, look_closer: LookCloser,
    names: Sequence[str],
) -> None:
    """Draw the stake in the middle, and on each side the cards that were played."""
    left = [faces.michel(card) for card in scene.michel_cards] + [faces.card(kind) for kind in listed(scene.laid[0])]
    right = [faces.card(kind) for kind in listed(scene.laid[1])]
    stakes = [faces.card(kind) for kind in (scene.stake, scene.card) if kind >= 0]
    parts = parts_of(stage, room, bool(stakes))
    if not left and not right and not stakes:
        x, y, width, height = parts.middle
        side = min(height * 0.6, width * 0.4)
        ui.image("verbs/fight", (x + (width - side) / 2, y + (height - side) / 2 - 8, side, side), look.STEEL)
        return
    for index, stake in enumerate(stakes):
        draw_readable(ui, f"stake:{index}", stake, parts.stake, look_closer, glow=look.LAMP)
    for side, cards in enumerate((left, right)):
        for index, face in enumerate(cards):
            place = slot(parts.rows[side], side, index, len(cards))
            called = ui.t("spoken-laid", card=face.title, number=index + 1, name=names[side])
            draw_readable(
                ui, f"laid-{'right' if side else 'left'}:{index}", face, place, look_closer, called=called)


def _offers_between(
    ui: Ui, scene: Scenery, faces: Faces, sitters: Sequence[Sitter], box: Box, look_closer: LookCloser,
) -> None:
    """Draw what each of two partners would give, one below the other, in the giver's colour."""
    x, y, width, height = box
    half = height / 2
    for row, (seat, (cards, cigarettes)) in enumerate(zip((scene.left, scene.right), scene.offers, strict=True)):
        top = y + row * half
        ui.panel((x, top, width, half - 4), Style(fill=(*look.NIGHT, 220), border=ui.seat_color(seat), round=6))
        ui.image(f"seats/{seat}", (x + 6, top + 5, 12, 12), ui.seat_color(seat))
        words = ui.t("tray-take", name=sitters[seat].name)
        ui.text((x + 24, top + 1, width - 30, 20), words, look.BODY, ui.seat_words(seat), face="bold", cut=True)
        offered = [(faces.card(kind), ui.t("spoken-of", what=words, name=faces.card(kind).title))
                   for kind in listed(cards)]
        _offer(ui, f"offered:{seat}", offered, (x + 6, top + 21, width - 12, half - 28), cigarettes, look_closer)


def _offer(
    ui: Ui, id: str, cards: Sequence[tuple[Face, str]], box: Box, cigarettes: int, look_closer: LookCloser,
) -> None:
    """Draw offered cards, each with the name that a screen reader says, and cigarettes."""
    x, y, width, height = box
    tall = height
    wide = tall / RATIO
    if not cards and not cigarettes:
        ui.text(box, ui.t("list-none"), look.BODY, look.DIM_BONE, face="italic", align="center")
        return
    room = width - (52 if cigarettes else 0)
    step = min(wide + 4, (room - wide) / max(1, len(cards) - 1))
    for index, (face, called) in enumerate(cards):
        seen = None if index == len(cards) - 1 else min(step, wide)
        draw_readable(ui, f"{id}:{index}", face, (x + index * step, y, wide, tall), look_closer, called=called,
                      visible=seen)
    if cigarettes:
        ui.image("tokens/cigarette", (x + width - 46, y + height / 2 - 10, 20, 20), look.BONE)
        ui.text((x + width - 24, y, 24, height), str(cigarettes), look.LABEL, face="bold")


def _columns(choices: list[ChoiceButton]) -> int:
    """Return how many buttons stand side by side; fewer if they show prices."""
    most = 2 if any(choice.cost for choice in choices) else 3
    return max(1, len(choices) if len(choices) <= most else 2)


def _buttons(ui: Ui, choices: list[ChoiceButton], box: Box) -> None:
    x, y, width, height = box
    columns = _columns(choices)
    rows = -(-len(choices) // columns)
    wide = (width - 8 * (columns - 1)) / columns
    tall = (height - 6) / rows - 4
    for index, choice in enumerate(choices):
        place = (x + index % columns * (wide + 8), y + index // columns * (tall + 4), wide, tall)
        draw_choice(ui, place, choice, str(index + 1) if index < 9 else "")
