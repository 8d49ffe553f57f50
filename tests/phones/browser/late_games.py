"""Games late in the evening: everybody has dug most of the way, so that whole games end while somebody waits."""

from blackgate.app import App
from blackgate.model.notation import Json
from blackgate.play.session import Session
from blackgate.scenes.screens import OpenSetup, OpenTitle
from lab.gallery.positions import DEMAND, MIDGAME, SEATS_4, changed, session_at, six

GOALS = {3: 12, 4: 10, 6: 8}


def late(players: int, digger: int | None = None, turns: int = 1, **changes: object) -> Json:
    """Two or three digs before the end, Tools in many hands, people beside each other. A digger needs so many turns."""
    base = six() if players == 6 else changed(MIDGAME, seats=SEATS_4[:players], players=players)
    seats = [dict(seat, points=GOALS[players] - 2 - number % 2) for number, seat in enumerate(base["seats"])]
    if digger is not None:
        spoons = 2 * turns
        seats[digger] |= {"place": "cell_block", "hand": {"spoon": spoons, "knife": 1, "link": 1},
                          "points": GOALS[players] - spoons, "beatings": 0}
    return changed(base, seats=seats, **changes)


def a_late_game(players: int, humans: int, turns: int = 1) -> Session:
    """The last of the people digs: everybody has had that many turns by then."""
    return session_at(late(players, humans - 1, turns), humans=humans)


def a_longer_game() -> Session:
    """Three people and a bot. Some rounds, some fights; the third digs the way out in two turns."""
    return session_at(late(4, 2, turns=2), humans=3)


def a_late_team_game() -> Session:
    """Six people in two teams. The last of them digs for theirs."""
    base = six(team=True)
    seats = [dict(seat, points=6, beatings=0) for seat in base["seats"]]
    seats[5] |= {"place": "cell_block_b", "hand": {"spoon": 3, "knife": 1}}
    return session_at(changed(base, seats=seats), humans=6)


def a_late_fight() -> Session:
    """The second seat wants the first one's spoon, and is fought: the first one is asked."""
    return session_at(late(4, 2, turn={"seat": 1, "actions": 2}),
                      DEMAND, {"do": "fight"}, humans=3)


def the_table_is_laid(app: App) -> None:
    """Nobody plays yet: chairs are pulled up at the screen."""
    app.open(OpenTitle())
    app.open(OpenSetup())
