"""The present run with its evenings and favours, as all screens of the long way out use it."""

from functools import cache
from secrets import randbits, token_hex

from ...keep.run_progress import Runs, load_runs
from ...keep.save_folder import AUTO, SaveInfo, is_in_use, saved_games
from ...keep.savefile import SaveProblem, read_save
from ...play.finished_game import read
from ...play.long_way.evening import PLAYER, Evening, Favour
from ...play.long_way.evening_start import lay_out, record_of
from ...play.long_way.reading import load_evenings, load_favours, names_of
from ...play.long_way.run import Run
from ...play.long_way.stars import Standing, is_won, stars_of
from ...play.packs import pack_in
from ...play.session import Plan, Session, TableRules
from ..screen_host import ScreenHost

TEACHER = "professor"           # Ines tells the story, so nobody plays as her.


@cache
def every_favour() -> dict[str, Favour]:
    return load_favours(pack_in(None))


@cache
def every_evening() -> tuple[Evening, ...]:
    return tuple(load_evenings(pack_in(None), every_favour()))


class Way:
    """The saved runs, and what can be done with the present one."""

    def __init__(self) -> None:
        self.runs: Runs = load_runs()

    @property
    def run(self) -> Run | None:
        return self.runs.run

    @property
    def evenings(self) -> list[Evening]:
        """The evenings of the present run; without a run those of a long one."""
        return self.run.evenings(every_evening()) if self.run else list(every_evening())

    @property
    def ahead(self) -> Evening | None:
        """The next evening to play."""
        if self.run is None or self.run.has_ended or self.run.won >= len(self.evenings):
            return None
        return self.evenings[self.run.won]

    @property
    def offered(self) -> list[str]:
        """The favours of which the player may keep one."""
        return [name for name in self.run.offered if name in every_favour()] if self.run else []

    def save(self, app: ScreenHost) -> None:
        """Save the runs. If that fails, the player is told."""
        if not self.runs.save():
            app.say(app.text("runs-unkept"))

    def begin(self, sentence: str, seed: int | None = None) -> bool:
        """Begin a new run, with a chosen seed or any. Return whether it could be saved."""
        self.runs.run = Run.begun(sentence, randbits(63) if seed is None else seed, chosen=seed is not None)
        return self.runs.save()

    def start(self, app: ScreenHost, name: str) -> Session:
        """Prepare the next evening for a player with this name."""
        run, evening = self.run, self.ahead
        assert run is not None and evening is not None
        game = lay_out(evening, [every_favour()[favour] for favour in run.taken if favour in every_favour()], run.deal)
        boards = {inmate.board for inmate in game.pack.inmates
                  for rival in evening.rivals if inmate.name == rival.inmate}
        own = next(inmate.name for inmate in game.pack.inmates
                   if inmate.board not in boards and inmate.name != TEACHER)
        titles = {inmate.name: inmate.title for inmate in game.pack.inmates}
        rules = TableRules(app.settings.memory_aid, app.settings.undo)
        plan = evening.plan(name, titles, own, run.deal, rules)
        return app.games.from_record(plan, game.pack, record_of(game, plan, token_hex(16)))

    def saved(self) -> SaveInfo | None:
        """The saved game of the next evening, if it has begun and is not open in another window."""
        return next((info for info in saved_games(AUTO) if not info.problem and not is_in_use(info)
                     and self._is_ahead(_plan_in(info))), None)

    def secret(self, session: Session) -> str:
        """The name of the first rival's Background, if a favour shows it in this game; else empty."""
        taken = self.run.taken if self.run is not None and self.is_of(session) else []
        if not any(every_favour()[name].looks for name in taken if name in every_favour()):
            return ""
        return str(session.record["position"]["seats"][PLAYER + 1]["background"]["card"])

    def is_of(self, session: Session) -> bool:
        """Return whether this game is the next evening. An older one can still be played, but it does not count."""
        return self._is_ahead(session.plan)

    def _is_ahead(self, plan: Plan | None) -> bool:
        ahead = self.ahead
        return ahead is not None and self.run is not None and plan is not None and (
            (plan.evening, plan.seed) == (ahead.name, self.run.deal))

    def note(self, session: Session, won: bool) -> list[bool]:
        """Note how the next evening ended. Return which stars were earned."""
        run, evening = self.run, self.ahead
        assert run is not None and evening is not None
        stars = stars_of(evening, read(session.record, session.plan, session.pack)) if won else []
        if won:
            run.win(sum(stars), evening, names_of(every_favour()), is_last=run.won + 1 == len(self.evenings))
            if run.won == len(self.evenings):
                self.runs.end(is_out=True)
        else:
            run.lose()
            if run.has_ended:
                self.runs.end(is_out=False)
        return stars


def _plan_in(info: SaveInfo) -> Plan | None:
    try:
        return read_save(info.path).plan
    except SaveProblem:
        return None


def evening_of(session: Session) -> Evening | None:
    """Return the evening of this game, whatever run it belongs to."""
    return next((each for each in every_evening() if each.name == session.plan.evening), None)


def is_evening_won(session: Session, evening: Evening) -> bool | None:
    """Return whether the evening is won; None if it is not decided yet. Who concedes has lost it."""
    if PLAYER in session.conceded:
        return False
    over = session.over
    score = session.sight(None).score(PLAYER)
    return is_won(evening.goal, Standing(session.rounds, score, tuple(over["winners"]) if over else None))
