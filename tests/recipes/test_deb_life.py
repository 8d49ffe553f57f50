"""The steps of a .deb's life keep account: what fails makes the status, what cannot be run is told by name."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from package import deb_life, program, steps
from tests.systems import UNIX_TOOLS

pytestmark = UNIX_TOOLS
Capture = pytest.CaptureFixture[str]
STEPS = ("tools", "archive", "AppStream metadata", "menu entry", "manual pages", "install",
         "self-test of the installed program", "remove", "nothing left behind", "lintian")


def test_where_nothing_can_be_run_every_step_is_told_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture,
) -> None:
    monkeypatch.setitem(steps.PLAIN, "PATH", str(tmp_path))
    deb = tmp_path / "some.deb"
    deb.write_bytes(b"no package")
    assert deb_life.main([str(deb)]) == 0
    told = capsys.readouterr().out
    for name in STEPS:
        assert f"not run {name}: " in told
    assert f"Failed: nothing. Not run here: {', '.join(STEPS)}." in told


def test_what_fails_makes_the_status_and_is_told_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture,
) -> None:
    here = tmp_path / "bin"
    here.mkdir()
    (here / "dpkg-deb").write_text("#!/bin/sh\necho unsupported PAX tar header\nexit 2\n")
    (here / "dpkg-deb").chmod(0o755)
    monkeypatch.setitem(steps.PLAIN, "PATH", f"{here}")
    deb = tmp_path / "some.deb"
    deb.write_bytes(b"no package")
    assert deb_life.main([str(deb)]) == 1
    told = capsys.readouterr().out
    assert "FAILED  archive: " in told and "unsupported PAX tar header" in told and "Failed: archive." in told


def test_a_program_that_is_installed_already_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture,
) -> None:
    monkeypatch.setattr(deb_life, "PLACES", (str(tmp_path).removeprefix("/"), *deb_life.PLACES[1:]))
    monkeypatch.setattr(deb_life, "is_here", lambda tool: tool == "dpkg")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(deb_life, "said", lambda *command, **others: pytest.fail(f"{command}"))
    life = deb_life.Life(tmp_path / "some.deb", tmp_path)
    for name, step in (("install", life.install), ("remove", life.remove)):
        life.step(name, step)
    assert life.not_run == ["install", "remove"]
    assert "installed here already" in capsys.readouterr().out


@pytest.mark.parametrize(("told", "fails"), [
    ("W: blackgate: some-warning\nO: blackgate: embedded-library zlib\nN: why\n", False),
    ("E: blackgate: no-copyright-file\n", True),
])
def test_lintians_errors_fail_and_overridden_ones_do_not(told: str, fails: bool) -> None:
    lintian = subprocess.Popen([sys.executable, "-c", f"print({told!r}, end='')"], stdout=subprocess.PIPE, text=True)
    if fails:
        with pytest.raises(steps.Failed, match="1 errors, 0 warnings"):
            deb_life.judged(lintian)
    else:
        assert deb_life.judged(lintian).startswith("0 errors, 1 warnings, 1 overridden")


def test_tools_that_cannot_be_fetched_are_told_and_fail_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture,
) -> None:
    (tmp_path / "apt-get").write_text("#!/bin/sh\necho no network by $http_proxy\nexit 100\n")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setitem(steps.PLAIN, "PATH", str(tmp_path))
    monkeypatch.setenv("http_proxy", "http://way.invalid")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert deb_life.main(["tools"]) == 0
    told = capsys.readouterr().out
    assert "not run tools: appstream, desktop-file-utils, lintian, man-db cannot be fetched" in told
    assert "no network by http://way.invalid" in told


def test_one_archive_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(deb_life, "DIST", tmp_path)
    assert deb_life.main([]) == 2
    assert "there are 0" in capsys.readouterr().err


def test_the_checks_of_a_change_and_the_workflow_both_live_through_it() -> None:
    assert "build/package deb_life" in (program.ROOT / ".ci" / "run").read_text(encoding="utf-8")
    written = yaml.safe_load((program.ROOT / ".github" / "workflows" / "build.yml").read_text())
    assert any("build/package deb_life" in step.get("run", "") for step in written["jobs"]["build"]["steps"])
