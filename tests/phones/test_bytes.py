"""Whole games on phones: whatever the others hide, every byte to every phone is the same (docs/phones.md).

Each message a seat is sent is written twice, of the game as it is and with everything dealt anew that the seat may not
know: hands, Backgrounds, the deck, the others' orders. `BLACKGATE_PRIVACY=20000` compares so many messages.
"""

import os
from collections.abc import Iterator
from random import Random

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.coach.coach_worker import written_view
from blackgate.coach.hints import Advice
from blackgate.coach.reasons import reasons
from blackgate.coach.trials import LISTED
from blackgate.model.notation import Json
from blackgate.model.rng import mixed
from blackgate.model.state import GameState
from blackgate.model.vocabulary import ANY
from blackgate.phones.hints import Hinted
from blackgate.phones.page_state import PageState
from blackgate.phones.seat_snapshot import PHONE, SeatPlace
from blackgate.phones.phone_updates import snapshot_of
from blackgate.phones.wire_format import written
from blackgate.play.orders import ANSWERS, Orders
from blackgate.play.session import Session, ThinkAtOnce
from blackgate.words.text import Text, languages
from tests.dealing import dealt_anew
from tests.play.sitting import brains
from tests.scenes.window import plan

MESSAGES = int(os.environ.get("BLACKGATE_PRIVACY", "400"))
MODES = [
    (2, False, None), (3, False, "michel"), (4, False, None), (4, True, None), (5, False, "michelle"), (6, True, None),
    (6, False, None), (2, False, "michelle"),
]
TEXTS = [Text(lang) for lang in languages()]


class Seat:
    """One phone, written for twice."""

    def __init__(self, seat: int, game: int) -> None:
        self.seat = seat
        self.page_states = [PageState(TEXTS[(seat + game) % len(TEXTS)]) for _ in range(2)]
        self.told = 0

    def messages(self, session: Session, which: int) -> Iterator[Json]:
        """All that this phone could be sent now, whatever it asks."""
        places = tuple(SeatPlace(name, number, session.pack.inmates[number].name, PHONE)
                       for number, name in enumerate(session.names))
        page_state = self.page_states[which]
        sitting = snapshot_of(session, self.seat, session.acted + 1, 1, places, self.told)
        yield page_state.state(sitting)
        asked = page_state.asked
        if asked is None:
            return
        view = session.sight(self.seat)
        yield {"the coach is asked": written_view(view).decode()}
        best = [option for option in view.options if ANY not in option][:LISTED]
        advice = tuple(Advice(option, 0.4, 0.3, 0.5, reasons(view, option)) for option in best)
        yield page_state.hint(Hinted(sitting.at, self.seat, advice, True)) or {}
        told = asked.written()
        for branch in told["choices"]:
            if branch.get("priced") is False:
                yield asked.price(branch["id"]) or {}
        for verb in told["verbs"]:
            if not verb["open"]:
                yield asked.why(verb["verb"]) or {}


def lay(session: Session, game: GameState) -> None:
    session._truth = game
    session._forget_sights()


def other_orders(session: Session, seat: int, random: Random) -> None:
    """The others may have ordered anything."""
    for other in range(session.players):
        if other != seat:
            demands = tuple(random.choice(ANSWERS) for _ in range(3))
            session.standing_orders.orders[other] = Orders(random.random() < 0.5, demands, random.choice([None, 0, 2]))


def compared(game: int, random: Random) -> Iterator[tuple[str, str, int]]:
    """The messages of a game, each beside the one it would be if everything hidden were otherwise."""
    players, team, michel = MODES[game % len(MODES)]
    session = Session(plan(players, players, game + 1, team=team, michel=michel), ThinkAtOnce(brains()))
    bots = [make_bot("medium", mixed(8, game, seat), brains()) for seat in range(players)]
    seats = [Seat(seat, game) for seat in range(players)]
    while session.over is None:
        truth, orders = session._truth, list(session.standing_orders.orders)
        for seat in seats:
            lay(session, truth)
            session.standing_orders.orders[:] = orders
            one = list(seat.messages(session, 0))
            lay(session, dealt_anew(truth, random, keeps=[seat.seat]))
            other_orders(session, seat.seat, random)
            two = list(seat.messages(session, 1))
            assert len(one) == len(two), f"game {game}, action {session.acted}, seat {seat.seat}"
            for first, second in zip(one, two, strict=True):
                yield written(first), written(second), seat.seat
            seat.told = session.happened
        lay(session, truth)
        session.standing_orders.orders[:] = orders
        session.act(bots[truth.decider].choose(Question(truth)))


def test_no_byte_to_a_phone_depends_on_what_its_holder_may_not_know() -> None:
    random = Random(4)
    count = game = 0
    while count < MESSAGES:
        share = count + max(40, MESSAGES // len(MODES))
        for one, other, seat in compared(game, random):
            assert one == other, f"game {game}, message {count}, seat {seat}: {difference(one, other)}"
            count += 1
            if count >= share and MESSAGES < 10_000:
                break
        game += 1


def difference(one: str, other: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60):at + 60]}… but …{other[max(0, at - 60):at + 60]}…"
