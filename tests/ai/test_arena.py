"""Games among bots: everybody sits everywhere, what happened is counted, shares come with their intervals."""

from collections import Counter

import pytest

from blackgate.ai.arena import Match, Tally, card_uses, fresh_game, interval, play_game, play_on, quantile, seated
from blackgate.ai.bot import Effort, Question, RandomBot, fill_from, some
from blackgate.ai.levels import Brains
from blackgate.model.actions import Discard, Sell
from blackgate.model.counts import LINK, ONE, SHOVEL, count, size
from blackgate.model.events import (
    Armed, Bought, Crafted, Dug, Event, Extorted, Joined, Played, Powered, Revealed, Sold, Stolen, TurnStarted,
)
from blackgate.model.vocabulary import ANY
from blackgate.play.learned_weights import load_brains
from tests.table import shipped, table


def test_everybody_moves_on_by_one_seat() -> None:
    match = Match(("easy", "random", "medium"), 5)
    assert [seated(match, number) for number in (0, 1, 4)] == [
        ("easy", "random", "medium"), ("random", "medium", "easy"), ("random", "medium", "easy")]


def test_a_game_of_a_match_is_the_same_whenever_it_is_played() -> None:
    match = Match(("random",) * 4, 5, team=True, michel=2)
    one, two = fresh_game(shipped(), match, 3), fresh_game(shipped(), match, 3)
    assert (one.players, one.team, one.michel, one.hand) == (4, True, 2, two.hand)
    assert one.hand != fresh_game(shipped(), match, 4).hand
    assert play_game(shipped(), Brains(), match, 3).decisions == play_game(shipped(), Brains(), match, 3).decisions


def cards_used(event: Event, kind: int) -> int:
    """How many cards of a kind an event tells the use of."""
    match event:
        case Dug(tool=used) | Bought(kind=used) | Stolen(kind=used) | Played(card=used) | Armed(kind=used):
            return int(used == kind)
        case Crafted():
            return int(event.kind == kind) + count(event.spent, kind)
        case Sold():
            return count(event.cards, kind)
        case Joined():
            return count(event.spent, kind)
        case Extorted():
            return count(event.weapons, kind)
    return 0


def test_a_tally_counts_what_the_story_tells() -> None:
    match = Match(("random", "easy"), 11)
    story: list[Event] = []
    tally = play_on(fresh_game(shipped(), match, 1), load_brains(shipped()), match, 1, story)
    assert tally.games == 1 and tally.bot_seats == {"random": 1, "easy": 1} and tally.bot_wins == {"easy": 1}
    assert tally.seat_wins == {0: 1} and not tally.unfinished and tally.decisions > 20
    assert tally.turns == [(1 + sum(isinstance(event, TurnStarted) for event in story)) / 2]      # The first has begun.
    uses = card_uses(shipped(), tally)
    for number, kind in enumerate(shipped().kinds):
        assert uses[kind.name] == sum(cards_used(event, number) for event in story), kind.name
    for number, card in enumerate(shipped().backgrounds):
        assert uses[card.name] == sum(isinstance(event, Revealed) and event.background == number for event in story)
    powered = sum(isinstance(event, Powered) for event in story)
    assert sum(uses[card.name] for card in shipped().gang_cards[1:]) == powered


def test_an_unfinished_game_is_nobodys() -> None:
    tally = play_game(shipped(), Brains(), Match(("random", "random"), 1, most_decisions=5), 0)
    assert tally.unfinished == 1 and tally.decisions == 5 and not tally.bot_wins and not tally.seat_wins


def test_tallies_add_up() -> None:
    match = Match(("random", "random", "random"), 2)
    one, two = (play_game(shipped(), Brains(), match, number) for number in (0, 1))
    whole = Tally()
    whole.add(one)
    whole.add(two)
    assert whole.games == 2 and whole.decisions == one.decisions + two.decisions
    assert whole.turns == one.turns + two.turns
    assert whole.bot_seats["random"] == 6 and whole.bot_wins["random"] == sum(whole.seat_wins.values()) == 2
    assert whole.used == one.used + two.used and whole.first_wins == one.first_wins + two.first_wins
    assert whole.times["random"] == one.times["random"] + two.times["random"]


def test_an_interval_is_wilsons() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(100, 100) == pytest.approx((0.9630, 1.0), abs=1e-4)
    assert interval(0, 100) == pytest.approx((0.0, 0.0370), abs=1e-4)


def test_a_quantile_is_the_value_below_which_the_share_lies() -> None:
    values = Counter({10: 5, 20: 4, 90: 1})
    assert [quantile(values, share) for share in (0.5, 0.51, 0.9, 0.95, 1.0)] == [10, 20, 20, 90, 90]
    assert quantile(Counter(), 0.5) == 0


def test_cards_drawn_by_lot_are_among_those_there_are() -> None:
    cards = 2 * ONE[LINK] + ONE[SHOVEL]
    found = {some(cards, 2, iter(lots).__next__) for lots in ([0.0, 0.0], [0.9, 0.0], [0.5, 0.9])}
    assert found == {2 * ONE[LINK], ONE[LINK] + ONE[SHOVEL]}
    for lot in (0.0, 0.5, 0.99):
        sold = fill_from(cards, 0, Sell(ANY), lambda lot=lot: lot)              # type: ignore[misc]
        assert isinstance(sold, Sell) and 1 <= size(sold.cards) <= 3
        thrown = fill_from(cards, 0, Discard(ANY, 2), lambda lot=lot: lot)      # type: ignore[misc]
        assert isinstance(thrown, Discard) and thrown.number == 2


def test_a_random_bot_tries_every_option() -> None:
    game = table().seat(0, "cafeteria", container=1, link=1).start().game
    bot = RandomBot(4)
    options = set(Question(game).options)
    assert {bot.choose(Question(game)) for _ in range(400)} == options
    assert bot.think(Question(game)).win == (1 / 3,) * 3
    assert Effort().iterations is None
