"""What makes the program for Windows, and what it is made of, without the minutes that wine takes."""

import json
import re
import struct
import sys
import sysconfig
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
import tomllib
import yaml

from package import installer, lock, mingw, same_bytes, windows, wine_python
from package.compiled import SOURCES
from package.forwarding_dll import forwarding_dll
from package.program import ROOT
from package.steps import Failed, NotRun
from package.wine import Wine
from package.wine_tests import READ, read

LOCKED = re.compile(r"^([\w.-]+)==", re.MULTILINE)
NAME = re.compile(r"^[\w.-]+")


def locked(*locks: Path) -> set[str]:
    return {lock.plain(name) for each in locks for name in LOCKED.findall(each.read_text(encoding="utf-8"))}


def test_the_lock_names_all_that_the_program_is_built_of() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = about["project"]["optional-dependencies"]
    wanted = [*about["project"]["dependencies"], *extras["build"], *about["build-system"]["requires"]]
    found = [NAME.match(each) for each in wanted]
    assert {lock.plain(each[0]) for each in found if each} <= locked(lock.PROGRAM)
    tested = [NAME.match(each) for each in (*extras["learn"], *extras["test"]) if not each.startswith("blackgate")]
    assert {lock.plain(each[0]) for each in tested if each} <= locked(lock.PROGRAM, lock.TESTS)


@pytest.mark.parametrize("path", [lock.PROGRAM, lock.TESTS], ids=lambda path: str(path.name))
def test_every_entry_of_a_lock_has_a_digest(path: Path) -> None:
    entries = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip())
    assert len(entries) > 5
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}\b", entry) for entry in entries[1:])


def test_windows_gets_what_all_need_and_what_it_alone_needs() -> None:
    words = ('a==1 \\\n    --hash=sha256:aa\nb==2 ; sys_platform == "win32" \\\n    --hash=sha256:bb\n'
             'c==3 ; sys_platform == "darwin" \\\n    --hash=sha256:cc\nd==4 \\\n    --hash=sha256:dd')
    assert wine_python.for_windows(words) == (
        "a==1 \\\n    --hash=sha256:aa\nb==2 \\\n    --hash=sha256:bb\nd==4 \\\n    --hash=sha256:dd")


def test_every_step_of_the_workflows_is_pinned_to_a_commit() -> None:
    used = [step["uses"] for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))
            for job in yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"].values()
            for step in job["steps"] if "uses" in step]
    assert len(used) > 5
    assert [each for each in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", each)] == []


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    made = tmp_path / "blackgate"
    for name in ("b.txt", "_internal/z.txt", "_internal/a/x.txt", "a.txt"):
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(name)
    return made


def test_a_zip_of_the_same_files_has_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    first = same_bytes.packed_zip(folder, tmp_path / "1.zip").read_bytes()
    for path in same_bytes.files(folder):
        path.write_text(path.read_text())       # at another time
    second = same_bytes.packed_zip(folder, tmp_path / "2.zip")
    assert second.read_bytes() == first
    with zipfile.ZipFile(second) as packed:
        assert packed.namelist() == sorted(packed.namelist()) and packed.testzip() is None
        assert {entry.date_time for entry in packed.infolist()} == {(2027, 1, 15, 8, 0, 0)}


def test_the_installer_lists_its_files_in_order_and_each_in_its_folder(folder: Path) -> None:
    assert installer.commands(folder).splitlines() == [
        r'SetOutPath "$INSTDIR\_internal\a"', f'File "{folder / "_internal" / "a" / "x.txt"}"',
        r'SetOutPath "$INSTDIR\_internal"', f'File "{folder / "_internal" / "z.txt"}"',
        'SetOutPath "$INSTDIR"', f'File "{folder / "a.txt"}"', f'File "{folder / "b.txt"}"', 'SetOutPath "$INSTDIR"']
    assert {path.stat().st_mtime for path in same_bytes.files(folder)} == {1_800_000_000.0}


def test_sums_are_of_what_was_made(folder: Path) -> None:
    made = [folder / "a.txt", folder / "b.txt"]
    said = same_bytes.write_sums(made, folder / "SUMS").read_text().splitlines()
    assert said == [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in made]


@pytest.mark.parametrize("code", ["utf-8", "utf-16-le"])
def test_a_file_that_names_the_checkout_is_found(folder: Path, code: str) -> None:
    assert list(same_bytes.traces(folder)) == []
    (folder / "a.txt").write_bytes(b"\0\1" + f"{ROOT}/blackgate/x.py".encode(code) + b"\0")
    assert list(same_bytes.traces(folder)) == ["a.txt"]


def test_python_headers_are_its_own_or_else_those_of_debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = f"{sys.version_info.major}.{sys.version_info.minor}"
    fetched: list[str] = []
    monkeypatch.setattr(mingw, "fetch_tools", lambda tools: fetched.extend(tools.values()))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert mingw.headers(running) == Path(f"/usr/include/python{running}") and fetched == [f"python{running}-dev"]
    (tmp_path / "Python.h").touch()
    assert mingw.headers(running) == tmp_path
    assert mingw.headers("3.10") == Path("/usr/include/python3.10") and fetched[1:] == ["python3.10-dev"]


def test_c_files_that_windows_wrote_are_found_on_linux() -> None:
    told = json.dumps([["blackgate.ai.bot", ["build\\blackgate\\ai\\bot.c", "build\\init.c"]]])
    assert mingw.modules_of(told) == [mingw.Module("blackgate.ai.bot", ["build/blackgate/ai/bot.c", "build/init.c"])]


@pytest.mark.parametrize("why", [Failed("no headers"), NotRun("no compiler")])
def test_what_cannot_be_compiled_stays_plain_python_and_is_told(
    why: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(*_: object) -> None:
        raise why

    monkeypatch.setattr(mingw, "compile_core", fail)
    assert not windows.compile_core(Wine(Path("prefix")), Path("python.exe"), Path("copy"))
    assert capsys.readouterr().out == f"Not compiled: {why}\n"


def test_the_licence_of_what_the_compiler_adds_is_told_after_those_of_all_works(tmp_path: Path) -> None:
    notices = tmp_path / "LICENCES.txt"
    notices.write_text("of all works\n")
    windows.add_licence(notices)
    assert re.match(r"of all works\n\n=+\nmingw-w64 runtime, ZPL", notices.read_text())


def test_a_dll_without_code_names_the_functions_of_another() -> None:
    """Read it as Windows does: the header names the table, the table names functions and their targets."""
    dll = forwarding_dll("small.dll", {"Two": "other.Deux", "One": "other.Un"})
    begin = struct.unpack_from("<I", dll, 60)[0]
    assert dll[:2] == b"MZ" and dll[begin:begin + 6] == b"PE\0\0\x64\x86"
    sections = begin + 24 + struct.unpack_from("<H", dll, begin + 20)[0]
    loaded_at, _, in_file = struct.unpack_from("<III", dll, sections + 12)

    def text(address: int) -> str:
        start = address - loaded_at + in_file
        return dll[start:dll.index(b"\0", start)].decode()

    table = struct.unpack_from("<I", dll, begin + 24 + 112)[0] - loaded_at + in_file
    name, _, count, _, *lists = struct.unpack_from("<7I", dll, table + 12)
    targets, names, numbers = (each - loaded_at + in_file for each in lists)
    found = {text(pointer): text(struct.unpack_from("<I", dll, targets + 4 * number)[0]) for pointer, number in zip(
        struct.unpack_from(f"<{count}I", dll, names), struct.unpack_from(f"<{count}H", dll, numbers), strict=True)}
    assert text(name) == "small.dll" and found == {"One": "other.Un", "Two": "other.Deux"}


def test_what_pytest_wrote_in_wine_is_counted(tmp_path: Path) -> None:
    told = tmp_path / "told.xml"
    told.write_text('<testsuites><testsuite><testcase name="a"/><testcase name="b"><failure message="no"/></testcase>'
                    '<testcase name="c"><skipped message="no links"/></testcase><testcase name="d"><error/></testcase>'
                    '<testcase name="e"/></testsuite></testsuites>')
    row = read("tests/x", told, 1.0)
    assert row.counts == {"passed": 2, "failed": 1, "skipped": 1, "error": 1} and row.reasons == {"no links": 1}
    assert read("tests/x", tmp_path / "none.xml", 1.0).counts == {"error": 1}, "a run that came to no end"


def test_the_tests_in_wine_find_every_page_that_they_read() -> None:
    assert {path.name for path in ROOT.glob("*.md")} <= {*SOURCES, *READ}
