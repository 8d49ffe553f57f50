"""What makes the program to double-click: icons, notices, packages. The program itself proves itself (`selftest`)."""

import ast
import io
import struct
import tarfile
from importlib.metadata import distributions
from pathlib import Path

import pygame
import pytest
import yaml

from blackgate import __version__
from blackgate.disk.licences import works
from blackgate.words.text import languages
from package import icons, notices, program
from tests.systems import UNIX_TOOLS

ROOT = program.ROOT


def picture(data: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(data), "icon.png")


def test_the_icon_for_windows_holds_every_size_where_its_directory_says() -> None:
    data = icons.ico()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        wide, tall, *_, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (wide, tall) == (size % 256, size % 256)
        assert picture(data[at:at + length]).get_size() == (size, size)


def test_the_icon_for_macos_holds_every_size_under_its_name() -> None:
    data = icons.icns()
    name, length = struct.unpack_from(">4sI", data)
    assert (name, length) == (b"icns", len(data))
    at, found = 8, {}
    while at < len(data):
        name, length = struct.unpack_from(">4sI", data, at)
        found[name] = picture(data[at + 8:at + length]).get_width()
        at += length
    assert found == icons.ICNS_SIZES


def test_the_picture_beside_the_installers_last_page_is_of_the_size_that_it_shows() -> None:
    data = icons.side()
    assert data[:2] == b"BM" and struct.unpack_from("<iiHH", data, 18) == (164, 314, 1, 24)
    shown = pygame.image.load(io.BytesIO(data), "side.bmp")
    assert len({tuple(shown.get_at((x, 104))) for x in range(164)}) > 10


def test_the_icon_is_a_picture_and_not_empty() -> None:
    shown = picture(icons.png(48))
    assert len({tuple(shown.get_at((x, y))) for x in range(48) for y in range(48)}) > 20
    assert shown.get_at((0, 0)).a == 0


def test_the_notices_hold_every_work_and_its_licence() -> None:
    words = notices.licence_notices()
    for work in works():
        assert f"{work.name} {work.version}, {work.licence}" in words
    for licence in ("MIT License", "LESSER GENERAL PUBLIC LICENSE", "OPEN FONT LICENSE", "PYTHON SOFTWARE FOUNDATION",
                    "Simple DirectMedia Layer"):
        assert licence.lower() in words.lower()


def test_windows_is_told_the_version(tmp_path: Path) -> None:
    words = notices.windows_version(tmp_path / "version.txt", "blackgate-console").read_text()
    ast.parse(words)
    assert "'OriginalFilename', 'blackgate-console.exe'" in words
    assert f"'ProductVersion', '{__version__}'" in words
    assert f"filevers=({', '.join(__version__.split('.'))}, 0)" in words


def test_the_desktop_entry_speaks_every_language() -> None:
    lines = (program.ROOM / "blackgate.desktop").read_text(encoding="utf-8").splitlines()
    spoken = {line[8:line.index("]")] for line in lines if line.startswith("Comment[")}
    assert spoken | {"en"} == set(languages())


def test_the_workflow_builds_and_proves_the_program_on_three_systems() -> None:
    written = yaml.safe_load((ROOT / ".github" / "workflows" / "build.yml").read_text())
    job = written["jobs"]["build"]
    systems = [entry["system"].partition("-")[0] for entry in job["strategy"]["matrix"]["include"]]
    assert systems == ["ubuntu", "windows", "macos"]
    commands = " ".join(step.get("run", "") for step in job["steps"])
    assert "start.py build" in commands and "selftest" in commands


@UNIX_TOOLS
def test_the_tar_holds_one_folder(built: Path) -> None:
    with tarfile.open(program.make_tar()) as tar:
        assert {name.partition("/")[0] for name in tar.getnames()} == {"blackgate"}
        assert {entry.uname for entry in tar} == {"root"}


@pytest.fixture
def metadata(tmp_path: Path) -> Path:
    """What a package says of itself, beside the only file of it that came along."""
    (tmp_path / "idna").mkdir()
    (tmp_path / "idna" / "a, b.py").write_text("")
    folder = tmp_path / "idna-3.dist-info"
    folder.mkdir()
    (folder / "RECORD").write_bytes(
        b'../../../bin/idna,sha256=abc,222\n"idna/a, b.py",sha256=def,868\nidna/c.py,sha256=aaa,1\n')
    return folder


def test_a_package_names_only_its_files_that_are_here(metadata: Path) -> None:
    """Scripts beside Python hold its path, and so other bytes on each machine."""
    program.shorten(metadata)
    assert (metadata / "RECORD").read_bytes() == b'"idna/a, b.py",sha256=def,868\n'


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_package_keeps_its_name_and_licence_without_its_history(metadata: Path, end: bytes) -> None:
    lines = (b"Metadata-Version: 2.4", b"Name: idna", b"Version: 3", b"License: Of two", b"        ", b"        parts",
             b"", b"# History", b"", b"3: better")
    (metadata / "METADATA").write_bytes(end.join(lines))
    program.shorten(metadata)
    (found,) = distributions(path=[str(metadata.parent)])
    assert (found.name, found.version) == ("idna", "3") and "parts" in found.metadata["License"]
    assert b"History" not in (metadata / "METADATA").read_bytes()


@UNIX_TOOLS
def test_a_program_that_names_the_checkout_is_not_handed_on(built: Path) -> None:
    (program.PROGRAM / "_internal" / "module.pyc").write_bytes(b"\0" + str(ROOT).encode() + b"\0")
    with pytest.raises(SystemExit, match=r"module\.pyc"):
        program.forget_this_machine()
