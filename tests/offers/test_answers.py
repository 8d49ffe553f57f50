"""Answers in games played at random: each is called what it does, and is about the things it names."""

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import NamedTuple

from blackgate.model.counts import size
from blackgate.model.engine import apply, legal
from blackgate.model.notation import Json
from blackgate.model.questions.reroll import AskReroll
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from blackgate.offers.choices import Choices
from blackgate.offers.meaning import things
from blackgate.offers.scenery import scenery
from blackgate.play.prospects import refusals
from blackgate.words.teller import Teller
from blackgate.words.text import Text
from tests.table import Play, notation, shipped

NAMES = ("Ada", "Goran", "Renard", "Aldo", "Silas", "Zofia")
TELLER = Teller(Text("en"), shipped(), NAMES, "michel")
MODES = ((3, False, 1), (4, True, 1), (6, True, 0), (4, False, 1), (6, True, 1), (4, True, 1))
MOST = 400          # actions of a game


class Told(NamedTuple):
    prompt: str
    before: GameState
    after: GameState
    written: Json
    label: str
    about: list[str]
    icon: str


@cache
def everything_told() -> tuple[Told, ...]:
    return tuple(told for number, mode in enumerate(MODES) for told in _told(*mode, seed=number))


def _told(players: int, team: bool, michel: int, *, seed: int) -> Iterator[Told]:
    chance = Random(seed)
    game = new_game(shipped(), players, seed, team=team, michel=michel)
    for _ in range(MOST):
        options = [option for option in legal(game) if ANY not in option]
        if game.winners or not options:
            return
        if game.agenda:
            seen, play = view(game, game.decider), Play(game)
            choices = Choices(seen, TELLER, partial(refusals, seen))
            for branch in choices.next(options):
                if branch.only is None:
                    continue
                about = [_named(*thing) for thing in things(branch.only, seen)]
                after = game.clone()
                apply(after, branch.only)
                written = play.written(branch.only)
                yield Told(play.prompt, game.clone(), after, written, branch.label, about, branch.icon)
        apply(game, chance.choice([option for option in options if option.name != "end_turn"] or options))


def _named(sort: str, number: int) -> str:
    names = {"card": notation().kinds, "place": notation().places}
    return f"{sort}:{names[sort][number]}" if sort in names else f"{sort}:{number}"


def answers(*verbs: str) -> list[Told]:
    found = [told for told in everything_told() if told.written["do"] in verbs]
    assert found, verbs
    return found


def the_place(number: int) -> str:
    """`the Cafeteria`, `Cell Block A`."""
    name = TELLER.place(number)
    return name if name.startswith("Cell Block ") else f"the {name}"


def test_a_way_is_named_by_its_end_and_by_who_goes_it() -> None:
    walked = Counter[bool]()
    for told in answers("go"):
        michel = told.after.michel_place != told.before.michel_place
        place = told.after.michel_place if michel else told.after.place[told.before.decider]
        assert told.label == f"{'Michel goes' if michel else 'Go'} to {the_place(place)}"
        assert (told.about, told.icon) == ([f"place:{told.written['place']}"], "verbs/go")
        walked[michel] += 1
    assert min(walked.values()) > 50 and len(walked) == 2


def test_a_card_that_is_laid_lost_or_taken_is_named() -> None:
    for told in answers("weapon", "choose_card", "cooperate"):
        lost = told.before.hand[told.before.decider] - told.after.hand[told.before.decider]
        (card,) = notation().cards(lost)
        name = TELLER.card(notation().kinds.index(card))
        start = {"weapon": "Play a", "choose_card": "Discard the"}.get(
            told.written["do"], "Cooperate: hand over the" if told.prompt == "extorted" else "Cooperate: discard the")
        assert told.label == f"{start} {name}"
        is_named = told.prompt != "extorted"        # There is only one answer of that sort.
        assert told.about == ([f"card:{card}"] if is_named else [])
        assert told.icon == (f"cards/{card}" if is_named else "verbs/cooperate")


def test_giving_up_is_a_pass_where_a_teammate_is_asked_next() -> None:
    helped = Counter[str]()
    for told in answers("give_up"):
        is_helped = Play(told.after).prompt == "help"
        assert told.label == (f"Pass: {NAMES[told.after.decider]} may help" if is_helped else "Give up")
        helped[told.label] += 1
    assert len(helped) > 3 and helped["Give up"]


def test_to_pass_says_what_does_not_happen_then() -> None:
    said = {told.prompt: told.label for told in answers("pass")}
    assert said == {"help": "Do not help", "react": "Let it happen", "michel_draw": "Draw nothing",
                    "michel_move": "Leave Michel alone"}
    assert {told.icon for told in answers("pass")} == {"verbs/pass"}


def test_a_roll_is_kept_or_made_again() -> None:
    for told in answers("keep"):
        asked = told.before.agenda[-1]
        assert isinstance(asked, AskReroll)
        assert told.label == f"Keep the {asked.face}" and told.about == []
        assert scenery(view(told.before, asked.seat)) is None       # A stage would hide where the roll leads.
    assert {(told.label, *told.about) for told in answers("reroll")} == {("Roll again", "die:0")}
    assert {(told.label, *told.about) for told in answers("move_michel")} == {
        ("Roll and move Michel", "die:0", "michel:0")}


def test_who_wins_against_michel_draws_as_many_cards_as_it_says() -> None:
    for told in answers("draw"):
        seat = told.before.decider
        drawn = size(told.after.hand[seat]) - size(told.before.hand[seat])
        assert (told.label.replace("\xa0", " "), told.about) == (f"Draw {drawn} Search card", ["deck:0"])
