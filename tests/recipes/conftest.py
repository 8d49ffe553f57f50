"""A built program without the minute that building one takes."""

from pathlib import Path

import pytest

from package import icons, program

from .tiny_elf import tiny_elf

BUILD_MACHINE = "/home/builder/python/lib"


@pytest.fixture(scope="session")
def drawn_icons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    icons.make(folder)
    return folder


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drawn_icons: Path) -> Path:
    """As if PyInstaller had run."""
    made = tmp_path / "blackgate"
    inside = made / "_internal"
    (inside / "python" / "lib").mkdir(parents=True)
    (made / "blackgate").write_bytes(tiny_elf(["libc.so.6"], {"libc.so.6": ["GLIBC_2.2.5", "GLIBC_2.9"]}))
    (made / "blackgate").chmod(0o755)
    (inside / "LICENCES.txt").write_text("whose work it stands on")
    (inside / "LICENCES.txt").chmod(0o600)
    (inside / "python" / "lib" / "_maths.so").write_bytes(
        tiny_elf(["libm.so.6", "libtiny.so.1"], {"libm.so.6": ["GLIBC_2.29", "GLIBC_2.4"]}, BUILD_MACHINE))
    (inside / "python" / "lib" / "_maths.so").chmod(0o777)
    (inside / "libtiny.so.1").write_bytes(tiny_elf([], {}, "$ORIGIN/../tiny.libs"))
    (inside / "libtiny.so").symlink_to("libtiny.so.1")
    monkeypatch.setattr(program, "DIST", tmp_path)
    monkeypatch.setattr(program, "PROGRAM", made)
    monkeypatch.setattr(program, "ICONS", drawn_icons)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")
    return tmp_path
