"""Checks an SVG picture from a stranger: it is refused unless the game can draw every part of it.

Only the elements and attributes on the lists below are allowed. So no code runs, nothing is loaded from elsewhere, the
size is limited, and pygame's loader leaves out nothing: it draws no text, clips, masks, filters, patterns or copies.
"""

import re
from contextlib import suppress
from typing import Final
from xml.parsers import expat

from ..model.fields import nearest, shown
from .checking import MOST_PROBLEMS, Problem

# With these limits the slowest picture we could make takes about two seconds; our own take hundredths of a second.
MOST_BYTES: Final = 64_000          # our largest has 44 kB
MOST_ELEMENTS: Final = 800
MOST_DEPTH: Final = 16
MOST_PATH: Final = 10_000           # letters of one path
MOST_NUMBER: Final = 5_000.0        # of a coordinate: our canvases are at most 1600 wide
LEAST_CANVAS: Final = 10.0
MOST_SCALE: Final = 100.0           # of all transforms around a shape, multiplied
SPACE: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "http://www.w3.org/1999/xlink"

SHAPES: Final = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
GRADIENTS: Final = ("linearGradient", "radialGradient")
WORDLESS: Final = ("title", "desc")
ELEMENTS: Final = ("svg", "g", "defs", "stop", *SHAPES, *GRADIENTS, *WORDLESS)
UNDRAWN: Final = (
    "text", "tspan", "textPath", "clipPath", "mask", "filter", "pattern", "use", "symbol", "marker", "image", "switch",
    "style",
)
_PAINTS: Final = ("fill", "stroke")
_NUMBERS: Final = (
    "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height", "stroke-width",
    "stroke-miterlimit", "fill-opacity", "stroke-opacity", "stop-opacity", "offset", "opacity",
)
_LISTS: Final = ("points", "viewBox")
_DASHES: Final = ("stroke-dasharray", "stroke-dashoffset")      # The loader needs a second for a thousand of them.
_PLAIN: Final = (
    "id", "version", "fill-rule", "stroke-linecap", "stroke-linejoin", "stop-color", "gradientUnits", "spreadMethod",
    "preserveAspectRatio",
)
ATTRIBUTES: Final = (*_PAINTS, *_NUMBERS, *_LISTS, *_PLAIN, "d", "transform", "gradientTransform", "href")
_NUMBER: Final = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_COLOR: Final = re.compile(
    r"#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|[a-zA-Z]{3,20}|rgb\(\s*\d{1,3}%?(?:\s*,\s*\d{1,3}%?){2}\s*\)")
_LOCAL: Final = re.compile(r"url\(\s*#([A-Za-z_][\w.-]*)\s*\)")
_REFERENCE: Final = re.compile(r"#([A-Za-z_][\w.-]*)")
_PATH: Final = re.compile(r"[MmZzLlHhVvCcSsQqTtAa0-9eE+\-.,\s]*")
_PATH_LETTERS: Final = re.compile(r"[MmZzLlHhVvCcSsQqTtAa]")
_STEP: Final = re.compile(r"(translate|scale|rotate|matrix|skewX|skewY)\s*\(([^()]*)\)")
_WORD: Final = re.compile(r"[\w.:%# -]{0,60}")


class _Enough(Exception):
    """Stops the check early."""


def check_svg(file: str, data: bytes) -> list[Problem]:
    """All mistakes in a picture, with their lines; empty if it may be drawn."""
    reader = _Reader(file)
    if len(data) > MOST_BYTES:
        return [Problem(file, 0, f"is larger than {MOST_BYTES} bytes")]
    with suppress(_Enough):
        reader.read(data)
    return reader.problems


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.elements = 0
        self.open: list[tuple[str, float]] = []         # the enclosing elements, and their scale
        self.ids: set[str] = set()
        self.wanted: list[tuple[int, str]] = []         # line and name of each gradient used
        self.drawn = 0
        self.parser = expat.ParserCreate("utf-8", " ")
        self.parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self.parser.XmlDeclHandler = self._declared
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.EntityDeclHandler = self._doctype
        self.parser.ProcessingInstructionHandler = self._instruction
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._letters

    def read(self, data: bytes) -> None:
        try:
            data.decode("utf-8")        # the only encoding: programs may read others differently
        except UnicodeDecodeError as wrong:
            self._wrong("is not UTF-8 text", data.count(b"\n", 0, wrong.start) + 1)
            return
        try:
            self.parser.Parse(data, True)
        except expat.ExpatError as wrong:
            self._wrong(f"is not XML: {expat.ErrorString(wrong.code)}", wrong.lineno)
            return
        for line, name in self.wanted:
            if name not in self.ids:
                self._wrong(f"nothing in the picture has the id {shown(name)}{nearest(name, self.ids)}", line)
        if not self.drawn:
            self._wrong("draws nothing", 1)

    def _wrong(self, sentence: str, line: int = 0) -> None:
        self.problems.append(Problem(self.file, line or self.parser.CurrentLineNumber, sentence))
        if len(self.problems) >= MOST_PROBLEMS:
            raise _Enough

    def _stop(self, sentence: str) -> None:
        """Note a mistake and stop the check."""
        self._wrong(sentence)
        raise _Enough

    def _declared(self, _: str, encoding: str | None, __: int) -> None:
        if encoding is not None and encoding.lower() != "utf-8":
            self._wrong(f"says it is written in {shown(encoding)}; only UTF-8 is read")

    def _doctype(self, *_: object) -> None:
        self._stop("has a DOCTYPE; a picture needs none")

    def _instruction(self, target: str, _: str) -> None:
        self._wrong(f"has an instruction to programs ({shown(target)}); a picture needs none")

    def _letters(self, letters: str) -> None:
        if letters.strip() and self.open and self.open[-1][0] not in WORDLESS:
            self._wrong("has text between its elements, which is not drawn")

    def _end(self, _: str) -> None:
        self.open.pop()

    def _start(self, full: str, attributes: dict[str, str]) -> None:
        space, _, name = full.rpartition(" ")
        self.elements += 1
        if self.elements > MOST_ELEMENTS:
            self._stop(f"has more than {MOST_ELEMENTS} elements")
        if len(self.open) >= MOST_DEPTH:
            self._stop("is nested too deeply")
        if (name == "svg") != (not self.open):
            self._wrong("must be one 'svg' with no other inside")
        if space != SPACE:
            self._wrong(f"{shown(name)} is no element of SVG; save it as plain SVG"
                        if space else f"{shown(name)} must be in SVG's name space (xmlns=\"{SPACE}\")")
        elif name in UNDRAWN:
            self._wrong(f"'{name}' is not drawn by the game; draw it as paths")
        elif name not in ELEMENTS:
            self._wrong(f"{shown(name)} has no place in a picture{nearest(name, ELEMENTS)}")
        self.drawn += name in SHAPES
        scale = self.open[-1][1] if self.open else 1.0
        for attribute, value in attributes.items():
            scale *= self._attribute(name, attribute, value)
        if scale > MOST_SCALE:
            self._wrong(f"its transforms enlarge it more than {MOST_SCALE:g} times")
            scale = 1.0
        if name == "svg" and not self.open:
            self._canvas(attributes)
        if name in GRADIENTS and attributes.get("gradientUnits") != "userSpaceOnUse":
            self._wrong(f"a {name} is only drawn with gradientUnits=\"userSpaceOnUse\"")
        self.open.append((name, scale))

    def _canvas(self, attributes: dict[str, str]) -> None:
        box = _numbers(attributes.get("viewBox", ""))
        if box is None or len(box) != 4 or min(box[2:]) < LEAST_CANVAS:
            self._wrong("'svg' needs a viewBox such as \"0 0 100 100\"")

    def _attribute(self, element: str, full: str, value: str) -> float:
        """Check one attribute. Returns how much it scales its element."""
        space, _, name = full.rpartition(" ")
        if name.lower().startswith("on"):
            self._wrong(f"{shown(name)} would run a program; a picture runs none")
        elif name == "href" and space in ("", XLINK):
            self._reference(element, value)
        elif name in _DASHES:
            self._wrong("dashes take too long to draw; draw them as paths")
        elif space or name not in ATTRIBUTES:
            self._wrong(f"{shown(name)} is no attribute that the game draws{nearest(name, ATTRIBUTES)}")
        elif name in _PAINTS:
            self._paint(name, value)
        elif name == "d":
            self._path(value)
        elif name in ("transform", "gradientTransform"):
            return self._transform(value)
        elif name in _NUMBERS or name in _LISTS:
            self._measure(element, name, value)
        elif name == "id":
            self.ids.add(value)
        elif name == "stop-color" and not _COLOR.fullmatch(value):
            self._wrong(f"{shown(value)} is no colour, such as #2b221c")
        elif not _WORD.fullmatch(value):
            self._wrong(f"{shown(value)} is nothing for '{name}'")
        return 1.0

    def _reference(self, element: str, value: str) -> None:
        local = _REFERENCE.fullmatch(value.strip())
        if not local:
            self._wrong(f"leads to {shown(value)}; a picture leads nowhere")
        elif element not in GRADIENTS:
            self._wrong("only gradients may take after another element")
        else:
            self.wanted.append((self.parser.CurrentLineNumber, local[1]))

    def _paint(self, name: str, value: str) -> None:
        local = _LOCAL.fullmatch(value.strip())
        if local:
            self.wanted.append((self.parser.CurrentLineNumber, local[1]))
        elif "url" in value.lower():
            self._wrong(f"'{name}' leads to {shown(value)}; only a gradient of the picture, url(#id), is drawn")
        elif not _COLOR.fullmatch(value.strip()):
            self._wrong(f"{shown(value)} is no colour, such as #2b221c")

    def _path(self, value: str) -> None:
        if len(value) > MOST_PATH:
            self._wrong(f"a path is longer than {MOST_PATH} letters")
        elif not _PATH.fullmatch(value):
            self._wrong("a path holds letters that are no commands of a path")
        elif _numbers(_PATH_LETTERS.sub(" ", value)) is None:
            self._wrong(f"a path holds numbers that are none, or larger than {MOST_NUMBER:g}")

    def _transform(self, value: str) -> float:
        scale = 1.0
        rest = value
        for step in _STEP.finditer(value):
            rest = rest.replace(step[0], "", 1)
            numbers = _numbers(step[2])
            if not numbers:
                self._wrong(f"{shown(step[0])} has numbers that are none, or larger than {MOST_NUMBER:g}")
            elif step[1] in ("scale", "matrix"):
                scale *= max(map(abs, numbers[:4]))
            elif step[1].startswith("skew"):
                self._wrong("'skew' is not drawn by the game")
        if rest.strip(" ,\t\r\n"):
            self._wrong(f"{shown(rest.strip())} is no transform")
        return max(scale, 1e-3)

    def _measure(self, element: str, name: str, value: str) -> None:
        numbers = _numbers(value.replace("%", " ").removesuffix("px"))
        if name == "opacity" and element in ("g", "svg"):
            self._wrong("the opacity of a group is not drawn; give it to its shapes")
        if not numbers or (name not in _LISTS and len(numbers) != 1):
            self._wrong(f"{shown(value)} is no number for '{name}' up to {MOST_NUMBER:g}")
        elif name == "points" and len(value) > MOST_PATH:
            self._wrong(f"a path is longer than {MOST_PATH} letters")


def _numbers(text: str) -> list[float] | None:
    """The numbers in a list; None if there is anything else, or a number that is too large."""
    if _NUMBER.sub("", text).strip(" ,\t\r\n"):
        return None
    numbers = [float(found) for found in _NUMBER.findall(text)]
    return None if any(abs(number) > MOST_NUMBER for number in numbers) else numbers
