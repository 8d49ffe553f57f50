"""The policy on the seat's own turn: the gains here and elsewhere, and the score of each option."""

from ...model.actions import (
    Action, Buy, CautiousMove, Craft, Dig, EndTurn, Exchange, Extort, Follow, Heal, Join, Play, Reveal, RollMove,
    Search, Sell, StealSpoon,
)
from ...model.counts import FIELD, KNIFE, ONE, TOOLS, TOOL_KINDS, WEAPONS, pair_up, size
from ...model.state import GameState
from ...model.verbs.cautious_move import cautious_cost
from ...model.vocabulary import ANY
from ..float_sums import add_up
from . import worth
from .cards import play_score, reveal_score
from .counting import tool_odds
from .fights import attack_worth, side_odds
from .keeping import least_needed, needless
from .standing import Standing
from .temper import Scores
from .worth import CIGARETTE, DUG, FOLLY, HELD, WEAPON, cards_worth, outlook


class Turn(Standing):
    """Scores the options of one turn."""

    def scores(self, options: list[Action]) -> Scores:
        scored: Scores = []
        for option in options:
            action = self.filled(option) if ANY in option else option
            if action is not None:
                scored.append((self.score(action), action))
        return scored

    def filled(self, template: Action) -> Action | None:
        """A template filled in in the way that seems best; None if no way is good."""
        if isinstance(template, Sell):
            return Sell(self.sale())
        if isinstance(template, Exchange):
            return self.proposal(template.seat)
        assert isinstance(template, Reveal)
        return Reveal(best_discarded(self.game, template.number), template.number)

    def after(self, gain: float) -> float:
        """The worth of an action here: its gain, and the rest of the turn with the actions left."""
        rest = self.gains.copy()
        if gain in rest:
            rest.remove(gain)
        return gain + outlook(rest, self.game.actions - 1)

    def score(self, option: Action) -> float:
        game, seat = self.game, self.seat
        if isinstance(option, EndTurn):
            return outlook(self.gains, 0) - (0.5 if game.actions else 0.0)
        if isinstance(option, Dig):
            return self.after(self.dig_gain(option.tool)) + 2.0
        if isinstance(option, RollMove):
            return self.roll()
        if isinstance(option, CautiousMove):
            return self.at(option.place, game.actions - cautious_cost(game))
        if isinstance(option, Follow):
            return self.at(option.place, game.actions - 1)
        if isinstance(option, Search):
            return self.after(worth.search_gain(game, seat, self.here))
        if isinstance(option, Craft):
            return self.after(worth.craft_gain(game, seat, option.product))
        if isinstance(option, Buy):
            return self.after(worth.buy_gain(game, seat, option.item, game.cigarettes[seat]))
        if isinstance(option, StealSpoon):
            powers = game.pack.powers[game.gang[seat]]
            return self.after(HELD * (1 + powers.spoons_stolen) * powers.points[TOOL_KINDS[0]])
        if isinstance(option, Heal):
            return self.after(worth.heal_gain(game, seat))
        if isinstance(option, Sell):
            return self.after(self.sale_gain(option.cards))
        if isinstance(option, Join):
            card = game.gang_piles[option.gang][0] if game.gang_piles[option.gang] else game.gang[seat]
            worths = worth.gang_worths(game.pack)
            gain = worths[card] * self.remaining() - worths[game.gang[seat]]
            gain -= cards_worth(game.pack, option.accessories)
            return outlook(self.gains, game.actions - 1) + gain
        if isinstance(option, Extort):
            return outlook(self.gains, game.actions - 1) + self.extortion(option)
        if isinstance(option, Play):
            return play_score(self, option)
        if isinstance(option, Reveal):
            return reveal_score(self, option)
        if isinstance(option, Exchange):
            return outlook(self.gains, game.actions - 1) + 12.0
        return 0.0

    def dig_gain(self, tool: int) -> float:
        game, seat = self.game, self.seat
        points = game.pack.powers[game.gang[seat]].points[tool] + game.dig_bonus
        if points >= worth.points_needed(game, seat):
            return 1000.0
        return (DUG - HELD) * points

    def roll(self, actions: int | None = None) -> float:
        """The mean worth of a move roll, with the better place for each face."""
        game = self.game
        left = game.actions - 1 if actions is None else actions
        rolls = game.board.rolls(self.here, game.pack.powers[game.gang[self.seat]].neighbour_faces)
        return add_up([max([self.at(place, left) for place in places]) for places in rolls]) / 6

    def sale(self) -> int:
        """The cards to sell: all that nothing needs, or the cheapest of the hand if there are none."""
        return needless(self.game, self.seat) or least_needed(self.game, self.seat, 1)

    def sale_gain(self, cards: int) -> float:
        game, seat, pack = self.game, self.seat, self.game.pack
        price = pack.worth(cards) + pack.powers[game.gang[seat]].sell_bonus
        if not needless(game, seat):
            return price * CIGARETTE - cards_worth(pack, cards)
        purse = game.cigarettes[seat]
        wares = range(len(pack.items))
        before = max(worth.buy_gain(game, seat, item, purse) for item in wares)
        after = max(worth.buy_gain(game, seat, item, purse + price) for item in wares)
        ready = game.actions > 1
        return price * (CIGARETTE - 1.0) + (0.9 if ready else 0.5) * max(0.0, after - before)

    def extortion(self, option: Extort) -> float:
        """The worth of an extortion: the tool, the fight, the loser's Beating."""
        game, seat = self.game, self.seat
        target, tool, weapons, _ = option
        if not game.hand[target]:
            return FOLLY
        laid = size(weapons)
        chance = tool_odds(game, seat, target, tool)
        prize = chance * HELD * game.pack.kinds[tool].points + (1 - chance) * worth.random_card(game, seat, target)
        lead = worth.progress(game, target)
        win = prize + 2.0 + 5.0 * lead + (4.0 * lead if game.beatings[target] else 0.0)
        lose = -(worth.BEATING + (3.0 if game.beatings[seat] else 0.0)) - 0.5 * worth.average_card(game, seat)
        mine = size(game.hand[seat] & WEAPONS) - laid
        helpers = game.mates_here(target)
        odds = side_odds(game, seat, [target, *helpers])
        kinds_bonus = 0.05 if weapons & FIELD[KNIFE] else 0.0
        return attack_worth(mine, odds, win, lose, WEAPON) - WEAPON * laid + kinds_bonus

    def proposal(self, mate: int) -> Exchange | None:
        """A useful exchange: a seat too beaten to dig gives its tools to a teammate who can; else None."""
        game, seat = self.game, self.seat
        tools = game.hand[seat] & TOOLS
        powers = game.pack.powers
        barred = game.beatings[seat] > powers[game.gang[seat]].most_dig_beatings
        able = game.beatings[mate] <= powers[game.gang[mate]].most_dig_beatings
        if tools and barred and able:
            return Exchange(mate, tools, 0, 0, 0)
        return None


def best_discarded(game: GameState, number: int) -> int:
    """The most valuable cards of the Search discard."""
    worths = worth.kind_worths(game.pack)
    cards = sorted((kind for kind, n in pair_up(game.discard) for _ in range(n)), key=lambda kind: -worths[kind])
    return sum(ONE[kind] for kind in cards[:number])
