"""A desk for tests: it answers when a test says so, and remembers what it was asked."""

from collections.abc import Collection
from dataclasses import dataclass, field

from blackgate.app import App
from blackgate.coach.coach_client import HINT, ODDS, REVIEW, Answer
from blackgate.coach.estimate import Odds
from blackgate.coach.hints import Advice, Hint
from blackgate.coach.reasons import reasons
from blackgate.model.actions import Action
from blackgate.model.notation import Json
from blackgate.model.view import View
from blackgate.scenes.coaching import Coach


@dataclass
class FakeDesk:
    hints: list[tuple[str, View]] = field(default_factory=list)
    odds: list[tuple[str, View]] = field(default_factory=list)
    reviews: list[tuple[str, Json]] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    polls: int = 0
    seats: list[int] = field(default_factory=list)      # whose decisions were asked for first
    said: dict[Action, float] = field(default_factory=dict)     # what an option leaves, where a test says so

    def wake(self) -> None: ...

    def ask_hint(self, view: View, key: str) -> None:
        self.hints.append((key, view))

    def ask_odds(self, view: View, key: str) -> None:
        self.odds.append((key, view))

    def ask_review(self, written: Json, key: str, seats: Collection[int]) -> None:
        self.seats = list(seats)
        self.reviews.append((key, written))

    def poll(self) -> list[Answer]:
        self.polls += 1
        answers, self.answers = self.answers, []
        return answers

    def drop(self, key: str) -> None:
        self.dropped.append(key)

    # --- What a test has it say -----------------------------------------------------------------------------

    def hint(self, *, final: bool = True, most: int = 3) -> Hint:
        """Answer the last question for a hint."""
        key, view = self.hints[-1]
        options = sorted((option for option in view.options if -2 not in option),
                         key=lambda option: -self.said.get(option, 0.3))[:most]
        found = Hint(tuple(
            Advice(option, self.said.get(option, 0.3), 0.2, 0.5, reasons(view, option)) for option in options), 100)
        self.answers.append(Answer(key, HINT, final, hint=found))
        return found

    def tell_odds(self) -> Odds:
        """Answer the last question for odds, from what the view tells."""
        key, view = self.odds[-1]
        marks = [1.0 + view.points[seat] + view.sizes[seat] / 10 + max(0, view.hands[seat]) % 97 / 97
                 for seat in range(view.players)]
        win = tuple(mark / sum(marks) for mark in marks)
        found = Odds(win, tuple(each * 0.8 for each in win), tuple(each * 1.1 for each in win), 10)
        self.answers.append(Answer(key, ODDS, True, odds=found))
        return found

    def review(self, data: Json, *, done: int, total: int) -> None:
        self.answers.append(Answer(self.reviews[-1][0], REVIEW, done == total, review=data, done=done, total=total))


def coached(app: App) -> FakeDesk:
    """The app with a coach that a test speaks for."""
    desk = FakeDesk()
    app.coach = Coach(lambda pack: desk)
    return desk
