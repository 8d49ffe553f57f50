"""Whatever lies over an open hand at a shared screen goes when that opening ends, however it ends (docs/together.md).

The walk puts every scene that can come over an open hand there, ends the opening, and compares the screen with one at
which the hand was never opened: the same words, the same pictures, the same spots. The ways to open a hand and to end
that take turns; `BLACKGATE_ALL_SCREENS=1` tries all of them with every scene.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle, product

import pygame
import pytest
from pygame import Surface

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.app import App
from blackgate.kit.spots import Spot
from blackgate.model.actions import Sell
from blackgate.play.session import Session
from blackgate.scenes.coaching import Coach
from blackgate.scenes.table.shared_table import IDLE
from blackgate.scenes.table.table import Table
from lab.gallery.coached import PosedDesk, posed_hint
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, changed, session_at
from tests.play.sitting import brains

from .sketch import Sketchbook
from .window import Player, open_app

PEEK = pygame.K_i
SELLING = changed(MIDGAME, seats=[dict(SEATS_4[0], place="rec_area"), *SEATS_4[1:]])
FULL = changed(MIDGAME, seats=[
    dict(SEATS_4[0], hand={"link": 4, "knife": 5, "pike": 2, "bandana": 1}), *SEATS_4[1:]])


def turn() -> Session:
    return session_at(SELLING, humans=3)


def discard() -> Session:
    return session_at(FULL, {"do": "end_turn"}, humans=3)


def fight() -> Session:
    return session_at(THEIR_TURN, DEMAND, {"do": "fight"},
                      humans=3)


class Evening:
    """Three people and a bot around one screen."""

    def __init__(self, session: Session) -> None:
        self.book = Sketchbook()
        self.app: App = self.book.open(open_app())
        self.app.coach = Coach(lambda pack: PosedDesk())
        self.table = Table(self.app, session)
        self.app.push(self.table)
        self.player = Player(self.app)
        self.wait()

    def wait(self, seconds: float = 0.0) -> None:
        self.app.frame([], seconds)

    def spots(self) -> dict[str, Spot]:
        self.app.build()
        return {spot.id: spot for spot in self.app.ui.spots}

    def press(self, id: str) -> None:
        do = self.spots()[id].do
        assert do is not None
        do()
        self.app.stale = True
        self.wait()

    def key_event(self, type: int, key: int) -> None:
        self.app.frame([pygame.event.Event(type, key=key, mod=0, unicode="", scancode=0)], 0.016)

    def open(self) -> None:
        self.table.open_hand()
        self.table.close_since()
        self.wait()

    def peek(self) -> None:
        self.key_event(pygame.KEYDOWN, PEEK)
        assert self.table.looker == 0

    def shown(self) -> tuple[set[str], set[str], list[str]]:
        """What stands on the screen, what can be pressed there with its help, and the scenes."""
        app = self.app
        app.top.focus, app.input.by_key, app._still = None, False, 0.0
        app.build()
        strokes = [stroke for ui in (*app._background, app.ui) for stroke in ui.strokes]
        seen = {self.book.surface(what) for what, *_ in strokes if isinstance(what, Surface)}
        spots = {f"{spot.id} {spot.enabled} {spot.words}" for ui in (*app._background, app.ui) for spot in ui.spots}
        return seen, spots, [scene.name for scene in app.scenes]


# --- What can lie over an open hand ------------------------------------------------------------------------------


def nothing(evening: Evening) -> None:
    """The hand alone."""


def a_tray_to_sell(evening: Evening) -> None:
    evening.table.asking.press_verb(Sell)
    evening.wait()
    evening.press(next(id for id in evening.spots() if id.startswith("take:")))


def the_tray_of_the_question(evening: Evening) -> None:
    for _ in range(4):
        evening.wait(0.3)


def a_tray_of_weapons(evening: Evening) -> None:
    evening.press("commit")


def a_hint(evening: Evening) -> None:
    evening.table.coach.press()
    evening.wait()
    assert evening.table.coach.advice


def a_hint_over_a_tray(evening: Evening) -> None:
    a_tray_to_sell(evening)
    evening.press("tray:hint")
    evening.wait()


def the_orders(evening: Evening) -> None:
    evening.press("hand:orders")


def the_question_whether_to_end_the_turn(evening: Evening) -> None:
    evening.press("verb:end_turn")


def a_closer_look_at_a_card(evening: Evening) -> None:
    evening.table.look_at(("card", int(next(id for id in evening.spots() if id.startswith("card:"))[5:])))


def a_closer_look_at_the_background(evening: Evening) -> None:
    evening.table.look_at(("background", 0))


def a_closer_look_at_the_own_seat(evening: Evening) -> None:
    evening.table.look_at(("seat", 0))


def cards_that_the_log_names(evening: Evening) -> None:
    evening.table._show_cards((evening.table.faces.card(0),))


def the_tutor(evening: Evening) -> None:
    best, meant, *_ = posed_hint(evening.table.view).options
    evening.table.coach_panel.object_to(meant, best)


def the_rules(evening: Evening) -> None:
    evening.press("rules")


def a_card_of_the_rules(evening: Evening) -> None:
    evening.table.focus = next(id for id in evening.spots() if id.startswith("card:"))
    evening.key_event(pygame.KEYDOWN, pygame.K_F1)
    evening.key_event(pygame.KEYUP, pygame.K_F1)


def words_at_the_foot(evening: Evening) -> None:
    evening.app.say("You hold no Container.")


def a_card_that_is_dragged(evening: Evening) -> None:
    evening.app.input.carried = next(id for id in evening.spots() if id.startswith("card:"))


OVER: list[tuple[Callable[[], Session], Callable[[Evening], None], str]] = [
    (turn, nothing, "table"), (turn, a_tray_to_sell, "tray"), (discard, the_tray_of_the_question, "tray"),
    (fight, a_tray_of_weapons, "tray"), (turn, a_hint, "table"), (turn, a_hint_over_a_tray, "hint"),
    (turn, the_orders, "orders"), (turn, the_question_whether_to_end_the_turn, "dialog"),
    (turn, a_closer_look_at_a_card, "closer"), (turn, a_closer_look_at_the_background, "closer"),
    (turn, a_closer_look_at_the_own_seat, "closer"), (turn, cards_that_the_log_names, "closer"),
    (turn, the_tutor, "tutor"), (turn, the_rules, "rules"), (turn, a_card_of_the_rules, "large card"),
    (turn, words_at_the_foot, "table"), (turn, a_card_that_is_dragged, "table"),
]


# --- How an opening ends -----------------------------------------------------------------------------------------


def letting_go(evening: Evening) -> None:
    evening.key_event(pygame.KEYUP, PEEK)


def its_key(evening: Evening) -> None:
    if not evening.table.is_public:
        evening.key_event(pygame.KEYDOWN, pygame.K_o)
        evening.key_event(pygame.KEYUP, pygame.K_o)


def a_minute_without_input(evening: Evening) -> None:
    for _ in range(int(IDLE * 4) + 4):
        evening.wait(0.25)


def the_menu(evening: Evening) -> None:
    evening.table.open_menu()


def losing_the_window(evening: Evening) -> None:
    evening.app.frame([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.016)


def conceding(evening: Evening) -> None:
    evening.table.session.concede(0)
    evening.table.reseated()


def a_bot_takes_over(evening: Evening) -> None:
    evening.table.pace.is_paused = True
    evening.table.session.hand_to_bot(0, "easy")
    evening.table.reseated()


def a_bot_takes_over_unheard(evening: Evening) -> None:
    """Nobody tells the table: it sees for itself."""
    evening.table.pace.is_paused = True
    evening.table.session.hand_to_bot(0, "easy")


def a_phone_takes_over(evening: Evening) -> None:
    evening.table.without_screen(frozenset({0}), frozenset())


def another_is_asked(evening: Evening) -> None:
    session = evening.table.session
    evening.table.pace.is_paused = True
    while session.asked == 0:
        bot = make_bot("easy", 1, brains())
        evening.table.act_away(bot.choose(Question(session._truth)))
    evening.table.motion.finish()


ENDINGS = [
    its_key, a_minute_without_input, the_menu, losing_the_window, conceding, a_bot_takes_over,
    a_bot_takes_over_unheard, a_phone_takes_over, another_is_asked,
]


OPENINGS = [Evening.open, Evening.peek]


def walk(turn: int) -> Iterator[tuple[Callable[[Evening], None], Callable[[Evening], None]]]:
    if os.environ.get("BLACKGATE_ALL_SCREENS"):
        yield from product(OPENINGS, ENDINGS)
    else:
        yield from zip(cycle(OPENINGS), ENDINGS[turn % 2::2], strict=False)
    yield Evening.peek, letting_go


Screen = tuple[set[str], set[str], list[str]]


def ended(evening: Evening, end: Callable[[Evening], None]) -> Screen:
    end(evening)
    evening.wait()
    return evening.shown()


@cache
def never_opened(position: Callable[[], Session], end: Callable[[Evening], None]) -> Screen:
    """The same, where nobody ever opened a hand."""
    evening = Evening(position())
    return evening.shown() if end is letting_go else ended(evening, end)


@pytest.mark.parametrize(("position", "put", "name"), OVER, ids=[put.__name__ for _, put, _ in OVER])
def test_what_lies_over_an_open_hand_goes_with_it_however_it_ends(
    position: Callable[[], Session], put: Callable[[Evening], None], name: str,
) -> None:
    left = []
    for begin, end in walk(OVER.index((position, put, name))):
        evening = Evening(position())
        begin(evening)
        put(evening)
        evening.wait()
        assert evening.app.top.name == name and evening.table.looker == 0, (begin.__name__, end.__name__)
        acted = evening.table.session.acted
        now, never = ended(evening, end), never_opened(position, end)
        if now != never:
            left.append((begin.__name__, end.__name__, now[2], sorted(now[0] - never[0])[:3],
                         sorted(now[1] - never[1])[:3]))
        assert evening.table.session.acted == acted or end in (conceding, another_is_asked), "nothing is played"
        assert not evening.app.input.is_dragging
    assert not left, "\n".join(map(str, left))


def test_the_walk_knows_every_scene_that_can_come_over_an_open_hand() -> None:
    """Every spot of an open hand's table is pressed: no scene comes that the walk does not put there."""
    known = {name for _, _, name in OVER} | {"menu"}
    found = set()
    for position in (turn, discard, fight):
        evening = opened(position)
        acted = evening.table.session.acted
        alike: Counter[str] = Counter()
        for id, spot in evening.spots().items():
            alike[id.partition(":")[0] if not id.startswith("verb:") else id] += 1
            if alike[id.partition(":")[0]] > 2:
                continue            # Of things that stand side by side, the first two.
            for way in ("do", "context"):
                if getattr(spot, way) is None or not spot.enabled:
                    continue
                if evening.table.session.acted != acted or evening.table.is_public:
                    evening = opened(position)
                evening.app.take_off(evening.app.scenes[1:])
                evening.table.asking.forget()
                now = evening.spots().get(id)
                if now is not None:
                    getattr(now, way)()
                    found.add(evening.app.top.name)
    assert found <= known
    assert {"tray", "orders", "dialog", "closer", "menu", "rules"} <= found


def opened(position: Callable[[], Session]) -> Evening:
    evening = Evening(position())
    evening.open()
    return evening
