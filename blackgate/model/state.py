"""The game as plain data that can be copied (Law 1): integers, and lists and tuples of integers."""

from typing import Final

from .actions import Action
from .board import Board
from .counts import Cards
from .frames import Frame
from .pack import Pack
from .rng import Chance
from .teams import CLOCKWISE, MATES, NO_MICHEL, is_mate, score

FIELDS: Final = (
    "actions", "agenda", "background", "beatings", "board", "cigarettes", "deck", "dig_bonus", "discard",
    "drawn", "extortions", "first", "gang", "gang_piles", "goal", "hand", "known", "michel",
    "michel_deck", "michel_discard", "michel_place", "michel_table", "options", "others", "out", "pack",
    "piles", "place", "players", "points", "prisoner", "revealed", "rolls", "searches", "seed", "table",
    "team", "tunnel", "turn", "turns", "used", "winners",
)
# Far more than a turn has (two actions, five with the best Background). Cards cannot give more than that, so that
# every position that play can reach can be written and loaded.
MOST_ACTIONS: Final = 1000
MOST_DIG_BONUS: Final = 1000


class GameState(Chance):
    """One game at one moment.

    Card zones are counts (`counts`), ordered decks are lists with the next card last, or tuples with the
    next card first. `known` has the cards a viewer is sure of in another's hand, at [owner * players + viewer].
    """

    __slots__ = tuple(name for name in FIELDS if name not in ("drawn", "seed"))     # those two are slots of `Chance`

    def set_out(self, pack: Pack, players: int, team: bool, seed: int) -> "GameState":
        """Make this an empty table and return it. It is not `__init__`, because a clone fills every field itself."""
        self.pack = pack
        self.board: Board = pack.boards[team]
        self.players = players
        self.team = team
        self.others = CLOCKWISE[players]
        self.goal = pack.goal(players, team)
        self.seed = seed
        self.drawn = 0                              # how many random numbers were drawn
        self.rolls: tuple[int, ...] = ()            # the next die rolls, if a position sets them
        self.first = 0
        self.turns = 0                              # turns begun
        self.turn = 0                               # whose turn it is
        self.actions = pack.actions                 # still unspent
        self.searches = 0                           # done this turn
        self.extortions = 0                         # done this turn
        self.used = 0                               # once-per-turn powers used this turn, a bit for each card's (R14c)
        self.dig_bonus = 0                          # for the next Dig this turn
        self.place = [self.board.home[seat & 1] for seat in range(players)]
        self.hand: list[Cards] = [0] * players
        self.known: list[Cards] = [0] * (players * players)
        self.cigarettes = [0] * players
        self.beatings = [0] * players
        self.gang = [0] * players                   # gang card, 0 for none
        self.background = [0] * players
        self.revealed = [0] * players
        self.tunnel: list[Cards] = [0] * players
        self.points = [0] * players
        self.prisoner = [2 * seat for seat in range(players)]
        self.piles: Cards = 0                       # the four supply piles
        self.deck: list[int] = []                   # Search deck, next card last
        self.discard: Cards = 0                     # Search discard
        self.table: Cards = 0                       # cards played, until the effect ends (R14r)
        self.out: Cards = 0                         # supply cards a position left out of play
        self.gang_piles: list[tuple[int, ...]] = [() for _ in pack.gangs]
        self.michel = NO_MICHEL
        self.michel_place = -1
        self.michel_deck: tuple[int, ...] = ()      # next card first
        self.michel_discard: tuple[int, ...] = ()
        self.michel_table: tuple[int, ...] = ()
        self.agenda: list[Frame] = []               # unfinished business, the next on top (last)
        self.winners = 0                            # a mask of seats once the game is over
        self.options: list[Action] | None = None    # `legal` remembers its answer until something changes
        return self

    def clone(self) -> "GameState":
        new = GameState()
        new.pack = self.pack
        new.board = self.board
        new.players = self.players
        new.team = self.team
        new.others = self.others
        new.goal = self.goal
        new.seed = self.seed
        new.drawn = self.drawn
        new.rolls = self.rolls
        new.first = self.first
        new.turns = self.turns
        new.turn = self.turn
        new.actions = self.actions
        new.searches = self.searches
        new.extortions = self.extortions
        new.used = self.used
        new.dig_bonus = self.dig_bonus
        new.place = self.place[:]
        new.hand = self.hand[:]
        new.known = self.known[:]
        new.cigarettes = self.cigarettes[:]
        new.beatings = self.beatings[:]
        new.gang = self.gang[:]
        new.background = self.background[:]
        new.revealed = self.revealed[:]
        new.tunnel = self.tunnel[:]
        new.points = self.points[:]
        new.prisoner = self.prisoner
        new.piles = self.piles
        new.deck = self.deck[:]
        new.discard = self.discard
        new.table = self.table
        new.out = self.out
        new.gang_piles = self.gang_piles[:]
        new.michel = self.michel
        new.michel_place = self.michel_place
        new.michel_deck = self.michel_deck
        new.michel_discard = self.michel_discard
        new.michel_table = self.michel_table
        new.agenda = self.agenda[:]
        new.winners = self.winners
        new.options = self.options
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and all(
            getattr(self, name) == getattr(other, name) for name in FIELDS if name != "options"
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def decider(self) -> int:
        """The seat that is asked now."""
        return self.agenda[-1].seat if self.agenda else self.turn

    def mates_here(self, seat: int) -> list[int]:
        """Teammates in the same place, clockwise (R11c)."""
        place = self.place
        here = place[seat]
        return [mate for mate in MATES[self.team][self.players][seat] if place[mate] == here]

    def score(self, seat: int) -> int:
        """The points that count for a seat: its own or its team's (R11a)."""
        return score(self.points, seat, self.team)

    def side(self, seat: int) -> int:
        """The seats that win together with this seat, as a bit mask (R11a)."""
        return sum(1 << other for other in range(seat & 1, self.players, 2)) if self.team else 1 << seat

    def sees_hand(self, viewer: int, owner: int) -> bool:
        """Whether the viewer sees this hand: it is their own, or a teammate's in the same place (R5.7)."""
        return viewer == owner or (
            is_mate(self.team, viewer, owner) and self.place[viewer] == self.place[owner]
        )
