"""The coach as screens know it: who asked is told, who drops is not, and nothing is worked at for nobody."""

from blackgate.coach.coach_client import HINT, Answer
from blackgate.model.pack import Pack
from blackgate.model.view import View, view
from blackgate.scenes.coaching import Coach
from lab.gallery.positions import MIDGAME
from lab.gallery.table_at import table_at
from tests.table import table

from .coaching import FakeDesk, coached
from .window import open_app


class Office:
    """A coach whose desk a test speaks for; every game has its cards from here."""

    def __init__(self) -> None:
        self.desk = FakeDesk()
        self.coach = Coach(self._desk_for, keeps=False)
        self.heard: list[tuple[str, bool]] = []

    def _desk_for(self, pack: Pack) -> FakeDesk:
        return self.desk

    def hear(self, answer: Answer) -> None:
        self.heard.append((answer.key, answer.final))

    def say(self, key: str, *, final: bool = True, failed: str = "") -> None:
        self.desk.answers.append(Answer(key, HINT, final, failed=failed))
        self.coach.tick()


def seen() -> View:
    return view(table(3).seat(0, "showers").start().game, 0)


def test_what_is_dropped_is_dropped_at_the_desk_and_not_heard_of_any_more() -> None:
    office = Office()
    office.coach.ask_hint(seen(), "hint", office.hear)
    office.coach.ask_odds(seen(), "odds", office.hear)
    office.coach.drop("hint")
    assert office.desk.dropped == ["hint"]
    office.say("hint")
    office.say("odds")
    assert office.heard == [("odds", True)]
    office.coach.drop("odds")
    assert office.desk.dropped == ["hint"], "what was answered is nobody's work any more"


def test_what_is_asked_anew_is_dropped_where_it_is_being_worked_at() -> None:
    """Even where the next game has other cards, and another desk."""
    office = Office()
    first = office.desk
    office.coach.ask_odds(seen(), "odds", office.hear)
    office.desk = FakeDesk()
    office.coach.ask_odds(seen(), "odds", office.hear)
    assert first.dropped == ["odds"] and office.desk.dropped == []


def test_a_desk_is_listened_to_until_the_last_answer_or_a_failure() -> None:
    office = Office()
    office.coach.ask_hint(seen(), "hint", office.hear)
    office.say("hint", final=False)
    office.say("hint")
    polls = office.desk.polls
    office.say("hint")
    assert office.heard == [("hint", False), ("hint", True)] and office.desk.polls == polls
    office.coach.ask_hint(seen(), "again", office.hear)
    office.desk.answers.clear()
    office.say("again", final=False, failed="a process died")
    office.say("again")
    assert office.heard[2:] == [("again", False)]


def test_a_game_that_begins_stops_reviews_and_nothing_else() -> None:
    office = Office()
    office.coach.ask_odds(seen(), "odds", office.hear)
    office.coach.review({"seal": "x"}, seen().pack, {0: "Ana"})
    assert [key for key, _ in office.desk.reviews] == ["review:x"]
    office.coach.stop_reviews()
    assert office.desk.dropped == ["review:x"]


def test_who_leaves_the_table_wants_no_answers_any_more() -> None:
    app = open_app()
    desk = coached(app)
    app.settings.show_odds = True
    seated = table_at(app, MIDGAME)
    app.frame([], 0.02)
    seated.coach.press()
    keys = {key for key, _ in (*desk.hints, *desk.odds)}
    assert len(keys) == 2 and not keys & set(desk.dropped)
    seated.coach.leave()
    assert keys <= set(desk.dropped)


def test_nothing_is_asked_of_a_game_that_is_over() -> None:
    app = open_app()
    desk = coached(app)
    app.settings.show_odds = True
    seats = [{"place": "cell_block", "points": 11, "hand": {"spoon": 1}}, {}, {}]
    seated = table_at(app, {"players": 3, "turn": {"seat": 0, "actions": 2}, "seats": seats})
    app.frame([], 0.02)
    asked = len(desk.odds)
    seated.session.act(seated.session.notation.read_action({"do": "dig", "tool": "spoon"}, 3, 0))
    seated.coach.follow(0.0)
    assert seated.session.over is not None and len(desk.odds) == asked
