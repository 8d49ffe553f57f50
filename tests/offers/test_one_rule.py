"""One rule, wherever it is asked: what a player is shown, what a bot reckons with and what the engine does agree."""

from collections.abc import Callable

import pytest

from blackgate.ai.policy.turn import Turn
from blackgate.model.actions import Go
from blackgate.model.engine import legal
from blackgate.model.rng import Dice
from blackgate.model.view import view
from blackgate.model.worlds import determinize
from blackgate.offers.outlook import reach_odds
from blackgate.play.learned_weights import load_brains
from tests.table import Play, shipped, table

GANGS = (None, "bikers_detour", "bikers_scout")      # neighbouring faces count; a second roll
PLACES = {side: [place.name for place in shipped().places if side in place.sides] for side in ("standard", "team")}


def at(place: str, gang: str | None, team: bool, face: int | None = None) -> Play:
    laid = table(4, team=team).seat(0, place, gang=gang)
    return (laid if face is None else laid.rolls(face)).start()


def reached(place: str, gang: str | None, team: bool) -> list[set[int]]:
    """By the engine: where each face of the die lets one go, or takes one where there is no choice."""
    found = []
    for face in range(1, 7):
        game = at(place, gang, team, face).do("roll_move").game
        own = at(place, gang, team).game.place[0]
        found.append({option.place for option in legal(game) if isinstance(option, Go)} or {game.place[0]} - {own})
    return found


@pytest.mark.parametrize("gang", GANGS)
@pytest.mark.parametrize("side", PLACES)
def test_the_odds_that_are_shown_are_the_engines(side: str, gang: str | None) -> None:
    for place in PLACES[side]:
        faces = reached(place, None if gang == "bikers_scout" else gang, side == "team")
        shares = {number: sum(number in face for face in faces) / 6 for number in range(len(shipped().places))}
        if gang == "bikers_scout":
            shares = {number: 1 - (1 - share) ** 2 for number, share in shares.items()}
        shown = reach_odds(view(at(place, gang, side == "team").game, 0))
        assert shown == pytest.approx({number: share for number, share in shares.items() if share}), place


@pytest.mark.parametrize("gang", GANGS[:2])
@pytest.mark.parametrize("side", PLACES)
def test_a_bot_reckons_with_the_places_the_engine_offers(side: str, gang: str | None) -> None:
    for place in PLACES[side]:
        game = at(place, gang, side == "team").game
        turn = Turn(game)
        faces = reached(place, gang, side == "team")
        best = [max(turn.at(number, game.actions - 1) for number in face) for face in faces]
        assert turn.roll() == pytest.approx(sum(best) / 6), place


def asked_which_tool_to_lose() -> Play:
    laid = table().seat(0, "cafeteria", inspection=1).seat(1, "showers", spoon=1, shovel=1, knife=1).seat(2, link=2)
    return laid.start().do("play", card="inspection", place="showers")


def asked_which_tool_michel_gets() -> Play:
    laid = table().seat(0, "cafeteria", pickaxe=1, shovel=1, link=1).seat(1, link=3).seat(2, blade=2)
    game = laid.michel("showers", ("pickaxe_shovel", "calm")).rolls(3).start()
    return game.do("cautious_move", place="showers").do("fight").do("give_up")


def asked_which_card_to_take() -> Play:
    laid = table().seat(0, gang="queers_carers", background="whistleblower").seat(1, "showers", shovel=1, link=1)
    return laid.seat(2, blade=1).start().do("reveal", seat=1)


def asked_whether_to_forge_again() -> Play:
    laid = table().seat(0, gang="triad_workshop", background="blacksmith", pike=1, container=1).seat(1, link=4)
    return laid.start().do("reveal", item="pickaxe")


@pytest.mark.parametrize("asked", [
    asked_which_tool_to_lose, asked_which_tool_michel_gets, asked_which_card_to_take, asked_whether_to_forge_again,
], ids=lambda asked: asked.__name__)
def test_in_every_world_that_is_imagined_a_question_has_two_answers(asked: Callable[[], Play]) -> None:     # R12
    """Nobody is asked who has no choice: whoever watches knows that much about the hand."""
    play = asked()
    assert play.prompt == "choose_card"
    options = len(legal(play.game))
    assert options >= 2
    for looker in range(play.game.players):
        seen = view(play.game, looker)
        for chance in range(40):
            world = determinize(seen, Dice(chance))
            assert len(legal(world)) >= 2, looker
            assert not view(world, looker).differences(seen)


def test_a_question_tells_no_more_about_a_hand_than_that_there_is_a_choice() -> None:       # R12
    laid = table().seat(0, "cafeteria", inspection=1).seat(1, "showers", spoon=1, shovel=1, link=1)
    game = laid.seat(2, pickaxe=1, link=2).start().do("play", card="inspection", place="showers").game
    answers = [len(legal(determinize(view(game, 0), Dice(chance)))) for chance in range(40)]
    assert set(answers) == {2, 3}, "the third card is any other, now and then a third tool"


@pytest.mark.parametrize("players", [4, 6])
def test_a_teams_chances_see_every_seat_of_it(players: int) -> None:       # R11
    value = load_brains(shipped()).value(players, True)
    even = value.chances(table(players, team=True).start().game)
    for seat in range(players):
        ahead = value.chances(table(players, team=True).seat(seat, points=6, shovel=1).start().game)
        for other in range(players):
            assert (ahead[other] > even[other]) == (other % 2 == seat % 2), (seat, other)
