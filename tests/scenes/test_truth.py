"""Motion tells the truth: nothing is there before it has come, nothing is told before it has happened."""


from blackgate.app import App
from blackgate.model.actions import Play, RollMove, Search, Sell, Weapon
from blackgate.model.counts import BLADE, KNIFE, LINK, ONE, PIKE, kinds_of, size
from blackgate.model.events import Armed, Drawn, Rolled, Shuffled, TurnedUp
from blackgate.model.notation import Json
from blackgate.offers.scenery import scenery
from blackgate.play.session import Replay, Session
from blackgate.scenes.table.piles import top_of
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from lab.gallery.games import a_replay
from lab.gallery.positions import DEMAND, MIDGAME, THEIR_TURN, changed, session_at, with_michelle

from .window import arrange, open_app, show, sit

PACE = 1 / 30


def laid(position: Json = MIDGAME, *actions: Json) -> tuple[App, Table]:
    """A table in motion, the deal behind it."""
    app, table = sit(session_at(position, *actions), open_app(moves=True), is_paused=True)
    app.frame([], PACE)
    table.skip()
    return app, table


def run_until_still(app: App, table: Table) -> None:
    for _ in range(300):
        if not table.motion.is_busy:
            return
        app.frame([], PACE)
    raise AssertionError("it never ends")


def words(table: Table) -> list[str]:
    return [line.words for line in table.log.lines]


def test_a_drawn_card_is_not_in_the_hand_before_it_lands() -> None:
    app, table = laid()
    held = table.view.hands[0]
    table.act(Search())
    drawn = table.view.hands[0] - held
    assert drawn
    assert table.showing().view.hands[0] == held and table.showing().view.sizes[0] == size(held)
    run_until_still(app, table)
    assert table.showing().view.hands[0] == held + drawn


def test_whoever_presses_a_key_has_the_card_at_once() -> None:
    _, table = laid()
    table.act(Search())
    table.skip()
    assert table.showing().view.hands[0] == table.view.hands[0]


def test_before_the_deal_nobody_holds_a_card() -> None:
    app, table = arrange("table-first-turn", open_app(moves=True))
    assert table.showing().view.sizes == (0, 0, 0, 0)
    app.frame([], PACE)
    run_until_still(app, table)
    assert table.showing().view.sizes == table.view.sizes != (0, 0, 0, 0)


def test_a_roll_is_told_when_the_die_rests() -> None:
    app, table = laid(changed(MIDGAME, rolls=[5]))
    table.act(RollMove())
    app.frame([], 0.0)
    told, asks = "You roll a 5.", "You rolled a 5. Where do you go?"
    assert told not in words(table) and table.sentence == "You roll the die …"
    assert table.face != 5
    assert not any(spot.id.startswith(("choice:", "option:")) for spot in app.ui.spots)
    run_until_still(app, table)
    app.frame([], 0.0)
    assert told in words(table) and table.sentence == asks and table.face == 5
    assert any(spot.id.startswith(("choice:", "option:")) for spot in app.ui.spots)


def test_a_riot_gathers_all_hands_and_deals_them_out() -> None:
    seats = [dict(seat) for seat in MIDGAME["seats"]]
    seats[0]["hand"] = {"riot": 1, "link": 3}
    app, table = laid(changed(MIDGAME, seats=seats, search={"discard": {"blade": 2}}))
    riot = next(n for n, kind in enumerate(table.session.pack.kinds) if kind.name == "riot")
    held = [3, *table.view.sizes[1:]]
    table.act(next(option for option in table.view.options if isinstance(option, Play) and option.card == riot))
    assert table.showing().view.sizes == tuple(held)            # The Riot is read first.
    for _ in range(7):
        app.frame([], 0.2)
    assert table.showing().view.sizes == (0, 0, 0, 0)
    flights = [clip for clip in table.motion.clips if clip.brings is not None]
    assert sum(clip.brings.number for clip in flights if clip.brings) == sum(table.view.sizes) == sum(held)
    assert len([clip for clip in table.motion.clips if clip.brings is None]) >= sum(held)       # on their way in
    run_until_still(app, table)
    assert table.showing().view.sizes == table.view.sizes


def test_on_the_discards_lies_what_was_thrown_last_once_it_has_landed() -> None:
    seats = [dict(MIDGAME["seats"][0], place="rec_area"), *MIDGAME["seats"][1:]]
    app, table = laid(changed(MIDGAME, seats=seats))
    before = table.view.discard
    table.act(Sell(ONE[PIKE]))
    assert table.showing().view.discard == before
    run_until_still(app, table)
    assert table.showing().view.discard == before + ONE[PIKE]
    assert top_of(table.showing().view, table.showing().discarded) == PIKE


def test_a_weapon_that_lies_on_the_table_is_not_on_the_discards() -> None:
    _, table = laid(THEIR_TURN, DEMAND)
    view, discarded = table.showing().view, table.showing().discarded
    assert discarded == [BLADE] and top_of(view, discarded) == max(kinds_of(view.discard))


def test_weapons_stand_on_the_side_of_who_laid_them() -> None:
    _, table = laid(THEIR_TURN, DEMAND, {"do": "fight"})
    table.act(Weapon(KNIFE))
    scene = scenery(table.view, table.game.laid)
    assert scene is not None and (scene.left, scene.right) == (1, 0)
    assert scene.laid == (ONE[BLADE], ONE[KNIFE])


def test_against_michelle_lie_only_the_weapons_of_this_fight_and_she_meets_somebody_once() -> None:
    position = with_michelle()
    position = changed(position, seats=[dict(position["seats"][0], place="infirmary"), *position["seats"][1:]])
    _, table = laid(position, {"do": "cautious_move", "place": "cafeteria"}, {"do": "fight"})
    table.act(Weapon(KNIFE))
    table.skip()
    scene = scenery(table.view)
    assert scene is not None and scene.laid in ((0, ONE[KNIFE]), (0, 0))
    met = [line for line in words(table) if "meets you" in line]
    assert len(met) == 1 and any(line.startswith("The next card shows") for line in words(table))


def test_a_shuffle_in_mid_fight_is_no_new_meeting_and_may_be_the_first_of_all() -> None:
    _, table = laid(with_michelle())
    shuffled, turned = Shuffled(5, 1), TurnedUp(0, 1)
    first = [line.words for line in table.lines([shuffled, turned]) if line]
    later = [line.words for line in table.lines([Armed(0, KNIFE, 0), shuffled, turned]) if line]
    assert "meets you" in first[-1] and later[-1].startswith("The next card shows")


def test_in_a_replay_the_die_lies_as_it_lay_wherever_one_jumps() -> None:
    app = open_app()
    replay = a_replay()
    scene = ReplayScene(app, replay)
    app.push(scene)
    for at in (len(replay), 40, 3, 0, 75):
        scene.go(at)
        rolls = [event.face for event in replay.events_for(None) if isinstance(event, Rolled)]
        assert scene.showing().face == (rolls[-1] if rolls else 0), at


def test_a_step_of_a_replay_tells_a_roll_when_the_die_rests() -> None:
    app = open_app(moves=True)
    scene = show(app, ReplayScene(app, a_replay()))
    at = next(at for at in range(len(scene.replay)) if _rolls(scene.replay, at))
    scene.go(at)
    before = len(scene.log.lines)
    scene.step(1)
    assert scene.is_rolling and len(scene.log.lines) == before
    scene.skip()
    assert len(scene.log.lines) > before


def _rolls(replay: Replay, at: int) -> bool:
    replay.go(at)
    happened = replay.happened
    replay.go(at + 1)
    return any(isinstance(event, Rolled) for event in replay.events_for(None, happened))


def test_a_game_taken_up_again_is_silent_about_its_past(heard: list[str]) -> None:
    first = Session(session_at(MIDGAME).plan)
    first.act(Search())
    _, table = sit(Session(first.plan, record=first.record), is_paused=True)
    assert heard == [] and table.log.lines
    table.set_out([Drawn(0, 1, ONE[LINK])])
    assert heard == ["drawn"]
