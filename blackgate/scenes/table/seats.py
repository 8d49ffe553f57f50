"""The players: portraits, their open belongings, and their tunnels."""

from ...kit import look
from ...kit.layout import Region
from ...kit.look import Color
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import framed
from ...model.counts import Cards
from ...model.view import View
from ...offers.faces import Faces
from ...words.coach import percent
from ..parts.chances import WinChance, draw_chance
from .table_contents import ANSWERS, SeatedPlayer
from .tokens import KNOWN, TokenSpots, draw_known, draw_tokens
from .tunnel import Tunnel, draw_cross_section, emblem, side_color, tinted


ODDS = 12.0         # height of the bar below a seat that shows the chance to win
LARGE_EMOTE = 132.0     # width of an emote at a table that is only watched


def draw_seat(
    ui: Ui, view: View, player: SeatedPlayer, faces: Faces, box: Region, *, glow: Color | None, on_turn: bool,
    asked: bool, pattern: bool, token_spots: TokenSpots, known: Cards = 0,
) -> None:
    """Draw a player's board, for the looker's own seat and the others. `known`: cards the looker knows in the hand."""
    x, y, width, height = box
    seat = player.seat
    color = ui.seat_color(seat)
    press, look_at, drop = token_spots.handles
    focused = ui.spot(Spot(
        f"seat:{seat}", box, press, drop=drop, context=look_at, help=lambda: token_spots.help, name=token_spots.name,
        about=lambda: token_spots.about(player.level),
    ))
    team = side_color(view, seat)
    fill = (52, 50, 52) if on_turn else look.SLATE
    edge = look.BONE if focused else glow or (color if on_turn else team or look.STEEL)
    if player.chance is not None:
        height -= ODDS
    if team:
        fill = tinted(fill, team, 0.16)
    ui.panel(box, Style(fill=fill, border=edge, thick=3 if glow == look.LAMP else 2 if on_turn else 1.2, round=7))
    if player.chance is not None:
        told = box.inset(5, 0).row(-ODDS - 2, ODDS)
        _odds(ui, player.chance, told, color)
        token_spots.chance(ui, player.chance, told)
    strip = min(30.0, max(17.0, height * 0.23))
    tall = height - strip - 8
    wide = min(tall * 0.8, width * 0.34)
    portrait = box.inset(4).row(0, tall).column(0, wide)
    framed(ui, f"inmates/{player.inmate}", portrait, color, thick=2.5, round=5)
    badge, line = min(18.0, max(12.0, tall * 0.26)), min(19.0, max(13.0, tall * 0.24))
    ui.image(f"seats/{seat}", (x + 1, y + 1, badge, badge), color)
    if player.holds:
        hand = badge * 1.1
        place = portrait.column(-hand - 3).row(-hand - 3)
        ui.panel(place, Style(fill=look.NIGHT, border=color, round=4))
        ui.image("tokens/handset", place.inset(2), look.LAMP if player.holds == ANSWERS else look.RED)
    right = box.trim(left=wide + 10, top=5 + line, right=4)
    left, room = right.x, right.width
    crown = line if view.first == seat else 0.0
    if team:
        ui.image(emblem(seat & 1), (left, y + 3, line, line), team)
        left, room = left + line + 2, room - line - 2
    named = min(room - crown - 4, ui.width(player.name, line * 0.86, "bold") + 4)
    ui.text((left, y + 3, named, line), player.name, line * 0.86, ui.seat_words(seat), face="bold", cut=True)
    spare = room - crown - named - 10
    if player.level and spare > 30:
        level = (left + named + 4, y + 3, spare, line)
        ui.text(level, player.level, look.SMALL, look.DIM_BONE, align="right", cut=True)
    if crown:
        ui.image("tokens/first", (x + width - line - 5, y + 4, line - 2, line - 2), look.DIM_BONE)
    possessions = right.row(0, line)
    _possessions(ui, view, seat, possessions)
    for token, cell in zip(("cards_of", "cigarettes_of", "beatings_of"), possessions.columns(3), strict=True):
        token_spots.token(ui, token, cell)
    rest = right.row(line + 2, tall - 2 * line - 3)
    if rest.height > 20:
        # below the tokens, or beside them if there is little height
        strip_tall = KNOWN if known and rest.height > 2 * KNOWN else 0.0
        taken = draw_tokens(ui, token_spots, faces, rest.trim(bottom=2 + strip_tall))
        if known:
            below, beside = rest.row(-strip_tall, strip_tall - 2), rest.trim(left=taken + 6, right=2, bottom=2)
            draw_known(ui, token_spots, faces, known, below if strip_tall else beside)
    tunnel = box.inset(4, 0).row(height - strip - 2, strip)
    draw_tunnel(ui, view, seat, tunnel, color)
    token_spots.token(ui, "tunnel_of", tunnel)
    if asked:
        ui.panel((x + width - 12, tunnel.y - 12, 8, 8), Style(fill=look.LAMP, round=4))
    if pattern:
        ui.fill((x, y + 8, 3, height - 16), color)


def _odds(ui: Ui, chance: WinChance, box: Region, color: Color) -> None:
    """Draw the chance to win as a thin bar with its band."""
    aside, crown = 34.0, box.height - 1
    ui.image("tokens/crown", box.column(0, crown).middle(height=crown), look.LAMP)
    draw_chance(ui, box.trim(left=crown + 4, right=aside).middle(height=5), chance, color)
    ui.text(box.column(-aside), percent(ui.t, chance.win), 11.5 / max(1.0, ui.text_scale), look.BONE, face="bold",
            align="right")


def _possessions(ui: Ui, view: View, seat: int, box: Region) -> None:
    """Draw hand size, cigarettes and Beatings, each as a token with a number."""
    tall = box.height
    hand, cigarettes, beatings = box.columns(3)
    for cell, icon, number in ((hand, "tokens/hand", view.sizes[seat]),
                               (cigarettes, "tokens/cigarette", view.cigarettes[seat])):
        ui.image(icon, cell.column(0, tall), look.BONE)
        size = tall * 0.85 / max(1.0, ui.text_scale)        # The row does not grow with larger text.
        ui.text(cell.column(tall + 1, cell.width - tall), str(number), size, look.BONE, face="bold")
    for number in range(view.pack.most_beatings):
        color = look.RED if view.beatings[seat] > number else look.STEEL
        ui.image("tokens/beating", beatings.column(number * tall * 0.9, tall), color)


def draw_tunnel(ui: Ui, view: View, seat: int, box: Region, color: look.Color) -> None:
    """Draw a seat's own tunnel, or its share of the team's tunnel."""
    points, goal = view.points[seat], view.pack.goal(view.players, view.team)
    label = str(points) if view.team else f"{points}/{goal}"
    is_out = bool(view.winners >> seat & 1) and points > 0
    draw_cross_section(ui, Tunnel(points, goal, view.tunnel[seat], label, is_out), view, box, color)


def draw_alarm(ui: Ui, box: Region) -> None:
    """Draw a red frame at a seat that needs one more Dig, with a sign for players who cannot see red."""
    ui.panel(box, Style(border=look.BLOOD, thick=3, round=7))
    side = min(22.0, box.height * 0.24)
    ui.image("tokens/warning", box.column(-side - 4, side).middle(height=side), look.RED)


def draw_remark(ui: Ui, player: SeatedPlayer, box: Region, *, to_right: bool, is_large: bool) -> None:
    """Draw an emote at the portrait and, if there is one, a line in a bubble.

    `is_large`: draw the emote so large that it can be seen from four metres.
    """
    x, y, width, height = box
    if player.emote and is_large:
        side = min(LARGE_EMOTE, max(84.0, height * 0.9))
        place = Region(x + width - 26, y, side, side)
        ui.panel(place, Style(fill=look.NIGHT, border=ui.seat_color(player.seat), thick=4, round=side / 2, shadow=True))
        ui.image(f"emotes/{player.emote}", place.inset(side * 0.08))
        width += side - 26
    elif player.emote:
        side = min(72.0, height * 0.62)
        ui.image(f"emotes/{player.emote}", (x + min(height * 0.6, width * 0.3) - side / 2, y + 2, side, side))
    if player.remark:
        ui.quiet.add(player.remark)     # It was told with the name of who says it.
        room = 210.0
        tall = ui.paragraph_height(player.remark, room - 20, look.BODY) + 12
        bubble = Region(x + width + 8, y + 6, room, tall) if to_right else Region(x, y - tall - 4, room, tall)
        ui.panel(bubble, Style(fill=look.PAPER, border=ui.seat_color(player.seat), thick=2, round=9, shadow=True))
        ui.paragraph(bubble.trim(10, 6, 10, 4), player.remark, look.BODY, look.INK)
