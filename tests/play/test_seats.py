"""Who sits where: seats change hands in mid-game, also after taking back, and are at their place in the replay."""

import pytest

from blackgate.ai.bot import Thought
from blackgate.ai.workers.thinkers import Answer
from blackgate.model.actions import Sell
from blackgate.model.counts import KNIFE, ONE
from blackgate.model.events import Won
from blackgate.model.notation import Json
from blackgate.model.view import View
from blackgate.model.vocabulary import ANY
from blackgate.play.changes import Change, read_note
from blackgate.play.orders import Orders
from blackgate.play.session import BadPlan, BadRecord, NotPossible, Plan, Replay, Seat, Session, ThinkAtOnce
from tests.table import shipped, table

from .old_records import as_old
from .sitting import all_sights, all_told, brains, do, plan, play, resumed, seated, sit, sit_at, step, written


def recorded(session: Session) -> Replay:
    return Replay(session.record, session.plan, session.pack)


def in_version_1(session: Session) -> Json:
    """As a save of version 1 had it: who sat down stands beside the record."""
    content = written(session)
    return content | {"record": as_old(content["record"])}


def test_a_change_made_after_an_action_that_is_taken_back_belongs_to_the_moment_before_it() -> None:
    session = sit_at(table().seat(0, "rec_area", cigarettes=30), "human", "human", "easy")
    do(session, "buy", item="shovel")
    session.hand_to_bot(1, "medium")
    do(session, "buy", item="pickaxe")
    session.take_back(2, "Cleo")
    assert [change.at for change in session.changes] == [1, 2]
    session.undo()
    assert [change.at for change in session.changes] == [1, 1]
    session.undo()
    assert [change.at for change in session.changes] == [0, 0] and session.acted == 0
    assert session.names == ["Player 1", "Player 2", "Cleo"] and session.humans == (0, 2)
    do(session, "buy", item="pickaxe")
    shown = recorded(session)
    assert shown.names[2] == "Cleo" and not shown.is_human(1)       # before the first action already
    again = resumed(session)
    assert again.changes == session.changes and written(again) == written(session)


def test_a_change_made_before_the_action_that_is_taken_back_stays_where_it_is() -> None:
    session = sit_at(table().seat(0, "rec_area", cigarettes=30), "human", "human", "easy")
    do(session, "buy", item="shovel")
    session.hand_to_bot(1, "medium")
    do(session, "buy", item="pickaxe")
    session.undo()
    assert [(change.at, change.seat) for change in session.changes] == [(1, 1)]
    shown = recorded(session)
    assert shown.is_human(1)
    shown.go(1)
    assert not shown.is_human(1)


def test_a_change_is_kept_with_its_seat_its_player_its_name_and_its_moment() -> None:
    session = play(sit("human", "easy", "easy"), 7)
    session.hand_to_bot(0, "medium:fox")
    session.take_back(1, "Bo")
    assert session.changes == [Change(7, 0, "medium:fox", "Player 1"), Change(7, 1, "human", "Bo")]
    assert session.seats[0] == Seat("Player 1", "medium:fox") and session.seats[1].player == "human"


def test_the_inmate_stays_when_the_player_goes() -> None:
    session = Session(plan("human", "easy"))
    session.seats[0] = Seat("Ana", inmate="fox")
    session.hand_to_bot(0, "easy")
    assert session.seats[0] == Seat("Ana", "easy", "fox")


def test_nobody_hands_a_seat_to_a_human_as_if_it_were_a_bot() -> None:
    session = sit("human", "easy")
    for word in ("human", "genius", ""):
        with pytest.raises(NotPossible, match=r"^no_such_bot$"):
            session.hand_to_bot(0, word)
    for name in ("", " ", "x" * 41):
        with pytest.raises(NotPossible, match=r"^no_name$"):
            session.take_back(1, name)
    assert session.changes == []


@pytest.mark.parametrize(("players", "seat", "winners"), [
    (4, 0, [1, 3]), (4, 3, [0, 2]), (6, 2, [1, 3, 5]), (6, 5, [0, 2, 4]),
])
def test_of_two_teams_the_other_wins_all_together(players: int, seat: int, winners: list[int]) -> None:
    session = play(sit(*["human"] * players, team=True), 10)
    session.concede(seat)
    assert session.over and session.over["winners"] == winners and session.over["conceded"] == [seat]
    assert session.gave_up == seat and session.events_for(None)[-1] == Won(sum(1 << other for other in winners))
    assert session.seats[seat].player == "human" and session.asked is None and session.prompt == ""
    assert session.over["points"] == list(session.sight(None).points) and "team_points" in session.over


def test_one_after_the_other_may_concede_at_a_larger_table() -> None:
    session = play(sit("human", "human", "easy", "human"), 12)
    session.concede(1)
    session.concede(3)
    assert session.conceded == {1, 3} and session.humans == (0,) and session.gave_up is None
    assert [session.seats[seat].player for seat in range(4)] == ["human", "medium", "easy", "medium"]
    assert session.over is None
    assert resumed(session).conceded == {1, 3}
    play(session)
    assert session.over and session.over["conceded"] == [1, 3]


def test_a_replay_of_a_conceded_game_is_over_just_at_its_end() -> None:
    session = play(sit("human", "human"), 9)
    session.concede(1)
    shown = recorded(session)
    for at in (0, 5, 8):
        shown.go(at)
        assert shown.over is None and shown.gave_up is None and not shown.conceded and shown.asked is not None
    shown.go(9)
    assert shown.over == session.over and shown.gave_up == 1 and shown.asked is None
    assert shown.events_for(None) == session.events_for(None)
    shown.go(4)
    assert shown.over is None and not shown.conceded and shown.seats == list(session.plan.seats)


def test_a_concession_in_mid_record_ends_it() -> None:
    content = in_version_1(play(sit("human", "easy"), 20))
    content["changes"] = [{"at": 20, "seat": 0, "player": "human", "name": "Ana", "conceded": True}]
    assert seated(content).over
    content["changes"][0]["at"] = 19
    with pytest.raises(BadRecord, match="record-after-end"):
        seated(content)


@pytest.mark.parametrize("seat", [2, -1])
def test_a_note_of_a_record_names_a_seat_of_its_table(seat: int) -> None:
    note = {"note": "conceded", "seat": 1, "player": "medium", "name": "Bo"}
    assert read_note(note, 2).seat == 1
    with pytest.raises(BadPlan, match="seat"):
        read_note(note | {"seat": seat}, 2)


def test_a_change_that_a_save_places_after_its_end_is_made_all_the_same() -> None:
    content = in_version_1(play(sit("human", "easy"), 5))
    content["changes"] = [{"at": 99, "seat": 1, "player": "human", "name": "Bo"}]
    assert seated(content).names == ["Player 1", "Bo"]


def test_a_record_of_another_table_is_refused() -> None:
    content = written(play(sit("human", "easy"), 5))
    for seats, team in ((["A", "B", "C"], False), (["A", "B", "C", "D"], True)):
        content["plan"]["seats"], content["plan"]["team"] = [{"name": name} for name in seats], team
        with pytest.raises(BadRecord, match="record-other-table"):
            seated(content)
    laid = written(play(sit("easy", "easy", "easy", "easy"), 5))
    laid["plan"]["team"] = True
    with pytest.raises(BadRecord, match="record-other-table"):
        seated(laid)


def test_a_template_must_be_filled_in_before_it_is_an_action() -> None:
    session = sit_at(table().seat(0, "rec_area", link=2), "human", "easy", "easy")
    assert any(ANY in option for option in session.sight(0).options)
    with pytest.raises(NotPossible, match=r"^not_filled_in$"):
        session.act(Sell(ANY))
    assert session.acted == 0


class Notes:
    """Notes what a session has kept."""

    trouble: str | None = None

    def __init__(self) -> None:
        self.kept: list[tuple[int, bool]] = []
        self.closed = 0

    def keep(self, session: Session, settled: bool) -> None:
        self.kept.append((session.acted, settled))

    def close(self) -> None:
        self.closed += 1


def test_what_is_done_is_kept_and_the_end_of_a_turn_is_settled() -> None:
    notes = Notes()
    session = Session(plan("human", "human"), keeping=notes)
    assert notes.kept == [(0, True)]
    do(session, "end_turn")
    assert notes.kept[1:] == [(1, True)]
    session.hand_to_bot(1, "easy")
    assert notes.kept[2:] == [(1, True)]
    session.close()
    assert notes.kept[3:] == [(1, True)] and notes.closed == 2


def test_in_mid_turn_nothing_is_settled_and_taking_back_is_kept_too() -> None:
    notes = Notes()
    laid = sit_at(table().seat(0, "rec_area", cigarettes=30), "human", "easy", "easy")
    session = Session(laid.plan, record=laid.record, keeping=notes)
    do(session, "buy", item="shovel")
    session.undo()
    assert notes.kept == [(0, True), (1, False), (0, False)]
    session.count_hint(0)
    session.give_orders(0, Orders(weapons=1))
    session.commit(0, ONE[KNIFE])
    assert notes.kept[3:] == [(0, False)] * 3


def test_what_could_not_be_kept_is_said_and_tried_again() -> None:
    notes = Notes()
    session = Session(plan("human", "human"), keeping=notes)
    assert session.unkept is None and sit("human", "human").unkept is None
    notes.trouble = "disk-full"
    assert session.unkept == "disk-full"
    session.keep_again()
    assert notes.kept == [(0, True)] * 2
    session.put_away()
    assert session.is_put_away and notes.kept == [(0, True)] * 3


def test_people_are_those_who_sat_there_since_the_game_began_or_was_taken_over() -> None:
    session = play(sit("human", "easy", "easy", "easy"), 6)
    session.take_back(2, "Cleo")
    session.hand_to_bot(0, "medium")
    assert session.people == {0, 2} == resumed(session).people
    shown = recorded(play(session))
    shown.go(3)
    taken = Session.from_replay(shown, [Seat("A", "easy"), Seat("Bo"), Seat("C", "easy"), Seat("D", "easy")])
    assert taken.people == {1}


def test_a_prisoner_that_was_wished_sits_there() -> None:
    wished = next(inmate.name for inmate in shipped().inmates if inmate.board == 3)
    session = Session(Plan((Seat("Ada"), Seat("Bo", "easy", wished)), seed=5))
    assert shipped().inmates[session.sight(0).prisoner[1]].name == wished
    assert recorded(session).sight(0).prisoner == session.sight(0).prisoner


def test_the_game_that_goes_on_anew_is_the_same_and_kept_where_it_was() -> None:
    notes = Notes()
    session = Session(plan("human", "easy", "medium"), keeping=notes, salt="5a" * 16)
    session.count_hint(0)
    session.give_orders(0, Orders(lets_cards=True))
    again = session.anew()
    assert again.hints == [1, 0, 0] and again.standing_orders.orders[0].lets_cards
    assert again.record["salt"] == "5a" * 16
    session = play(session, 30)
    session.hand_to_bot(0, "easy")
    again = session.anew()
    assert written(again) == written(session) and again.pack is session.pack
    assert all_sights(again) == all_sights(session) and all_told(again) == all_told(session)
    before = len(notes.kept)
    step(again)
    assert len(notes.kept) > before


class Silent(ThinkAtOnce):
    """Is asked and never answers."""

    def __init__(self) -> None:
        super().__init__(brains())
        self.words: list[str] = []
        self.cancelled = 0

    def ask(self, view: View, word: str, seed: int) -> int:
        self.words.append(word)
        return len(self.words)

    def poll(self) -> list[Answer]:
        return []

    def cancel(self, ticket: int) -> None:
        self.cancelled += 1


def test_a_temper_that_these_cards_do_not_know_is_left_out() -> None:
    silent = Silent()
    Session(plan("hard:nobody", "human"), silent)
    Session(plan("hard:fox", "human"), silent)
    Session(plan("human", "hard"), silent)
    assert silent.words == ["hard", "hard:fox"]


def test_when_the_sitting_ends_nobody_thinks_on() -> None:
    silent = Silent()
    session = Session(plan("hard", "human"), silent)
    session.close()
    session.close()
    assert silent.cancelled == 1


def test_a_thought_is_cancelled_once_and_forgotten_answers_do_nothing() -> None:
    thinkers = ThinkAtOnce(brains())
    session = Session(plan("easy", "easy"), thinkers)
    other = thinkers.ask(session.sight(0), "easy", 3)
    thinkers.cancel(other)
    answers = thinkers.poll()
    assert len(answers) == 1 and isinstance(answers[0].thought, Thought) and answers[0].ticket == 1
    assert thinkers.poll() == []


def test_the_round_is_counted_from_one() -> None:
    session = sit("human", "human", "human")
    rounds = [session.rounds]
    for _ in range(7):
        do(session, "end_turn")
        rounds.append(session.rounds)
    assert rounds == [1, 1, 1, 2, 2, 2, 3, 3]
    assert session.turn == 1


def test_a_seat_keeps_its_colour_whoever_plays_it() -> None:
    session = Session(Plan((Seat("Ada", colour=4), Seat("Bo"), Seat("Cy", colour=1)), seed=5))
    assert session.colours == [4, 0, 1]
    session.hand_to_bot(0, "easy")
    session.take_back(0, "Di")
    assert session.colours == resumed(session).colours == [4, 0, 1]
