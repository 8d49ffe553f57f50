"""Games among bots, and their results: wins, lengths, times, and the cards used."""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from ..model.actions import Action, EndTurn
from ..model.counts import pair_up
from ..model.engine import do, is_legal
from ..model.events import Event
from ..model.pack import Pack
from ..model.rng import mixed
from ..model.setup import new_game
from ..model.sorts import USED, fields_of
from ..model.state import GameState
from ..model.view import view
from .bot import NO_EFFORT, Bot, Effort, Question, TurnLength
from .levels import Brains, level_word, make_bot
from .stand_in import in_short, quick_thought

MOST_DECISIONS = 5_000_000
MOST_ROUNDS = 5_000             # turns of each player: bots that are not random need about twenty
BY_LOT = "random"
MOST_ROUNDS_BY_LOT = 200_000    # Random bots need about ten thousand with Michel(le).
TIMED_EVERY = 64


class Match(NamedTuple):
    """A series of games. From game to game the bots move on by one seat."""

    seats: tuple[str, ...]
    seed: int
    team: bool = False
    michel: int = 0
    effort: Effort = NO_EFFORT
    most_decisions: int = MOST_DECISIONS
    is_careful: bool = False        # whether the policy answers for a bot that fails; else the error ends the game


class IllegalAnswer(Exception):
    """A bot gave an illegal answer."""


@mypyc_attr(serializable=True)      # It is sent between processes.
@dataclass
class Tally:
    """The results of some games. Tallies can be added."""

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    stood_in: int = 0               # decisions that the policy made for a bot that failed
    failure: str = ""               # the first failure
    turns: list[float] = field(default_factory=list)
    bot_seats: Counter[str] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    seat_wins: Counter[int] = field(default_factory=Counter)
    first_wins: int = 0
    used: Counter[tuple[int, int]] = field(default_factory=Counter)
    times: dict[str, Counter[int]] = field(default_factory=dict)    # microseconds, in steps of about ten percent
    looks: dict[str, Counter[int]] = field(default_factory=dict)    # of timed bots, per decision, in the same steps

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.stood_in += other.stood_in
        self.failure = self.failure or other.failure
        self.turns += other.turns
        self.bot_seats += other.bot_seats
        self.bot_wins += other.bot_wins
        self.seat_wins += other.seat_wins
        self.first_wins += other.first_wins
        self.used += other.used
        for word, times in other.times.items():
            self.times.setdefault(word, Counter()).update(times)
        for word, looks in other.looks.items():
            self.looks.setdefault(word, Counter()).update(looks)


def seated(match: Match, number: int) -> tuple[str, ...]:
    """The bots' words by seat in game `number`. Each game moves them on by one seat."""
    shift = number % len(match.seats)
    return match.seats[shift:] + match.seats[:shift]


def fresh_game(pack: Pack, match: Match, number: int) -> GameState:
    """A game of the match before the first action."""
    return new_game(pack, len(match.seats), mixed(match.seed, number), team=match.team, michel=match.michel)


def play_game(pack: Pack, brains: Brains, match: Match, number: int) -> Tally:
    return play_on(fresh_game(pack, match, number), brains, match, number)


def play_on(
    game: GameState, brains: Brains, match: Match, number: int, story: list[Event] | None = None,
) -> Tally:
    """Let the bots finish a game. All events are added to `story`, if it is given."""
    words = seated(match, number)
    seed = mixed(match.seed, number)
    bots: list[Bot] = [make_bot(word, mixed(seed, seat), brains, match.effort) for seat, word in enumerate(words)]
    tally = Tally(games=1)
    tally.times = {word: Counter() for word in words}
    tally.looks = {word: Counter() for word in words if brains.levels[level_word(word)].is_timed}
    used = tally.used
    events: list[Event] = []
    decisions = 0
    length = TurnLength()
    ends = EndTurn()
    most_turns = game.turns + (MOST_ROUNDS_BY_LOT if BY_LOT in words else MOST_ROUNDS) * game.players
    action: Action
    while not game.winners and decisions < match.most_decisions and game.turns < most_turns:
        seat = game.decider
        bot = bots[seat]
        try:
            if length.is_too_long(game.turns) and is_legal(game, ends):
                action = ends
            elif bot.instant and decisions % TIMED_EVERY:
                action = bot.choose(Question(game))
            else:
                word = words[seat]
                began = perf_counter()
                action = _answer(bot, Question(game), tally.looks.get(word))
                tally.times[word][_step(1e6 * (perf_counter() - began))] += 1
                if not is_legal(game, action):
                    raise IllegalAnswer(f"{words[seat]} answered {action} at decision {decisions}")
        except Exception as error:
            if not match.is_careful:
                raise
            action = quick_thought(view(game, seat), partial(is_legal, game)).action
            tally.stood_in += 1
            tally.failure = tally.failure or in_short(error)
        length.note(game.turns)
        do(game, action, events)
        for event in events:
            _note_use(used, event)
        if story is not None:
            story += events
        events.clear()
        decisions += 1
    tally.decisions = decisions
    _note_end(tally, game, words)
    return tally


def _note_end(tally: Tally, game: GameState, words: tuple[str, ...]) -> None:
    tally.turns.append(game.turns / game.players)
    tally.bot_seats.update(words)
    if not game.winners:
        tally.unfinished = 1
        return
    for seat in range(game.players):
        if game.winners >> seat & 1:
            tally.bot_wins[words[seat]] += 1
            tally.seat_wins[seat] += 1
    tally.first_wins = game.winners >> game.first & 1


def _answer(bot: Bot, question: Question, looks: Counter[int] | None) -> Action:
    """The bot's answer. `looks` counts the iterations of its search, if there was anything to search."""
    if looks is None:
        return bot.choose(question)
    thought = bot.think(question)
    if thought.iterations:
        looks[_step(thought.iterations)] += 1
    return thought.action


def _step(number: float) -> int:
    """A number in steps of about ten percent, so that a counter of millions of numbers stays small."""
    step = 1
    while step < number:
        step += max(1, step // 10)
    return step


# The decks whose cards are counted.
SEARCH, GANGS, BACKGROUNDS, MICHEL = range(4)
_DECKS: Final = {
    "kind": SEARCH, "cards": SEARCH, "gang_card": GANGS, "background": BACKGROUNDS, "michel_card": MICHEL,
}       # by the sort of the field


def _note_use(used: Counter[tuple[int, int]], event: Event) -> None:
    """Count the cards that an event uses."""
    for each in fields_of(type(event)):
        if USED not in each.marks:
            continue
        value, deck = int(getattr(event, each.name)), _DECKS[each.sort]
        for number, many in pair_up(value) if each.sort == "cards" else ((value, 1),):
            used[deck, number] += many


def card_uses(pack: Pack, tally: Tally) -> dict[str, int]:
    """How often each card took effect: Search and supply cards, gang powers, Backgrounds, Michel(le)'s."""
    uses = {kind.name: tally.used[SEARCH, n] for n, kind in enumerate(pack.kinds)}
    uses |= {card.name: tally.used[GANGS, n] for n, card in enumerate(pack.gang_cards) if n}
    uses |= {card.name: tally.used[BACKGROUNDS, n] for n, card in enumerate(pack.backgrounds)}
    return uses | {
        f"michel:{card.name}": tally.used[MICHEL, n] for n, card in enumerate(pack.michel_cards)
    }


def interval(wins: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    if not of:
        return 0.0, 1.0
    z = 1.959964
    share = wins / of
    middle = share + z * z / (2 * of)
    spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    whole = 1 + z * z / of
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def quantile(values: Counter[int], share: float) -> int:
    """The value below which this share of the counted values lies."""
    rest = share * values.total()
    for value in sorted(values):
        rest -= values[value]
        if rest <= 0:
            return value
    return 0
