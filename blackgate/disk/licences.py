"""The libraries and fonts that come with the game, and their licences."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from platform import python_version
from typing import Final, NamedTuple

from pygame import get_sdl_version

from .. import __version__
from .folders import PACKAGE, shipped

OURS: Final = "Blackgate"
PYTHON: Final = "Python"        # comes with a packaged program
SDL: Final = "SDL"              # comes with pygame-ce
FONTS: Final = ("font-source-sans-pro", "font-amatic-sc")
LIBRARIES: Final = ("pygame-ce", "pygame_gui", "fluent.runtime", "platformdirs", "PyYAML", "aiohttp", "segno",
                    "mypy_extensions")
OPTIONAL: Final = ("accesskit",)        # The game runs without it.
_TEXT: Final = re.compile(r"licen[cs]e|copying|\bofl\b|lgpl", re.IGNORECASE)
# The licence texts for libraries that come without one, by the licence's name.
_KNOWN: Final = {"LGPL": "lgpl-2.1", "Apache": "apache-2.0", "PSF": "psf-2.0", "Zlib": "sdl"}
_PROPER: Final = {"APL 2": "Apache-2.0", "Apache 2.0": "Apache-2.0", "LGPL v2.1": "LGPL-2.1", "SIL OFL 1.1": "OFL-1.1",
                  "BSD License": "BSD"}
_UNNAMED: Final = {"accesskit": "Apache-2.0"}     # It names no licence, but contains two texts to choose from.
_APPROVED: Final = "License :: OSI Approved :: "        # where older packages name their licence
MOST_BYTES: Final = 200_000


class Work(NamedTuple):
    name: str
    version: str
    licence: str
    home: str


@cache
def works() -> tuple[Work, ...]:
    """The game itself, then all its dependencies, including theirs."""
    found: dict[str, Work] = {
        OURS: Work(OURS, __version__, "MIT", ""),
        PYTHON: Work(PYTHON, python_version(), "PSF-2.0", "https://www.python.org"),
        SDL: Work(SDL, ".".join(map(str, get_sdl_version())), "Zlib", "https://www.libsdl.org"),
    }
    waiting = [*FONTS, *LIBRARIES, *OPTIONAL]
    while waiting:
        name = waiting.pop(0)
        try:
            dist = distribution(name)
        except PackageNotFoundError:        # It may be missing in a packaged program.
            continue
        proper = dist.metadata["Name"]
        if proper not in found:
            found[proper] = Work(proper, dist.version, _licence(dist), _home(dist))
            needs = [need for need in dist.requires or () if ";" not in need]       # No extras, no old Pythons.
            waiting += [match[0] for need in needs if (match := re.match(r"[\w.-]+", need))]
    return tuple(found.values())


def _licence(dist: Distribution) -> str:
    named = (_field(dist, "License-Expression") or _field(dist, "License")).partition("\n")[0]
    approved = (one.removeprefix(_APPROVED) for one in dist.metadata.get_all("Classifier") or () if _APPROVED in one)
    named = named or next(approved, "") or _UNNAMED.get(dist.metadata["Name"], "")
    return _PROPER.get(named, named)


def _home(dist: Distribution) -> str:
    return _field(dist, "Home-page") or _field(dist, "Project-URL").partition(", ")[2]


def _field(dist: Distribution, name: str) -> str:
    return str(next(iter(dist.metadata.get_all(name) or ()), ""))


def text_of(work: Work) -> str:
    """The text of the licence; empty if it cannot be found."""
    return next(texts_of(work), "")


def texts_of(work: Work) -> Iterator[str]:
    """The text of the licence, then those of the works it contains."""
    paths = _files(work.name)
    if work.name == OURS:
        paths.insert(0, PACKAGE.parent / "LICENSE")     # of a checkout, or of the packaged program
    paths += [shipped("assets") / "licences" / f"{file}.txt" for word, file in _KNOWN.items() if word in work.licence]
    for path in paths:
        try:
            yield path.read_bytes()[:MOST_BYTES].decode("utf-8", "replace")
        except OSError:
            continue


def _files(name: str) -> list[Path]:
    try:
        dist = distribution(name)
    except PackageNotFoundError:
        return []
    texts = [file for file in dist.files or () if _TEXT.search(file.name) and file.suffix not in (".py", ".pyc")]
    # Its own licence is beside its metadata; those of the works it contains are in deeper folders.
    texts.sort(key=lambda file: ".dist-info" not in str(file))
    return [Path(str(dist.locate_file(file))) for file in texts]
