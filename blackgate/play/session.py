"""One game at the table: the state, the players, the events. Scenes get only views of it.

No call blocks: bots are asked when it is their move, and `poll` applies their answer when it is there.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import Final, Protocol

from ..ai.bot import TurnLength
from ..ai.levels import USUAL
from ..ai.stand_in import quick_thought
from ..cards.library import BadPack
from ..model.actions import Action, EndTurn
from ..model.counts import Cards
from ..model.engine import do, is_legal
from ..model.events import Event
from ..model.notation import Json
from ..model.pack import Pack
from ..model.state import GameState
from ..model.view import View
from ..model.refusal_reasons import reasons, why
from .changes import HINTED, STOOD_IN, Change
from .public_options import public
from .orders import Orders, StandingOrders
from .packs import pack_in
from .plan import HUMAN, BadPlan, Plan, Seat, TableRules, is_name, is_player, read_plan
from .replay import Replay
from .record import BadRecord
from .record_hashes import chance_of
from .recorded_game import RecordedGame
from .recording import UNDONE
from .taking_back import NOTHING_YET, OTHER, RULE
from .thinking import BotQuestion, ThinkAtOnce, Thinking, brains_for, thinkers_for

_log: Final = logging.getLogger(__name__)


class NotPossible(Exception):
    """The session cannot do this now; the text is the key of a reason."""


class Keeping(Protocol):
    """Saves the game after every action. `settled` is set at the end of a turn, of the game and of the session."""

    @property
    def trouble(self) -> str | None:
        """Why the current state is not saved; None if it is."""

    def keep(self, session: "Session", settled: bool) -> None: ...

    def close(self) -> None: ...


class Session(RecordedGame):
    """A new game, or one that goes on from a written record.

    `changes` belong to a record of the old version, whose chain has none. `salt` is random, unless a game must be the
    same each time. `heirs` take over the seats of the record. `hints` counts the hints that each seat has had.
    """

    def __init__(
        self, plan: Plan, thinkers: Thinking | None = None, *, pack: Pack | None = None, keeping: Keeping | None = None,
        record: Json | None = None, changes: Sequence[Change] = (), standing_orders: StandingOrders | None = None,
        salt: str | None = None, heirs: Sequence[Seat] = (), hints: Sequence[int] = (),
    ) -> None:
        super().__init__(plan, pack or pack_in(plan.cards))
        self.win_chances: tuple[float, ...] | None = None       # as estimated by the bot that answered last
        self._question = BotQuestion(thinkers or ThinkAtOnce(brains_for(self.pack)), self.pack)
        self._length = TurnLength()
        self.standing_orders = StandingOrders(self.players)
        self.hints = list(hints) or [0] * self.players          # for each seat; shown at the end
        self._public: View | None = None
        self._play_record(record or self._new_record(salt or token_hex(16)), changes)
        for seat, heir in enumerate(heirs):
            self._sit(Change(self.acted, seat, heir.player, heir.name, taken_over=True))
        self.standing_orders = standing_orders or StandingOrders(self.players)
        self.is_put_away = False
        self._keeping = keeping
        self._keep(settled=True)
        self._ask()

    @classmethod
    def from_replay(
        cls, replay: Replay, seats: Sequence[Seat], thinkers: Thinking | None = None, *, keeping: Keeping | None = None,
    ) -> "Session":
        """Take over the game from the replay's current moment. Raises BadPlan if the number of seats is wrong."""
        if len(seats) != replay.players:
            raise BadPlan("seats")
        return cls(replace(replay.plan, seed=None), thinkers, pack=replay.pack, keeping=keeping,
                   record=replay.so_far(), heirs=seats)

    def anew(self, thinkers: Thinking | None = None) -> "Session":
        """The same game, rebuilt from its record and saved in the same place. Used after an error in this session."""
        return Session(self.plan, thinkers, pack=self.pack, keeping=self._keeping, record=self.record,
                       standing_orders=self.standing_orders, hints=self.hints)

    @property
    def unkept(self) -> str | None:
        """Why the current state is not on the disk; None if it is, or if the game is not saved at all."""
        return self._keeping.trouble if self._keeping is not None else None

    def keep_again(self) -> None:
        """Try to save again after a failure."""
        self._keep(settled=True)

    # --- acting ----------------------------------------------------------------------------------------

    def refusal(self, action: Action) -> tuple[str, str] | None:
        """Why the seat that is asked cannot do this: a key and a rule. None if it can."""
        return ("game_over", "R3") if self._is_over else why(self._truth, action)

    def refusals(self, action: Action) -> list[tuple[str, str]]:
        """All reasons why the asked seat cannot do this; empty if it can."""
        return [("game_over", "R3")] if self._is_over else reasons(self._truth, action)

    def act(self, action: Action) -> None:
        """Do an action of the person who is asked. Raises NotPossible."""
        asked = self.asked
        if asked is None or not self.is_human(asked):
            raise NotPossible("not_asked")
        if not is_legal(self._truth, action):
            refused = self.refusal(action)
            raise NotPossible(refused[0] if refused else "not_filled_in")
        self._do(action)

    @property
    def ordered(self) -> Action | None:
        """The answer that the asked person decided in advance; None to ask. A person alone at the screen is asked."""
        asked = self.asked
        if asked is None or not self.is_human(asked):
            return None
        is_shared = len(self.humans) > 1 or asked in self.standing_orders.committed
        return self.standing_orders.answer(self.sight(asked)) if is_shared else None

    @property
    def public(self) -> View:
        """The view with all hands face down, with the options of the asked seat that need no look at its hand."""
        if self._public is None:
            self._public = public(self._truth)
        return self._public

    def give_orders(self, seat: int, orders: Orders) -> None:
        """Set the standing orders of a seat."""
        self.standing_orders.orders[seat] = orders
        self._keep(settled=False)

    def count_hint(self, seat: int) -> None:
        """Count a hint that was given to the seat."""
        if self._is_over:
            return
        self.hints[seat] += 1
        self._record.note({"note": HINTED, "seat": seat})
        self._keep(settled=False)

    def commit(self, seat: int, weapons: Cards) -> None:
        """Set the weapons that a seat lays in the current fight."""
        self.standing_orders.commit(seat, weapons)
        self._keep(settled=False)

    def poll(self) -> bool:
        """Apply a bot's answer if it is there: at most one action. Returns whether there was one."""
        answer = self._question.answer()
        if answer is None:
            return False
        self.win_chances = answer.thought.win
        action = self._legal(answer.thought.action)
        if answer.fell_back or action != answer.thought.action:
            self._note_stand_in(self._truth.decider)
        if self._length.is_too_long(self._truth.turns) and is_legal(self._truth, EndTurn()):
            action = EndTurn()
        self._do(action)
        return True

    @property
    def undo_stop(self) -> str | None:
        """Why the last action cannot be taken back; None if it can."""
        if not self.plan.rules.undo:
            return RULE
        asked = self.asked
        if asked is None:
            return NOTHING_YET
        return self._back.stop_for(asked, self._truth.turns) if self.is_human(asked) else OTHER

    def undo(self) -> None:
        """Take the last action back."""
        stop = self.undo_stop
        if stop:
            raise NotPossible(stop)
        self._record.note({"note": UNDONE})
        self._truth = self._went_back()
        self._keep(settled=False)

    # --- seats -----------------------------------------------------------------------------------------

    def hand_to_bot(self, seat: int, word: str) -> None:
        if word == HUMAN or not is_player(word):
            raise NotPossible("no_such_bot")
        self._change(seat, word, self.seats[seat].name)

    def take_back(self, seat: int, name: str) -> None:
        """A person takes over the seat from a bot."""
        if seat in self.conceded or not is_name(name):
            raise NotPossible("conceded" if seat in self.conceded else "no_name")
        self._change(seat, HUMAN, name)

    def concede(self, seat: int) -> None:
        """Give up. With two sides the other one wins; at a larger table a bot plays on (docs/decisions.md)."""
        if seat in self.conceded:
            raise NotPossible("conceded")
        name = self.seats[seat].name
        self._change(seat, self.seats[seat].player if self._has_two_sides else USUAL, name, conceded=True)

    def close(self) -> None:
        """End the session and save the game; it can be continued later."""
        self._question.cancel()
        if self._keeping is not None:
            self._keeping.close()
            self._keeping.keep(self, settled=True)
            self._keeping.close()

    def put_away(self) -> None:
        """End the game for a reason outside the rules, although no player broke out."""
        self._question.cancel()
        self.is_put_away = True
        self._keep(settled=True)

    # --- inside ----------------------------------------------------------------------------------------

    def _do(self, action: Action) -> None:
        before = self._truth.clone()
        entry = self.notation.action(action, before.background[before.decider])
        events: list[Event] = []
        if self.is_human(before.decider):
            self.standing_orders.follow(self.sight(before.decider), action)
        self._length.note(before.turns)
        do(self._truth, action, events)
        self._record.add(entry, events)
        self._note(before, events)
        self._keep(settled=self._is_over or before.turns != self._truth.turns)
        self._ask()

    def _went_back(self) -> GameState:
        self.standing_orders.committed.clear()
        return super()._went_back()

    def _note(self, before: GameState, events: list[Event]) -> None:
        super()._note(before, events)
        self.standing_orders.note(events)

    def _note_stand_in(self, seat: int) -> None:
        """Note in the record that the next action is not the bot's own, so that beating it may not count."""
        self.stand_ins.note(self.seats[seat].player)
        self._record.note({"note": STOOD_IN, "seat": seat})

    def _change(self, seat: int, player: str, name: str, conceded: bool = False) -> None:
        if self._is_over:
            raise NotPossible("game_over")
        self._question.cancel()
        self._sit(Change(self.acted, seat, player, name, conceded))
        self._keep(settled=True)
        self._ask()

    def _seat(self, change: Change) -> None:
        super()._seat(change)
        self.standing_orders.leave(change.seat)

    def _ask(self) -> None:
        asked = self.asked
        if asked is None or self.is_human(asked):
            return
        # The same question gets the same seed, so a resumed game goes on in the same way. The game's seed stays secret.
        seed = chance_of(self._record.salt, self.acted)
        self._question.ask(self.sight(asked), self.seats[asked].player, seed)

    def _legal(self, action: Action) -> Action:
        """The bot's answer if it is legal, else one of a simple rule, so that the game can go on."""
        if is_legal(self._truth, action):
            return action
        asked = self._truth.decider
        _log.error("Bot %s gave no legal answer: %s", self.seats[asked].player, action)
        return quick_thought(self.sight(asked), partial(is_legal, self._truth)).action

    def _forget_sights(self) -> None:
        super()._forget_sights()
        self._public = None

    def _keep(self, settled: bool) -> None:
        if self._keeping is not None:
            self._keeping.keep(self, settled)


__all__ = [
    "BadPack", "BadPlan", "BadRecord", "Change", "Keeping", "NotPossible", "Plan", "Replay", "Seat", "Session",
    "TableRules", "ThinkAtOnce", "Thinking", "read_plan", "thinkers_for",
]
