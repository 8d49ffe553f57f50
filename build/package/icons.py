"""The icon for every system, from assets/icon.svg: pictures, .ico for Windows, .icns for macOS.

    python build/package icons FOLDER
"""

import io
import struct
import sys
from pathlib import Path
from typing import Final

import pygame

ICON: Final = Path(__file__).resolve().parents[2] / "assets" / "icon.svg"
PNG_SIZES: Final = (48, 128, 256)
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
SIDE: Final = (164, 314)        # size of the picture beside the installer's last page
NIGHT: Final = (18, 22, 34)
ICNS_SIZES: Final = {     # the names of the sizes on macOS; some are another size at double resolution
    b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512, b"ic09": 512, b"ic10": 1024,
}


def png(size: int) -> bytes:
    data = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(ICON, (size, size)), data, "icon.png")
    return data.getvalue()


def ico() -> bytes:
    """The .ico file: a directory of pictures, then the pictures."""
    pictures = [png(size) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """The .icns file: each picture after its name and length."""
    body = b""
    for name, size in ICNS_SIZES.items():
        picture = png(size)
        body += name + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def side() -> bytes:
    """The icon on the dark wall for NSIS, which allows no transparent pixel."""
    shown = pygame.Surface(SIDE, 0, 24)
    shown.fill(NIGHT)
    icon = pygame.image.load_sized_svg(ICON, (116, 116))
    shown.blit(icon, icon.get_rect(center=(SIDE[0] // 2, 104)))
    data = io.BytesIO()
    pygame.image.save(shown, data, "side.bmp")
    return data.getvalue()


def make(folder: Path) -> Path:
    """Make all icons in a folder. Returns the one that this system uses for programs."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "blackgate.ico").write_bytes(ico())
    (folder / "blackgate.icns").write_bytes(icns())
    for size in PNG_SIZES:
        (folder / f"blackgate-{size}.png").write_bytes(png(size))
    return folder / ("blackgate.icns" if sys.platform == "darwin" else "blackgate.ico")


def main(words: list[str]) -> int:
    make(Path(words[0]))
    return 0
