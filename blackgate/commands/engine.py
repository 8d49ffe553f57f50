"""The engine protocol: JSON lines on stdin and stdout. Any line gets a reply; no line ends the program."""

import json
import logging
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import cached_property, partial
from time import sleep
from typing import Any, BinaryIO, Final

from ..ai.bot import TurnLength
from ..ai.even_time import Waiting
from ..ai.levels import LEVELS, USUAL, Brains, is_bot_word
from ..ai.stand_in import StandIns, careful_thought, in_short
from ..ai.talk.reasons import reasons
from ..coach.calibration import Calibration, load_calibration
from ..coach.estimate import odds
from ..coach.hints import hint
from ..coach.reason import written_reason
from ..disk.streams import own_stdout
from ..model.actions import Action, EndTurn
from ..model.codec import load_position, position
from ..model.engine import IllegalAction, apply, is_legal
from ..model.events import Event
from ..model.fields import Fields, WrongField
from ..model.legal import legal
from ..model.notation import Json, Notation
from ..model.pack import Pack
from ..model.rng import MOST_SEED
from ..model.setup import new_game
from ..model.teams import MICHELS
from ..model.state import GameState
from ..model.view import View, view
from ..model.vocabulary import ANY
from ..model.refusal_reasons import why
from ..play.learned_weights import load_brains
from ..play.spectator_view import sight_of
from ..play.record import Record, result_of
from ..play.protocol_view import decision, seen
from . import pack_for
from .requests import Refused, read_effort, refusal

MOST_LINE: Final = 1_000_000        # bytes
SALT: Final = "engine"

_log: Final = logging.getLogger(__name__)


class Engine:
    """Plays one game by requests. `rest`: how bots wait so that their time tells nothing; None: not at all."""

    def __init__(self, pack: Pack, rest: Callable[[float], None] | None = None) -> None:
        self._rest = rest
        self.notation = Notation(pack)
        self.game: GameState | None = None
        self.record: Record | None = None
        self.stand_ins = StandIns()
        self.length = TurnLength()

    def reply(self, line: bytes) -> Json:
        """The reply to one line. After an error the state is unchanged."""
        kept = self.game.clone() if self.game else None
        record, length = self.record, len(self.record.actions) if self.record else 0
        try:
            request = json.loads(line.decode("utf-8"))
        except UnicodeDecodeError:
            return refusal("The line is not UTF-8")
        except (ValueError, RecursionError):
            return refusal("The line is not JSON")
        try:
            return {"ok": True, **self.answer(request)}
        except (Refused, WrongField) as error:
            return refusal(str(error))
        except Exception as error:      # A bug of ours must not end the client's session.
            self.game, self.record = kept, record
            if record is not None:
                record.rewind(length)
            _log.error("A request failed: %s", in_short(error))
            return refusal(f"Internal error, nothing was changed: {in_short(error)}")

    def answer(self, request: object) -> Json:
        try:
            word = Fields(request).word("cmd", COMMANDS)
        except WrongField as wrong:
            raise Refused(f"'cmd' must be one of {', '.join(COMMANDS)}" if wrong.field else
                          "a request must be an object") from None
        known, needed, needs_game, command = COMMANDS[word]
        try:
            fields = Fields(request, "", ("cmd", *known), needed)
        except WrongField as wrong:
            raise Refused(f"'{word}' needs the field '{wrong.field}'" if wrong.field in needed else
                          f"'{word}' has no field {wrong.field!r}") from None
        if needs_game and self.game is None:
            raise Refused("there is no game yet; send 'new' or 'load' first")
        return command(self, fields)

    def new(self, request: Fields) -> Json:
        players = request.number("players", None, 2, 6)
        seed = request.number("seed", None, 0, MOST_SEED)
        team = request.flag("team", False)
        if team and players not in (4, 6):
            raise Refused("'players' must be 4 or 6 in team mode")
        michel = request.word("michel", MICHELS[1:]) if request.is_set("michel") else None
        first = request.number("first", None, 0, players - 1) if request.is_set("first") else None
        events: list[Event] = []
        self.game = new_game(
            self.notation.pack, players, seed, team=team, michel=MICHELS.index(michel) if michel else 0,
            first=first, events=events,
        )
        options = {"players": players, "team": team, "michel": michel, "first": first}
        self.stand_ins, self.length = StandIns(), TurnLength()
        # The client chose the seed, so the salt hides nothing and can be constant.
        self.record = Record.of_new_game(self.notation, seed, options, SALT, chosen=True)
        return self.state_after(events) | {"commitment": self.record.commitment}

    def load(self, request: Fields) -> Json:
        self.game = load_position(request.value("position", None), self.notation)
        self.stand_ins, self.length = StandIns(), TurnLength()
        self.record = Record.of_position(self.notation, position(self.game, self.notation), SALT)
        return self.state_after([])

    def state_after(self, events: list[Event]) -> Json:
        game = self.the_game()
        return {
            "events": [self.notation.event(event) for event in events],
            "decision": decision(game, self.notation),
            "over": result_of(game),
        }

    def the_game(self) -> GameState:
        assert self.game is not None
        return self.game

    def act(self, request: Fields) -> Json:
        game = self.the_game()
        if game.winners:
            raise Refused("the game is over")
        action = self.notation.read_action(request.value("action", None), game.players, game.background[game.decider])
        if ANY in action:
            raise Refused("a template must be filled in before it is sent")
        turns = game.turns
        try:
            events = apply(game, action)
        except IllegalAction:
            refusal = why(game, action)
            raise Refused(f"this action is not legal now ({' '.join(refusal or ())})") from None
        self.length.note(turns)
        assert self.record is not None
        self.record.add(request.value("action", None), events)
        return self.state_after(events)

    def decide(self, request: Fields) -> Json:
        return {"decision": decision(self.the_game(), self.notation)}

    def why(self, request: Fields) -> Json:
        game = self.the_game()
        action = self.notation.read_action(request.value("action", None), game.players, game.background[game.decider])
        refusal = why(game, action)
        if refusal is None:
            return {"legal": True}
        return {"legal": False, "reason": refusal[0], "rule": refusal[1]}

    def view(self, request: Fields) -> Json:
        game = self.the_game()
        seat = request.number("seat", None, 0, game.players - 1)
        return {"view": seen(view(game, seat), self.notation)}

    def state(self, request: Fields) -> Json:
        return {"position": position(self.the_game(), self.notation)}

    def bot(self, request: Fields) -> Json:
        game = self.the_game()
        level = request.value("level", None)
        tempers = [inmate.name for inmate in self.notation.pack.inmates]
        if not isinstance(level, str) or not is_bot_word(level, tempers):
            raise Refused(f"'level' must be one of {', '.join(LEVELS)}, alone or with a temper ({USUAL}:{tempers[0]})")
        effort, seed = read_effort(request)
        if not legal(game):
            raise Refused("the game is over")
        looking = view(game, game.decider)
        waiting = Waiting(level, effort, looking, rest=self._rest) if self._rest else None
        thought, fell_back = careful_thought(level, seed, self.brains, effort, looking, partial(is_legal, game))
        if waiting is not None:
            waiting.until_even()
        if fell_back:
            self.stand_ins.note(level)
        is_too_long = self.length.is_too_long(game.turns) and is_legal(game, EndTurn())
        action = EndTurn() if is_too_long else thought.action
        return {
            "action": self.notation.action(action, game.background[game.decider]),
            "why": [] if fell_back else self._why_so(looking, action),
            "win": [round(chance, 4) for chance in thought.win],
            "iterations": thought.iterations,
        } | ({"fell_back": True} if fell_back else {})

    def _why_so(self, looking: View, action: Action) -> list[str]:
        """A bot's reasons; empty if they fail, because its answer is still good."""
        try:
            return reasons(looking, action)
        except Exception as error:
            _log.error("A bot's reasons failed: %s", in_short(error))
            return []

    def odds(self, request: Fields) -> Json:
        """Each seat's chance, from what one seat may know, or from what all may know (null)."""
        game = self.the_game()
        seat = request.number("seat", None, 0, game.players - 1) if request.is_set("seat") else None
        effort, seed = read_effort(request)
        found = odds(sight_of(game, seat), self.brains, self.calibration, iterations=effort.iterations,
                     budget_ms=effort.budget_ms, seed=seed)
        return {"win": list(found.win), "low": list(found.low), "high": list(found.high), "samples": found.samples}

    def hint(self, request: Fields) -> Json:
        """The coach's hint for the asked seat, with reasons."""
        game = self.the_game()
        effort, seed = read_effort(request)
        if not legal(game):
            raise Refused("the game is over")
        found = hint(view(game, game.decider), self.brains, self.calibration,
                     iterations=effort.iterations, budget_ms=effort.budget_ms, seed=seed)
        own = game.background[game.decider]
        return {"options": [
            {"action": self.notation.action(advice.action, own), "win": advice.win, "low": advice.low,
             "high": advice.high, "why": [written_reason(self.notation, *reason) for reason in advice.why]}
            for advice in found.options
        ], "samples": found.samples}

    @cached_property
    def brains(self) -> Brains:
        return load_brains(self.notation.pack)

    @cached_property
    def calibration(self) -> Calibration:
        return load_calibration()

    def recorded(self, request: Fields) -> Json:
        assert self.record is not None
        return {"record": self.record.written(result_of(self.the_game()))}


# For each request: its fields, the required ones, whether it needs a game, and the function that answers it.
COMMANDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], bool, Callable[[Engine, Fields], Json]]]] = {
    "new": (("team", "michel", "first"), ("players", "seed"), False, Engine.new),
    "load": ((), ("position",), False, Engine.load),
    "act": ((), ("action",), True, Engine.act),
    "decision": ((), (), True, Engine.decide),
    "why": ((), ("action",), True, Engine.why),
    "view": ((), ("seat",), True, Engine.view),
    "state": ((), (), True, Engine.state),
    "bot": (("budget_ms", "iterations", "seed"), ("level",), True, Engine.bot),
    "odds": (("seat", "budget_ms", "iterations", "seed"), (), True, Engine.odds),
    "hint": (("budget_ms", "iterations", "seed"), (), True, Engine.hint),
    "record": ((), (), True, Engine.recorded),
}


def serve(pack: Pack, requests: BinaryIO, replies: BinaryIO) -> None:
    engine = Engine(pack, sleep)
    while line := requests.readline(MOST_LINE + 1):
        is_too_long = len(line) > MOST_LINE and not line.endswith(b"\n")
        while is_too_long and (rest := requests.readline(MOST_LINE)) and not rest.endswith(b"\n"):
            pass        # The rest of a long line is skipped, without keeping it in memory.
        if is_too_long or line.strip():
            reply: Any = refusal(f"The line is longer than {MOST_LINE} bytes") if is_too_long else engine.reply(line)
            replies.write(json.dumps(reply, separators=(",", ":")).encode() + b"\n")
            replies.flush()


def arguments(parser: ArgumentParser) -> None:
    """The command has no arguments of its own."""


def run(given: Namespace) -> int:
    replies = own_stdout()      # before importing anything that might print
    logging.basicConfig(format="blackgate: %(message)s", level=logging.WARNING)
    serve(pack_for(given), sys.stdin.buffer, replies)
    return 0
