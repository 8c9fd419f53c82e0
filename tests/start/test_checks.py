"""The counting of `party.py test`: nothing that failed, ran nothing or was skipped for no reason may look green."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import checks
from tests.checks import Part, conclude, count, run

SUITE = """
import pytest
def test_good(): pass
def test_bad(): assert {verdict}
def test_left_out(): pytest.skip({reason!r})
"""


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Reports of these parts stay out of the real ones' folder."""
    monkeypatch.setattr(checks, "KEPT", tmp_path)
    monkeypatch.setattr(checks, "ROOT", tmp_path)
    monkeypatch.delenv("CI", raising=False)


def outcome_of(folder: Path, verdict: bool, reason: str = "Node is not here") -> Part:
    """A part with one test that passes, one that passes or fails, and one that is skipped."""
    (folder / "test_suite.py").write_text(SUITE.format(verdict=verdict, reason=reason), encoding="utf-8")
    part = Part("suite", ["pytest", "-q", "-p", "no:cacheprovider", "test_suite.py"], has_tests=True)
    run(part, 60)
    return part


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


def test_a_green_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conclude([outcome_of(tmp_path, True)], 1) == 0
    assert last_line(capsys) == "2 passed, 0 failed, 1 skipped"


def test_a_failed_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conclude([outcome_of(tmp_path, False)], 1) == 1
    assert last_line(capsys) == "1 passed, 1 failed, 1 skipped"


def test_a_failed_part_without_tests(tmp_path: Path) -> None:
    lint = Part("lint", ["this_module_is_not_there"])
    run(lint, 60)
    assert not lint.is_good
    assert conclude([lint, outcome_of(tmp_path, True)], 1) == 1


def test_no_test_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nothing = Part("suite", ["pytest", "-q", "-k", "nothing", "-p", "no:cacheprovider", "."], has_tests=True)
    run(nothing, 60)
    assert nothing.is_good
    assert conclude([nothing], 1) == 1
    assert "no test ran" in capsys.readouterr().out


@pytest.mark.parametrize(("reason", "status"), [("Node is not here", 0), ("I had no time", 1), ("", 1)])
def test_a_skip_where_all_has_to_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str, status: int
) -> None:
    part = outcome_of(tmp_path, True, reason)
    assert conclude([part], 1) == 0
    monkeypatch.setenv("CI", "true")
    assert conclude([part], 1) == status


def test_a_part_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "HEARTBEAT", 0.2)
    (tmp_path / "hang.py").write_text("import time\ntime.sleep(60)\n", encoding="utf-8")
    part = Part("hang", [str(tmp_path / "hang.py")])
    run(part, 0.1)
    assert not part.is_good and part.seconds < 30
    assert "took too long" in part.file.read_text(encoding="utf-8")


def test_a_suite_that_crashed_is_no_success() -> None:
    part = Part("suite", [sys.executable], has_tests=True, outcome=3)
    count(part)
    assert conclude([part], 1) == 1


def test_the_whole_run_is_all_of_it() -> None:
    parts = [part for lanes in checks.stages() for lane in lanes for part in lane]
    names = ["lint", "format", "types", "unit tests", "browsers", "browser tests", "tests of rules and starting"]
    assert [part.name for part in parts] == names
    left_out = [
        word.removeprefix("--ignore=") for part in parts for word in part.command if word.startswith("--ignore=")
    ]
    assert set(left_out) <= {word for part in parts for word in part.command}, "what one part leaves out another runs"
