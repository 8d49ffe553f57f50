"""`blackgate cards`: lists the card database, or what a pack may write, or checks a pack."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from ..cards.checking import Problem, some
from ..cards.library import BadPack, load_pack
from ..cards.packwords import read_messages
from ..cards.pictures import FOLDER, without
from ..disk.folders import shipped
from ..model.effects import VOCABULARY
from ..model.pack import Pack
from ..model.powers import POINTS
from ..model.vocabulary import MOMENTS
from . import counted, pack_for, refuse


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "check", nargs="*", metavar="check PATH | words",
        help="check a pack, or list the effects and powers that a pack may write, instead of listing the cards")


def run(given: Namespace) -> int:
    if given.check == ["words"]:
        _words()
        return 0
    if given.check:
        if len(given.check) != 2 or given.check[0] != "check":
            return refuse("Say 'cards' to list the cards, 'cards words' or 'cards check PATH'.")
        return _check(Path(given.check[1]))
    _list(pack_for(given))
    return 0


def _check(folder: Path) -> int:
    if not os.path.isdir(folder):
        return refuse("{folder} is not a folder of card files.", folder=str(folder))
    try:
        pack = load_pack(folder)
    except BadPack as bad:
        for problem in bad.problems:
            print(problem)
        print(f"{counted(len(bad.problems), 'problem')} found.")
        return 1
    faults, notes = _looks(folder, pack)
    for problem in faults:
        print(problem)
    for note in notes:
        print(f"Note: {note}")
    if faults:
        print(f"{counted(len(faults), 'problem')} found.")
        return 1
    cards = sum(kind.copies for kind in pack.kinds)
    print(f"{folder} is a good pack. Kinds: {len(pack.kinds)}, cards: {cards}, gang cards: {len(pack.gang_cards) - 1}, "
          f"Backgrounds: {len(pack.backgrounds)}")
    return 0


def _looks(folder: Path, pack: Pack) -> tuple[list[Problem], list[Problem]]:
    """The mistakes in a pack's texts and pictures when they are used, and what is missing."""
    from ..disk.environment import no_screen

    no_screen()
    from ..kit.art import flaws
    from ..words.packcheck import check_words

    faults, notes = check_words(folder, pack, read_messages(folder)[0])
    pictures = folder / FOLDER
    faults += [Problem(str(pictures / f"{name}.svg"), 0, wrong) for name, wrong in flaws(pack.pictures)]
    ours = shipped("assets")
    there = {path.relative_to(ours).with_suffix("").as_posix() for path in ours.rglob("*.svg")}
    if missing := without(there | set(pack.pictures), pack):
        notes.append(Problem(str(pictures), 0, f"no pictures of {some(missing)}; signs of ours stand in for them"))
    return faults, notes


def _words() -> None:
    print("Effects, with their arguments")
    for name, word in VOCABULARY.items():
        defaults = word.defaults()
        given = ", ".join(f"{each} = {defaults[each]}".lower() if each in defaults else each for each in word.arguments)
        print(f"  {name:<18} {given:<23} {word.says}")
    print("\nPoints of a power, with the type of their value")
    for name, point in POINTS.items():
        print(f"  {name:<18} {point.type:<13} {point.means}")


def _list(pack: Pack) -> None:
    print(f"Pack {pack.name} ({pack.fingerprint[:12]})")
    print("\nSearch and supply cards")
    for kind in pack.kinds:
        line = f"{kind.copies} in the {'pile' if kind.supply else 'deck'}, sold for {kind.value}"
        points = f"  {counted(kind.points, 'Tunnel point')}" if kind.points else ""
        print(f"  {kind.name:<16} {kind.category:<10} {line}{points}")
    print("\nGang cards")
    for card in pack.gang_cards[1:]:
        print(f"  {card.name:<20} {pack.gangs[card.gang].name}")
    print("\nBackgrounds")
    for background in pack.backgrounds:
        when = ", ".join(word for bit, word in enumerate(MOMENTS) if background.when >> bit & 1)
        print(f"  {background.name:<16} {pack.gangs[background.gang].name:<8} {when}")
    print("\nMichel(le)'s cards")
    for michel in pack.michel_cards:
        tools = ", ".join(pack.kinds[tool].name for tool in michel.tools) or "no knife"
        print(f"  {michel.name:<16} {michel.copies}  {tools}")
    print("\nInmates")
    for inmate in pack.inmates:
        print(f"  {inmate.name:<12} {inmate.title}, board {inmate.board}")
