"""Whatever is called a recorded game: proved, watched, or refused with a sentence; the file stays as it is."""

import json
from functools import cache
from random import Random

import pytest

from blackgate.app import App
from blackgate.cli import main
from blackgate.keep.savefile import replay_bytes, saved
from blackgate.keep.save_folder import replays_folder
from blackgate.model.notation import Json
from tests.play.sitting import play, sit

from .damage import MANY, Watch, spoilt, spoilt_json
from .window import SENTENCES, opened_from_the_list


@cache
def written() -> str:
    session = play(sit("human", "easy", "medium"), 30)
    return replay_bytes(session.record, saved(session, "A good game").about()).decode()


def record() -> Json:
    return dict(json.loads(written()))


def test_records_changed_by_lot_are_proved_or_refused_with_a_sentence(
    app: App, capsys: pytest.CaptureFixture[str],
) -> None:
    random = Random(31)
    watch = Watch()
    path = replays_folder() / "x.json"
    path.parent.mkdir()
    path.write_text(written())
    assert main(["replay", str(path), "--audit"]) == 0
    capsys.readouterr()
    statuses = [0, 0, 0]
    for number in range(MANY):
        data = spoilt(written().encode(), random) if number % 3 == 0 else spoilt_json(record(), random)
        path.write_bytes(data)
        with watch((number, data[:200])):
            status = main(["replay", str(path), "--audit"])
        statuses[status] += 1
        said = capsys.readouterr()
        assert bool(said.err) == bool(status) != bool(said.out), (number, said)
        assert not status or len(said.err.splitlines()) == 1, (number, said)
        if number % 10 == 0:
            with watch((number, data[:200])):
                assert opened_from_the_list(app, "replays") in ("replay", *SENTENCES)
        assert path.read_bytes() == data
    assert min(statuses) > MANY // 50, statuses
    print(f"records: true {statuses[0]}, untrue {statuses[1]}, none {statuses[2]}, slowest {watch.slowest:.3f} s")


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/null", "/", "/nowhere", "/proc/self/mem", "\udcff"])
def test_what_is_no_file_is_refused_soon(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Watch()(path):
        assert main(["replay", path, "--audit"]) == 2
        assert main(["replay", path]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
