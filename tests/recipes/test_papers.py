"""What a package says about itself: the manual page, metadata, changelog, copyright, the menu entry of the tar."""

import re
import shutil
import subprocess
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from blackgate import __version__
from blackgate.commands import COMMANDS
from blackgate.disk.folders import player_dirs, shipped
from blackgate.words.text import ORIGINAL, Text, entries, languages
from package import manual, papers, program
from tests.systems import posix_only

WHEN = 1_800_000_000
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def test_the_manual_page_tells_every_command_and_file() -> None:
    page = manual.page(WHEN)
    for name in COMMANDS:
        assert rf"\fBblackgate {name}\fR" in page
    assert all(place.replace("~", r"\(ti") in page for place in manual.FILES)
    assert "Prisoners serving life" in page and "2027-01-15" in page and __version__ in page
    assert r"\fB\-\-audit\fR" in page and r"\fBmichel\fR|\fBmichelle\fR" in page
    assert "SUPPRESS" not in page and "None" not in page


@posix_only("the manual page is for Linux")
def test_the_files_in_the_manual_are_the_players_own() -> None:
    dirs = player_dirs()
    found = {Path(place).expanduser() for place in manual.FILES}
    assert found == {dirs.user_data_path, dirs.user_config_path / "settings.json", dirs.user_log_path}


def test_every_word_for_software_centres_is_used_and_there() -> None:
    there = set(entries((shipped("locale") / ORIGINAL / "store.ftl").read_text(encoding="utf-8")))
    code = (program.ROOM / "papers.py").read_text(encoding="utf-8")
    assert set(re.findall(r"store-[a-z]+", code)) == there


@pytest.mark.skipif(shutil.which("lexgrog") is None or shutil.which("man") is None, reason="needs man-db")
def test_man_finds_no_fault_with_the_page(tmp_path: Path) -> None:
    path = tmp_path / "blackgate.6"
    path.write_text(manual.page(WHEN), encoding="utf-8")
    plain = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "MANROFFOPT": "-z", "MANWIDTH": "80"}
    told = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-Tutf8", "-l", path], env=plain, check=True,
                          capture_output=True, text=True)
    assert told.stdout + told.stderr == ""
    found = subprocess.run(["lexgrog", path], env=plain, check=True, capture_output=True, text=True).stdout
    assert f'"blackgate - {papers.SHORT}"' in found


def test_the_metadata_speak_every_language() -> None:
    top = ElementTree.fromstring(papers.metainfo(__version__, WHEN))
    for path, number in (("summary", 1), ("description/p", 2)):
        spoken = [words.get(LANG, ORIGINAL) for words in top.findall(path)]
        assert sorted(spoken) == sorted(languages() * number)
    assert {lang.text for lang in top.findall("languages/lang")} == set(languages())
    release = top.find("releases/release")
    assert release is not None and release.attrib == {"version": __version__, "timestamp": str(WHEN)}


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs appstreamcli")
def test_appstream_finds_no_fault_with_the_metadata(tmp_path: Path) -> None:
    path = tmp_path / f"{papers.NAME}.metainfo.xml"
    path.write_bytes(papers.metainfo(__version__, WHEN))
    done = subprocess.run(["appstreamcli", "validate", "--no-net", path], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_menus_and_software_centres_say_the_same() -> None:
    lines = (program.ROOM / "blackgate.desktop").read_text(encoding="utf-8").splitlines()
    for language in languages():
        place = "" if language == ORIGINAL else f"[{language}]"
        assert f"Comment{place}={Text(language)('store-brief')}" in lines
        assert any(line.startswith(f"Keywords{place}=") and line.endswith(";") for line in lines)


def test_the_changelog_is_ours_as_debian_reads_one() -> None:
    written = "# Log\n\n## Unreleased\n\n- One thing\n  of [two](docs/two.md) lines.\n- More.\n\n## 0.1.0\n\n- Old.\n"
    told = papers.changelog(written, "0.2.0", WHEN)
    first, second = told.split("\nblackgate (")
    assert first == ("blackgate (0.2.0) unstable; urgency=medium\n\n  * One thing of two lines.\n  * More.\n\n"
                     f" -- {papers.MAINTAINER}  Fri, 15 Jan 2027 08:00:00 -0000\n")
    assert second.startswith("0.1.0) unstable") and "  * Old.\n" in second


def test_the_copyright_points_to_licences_that_debian_has_and_holds_the_others() -> None:
    words = papers.copyright_notice()
    for name in ("LGPL-2.1", "Apache-2.0"):
        assert f"/usr/share/common-licenses/{name}" in words
    assert "MIT License" in words and "OPEN FONT LICENSE" in words
    assert "TERMS AND CONDITIONS FOR USE, REPRODUCTION" not in words


@pytest.fixture
def unpacked(built: Path, tmp_path: Path) -> Path:
    """The tar in a folder with a space in its name."""
    place = tmp_path / "my games"
    with tarfile.open(program.make_tar()) as tar:
        if hasattr(tarfile, "data_filter"):     # since 3.11.4; newer Pythons warn where none is named
            tar.extractall(place, filter="data")
        else:
            tar.extractall(place)
    return place / "blackgate"


def in_menu(folder: Path, home: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([folder / "menu.sh", *words], env={"HOME": str(home), "PATH": "/usr/bin:/bin"}, check=False,
                          capture_output=True, text=True)


posix = posix_only("the script is for Linux' menus")


@posix
def test_an_unpacked_folder_puts_itself_into_the_menu_where_it_lies(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "player"
    entry = Path(in_menu(unpacked, home).stdout.strip())
    lines = entry.read_text(encoding="utf-8").splitlines()
    assert entry == home / ".local/share/applications/blackgate.desktop"
    assert f'Exec="{unpacked}/blackgate"' in lines and f"Icon={unpacked}/blackgate.svg" in lines
    assert (unpacked / "blackgate").is_file() and (unpacked / "blackgate.svg").is_file()
    ours = (program.ROOM / "blackgate.desktop").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "=" not in line or line[:5] not in ("Exec=", "Icon=")] == [
        line for line in ours if line[:5] not in ("Exec=", "Icon=")]
    assert in_menu(unpacked, home, "remove").returncode == 0 and not entry.exists()


@posix
def test_a_folder_that_no_menu_can_name_is_refused(unpacked: Path, tmp_path: Path) -> None:
    odd = unpacked.rename(unpacked.with_name("100% black$gate"))
    done = in_menu(odd, tmp_path / "player")
    assert done.returncode == 1 and "please move it" in done.stderr and not (tmp_path / "player").exists()
