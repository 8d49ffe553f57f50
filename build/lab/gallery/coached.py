"""The coach on all its screens, with fixed answers, so that pictures and tests are the same each time."""

from collections.abc import Callable, Collection
from functools import cache
from math import exp
from random import Random
from typing import Final

from blackgate.app import App
from blackgate.coach.account import Account
from blackgate.coach.coach_client import HINT, ODDS, REVIEW, Answer
from blackgate.coach.estimate import Odds
from blackgate.coach.hints import Advice, Hint
from blackgate.coach.reasons import reasons
from blackgate.coach.weighing import FULL
from blackgate.model.actions import (
    NUMBERS, Action, CautiousMove, Dig, EndTurn, Extort, Fight, GiveUp, Search, Sell, StealSpoon, Weapon,
)
from blackgate.model.notation import Json
from blackgate.model.view import View
from blackgate.model.vocabulary import ANY
from blackgate.play.session import Replay, Session
from blackgate.scenes.coaching import Coach
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.statistics_screen import StatisticsScene
from blackgate.scenes.review.review import Review
from blackgate.scenes.screens import OpenRules
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table

from .games import a_replay, session_in_game
from .positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, changed
from .table_at import Situation, seated, table_at

WINS: Final = (0.41, 0.36, 0.29)        # the chances after the three best options
LIKED: Final = (Dig, Extort, Sell, StealSpoon, CautiousMove, Search, Fight, Weapon, GiveUp)


class PosedDesk:
    """A coach that answers at once and always the same. Of a review it gives as much as `done` says."""

    def __init__(self, done: float = 1.0, final: bool = True) -> None:
        self._done = done
        self._final = final
        self._answers: list[Answer] = []

    def wake(self) -> None: ...

    def ask_hint(self, view: View, key: str) -> None:
        self._answers.append(Answer(key, HINT, self._final, hint=posed_hint(view)))

    def ask_odds(self, view: View, key: str) -> None:
        self._answers.append(Answer(key, ODDS, True, odds=posed_odds(view)))

    def ask_review(self, written: Json, key: str, seats: Collection[int]) -> None:
        total = len(written["actions"]) + 1
        done = round(total * self._done)
        self._answers.append(Answer(key, REVIEW, done == total, review=posed_review(written, done, seats), done=done,
                                    total=total))

    def poll(self) -> list[Answer]:
        answers, self._answers = self._answers, []
        return answers

    def drop(self, key: str) -> None:
        self._answers = [answer for answer in self._answers if answer.key != key]


def posed_hint(view: View) -> Hint:
    """A hint with three options of different sorts, those in LIKED first."""
    first: dict[type[Action], Action] = {}
    for option in view.options:
        if ANY not in option:
            first.setdefault(type(option), option)
    order = sorted(first, key=lambda word: LIKED.index(word) if word in LIKED else len(LIKED) + NUMBERS[word])
    return Hint(tuple(
        Advice(first[word], win, win - 0.04, win + 0.05, reasons(view, first[word]))
        for word, win in zip(order, WINS, strict=False)
    ), 600)


def posed_odds(view: View) -> Odds:
    """Odds made only from the points dug."""
    sides = [sum(view.points[seat % 2::2]) if view.team else view.points[seat] for seat in range(view.players)]
    weights = [exp(points / 3) for points in sides]
    whole = sum(weights[:2] if view.team else weights)
    win = tuple(weight / whole for weight in weights)
    return Odds(win, tuple(max(0.0, each - 0.07) for each in win), tuple(min(1.0, each + 0.07) for each in win), 200)


def posed_review(written: Json, done: int | None = None, seats: Collection[int] = (0,)) -> Json:
    """An invented review: chances that move to the result of the game, and random judgements. It has `done` actions, in
    the order of a real one: the decisions of these seats come first."""
    whole = len(written["actions"]) + 1
    return _posed(written["seal"], Memo(written), whole if done is None else done, tuple(seats))


class Memo:
    """A record without comparison, so that results can be cached by its seal."""

    def __init__(self, written: Json) -> None:
        self.written = written

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memo)

    def __hash__(self) -> int:
        return 0


@cache
def _posed(seal: str, memo: Memo, done: int, first: tuple[int, ...]) -> Json:
    replay = _replay_of(memo.written)
    players, actions, team = replay.players, len(replay), replay.plan.team
    winners = set(replay.written["ended"]["winners"]) if replay.written.get("ended") else {0}
    random = Random(11)
    strength = [0.0] * players
    weighed: list[Json] = []
    own: list[int] = []
    for at in range(actions):
        replay.go(at)
        view = replay.sight(None)
        share = at / actions
        pull = [(2.6 if seat in winners else 0.0) * share ** 3 + view.points[seat] * 0.22 + strength[seat]
                for seat in range(players)]
        if team:                            # Teammates have their team's chance.
            pull = [sum(pull[seat % 2::2]) * 2 / players for seat in range(players)]
        whole = sum(map(exp, pull[:2] if team else pull))
        asked = replay.asked
        assert asked is not None
        own += [at] if asked in first else []
        options = replay.sight(asked).options
        lost = max(0.0, random.gauss(-0.012, 0.022)) + (random.uniform(0.04, 0.2) if random.random() < 0.06 else 0.0)
        done_here = written_action(memo.written, at)
        background = replay.sight(asked).background[asked]
        others = [replay.notation.action(option, background) for option in options
                  if ANY not in option and not isinstance(option, EndTurn)]
        best = next((option for option in others if option != done_here), None)
        if best is None:                    # There was nothing better.
            best, lost = done_here, 0.0
        gained = random.gauss(0.0, 0.035) if random.random() < 0.4 else 0.0
        weighed.append({
            "at": at, "win": [exp(each) / whole for each in pull],
            "decision": {"seat": asked, "action": done_here, "best": best, "lost": lost},
            "chances": [{"seat": asked, "event": "drawn", "gained": gained}] if gained else [],
        })
        strength[asked] += (gained - lost) * 4
    weighed.append({"at": actions, "win": [float(seat in winners) for seat in range(players)], "decision": None,
                    "chances": []})
    account = Account(actions, FULL, seal)
    for at in list(dict.fromkeys([*own[:1], 0, actions, *own[1:], *range(actions + 1)]))[:done]:
        account.add(weighed[at])
    return account.written()


def written_action(written: Json, at: int) -> Json:
    action: Json = [each for each in written["actions"] if "note" not in each][at]
    return action


def _replay_of(written: Json) -> Replay:
    """The record as a replay. Records of the gallery have no plan."""
    options = written["options"]
    same = a_replay(options["players"], written["seed"], team=options["team"], michel=options["michel"])
    return same if same.written["seal"] == written["seal"] else Replay(written, same.plan, same.pack)


# --- Situations -----------------------------------------------------------------------------------------------------


def posed(app: App, desk: PosedDesk | None = None) -> None:
    """Give the program a coach with fixed answers."""
    sitting = desk or PosedDesk()
    app.coach = Coach(lambda pack: sitting, keeps=False)


def _asking(app: App, table: Table) -> None:
    """A player asks for a hint at a table and gets one."""
    app.frame([], 0.0)
    table.coach.press()
    app.coach.tick()
    app.build()


def _hint(app: App, arrange: Callable[[App], Table]) -> None:
    posed(app)
    _asking(app, arrange(app))


def _refining(app: App) -> None:
    posed(app, PosedDesk(final=False))
    _asking(app, table_at(app, MIDGAME))


def _tray(app: App) -> None:
    posed(app)
    seats = [dict(SEATS_4[0], place="rec_area"), *SEATS_4[1:]]
    table = table_at(app, changed(MIDGAME, seats=seats))
    app.frame([], 0.0)
    table.asking.press_verb(Sell)
    app.build()
    table.hint_over(app.pop)
    app.coach.tick()
    app.build()


def _odds(app: App, session: Session | None = None, humans: int = 1) -> None:
    posed(app)
    app.settings.show_odds = True
    table = seated(app, session) if session is not None else table_at(app, MIDGAME, humans=humans)
    if humans > 1:
        table.close_hand()
    table.coach.follow(0.0)
    app.coach.tick()
    app.build()


def _tutor(app: App) -> None:
    """The tutor asks before the worst of three options."""
    posed(app)
    app.settings.tutor = True
    table = table_at(app, MIDGAME)
    table.coach.follow(0.0)
    app.coach.tick()
    hint = table.coach.hint
    assert hint is not None
    table.act(hint.options[-1].action)
    app.build()


def _replay_odds(app: App) -> None:
    posed(app)
    scene = ReplayScene(app, a_replay(4))
    app.push(scene)
    scene.go(round(len(scene.replay) * 0.6))
    scene.tick(0.0)
    app.coach.tick()
    app.build()


def review_of(app: App, desk: PosedDesk | None = None, players: int = 4, *, team: bool = False) -> Review:
    posed(app, desk)
    scene = Review(app, a_replay(players, 13 if team else 5, team=team))
    app.push(scene)
    app.coach.tick()
    scene.tick(0.0)
    app.build()
    return scene


def _blunder(app: App) -> None:
    """The most expensive decision, opened."""
    scene = review_of(app)
    review = scene.review
    assert review is not None
    _, at, seat = max((each.lost, each.at, seat) for seat, own in enumerate(review.seats) for each in own.decisions)
    scene.choose(seat)
    scene.go(at)


def _blunder_seen(app: App) -> None:
    """The same decision, shown on the table."""
    _blunder(app)
    scene = app.top
    assert isinstance(scene, Review)
    scene.look()
    assert isinstance(app.top, ReplayScene)
    app.top.tick(0.0)
    app.coach.tick()
    app.build()


def _end(app: App, done: float = 1.0) -> None:
    """The end of a person's game, with the coach's review."""
    posed(app, PosedDesk(done))
    replay = a_replay(4)
    replay.go(len(replay))
    session = Session(replay.plan, pack=replay.pack, record=replay.so_far(), hints=(3, 0, 0, 0))
    end = End(app, session)
    app.push(end)
    app.coach.tick()
    end.tick(0.0)
    end.go_on()
    app.build()


def _skill(app: App) -> None:
    from .menus import MENUS

    MENUS["statistics"](app)
    scene = app.top
    assert isinstance(scene, StatisticsScene)
    scene.offsets["games"] = 300.0
    app.build()


COACHED: Final[dict[str, Situation]] = {
    "hint": lambda app: _hint(app, lambda app: table_at(app, MIDGAME)),
    "hint-refining": _refining,
    "hint-stage": lambda app: _hint(app, lambda app: table_at(app, THEIR_TURN, DEMAND, {"do": "fight"})),
    "hint-shared": lambda app: _hint(app, lambda app: table_at(app, MIDGAME, humans=4)),
    "hint-tray": _tray,
    "odds": _odds,
    "odds-six": lambda app: _odds(app, session_in_game(0.7, 6, 19)),
    "odds-public": lambda app: _odds(app, humans=4),
    "odds-replay": _replay_odds,
    "tutor": _tutor,
    "review": review_of,
    "review-begun": lambda app: review_of(app, PosedDesk(0.4)),
    "review-six": lambda app: review_of(app, players=6),
    "review-team": lambda app: review_of(app, players=6, team=True),
    "review-blunder": _blunder,
    "review-blunder-seen": _blunder_seen,
    "end-coach": _end,
    "end-coach-begun": lambda app: _end(app, 0.3),
    "statistics-skill": _skill,
    "rules-coach": lambda app: app.open(OpenRules("coach")),
}
