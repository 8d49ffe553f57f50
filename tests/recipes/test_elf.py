"""What libraries ask of a machine, read from tiny ones and from those that are here."""

import shutil
import subprocess
import sys
from pathlib import Path

import pygame.base
import pytest

from package import program
from package.elf import Elf, elves

from .conftest import BUILD_MACHINE
from .tiny_elf import tiny_elf


def test_versions_are_numbers_not_words() -> None:
    elf = Elf(tiny_elf([], {"libc.so.6": ["GLIBC_2.9", "GLIBC_2.34", "GLIBC_2.2.5"], "libother.so.1": ["OTHER_9.9"]}))
    assert elf.c_library == (2, 34)


def test_relative_relocations_need_the_c_library_that_brought_them() -> None:
    assert Elf(tiny_elf([], {"libc.so.6": ["GLIBC_2.2.5", "GLIBC_ABI_DT_RELR"]})).c_library == (2, 36)


def test_a_library_that_asks_for_nothing_can_live_anywhere() -> None:
    elf = Elf(tiny_elf([], {}))
    assert (elf.needed, elf.c_library, elf.search_path) == ([], (), None)


def test_a_search_path_is_taken_out_and_nothing_else_changes() -> None:
    data = tiny_elf(["libc.so.6", "libm.so.6"], {"libc.so.6": ["GLIBC_2.17"]}, BUILD_MACHINE)
    before, after = Elf(data), Elf(Elf(data).without_search_path())
    assert before.search_path == BUILD_MACHINE and after.search_path is None
    assert after.needed == before.needed == ["libc.so.6", "libm.so.6"]
    assert after.c_library == before.c_library == (2, 17)
    assert len(after.data) == len(before.data)
    assert BUILD_MACHINE.rpartition("/")[0].encode() not in after.data, "it is in the file still"


def test_only_programs_and_libraries_are_read_and_each_once(built: Path) -> None:
    names = [path.name for path, _ in elves(program.PROGRAM)]
    assert sorted(names) == ["_maths.so", "blackgate", "libtiny.so.1"]


def test_no_folder_of_the_build_machine_is_searched_by_what_is_handed_on(built: Path) -> None:
    program.forget_this_machine()
    assert {path.name: elf.search_path for path, elf in elves(program.PROGRAM)} == {
        "_maths.so": None, "blackgate": None, "libtiny.so.1": "$ORIGIN/../tiny.libs"}


@pytest.mark.skipif(not sys.platform.startswith("linux") or shutil.which("readelf") is None, reason="needs readelf")
def test_a_real_library_is_read_as_readelf_reads_it() -> None:
    path = Path(pygame.base.__file__)
    told = subprocess.run(["readelf", "-dVW", path], check=True, capture_output=True, text=True).stdout
    elf = Elf(path.read_bytes())
    assert elf.needed and all(f"Shared library: [{name}]" in told for name in elf.needed)
    assert told.count("(NEEDED)") == len(elf.needed)
    asked = [word.split("_")[1] for word in told.split() if word.startswith("GLIBC_")]
    assert elf.c_library == max(tuple(map(int, word.split("."))) for word in asked)
