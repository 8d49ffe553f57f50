"""Machines that lack what others have: a home, a name, a log that can be written, a time zone, threads."""

import logging
import os
import sys
import threading
from datetime import UTC, datetime
from errno import EACCES, EDEADLK, EIO
from io import BytesIO, TextIOWrapper
from pathlib import Path
from types import SimpleNamespace

import pytest

from blackgate.disk import environment, folders, locks
from blackgate.disk.clock import local
from blackgate.disk.files import set_aside, sweep, write_whole
from blackgate.disk.folders import data_folder, home_folder, is_homeless, log_folder, settings_folder
from blackgate.disk.locks import Lock
from blackgate.disk.streams import write_utf8
from blackgate.disk.threads import started
from blackgate.keep.people import first_name
from blackgate.keep.report import report_of
from tests.systems import LINKS, PIPES, posix_only

NAMELESS = posix_only("Windows gives every user a name and a home")


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A user without a name, a home or an entry anywhere."""
    import pwd

    def unknown(*_: object) -> None:
        raise KeyError("uid not found")

    for name in ("BLACKGATE_HOME", "HOME", "USER", "LOGNAME", "LNAME", "USERNAME", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
                 "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)
    monkeypatch.setattr(folders, "gettempdir", lambda: str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@NAMELESS
def test_who_has_no_home_keeps_files_among_temporary_ones(homeless: Path) -> None:
    shelter = homeless / f"blackgate-{os.getuid()}"
    assert home_folder() is None and is_homeless()
    assert [data_folder(), settings_folder(), log_folder()] == [shelter / name for name in ("data", "settings", "log")]
    assert shelter.stat().st_mode & 0o777 == 0o700
    assert [path.name for path in homeless.iterdir()] == [shelter.name], "no folder is called ~"


@NAMELESS
@pytest.mark.parametrize("home", ["", "not/from/the/root"])
def test_a_home_that_is_none_counts_as_none(homeless: Path, monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    monkeypatch.setenv("HOME", home)
    assert data_folder() == homeless / f"blackgate-{os.getuid()}" / "data"


@NAMELESS
def test_folders_that_are_named_need_no_home(homeless: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(homeless / "named"))
    assert data_folder() == homeless / "named" / "blackgate" and not is_homeless()


@NAMELESS
def test_who_has_a_home_gets_no_shelter(
    homeless: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory,
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path_factory.mktemp("somebody")))
    assert not is_homeless() and not list(homeless.iterdir())


@NAMELESS
def test_a_shelter_that_others_can_write_to_is_not_used(homeless: Path) -> None:
    shelter = homeless / f"blackgate-{os.getuid()}"
    elsewhere = homeless / "elsewhere"
    elsewhere.mkdir()
    shelter.symlink_to(elsewhere)
    with pytest.raises(OSError, match="Not a directory"):
        write_whole(data_folder() / "x", b"")
    assert not list(elsewhere.iterdir())


@NAMELESS
def test_who_has_no_name_is_called_nothing(homeless: Path) -> None:
    assert first_name() == ""


@NAMELESS
def test_a_report_needs_no_home(homeless: Path) -> None:
    assert "ValueError: oh" in report_of(ValueError("oh"), [], None, whole=False)


@pytest.fixture
def loggers() -> "list[logging.Handler]":
    return logging.getLogger().handlers[:]


@PIPES
def test_a_pipe_in_place_of_the_log_keeps_nobody_waiting(home: Path, loggers: "list[logging.Handler]") -> None:
    log_folder().mkdir(parents=True)
    os.mkfifo(log_folder() / "blackgate.log")
    hook = threading.excepthook
    try:
        environment.start_log()
        assert threading.excepthook is environment._note_thread, "threads do not complain to the terminal either"
        logging.getLogger("blackgate").error("nowhere")
    finally:
        threading.excepthook = hook
        logging.getLogger().handlers[:] = loggers


@PIPES
def test_a_pipe_in_place_of_a_lock_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "lock")
    one, other = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert one.take()
    other.take()
    one.free()
    other.free()


@posix_only("Windows removes no file that is open")
def test_a_lock_whose_file_was_removed_while_it_was_taken_is_held_where_others_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "lock"
    really = locks._locked

    def after_another_was_done(file: int) -> bool:
        """Another program held the lock and frees it, file and all, between our opening and our locking."""
        path.unlink()
        monkeypatch.setattr(locks, "_locked", really)
        return really(file)

    monkeypatch.setattr(locks, "_locked", after_another_was_done)
    one = Lock(path)
    assert one.take()
    another = os.open(path, os.O_RDWR | os.O_CREAT)
    try:
        assert not really(another), "held twice"
    finally:
        os.close(another)
        one.free()
    assert not path.exists()


@posix_only("Windows takes its time zone from nowhere else")
@pytest.mark.parametrize("zone", ["X-167:59:59", "X+100", ":/etc/passwd", "\x01" * 500, "A" * 5000, "<+>25"])
def test_a_hostile_time_zone_shows_some_time(monkeypatch: pytest.MonkeyPatch, zone: str) -> None:
    import time

    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert abs((local(datetime(2026, 1, 2, tzinfo=UTC)) - datetime(2026, 1, 2, tzinfo=UTC)).total_seconds()) < 1
        assert local(datetime(1970, 1, 1, tzinfo=UTC)).year in (1969, 1970)
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_thread_that_cannot_be_started_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert not started(threading.Thread(target=sys.exit))


def test_where_few_threads_are_allowed_nothing_is_drawn_with_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    environment.spare_the_machine()
    assert "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ
    start, room = threading.Thread.start, [environment.THREADS - 1]

    def few(thread: threading.Thread) -> None:
        if not room[0]:
            raise RuntimeError("can't start new thread")
        room[0] -= 1
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", few)
    environment.spare_the_machine()
    assert os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION") == "0"
    assert not [thread for thread in threading.enumerate() if "blackgate-room" in thread.name]


@LINKS
def test_a_file_that_is_a_link_is_kept_where_it_leads(tmp_path: Path) -> None:
    kept = tmp_path / "elsewhere" / "settings.json"
    path = tmp_path / "settings.json"
    path.symlink_to(kept)
    for data in (b"one", b"two"):
        write_whole(path, data)
        assert path.is_symlink() and kept.read_bytes() == data
    set_aside(path)
    assert path.is_symlink() and (kept.parent / "settings.json.broken").read_bytes() == b"two"
    write_whole(path, b"three")
    assert path.is_symlink() and kept.read_bytes() == b"three"


@posix_only("Windows cannot ask whether a process runs without harming it")
def test_what_a_killed_writer_left_is_swept_whatever_the_clock_says(tmp_path: Path) -> None:
    gone = os.spawnlp(os.P_NOWAIT, "true", "true")
    os.waitpid(gone, 0)
    names = [f"x.json.{gone}-1.new", f"x.json.{os.getpid()}-1.new", "from-the-future.new", "young.new"]
    for name in names:
        (tmp_path / name).write_bytes(b"")
    os.utime(tmp_path / "from-the-future.new", (2**32, 2**32))
    sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted((names[1], "young.new"))


def test_a_lock_is_removed_where_an_open_file_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows removes no file that is open: the lock's would stay for ever."""
    lock = Lock(tmp_path / "lock")
    assert lock.take()
    really, opened = Path.unlink, lock._file

    def refuse_while_open(path: Path, missing_ok: bool = False) -> None:
        try:
            os.fstat(-1 if opened is None else opened)
        except OSError:
            really(path, missing_ok)
        else:
            raise PermissionError(13, "It is open")

    monkeypatch.setattr(Path, "unlink", refuse_while_open)
    lock.free()
    assert not (tmp_path / "lock").exists()
    assert Lock(tmp_path / "lock").take()


@pytest.mark.parametrize(
    ("error", "is_ours"), [(None, True), (0, False), (EACCES, False), (EDEADLK, False), (EIO, True)])
def test_windows_tells_a_held_lock_by_several_numbers_and_wine_by_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int | None, is_ours: bool,
) -> None:
    """Where the disk knows no locks (any other number) everybody may play."""
    asked = []

    def locking(file: int, mode: int, length: int) -> None:
        asked.append((os.lseek(file, 0, os.SEEK_CUR), length))
        if error is not None:
            raise OSError(error, "as Windows says it")

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    monkeypatch.setattr(locks, "os", SimpleNamespace(**{**vars(os), "name": "nt"}))
    file = os.open(tmp_path / "lock", os.O_RDWR | os.O_CREAT)
    try:
        assert locks._locked(file) == is_ours
        assert asked == [(locks.FAR, 1)] and os.lseek(file, 0, os.SEEK_CUR) == 0, "others can still read it"
    finally:
        os.close(file)


@pytest.mark.parametrize(("is_terminal", "written"), [(False, "Łyżka".encode()), (True, rb"\u0141y\u017cka")])
def test_files_and_pipes_are_written_in_utf_8_and_a_terminal_in_its_own_letters(
    is_terminal: bool, written: bytes, monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Stream(TextIOWrapper):
        def isatty(self) -> bool:
            return is_terminal

    raw = BytesIO()
    stream = Stream(raw, encoding="cp1252")
    monkeypatch.setattr(sys, "stdout", stream)
    write_utf8()
    stream.write("Łyżka")
    stream.flush()
    assert raw.getvalue() == written


def test_a_log_that_cannot_be_renamed_loses_no_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows a second window holds it open."""
    def refuse(*_: object) -> None:
        raise PermissionError(13, "It is open")

    monkeypatch.setattr(os, "rename", refuse)
    log = environment.SharedLog(tmp_path / "log", maxBytes=100, backupCount=2, encoding="utf-8")
    for number in range(50):
        log.emit(logging.LogRecord("x", logging.INFO, "", 0, f"line {number}", None, None))
    log.close()
    assert (tmp_path / "log").read_text(encoding="utf-8").split("\n")[:-1] == [f"line {number}" for number in range(50)]


@posix_only("Windows sets no such limit")
def test_where_memory_is_short_nothing_is_drawn_with_what_needs_much(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    for most, is_short in ((resource.RLIM_INFINITY, False), (64 << 30, False), (900_000 << 10, True)):
        monkeypatch.setattr(resource, "getrlimit", lambda which, most=most: (most, most))
        assert environment.is_memory_short() is is_short
    environment.spare_the_machine()
    assert os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION") == "0"


def test_a_lock_that_cannot_be_closed_is_free_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = Lock(tmp_path / "x.lock")
    assert lock.take()
    close = os.close

    def fail(file: int) -> None:
        close(file)
        raise OSError("Input/output error")

    with monkeypatch.context() as faulty:
        faulty.setattr(os, "close", fail)
        lock.free()
    assert not lock.path.exists() and Lock(lock.path).take()
