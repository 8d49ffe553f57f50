"""Many games: in any order, by anybody, kept while they are played, gone on with after whatever happened."""

import json
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from blackgate.ai.arena import Match, Tally, play_game
from blackgate.ai.bot import Effort
from blackgate.ai.levels import Brains
from blackgate.commands.runs import gathering, setting
from blackgate.commands.runs.crews import Alone
from blackgate.commands.runs.gathering import gather
from blackgate.commands.runs.job import Facts, Job, play_some
from blackgate.commands.runs.kept import Busy, Kept, OtherGames, unfinished
from blackgate.commands.runs.setting import OtherCode, prepared, setting_of
from blackgate.commands.runs.tallies import facts_of, match_of, play_match, tally_of
from blackgate.disk.folders import data_folder
from blackgate.model.pack import Pack
from blackgate.play.learned_weights import load_brains
from tests.table import shipped


def square(pack: Pack, brains: Brains, facts: Facts, number: int) -> int:
    if number == facts.get("fails"):
        raise RuntimeError("as asked")
    return number * number


def job(**facts: int) -> Job:
    return Job(square, facts, setting_of(shipped()))


def squares(games: int) -> list[str]:
    return [str(number * number) for number in range(games)]


class Odd:
    """A crew that answers the last bundle first, hands in only some of it, and breaks when it is told to."""

    def __init__(self, wide: int, breaks: int = 0) -> None:
        self.wide = wide
        self.breaks = breaks
        self.begun = 0

    def begin(self) -> Executor:
        self.begun += 1
        return _Odd(self)

    def end(self) -> None:
        pass


class _Odd(Executor):
    def __init__(self, crew: Odd) -> None:
        self.crew = crew
        self.done = 0

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        asked, numbers, _ = args
        answer: Future[Any] = Future()
        self.done += 1
        if self.crew.breaks and self.done > 2:
            self.crew.breaks -= 1
            answer.set_exception(BrokenProcessPool())
        else:
            answer.set_result(work(asked, numbers[::-1], -1.0))
        return answer


def test_games_come_in_their_order_whoever_plays_them_and_however(tmp_path: Path) -> None:
    for crew in (Alone(), Odd(1), Odd(3), Odd(2, breaks=2)):
        seen: list[int] = []
        kept = Kept(tmp_path / str(id(crew)), job().described())
        assert gather(job(), 40, crew, kept, seen.append) == squares(40)
        assert seen == sorted(seen) and seen[-1] == 40


def test_workers_that_break_at_once_are_not_begun_for_ever(tmp_path: Path) -> None:
    class Hopeless(Odd):
        def begin(self) -> Executor:
            odd = _Odd(self)
            odd.done = 2
            return odd

    with pytest.raises(BrokenProcessPool):
        gather(job(), 5, Hopeless(2, breaks=99), Kept(tmp_path, job().described()), lambda done: None)


def test_a_bundle_ends_when_its_time_is_over_but_never_with_nothing() -> None:
    assert play_some(job(), [4, 5, 6], -1.0) == {4: "16"}
    assert play_some(job(), [4, 5, 6], 9.0) == {4: "16", 5: "25", 6: "36"}


def test_what_was_finished_before_a_failure_is_not_played_again(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="as asked"):
        gather(job(fails=7), 12, Alone(), Kept(tmp_path, {"a": 1}), lambda done: None)
    shown: list[int] = []
    assert sorted(Kept(tmp_path, {"a": 1}).games()) == list(range(7))
    assert gather(job(), 12, Alone(), Kept(tmp_path, {"a": 1}), shown.append) == squares(12)
    assert shown[0] > 7


def test_games_are_kept_while_they_are_played_and_more_can_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gathering, "KEPT_EVERY", -1.0)
    files: list[int] = []
    first = Kept(tmp_path, job().described())
    gather(job(), 20, Odd(2), first, lambda done: files.append(len(list(tmp_path.glob("*.games")))))
    assert files == sorted(files) and 2 < files[-1] < 20
    more: list[int] = []
    assert gather(job(), 25, Alone(), Kept(tmp_path, job().described()), more.append) == squares(25)
    assert more[0] == 21
    assert gather(job(), 10, Alone(), Kept(tmp_path, job().described()), more.append) == squares(10)


def test_a_damaged_file_is_set_aside_and_its_games_are_played_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path, job().described())
    kept.add({0: "0", 1: "1"})
    kept.add({2: "4"})
    kept.close(is_done=False)
    hurt = tmp_path / "000000000-2.games"
    hurt.write_bytes(hurt.read_bytes()[:-1])
    (tmp_path / "000000009-1.games").write_bytes(b"")
    again = Kept(tmp_path, job().described())
    assert again.games() == {2: "4"}
    assert (tmp_path / "000000000-2.games.broken").exists()
    assert gather(job(), 4, Alone(), again, lambda done: None) == squares(4)


def test_games_of_another_job_are_not_mixed_in(tmp_path: Path) -> None:
    Kept(tmp_path, {**job().described(), "seed": 1}).close(is_done=False)
    for told, fact in (({"seed": 2}, "seed"), ({"seed": 1, "michel": 2}, "michel"), ({"seed": 1, "code": "x"}, "code")):
        with pytest.raises(OtherGames) as other:
            Kept(tmp_path, {**job().described(), **told})
        assert other.value.fact == fact
    (tmp_path / "job.json").write_text("[")
    with pytest.raises(OtherGames):
        Kept(tmp_path, {**job().described(), "seed": 1})


def test_two_programs_do_not_share_a_folder(tmp_path: Path) -> None:
    import subprocess
    import sys

    holds = ("import sys; from pathlib import Path; from blackgate.commands.runs.kept import Kept\n"
             "kept = Kept(Path(sys.argv[1]), {}); print('held', flush=True); sys.stdin.read()")
    command = [sys.executable, "-c", holds, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        with pytest.raises(Busy):
            Kept(tmp_path, {})
        other.communicate("")
    Kept(tmp_path, {})


def test_without_a_folder_a_run_that_ends_early_is_kept_and_one_that_is_done_leaves_nothing() -> None:
    room = data_folder() / "unfinished"
    gather(job(), 9, Alone(), unfinished(job().described()), lambda done: None)
    assert not room.exists()
    with pytest.raises(RuntimeError):
        gather(job(fails=5), 9, Alone(), unfinished(job().described()), lambda done: None)
    shown: list[int] = []
    assert gather(job(), 9, Alone(), unfinished(job().described()), shown.append) == squares(9)
    assert shown[0] == 6 and list(room.iterdir()) == []


def test_where_nothing_can_be_kept_the_games_are_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLACKGATE_HOME", "/dev/null/nowhere")
    monkeypatch.setattr(gathering, "KEPT_EVERY", -1.0)
    assert gather(job(), 9, Alone(), unfinished(job().described()), lambda done: None) == squares(9)


def test_a_match_written_down_and_read_again_is_the_same() -> None:
    match = Match(("medium", "easy"), 7, michel=1, effort=Effort(iterations=3), is_careful=True)
    facts = json.loads(json.dumps(facts_of(match)))
    assert match_of(facts) == match
    brains = load_brains(shipped())
    written = json.loads(json.dumps(play_match(shipped(), brains, facts, 3)))
    tally, straight = tally_of(written), play_game(shipped(), brains, match, 3)
    tally.times = straight.times = {}           # which no two games share
    assert isinstance(tally, Tally) and tally == straight and tally.used


def test_what_is_sent_plays_as_what_is_here_and_other_code_is_refused() -> None:
    here = setting_of(shipped())
    pack, brains = prepared(here)
    assert pack.fingerprint == shipped().fingerprint
    assert brains.values.keys() == load_brains(shipped()).values.keys()
    match = Match(("hard", "medium:brute"), 3)
    ours = play_game(shipped(), load_brains(shipped()), match, 1)
    theirs = play_game(pack, brains, match, 1)
    assert (ours.decisions, ours.used) == (theirs.decisions, theirs.used)
    with pytest.raises(OtherCode):
        prepared(here._replace(code="another"))
    told = here.described()
    assert here._replace(learnt=()).described()["learnt"] != told["learnt"]
    assert told["code"] == setting.code_fingerprint()
