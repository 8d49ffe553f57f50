"""Plays equal bots and writes down what the cards and seats are worth: the tables of docs/balance.md.

    python build/balance.py --level medium --games 6000 --json /tmp/balance.json
    python build/balance.py --level hard --games 300 --json /tmp/balance.json
    python build/balance.py --json /tmp/balance.json --write docs/balance.md

Teams play half as many games. `medium` also plays games in which everybody starts in a gang, drawn by lot: only there
a gang card's worth is not mixed up with who joins, when and why.
"""

import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path

import balance_tables
from keeping import Facts, Ledger, fingerprint, gather, parser

from blackgate.ai.arena import Match, fresh_game, play_on
from blackgate.ai.levels import LEVELS
from blackgate.model.counts import pair_up
from blackgate.model.pack import Pack
from blackgate.model.rng import Dice, mixed, shuffle
from blackgate.model.state import GameState
from blackgate.model.words import JOINED, PLAYED, REVEALED, Event
from blackgate.play.brains import pack_and_brains

MODES: dict[str, tuple[int, bool]] = {
    "2": (2, False), "3": (3, False), "4": (4, False), "5": (5, False), "6": (6, False),
    "team4": (4, True), "team6": (6, True),
}
DEALT = "4"                     # the mode in which gang cards are dealt out
TABLES = ("<!-- tables of build/balance.py -->", "<!-- end of the tables -->")

Task = tuple[str, str, int, int, bool]      # level, mode, seed, number, whether gang cards are dealt out


def play(task: Task) -> Counter[str]:
    """One game and what there was to see in it: for each seat what it had or did, and whether it won."""
    level, mode, seed, number, dealt = task
    players, team = MODES[mode]
    pack, brains = pack_and_brains(None)
    match = Match((level,) * players, mixed(seed, players, team, dealt), team)
    game = fresh_game(pack, match, number)
    seen = Seen(game)
    if dealt:
        deal_gang_cards(game, Dice(mixed(seed, number)))
        for seat in range(players):
            seen.note(seat, f"dealt/{pack.gang_cards[game.gang[seat]].name}")
    story: list[Event] = []
    tally = play_on(game, brains, match, number, story)
    seen.note_story(pack, story)
    counts = seen.counts(game)
    counts["unfinished"] = tally.unfinished
    counts[f"turns/{game.turns}"] = 1
    counts["decisions"] = tally.decisions
    return counts


def deal_gang_cards(game: GameState, dice: Dice) -> None:
    """A gang card for everybody, drawn by lot from all."""
    cards = list(range(1, len(game.pack.gang_cards)))
    shuffle(dice, cards)
    for seat in range(game.players):
        card = cards[seat]
        gang = game.pack.gang_of[card]
        game.gang[seat] = card
        game.gang_piles[gang] = tuple(other for other in game.gang_piles[gang] if other != card)
    game.options = None


class Seen:
    """What was seen of each seat, each thing once."""

    def __init__(self, game: GameState) -> None:
        self.things: set[tuple[int, str]] = set()
        pack = game.pack
        for seat in range(game.players):
            self.note(seat, f"background/{pack.backgrounds[game.background[seat]].name}")
            self.note(seat, f"distance/{(seat - game.first) % game.players}")
            for kind, _ in pair_up(game.hand[seat]):
                self.note(seat, f"start/{pack.kinds[kind].name}")

    def note(self, seat: int, thing: str) -> None:
        self.things.add((seat, thing))

    def note_story(self, pack: Pack, story: list[Event]) -> None:
        for event in story:
            if event[0] == JOINED:
                self.note(event[1], f"gang/{pack.gang_cards[event[2]].name}")
                self.note(event[1], "some gang")
            elif event[0] == PLAYED:
                self.note(event[1], f"played/{pack.kinds[event[2]].name}")
            elif event[0] == REVEALED:
                self.note(event[1], f"revealed/{pack.backgrounds[event[2]].name}")
                if event[3]:
                    self.note(event[1], f"bonus/{pack.backgrounds[event[2]].name}")

    def counts(self, game: GameState) -> Counter[str]:
        """Per thing: the seats it was seen of, those of them that won, and the games."""
        counts: Counter[str] = Counter()
        for seat, thing in self.things:
            counts[f"seats/{thing}"] += 1
            counts[f"won/{thing}"] += game.winners >> seat & 1
        for thing in {thing for _, thing in self.things}:
            counts[f"games/{thing}"] += 1
        return counts


def play_all(arguments: Namespace, ledger: Ledger) -> None:
    facts: Facts = {"bots": fingerprint(), "seed": arguments.seed}
    for mode in MODES if arguments.only is None else arguments.only.split(","):
        games = arguments.games // (2 if MODES[mode][1] else 1)
        parts = [(f"{arguments.level}/{mode}", games, False)]
        if mode == DEALT and arguments.level == "medium":
            parts.append((f"{arguments.level}/dealt", arguments.games * 2, True))
        for name, wanted, dealt in parts:

            def task(number: int, mode: str = mode, dealt: bool = dealt) -> Task:
                return arguments.level, mode, arguments.seed, number, dealt

            part = gather(ledger, name, facts, wanted, arguments.jobs, play, task)
            print(f"{name:<14} {part.games:>6} games, {part.counts['unfinished']} unfinished", flush=True)


def write(path: Path, tables: str) -> None:
    """Put the tables into the page, between their marks; the words around them are written by hand."""
    page = path.read_text(encoding="utf-8")
    head, _, rest = page.partition(TABLES[0])
    _, mark, tail = rest.partition(TABLES[1])
    if not mark:
        sys.exit(f"{path} has no place for the tables, from {TABLES[0]} to {TABLES[1]}")
    path.write_text(f"{head}{TABLES[0]}\n\n{tables}\n{TABLES[1]}{tail}", encoding="utf-8")


def main(given: list[str] | None = None) -> int:
    asked = parser("Play equal bots and write down what cards and seats are worth.", 2026)
    asked.add_argument("--level", choices=LEVELS, help="play games of these bots")
    asked.add_argument("--games", type=int, default=300, metavar="N", help="for each number of players")
    asked.add_argument("--only", metavar="A,B,…", help=f"some of the modes {','.join(MODES)}")
    asked.add_argument("--write", type=Path, metavar="PAGE", help="put the tables into this page")
    arguments = asked.parse_args(given)
    ledger = Ledger(arguments.json)
    if arguments.level:
        play_all(arguments, ledger)
    tables = balance_tables.all_tables(ledger, pack_and_brains(None)[0])
    if arguments.write:
        write(arguments.write, tables)
    else:
        print(tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
