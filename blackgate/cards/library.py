"""The card library: finds a pack's YAML files, reads them, and has them checked and compiled.

A pack is a folder with any of the files below; what it leaves out comes from the shipped pack. Its
`locale` folder may hold words for them.
"""

import hashlib
import os
from pathlib import Path
from typing import Final

from ..model.pack import Pack
from .checking import Problem, TooMany, nearest
from .compiler import Compiler
from .packwords import Words, read_words
from .yamltree import Node, YamlProblem, read_yaml

FILES: Final = ("rules", "board", "cards", "gangs", "backgrounds", "michel", "inmates")
SHIPPED: Final = Path(__file__).parents[1] / "data"
MOST_STRANGERS: Final = 20


class BadPack(Exception):
    """A pack that cannot be played, with everything that is wrong in it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(str, problems[:3])))
        self.problems = problems


def load_pack(folder: Path | None = None) -> Pack:
    """The shipped pack, or another one laid over it. Raises BadPack with all problems at once."""
    problems: list[Problem] = []
    trees: dict[str, tuple[str, Node]] = {}
    digest = hashlib.sha256()
    words: Words = {}
    if folder is not None and not os.path.isdir(folder):        # `is_dir` raises for some names.
        raise BadPack([Problem(str(folder), 0, "is no folder with card files")])
    for name in FILES:
        path = SHIPPED / f"{name}.yaml"
        if folder is not None and os.path.lexists(folder / f"{name}.yaml"):
            path = folder / f"{name}.yaml"
        try:
            if path.parent != SHIPPED and not _is_inside(path, path.parent):
                raise YamlProblem(0, "leads out of the folder")
            tree = read_yaml(path)
        except YamlProblem as problem:
            problems.append(Problem(str(path), problem.line, problem.sentence))
            if path.parent == SHIPPED:
                raise BadPack(problems) from None
            tree = read_yaml(SHIPPED / f"{name}.yaml")      # so that the other files can be checked too
        trees[name] = (str(path), tree)
        if name != "inmates":       # Looks and tempers do not change what a recorded game proves.
            digest.update(repr(tree.plain()).encode())
    if folder is not None:
        problems += _strangers(folder)
        words, wrong = read_words(folder)
        problems += wrong
    try:
        pack = Compiler(trees, problems).compile(folder.name if folder else "shipped", digest.hexdigest())
    except TooMany:
        pack = None
    if problems or pack is None:
        raise BadPack(sorted(problems, key=_own_first))
    pack.words = words
    return pack


def _is_inside(path: Path, folder: Path) -> bool:
    """A pack that somebody sends must not read what lies elsewhere, whatever links it holds."""
    return os.path.dirname(os.path.realpath(path)) == os.path.realpath(folder)


def _own_first(problem: Problem) -> tuple[bool, str, int]:
    """What is wrong in the pack's own files comes before what follows from it in the shipped ones."""
    return Path(problem.file).parent == SHIPPED, problem.file, problem.line


def _strangers(folder: Path) -> list[Problem]:
    found = [
        Problem(str(path), 0, f"is no file of a pack{nearest(path.stem, FILES)}")
        for path in sorted(folder.glob("*.y*ml"))
        if path.stem not in FILES or path.suffix != ".yaml"
    ]
    return found[:MOST_STRANGERS]
