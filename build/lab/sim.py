"""`blackgate sim` with the reference bots among its seats.

    python build/lab sim --seats policy,old-policy --games 400
"""

from argparse import ArgumentParser
from typing import Any

from blackgate.ai.levels import LEVELS, Brains
from blackgate.commands import sim
from blackgate.commands.runs import tallies
from blackgate.commands.runs.job import Facts
from blackgate.model.pack import Pack
from lab.reference_bots import REFERENCES, with_references


def play_match(pack: Pack, brains: Brains, facts: Facts, number: int) -> Any:
    return tallies.play_match(pack, with_references(pack, brains), facts, number)


def main(words: list[str]) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.set_defaults(cards=None)
    sim.arguments(parser)
    return sim.run(parser.parse_args(words), (*LEVELS, *REFERENCES), play_match)
