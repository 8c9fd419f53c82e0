"""How the browsers of these tests start: none may keep a run waiting for ever."""

from __future__ import annotations

import pytest

from e2e import browsers


@pytest.fixture(autouse=True)
def webkit_is_here() -> None:
    if browsers.webkit() is None:
        pytest.skip("WebKitGTK or Xvfb is not here; as root on Debian `python3 party.py test` installs them")


def test_webkit_brings_a_screen_of_its_own_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    with browsers.webkit_phone() as driver:
        driver.get("data:text/html,<h1>Inès</h1>")
        assert driver.find_element("css selector", "h1").is_displayed()


def test_webkit_without_any_screen_is_given_up_by_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver would wait for ever for a window that cannot open."""
    monkeypatch.setenv("DISPLAY", ":987654")
    monkeypatch.setattr(browsers, "START_SECONDS", 2)
    with pytest.raises(RuntimeError, match="has not started within 2 s"), browsers.webkit_phone():
        raise AssertionError("it started on a screen that does not exist")
