"""A replay without its drawing: to any action, as any player saw it or with open hands."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ...model.events import TurnStarted
from ...model.view import View
from ...offers.lines import LogLine
from ...offers.meaning import Thing
from ...play.session import Replay
from ..screen_host import ScreenHost
from ..parts.chances import WinChance
from ..screens import OpenReview, OpenRules, OpenTakeOver
from .table_contents import SeatedPlayer
from .tabletop import Tabletop

if TYPE_CHECKING:
    from ...coach.coach_client import Answer
    from ..review.moment import MomentWords

EACH: Final = 0.7               # seconds between two actions at speed 1
SPEEDS: Final = (1, 2, 4, 8)
LINES: Final = 160              # the number of lines of the log that can be read
EVENTS: Final = 600             # the number of events that these lines are taken from
TOPIC: Final = "R4"             # where the rules open
ODDS: Final = "replay:odds"     # the name of the question to the coach


def turns_of(replay: Replay) -> list[tuple[int, int]]:
    """Return where each turn begins, and whose it is."""
    at, starts = replay.at, replay.turns()
    replay.go(0)
    first = replay.turn
    replay.go(len(replay))
    owners = [event.seat for event in replay.events_for(None) if isinstance(event, TurnStarted)]
    replay.go(at)
    return list(zip(starts, [*[first] * (len(starts) - len(owners)), *owners][-len(starts):], strict=True))


class ReplayTable(Tabletop):
    name = "replay"
    looker: int

    def __init__(self, app: ScreenHost, replay: Replay) -> None:
        super().__init__(app, replay, replay.humans[0] if replay.humans else 0)
        self.replay = replay
        self.is_open = False                # whether all hands are face up
        self.is_playing = False
        self.speed = 1
        self.turns = turns_of(replay)
        self.focus = "replay:play"
        self._wait = 0.0
        self._view: View | None = None
        self._lines: dict[int, LogLine | None] = {}        # the lines of events, for the looker, by the event's number
        self._chances: tuple[WinChance, ...] = ()
        self._weighed: View | None = None       # the view for which the chances were asked
        self._told: tuple[object, MomentWords] | None = None       # what the review says, and of which moment
        self._catch_up()

    def enter(self) -> None:
        self.follow_mood()

    def leave(self) -> None:
        self.app.coach.drop(ODDS)
        self.app.sounds.music("")

    def _speak(self) -> None:
        self._find_words()
        self._told = None
        self._lines.clear()
        self._catch_up()

    # --- What is seen ---------------------------------------------------------------------------------------

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = self.replay.sight(self.looker)
            if self.is_open:
                self._view = self.replay.open_sight()
                self._view.seat = self.looker
        return self._view

    @property
    def reader(self) -> int | None:
        return None         # The person who watches is none of the players.

    def _catch_up(self) -> None:
        """Show the picture and the log of the present moment."""
        self._view = None
        self._write(self.replay.happened)
        self.face = self.replay.last_roll
        self.changed()

    def _write(self, happened: int) -> None:
        """Write the log as it was after this number of events. Lines are made only where they are read."""
        shown = range(max(0, happened - EVENTS), happened)
        first = next((number for number in shown if number not in self._lines), happened)
        events = self.replay.told_openly(first) if self.is_open else self.replay.events_for(self.looker, first)
        self._lines |= dict(enumerate(self.lines(events[:happened - first]), first))
        self.log.clear()
        for line in [line for number in shown if (line := self._lines[number]) is not None][-LINES:]:
            self.log.add(line)

    # --- Time -----------------------------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        self._weigh()
        if self.motion.is_busy and self.motion.tick(seconds * self.speed):
            self.changed()
        if not self.is_playing or self.motion.is_busy:
            return
        self._wait -= seconds * self.speed
        if self._wait <= 0:
            self.step(1)
            self._wait = EACH
            if self.replay.at == len(self.replay):
                self.is_playing = False

    # --- Chances --------------------------------------------------------------------------------------------

    def _weigh(self) -> None:
        """Ask the coach for the odds of this moment, from what the looker knew then."""
        if not self.app.settings.replay_odds or self.motion.is_busy or self.replay.over is not None:
            return
        view = self.replay.sight(self.looker)
        if view is not self._weighed:
            self._weighed = view
            self.app.coach.ask_odds(view, ODDS, lambda answer: self._hear(answer, view))

    def _hear(self, answer: "Answer", view: View) -> None:
        if answer.odds is not None and view is self._weighed:
            self._chances = tuple(map(WinChance, answer.odds.win, answer.odds.low, answer.odds.high))
            self.changed()

    def seated_players(self) -> list[SeatedPlayer]:
        """Return the players with their chances; after the end there are none."""
        found = super().seated_players()
        chances = self._chances if self.app.settings.replay_odds and self.replay.over is None else ()
        return [replace(player, chance=chances[player.seat]) for player in found] if chances else found

    def show_odds(self) -> None:
        self.app.settings.replay_odds = not self.app.settings.replay_odds
        self._weighed = None

    def judged(self) -> "MomentWords | None":
        """Return what the review says of the next decision, if the player has asked for a review."""
        reviewing = self.app.coach.known_review(self.replay.written)
        if reviewing is None or reviewing.review is None or not reviewing.review.seats:
            return None
        key = self.replay.at, self.looker, reviewing.step
        if self._told is None or self._told[0] != key:
            from ..review.moment import words_at

            review, at = reviewing.review, self.replay.at
            self._told = key, words_at(self.replay, review, self.looker, at, self.teller, self.faces)
        return self._told[1] if self._told[1].mark else None

    def review(self) -> None:
        """Open the review of the game."""
        self.is_playing = False
        self.app.open(OpenReview(self.replay, self.replay.at or None, self.go))

    # --- What it does ---------------------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """Go at once to the moment after this number of actions."""
        self.motion.finish()
        if at != self.replay.at:
            self.replay.go(at)
            if list(self.teller.names) != self.replay.names:        # Players may have changed in mid-game.
                self._speak()
            self._catch_up()
            self.follow_mood()

    def step(self, by: int) -> None:
        """Go some actions forward or back. A single step forward is shown as it happens."""
        if by != 1 or self.replay.at == len(self.replay):
            self.go(self.replay.at + by)
        else:
            happened, face, view = self.replay.happened, self.face, self.view
            self.go(self.replay.at + 1)
            self._write(happened)           # The log tells what happens now at its time.
            self.face, self.clips.held, self.clips.hands = face, view.sizes, view.hands
            replay = self.replay
            self.set_out(replay.told_openly(happened) if self.is_open else replay.events_for(self.looker, happened))

    def turn(self, by: int) -> None:
        """Go to the beginning of the previous or the next turn."""
        at = self.replay.at
        if by > 0:
            self.go(next((start for start, _ in self.turns if start > at), len(self.replay)))
        else:
            self.go(next((start for start, _ in reversed(self.turns) if start < at), 0))

    def play(self) -> None:
        """Play or pause; at the end, play from the beginning."""
        self.is_playing = not self.is_playing
        self._wait = 0.0
        if self.is_playing and self.replay.at == len(self.replay):
            self.go(0)

    def hasten(self, by: int = 1) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + by) % len(SPEEDS)]

    def look_as(self, seat: int) -> None:
        self._chances = ()                  # They were another player's.
        self._looker = seat % self.replay.players
        self.motion.finish()
        self._speak()

    def lay_open(self) -> None:
        self.is_open = not self.is_open
        self.look_as(self.looker)

    def take_over(self) -> None:
        self.is_playing = False
        self.app.open(OpenTakeOver(self.replay, self.looker, self.inmates))

    def press(self, thing: Thing) -> None:
        """Look over the shoulder of a pressed player; look closer at anything else."""
        if thing[0] == "seat" and thing[1] != self.looker:
            self.look_as(thing[1])
        else:
            self.look_at(thing)

    def look_at(self, thing: Thing) -> None:
        super().look_at(thing)
        if self.app.top is not self:
            self.is_playing = False

    def key(self, name: str) -> bool:
        match name:
            case "home":
                self.go(0)
            case "end":
                self.go(len(self.replay))
            case _:
                return False
        return True

    def open_rules(self) -> None:
        self.app.open(OpenRules(TOPIC))

    def help_topic(self) -> str:
        return TOPIC
