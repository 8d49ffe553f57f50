"""Counts how often players open their hands at one shared screen; medium bots play their seats (TOGETHER G1).

    python build/lab openings --games 20 --seed 5

`handed over`: as in version 0.1, the screen is given to the player who is asked. `opened`: on the public table a hand
is opened only for an answer that needs it and that no standing order gives. It stays open until the turn ends or
another person is asked, longer if a teammate is in the same place (R5.7). Digging and crafting from memory needs cards
that the owner has seen. `with a look`: the same, and players also look at drawn cards before they decide on a turn.
"""

from argparse import ArgumentParser
from collections import Counter

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.model.actions import Action, Craft, Dig, GiveUp
from blackgate.model.counts import ONE, WEAPONS, Cards, holds, least, minus
from blackgate.model.engine import do
from blackgate.model.events import Drawn, Event, Taken
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.teams import is_mate
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.public_options import commonly_known, open_options
from blackgate.play.orders import StandingOrders

TABLES = {"three people and a bot": (3, False), "four people": (4, False), "two and two": (4, True)}
PLAYERS = 4


class Screen:
    """The hand that is open, and how often one was opened."""

    def __init__(self) -> None:
        self.open: int | None = None
        self.openings = 0

    def need(self, seat: int) -> None:
        if self.open != seat:
            self.open = seat
            self.openings += 1

    def ask(self, seat: int, game: GameState) -> None:
        """A person is asked: another hand closes, unless it belongs to a teammate in the same place."""
        before = self.open
        if before is not None and before != seat:
            is_passed = is_mate(game.team, before, seat) and game.place[before] == game.place[seat]
            self.open = seat if is_passed else None

    def close(self) -> None:
        self.open = None


def is_remembered(game: GameState, action: Action, remembered: Cards) -> bool:
    """Whether a player who remembers these cards can do the action without opening the hand."""
    if isinstance(action, Dig):
        return holds(remembered, ONE[action.tool])
    if isinstance(action, Craft):
        recipe = game.pack.recipe_of[action.product]
        spared = game.pack.powers[game.gang[game.turn]].no_link
        return holds(remembered, recipe.needs_spared if spared else recipe.needs)
    return True


def play(seed: int, number: int, people: int, team: bool) -> tuple[Counter[str], float]:
    pack, brains = pack_and_brains(None)
    game = new_game(pack, PLAYERS, mixed(seed, number), team=team)
    bots = [make_bot("medium", mixed(seed, number, seat), brains) for seat in range(PLAYERS)]
    standing_orders = StandingOrders(PLAYERS)
    handed, public, looking = Screen(), Screen(), Screen()
    unseen: set[int] = set()
    remembered = [0] * PLAYERS      # cards that the owners have seen in their hands, or that all saw them take
    turn = -1
    while not game.winners:
        if game.turns != turn:
            turn = game.turns
            public.close()
            looking.close()
        question = Question(game)
        seat = question.seat
        action = bots[seat].choose(question)
        if seat < people:
            handed.need(seat)
            if standing_orders.answer(question.view) is None:
                public.ask(seat, game)
                looking.ask(seat, game)
                if action not in open_options(game) or not is_remembered(game, action, remembered[seat]):
                    public.need(seat)
                    looking.need(seat)
                elif seat in unseen and not game.agenda:
                    looking.need(seat)
                if public.open == seat and any(isinstance(option, GiveUp) for option in question.options):
                    # The rest of the fight is decided at once.
                    standing_orders.commit(seat, game.hand[seat] & WEAPONS)
            standing_orders.follow(question.view, action)
        events: list[Event] = []
        do(game, action, events)
        standing_orders.note(events)
        for owner, hand in enumerate(game.hand):
            known = commonly_known(game, owner)
            remembered[owner] = known + minus(hand if owner == public.open else least(remembered[owner], hand), known)
        unseen |= {event.seat for event in events if isinstance(event, (Drawn, Taken))}
        if looking.open is not None:
            unseen.discard(looking.open)
    counts = {"handed over": handed.openings, "opened": public.openings, "with a look": looking.openings}
    return Counter(counts), game.turns / PLAYERS


def main(words: list[str] | None = None) -> int:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=5)
    given = arguments.parse_args(words)
    for name, (people, team) in TABLES.items():
        counts: Counter[str] = Counter()
        rounds = 0.0
        for number in range(given.games):
            found, lasted = play(given.seed, number, people, team)
            counts += found
            rounds += lasted
        told = ", ".join(f"{what} {times / rounds:.2f}" for what, times in counts.items())
        print(f"{name}, {given.games} games, a round: {told}")
    return 0
