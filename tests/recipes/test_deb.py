"""The .deb can be installed anywhere Debian's rules hold: its bytes, its entries, what it says it needs."""

import gzip
import hashlib
import io
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from blackgate import __version__
from package import deb_life, program
from tests.systems import UNIX_TOOLS

pytestmark = UNIX_TOOLS
WHEN = 1_800_000_000        # the fixture's SOURCE_DATE_EPOCH
SHARE = "./usr/share"
dpkg = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")


def members(deb: bytes) -> dict[str, bytes]:
    """The files of an ar archive."""
    assert deb.startswith(b"!<arch>\n")
    at, found = 8, {}
    while at < len(deb):
        name, length = deb[at:at + 16].decode().strip(), int(deb[at + 48:at + 58])
        assert deb[at + 58:at + 60] == b"`\n"
        found[name] = deb[at + 60:at + 60 + length]
        at += 60 + length + length % 2
    return found


def tar_of(deb: Path, name: str) -> bytes:
    return gzip.decompress(members(deb.read_bytes())[f"{name}.tar.gz"])


def entries(deb: Path, name: str = "data") -> dict[str, tarfile.TarInfo]:
    with tarfile.open(fileobj=io.BytesIO(tar_of(deb, name))) as tar:
        return {entry.name: entry for entry in tar}


def content(deb: Path, place: str, name: str = "data") -> bytes:
    with tarfile.open(fileobj=io.BytesIO(tar_of(deb, name))) as tar:
        file = tar.extractfile(place)
        assert file
        return file.read()


def control(deb: Path) -> dict[str, str]:
    """The fields, a long one with its further lines."""
    words = content(deb, "./control", "control").decode()
    fields = words.replace("\n ", "\0").splitlines()
    return {name: value for name, _, value in (field.partition(": ") for field in fields)}


def test_an_archive_of_three_members_in_debians_order(built: Path) -> None:
    found = members(program.make_deb().read_bytes())
    assert list(found) == ["debian-binary", "control.tar.gz", "data.tar.gz"]
    assert found["debian-binary"] == b"2.0\n"


@pytest.mark.parametrize("name", ["control", "data"])
def test_every_header_is_gnus_and_its_time_a_whole_second(built: Path, name: str) -> None:
    deb = program.make_deb()
    data = tar_of(deb, name)
    with tarfile.open(fileobj=io.BytesIO(data)) as tar:
        for entry in tar:
            assert data[entry.offset + 257:entry.offset + 265] == b"ustar  \0", entry.name
            assert data[entry.offset + 156:entry.offset + 157] in (b"0", b"2", b"5", b"L"), entry.name
            assert entry.mtime == WHEN and not entry.pax_headers


def test_every_folder_has_an_entry_before_what_is_in_it(built: Path) -> None:
    seen = set[str]()
    for name in entries(program.make_deb()):
        assert name == "." or name.rpartition("/")[0] in seen, name
        seen.add(name)


def test_root_owns_everything_and_only_the_program_runs(built: Path) -> None:
    found = entries(program.make_deb())
    assert {(entry.uid, entry.gid, entry.uname, entry.gname) for entry in found.values()} == {(0, 0, "root", "root")}
    for name, entry in found.items():
        if not entry.issym():
            runs = entry.isdir() or name == "./usr/lib/blackgate/blackgate"
            assert entry.mode == (0o755 if runs else 0o644), name


def test_links_inside_the_program_stay_links(built: Path) -> None:
    link = entries(program.make_deb())["./usr/lib/blackgate/_internal/libtiny.so"]
    assert link.issym() and link.linkname == "libtiny.so.1"


def test_the_same_program_makes_the_same_bytes(built: Path) -> None:
    before = program.make_deb().read_bytes()
    for path in program.PROGRAM.rglob("*"):
        path.touch()
    assert program.make_deb().read_bytes() == before


def test_everything_lies_where_debian_has_it(built: Path) -> None:
    deb = program.make_deb()
    found = entries(deb)
    link = found["./usr/games/blackgate"]
    assert link.issym() and f"./usr/{link.linkname.removeprefix('../')}" in found
    assert {f"{SHARE}/applications/blackgate.desktop", f"{SHARE}/doc/blackgate/copyright",
            f"{SHARE}/doc/blackgate/changelog.gz", f"{SHARE}/icons/hicolor/scalable/apps/blackgate.svg",
            f"{SHARE}/icons/hicolor/256x256/apps/blackgate.png", f"{SHARE}/man/man6/blackgate.6.gz",
            f"{SHARE}/metainfo/game.blackgate.Blackgate.metainfo.xml"} <= set(found)
    assert [name for name in found if "/man/" in name and name.endswith(".gz")] == [f"{SHARE}/man/man6/blackgate.6.gz"]
    assert {f"./{place}" for place in deb_life.PLACES} <= set(found)
    assert not any(name.startswith("./opt") for name in found)


def test_the_menu_entry_starts_what_the_package_brings(built: Path) -> None:
    deb = program.make_deb()
    lines = content(deb, f"{SHARE}/applications/blackgate.desktop").decode().splitlines()
    assert [line for line in lines if line.startswith("Exec=")] == ["Exec=/usr/games/blackgate"]
    assert "Icon=blackgate" in lines


def test_the_version_of_the_c_library_is_the_highest_that_anything_asks_for(built: Path) -> None:
    assert control(program.make_deb())["Depends"] == "libc6 (>= 2.29)"


def test_a_library_that_nobody_brings_stops_the_build(built: Path) -> None:
    (program.PROGRAM / "_internal" / "libtiny.so.1").unlink()
    with pytest.raises(SystemExit, match=r"libtiny\.so\.1.*_maths\.so"):
        program.make_deb()


def test_the_control_file_says_what_debian_asks(built: Path) -> None:
    deb = program.make_deb()
    said = control(deb)
    assert said["Version"] == __version__ and said["Section"] == "games"
    assert said["Architecture"] == deb.stem.rpartition("_")[2] != "all"
    kept = sum(-(-entry.size // 1024) if entry.isreg() else 1 for name, entry in entries(deb).items() if name != ".")
    assert int(said["Installed-Size"]) == kept
    assert "localhost" not in said["Maintainer"]


def test_sums_of_all_files_come_along(built: Path) -> None:
    deb = program.make_deb()
    lines = content(deb, "./md5sums", "control").decode().splitlines()
    sums = {place: total for total, place in (line.split("  ") for line in lines)}
    assert sums.keys() == {name[2:] for name, entry in entries(deb).items() if entry.isreg()}
    for name, total in sums.items():
        assert hashlib.md5(content(deb, f"./{name}")).hexdigest() == total


def test_packed_pages_carry_no_time_and_no_name(built: Path) -> None:
    deb = program.make_deb()
    packed = [name for name in entries(deb) if name.endswith(".gz")]
    assert len(packed) == 2, "the changelog and the manual page"
    for name in packed:
        data = content(deb, name)
        assert data[3:8] == bytes(5) and data[8] == 2, name        # no flags, no time; packed as tightly as can be


@dpkg
def test_dpkg_reads_it(built: Path) -> None:
    deb = str(program.make_deb())
    told = subprocess.run(["dpkg-deb", "--info", deb], check=True, capture_output=True, text=True).stdout
    assert "Package: blackgate" in told
    listed = subprocess.run(["dpkg-deb", "--contents", deb], check=True, capture_output=True, text=True).stdout
    assert "-rwxr-xr-x root/root" in listed and "./usr/games/blackgate -> ../lib/blackgate/blackgate" in listed


@dpkg
def test_dpkg_unpacks_it_whole(built: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    subprocess.run(["dpkg-deb", "--extract", str(program.make_deb()), str(there)], check=True)
    assert (there / "usr/games/blackgate").read_bytes() == (program.PROGRAM / "blackgate").read_bytes()
