"""Builds the program that people double-click: dist/blackgate, and on Linux a tar.gz and a .deb beside it.

    python build/package.py            needs PyInstaller (the `build` extra)
"""

import gzip
import io
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "blackgate"


def version() -> str:
    for line in (ROOT / "blackgate" / "__init__.py").read_text(encoding="utf-8").splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise SystemExit("The package has no version.")


def freeze() -> None:
    shutil.rmtree(PROGRAM, ignore_errors=True)
    work = DIST / "work"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(DIST),
               "--workpath", str(work), str(ROOT / "build" / "blackgate.spec")]
    subprocess.run(command, check=True, cwd=ROOT)
    shutil.rmtree(work, ignore_errors=True)


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def make_tar() -> Path:
    target = DIST / f"blackgate-{version()}-linux.tar.gz"
    with tarfile.open(target, "w:gz") as tar:
        tar.add(PROGRAM, arcname="blackgate")
        tar.add(ROOT / "build" / "blackgate.desktop", arcname="blackgate/blackgate.desktop")
    return target


def make_deb() -> Path:
    """A Debian package is an ar archive of two tar files; no tool is needed for that."""
    inside = io.BytesIO()
    with tarfile.open(fileobj=inside, mode="w:gz") as tar:
        tar.add(PROGRAM, arcname="./opt/blackgate")
        tar.add(ROOT / "build" / "blackgate.desktop", arcname="./usr/share/applications/blackgate.desktop")
        tar.add(ROOT / "assets" / "icon.svg", arcname="./usr/share/icons/hicolor/scalable/apps/blackgate.svg")
        tar.add(ROOT / "LICENSE", arcname="./usr/share/doc/blackgate/copyright")
        link = tarfile.TarInfo("./usr/games/blackgate")
        link.type, link.linkname = tarfile.SYMTYPE, "/opt/blackgate/blackgate"
        tar.addfile(link)
    machine = {"x86_64": "amd64", "aarch64": "arm64"}.get(_machine(), "all")
    control = (
        f"Package: blackgate\nVersion: {version()}\nArchitecture: {machine}\nSection: games\nPriority: optional\n"
        f"Installed-Size: {size(PROGRAM) // 1024}\nMaintainer: Blackgate <blackgate@localhost>\n"
        "Depends: libc6\nDescription: Prisoners serving life race to dig a tunnel out\n"
        " A board and card game for two to six, against people at one screen and against bots.\n"
    )
    target = DIST / f"blackgate_{version()}_{machine}.deb"
    with target.open("wb") as deb:
        deb.write(b"!<arch>\n")
        for name, content in (
            ("debian-binary", b"2.0\n"), ("control.tar.gz", _tarred("./control", control.encode())),
            ("data.tar.gz", inside.getvalue()),
        ):
            head = f"{name:<16}{int(time.time()):<12}{0:<6}{0:<6}{100644:<8}{len(content):<10}`\n"
            deb.write(head.encode() + content + (b"\n" if len(content) % 2 else b""))
    return target


def _machine() -> str:
    import platform

    return platform.machine()


def _tarred(name: str, content: bytes) -> bytes:
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="w", mtime=0) as zipped, tarfile.open(fileobj=zipped, mode="w") as tar:
        entry = tarfile.TarInfo(name)
        entry.size = len(content)
        tar.addfile(entry, io.BytesIO(content))
    return packed.getvalue()


def main() -> None:
    freeze()
    print(f"{PROGRAM}: {size(PROGRAM) / 1e6:.1f} MB")
    if sys.platform.startswith("linux"):
        for made in (make_tar(), make_deb()):
            print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
