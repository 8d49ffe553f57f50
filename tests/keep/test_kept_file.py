"""A file of the player's is read with limits, kept aside when it is damaged, and left alone when it is newer."""

from errno import EACCES, EIO
from pathlib import Path

import pytest

from blackgate.keep.kept_file import BROKEN, NEWER, UNREADABLE, KeptFile
from blackgate.model.fields import Fields

from ..disk.failing_disk import FailingDisk
from ..systems import posix_only

REFUSED_ONCE = posix_only("Windows refuses while somebody reads, so it is tried again")


def read(written: object) -> int:
    return Fields(written).number("n", None)


def kept(folder: Path, *, any_version: bool = False) -> KeptFile:
    return KeptFile(lambda: folder / "some.json", 3, oldest=2, most_bytes=100, any_version=any_version)


def test_what_was_saved_is_loaded_and_nothing_else_lies_there(tmp_path: Path) -> None:
    assert kept(tmp_path).load(read) == (None, None)
    assert kept(tmp_path).save({"version": 3, "n": 7})
    assert kept(tmp_path).load(read) == (7, None)
    assert [path.name for path in tmp_path.iterdir()] == ["some.json"]


@pytest.mark.parametrize("data", [
    b"", b"[]", b'{"n": 7}', b'{"version": 1, "n": 7}', b'{"version": true, "n": 7}', b'{"version": 3, "n": "7"}',
    b'{"version": 3, "n": 7}' + b" " * 100,
])
def test_a_damaged_file_is_kept_aside(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "some.json").write_bytes(data)
    assert kept(tmp_path).load(read) == (None, BROKEN)
    assert [path.name for path in tmp_path.iterdir()] == ["some.json.broken"]
    assert (tmp_path / "some.json.broken").read_bytes() == data


def test_a_newer_file_stays_where_it_is(tmp_path: Path) -> None:
    data = b'{"version": 4, "n": 7}'
    (tmp_path / "some.json").write_bytes(data)
    assert kept(tmp_path).load(read) == (None, NEWER)
    assert kept(tmp_path, any_version=True).load(read) == (7, NEWER), "as far as it is understood"
    assert (tmp_path / "some.json").read_bytes() == data


def test_who_looks_at_the_version_by_itself_reads_files_that_have_none(tmp_path: Path) -> None:
    (tmp_path / "some.json").write_bytes(b'{"n": 7}')
    assert kept(tmp_path, any_version=True).load(read) == (7, None)


def test_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "some.json").mkdir()
    assert not kept(tmp_path).save({"version": 3, "n": 7})


@pytest.mark.parametrize("error", [EIO, pytest.param(EACCES, marks=REFUSED_ONCE)])
def test_a_file_that_the_disk_does_not_give_out_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int,
) -> None:
    assert kept(tmp_path).save({"version": 3, "n": 7})
    with monkeypatch.context() as faulty:
        FailingDisk(tmp_path, 1, error).plug_in(faulty)
        assert kept(tmp_path).load(read) == (None, UNREADABLE)
    assert kept(tmp_path).load(read) == (7, None), "it was set aside although nothing is wrong with it"
