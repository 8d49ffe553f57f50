"""What the player can do now: the verbs as buttons, greyed ones with their reason, or the choices of a verb."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...kit import look
from ...kit.spots import Box, Help, Spot
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
    ui: Ui, box: Box, title: str, chips: int, actions: int, verbs: list[VerbButton],
    press: Callable[[type[Action]], None],
) -> None:
    """Draw the grid of verbs, with the player's action chips above and End turn below."""
    x, y, width, height = box
    ui.text((x + 8, y + 2, width - 90, 24), title, look.BODY, look.DIM_BONE, face="bold", cut=True)
    ui.quiet.add(title)             # The question above the table says it.
    for chip in range(max(chips, actions)):
        ui.image(
            "tokens/action", (x + width - 24 - chip * 22, y + 4, 20, 20), look.LAMP if chip < actions else look.STEEL,
        )
    coins = (x + width - 4 - 22 * max(chips, actions), y + 2, 22.0 * max(chips, actions), 24.0)
    told = ui.t("help-actions", left=actions, most=chips)
    ui.spot(Spot("actions:0", coins, help=told, mouse_only=True))
    turn = [verb for verb in verbs if verb.word is not EndTurn]
    rows = (len(turn) + 1) // 2 + 1
    step = (height - 32) / max(9, rows)
    wide = (width - 18) / 2
    places = [(x + 6 + index % 2 * (wide + 6), y + 28 + index // 2 * step, wide, step - 4)
              for index in range(len(turn))]
    usual = min(look.BODY, (step - 4) * 0.44)
    size = min((ui.fitting_size(_words_box(ui, place, verb.label, usual), verb.label, usual, "bold", LEAST)
                for place, verb in zip(places, turn, strict=True)), default=usual)
    for place, verb in zip(places, turn, strict=True):
        _verb_button(ui, place, verb, size, LEAST * usual / size, press)
    ending = next((verb for verb in verbs if verb.word is EndTurn), None)
    if ending is not None:
        place = (x + 6, y + 28 + (rows - 1) * step, width - 12, step - 4)
        button(
            ui, "verb:end_turn", place, ending.label, lambda: press(EndTurn), key=KEYS[EndTurn],
            icon=ending.icon, enabled=ending.enabled, help=ending.help, kind="primary" if not actions else "plain",
            size=min(look.LABEL, step * 0.5),
        )


def _words_box(ui: Ui, box: Box, label: str, size: float) -> Box:
    """Return where the words of a verb stand: beside the key, or below it if a single long word needs more room."""
    x, y, width, height = box
    side = min(height - 8, 26.0)
    room = width - side - 28
    if " " not in label and ui.width(label, size, "bold") > room:
        return x + side + 10, y + 7, width - side - 13, height - 7
    return x + side + 10, y, room, height


def _verb_button(
    ui: Ui, box: Box, verb: VerbButton, size: float, least: float, press: Callable[[type[Action]], None],
) -> None:
    """Draw a button with an icon, the verb in one or two lines, and its key in the corner. All verbs have one size."""
    x, y, width, height = box
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
    side = min(height - 8, 26.0)
    ui.image(verb.icon, (x + 6, y + (height - side) / 2, side, side), color)
    words = _words_box(ui, box, verb.label, size)
    ui.paragraph(words, verb.label, size, color, face="bold", middle=True, least=least)
    faint = look.DIM_BONE if verb.enabled else look.GREYED[1]
    ui.text((x + width - 15, y + 1, 12, 14), "" if ui.pad else key.upper(), 11, faint, face="bold")


def draw_choices(
    ui: Ui, box: Box, title: str, choices: list[ChoiceButton], cancel: ChoiceButton | None, note: str = "",
) -> None:
    """Draw a list of choices that scrolls if necessary. The note below says what the choices have in common."""
    x, y, width, height = box
    ui.panel(box, Style(border=look.ORANGE))
    tall = ui.paragraph((x + 10, y + 6, width - 20, 44), title, look.BODY, look.BONE, face="bold")
    top = y + max(30.0, tall + 12)
    foot = 40.0 if cancel is not None else 6.0
    if note:
        noted = min(ui.paragraph_height(note, width - 24, look.BODY), height * 0.36)
        foot += noted + 10
        ui.paragraph((x + 12, y + height - foot + 4, width - 24, noted + 2), note, look.BODY, look.LAMP, least=0.7)
    row = min(46.0, max(36.0, (y + height - foot - top) / max(1, len(choices)) - 4))
    if any(choice.cost for choice in choices):
        room = width - 20 - 43 - 24
        row = max(ui.paragraph_height(choice.label, room, look.BODY, "bold") + _cost_height(ui, choice.cost, room) + 8
                  for choice in choices)
    area = (x + 4, top, width - 8, y + height - foot - top)
    with ui.scroll("choices", area, len(choices) * (row + 4)) as offset:
        for index, choice in enumerate(choices):
            place = (x + 8, top + index * (row + 4) - offset, width - 20, row)
            draw_choice(ui, place, choice, str(index + 1) if index < 9 else "", clear=box)
    if cancel is not None:
        button(ui, cancel.id, (x + 8, y + height - 36, width - 16, 30), cancel.label, cancel.take, kind="quiet",
               key="backspace", shown_key="", size=look.BODY)


def _cost_height(ui: Ui, cost: str, width: float) -> float:
    return ui.paragraph_height(cost, width, look.SMALL) + 3


def draw_choice(ui: Ui, box: Box, choice: ChoiceButton, key: str, clear: Box | None = None) -> None:
    """Draw a choice as a button with up to two lines. Its help must not cover `clear`, the box of all choices."""
    x, y, width, height = box
    focused = ui.spot(Spot(
        choice.id, box, choice.take, help=choice.help, key=key, name=choice.label, about=choice.cost,
        clear=clear,
    ))
    fill = look.STEEL if ui.pressed == choice.id else (56, 60, 72) if focused else look.SLATE
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.STEEL))
    left = 10.0
    if choice.icon:
        side = min(height - 8, 28.0)
        ui.image(choice.icon, (x + 8, y + (height - side) / 2, side, side), look.BONE)
        left = side + 15
    shown = "" if ui.pad else key
    hint = 24.0 if shown else 8.0
    words = (x + left, y, width - left - hint, height)
    if choice.cost:
        low = min(height * 0.5, _cost_height(ui, choice.cost, words[2]))
        words = (words[0], y + 1, words[2], height - low - 2)
        ui.paragraph((words[0], y + height - low - 3, words[2], low), choice.cost, look.SMALL, look.LAMP, least=0.75)
    ui.paragraph(words, choice.label, min(look.BODY, height * 0.42), face="bold", middle=True)
    if shown:
        hint_box = (x + width - 23, y + (height - 17) / 2, 17.0, 17.0)
        ui.panel(hint_box, Style(border=look.STEEL, round=4))
        ui.text(hint_box, shown, 11, look.DIM_BONE, face="bold", align="center")


def draw_who(ui: Ui, box: Box, portrait: str, seat: int, sentence: str) -> None:
    """Draw the asked player and the sentence, while the looker is not asked or the stage has the buttons."""
    x, y, width, height = box
    tall = min(height - 70, 210.0)
    wide = tall / 1.2
    place = (x + (width - wide) / 2, y + 12, wide, tall)
    ui.image(portrait, place)
    ui.panel(place, Style(border=ui.seat_color(seat), thick=3))
    below = (x + 10, y + 18 + tall, width - 20, height - tall - 26)
    ui.paragraph(below, sentence, look.BODY, look.DIM_BONE, align="center")
