"""The look in one place: colours, type, measures. `docs/art.md` says why."""

from typing import Final

Color = tuple[int, int, int]
ColorA = tuple[int, int, int, int]

NIGHT: Final = (20, 22, 28)
SHADE: Final = (28, 30, 37)
SLATE: Final = (39, 42, 51)
STEEL: Final = (62, 70, 80)
LIGHT_STEEL: Final = (143, 160, 168)
BRICK: Final = (58, 42, 38)
LIT_BRICK: Final = (110, 64, 48)
BONE: Final = (239, 230, 208)
DIM_BONE: Final = (184, 176, 158)
PAPER: Final = (233, 223, 198)
PAPER_SHADE: Final = (206, 193, 163)
INK: Final = (43, 34, 28)
LAMP: Final = (242, 193, 102)
ORANGE: Final = (217, 119, 43)
DEEP_ORANGE: Final = (156, 77, 22)
EMBER: Final = (139, 112, 66)       # Usable things glow faintly in this colour; things to choose now glow like a lamp.
BLOOD: Final = (166, 58, 43)
RED: Final = (230, 112, 92)         # signs of harm; BLOOD is too dark for them
MOSS: Final = (111, 127, 74)
SCRIM: Final = (8, 9, 12, 176)
# Words and signs of things that cannot be pressed or are missing.
GREYED: Final = ((128, 124, 116), (110, 106, 100), STEEL)

# The colours of Okabe and Ito without purple, which are distinct for every kind of colour blindness.
SEATS: Final[tuple[Color, ...]] = (
    (230, 159, 0), (86, 180, 233), (0, 158, 115), (240, 228, 66), (213, 94, 0), (204, 204, 204),
)
# The same colours a little paler, for words on dark backgrounds.
SEAT_WORDS: Final[tuple[Color, ...]] = (
    (235, 172, 40), (116, 194, 237), (84, 204, 166), (243, 233, 110), (238, 148, 82), (214, 214, 214),
)

CATEGORY: Final[dict[str, Color]] = {
    "component": (93, 84, 70), "weapon": (122, 46, 38), "tool": (52, 84, 76), "rare": (132, 96, 24),
    "accessory": (86, 66, 104), "action": (156, 78, 24),
}

# --- The look of high contrast --------------------------------------------------------------------------------

BLACK: Final = (0, 0, 0)
SOFT: Final = (140, 140, 140)       # for greyed things
FAINT: Final = (84, 84, 84)         # for missing things
DARK: Final = 0.16          # colours from this brightness on are light


def brightness(color: Color | ColorA) -> float:
    """Return the brightness from 0 to 1, as eyes see the three colours."""
    red, green, blue = (part / 255 for part in color[:3])
    return float(0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2)


def sharpened(color: Color) -> Color:
    """Return a colour of words and signs for high contrast: light ones lighter, dark ones black."""
    if color in GREYED:
        return FAINT if color == STEEL else SOFT
    if brightness(color) < DARK / 2:
        return BLACK
    red, green, blue = (round(255 - (255 - part) * 0.45) for part in color)
    return red, green, blue


def blackened(color: Color) -> Color:
    """Return a colour of backgrounds for high contrast: dark ones black."""
    return BLACK if brightness(color) < DARK else color


def edged(color: Color) -> Color:
    """Return a colour of edges for high contrast, so that they are visible on black."""
    return SOFT if color in (SLATE, STEEL) else sharpened(color) if brightness(color) >= DARK / 2 else LIGHT_STEEL


# Sizes of type in units; a unit is a pixel at 100 %.
SMALL: Final = 13.0
BODY: Final = 15.0
LABEL: Final = 17.0
LARGE: Final = 21.0
HEADING: Final = 34.0

ROUND: Final = 6.0

SMALLEST_SCALE: Final = 75
LARGEST_SCALE: Final = 300
SMALLEST_WIDTH: Final = 853.0       # units: every layout must work in a window of this size
SMALLEST_HEIGHT: Final = 480.0
STRIP: Final = 28.0                 # units at the bottom while a controller is used; layouts are lower by this
