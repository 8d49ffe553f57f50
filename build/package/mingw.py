"""Compiles the rules and bots for Windows on Linux.

Windows' own Python, in wine, turns them into C. Then mingw, which runs on Linux, compiles the C code. The headers are
those of the same Python version on Linux, with a `pyconfig.h` for Windows.

exp, log and their like come from the library that Python itself uses. So plain and compiled code give the same floats;
mingw's own functions differ in the last digit.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from package.compiled import PACKAGES, STAMP
from package.same_bytes import steady
from package.steps import Failed, fetch_tools
from package.wine import Wine

COMPILER, LIBRARIAN = "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-dlltool"
TOOLS = {COMPILER: "gcc-mingw-w64-x86-64-win32"}
CONFIG = Path(__file__).with_name("windows_pyconfig.h")
LICENCE = Path(__file__).with_name("mingw_licence.txt")      # of what mingw adds to every library
MATH = "api-ms-win-crt-math-l1-1-0.dll"
# What Python itself takes from there.
FUNCTIONS = ("acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs floor "
             "fma fmod frexp hypot ldexp log log10 log1p log2 modf nextafter pow round sin sinh sqrt tan tanh")
TO_C = """
import json, sys
from mypyc.build import mypycify
files, told = json.loads(sys.argv[1]), sys.argv[2]
made = mypycify(files, group_name="blackgate", opt_level="2", debug_level="0", multi_file=True)
with open(told, "w") as file:
    json.dump([[each.name, each.sources] for each in made], file)
"""
DIGEST = "import sys; sys.path.insert(0, 'build'); from package.compiled import made_of; print(made_of())"
# Windows' own printf is used: mingw's would bring code with a licence of its own.
COMPILING = ("-c", "-O2", "-g0", "-DNDEBUG", "-D__USE_MINGW_ANSI_STDIO=0", "-fwrapv", "-ffp-contract=off", "-w")
LINKING = ("-shared", "-s", "-static-libgcc", "-Wl,--no-insert-timestamp")


class Module(NamedTuple):
    """A compiled module and its C files."""

    name: str
    sources: list[str]


def compile_core(wine: Wine, python: Path, version: str, copy: Path) -> None:
    """Make dist/compiled in a copy of the checkout. Raises Failed, or NotRun if tools are missing."""
    fetch_tools(TOOLS)
    include = headers(version)
    work, made = copy / "dist" / "mypyc", copy / "dist" / "compiled"
    modules = to_c(wine, python, copy, work)
    shutil.copytree(include, work / "include")
    shutil.copyfile(CONFIG, work / "include" / "pyconfig.h")
    runtime = python.parent / "Lib" / "site-packages" / "mypyc" / "lib-rt"
    flags = (*COMPILING, "-Iinclude", "-Ibuild", f"-I{runtime}")
    with ThreadPoolExecutor(os.cpu_count()) as together:
        sources = {source for module in modules for source in module.sources}
        list(together.map(lambda source: run(work, COMPILER, *flags, source, "-o", f"{source}.o"), sorted(sources)))
    (work / "math.def").write_text("\n".join([f"LIBRARY {MATH}", "EXPORTS", *FUNCTIONS.split(), ""]))
    run(work, LIBRARIAN, "-d", "math.def", "-l", "libmath.a")
    shutil.copytree(copy / "blackgate", made / "blackgate")
    short = version.replace(".", "")
    core = python.with_name(f"python{short}.dll")
    for module in modules:
        target = made / f"{module.name.replace('.', '/')}.cp{short}-win_amd64.pyd"
        objects = [f"{source}.o" for source in module.sources]
        # The linker chooses an address by the name of the file, which must not contain the folder of this machine.
        run(work, COMPILER, *LINKING, *objects, "libmath.a", str(core), "-o", os.path.relpath(target, work))
    *_, digest = wine.said(str(python), "-c", DIGEST, cwd=copy).split()
    (made / STAMP).write_text(digest)


def headers(version: str) -> Path:
    """The folder with Python's headers of this version: those of the Python that runs this, or Debian's."""
    own = Path(sysconfig.get_path("include"))
    if sys.version_info[:2] == tuple(map(int, version.split("."))) and (own / "Python.h").is_file():
        return own
    fetch_tools({f"python{version}-config": f"python{version}-dev"})
    return Path("/usr/include") / f"python{version}"


def to_c(wine: Wine, python: Path, copy: Path, work: Path) -> list[Module]:
    """Turn the rules and bots into C files, in the folder `work`."""
    (work / "blackgate").mkdir(parents=True)
    shutil.copy2(copy / "blackgate" / "__init__.py", work / "blackgate")
    for name in PACKAGES:
        shutil.copytree(copy / "blackgate" / name, work / "blackgate" / name)
    files = sorted(path.relative_to(work).as_posix() for name in PACKAGES
                   for path in (work / "blackgate" / name).rglob("*.py"))
    wine.said(str(python), "-c", TO_C, json.dumps(files), "modules.json", cwd=work, given=steady())
    return modules_of((work / "modules.json").read_text())


def modules_of(told: str) -> list[Module]:
    """The modules that mypyc named, with paths as Linux writes them."""
    return [Module(name, [source.replace("\\", "/") for source in sources]) for name, sources in json.loads(told)]


def run(work: Path, *command: str) -> None:
    done = subprocess.run(command, cwd=work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise Failed(f"{' '.join(command)}: status {done.returncode}\n{done.stdout}")
