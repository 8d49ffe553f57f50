"""Loads every card pack: from YAML files in a folder or from a save, on top of the shipped files.

A pack may contain any of the files below; the others come from the shipped pack. Its `locale` folder
may contain texts for them.
"""

import hashlib
import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from ..disk.files import parsed
from ..model.fields import nearest
from ..model.pack import Pack
from .carrying import packed, unpacked
from .checking import Problem, TooMany
from .compiler import Compiler
from .packwords import Words, read_words
from .pictures import Pictures, read_pictures
from .plaintree import read_plain
from .yamltree import Node, YamlProblem, read_yaml

FILES: Final = ("rules", "board", "cards", "gangs", "backgrounds", "michel", "inmates")
SHIPPED: Final = Path(__file__).parents[1] / "data"
PAST: Final = SHIPPED / "past"
MOST_STRANGERS: Final = 20
_FINGERPRINT: Final = re.compile("[0-9a-f]{64}")


class BadPack(Exception):
    """A pack that cannot be played, with everything that is wrong in it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(str, problems[:3])))
        self.problems = problems


Source = Path | Mapping[str, object] | None


def load_pack(source: Source = None, name: str = "", looks: Path | None = None) -> Pack:
    """The shipped pack (None), one in a folder, or one from its `trees`. Raises BadPack with all problems at once.

    `trees` may come from a stranger as JSON: they are checked like files. The order of their entries matters. They have
    no texts and pictures; those in the folder `looks` are used, if it still exists.
    """
    if source is None:
        return load_shipped()
    if not isinstance(source, Path):
        return _laid_over(_Carried(source, looks), name or "carried")
    if not os.path.isdir(source):        # `Path.is_dir` raises for some names.
        raise BadPack([Problem(str(source), 0, "is no folder with card files")])
    return _laid_over(_Folder(source), name or source.name)


def carried_pack(written: str, name: str, looks: Path | None = None) -> Pack:
    """The pack from a `Pack.carried` in a save or a worker, checked like a stranger's pack. Raises BadPack."""
    try:
        trees = unpacked(written)
    except YamlProblem as problem:
        raise BadPack([Problem("carried cards", problem.line, problem.sentence)]) from None
    if not isinstance(trees, dict) or set(trees) != set(FILES):
        raise BadPack([Problem("carried cards", 0, "is no set of card files")])
    return load_pack(trees, name, looks or _past_looks(fingerprint(trees)))


def carried_fingerprint(written: str) -> str:
    """The fingerprint of carried cards, without checking that they can be played; empty if they are no cards."""
    try:
        trees = unpacked(written)
    except YamlProblem:
        return ""
    return fingerprint(trees) if isinstance(trees, dict) and set(trees) == set(FILES) else ""


def past_pack(fingerprint: str) -> Pack | None:
    """Cards of an earlier version, from before saves contained their cards; None if there are none."""
    if not is_past(fingerprint):
        return None
    return load_pack(parsed((PAST / f"{fingerprint}.json").read_bytes()), "shipped", _past_looks(fingerprint))


def _past_looks(fingerprint: str) -> Path | None:
    """The folder with texts for earlier cards, where today's texts differ."""
    return PAST / fingerprint if _FINGERPRINT.fullmatch(fingerprint) else None


def is_past(fingerprint: str) -> bool:
    """Whether cards of an earlier version have this fingerprint. It may be any text, so it is checked first."""
    return bool(_FINGERPRINT.fullmatch(fingerprint)) and (PAST / f"{fingerprint}.json").is_file()


@cache
def load_shipped() -> Pack:
    return _laid_over(_Folder(SHIPPED), "shipped")


class _Folder:
    """A pack in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def called(self, name: str) -> str:
        return str(self.folder / f"{name}.yaml")

    def tree(self, name: str) -> Node | None:
        """The tree of a file; None if the pack has no such file. Raises YamlProblem."""
        path = self.folder / f"{name}.yaml"
        if not os.path.lexists(path):
            return None
        if self.folder != SHIPPED and not _is_inside(path, self.folder):
            raise YamlProblem(0, "leads out of the folder")
        return read_yaml(path)

    def strangers(self) -> list[Problem]:
        return [
            Problem(str(path), 0, f"is no file of a pack{nearest(path.stem, FILES)}")
            for path in sorted(self.folder.glob("*.y*ml"))
            if path.stem not in FILES or path.suffix != ".yaml"
        ]

    def words(self) -> tuple[Words, list[Problem]]:
        return ({}, []) if self.folder == SHIPPED else read_words(self.folder)

    def pictures(self, pack: Pack) -> tuple[Pictures, list[Problem]]:
        return ({}, []) if self.folder == SHIPPED else read_pictures(self.folder, pack)


class _Carried:
    """A pack as plain data, from `Pack.trees`."""

    def __init__(self, trees: Mapping[str, object], looks: Path | None) -> None:
        self.trees = trees
        self.looks = looks if looks is not None and os.path.isdir(looks) else None

    def called(self, name: str) -> str:
        return name

    def tree(self, name: str) -> Node | None:
        return read_plain(self.trees[name]) if name in self.trees else None

    def strangers(self) -> list[Problem]:
        return [Problem(str(name), 0, f"is no file of a pack{nearest(str(name), FILES)}")
                for name in self.trees if name not in FILES]

    def words(self) -> tuple[Words, list[Problem]]:
        """The texts. Mistakes in them are ignored, so that the game can go on."""
        return (read_words(self.looks)[0] if self.looks else {}), []

    def pictures(self, pack: Pack) -> tuple[Pictures, list[Problem]]:
        return (read_pictures(self.looks, pack)[0] if self.looks else {}), []


def _laid_over(pack: _Folder | _Carried, name: str) -> Pack:
    """Compile a pack. Files that it leaves out, or that cannot be read, come from the shipped pack."""
    problems: list[Problem] = []
    trees: dict[str, tuple[str, Node]] = {}
    for file in FILES:
        try:
            tree = pack.tree(file)
        except YamlProblem as wrong:
            problems.append(Problem(pack.called(file), wrong.line, wrong.sentence, getattr(wrong, "path", "")))
            tree = None
        path = SHIPPED / f"{file}.yaml"
        try:
            trees[file] = (pack.called(file), tree) if tree is not None else (str(path), read_yaml(path))
        except YamlProblem as wrong:
            raise BadPack([Problem(str(path), wrong.line, wrong.sentence)]) from None
    problems += pack.strangers()[:MOST_STRANGERS]
    words, wrong_words = pack.words()
    plain = {file: tree.plain() for file, (_, tree) in trees.items()}
    compiler = Compiler(trees, problems)
    try:
        compiled = compiler.compile(name, fingerprint(plain))
        if compiled is not None and isinstance(pack, _Folder):      # A running game must go on in any case.
            compiler.check_goals(compiled)
    except TooMany:
        compiled = None
    problems += wrong_words
    if compiled is not None:
        compiled.pictures, wrong_pictures = pack.pictures(compiled)
        problems += wrong_pictures
    if problems or compiled is None:
        raise BadPack(sorted(problems, key=_own_first))
    compiled.words = words
    compiled.trees = plain
    compiled.carried = packed(plain)
    return compiled


def fingerprint(trees: Mapping[str, object]) -> str:
    """The hash of the cards in a record. Pictures and tempers do not change it."""
    digest = hashlib.sha256()
    for file in FILES:
        if file != "inmates":
            digest.update(repr(_without_spots(trees[file]) if file == "board" else trees[file]).encode())
    return digest.hexdigest()


def _without_spots(board: object) -> object:
    """The board without the positions at which places are drawn."""
    places = board.get("places") if isinstance(board, dict) else None
    if not isinstance(board, dict) or not isinstance(places, dict):
        return board
    return board | {"places": {
        name: {key: value for key, value in place.items() if key != "spot"} if isinstance(place, dict) else place
        for name, place in places.items()
    }}


def _is_inside(path: Path, folder: Path) -> bool:
    """Whether a file really lies in the folder. A stranger's pack must not read other files through links."""
    return os.path.dirname(os.path.realpath(path)) == os.path.realpath(folder)


def _own_first(problem: Problem) -> tuple[bool, str, int]:
    """A sort key: mistakes in the pack's own files come before those in the shipped files."""
    return Path(problem.file).parent == SHIPPED, problem.file, problem.line
