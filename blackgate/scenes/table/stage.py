"""A small stage over the table: who faces whom, what is at stake, the cards played, the choices, the verdict."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.card import Face, side_by_side
from ...model.counts import listed
from ...offers.faces import Faces
from ...offers.scenery import MICHEL, NOBODY, Scenery
from .board import place_picture
from .panel import ChoiceButton, draw_choice
from .closer_look import LookCloser, draw_readable
from .table_contents import SeatedPlayer
from .stage_layout import HEAD, SPEECH, base_of, parts_of, slot, stage_box, stamp_of

ROW = 42.0                  # height of a row of buttons, and of one with prices
ROW_WITH_COST = 70.0
PLAIN = (24, 24, 29, 244)
TITLE = (16, 16, 21, 214)   # behind the title, so that the picture of the place does not disturb it


class StageSetting(NamedTuple):
    """Where it happens: the board and, for a fight, the place with its picture."""

    board: Region
    place: Region | None = None
    picture: str = ""


class FightOutcome(NamedTuple):
    """How a fight has ended so far: who won, who was beaten."""

    winner: int | None = None
    beaten: tuple[int, ...] = ()


OPEN = FightOutcome()


def draw_stage(
    ui: Ui, scene: Scenery, faces: Faces, seated_players: Sequence[SeatedPlayer], setting: StageSetting, title: str,
    choices: list[ChoiceButton], michel: str, look_closer: LookCloser, note: str = "",
    outcome: FightOutcome = OPEN, shift: tuple[float, float] = (0.0, 0.0),
) -> Region:
    """Draw the stage, without choices while others decide. Return its box.

    The note tells the asked player how things stand. The text of a played card is shown too.
    """
    base = base_of(setting.board)
    width = stage_box(setting.board, setting.place, base).width
    rows = -(-len(choices) // _columns(choices))
    row = ROW_WITH_COST if any(choice.cost for choice in choices) else ROW
    foot = rows * row + (8.0 if rows else 0.0)
    in_one = note.replace("\n", " ")
    if ui.width(in_one, look.BODY) <= width - 32:
        note = in_one
    noted = min(44.0, ui.paragraph_height(note, width - 32, look.BODY) + 4) if note else 0.0
    effect = faces.card(scene.card).text if scene.card >= 0 else ""
    told = min(44.0, ui.paragraph_height(effect, width - 32, look.BODY) + 4) if effect else 0.0
    height = (310.0 if scene.offers else base) + foot + noted + told
    box = stage_box(setting.board, setting.place, height).moved(*shift)
    ui.panel(box, Style(fill=PLAIN, border=look.ORANGE, thick=2, round=10, shadow=True))
    if setting.picture:
        _draw_backdrop(ui, setting.picture, box)
        ui.panel(box.inset(2).row(0, HEAD - 6), Style(fill=TITLE, round=8))
    ui.spot(Spot("stage", box, mouse_only=True))        # Things below the stage cannot be pointed at.
    ui.paragraph(box.inset(14, 0).row(6, 42), title, look.LABEL, look.BONE, face="bold", align="center", middle=True)
    room = box.height - HEAD - foot - noted - told
    parts = parts_of(box, room, has_stake=scene.stake >= 0 or scene.card >= 0)
    for seat, face in zip((scene.left, scene.right), parts.faces, strict=True):
        if seat != NOBODY:
            _face(ui, seat, seated_players, michel, face, outcome)
    if scene.offers:
        _offers_between(ui, scene, faces, seated_players, parts.middle.row(0, room - 4), look_closer)
    else:
        _middle(ui, scene, faces, box, room, look_closer, [
            ui.t(f"who-{michel}") if seat == MICHEL else seated_players[seat].name if seat != NOBODY else ""
            for seat in (scene.left, scene.right)
        ])
    _draw_speech(ui, seated_players, parts.middle.row(room - SPEECH - 4, SPEECH))
    words = box.inset(16, 0)
    if effect:
        below = words.row(-foot - noted - told, told)
        ui.paragraph(below, effect, look.BODY, look.BONE, align="center", least=0.7)
    if note:
        ui.paragraph(words.row(-foot - noted, noted), note, look.BODY, look.LAMP, align="center", least=0.7)
    if choices:
        _buttons(ui, choices, box.inset(12, 0).row(-foot))
    return box


def _draw_speech(ui: Ui, seated_players: Sequence[SeatedPlayer], box: Region) -> None:
    """Draw what somebody says, because the stage covers the bubble at their seat."""
    speaker = next((player for player in seated_players if player.remark), None)
    if speaker is None:
        return
    ui.quiet.add(speaker.remark)        # It was told with the name of who says it.
    ui.panel(box, Style(fill=look.PAPER, border=ui.seat_color(speaker.seat), thick=2, round=9, shadow=True))
    ui.image(f"seats/{speaker.seat}", box.column(7, 12).middle(height=12), ui.seat_color(speaker.seat))
    ui.paragraph(box.trim(24, 1, 8, 1), speaker.remark, look.BODY, look.INK, middle=True, least=0.7)


def _draw_backdrop(ui: Ui, name: str, box: Region) -> None:
    """Draw the picture of the place, darkened so that words on it can be read."""
    inner = box.inset(2)
    size = ui.px(inner.width), ui.px(inner.height)

    def make() -> pygame.Surface:
        surface = place_picture(ui, name, Region(0.0, 0.0, inner.width, inner.height)).copy()
        surface.fill((112, 110, 122, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    ui.stroke(ui.made(("stage", name, size), make), inner.x, inner.y)


def _face(
    ui: Ui, seat: int, seated_players: Sequence[SeatedPlayer], michel: str, box: Region, outcome: FightOutcome,
) -> None:
    is_michel = seat == MICHEL
    color = look.BLOOD if is_michel else ui.seat_color(seat)
    has_lost = outcome.winner not in (None, seat)
    art = f"michel/{michel}" if is_michel else f"{'beaten' if has_lost else 'inmates'}/{seated_players[seat].inmate}"
    ui.panel(box, Style(fill=look.NIGHT, round=6))
    ui.image(art, box)
    if has_lost:
        ui.panel(box, Style(fill=(*look.NIGHT, 120), round=6))
    ui.panel(box, Style(border=look.LAMP if outcome.winner == seat else color, thick=3, round=6))
    if outcome.winner == seat:
        ui.image("tokens/crown", box.middle(48).moved(down=-26).row(0, 48))
    if seat in outcome.beaten:
        ui.image("tokens/beating", stamp_of(box), look.RED)
    label = ui.t(f"who-{michel}") if is_michel else seated_players[seat].name
    written = look.ORANGE if is_michel else ui.seat_words(seat)
    below = box.inset(-10, 0).row(box.height + 1, 18)
    ui.text(below, label, look.BODY, written, face="bold", align="center", cut=True)


def _middle(
    ui: Ui, scene: Scenery, faces: Faces, stage: Region, room: float, look_closer: LookCloser,
    names: Sequence[str],
) -> None:
    """Draw the stake in the middle, and on each side the cards that were played."""
    left = [faces.michel(card) for card in scene.michel_cards] + [faces.card(kind) for kind in listed(scene.laid[0])]
    right = [faces.card(kind) for kind in listed(scene.laid[1])]
    stakes = [faces.card(kind) for kind in (scene.stake, scene.card) if kind >= 0]
    parts = parts_of(stage, room, bool(stakes))
    if not left and not right and not stakes:
        side = min(parts.middle.height * 0.6, parts.middle.width * 0.4)
        ui.image("verbs/fight", parts.middle.square(side).moved(down=-8), look.STEEL)
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
    ui: Ui, scene: Scenery, faces: Faces, seated_players: Sequence[SeatedPlayer], box: Region, look_closer: LookCloser,
) -> None:
    """Draw what each of two partners would give, one below the other, in the giver's colour."""
    partners = zip(box.rows(2), (scene.left, scene.right), scene.offers, strict=True)
    for row, seat, (cards, cigarettes) in partners:
        ui.panel(row.trim(bottom=4), Style(fill=(*look.NIGHT, 220), border=ui.seat_color(seat), round=6))
        ui.image(f"seats/{seat}", row.column(6, 12).row(5, 12), ui.seat_color(seat))
        words = ui.t("tray-take", name=seated_players[seat].name)
        ui.text(row.trim(left=24, right=6).row(1, 20), words, look.BODY, ui.seat_words(seat), face="bold", cut=True)
        offered = [(faces.card(kind), ui.t("spoken-of", what=words, name=faces.card(kind).title))
                   for kind in listed(cards)]
        _offer(ui, f"offered:{seat}", offered, row.trim(6, 21, 6, 7), cigarettes, look_closer)


def _offer(
    ui: Ui, id: str, cards: Sequence[tuple[Face, str]], box: Region, cigarettes: int, look_closer: LookCloser,
) -> None:
    """Draw offered cards, each with the name that a screen reader says, and cigarettes."""
    if not cards and not cigarettes:
        ui.text(box, ui.t("list-none"), look.BODY, look.DIM_BONE, face="italic", align="center")
        return
    places = side_by_side(box.trim(right=52 if cigarettes else 0), len(cards), 4)
    for index, ((face, called), (place, visible)) in enumerate(zip(cards, places, strict=True)):
        draw_readable(ui, f"{id}:{index}", face, place, look_closer, called=called, visible=visible)
    if cigarettes:
        ui.image("tokens/cigarette", box.column(-46, 20).middle(height=20), look.BONE)
        ui.text(box.column(-24), str(cigarettes), look.LABEL, face="bold")


def _columns(choices: list[ChoiceButton]) -> int:
    """Return how many buttons stand side by side; fewer if they show prices."""
    most = 2 if any(choice.cost for choice in choices) else 3
    return max(1, len(choices) if len(choices) <= most else 2)


def _buttons(ui: Ui, choices: list[ChoiceButton], box: Region) -> None:
    columns = _columns(choices)
    rows = box.trim(bottom=6).rows(-(-len(choices) // columns))
    places = [place.trim(bottom=4) for row in rows for place in row.columns(columns, 8)]
    for index, (choice, place) in enumerate(zip(choices, places, strict=False)):
        draw_choice(ui, place, choice, str(index + 1) if index < 9 else "")
