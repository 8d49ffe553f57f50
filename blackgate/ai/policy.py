"""The policy: a score for every option of every question, from rules of thumb, exact counting and the fight solver.

It reads a game through the asked seat's eyes only (`counting`), so it plays the same in a real game and in
any world imagined from that seat's view.
"""

from collections.abc import Callable

from ..model.counts import FIELD, KNIFE, ONE, TOOL_KINDS, TOOLS, WEAPONS, pair_up, size
from ..model.legal import legal
from ..model.state import GameState
from ..model.words import (
    ACCEPT, ANY, ASK_COMBAT, ASK_EXTORTED, ASK_LOSE_TOOL, ASK_MICHEL_COMBAT, BUY, CAUTIOUS_MOVE, CHOOSE_CARD,
    COOPERATE, CRAFT, DECLINE, DIG, DISCARD, DRAW, END_TURN, EXCHANGE, EXTORT, FIGHT, FOLLOW, GO, HEAL, JOIN, KEEP,
    MOVE_MICHEL, PLAY, REROLL, REVEAL, ROLL_MOVE, SEARCH, SELL, STEAL_SPOON, WEAPON as PLAY_WEAPON, Action, Frame,
)
from . import worth
from .cards_policy import play_score, reveal_score
from .counting import sure, tool_odds
from .fights import attack_worth, best_commitment, michel_worth, side_odds
from .temper import CALM, Temper
from .worth import CIGARETTE, DUG, HELD, WEAPON, cards_worth, danger, outlook, prospects

Scores = list[tuple[float, Action]]
FREE_CARD = 12.0        # nothing speaks against it
FOLLY = -60.0           # what only hurts oneself or one's team


def scores(game: GameState, temper: Temper = CALM) -> Scores:
    """Every option with its score; templates are filled in the one way that seems best."""
    options = legal(game)
    if game.agenda:
        return _answer_scores(game, game.agenda[-1], options, temper)
    return Turn(game, temper).scores(options)


def choose(game: GameState, temper: Temper = CALM) -> Action:
    """The best option; the first of equals, so that the same question has the same answer."""
    return max(scores(game, temper), key=_score)[1]


def _score(scored: tuple[float, Action]) -> float:
    return scored[0]


class Turn:
    """One look at a turn: what can be had here and elsewhere, and what each option does about it."""

    def __init__(self, game: GameState, temper: Temper) -> None:
        self.game = game
        self.temper = temper
        self.seat = game.turn
        self.here = game.place[game.turn]
        self.searched = game.searches >= game.pack.powers[game.gang[game.turn]].search_limit
        self.gains = prospects(game, self.seat, self.here, searched=self.searched)
        self._elsewhere: dict[int, float] = {}

    def scores(self, options: list[Action]) -> Scores:
        scored: Scores = []
        for option in options:
            action = self.filled(option) if ANY in option else option
            if action:
                scored.append((self.score(action), action))
        return scored

    def filled(self, template: Action) -> Action:
        """A template filled in the one way that seems best; empty if none does."""
        if template[0] == SELL:
            return (SELL, self.sale())
        if template[0] == EXCHANGE:
            return self.proposal(template[1])
        return (REVEAL, best_discarded(self.game, template[2]), template[2])

    def after(self, gain: float) -> float:
        """The worth of doing something here now: its gain, and the rest of the turn with what is left."""
        rest = self.gains.copy()
        if gain in rest:
            rest.remove(gain)
        return gain + outlook(rest, self.game.actions - 1)

    def at(self, place: int, actions: int) -> float:
        """The worth of being in another place with so many actions left."""
        key = place * 16 + min(actions, 15)
        value = self._elsewhere.get(key)
        if value is None:
            gains = prospects(self.game, self.seat, place, searched=self.searched)
            value = outlook(gains, actions) - danger(self.game, self.seat, place)
            self._elsewhere[key] = value
        return value

    def score(self, option: Action) -> float:
        game, seat, temper = self.game, self.seat, self.temper
        word = option[0]
        if word == END_TURN:
            return outlook(self.gains, 0) - (0.5 if game.actions else 0.0)
        if word == DIG:
            return self.after(self.dig_gain(option[1])) * temper.dig + 2.0
        if word == ROLL_MOVE:
            return self.roll() + temper.roam
        if word == CAUTIOUS_MOVE:
            return self.at(option[1], game.actions - game.pack.cautious_move + self.discount()) + temper.roam
        if word == FOLLOW:
            return self.at(option[1], game.actions - 1)
        if word == SEARCH:
            return self.after(worth.search_gain(game, seat, self.here)) + temper.search
        if word == CRAFT:
            return self.after(worth.craft_gain(game, seat, option[1])) + temper.craft
        if word == BUY:
            return self.after(worth.buy_gain(game, seat, option[1], game.cigarettes[seat])) + temper.trade
        if word == STEAL_SPOON:
            powers = game.pack.powers[game.gang[seat]]
            return self.after(HELD * (1 + powers.spoons_stolen) * powers.points[TOOL_KINDS[0]])
        if word == HEAL:
            return self.after(worth.heal_gain(game, seat)) + temper.heal
        if word == SELL:
            return self.after(self.sale_gain(option[1])) + temper.trade
        if word == JOIN:
            card = game.gang_piles[option[1]][0] if game.gang_piles[option[1]] else game.gang[seat]
            gain = worth.gang_worth(game.pack, card) * self.remaining() - worth.gang_worth(game.pack, game.gang[seat])
            gain -= cards_worth(game.pack, option[2])
            return outlook(self.gains, game.actions - 1) + gain + temper.gang
        if word == EXTORT:
            return outlook(self.gains, game.actions - 1) + self.extortion(option) + temper.extort
        if word == PLAY:
            return play_score(self, option) + temper.play
        if word == REVEAL:
            return reveal_score(self, option) + temper.reveal
        if word == EXCHANGE:
            return outlook(self.gains, game.actions - 1) + 12.0
        return 0.0

    def discount(self) -> int:
        powers = self.game.pack.powers[self.game.gang[self.seat]]
        return 0 if self.game.used & 1 else powers.cautious_discount

    def remaining(self) -> float:
        """How much of the game is still to come, for what pays over time."""
        leader = max(worth.progress(self.game, other) for other in range(self.game.players))
        return 1.2 - 0.9 * leader

    def dig_gain(self, tool: int) -> float:
        game, seat = self.game, self.seat
        points = game.pack.powers[game.gang[seat]].points[tool] + game.dig_bonus
        if points >= worth.points_needed(game, seat):
            return 1000.0
        return (DUG - HELD) * points

    def roll(self, actions: int | None = None) -> float:
        """What a move roll leads to on average, choosing the better place of each face."""
        game = self.game
        left = game.actions - 1 if actions is None else actions
        reach = game.board.reach
        wide = game.pack.powers[game.gang[self.seat]].neighbour_faces
        total = 0.0
        for face in range(1, 7):
            mask = reach[face]
            if wide:
                mask |= reach[face % 6 + 1] | reach[(face - 2) % 6 + 1]
            total += max(
                self.at(place, left)
                for place in game.board.open_places
                if mask >> place & 1 and place != self.here
            )
        return total / 6

    def sale(self) -> int:
        """What to sell: everything spare, or the least of the hand if it is all dear."""
        spare = worth.spare_cards(self.game, self.seat)
        return spare or ONE[worth.keep_order(self.game.pack, self.game.hand[self.seat])[0]]

    def sale_gain(self, cards: int) -> float:
        game, seat, pack = self.game, self.seat, self.game.pack
        price = pack.worth(cards) + pack.powers[game.gang[seat]].sell_bonus
        if not worth.spare_cards(game, seat):
            return price * CIGARETTE - cards_worth(pack, cards)
        purse = game.cigarettes[seat]
        wares = range(len(pack.items))
        before = max(worth.buy_gain(game, seat, item, purse) for item in wares)
        after = max(worth.buy_gain(game, seat, item, purse + price) for item in wares)
        ready = game.actions > 1
        return price * (CIGARETTE - 1.0) + (0.9 if ready else 0.5) * max(0.0, after - before)

    def extortion(self, option: Action) -> float:
        """The worth of an extortion: what may be had, the fight, the Beating of the loser."""
        game, seat = self.game, self.seat
        _, target, tool, weapons = option
        if not game.hand[target]:
            return FOLLY
        laid = size(weapons)
        chance = tool_odds(game, seat, target, tool)
        prize = chance * HELD * game.pack.kinds[tool].points + (1 - chance) * _random_card(game, seat, target)
        lead = worth.progress(game, target)
        win = prize + 2.0 + 5.0 * lead + (4.0 * lead if game.beatings[target] else 0.0)
        lose = -(worth.BEATING + (3.0 if game.beatings[seat] else 0.0)) - 0.5 * _average(game, seat)
        mine = size(game.hand[seat] & WEAPONS) - laid
        helpers = game.mates_here(target)
        odds = side_odds(game, seat, [target, *helpers])
        kinds_bonus = 0.05 if weapons & FIELD[KNIFE] else 0.0
        return attack_worth(mine, odds, win, lose, WEAPON) - WEAPON * laid + kinds_bonus

    def proposal(self, mate: int) -> Action:
        """An exchange worth proposing: a beaten digger hands tools to one who can dig. Else none."""
        game, seat = self.game, self.seat
        tools = game.hand[seat] & TOOLS
        powers = game.pack.powers
        barred = game.beatings[seat] > powers[game.gang[seat]].most_dig_beatings
        able = game.beatings[mate] <= powers[game.gang[mate]].most_dig_beatings
        if tools and barred and able:
            return (EXCHANGE, mate, tools, 0, 0, 0)
        return ()


def _random_card(game: GameState, seat: int, target: int) -> float:
    hand = size(game.hand[target])
    if not hand:
        return 0.0
    known = sure(game, seat, target)
    return (cards_worth(game.pack, known) + 3.0 * (hand - size(known))) / hand


def _average(game: GameState, seat: int) -> float:
    hand = game.hand[seat]
    return cards_worth(game.pack, hand) / size(hand) if hand else 0.0


def best_discarded(game: GameState, number: int) -> int:
    """The dearest cards of the Search discard."""
    worths = worth.kind_worths(game.pack)
    cards = sorted((kind for kind, n in pair_up(game.discard) for _ in range(n)), key=lambda kind: -worths[kind])
    return sum(ONE[kind] for kind in cards[:number])


# --- Answers -----------------------------------------------------------------------------------------------


def _answer_scores(game: GameState, frame: Frame, options: list[Action], temper: Temper) -> Scores:
    if options[0][0] == DISCARD:
        cards = worth.keep_order(game.pack, game.hand[frame[1]])[: frame[2]]
        return [(0.0, (DISCARD, sum(ONE[kind] for kind in cards), frame[2]))]
    scorer: Callable[[GameState, Frame, Action, Temper], float] = {
        ASK_EXTORTED: _extorted_score, ASK_COMBAT: _combat_score, ASK_MICHEL_COMBAT: _michel_combat_score,
    }.get(frame[0], _other_score)
    return [(scorer(game, frame, option, temper), option) for option in options]


def _stake(game: GameState, seat: int, tool: int) -> float:
    """What losing a combat as its defender costs: the named tool or a random card, and a Beating."""
    pack = game.pack
    loss = worth.BEATING + (5.0 if game.beatings[seat] else 0.0)
    if pack.powers[game.gang[seat]].keeps_cards:
        return loss
    if game.hand[seat] & FIELD[tool]:
        return loss + HELD * pack.kinds[tool].points
    return loss + _average(game, seat)


def _extorted_score(game: GameState, frame: Frame, option: Action, temper: Temper) -> float:
    _, seat, attacker, tool = frame
    word = option[0]
    if word == COOPERATE:
        return -HELD * game.pack.kinds[tool].points - 0.5
    fight = _defence(game, seat, attacker, tool)
    if word == FIGHT:
        return fight + temper.fight
    script = game.pack.backgrounds[game.background[seat]].plain
    saved = min(HELD * game.pack.kinds[tool].points if game.hand[seat] & FIELD[tool] else 99.0, -fight)
    return -4.0 if script.argument == "place" and saved > 8 else -2.0 if saved > 8 else -50.0


def _defence(game: GameState, seat: int, attacker: int, tool: int) -> float:
    odds = side_odds(game, seat, [attacker, *game.mates_here(attacker)])
    win = _random_card(game, seat, attacker) + 3.0
    mine = size(game.hand[seat] & WEAPONS)
    return best_commitment(mine, odds, win, -_stake(game, seat, tool), WEAPON)[1]


def _combat_score(game: GameState, frame: Frame, option: Action, temper: Temper) -> float:
    _, seat, attacker, defender, tool, defending, _, _ = frame
    principal, foe = (defender, attacker) if defending else (attacker, defender)
    word = option[0]
    if word == PLAY_WEAPON:
        odds = side_odds(game, seat, [foe, *game.mates_here(foe)])
        mine = size(game.hand[seat] & WEAPONS)
        if defending:
            win, lose = _random_card(game, seat, foe) + 3.0, -_stake(game, principal, tool)
        else:
            chance = tool_odds(game, seat, foe, tool)
            prize = chance * HELD * game.pack.kinds[tool].points + (1 - chance) * _random_card(game, seat, foe)
            win, lose = prize + 3.0, -worth.BEATING - 0.5 * _average(game, principal)
        if seat != principal:
            lose -= worth.BEATING + 0.5 * _average(game, seat)      # A helper shares the Beating (R11d).
        most, value = best_commitment(mine, odds, win, lose, WEAPON)
        better = value - lose + temper.fight
        if seat != principal:
            better = value - (lose + worth.BEATING + 0.5 * _average(game, seat))
        return (better if most else -5.0) + (0.1 if option[1] == KNIFE else 0.0)
    if word == REVEAL:
        stake = _stake(game, seat, tool) if defending else worth.BEATING + 8.0
        return 1.0 if stake > 11.0 else -1.0
    return 0.0


def _michel_stake(game: GameState, seat: int, card: int) -> float:
    loss = worth.BEATING + (5.0 if game.beatings[seat] else 0.0)
    if game.pack.powers[game.gang[seat]].keeps_cards:
        return loss
    tools = [tool for tool in game.pack.michel_cards[card].tools if game.hand[seat] & FIELD[tool]]
    if tools:
        return loss + min(HELD * game.pack.kinds[tool].points for tool in tools)
    return loss + _average(game, seat)


def _calm_odds(game: GameState) -> float:
    """The chance that the next Michel(le) card is calm: the discard is public."""
    cards = game.pack.michel_cards
    out = game.michel_discard + game.michel_table
    left = sum(card.copies for card in cards) - len(out)
    if not left:
        out, left = game.michel_table, sum(card.copies for card in cards) - len(game.michel_table)
    calm = sum(card.copies for card in cards if not card.knife) - sum(not cards[card].knife for card in out)
    return calm / left if left else 1.0


def _michel_combat_score(game: GameState, frame: Frame, option: Action, temper: Temper) -> float:
    _, seat, victim, card, _ = frame
    if option[0] == PLAY_WEAPON:
        lose = -_michel_stake(game, victim, card)
        mine = size(game.hand[seat] & WEAPONS)
        extra = 0.0 if seat == victim else worth.BEATING
        most, value = michel_worth(mine, _calm_odds(game), worth.DRAWN, lose - extra, WEAPON)
        return (value - lose if most else -5.0) + (0.1 if option[1] == KNIFE else 0.0)
    if option[0] == REVEAL:
        return 0.5 if _michel_stake(game, seat, card) > 14.0 else -1.0
    return 0.0


def _other_score(game: GameState, frame: Frame, option: Action, temper: Temper) -> float:
    word, seat = option[0], frame[1]
    if word == GO:
        if frame[4]:
            return _michel_visit(game, seat, option[1])
        return Turn(game, temper).at(option[1], game.actions)
    if word == MOVE_MICHEL:
        reach, here = game.board.reach, game.michel_place
        places = game.board.open_places
        best = [
            max(_michel_visit(game, seat, place) for place in places if reach[face] >> place & 1 and place != here)
            for face in range(1, 7)
        ]
        return sum(best) / 6 - 0.5
    if word == REROLL:
        turn = Turn(game, temper)
        return turn.roll(game.actions)
    if word == KEEP:
        turn = Turn(game, temper)
        rolled = game.board.reach[frame[2]]
        return max(turn.at(p, game.actions) for p in game.board.open_places if rolled >> p & 1 and p != turn.here)
    if word == COOPERATE:               # to Michel(le)
        return -HELD * game.pack.kinds[option[1]].points
    if word == FIGHT:
        mine = size(game.hand[seat] & WEAPONS)
        lose = -_michel_stake(game, seat, frame[2])
        return michel_worth(mine, _calm_odds(game), worth.DRAWN, lose, WEAPON)[1]
    if word == CHOOSE_CARD:
        value = worth.kind_worths(game.pack)[option[1]]
        return -value if frame[0] == ASK_LOSE_TOOL else value
    if word == REVEAL:                  # against a card aimed at oneself
        return 1.0 if _aimed_harm(game, frame) > 6.0 else -1.0
    if word in (ACCEPT, DECLINE):
        _, _, _, give, give_cigarettes, take, take_cigarettes = frame
        gain = cards_worth(game.pack, give) - cards_worth(game.pack, take)
        gain += (give_cigarettes - take_cigarettes) * CIGARETTE
        return gain if word == ACCEPT else 0.0
    return FREE_CARD if word == DRAW else 0.0


def _aimed_harm(game: GameState, frame: Frame) -> float:
    """What the card being answered would cost its target."""
    _, seat, _, kind = frame
    tools = size(game.hand[seat] & TOOLS)
    name = game.pack.kinds[kind].name
    if name == "ambush":
        return 5.0 + (8.0 if game.beatings[seat] and tools else 0.0)
    if name == "snitch":
        return 4.0 + 3.0 * tools
    return _average(game, seat) if name == "sleight_of_hand" else 4.0


def _michel_visit(game: GameState, seat: int, place: int) -> float:
    """What sending Michel(le) to a place does to rivals there, less what it does to one's own side."""
    total = 0.0
    for other in range(game.players):
        if game.place[other] != place:
            continue
        tools = size(sure(game, seat, other) & TOOLS)
        harm = 3.0 + 4.0 * min(tools, 2) + 3.0 * worth.progress(game, other)
        ours = other == seat or (game.team and not (other ^ seat) & 1)
        total += -1.3 * harm if ours else harm / (1 if game.team else max(1, game.players - 2))
    return total

