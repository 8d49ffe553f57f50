"""The story of the game: the chart of the tunnels, the rolls of the die, and the awards."""

from collections.abc import Sequence

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...offers.spoken import rolls_words
from ...play.session import Session
from .game_summary import Award
from .chart import chart_words, draw_chart, lines_of
from .panel import titled_panel


def draw_story(ui: Ui, box: Box, session: Session, awards: Sequence[Award]) -> None:
    x, y, width, height = box
    view = session.sight(None)
    titled_panel(ui, box, ui.t("end-story"))
    rounds = ui.t("end-rounds", number=session.rounds)
    ui.text((x + width * 0.5, y + 8, width * 0.5 - 16, 28), rounds, look.BODY, look.DIM_BONE, align="right")
    facts = min(190.0, height * 0.42)
    goal = view.pack.goal(view.players, view.team)
    lines = lines_of(session.story, view.team)
    chart = (x + 12, y + 42, width - 24, height - 50 - facts)
    names = [ui.t(f"setup-team-{team}") for team in "ab"] if view.team else session.names
    draw_chart(ui, chart, lines, goal, session.players)
    ui.spot(Spot("end:chart", chart, name=ui.t("spoken-chart"),
                 about=lambda: chart_words(ui.t, lines, names, session.players)))
    _draw_facts(ui, (x + 16, y + height - facts, width - 32, facts - 8), session, awards)


def _draw_facts(ui: Ui, box: Box, session: Session, awards: Sequence[Award]) -> None:
    x, y, width, height = box
    half = width * 0.46
    _draw_die(ui, (x, y, half, height), session)
    left = x + half + 18
    room = width - half - 18
    if awards:
        ui.text((left, y, room, 24), ui.t("end-awards"), 22, look.LAMP, face="scratched")
    tall = min(40.0, (height - 28) / 3)
    for place, award in enumerate(awards):
        words = ui.t(f"end-award-{award.name}", name=session.names[award.seat], count=award.times)
        row = y + 26 + place * tall
        ui.image(f"seats/{award.seat}", (left, row + 5, 12, 12), ui.seat_color(award.seat))
        ui.paragraph((left + 18, row, room - 18, tall), words, look.BODY, look.BONE)


def _draw_die(ui: Ui, box: Box, session: Session) -> None:
    """Draw how often each face was rolled: by the only human, else by everybody."""
    x, y, width, height = box
    humans = session.humans
    alone = humans[0] if len(humans) == 1 else None
    rolls = [sum(times) for times in zip(*session.rolls, strict=True)]
    if alone is not None:
        rolls = session.rolls[alone]
    title = ui.t("end-die") if alone is None else ui.t("end-die-of", name=session.names[alone])
    ui.text((x, y, width, 24), title, 22, look.LAMP, face="scratched", cut=True)
    ui.spot(Spot("end:dice", box, name=title, about=rolls_words(ui.t, rolls)))
    color = look.ORANGE if alone is None else ui.seat_color(alone)
    most = max(1, *rolls)
    step = width / 6
    side = min(26.0, step - 6)
    room = height - 28 - side - 24
    floor = y + 26 + 18 + room
    for face, times in enumerate(rolls, 1):
        left = x + (face - 1) * step + (step - side) / 2
        tall = max(2.0, room * times / most)
        ui.panel((left, floor - tall, side, tall), Style(fill=color, round=3))
        ui.text((left - 6, floor - tall - 18, side + 12, 18), str(times), look.SMALL, face="bold", align="center")
        ui.image(f"die/{face}", (left, floor + 4, side, side))
