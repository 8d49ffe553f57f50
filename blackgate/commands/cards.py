"""`blackgate cards`: lists the card database, or checks a pack."""

import sys
from argparse import Namespace
from pathlib import Path

from ..library import BadPack, load_pack
from ..model.cards import Pack
from ..model.words import MOMENTS
from . import pack_for


def run(arguments: Namespace) -> int:
    if arguments.check:
        return _check(Path(arguments.check[1]))
    _list(pack_for(arguments))
    return 0


def _check(folder: Path) -> int:
    try:
        pack = load_pack(folder)
    except BadPack as bad:
        if not folder.is_dir():
            print(f"{folder} is no folder with card files.", file=sys.stderr)
            return 2
        for problem in bad.problems:
            print(problem)
        print(f"{len(bad.problems)} problem{'s' if len(bad.problems) > 1 else ''} found.")
        return 1
    cards = sum(kind.copies for kind in pack.kinds)
    print(f"{folder} is a good pack: {len(pack.kinds)} kinds, {cards} cards, {len(pack.gang_cards) - 1} gang cards, "
          f"{len(pack.backgrounds)} Backgrounds.")
    return 0


def _list(pack: Pack) -> None:
    print(f"Pack {pack.name} ({pack.fingerprint[:12]})\n")
    print("Search and supply cards")
    for kind in pack.kinds:
        where = "pile" if kind.supply else "deck"
        points = f"  {kind.points} tunnel points" if kind.points else ""
        print(f"  {kind.name:<16} {kind.category:<10} {kind.copies:>2} in the {where}, sold for {kind.value}{points}")
    print("\nGang cards")
    for card in pack.gang_cards[1:]:
        print(f"  {card.name:<20} {pack.gangs[card.gang].name}")
    print("\nBackgrounds")
    for background in pack.backgrounds:
        when = ", ".join(word for bit, word in enumerate(MOMENTS) if background.when >> bit & 1)
        print(f"  {background.name:<16} {pack.gangs[background.gang].name:<8} {when}")
    print("\nMichel(le)'s cards")
    for michel in pack.michel_cards:
        tools = " or ".join(pack.kinds[tool].name for tool in michel.tools) or "no knife"
        print(f"  {michel.name:<16} {michel.copies}  {tools}")
    print("\nInmates")
    for inmate in pack.inmates:
        print(f"  {inmate.name:<12} {inmate.title}, board {inmate.board}")
