"""Builds the packaged program in dist/blackgate, and beside it the files to publish.

    python build/package program            needs PyInstaller (the `build` extra)
    python build/package program folder     makes only the folder

A tar.gz and a .deb on Linux, a zip and an installer on Windows, a zip of Blackgate.app on macOS.
"""

import csv
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

from package import installer, manual, papers
from package.compiled import compile_core
from package.debian import MACHINES, Tree, archive
from package.elf import elves
from package.same_bytes import made_at, steady, traces, write_sums

ROOT = Path(__file__).resolve().parents[2]
ROOM = ROOT / "build" / "package"
DIST = ROOT / "dist"
PROGRAM = DIST / "blackgate"
WORK = DIST / "work"
ICONS = WORK / "blackgate" / "icons"        # PyInstaller's folder for this recipe
MOST_MB = 58
BLANK_LINE = re.compile(rb"\r?\n\r?\n")
OF_LIBC6 = ("libc.so.", "libm.so.", "libdl.so.", "libpthread.so.", "librt.so.", "libutil.so.", "ld-linux")


def version() -> str:
    for line in (ROOT / "blackgate" / "__init__.py").read_text(encoding="utf-8").splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise SystemExit("The package has no version.")


def freeze() -> None:
    shutil.rmtree(PROGRAM, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(DIST),
               "--workpath", str(WORK), str(ROOM / "blackgate.spec")]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, **steady()})
    forget_this_machine()


def forget_this_machine() -> None:
    """Remove the paths of this machine: libraries must look beside themselves or where the system says."""
    for path, elf in elves(PROGRAM):
        if elf.search_path is not None and not elf.search_path.startswith("$ORIGIN"):
            path.write_bytes(elf.without_search_path())
    for folder in PROGRAM.rglob("*.dist-info"):
        shorten(folder)
    if found := list(traces(PROGRAM)):
        raise SystemExit(f"These files name a folder of this machine: {', '.join(found)}")


def shorten(folder: Path) -> None:
    """Shorten what a package says of itself: to the files that are here, and without its long description.

    The other files are scripts that name the environment, and parts that the program leaves out.
    """
    record, metadata = folder / "RECORD", folder / "METADATA"
    if record.exists():
        lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
        here = [line for line in lines
                if not line.startswith("..") and (folder.parent / next(csv.reader([line]))[0]).is_file()]
        record.write_text("".join(here), encoding="utf-8", newline="")
    if metadata.exists():
        fields = BLANK_LINE.split(metadata.read_bytes(), maxsplit=1)[0]
        metadata.write_bytes(fields.rstrip() + b"\n")


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def make_tar() -> Path:
    """The program for any Linux, in any folder; menu.sh adds it to the menu."""
    target = DIST / f"blackgate-{version()}-linux-{platform.machine()}.tar.gz"
    entry = (ROOM / "blackgate.desktop").read_text(encoding="utf-8")
    script = (ROOM / "menu.sh").read_text(encoding="utf-8").replace("@ENTRY@\n", entry)
    tree = Tree()
    tree.copy(PROGRAM, "blackgate", running=("blackgate",))
    tree.file("blackgate/menu.sh", script.encode(), runs=True)
    tree.file("blackgate/blackgate.svg", (ROOT / "assets" / "icon.svg").read_bytes())
    target.write_bytes(tree.packed_tar(made_at(), top=""))
    return target


def make_app_zip() -> Path:
    """The zip, made by macOS's own tool: others follow the links inside and break the program."""
    target = DIST / f"blackgate-{version()}-{sys.platform}-{platform.machine()}.zip"
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(DIST / "Blackgate.app"), str(target)], check=True)
    return target


def make_deb() -> Path:
    """The Debian package."""
    when, machine = made_at(), MACHINES[platform.machine()]
    share, doc = "usr/share", "usr/share/doc/blackgate"
    tree = Tree()
    tree.copy(PROGRAM, "usr/lib/blackgate", running=("blackgate",))
    tree.link("usr/games/blackgate", "../lib/blackgate/blackgate")
    tree.file(f"{share}/applications/blackgate.desktop", (ROOM / "blackgate.desktop").read_bytes())
    tree.file(f"{share}/icons/hicolor/scalable/apps/blackgate.svg", (ROOT / "assets" / "icon.svg").read_bytes())
    for icon in ICONS.glob("blackgate-*.png"):
        side = icon.stem.partition("-")[2]
        tree.file(f"{share}/icons/hicolor/{side}x{side}/apps/blackgate.png", icon.read_bytes())
    tree.file(f"{share}/metainfo/{papers.NAME}.metainfo.xml", papers.metainfo(version(), when))
    tree.packed(f"{share}/man/man6/blackgate.6", manual.page(when).encode())
    tree.file(f"{doc}/copyright", papers.copyright_notice().encode())
    written = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    tree.packed(f"{doc}/changelog", papers.changelog(written, version(), when).encode())
    tree.file(f"{share}/lintian/overrides/blackgate", (ROOM / "lintian-overrides").read_bytes())
    target = DIST / f"blackgate_{version()}_{machine}.deb"
    target.write_bytes(archive(papers.control(version(), machine, c_library(), tree.kilobytes), tree, when))
    return target


def c_library() -> str:
    """The oldest glibc that all parts of the program can use. All other libraries must be included."""
    brought = {path.name for path in PROGRAM.rglob("*")}
    wanted: tuple[int, ...] = ()
    for path, elf in elves(PROGRAM):
        for name in elf.needed:
            if name not in brought and not name.startswith(OF_LIBC6):
                raise SystemExit(f"Nobody brings {name}, which {path.name} needs.")
        wanted = max(wanted, elf.c_library)
    return ".".join(map(str, wanted))


def hand_on() -> list[Path]:
    """Make the files to publish for this system. The last file has the sums."""
    if sys.platform == "win32":
        return installer.hand_on(PROGRAM, version(), DIST)
    if sys.platform == "darwin":
        made = [make_app_zip()]
    else:
        made = [make_tar(), make_deb()] if platform.machine() in MACHINES else [make_tar()]
    return [*made, write_sums(made, DIST / f"SHA256SUMS-{sys.platform}")]


def main(words: list[str]) -> int:
    if not compile_core():
        print("The rules and bots could not be compiled (is there a C compiler?): the program will be plain Python.")
    freeze()
    weight = size(PROGRAM) / 1e6
    print(f"{PROGRAM}: {weight:.1f} MB")
    for made in [] if words == ["folder"] else hand_on():
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    shutil.rmtree(WORK, ignore_errors=True)
    if weight > MOST_MB:
        sys.exit(f"That is more than {MOST_MB} MB: something came along that nobody needs.")
    return 0
