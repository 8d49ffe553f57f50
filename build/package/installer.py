"""The files to publish for Windows: a zip, an installer and their SHA-256 sums."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path, PureWindowsPath

from package.same_bytes import files, made_at, packed_zip, steady, write_sums

ROOM = Path(__file__).resolve().parent
SUMS = "SHA256SUMS-windows"
NO_NSIS = "There is no NSIS here (nsis.sourceforge.io): no installer was made."


def hand_on(program: Path, version: str, target: Path) -> list[Path]:
    """Make a zip and an installer of the program in the target folder. The last file has the sums."""
    name = f"blackgate-{version}-windows"
    made = [packed_zip(program, target / f"{name}.zip")]
    if (compiler := makensis()) is None:
        print(NO_NSIS)
    else:
        made.append(make_setup(compiler, program, version, target / f"{name}-setup.exe"))
    return [*made, write_sums(made, target / SUMS)]


def makensis() -> str | None:
    """The path of NSIS's compiler; on Windows it is not on the PATH."""
    places = [os.path.join(os.environ.get(name, ""), "NSIS") for name in ("ProgramFiles(x86)", "ProgramFiles")]
    return shutil.which("makensis") or shutil.which("makensis", path=os.pathsep.join(places))


def make_setup(compiler: str, program: Path, version: str, target: Path) -> Path:
    from package import icons       # only here, because other uses of this module may have no pygame

    weight = sum(path.stat().st_size for path in program.rglob("*") if path.is_file())
    with tempfile.TemporaryDirectory() as place:
        icon = Path(place) / "blackgate.ico"
        icon.write_bytes(icons.ico())
        side = Path(place) / "side.bmp"
        side.write_bytes(icons.side())
        listed = Path(place) / "files.nsh"
        listed.write_text(commands(program), encoding="utf-8")
        given = {"VERSION": version, "NUMBERS": f"{version}.0", "FILES": listed, "KILOBYTES": weight // 1024,
                 "ICON": icon, "SIDE": side, "TARGET": target}
        words = [f"-D{name}={value}" for name, value in given.items()]
        subprocess.run([compiler, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(ROOM / "windows.nsi")],
                       check=True, cwd=ROOM, env={**os.environ, **steady()})
    return target


def commands(program: Path) -> str:
    """The installer's commands for all files in order. NSIS itself would use the order of the disk."""
    lines, folder = [], None
    for path in files(program):
        os.utime(path, (made_at(), made_at()))
        if path.parent != folder:
            folder = path.parent
            inside = PureWindowsPath("$INSTDIR", folder.relative_to(program).as_posix())
            lines.append(f'SetOutPath "{inside}"')
        lines.append(f'File "{path}"')
    return "\n".join([*lines, 'SetOutPath "$INSTDIR"', ""])
