"""The laws of the model, checked at any moment of any game (docs/architecture.md, R13)."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from ..ai.bot import fill_by_lot
from ..model.actions import Action, Dig, EndTurn, MoveMichel, Pass
from ..model.codec import load_position, position
from ..model.counts import ONE, holds, size
from ..model.engine import apply, do, is_legal, legal
from ..model.event_seats import seats_in
from ..model.events import Drawn, Event, Looked, Taken, TurnStarted
from ..model.notation import Notation
from ..model.pack import Pack
from ..model.rng import Dice, mixed
from ..model.setup import michel_cards, new_game
from ..model.state import GameState
from ..model.view import redact, view
from ..model.vocabulary import ANY
from ..model.refusal_reasons import why
from ..model.worlds import determinize

# All modes: players, team, Michel(le).
MODES = tuple(
    (players, team, michel)
    for players in range(2, 7)
    for team in (False, True)
    for michel in (0, 1, 2)
    if not team or players in (4, 6)
)
MOST_DECISIONS = 6000       # With Michel(le), a random game may take very long.
STRETCH = 50                # decisions of one game before another mode goes on


class LawBroken(Exception):
    """A law does not hold. The sentence says which, `seed` and `decision` say where."""


class LawGame:
    """A random game with all laws checked. To make it shorter, it digs when it can and rarely moves Michel(le)."""

    def __init__(self, notation: Notation, number: int, seed: int) -> None:
        self.notation = notation
        self.number = number
        self.players, self.team, self.michel = MODES[number % len(MODES)]
        self.seed = mixed(seed, number)
        self.random = Random(self.seed).random
        self.checks = 0
        self.actions: list[Action] = []
        self.events: list[Event] = []
        self.game = self.new_game(self.events)

    @property
    def mode(self) -> str:
        """The mode as on the command line: `4 team michelle`."""
        words = (str(self.players), "team" if self.team else "", ("", "michel", "michelle")[self.michel])
        return " ".join(word for word in words if word)

    @property
    def decisions(self) -> int:
        return len(self.actions)

    @property
    def is_over(self) -> bool:
        return bool(self.game.winners) or self.decisions >= MOST_DECISIONS

    def new_game(self, events: list[Event] | None = None) -> GameState:
        return new_game(
            self.notation.pack, self.players, self.seed, team=self.team, michel=self.michel, events=events
        )

    def play(self, every: int) -> None:
        """Play to the end and check after every `every` decisions. Raises LawBroken."""
        while not self.is_over:
            self.go_on(every)
        self.check_again()

    def go_on(self, every: int) -> None:
        """Play a part of the game and check after every `every` decisions. Raises LawBroken."""
        try:
            for _ in range(STRETCH):
                if self.is_over:
                    break
                self.decide(every)
        except LawBroken:
            raise
        except Exception as error:
            raise LawBroken(f"{type(error).__name__}: {error}") from error

    def decide(self, every: int) -> None:
        game = self.game
        self.check_turn_over(game, self.events)
        action = self.choose(game)
        if self.decisions % every == 0:
            self.checks += 1
            check_laws(game, self.notation, Dice(mixed(self.seed, self.decisions)))
            check_clone(game, action)
            check_trusted(game, action)
        self.events = apply(game, action)
        check_redaction(game, self.events)
        self.actions.append(action)

    def check_again(self) -> None:
        """Check that chance is data (Law 4): the same game played again is equal."""
        check_zones(self.game)
        again = self.new_game()
        for action in self.actions:
            do(again, action)
        demand(again == self.game, "the same seed and actions do not give the same game")

    def choose(self, game: GameState) -> Action:
        options = legal(game)
        demand(bool(options), "nothing can be answered")
        digs = [option for option in options if isinstance(option, Dig)]
        if digs and self.random() < 0.5:
            return digs[int(self.random() * len(digs))]
        if isinstance(options[0], MoveMichel) and self.random() < 0.6:
            return Pass()
        action = options[int(self.random() * len(options))]
        if isinstance(action, EndTurn) and game.actions and self.random() < 0.5:
            action = options[int(self.random() * len(options))]
        return fill_by_lot(view(game, game.decider), action, self.random) if ANY in action else action

    def check_turn_over(self, game: GameState, events: list[Event]) -> None:
        """Check the hand limit of the player whose turn ended (R4d)."""
        for event in events:
            if isinstance(event, TurnStarted) and game.turns > 1:
                before = (event.seat - 1) % game.players
                demand(size(game.hand[before]) <= game.pack.hand_limit, "a turn ended with too many cards")


def demand(condition: bool, sentence: str) -> None:
    if not condition:
        raise LawBroken(sentence)


def check_laws(game: GameState, notation: Notation, dice: Dice) -> None:
    """Check everything that must hold at a decision."""
    check_zones(game)
    check_options(game, notation)
    written = json.loads(json.dumps(position(game, notation)))
    again = load_position(written, notation)
    demand(again == game, "a position does not load back to the same game")
    for seat in range(game.players):
        seen = view(game, seat)
        demand(view(again, seat) == seen, "a loaded position has other views")
        world = determinize(seen, dice)
        check_zones(world)
        difference = view(world, seat).differences(seen)
        demand(not difference, f"seat {seat} can tell an imagined world by {', '.join(difference)}")
        demand(bool(legal(world)) or bool(game.winners), "an imagined world has no answer")


def check_zones(game: GameState) -> None:
    """Check that every card of R1 is in exactly one zone (R13)."""
    pack = game.pack
    zones = [
        *game.hand, *game.tunnel, game.piles, game.discard, game.table, game.out,
        sum(ONE[kind] for kind in game.deck),
    ]
    demand(all(holds(pack.all_cards, zone) for zone in zones), "a zone holds more than there is")
    demand(sum(zones) == pack.all_cards, "a card is lost or doubled")
    piles = sorted(card for pile in game.gang_piles for card in pile)
    held = [card for card in game.gang if card]
    demand(sorted(piles + held) == list(range(1, len(pack.gang_cards))), "a gang card is lost or doubled")
    demand(len(set(game.background)) == game.players, "a Background is doubled")
    if game.michel:
        cards = game.michel_deck + game.michel_discard + game.michel_table
        demand(Counter(cards) == Counter(michel_cards(pack)), "a Michel(le) card is lost or doubled")
    for owner in range(game.players):
        demand(0 <= game.beatings[owner] <= pack.most_beatings, "somebody has too many Beatings")
        demand(game.cigarettes[owner] >= 0, "somebody owes cigarettes")
        for viewer in range(game.players):
            known = game.known[owner * game.players + viewer]
            demand(holds(game.hand[owner], known), "somebody is sure of a card that is not there")
    demand(game.actions >= 0, "more actions were spent than there are")
    demand(not game.table or bool(game.agenda), "a card is left on the table")


def check_options(game: GameState, notation: Notation) -> None:
    """Check that options are distinct, are not refused, and stay equal when written and read."""
    options = legal(game)
    demand(bool(options) != bool(game.winners), "nothing can be answered")
    demand(len(set(options)) == len(options), "an option is offered twice")
    background = game.background[game.decider]
    for option in options:
        demand(why(game, option) is None, f"{option} is offered and refused")
        written = json.loads(json.dumps(notation.action(option, background)))
        demand(notation.read_action(written, game.players, background) == option, f"{option} reads back otherwise")


def check_clone(
    game: GameState, action: Action, cloned: Callable[[GameState], GameState] = GameState.clone,
) -> None:
    """Check that a clone is equal and independent."""
    clone, kept = cloned(game), game.clone()
    demand(clone == game, "a clone differs")
    demand(is_legal(clone, action), "a clone has other options")
    do(clone, action)
    demand(kept == game, "a clone is not independent")
    demand(legal(kept) == legal(game), "a clone's options changed")


def check_trusted(game: GameState, action: Action) -> None:
    """Check that an action without events, as in searches, leads to the same game."""
    quiet, loud = game.clone(), game.clone()
    do(quiet, action)
    apply(loud, action)
    demand(quiet == loud, "the trusted path plays another game")


def check_redaction(game: GameState, events: list[Event]) -> None:
    """Check that only the two players see a random card, and only one a drawn card (R12)."""
    for seat in range(game.players):
        for event, seen in zip(events, redact(events, seat), strict=True):
            if event != seen:
                demand(ANY in seen and len(event) == len(seen), "a redacted event has another form")
            elif isinstance(event, (Taken, Looked)) or (isinstance(event, Drawn) and event.number):
                demand(seat in seats_in(event), "an onlooker saw a secret")


def in_turn(pack: Pack, games: int, seed: int) -> Iterator[LawGame]:
    """The games to play on, in turn: one of each mode at a time, so that a long game delays no other mode."""
    notation = Notation(pack)
    under_way = [LawGame(notation, number, seed) for number in range(min(games, len(MODES)))]
    while under_way:
        for place, game in reversed(list(enumerate(under_way))):
            yield game
            if game.is_over:
                number = game.number + len(MODES)
                under_way[place:place + 1] = [LawGame(notation, number, seed)] if number < games else []

