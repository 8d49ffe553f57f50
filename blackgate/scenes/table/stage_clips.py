"""Clips on the stage of a fight: Weapons land on it, the verdict is shown, a Beating is stamped.

Without a stage they happen in the middle of the board, or at the seat.
"""

from random import Random
from typing import Final

from ...kit import look
from ...kit.layout import Region, centred
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, draw_card
from ...model.counts import ONE, listed
from ...model.events import CombatWon
from .animations import CARD, Animations, later
from .motion import Clip, eased
from .stage_layout import slot, stamp_of

LANDS: Final = 0.42         # seconds until a Weapon lies there
DUST: Final = 0.3           # seconds until the dust has settled
BEFORE_VERDICT: Final = 0.35        # seconds before the verdict is shown
VERDICT: Final = 1.15       # how many seconds it is shown
CROWN: Final = 0.25
STAMP: Final = 0.2          # seconds until a Beating is stamped
HEAVY: Final = 1.7          # how much larger a Weapon is when it begins to fall
SIZES: Final = 6            # sizes are multiples of this, because each is drawn once and kept


def lay(animations: Animations, seat: int, kind: int, side: int, delay: float = 0.0) -> list[Clip]:
    """Move a Weapon from a hand to the stage; it falls faster and faster."""
    duel = animations.duel
    x0, y0 = animations.centre_of(animations.home(seat))
    face = animations.faces.card(kind)

    def draw(ui: Ui, share: float) -> None:
        way = 1.0 if animations.calm else share * share
        x, y, wide, _ = _landing(animations, kind, side)
        middle = x + wide / 2, y + wide * RATIO / 2
        wide = max(wide, round(wide * (HEAVY - (HEAVY - 1) * way) / SIZES) * SIZES)
        left, top = x0 + (middle[0] - x0) * way - wide / 2, y0 + (middle[1] - y0) * way - wide * RATIO / 2
        draw_card(ui, face, (left, top, wide, wide * RATIO))

    clip = Clip(delay + LANDS, later(draw, delay, LANDS), lands=None if duel is None else lambda: duel.lay(kind, side))
    return [clip] if animations.calm else [clip, _dust(animations, kind, side, delay + LANDS)]


def _landing(animations: Animations, kind: int, side: int) -> Region:
    """Return where a Weapon will lie among the others."""
    row, duel = animations.anchors.get(f"laid:{side}"), animations.duel
    if row is None or duel is None:
        return centred(*animations.centre_of("centre"), CARD, CARD * RATIO)
    before = len(duel.scene.michel_cards) if side == 0 else 0
    cards = listed(duel.scene.laid[side] + ONE[kind])
    last = len(cards) - 1 - cards[::-1].index(kind)
    return slot(row, side, before + last, before + len(cards))


def _dust(animations: Animations, kind: int, side: int, delay: float) -> Clip:
    """Show dust where a Weapon lands."""
    random = Random(kind)
    puffs = [(random.uniform(-1, 1), random.uniform(0.2, 1.0), random.choice((6.0, 9.0, 13.0))) for _ in range(10)]
    at: list[Region] = []       # Where it landed: a later card must not move the dust.

    def draw(ui: Ui, share: float) -> None:
        if not at:
            at.append(_landing(animations, kind, side))
        x, y, wide, tall = at[0]
        for along, up, large in puffs:
            left = x + wide / 2 + along * wide * (0.45 + 0.35 * share) - large / 2
            top = y + tall - 4 - up * 16 * share - large / 2
            ui.panel((left, top, large, large), Style(fill=(196, 186, 164, 90), round=large / 2))

    return Clip(delay + DUST, later(draw, delay, DUST))


def demand(animations: Animations, tool: int, delay: float, seconds: float) -> Clip:
    """Show the demanded card between the two players."""
    duel = animations.duel
    x, y = animations.centre_of("stage:stake" if duel is not None else "centre")
    face = animations.faces.card(tool)

    def draw(ui: Ui, share: float) -> None:
        grown = 1.0 if animations.calm else 0.4 + 0.6 * eased(min(1.0, share * 2.5))
        wide = max(SIZES, round(CARD * grown / SIZES) * SIZES)
        draw_card(ui, face, centred(x, y, wide, wide * RATIO), glow=look.LAMP)

    return Clip(delay + seconds, later(draw, delay, seconds),
                lands=None if duel is None else lambda: duel.demand(tool))


def verdict(animations: Animations, words: str, seat: int, sign: str = "") -> Clip:
    """Show the result of a fight in large letters. A sign, if any, appears before on the deciding player's face."""
    before = BEFORE_VERDICT if sign else 0.0
    name = "stage:verdict" if "stage:verdict" in animations.anchors else "centre"
    x, y = animations.centre_of(name)
    face_x, face_y = animations.centre_of(animations.stand(seat))
    whole = before + VERDICT

    def draw(ui: Ui, share: float) -> None:
        color = look.BLOOD if seat < 0 else ui.seat_color(seat)
        gone = whole if animations.calm else share * whole
        if sign:
            side = 44.0 + 16 * eased(min(1.0, gone / (before + 0.15)))
            ui.image(sign, centred(face_x, face_y, side), look.BONE)
        if gone < before:
            return
        grown = 0.8 + 0.2 * eased(min(1.0, (gone - before) / 0.25))
        box = centred(x, y, 620.0 * grown, 92.0 * grown)
        ui.panel(box, Style(fill=(24, 24, 29, 250), border=color, thick=3, round=10, shadow=True))
        ui.paragraph(box.inset(16, 6), words, 56, look.BONE, face="scratched", middle=True, align="center", least=0.5)

    return Clip(whole, draw)


def crown(animations: Animations, event: CombatWon) -> Clip:
    """Put a crown on the head of the winner."""
    duel, name = animations.duel, animations.stand(event.winner)
    x, y = animations.centre_of(name)
    top = animations.anchors[name].y if name in animations.anchors else y

    def draw(ui: Ui, share: float) -> None:
        up = 0.0 if animations.calm else 40 * (1 - share * share)
        ui.image("tokens/crown", (x - 24, top - 26 - up, 48, 48))

    return Clip(CROWN, draw, lands=None if duel is None else lambda: duel.win(event))


def stamp(animations: Animations, seat: int) -> Clip:
    """Stamp a Beating on a face."""
    duel, face = animations.duel, animations.anchors.get(f"stage:{seat}")
    x, y = animations.centre_of(animations.stand(seat))
    last = 84.0
    if face is not None:
        corner = stamp_of(face)
        last, (x, y) = corner.width, corner.centre

    def draw(ui: Ui, share: float) -> None:
        side = last if animations.calm else last + round(140 * (1 - share * share) / 12) * 12.0
        ui.image("tokens/beating", centred(x, y, side), look.BLOOD)

    return Clip(STAMP, draw, lands=None if duel is None else lambda: duel.beat(seat))
