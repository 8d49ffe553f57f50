"""Steps of an installer's test. Each prints a line; failed and skipped steps are counted."""

import os
import shutil
import subprocess
from collections.abc import Callable, Mapping
from time import perf_counter
from types import MappingProxyType

APT = ("apt-get", "-qq", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20")
PLAIN = {"LC_ALL": "C.UTF-8", "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"}
MOST_SECONDS = 300


class Failed(Exception):
    """A step failed. The text says why."""


class NotRun(Exception):
    """A step could not be run. The text says why."""


def said(*command: str, given: Mapping[str, str] = MappingProxyType({}), user: str | None = None) -> str:
    """The output of a command, run in HOME if `given` has one. Raises Failed if its status is not 0, NotRun if the
    command does not exist."""
    if not is_here(command[0]):
        raise NotRun(f"{command[0]} is not here")
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False, timeout=MOST_SECONDS, env={**PLAIN, **given}, cwd=given.get("HOME"),
                          user=user, extra_groups=[] if user else None)
    if done.returncode:
        raise Failed(f"{' '.join(command)}: status {done.returncode}\n{done.stdout}")
    return done.stdout


def is_here(tool: str) -> bool:
    return shutil.which(tool, path=PLAIN["PATH"]) is not None


class Account:
    """Collects the failed and the skipped steps."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.not_run: list[str] = []

    def step(self, name: str, do: Callable[[], str]) -> None:
        """Run a step and print a line with its result, and then its own lines."""
        began = perf_counter()
        try:
            word, told = "ok", do()
        except NotRun as why:
            word, told = "not run", str(why)
            self.not_run.append(name)
        except (Failed, OSError, subprocess.SubprocessError) as error:
            word, told = "FAILED", str(error)
            self.failed.append(name)
        first, *more = told.strip().splitlines() or [""]
        print(f"{word:<8}{name}: {first} ({perf_counter() - began:.1f} s)", *more, sep="\n        ", flush=True)

    def told(self, words: str) -> int:
        """Print the last line and return the exit status."""
        print(f"\n{words} Failed: {', '.join(self.failed) or 'nothing'}. "
              f"Not run here: {', '.join(self.not_run) or 'nothing'}.")
        return 1 if self.failed else 0


def fetch_tools(tools: Mapping[str, str]) -> str:
    """Install the Debian packages of missing tools. Raises NotRun if that is not possible."""
    missing = sorted({package for tool, package in tools.items() if not is_here(tool)})
    if not missing:
        return "all are here"
    if os.geteuid() or not is_here("apt-get"):
        raise NotRun(f"{', '.join(missing)}: only root can install them, with apt-get")
    proxies = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    try:
        said(*APT, "update", given=proxies)
        said(*APT, "install", "--yes", "--no-install-recommends", *missing,
             given={"DEBIAN_FRONTEND": "noninteractive", **proxies})
    except (Failed, subprocess.SubprocessError) as error:
        raise NotRun(f"{', '.join(missing)} cannot be fetched\n{error}") from None
    return f"fetched {', '.join(missing)}"
