"""Draws which package imports which, as a picture for docs/architecture.md.

    python build/lab layout        draws docs/pictures/imports.svg from the code

`FLOORS` lists which package may import which; `tests/test_layers.py` checks every import.
"""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
CODE: Final = ROOT / "blackgate"
PICTURE: Final = ROOT / "docs" / "pictures" / "imports.svg"

# From the top: each package imports only those below it, without the ones listed beside it.
FLOORS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("__main__", ()),
    ("cli", ()),
    ("commands", ()),
    ("app", ()),
    ("scenes", ()),
    ("phones", ()),
    ("offers", ()),
    ("kit", ("keep", "coach", "play", "ai", "cards", "model")),     # knows nothing of the game
    ("words", ("keep", "coach", "play", "ai")),
    ("keep", ()),
    ("coach", ()),
    ("play", ()),
    ("ai", ("cards", "disk")),                              # gets learned data from its caller
    ("cards", ()),
    ("model", ("disk",)),                                   # pure
    ("disk", ()),
)
ORDER: Final = tuple(name for name, _ in FLOORS)
PASSED_BY: Final = dict(FLOORS)


def modules() -> dict[str, Path]:
    """Every module of the game by its dotted name, without `blackgate.`"""
    found = {}
    for path in sorted(CODE.rglob("*.py")):
        parts = path.relative_to(CODE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imports(path: Path) -> tuple[str, ...]:
    """The full names that a file imports anywhere: at the top, inside functions, or only for types."""
    found: list[str] = []
    package = ("blackgate", *path.relative_to(CODE).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[:len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            found += (f"{module}.{alias.name}" for alias in node.names)
    return tuple(found)


def own_imports(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the game that a file imports."""
    found = set()
    for name in imports(path):
        own = name.removeprefix("blackgate.")
        if own != name:
            found.add(own if own in known else own.rpartition(".")[0])
    return found & known.keys() - {""}


def floor_of(module: str) -> str:
    return module.partition(".")[0]


def arrows() -> Counter[tuple[str, str]]:
    """How many imports there are from each package to each other."""
    known = modules()
    return Counter(
        (floor_of(name), floor_of(other))
        for name, path in known.items() if name for other in own_imports(path, known)
        if floor_of(name) != floor_of(other)
    )


WIDE, TALL, STEP, LEFT = 116, 30, 62, 300       # width and height of a box, distance of rows, and position


def picture() -> str:
    """The picture as SVG: boxes from top to bottom, with arrows down at their right."""
    counted = arrows()
    height = STEP * len(ORDER) + 20
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="760" height="{height}" fill="#faf7f0"/>',
        ('<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="#7a5230"/></marker></defs>'),
    ]
    for (above, below), number in sorted(counted.items()):
        first, last = ORDER.index(above), ORDER.index(below)
        top, bottom = 20 + STEP * first + TALL / 2, 20 + STEP * last + TALL / 2
        edge = LEFT + WIDE
        bulge = edge + 30 + 26 * (last - first)
        lines.append(
            f'<path d="M{edge} {top}C{bulge} {top} {bulge} {bottom} {edge} {bottom}" fill="none" stroke="#7a5230" '
            f'stroke-width="{min(4.0, 0.6 + number / 14):.1f}" opacity="0.75" marker-end="url(#tip)">'
            f"<title>{above} → {below}: {number}</title></path>"
        )
    for number, name in enumerate(ORDER):
        y = 20 + STEP * number
        files = sum(floor_of(module) == name for module in modules() if module)
        lines.append(f'<rect x="{LEFT}" y="{y}" width="{WIDE}" height="{TALL}" rx="5" fill="#2b2f38"/>')
        lines.append(f'<text x="{LEFT + WIDE / 2}" y="{y + 20}" text-anchor="middle" fill="#f2ead8">{name}</text>')
        lines.append(f'<text x="{LEFT - 12}" y="{y + 20}" text-anchor="end" fill="#555">{files} '
                     f'file{"s" if files != 1 else ""}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main(words: list[str]) -> int:
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"{PICTURE.relative_to(ROOT)}: {sum(arrows().values())} imports between floors")
    return 0
