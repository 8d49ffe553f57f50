"""Nothing that leaves the session tells its seed: whole messages to bots, compared and attacked."""

from collections.abc import Iterator
from random import Random

import pytest

from blackgate.ai.bot import NO_EFFORT
from blackgate.ai.workers.worker import written_question
from blackgate.commands.law_checker import MODES
from blackgate.model.rng import MOST_SEED, Dice, mixed
from blackgate.model.setup import new_game
from blackgate.model.view import View, view
from blackgate.model.worlds import determinize
from blackgate.play.record_hashes import chance_of
from blackgate.play.plan import Plan, Seat
from blackgate.play.session import Session, ThinkAtOnce
from tests.play.old_records import as_old
from tests.play.sitting import brains, plan, seated, sit_at, written
from tests.table import shipped, table

GAMMA = 0x9E3779B97F4A7C15
MASK = 2**64 - 1
GAMES = 2000


class Overheard(ThinkAtOnce):
    """Writes down every message to a bot as a worker would be sent it."""

    def __init__(self) -> None:
        super().__init__(brains())
        self.messages: list[bytes] = []
        self.seeds: list[int] = []
        self.views: list[View] = []

    def ask(self, view: View, word: str, seed: int) -> int:
        self.messages.append(written_question(1, word, seed, NO_EFFORT, view))
        self.seeds.append(seed)
        self.views.append(view)
        return super().ask(view, word, seed)


# --- Whole messages, compared ---------------------------------------------------------------------------------------


def asked_of(session: Session, heard: Overheard) -> bytes:
    """The message of the question that is open."""
    session._forget_sights()
    session._question.cancel()
    session._ask()
    return heard.messages[-1]


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_a_whole_message_is_the_same_whatever_was_dealt_and_whatever_the_seed(mode: int) -> None:     # R12
    players, team, michel = MODES[mode]
    heard = Overheard()
    seats = tuple(Seat(f"Seat {number}", "easy") for number in range(players))
    who = (None, "michel", "michelle")[michel]
    session = Session(Plan(seats, team=team, michel=who, seed=mode), heard)
    compared = others = 0
    while not session.over and session.acted < 120:
        if session.acted % 6 == 0:
            truth, asked = session._truth, session.asked
            assert asked is not None
            told = asked_of(session, heard)
            for deal in range(4):
                world = determinize(session.sight(asked), Dice(mixed(mode, session.acted, deal)))
                world.seed = mixed(99, session.acted, deal)
                others += world.hand != truth.hand or world.deck != truth.deck
                session._truth = world
                assert asked_of(session, heard) == told
                session._truth = truth
                compared += 1
            asked_of(session, heard)
        assert session.poll()
    assert compared >= 40 and others > compared * 0.9
    print(f"mode {mode}: {compared} whole messages the same for other deals and seeds, {others} with other cards")


# --- Messages, attacked ---------------------------------------------------------------------------------------------


def _unshifted(value: int, by: int) -> int:
    """What `x ^ (x >> by)` was made of."""
    whole = value
    for _ in range(64 // by + 1):
        whole = value ^ (whole >> by)
    return whole


def unmixed(out: int) -> int:
    """SplitMix64's finalizer, backwards: it is a bijection."""
    z = _unshifted(out, 31)
    z = z * pow(0x94D049BB133111EB, -1, 2**64) & MASK
    z = _unshifted(z, 27)
    z = z * pow(0xBF58476D1CE4E5B9, -1, 2**64) & MASK
    return _unshifted(z, 30)


def before(number: int, drawn: int) -> Iterator[int]:
    """The seeds whose `drawn`-th number below 2^63 is this one; a bit was lost on the way."""
    for bit in (0, 1):
        seed = unmixed(number << 1 | bit) - drawn * GAMMA & MASK
        if seed <= MOST_SEED:
            yield seed


def seeds_from(question: int, acted: int) -> set[int]:
    """The seeds of a game that could have led to this seed of a question, had it been made by `mixed`."""
    return {seed for inner in before(question, 2) for seed in before(inner ^ acted * GAMMA & MOST_SEED, 1)}


def stolen(questions: list[tuple[int, int]], seen: View) -> set[int]:
    """What two messages of a game, the numbers of their decisions and the first hand tell of its seed."""
    seeds = set.intersection(*(seeds_from(question, acted) for question, acted in questions))
    return {seed for seed in seeds if not view(new_game(shipped(), 2, seed), seen.seat).differences(seen)}


def test_the_generator_is_inverted_by_the_attack() -> None:
    random = Random(1)
    for _ in range(200):
        seed, acted = random.getrandbits(63), random.randrange(500)
        assert seed in seeds_from(mixed(seed, acted), acted)


def test_the_messages_of_two_thousand_games_do_not_yield_their_seeds() -> None:
    random = Random(2)
    known = broken = guessed = 0
    for _ in range(GAMES):
        heard = Overheard()
        salt = f"{random.getrandbits(128):032x}"
        session = Session(Plan((Seat("A", "random"), Seat("B", "random"))), heard, salt=salt)
        numbers = [session.acted]
        assert session.poll()
        numbers.append(session.acted)
        seed = session.record["seed"]
        # As questions were seeded before: the attack knows the game's seed, and with it every hand.
        known += stolen([(mixed(seed, acted), acted) for acted in numbers], heard.views[0]) == {seed}
        # As they are now: the same attack, on both messages together and on each of them.
        asked = list(zip(heard.seeds[-2:], numbers, strict=True))
        broken += seed in stolen(asked, heard.views[0])
        guessed += any(seed in seeds_from(*question) for question in asked)
    assert known == GAMES
    assert broken == guessed == 0
    print(f"seeds known from two messages: {known} of {GAMES} before, {broken} now")


def test_a_question_is_seeded_from_the_salt_one_way_and_not_from_the_seed() -> None:
    heard = [Overheard(), Overheard(), Overheard()]
    for listener, seed, salt in zip(heard, (1, 2, 1), ("a" * 32, "a" * 32, "b" * 32), strict=True):
        Session(plan("easy", "easy", seed=seed), listener, salt=salt)
    assert heard[0].seeds == heard[1].seeds != heard[2].seeds
    assert len({chance_of("a" * 32, acted) for acted in range(1000)}) == 1000
    assert all(0 <= chance_of("a" * 32, acted) <= MOST_SEED for acted in range(1000))


def test_every_game_has_a_salt_of_its_own_positions_and_old_saves_too() -> None:
    position = sit_at(table().seat(0, "showers"), "human", "easy", "easy")
    assert position.record["salt"]
    old = as_old(position.record)
    assert old["salt"] == "" and len(seated(written(position) | {"record": old}).record["salt"]) == 32
