"""`blackgate evenings`: lists the twelve evenings, checks their files, and lets bots measure how hard they are."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from typing import Final

from ..ai.arena import interval
from ..ai.bot import Effort
from ..model.events import Event
from ..model.notation import Notation
from ..model.rng import mixed
from ..model.state import GameState
from ..play.long_way.evening import Evening, Favour
from ..play.long_way.evening_start import CannotBeLaid, lay_out, pack_for_evening
from ..play.long_way.reading import BadEvenings, load_evenings, load_favours
from ..play.long_way.run import LONG
from ..play.long_way.simulating import average_favours, evenings_won, is_evening_won
from ..play.packs import pack_in
from ..words.text import ORIGINAL, Text, languages
from . import refuse
from .law_checker import LawBroken, LawGame

LEVELS: Final = ("easy", "medium", "hard")
# For rivals that search: with their usual time it would take days, and a time would mean less on a busy machine.
SPARSE: Final = Effort(iterations=400)
EVERY: Final = 5                            # The laws are checked at every fifth decision of a game.
MOST_CHECKED: Final = 300                   # decisions of such a game
MOST_OPENING: Final = 300                   # letters, in every language


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("check", nargs="*", metavar="check", help="check the files and texts instead of listing them")
    parser.add_argument("--games", type=int, default=0, metavar="N",
                        help="with check: games for each evening and level")
    parser.add_argument("--runs", type=int, default=0, metavar="N", help="with check: whole runs for each level")
    parser.add_argument("--level", choices=LEVELS, help="with --games and --runs: this level only")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="with --games: this evening only")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first deal")


def run(given: Namespace) -> int:
    if given.check not in ([], ["check"]):
        return refuse("Say 'evenings' to list them or 'evenings check' to check them.")
    pack = pack_in(None)
    try:
        favours = load_favours(pack)
        evenings = load_evenings(pack, favours)
    except BadEvenings as bad:
        print(*bad.problems, sep="\n")
        return 1
    if not given.check:
        text = Text(ORIGINAL)
        for evening in evenings:
            rivals = ", ".join(f"{rival.inmate} ({rival.level})" for rival in evening.rivals)
            print(f"{evening.number:2} {text(f'evening-{evening.name}')}: {rivals}")
        return 0
    found = [*_flaws(evenings, favours), *_missing(evenings, favours)]
    found += _broken_laws(evenings, favours) if not found else []
    print(*found, *([] if found else [f"All {len(evenings)} evenings can be played."]), sep="\n")
    levels = [given.level] if given.level else LEVELS
    chosen = [evening for evening in evenings if given.only in (None, evening.number)]
    if given.games and not found:
        _measure(chosen, evenings, favours, levels, given.games, given.seed)
    if given.runs and not found:
        _measure_runs(evenings, favours, levels, given.runs, given.seed)
    return 1 if found else 0


def _flaws(evenings: Sequence[Evening], favours: dict[str, Favour]) -> list[str]:
    """The evenings that cannot be set up, with no favour or with all of them."""
    found = []
    for evening in evenings:
        for taken in ([], list(favours.values())):
            try:
                lay_out(evening, taken, 1)
            except CannotBeLaid as wrong:
                found.append(f"{evening.file}: {wrong}")
    return found


class EveningGame(LawGame):
    """A random game of an evening with all laws checked, with every favour."""

    def __init__(self, evening: Evening, favours: Sequence[Favour]) -> None:
        self._evening = evening
        self._favours = favours
        super().__init__(Notation(pack_for_evening(evening)), 0, evening.number)

    def new_game(self, events: list[Event] | None = None) -> GameState:
        return lay_out(self._evening, self._favours, self.seed)


def _broken_laws(evenings: Sequence[Evening], favours: dict[str, Favour]) -> list[str]:
    """The evenings in which a law of the game does not hold."""
    found = []
    for evening in evenings:
        try:
            game = EveningGame(evening, list(favours.values()))
            while not game.is_over and game.decisions < MOST_CHECKED:
                game.go_on(EVERY)
            game.check_again()
        except LawBroken as broken:
            found.append(f"{evening.file}: {broken}")
    return found


def _missing(evenings: Sequence[Evening], favours: dict[str, Favour]) -> list[str]:
    """Texts that are missing or too long in a language."""
    found = []
    for lang in languages():
        text = Text(lang)
        keys = [f"favour-{name}" for name, favour in favours.items() if not favour.one_of]
        keys += [f"favour-{name}-words" for name, favour in favours.items() if favour.choices]
        keys += [f"evening-{evening.name}{end}" for evening in evenings for end in ("", "-opening", "-won", "-lost")]
        found += [f"there is no {key} in '{lang}'" for key in keys if not text.has(key)]
        found += [f"{key} has more than {MOST_OPENING} letters in '{lang}'" for key in keys
                  if key.endswith("-opening") and text.has(key) and len(text(key, round=10)) > MOST_OPENING]
    return found


def _measure(
    chosen: Sequence[Evening], evenings: Sequence[Evening], favours: dict[str, Favour], levels: Sequence[str],
    games: int, seed: int,
) -> None:
    print(f"Shares won of {games} games, without favours and with the favours of an average run:")
    with get_context("spawn").Pool() as pool:
        for evening in chosen:
            cells = []
            for level in levels:
                for taken in ([], average_favours(evening, evenings, favours)):
                    deals = [mixed(seed, evening.number, number) for number in range(games)]
                    won = sum(pool.imap_unordered(
                        partial(_play, evening, taken, level), deals, chunksize=max(1, games // 40)))
                    cells.append(share_and_interval(won, games))
            print(f"{evening.number:2} {evening.name:<18} " + "  ".join(
                f"{level} {plain}, {helped}" for level, plain, helped in zip(
                    levels, cells[::2], cells[1::2], strict=True)), flush=True)


def _play(evening: Evening, taken: Sequence[Favour], level: str, deal: int) -> bool:
    return is_evening_won(evening, taken, deal, level, SPARSE)


def _measure_runs(
    evenings: Sequence[Evening], favours: dict[str, Favour], levels: Sequence[str], runs: int, seed: int,
) -> None:
    print(f"Whole runs, {runs} a level:")
    with get_context("spawn").Pool() as pool:
        for level in levels:
            seeds = [mixed(seed, 99, number) for number in range(runs)]
            won = pool.map(partial(_run, evenings, favours, level), seeds, chunksize=max(1, runs // 40))
            out = sum(number == len(evenings) for number in won)
            print(f"{level}: out {share_and_interval(out, runs)}, {sum(won) / runs:.1f} evenings won on average",
                  flush=True)


def _run(evenings: Sequence[Evening], favours: dict[str, Favour], level: str, seed: int) -> int:
    return evenings_won(LONG, evenings, favours, seed, level, SPARSE)


def share_and_interval(won: int, of: int) -> str:
    low, high = interval(won, of)
    return f"{100 * won / of:.0f} % [{100 * low:.0f}, {100 * high:.0f}]"
