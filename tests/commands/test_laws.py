"""The laws of the model over random games, and that every check of them can fail (docs/architecture.md, R13)."""

from collections import Counter
from collections.abc import Callable

import pytest

from blackgate.commands import law_checker as laws
from blackgate.commands.law_checker import (
    MODES, STRETCH, LawBroken, LawGame, check_clone, check_laws, check_options, check_redaction, check_trusted,
    check_zones, in_turn,
)
from blackgate.model.actions import Action, ChooseCard, Decline, EndTurn, Search
from blackgate.model.counts import BLADE, KNIFE, LINK, ONE
from blackgate.model.engine import apply, legal
from blackgate.model.events import Event, Looked, TurnStarted
from blackgate.model.questions.exchange import AskExchange
from blackgate.model.rng import Dice
from blackgate.model.setup import new_game
from blackgate.model.state import GameState

from ..table import notation, shipped, table

DECISIONS = 150     # of each game, all of them checked


def fresh(players: int = 3, *, michel: int = 0) -> GameState:
    return new_game(shipped(), players, 5, michel=michel, first=0)


@pytest.mark.parametrize("number", range(len(MODES)), ids=lambda number: "-".join(map(str, MODES[number])))
def test_every_law_holds_at_every_decision_of_a_game(number: int, monkeypatch: pytest.MonkeyPatch) -> None:    # R13
    monkeypatch.setattr(laws, "MOST_DECISIONS", DECISIONS)
    game = LawGame(notation(), number, 11)
    game.play(1)
    assert game.checks == game.decisions > 0


def test_the_modes_are_taken_in_turn_so_that_a_long_game_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "MOST_DECISIONS", 3 * STRETCH)
    taken: list[LawGame] = []
    for game in in_turn(shipped(), len(MODES) + 2, 3):
        game.go_on(1000)
        taken.append(game)
    first = taken[:len(MODES)]
    assert sorted(game.number for game in first) == list(range(len(MODES)))
    assert len({game.mode for game in first}) == len(MODES)
    assert Counter(game.number for game in taken) == Counter(dict.fromkeys(range(len(MODES) + 2), 3))
    assert all(game.is_over and game.decisions == 3 * STRETCH for game in taken)


def test_a_game_that_does_not_come_out_the_same_again_is_found() -> None:       # Law 4
    game = LawGame(notation(), 0, 11)
    game.go_on(1000)
    game.check_again()
    game.actions.pop()
    with pytest.raises(LawBroken, match="same seed"):
        game.check_again()


def test_every_way_to_sit_down_is_among_the_modes() -> None:        # R11, R10
    assert len(MODES) == len(set(MODES)) == 21
    assert {players for players, _, _ in MODES} == {2, 3, 4, 5, 6}
    assert {players for players, team, _ in MODES if team} == {4, 6}


def lose_a_card(game: GameState) -> None:
    game.deck.pop()


def double_a_card(game: GameState) -> None:
    game.hand[1] += ONE[LINK]


def move_a_card_out_of_count(game: GameState) -> None:
    game.piles -= ONE[KNIFE]
    game.hand[0] += ONE[BLADE]


def lose_a_gang_card(game: GameState) -> None:
    game.gang_piles[2] = game.gang_piles[2][1:]


def double_a_gang_card(game: GameState) -> None:
    game.gang[0] = game.gang_piles[0][0]


def double_a_background(game: GameState) -> None:
    game.background[1] = game.background[0]


def lose_a_michel_card(game: GameState) -> None:
    game.michel_deck = game.michel_deck[1:]


def beat_too_often(game: GameState) -> None:
    game.beatings[2] = 3


def owe_cigarettes(game: GameState) -> None:
    game.cigarettes[0] = -1


def know_what_is_not_there(game: GameState) -> None:
    game.known[0 * game.players + 1] = ONE[KNIFE]


def overspend_actions(game: GameState) -> None:
    game.actions = -1


def leave_a_card_on_the_table(game: GameState) -> None:
    game.piles -= ONE[KNIFE]
    game.table += ONE[KNIFE]


@pytest.mark.parametrize("corrupt", [
    lose_a_card, double_a_card, move_a_card_out_of_count, lose_a_gang_card, double_a_gang_card, double_a_background,
    lose_a_michel_card, beat_too_often, owe_cigarettes, know_what_is_not_there, overspend_actions,
    leave_a_card_on_the_table,
], ids=lambda corrupt: corrupt.__name__)
def test_a_state_with_a_card_or_count_out_of_place_is_found(corrupt: Callable[[GameState], None]) -> None:      # R13
    game = fresh(michel=1)
    check_zones(game)
    corrupt(game)
    with pytest.raises(LawBroken):
        check_zones(game)
    with pytest.raises(LawBroken):
        check_laws(game, notation(), Dice(1))


def test_a_question_without_an_answer_is_found() -> None:       # R13
    game = fresh()
    game.options = []
    with pytest.raises(LawBroken):
        check_options(game, notation())


def test_an_option_offered_twice_is_found() -> None:
    game = fresh()
    game.options = [EndTurn(), EndTurn()]
    with pytest.raises(LawBroken, match="twice"):
        check_options(game, notation())


def test_a_clone_that_is_not_independent_is_found() -> None:
    def shared(game: GameState) -> GameState:
        """The hands are those of both."""
        clone = game.clone()
        clone.hand = game.hand
        return clone

    check_clone(fresh(), Search())
    with pytest.raises(LawBroken, match="not independent"):
        check_clone(fresh(), Search(), shared)


def test_a_trusted_path_that_plays_another_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    check_trusted(fresh(), Search())
    monkeypatch.setattr(laws, "do", lambda game, action: None)
    with pytest.raises(LawBroken, match="trusted"):
        check_trusted(fresh(), Search())


def test_an_action_that_is_none_of_the_options_is_found() -> None:
    with pytest.raises(LawBroken):
        check_clone(fresh(), ChooseCard(KNIFE))


def test_a_position_that_does_not_load_back_is_found() -> None:
    game = fresh()
    game.prisoner = [9, 4, 2]
    check_laws(game, notation(), Dice(1))
    game.goal += 1
    with pytest.raises(LawBroken, match="load back"):
        check_laws(game, notation(), Dice(1))


def test_an_event_that_shows_a_hand_to_an_onlooker_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:     # R12
    events: list[Event] = [Looked(0, 1, ONE[LINK])]
    check_redaction(fresh(), events)
    monkeypatch.setattr(laws, "redact", lambda events, seat: events)
    with pytest.raises(LawBroken, match="onlooker"):
        check_redaction(fresh(), events)


def test_an_imagined_world_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:      # R12
    game = fresh()
    other = fresh()
    apply(other, Search())
    monkeypatch.setattr(laws, "determinize", lambda seen, dice: other)
    with pytest.raises(LawBroken, match="can tell"):
        check_laws(game, notation(), Dice(1))


def test_a_turn_that_ends_with_too_many_cards_is_found() -> None:       # R4d
    game = table(2).seat(0, link=11).turn(1).start().game
    game.turns = 2
    law = LawGame(notation(), 0, 1)
    with pytest.raises(LawBroken, match="too many"):
        law.check_turn_over(game, [TurnStarted(1)])


def test_a_broken_rule_in_play_is_a_broken_law(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: GameState, action: Action) -> list[Event]:
        raise KeyError(action)

    monkeypatch.setattr(laws, "apply", fail)
    with pytest.raises(LawBroken, match="KeyError"):
        LawGame(notation(), 0, 1).play(1)


def test_an_exchange_imagined_by_an_outsider_fits_the_view() -> None:       # R5.7, R12
    game = table(team=True).seat(0, link=1).seat(2, cigarettes=2).start()
    game.do("exchange", seat=2, give={"cards": {"link": 1}, "cigarettes": 0}, take={"cards": {}, "cigarettes": 2})
    assert game.game.agenda == [AskExchange(2, 0, ONE[LINK], 0, 0, 2)]
    check_laws(game.game, notation(), Dice(3))
    assert Decline() in legal(game.game)
