"""Builds the program that people double-click: dist/blackgate, and beside it what can be handed on.

    python build/package.py            needs PyInstaller (the `build` extra)

A tar.gz and a .deb on Linux, a zip of the folder on Windows, of Blackgate.app on macOS.
"""

import gzip
import io
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "blackgate"
WORK = DIST / "work"
ICONS = WORK / "blackgate" / "icons"        # PyInstaller's folder for this recipe
MOST_MB = 55


def version() -> str:
    for line in (ROOT / "blackgate" / "__init__.py").read_text(encoding="utf-8").splitlines():
        if line.startswith("__version__"):
            return line.split('"')[1]
    raise SystemExit("The package has no version.")


def freeze() -> None:
    shutil.rmtree(PROGRAM, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(DIST),
               "--workpath", str(WORK), str(ROOT / "build" / "blackgate.spec")]
    subprocess.run(command, check=True, cwd=ROOT)


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def make_tar() -> Path:
    target = DIST / f"blackgate-{version()}-linux-{platform.machine()}.tar.gz"
    with tarfile.open(target, "w:gz") as tar:
        tar.add(PROGRAM, arcname="blackgate", filter=_of_root)
        tar.add(ROOT / "build" / "blackgate.desktop", arcname="blackgate/blackgate.desktop", filter=_of_root)
        tar.add(ROOT / "assets" / "icon.svg", arcname="blackgate/blackgate.svg", filter=_of_root)
    return target


def make_zip() -> Path:
    name = "Blackgate.app" if sys.platform == "darwin" else "blackgate"
    target = DIST / f"blackgate-{version()}-{sys.platform}-{platform.machine()}"
    if sys.platform == "darwin":        # `zip` would follow the links inside, and break the program
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(DIST / name), f"{target}.zip"], check=True)
        return target.with_name(f"{target.name}.zip")
    return Path(shutil.make_archive(str(target), "zip", DIST, name))


def make_deb() -> Path:
    """A Debian package is an ar archive of two tar files; no tool is needed for that."""
    share = "./usr/share"
    files = {
        PROGRAM: "./opt/blackgate",
        ROOT / "build" / "blackgate.desktop": f"{share}/applications/blackgate.desktop",
        ROOT / "assets" / "icon.svg": f"{share}/icons/hicolor/scalable/apps/blackgate.svg",
        PROGRAM / "_internal" / "LICENCES.txt": f"{share}/doc/blackgate/copyright",
    }
    for icon in ICONS.glob("blackgate-*.png"):
        side = icon.stem.partition("-")[2]
        files[icon] = f"{share}/icons/hicolor/{side}x{side}/apps/blackgate.png"
    inside = io.BytesIO()
    with tarfile.open(fileobj=inside, mode="w:gz") as tar:
        for path, place in files.items():
            tar.add(path, arcname=place, filter=_of_root)
        link = tarfile.TarInfo("./usr/games/blackgate")
        link.type, link.linkname = tarfile.SYMTYPE, "/opt/blackgate/blackgate"
        tar.addfile(link)
    machine = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), "all")
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


def _of_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Whoever builds it is nobody on the machine it is installed on."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def _tarred(name: str, content: bytes) -> bytes:
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="w", mtime=0) as zipped, tarfile.open(fileobj=zipped, mode="w") as tar:
        entry = tarfile.TarInfo(name)
        entry.size = len(content)
        tar.addfile(entry, io.BytesIO(content))
    return packed.getvalue()


def main() -> None:
    freeze()
    weight = size(PROGRAM) / 1e6
    print(f"{PROGRAM}: {weight:.1f} MB")
    for made in (make_tar(), make_deb()) if sys.platform.startswith("linux") else (make_zip(),):
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    shutil.rmtree(WORK, ignore_errors=True)
    if weight > MOST_MB:
        sys.exit(f"That is more than {MOST_MB} MB: something came along that nobody needs.")


if __name__ == "__main__":
    main()
