"""The game with compiled rules and bots, in dist/compiled, for packaging, measuring and testing.

    python build/package compiled               compiles what has changed since the last time (needs a C compiler)
    python build/package compiled COMMAND …     runs a Python command with it, such as `-m blackgate bench`

It is the wheel of `hatch_build.py`, unpacked; the checkout itself stays plain Python.
"""

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "dist" / "compiled"
WHEELS = ROOT / "dist" / "wheel"
PACKAGES = ("model", "ai")      # what is compiled, as hatch_build.py says too
STAMP = "made-of"   # the file with the digest of its sources, so that it is not made again without need
SOURCES = ("blackgate", "assets", "locale", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE")
NO_COMPILER = 3     # the exit status then


def has_compiler() -> bool:
    """Whether there is a C compiler for Python's extension modules."""
    if sys.platform == "win32":
        # setuptools looks for Visual Studio in many places, so only the build can tell. Without pip there is no build.
        return find_spec("pip") is not None
    return shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


def made_of() -> str:
    """A digest of all that goes into the wheel, and of the Python it is for."""
    found = hashlib.sha256(sys.version.encode())
    for source in SOURCES:
        top = ROOT / source
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file() and path.suffix != ".pyc":
                found.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def compile_core() -> bool:
    """Make dist/compiled, unless it is up to date. Returns False if it cannot be made here."""
    wanted = made_of()
    stamp = PLACE / STAMP
    if stamp.is_file() and stamp.read_text() == wanted:
        return True
    shutil.rmtree(PLACE, ignore_errors=True)
    shutil.rmtree(WHEELS, ignore_errors=True)
    if not has_compiler():
        return False
    # If the tools of the lock are installed already, no newer ones are downloaded.
    tools = ["--no-build-isolation"] if find_spec("hatchling") and find_spec("mypy") else []
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", *tools,
               "--wheel-dir", str(WHEELS), str(ROOT)]
    if subprocess.call(command, env={**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true"}):
        return False
    for wheel in WHEELS.glob("*.whl"):
        zipfile.ZipFile(wheel).extractall(PLACE)
    stamp.write_text(wanted)
    return True


def surroundings() -> dict[str, str]:
    """An environment in which `import blackgate` finds the compiled game from any folder, and recipes work."""
    places = (PLACE, ROOT, ROOT / "build")
    return {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": os.pathsep.join(map(str, places))}


def hidden_imports() -> list[str]:
    """The compiled modules and what they import. PyInstaller reads sources, so it cannot see these."""
    found = {"blackgate__mypyc"}
    for package in PACKAGES:
        for path in (PLACE / "blackgate" / package).rglob("*.py"):
            parts = path.relative_to(PLACE).with_suffix("").parts
            found.add(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.add(node.module)
    return sorted(found)


def run(words: list[str]) -> int:
    """Run a Python command with the compiled game, and return its status. Without that game nothing is run."""
    if not (PLACE / STAMP).is_file():
        print("Nothing is compiled yet. Call this without a command first.", file=sys.stderr)
        return 2
    return subprocess.call([sys.executable, *words], cwd=ROOT, env=surroundings())


def main(words: list[str]) -> int:
    if words:
        return run(words)
    if not has_compiler():
        return NO_COMPILER
    return 0 if compile_core() else 1
