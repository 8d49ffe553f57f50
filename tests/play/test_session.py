"""Whole games through the session, as the window plays them."""

import pytest

from blackgate.ai.bot import Thought
from blackgate.ai.workers.thinkers import Answer
from blackgate.model.actions import EndTurn, Heal, Sell
from blackgate.model.counts import ONE, SHOVEL
from blackgate.model.events import Drawn, Dug, Rolled, TurnEnded, TurnStarted, Won
from blackgate.model.view import View, audience, redact, view
from blackgate.model.vocabulary import ANY
from blackgate.play.record import check_record, replay
from blackgate.play.session import NotPossible, Session, ThinkAtOnce, thinkers_for
from tests.table import notation, table
from tests.waiting import stopped, wait_for

from .sitting import brains, do, plan, play, resumed, scripted, seated, sit, sit_at, step, written


def test_a_human_and_three_bots_play_a_game_to_its_end() -> None:
    session = sit("human", "easy", "medium", "easy:fox", michel="michelle")
    seen = acted = 0
    while not session.over:
        if session.asked == 0:
            assert not session.poll()
            session.act(scripted(session))
        else:
            assert session.poll()
        acted += 1
        assert session.acted == acted
        assert session.events_for(0, seen) == session.events_for(0)[seen:session.happened]
        seen = session.happened
    assert session.over["winners"]
    assert session.asked is None and session.prompt == ""
    assert isinstance(session.events_for(None)[-1], Won)
    assert session.win_chances is not None and len(session.win_chances) == 4


def test_bots_alone_can_be_watched() -> None:
    session = sit("easy", "medium", "easy", "medium", team=True)
    assert session.humans == ()
    assert session.sight(None).hands == (-1,) * 4
    play(session)
    assert session.over and "team_points" in session.over


def test_the_record_of_a_session_proves_itself() -> None:
    session = play(sit("human", "easy"), 60)
    assert session.commitment == session.record["commitment"]
    assert sum(1 for _ in replay(check_record(session.record, "it"), notation())) == session.acted + 1


def test_without_a_seed_every_game_is_another() -> None:
    first, second = sit("human", "easy", seed=None), sit("human", "easy", seed=None)
    assert first.record["seed"] != second.record["seed"]
    assert first.commitment != second.commitment


def test_a_seat_is_told_what_it_may_know_and_those_who_look_on_what_everybody_may() -> None:
    session = play(sit("human", "medium", "easy"), 150)
    for event in session.events_for(None):
        assert not audience(event) or ANY in event
    drawn = [event for event in session.events_for(1) if isinstance(event, Drawn) and event.number]
    assert any(event.cards != ANY for event in drawn if event.seat == 1)
    assert all(event.cards == ANY for event in drawn if event.seat != 1)


def test_who_looks_on_sees_no_hands_no_hidden_backgrounds_and_no_options() -> None:
    session = play(sit("human", "medium", "easy"), 100)
    seen = session.sight(None)
    assert set(seen.hands) == {-1} and not any(seen.known) and not seen.options
    assert all(card == -1 or up for card, up in zip(seen.background, seen.revealed, strict=True))


def test_since_tells_what_happened_between_two_turns_of_a_seat() -> None:
    session = sit("human", "easy", "easy")
    do(session, "search")
    do(session, "end_turn")
    mark = session.happened - 1
    assert session.events_for(None)[mark] == TurnStarted(1)
    while session.asked != 0 or session.prompt != "turn":
        step(session)
    news = session.since(0)
    assert news == session.events_for(0)[mark:mark + len(news)]
    assert session.events_for(0)[mark + len(news)] == TurnStarted(0)
    assert news[0] == TurnStarted(1) and TurnEnded(2) in news


def test_before_its_first_turn_a_seat_is_told_everything_since_the_start() -> None:
    session = sit("human", "human")
    assert session.since(1) == session.events_for(1)
    do(session, "end_turn")
    assert session.since(1) == session.events_for(1)[:-1]


def test_the_story_tells_the_points_after_each_turn_and_at_the_end() -> None:
    session = play(sit("easy", "medium", "easy"))
    turns = sum(isinstance(event, TurnStarted) for event in session.events_for(None))
    assert len(session.story) == turns + 1
    assert session.story[0] == (0, 0, 0)
    assert session.over and list(session.story[-1]) == session.over["points"]
    assert all(a <= b for before, after in zip(session.story, session.story[1:], strict=False)
               for a, b in zip(before, after, strict=True))


def test_the_luck_of_the_die_counts_each_seats_rolls() -> None:
    session = play(sit("easy", "medium"))
    for seat, faces in enumerate(session.rolls):
        assert sum(faces) == sum(isinstance(event, Rolled) and event.seat == seat for event in session.events_for(None))
    assert sum(map(sum, session.rolls)) > 0


def test_only_the_human_who_is_asked_acts() -> None:
    session = sit("easy", "human")
    with pytest.raises(NotPossible, match=r"^not_asked$"):
        session.act(EndTurn())
    play(session)
    with pytest.raises(NotPossible, match=r"^not_asked$"):
        session.act(EndTurn())
    assert session.refusal(EndTurn()) == ("game_over", "R3")
    assert session.refusals(EndTurn()) == [("game_over", "R3")]


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    session = sit("human", "easy")
    before = written(session)
    with pytest.raises(NotPossible, match=r"^only_in_infirmary$"):
        do(session, "heal")
    assert session.refusal(Heal()) == ("only_in_infirmary", "R6.5")
    assert session.refusals(Heal())[0] == ("only_in_infirmary", "R6.5")
    assert session.refusals(EndTurn()) == []
    with pytest.raises(NotPossible):
        session.act(Sell(ANY))
    assert written(session) == before


class Recorder(ThinkAtOnce):
    """Keeps what bots are given."""

    def __init__(self) -> None:
        super().__init__(brains())
        self.given: list[tuple[View, str, int]] = []

    def ask(self, view: View, word: str, seed: int) -> int:
        self.given.append((view, word, seed))
        return super().ask(view, word, seed)


def test_bots_get_their_own_view_and_a_resumed_game_asks_the_same_again() -> None:
    asked, again = Recorder(), Recorder()
    session = Session(plan("medium", "easy", "medium:fox"), asked)
    play(session, 40)
    halfway = written(session)
    number = len(asked.given)
    play(session, 40)
    other = seated(halfway, again)
    play(other, 40)
    assert again.given == asked.given[number - 1:]
    assert written(other) == written(session)
    assert all(given.seat == given.decider for given, _, _ in asked.given)
    assert len({seed for _, _, seed in asked.given}) == len(asked.given)


class Slow(ThinkAtOnce):
    """Answers nothing, until told to, and then anything."""

    def __init__(self) -> None:
        super().__init__(brains())
        self.answers: list[Answer] = []
        self.cancelled: list[int] = []

    def poll(self) -> list[Answer]:
        answers, self.answers = self.answers, []
        return answers

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)


def test_a_thinking_bot_is_not_waited_for_and_late_answers_to_others_are_ignored() -> None:
    slow = Slow()
    session = Session(plan("easy", "human"), slow)
    assert not session.poll() and not session.poll()
    slow.answers = [Answer(99, Thought(EndTurn(), (0.5, 0.5)))]
    assert not session.poll() and session.acted == 0
    slow.answers = [Answer(1, Thought(EndTurn(), (0.25, 0.75)))]
    assert session.poll() and session.acted == 1
    assert session.win_chances == (0.25, 0.75)


def test_a_bots_impossible_answer_is_replaced_by_the_policys() -> None:
    slow = Slow()
    session = Session(plan("easy", "human"), slow)
    slow.answers = [Answer(1, Thought(Heal(), (0.5, 0.5)))]
    assert session.poll() and session.acted == 1
    assert [entry.get("note") for entry in session.record["actions"]] == ["stood_in", None]
    assert session.record["actions"][1]["do"] != "heal"


def test_a_seat_can_be_handed_to_a_bot_and_taken_back() -> None:
    session = sit("human", "easy", "easy")
    session.hand_to_bot(0, "medium:brute")
    assert not session.humans and session.poll()
    session.take_back(0, "Ana")
    session.take_back(2, "Bo")
    assert list(session.humans) == [0, 2] and session.names == ["Ana", "Player 2", "Bo"]
    assert resumed(session).names == session.names
    with pytest.raises(NotPossible):
        session.hand_to_bot(0, "genius")
    with pytest.raises(NotPossible):
        session.take_back(1, "")


def test_a_question_is_taken_from_the_bot_whose_seat_a_human_takes() -> None:
    slow = Slow()
    session = Session(plan("easy", "human"), slow)
    session.take_back(0, "Ana")
    assert slow.cancelled == [1]
    slow.answers = [Answer(1, Thought(EndTurn(), (0.5, 0.5)))]
    assert not session.poll()
    do(session, "end_turn")
    assert session.asked == 1


def test_of_two_players_the_other_wins_when_one_concedes() -> None:
    session = play(sit("human", "easy"), 20)
    session.concede(0)
    assert session.over and session.over["winners"] == [1] and session.over["conceded"] == [0]
    assert session.events_for(None)[-1] == Won(0b10)
    assert session.asked is None and not session.poll()
    again = resumed(session)
    assert again.over == session.over and again.events_for(0) == session.events_for(0)
    with pytest.raises(NotPossible, match=r"^game_over$"):
        session.concede(1)
    with pytest.raises(NotPossible, match=r"^game_over$"):
        session.hand_to_bot(0, "easy")


def test_at_a_larger_table_a_bot_plays_on_for_who_concedes() -> None:
    session = play(sit("human", "easy", "easy"), 20)
    session.concede(0)
    assert session.over is None and session.conceded == {0} and session.humans == ()
    with pytest.raises(NotPossible, match=r"^conceded$"):
        session.take_back(0, "Ana")
    with pytest.raises(NotPossible, match=r"^conceded$"):
        session.concede(0)
    assert resumed(session).conceded == {0}
    play(session)
    assert session.over and session.over["conceded"] == [0]


def test_a_session_may_begin_at_a_position() -> None:
    laid = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria", shovel=1)
    session = sit_at(laid, "human", "human", "easy")
    do(session, "extort", seat=1, tool="shovel", weapons=["knife"])
    assert (session.asked, session.prompt) == (1, "extorted")
    do(session, "cooperate")
    assert session.sight(0).known[1] == 0 and session.asked == 0


def test_a_sight_is_what_the_rules_show_that_seat() -> None:
    session = play(sit("human", "easy", "medium"), 50)
    for game, _, events in replay(session.record, session.notation):
        last, heard = game, events
    assert session.sight(1).differences(view(last, 1)) in ([], ["prisoner"])
    assert session.events_for(1)[-len(heard):] == redact(heard, 1)


def test_bots_in_processes_of_their_own_play_too() -> None:
    laid = plan("human", "hard")
    thinkers = thinkers_for(None, stopped)
    try:
        session = Session(laid, thinkers)
        do(session, "end_turn")

        def is_human_asked() -> bool:
            session.poll()
            return session.asked == 0

        wait_for(is_human_asked, "the human's turn")
        assert session.win_chances and session.win_chances != (0.5, 0.5)
    finally:
        thinkers.close()


def test_the_last_roll_and_who_began_are_known() -> None:
    session = sit_at(table().seat(0, "cafeteria").rolls(6, 2), "human", "human", "human")
    assert session.last_roll == 0 and session.first == 0
    do(session, "roll_move")
    assert session.last_roll == 6


def test_a_dig_tells_the_points_of_its_team() -> None:
    laid = table(4, team=True).seat(0, "cell_block_a", points=1, spoon=1, shovel=1).seat(2, points=4)
    session = sit_at(laid.seat(1, points=3), "human", "easy", "human", "easy")
    do(session, "dig", tool="spoon")
    do(session, "dig", tool="shovel")
    dug = [event for event in session.events_for(None) if isinstance(event, Dug)]
    assert [session.team_sum(event) for event in dug] == [6, 9]
    assert session.team_sum(TurnStarted(0)) == 0
    alone = sit_at(table().seat(0, spoon=1).seat(2, points=4), "human", "easy", "human")
    do(alone, "dig", tool="spoon")
    assert [alone.team_sum(event) for event in alone.events_for(None) if isinstance(event, Dug)] == [0]


def test_the_closed_table_shows_what_all_know_of_the_hand_of_who_is_asked() -> None:
    laid = table().seat(0, "rec_area", cigarettes=9, link=1).seat(1, "rec_area", link=1)
    session = sit_at(laid, "human", "human", "human")
    assert session.public.hands == (0, -1, -1)
    do(session, "buy", item="shovel")
    assert session.public.hands == (ONE[SHOVEL], -1, -1) and session.public.seat == 0
    do(session, "end_turn")
    assert session.public.hands == (-1, 0, -1) and session.public.known == (ONE[SHOVEL], 0, 0)
    assert session.public.options and session.public.seat == session.asked == 1
    ended = sit_at(table().seat(0, points=11, spoon=1), "human", "human", "human")
    do(ended, "dig", tool="spoon")
    assert ended.public.options == () and ended.public.seat == 0


def test_a_bot_whose_turn_becomes_too_long_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Buyer(ThinkAtOnce):
        def poll(self) -> list[Answer]:
            purchase = notation().read_action({"do": "buy", "item": "knife"}, 3, 0)
            return [Answer(answer.ticket, Thought(purchase, answer.thought.win)) for answer in super().poll()]

    monkeypatch.setattr("blackgate.ai.bot.MOST_IN_TURN", 3)
    laid = sit_at(table().seat(0, "rec_area", cigarettes=99).turn(0, actions=9), "easy", "human", "human")
    session = Session(laid.plan, Buyer(brains()), record=laid.record)
    while session.turn == 0:
        assert session.poll()
    assert [entry["do"] for entry in session.record["actions"]] == ["buy", "buy", "buy", "end_turn"]
