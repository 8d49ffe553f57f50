"""Plays games among equal bots and prints what cards and seats are worth.

    python build/package compiled build/lab balance --sealed --level medium --games 8000 --only 4 --keep /tmp/balance
    python build/package compiled build/lab balance --sealed --level hard --games 500 --only 4 --keep /tmp/balance
    python build/package compiled build/lab balance --level medium --games 1000 --keep /tmp/balance
    python build/lab balance --keep /tmp/balance > build/lab/balance.md

*Sealed* games measure the worth of a card: every seat starts with a random gang card, and no seat may join another
gang. So the worth of a card is not mixed with the reasons for joining. Backgrounds are random in any game. In games
with joining, teams play half as many games. A stopped run continues from its folder. Compiled bots play the same games
in a third of the time. `--cards FOLDER` plays another pack, to try it out. `--holding CARD` gives one card to one seat
of every sealed game, which gives six times as much data about it.
"""

import sys
from argparse import Namespace
from collections import Counter
from functools import cache

from blackgate.ai.arena import Match, fresh_game, play_on
from blackgate.ai.levels import LEVELS, Brains
from blackgate.cards.library import carried_pack
from blackgate.commands.runs.job import Facts
from blackgate.model.actions import Join
from blackgate.model.counts import ByKinds, Stretch, pair_up
from blackgate.model.events import Event, Played
from blackgate.model.pack import Pack
from blackgate.model.rng import Dice, mixed, shuffle
from blackgate.model.state import GameState
from blackgate.play.learned_weights import load_brains, pack_and_brains
from lab import balance_tables
from lab.counting import Parts, parser

MODES: dict[str, tuple[int, bool]] = {
    "2": (2, False), "3": (3, False), "4": (4, False), "5": (5, False), "6": (6, False),
    "team4": (4, True), "team6": (6, True),
}


def play(pack: Pack, brains: Brains, facts: Facts, number: int) -> Counter[str]:
    """Play one game and count for each seat what it had or did, and whether it won. The fact `holding` is the card that
    one seat has."""
    seed, is_sealed, held = facts["seed"], facts["sealed"], facts["holding"]
    players, team = MODES[facts["mode"]]
    if is_sealed:
        pack, brains = sealed(pack)
    match = Match((facts["level"],) * players, mixed(seed, players, team, is_sealed), team)
    game = fresh_game(pack, match, number)
    if is_sealed:
        deal_gang_cards(game, Dice(mixed(seed, number)))
    if held:
        give(game, number % players, held)
    seen = Seen(game)
    if held:
        seen.note(number % players, f"holding/{held}")
    if is_sealed:
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


@cache
def sealed(given: Pack) -> tuple[Pack, Brains]:
    """The pack without joining: no accessory pays for a gang."""

    def nothing(held: list[int]) -> tuple[Join, ...]:
        return ()

    pack = carried_pack(given.carried, given.name)
    pack.joins = ByKinds(Stretch(0, 0), nothing)
    return pack, load_brains(pack)


def deal_gang_cards(game: GameState, dice: Dice) -> None:
    """Give every seat a random gang card."""
    cards = list(range(1, len(game.pack.gang_cards)))
    shuffle(dice, cards)
    for seat in range(game.players):
        card = cards[seat]
        gang = game.pack.gang_of[card]
        game.gang[seat] = card
        game.gang_piles[gang] = tuple(other for other in game.gang_piles[gang] if other != card)
    game.options = None


def give(game: GameState, seat: int, name: str) -> None:
    """Give a seat a gang card or Background. If another seat has it, the two are swapped."""
    pack = game.pack
    backgrounds = [card.name for card in pack.backgrounds]
    if name in backgrounds:
        old, new, hands = game.background[seat], backgrounds.index(name), game.background
    else:
        old, new, hands = game.gang[seat], [card.name for card in pack.gang_cards].index(name), game.gang
        if new not in hands:        # It is in its pile, and the old one goes back to its own pile.
            for card, lies in ((new, False), (old, True)):
                gang = pack.gang_of[card]
                rest = tuple(one for one in game.gang_piles[gang] if one != card)
                game.gang_piles[gang] = (*rest, card) if lies else rest
    hands[hands.index(new) if new in hands else seat] = old
    hands[seat] = new
    game.options = None


class Seen:
    """What each seat had or did, each thing once."""

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
            if isinstance(event, Played):
                self.note(event.seat, f"played/{pack.kinds[event.card].name}")

    def counts(self, game: GameState) -> Counter[str]:
        """For each thing: the number of seats, of winning seats, and of games."""
        counts: Counter[str] = Counter()
        for seat, thing in self.things:
            counts[f"seats/{thing}"] += 1
            counts[f"won/{thing}"] += game.winners >> seat & 1
        for thing in {thing for _, thing in self.things}:
            counts[f"games/{thing}"] += 1
        return counts


def play_all(arguments: Namespace, parts: Parts, pack: Pack) -> None:
    for mode in MODES if arguments.only is None else arguments.only.split(","):
        name = f"{arguments.level}/{'sealed' if arguments.sealed else ''}{mode}"
        name += f"/{arguments.holding}" if arguments.holding else ""
        facts = {"level": arguments.level, "mode": mode, "sealed": arguments.sealed, "holding": arguments.holding}
        games = arguments.games // (2 if MODES[mode][1] else 1)
        part = parts.play(name, play, facts, games, pack)
        print(f"{name:<14} {part.games:>6} games, {part.counts['unfinished']} unfinished", file=sys.stderr, flush=True)


def main(given: list[str] | None = None) -> int:
    asked = parser("Play equal bots and write down what cards and seats are worth.", 2026)
    asked.add_argument("--level", choices=LEVELS, help="play games of these bots")
    asked.add_argument("--games", type=int, default=300, metavar="N", help="for each number of players")
    asked.add_argument("--only", metavar="A,B,…", help=f"some of the modes {','.join(MODES)}")
    asked.add_argument("--sealed", action="store_true", help="gang cards dealt by lot, and nobody may join")
    asked.add_argument("--holding", metavar="CARD", help="in sealed games, what one seat has")
    asked.add_argument("--cards", metavar="FOLDER", help="play with the cards of this folder")
    arguments = asked.parse_args(given)
    if arguments.holding and not arguments.sealed:
        asked.error("--holding needs --sealed")
    parts, (pack, _) = Parts(arguments), pack_and_brains(arguments.cards)
    if arguments.level:
        play_all(arguments, parts, pack)
    print(balance_tables.all_tables(parts, pack))
    return 0
