"""The pictures of a card pack: `pictures/<sort>/<id>.svg` in its folder, named like those in `assets/`.

They are read once, checked, and kept in memory, so that exactly the checked data is drawn.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from ..disk.files import Unreadable, read_some
from ..model.fields import nearest, shown
from ..model.pack import Pack
from .checking import MOST_PROBLEMS, Problem
from .svg import MOST_BYTES, check_svg

FOLDER: Final = "pictures"
MOST_FILES: Final = 300

Pictures = dict[str, bytes]         # by name, such as `cards/spoon`


def depicted(pack: Pack) -> dict[str, list[str]]:
    """The names that pictures may have, by folder."""
    inmates = [inmate.name for inmate in pack.inmates]
    return {
        "backgrounds": [background.name for background in pack.backgrounds],
        "cards": [kind.name for kind in pack.kinds],
        "gangs": [gang.name for gang in pack.gangs],
        "inmates": inmates,
        "michel": [card.name for card in pack.michel_cards],
        "places": [place.name for place in pack.places],
        "powers": [card.name for card in pack.gang_cards[1:]],
        "standees": inmates,
    }


def read_pictures(folder: Path, pack: Pack) -> tuple[Pictures, list[Problem]]:
    """All pictures in a pack's folder, and the mistakes in them."""
    pictures: Pictures = {}
    problems: list[Problem] = []
    known = depicted(pack)
    for number, path in enumerate(_files(folder / FOLDER)):
        if number == MOST_FILES or len(problems) >= MOST_PROBLEMS:
            problems.append(Problem(str(folder / FOLDER), 0, f"has more than {MOST_FILES} files, or mistakes"))
            break
        try:
            name = _called(path.relative_to(folder / FOLDER), known)
            if not Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder)):
                raise ValueError("leads out of the folder")
            data = read_some(path, MOST_BYTES)
        except Unreadable:
            problems.append(Problem(str(path), 0, f"is larger than {MOST_BYTES} bytes"))
        except OSError as error:
            problems.append(Problem(str(path), 0, f"cannot be read ({error.strerror or error})"))
        except ValueError as wrong:
            problems.append(Problem(str(path), 0, str(wrong)))
        else:
            found = check_svg(str(path), data)
            problems += found
            if not found:
                pictures[name] = data
    return pictures, problems


def _files(folder: Path) -> Iterator[Path]:
    """All files in the folder and its subfolders, in order; links to folders are not followed."""
    for here, folders, files in os.walk(folder):
        folders.sort()
        yield from (Path(here) / name for name in sorted(files))
        yield from (Path(here) / name for name in folders if (Path(here) / name).is_symlink())


def _called(path: Path, known: dict[str, list[str]]) -> str:
    """The picture's name. ValueError says why a file of this name cannot be used."""
    if len(path.parts) != 2 or path.parts[0] not in known:
        raise ValueError(f"must lie in one of {', '.join(known)}{nearest(path.parts[0], known)}")
    if path.suffix != ".svg":
        raise ValueError("is no .svg file")
    sort, name = path.parts[0], path.stem
    if name not in known[sort]:
        raise ValueError(f"there is no {shown(name)} to be seen in this pack{nearest(name, known[sort])}")
    return f"{sort}/{name}"


def without(pictures: Iterable[str], pack: Pack) -> list[str]:
    """The things of the pack without a picture among these."""
    there = set(pictures)
    return [name for sort, ids in depicted(pack).items() for own in ids if (name := f"{sort}/{own}") not in there]
