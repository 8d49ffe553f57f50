"""What could not be written is tried again until it is there, and the player is told meanwhile."""

import pytest

from blackgate.keep.write_retries import News, WriteRetries

from ..scenes.window import open_app


class Disk:
    def __init__(self) -> None:
        self.is_full = True
        self.written: list[str] = []

    def write(self, what: str) -> bool:
        if not self.is_full:
            self.written.append(what)
        return not self.is_full


def test_what_fails_is_tried_every_few_seconds_and_told_again_more_seldom() -> None:
    disk, unkept = Disk(), WriteRetries()
    assert not unkept.keep("options", lambda: disk.write("options")) and unkept
    told = [unkept.tick(1.0) for _ in range(41)]
    assert [second for second, news in enumerate(told, 1) if news] == [20, 40]
    disk.is_full = False
    assert [unkept.tick(1.0) for _ in range(6)].count(News.KEPT_NOW) == 1
    assert disk.written == ["options"] and not unkept and unkept.tick(99.0) is None


def test_a_later_change_of_the_same_thing_takes_the_place_of_the_first() -> None:
    disk, unkept = Disk(), WriteRetries()
    for what, value in (("options", "loud"), ("wall", "feat"), ("options", "quiet")):
        unkept.keep(what, lambda value=value: disk.write(value))        # type: ignore[misc]
    disk.is_full = False
    assert unkept.try_again() and sorted(disk.written) == ["feat", "quiet"]


def test_the_program_tells_it_and_tries_a_last_time_when_it_ends(capsys: pytest.CaptureFixture[str]) -> None:
    disk, app = Disk(), open_app()
    app.keep("options", lambda: disk.write("options"))
    assert app.toast == app.text("keep-failed")
    app.close()
    assert capsys.readouterr().err.strip() == app.text("keep-lost")
    disk.is_full = False
    app.close()
    assert disk.written == ["options"] and not capsys.readouterr().err
