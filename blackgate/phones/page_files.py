"""What the server sends over HTTP: a list made in advance. No name from a client is looked up on the disk."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from gzip import compress
from pathlib import Path
from typing import Final

from ..disk.folders import PACKAGE, shipped
from ..kit.art import PictureSet
from ..kit.fonts import font_file

PAGE: Final = PACKAGE / "phones" / "page"
TYPES: Final = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml", ".ttf": "font/ttf", ".webmanifest": "application/manifest+json",
}
SERVER: Final = "blackgate"          # Clients need not know versions.
SORTS: Final = (
    "backgrounds", "backs", "board", "cards", "die", "emotes", "gangs", "inmates", "michel", "ornaments", "places",
    "powers", "seats", "standees", "tokens", "tunnel", "verbs",
)
BRIEF: Final = "max-age=600"        # seconds; a picture may differ in the next game


@dataclass(frozen=True)
class ServedFile:
    """A file to send, plain and compressed."""

    type: str
    plain: bytes
    packed: bytes
    cache: str = BRIEF


def thing(data: bytes, type: str, cache: str = BRIEF) -> ServedFile:
    return ServedFile(type, data, compress(data, 9, mtime=0), cache)


def page() -> dict[str, Path]:
    """Return the files of the page by address."""
    found = {f"/page/{path.name}": path for path in sorted(PAGE.iterdir()) if path.suffix in TYPES}
    found["/"] = found.pop("/page/index.html")
    return found


def pictures() -> dict[str, Path]:
    """Return the shipped pictures by name, such as `cards/knife`."""
    folder = shipped("assets")
    found = {f"{sort}/{path.stem}": path for sort in SORTS for path in sorted((folder / sort).glob("*.svg"))}
    return found | {"icon": folder / "icon.svg"}


class PageFiles:
    """All addresses with an answer. Files are read when they are first asked for, and then kept."""

    def __init__(self) -> None:
        self._page = page()
        self._pictures = pictures()
        self._picture_set = PictureSet()
        self._kept: dict[str, ServedFile] = {}

    def use_pictures(self, picture_set: PictureSet) -> None:
        """Use the pictures of the cards in play."""
        if picture_set is not self._picture_set:
            self._picture_set = picture_set
            self._kept = {address: kept for address, kept in self._kept.items() if not address.startswith("/art/")}

    def get(self, address: str) -> ServedFile | None:
        found = self._kept.get(address)
        if found is None:
            found = self._find(address)
            if found is not None:
                self._kept[address] = found
        return found

    def _find(self, address: str) -> ServedFile | None:
        if address in self._page:
            path = self._page[address]
            return thing(path.read_bytes(), TYPES[path.suffix], "no-cache")
        if address == "/font/scratched.ttf":
            return thing(font_file("scratched").read_bytes(), TYPES[".ttf"], "max-age=86400")
        if address.startswith("/art/") and address.endswith(".svg"):
            return self._picture(address.removeprefix("/art/").removesuffix(".svg"))
        return None

    def _picture(self, name: str) -> ServedFile | None:
        """Return a picture of the cards in play, or the shipped one, or its substitute."""
        seen: set[str] = set()
        wanted: str | None = name
        while wanted is not None and wanted not in seen:
            seen.add(wanted)
            own: Mapping[str, bytes] = self._picture_set.pictures
            if wanted in own:
                return thing(own[wanted], TYPES[".svg"])
            if wanted in self._pictures:
                return thing(self._pictures[wanted].read_bytes(), TYPES[".svg"])
            wanted = self._picture_set.stand_ins.get(wanted)
        return None


@lru_cache(maxsize=1)
def headers(host: str) -> dict[str, str]:
    """Return the headers of every answer: the page loads nothing from elsewhere, is not framed, sends no referrer."""
    return {
        "Content-Security-Policy": (
            f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
            f"connect-src 'self' ws://{host}; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
            f"frame-ancestors 'none'"
        ),
        "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY", "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()", "Server": SERVER,
    }
