"""What the player can do now: the verbs as buttons, greyed ones with their reason, or the choices of a verb."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Help, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...model.actions import Action, EndTurn
from ...model.sorts import name_of
from ...offers.verbs import OFFERS

# The keys of the verbs, shown on their buttons.
KEYS: Final = {word: offer.key for word, offer in OFFERS.items() if offer.key}


@dataclass(frozen=True)
class VerbButton:
    """A verb as its button shows it."""

    word: type[Action]
    label: str
    help: Help
    enabled: bool
    refuse: Callable[[], None] | None = None        # shows the reason in large letters if the verb cannot be done

    @property
    def icon(self) -> str:
        return f"verbs/{name_of(self.word)}"


@dataclass(frozen=True)
class ChoiceButton:
    """A choice: a complete option, or a step toward one."""

    id: str
    label: str
    icon: str
    take: Callable[[], None]
    help: Help = ""
    cost: str = ""              # its price, in small letters below the label

LEAST: Final = 0.7      # how small the words of verbs may get, as a share of their usual size


def draw_verbs(
    ui: Ui, box: Region, title: str, most: int, actions: int, verbs: list[VerbButton],
    press: Callable[[type[Action]], None],
) -> None:
    """Draw the grid of verbs, with the player's actions above and End turn below."""
    ui.text(box.column(8, box.width - 90).row(2, 24), title, look.BODY, look.DIM_BONE, face="bold", cut=True)
    ui.quiet.add(title)             # The question above the table says it.
    coins = box.trim(right=4).row(2, 24).column(-22.0 * max(most, actions))
    for number, coin in enumerate(reversed(coins.columns(max(most, actions)))):
        ui.image("tokens/action", coin.column(2).inset(0, 2), look.LAMP if number < actions else look.STEEL)
    told = ui.t("help-actions", left=actions, most=most)
    ui.spot(Spot("actions:0", coins, help=told, mouse_only=True))
    turn = [verb for verb in verbs if verb.word is not EndTurn]
    rows = (len(turn) + 1) // 2 + 1
    step = (box.height - 32) / max(9, rows)
    grid = [row.trim(bottom=4) for row in box.inset(6, 0).trim(top=28).row(0, rows * step).rows(rows)]
    places = [place for row in grid[:-1] for place in row.columns(2, 6)][:len(turn)]
    usual = min(look.BODY, (step - 4) * 0.44)
    size = min((ui.fitting_size(_words_box(ui, place, verb.label, usual), verb.label, usual, "bold", LEAST)
                for place, verb in zip(places, turn, strict=True)), default=usual)
    for place, verb in zip(places, turn, strict=True):
        _verb_button(ui, place, verb, size, LEAST * usual / size, press)
    ending = next((verb for verb in verbs if verb.word is EndTurn), None)
    if ending is not None:
        button(
            ui, "verb:end_turn", grid[-1], ending.label, lambda: press(EndTurn), key=KEYS[EndTurn],
            icon=ending.icon, enabled=ending.enabled, help=ending.help, kind="primary" if not actions else "plain",
            size=min(look.LABEL, step * 0.5),
        )


def _words_box(ui: Ui, box: Region, label: str, size: float) -> Region:
    """Return where the words of a verb stand: beside the key, or below it if a single long word needs more room."""
    right = box.trim(left=min(box.height - 8, 26.0) + 10, right=3)
    beside = right.trim(right=15)
    is_long = " " not in label and ui.width(label, size, "bold") > beside.width
    return right.trim(top=7) if is_long else beside


def _verb_button(
    ui: Ui, box: Region, verb: VerbButton, size: float, least: float, press: Callable[[type[Action]], None],
) -> None:
    """Draw a button with an icon, the verb in one or two lines, and its key in the corner. All verbs have one size."""
    id = f"verb:{name_of(verb.word)}"
    key = KEYS.get(verb.word, "")
    focused = ui.spot(Spot(
        id, box, lambda: press(verb.word), help=verb.help, enabled=verb.enabled, key=key, refuse=verb.refuse,
        name=verb.label,
    ))
    lit = focused and verb.enabled
    fill = (56, 60, 72) if lit else look.SLATE if verb.enabled else look.SHADE
    ui.panel(box, Style(fill=fill, border=look.STEEL if verb.enabled else look.SLATE))
    color = look.BONE if verb.enabled else look.GREYED[0]
    side = min(box.height - 8, 26.0)
    ui.image(verb.icon, box.column(6, side).middle(height=side), color)
    words = _words_box(ui, box, verb.label, size)
    ui.paragraph(words, verb.label, size, color, face="bold", middle=True, least=least)
    faint = look.DIM_BONE if verb.enabled else look.GREYED[1]
    ui.text(box.column(-15, 12).row(1, 14), "" if ui.pad else key.upper(), 11, faint, face="bold")


def draw_choices(
    ui: Ui, box: Region, title: str, choices: list[ChoiceButton], cancel: ChoiceButton | None, note: str = "",
) -> None:
    """Draw a list of choices that scrolls if necessary. The note below says what the choices have in common."""
    ui.panel(box, Style(border=look.ORANGE))
    tall = ui.paragraph(box.inset(10, 0).row(6, 44), title, look.BODY, look.BONE, face="bold")
    foot = 40.0 if cancel is not None else 6.0
    if note:
        noted = min(ui.paragraph_height(note, box.width - 24, look.BODY), box.height * 0.36)
        foot += noted + 10
        ui.paragraph(box.inset(12, 0).row(4 - foot, noted + 2), note, look.BODY, look.LAMP, least=0.7)
    area = box.trim(4, max(30.0, tall + 12), 4, foot)
    row = min(46.0, max(36.0, area.height / max(1, len(choices)) - 4))
    if any(choice.cost for choice in choices):
        room = box.width - 20 - 43 - 24
        row = max(ui.paragraph_height(choice.label, room, look.BODY, "bold") + _cost_height(ui, choice.cost, room) + 8
                  for choice in choices)
    rows = ui.scroll_rows("choices", area, [row] * len(choices), 4)
    for index, (place, choice) in enumerate(zip(rows, choices, strict=True)):
        draw_choice(ui, place.trim(left=4, right=8), choice, str(index + 1) if index < 9 else "", clear=box)
    if cancel is not None:
        button(ui, cancel.id, box.inset(8, 0).row(-36, 30), cancel.label, cancel.take, kind="quiet", key="backspace",
               shown_key="", size=look.BODY)


def _cost_height(ui: Ui, cost: str, width: float) -> float:
    return ui.paragraph_height(cost, width, look.SMALL) + 3


def draw_choice(ui: Ui, box: Region, choice: ChoiceButton, key: str, clear: Region | None = None) -> None:
    """Draw a choice as a button with up to two lines. Its help must not cover `clear`, the box of all choices."""
    focused = ui.spot(Spot(choice.id, box, choice.take, help=choice.help, key=key, name=choice.label,
                           about=choice.cost, clear=clear))
    fill = look.STEEL if ui.pressed == choice.id else (56, 60, 72) if focused else look.SLATE
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.STEEL))
    left = 10.0
    if choice.icon:
        side = min(box.height - 8, 28.0)
        ui.image(choice.icon, box.column(8, side).middle(height=side), look.BONE)
        left = side + 15
    shown = "" if ui.pad else key
    words = box.trim(left=left, right=24 if shown else 8)
    if choice.cost:
        low = min(box.height * 0.5, _cost_height(ui, choice.cost, words.width))
        ui.paragraph(words.row(-low - 3, low), choice.cost, look.SMALL, look.LAMP, least=0.75)
        words = words.trim(top=1, bottom=low + 1)
    ui.paragraph(words, choice.label, min(look.BODY, box.height * 0.42), face="bold", middle=True)
    if shown:
        hint = box.column(-23, 17).middle(height=17)
        ui.panel(hint, Style(border=look.STEEL, round=4))
        ui.text(hint, shown, 11, look.DIM_BONE, face="bold", align="center")


def draw_asked_player(ui: Ui, box: Region, portrait: str, seat: int, sentence: str) -> None:
    """Draw the asked player and the sentence, while the looker is not asked or the stage has the buttons."""
    tall = min(box.height - 70, 210.0)
    place = box.middle(tall / 1.2).row(12, tall)
    ui.image(portrait, place)
    ui.panel(place, Style(border=ui.seat_color(seat), thick=3))
    ui.paragraph(box.trim(10, 18 + tall, 10, 8), sentence, look.BODY, look.DIM_BONE, align="center")
