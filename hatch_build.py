"""Compiles the rules and the bots into the wheel, where that is asked for; without, the wheel is plain Python.

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=true pip wheel --no-deps .       needs a C compiler; `build/package compiled` does it

The sources stay in the wheel beside what is made of them: Python takes the compiled module where both are there.
What is made lies in dist/mypyc and never beside the sources of the checkout, where it would hide every change of them;
a second build compiles only what has changed.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ("model", "ai")
SHARED = "blackgate"        # mypyc keeps the code of all of them in one module, `blackgate__mypyc`

# Run in a process of its own, in the folder of the copy: mypy then reads no settings, and setuptools no project file.
SETUP = """
import sys

from setuptools import setup
from mypyc.build import mypycify

FILES = {files}
extensions = mypycify(FILES, group_name="{shared}", opt_level="2", debug_level="0", multi_file=True)
if sys.platform != "win32":     # Some processors multiply and add in one step, and round otherwise than plain Python.
    for extension in extensions:
        extension.extra_compile_args.append("-ffp-contract=off")
if sys.platform == "linux":     # A hundred small modules, each padded to four pages, would be mostly padding.
    for extension in extensions:
        extension.extra_link_args.append("-Wl,-z,noseparate-code")
setup(name="{shared}", packages=[], ext_modules=extensions)
"""


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":       # An editable install is of the sources.
            return
        work = Path(self.root) / "dist" / "mypyc"
        modules = self._copy_sources(work)
        (work / "setup.py").write_text(SETUP.format(files=modules, shared=SHARED), encoding="utf-8")
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
        subprocess.run(command, cwd=work, check=True)
        suffix = EXTENSION_SUFFIXES[0]
        made = [f"{SHARED}__mypyc{suffix}", *(f"{module.removesuffix('.py')}{suffix}" for module in modules)]
        build_data["force_include"] |= {str(work / path): path for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _copy_sources(self, work: Path) -> list[str]:
        """Copies what is compiled, and says which files these are."""
        package = work / "blackgate"
        for made in package.rglob("*.py"):
            made.unlink()           # Nothing is left of a module that is no more.
        source = Path(self.root) / "blackgate"
        package.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source / "__init__.py", package)
        no_caches = shutil.ignore_patterns("__pycache__")
        for name in PACKAGES:
            shutil.copytree(source / name, package / name, ignore=no_caches, dirs_exist_ok=True)
        return sorted(path.relative_to(work).as_posix() for name in PACKAGES for path in (package / name).rglob("*.py"))
