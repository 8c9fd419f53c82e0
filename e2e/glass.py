"""What a hand and an eye do with a screen, in two engines: Chromium by Playwright, WebKit by Selenium.

Where a selector is asked for, one that begins with `//` is XPath, others are CSS. A script is the text of a function.
"""

from __future__ import annotations

import io
from typing import Any, Protocol

import zxingcpp
from PIL import Image
from playwright.sync_api import CDPSession, Page
from playwright.sync_api import Error as PlaywrightError
from selenium.common.exceptions import WebDriverException

from e2e.server import eventually

TAP_SECONDS = 10.0


class NotThere(Exception):
    """What was to be tapped is not there, or not any more."""


class Glass(Protocol):
    """A screen that can be looked at and touched."""

    engine: str

    def goes_to(self, url: str) -> None: ...
    def reloads(self) -> None: ...
    def js(self, script: str, *values: Any) -> Any: ...
    def tap(self, selector: str, within: float = TAP_SECONDS) -> None: ...
    def types(self, selector: str, text: str) -> None: ...
    def presses(self, selector: str) -> None: ...
    def lets_go(self) -> None: ...
    def picture(self) -> bytes: ...
    def close(self) -> None: ...


class ChromiumGlass:
    """A page of Playwright's. `touch`: fingers, else a mouse."""

    engine = "chromium"

    def __init__(self, page: Page, touch: bool = True) -> None:
        self.page, self.touch = page, touch
        self._cdp: CDPSession | None = None

    @property
    def cdp(self) -> CDPSession:
        self._cdp = self._cdp or self.page.context.new_cdp_session(self.page)
        return self._cdp

    def goes_to(self, url: str) -> None:
        self.page.goto(url)

    def reloads(self) -> None:
        self.page.reload()

    def js(self, script: str, *values: Any) -> Any:
        def run() -> Any:
            return [self.page.evaluate(f"(values) => ({script})(...values)", list(values))]

        return through_navigation(run)

    def tap(self, selector: str, within: float = TAP_SECONDS) -> None:
        place = self.page.locator(selector)
        try:
            (place.tap if self.touch else place.click)(timeout=within * 1000)
        except PlaywrightError as error:
            raise NotThere(str(error)) from None

    def types(self, selector: str, text: str) -> None:
        self.page.locator(selector).fill(text, timeout=TAP_SECONDS * 1000)

    def presses(self, selector: str) -> None:
        box = eventually(self.page.locator(selector).bounding_box, f"{selector} is on the screen", TAP_SECONDS)
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        if self.touch:
            self.cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        else:
            self.page.mouse.move(**point)
            self.page.mouse.down()

    def lets_go(self) -> None:
        if self.touch:
            self.cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self.page.mouse.up()

    def picture(self) -> bytes:
        return self.page.screenshot()

    def close(self) -> None:
        self.page.context.close()


class WebKitGlass:
    """A window of WebKit's, the engine of iPhones, by Selenium."""

    engine = "webkit"

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def goes_to(self, url: str) -> None:
        self.driver.get(url)

    def reloads(self) -> None:
        self.driver.refresh()

    def js(self, script: str, *values: Any) -> Any:
        def run() -> Any:
            return [self.driver.execute_script(f"return ({script})(...arguments)", *values)]

        return through_navigation(run)

    def tap(self, selector: str, within: float = TAP_SECONDS) -> None:
        def try_it() -> bool:
            try:
                self._find(selector).click()
            except WebDriverException:
                return False
            return True

        try:
            eventually(try_it, f"{selector} can be tapped", within)
        except AssertionError as error:
            raise NotThere(str(error)) from None

    def types(self, selector: str, text: str) -> None:
        field = eventually(lambda: self._find_or_none(selector), f"{selector} is there", TAP_SECONDS)
        field.clear()
        field.send_keys(text)

    def presses(self, selector: str) -> None:
        self._actions().click_and_hold(self._find(selector)).perform()

    def lets_go(self) -> None:
        self._actions().release().perform()

    def picture(self) -> bytes:
        shot: bytes = self.driver.get_screenshot_as_png()
        return shot

    def close(self) -> None:
        self.driver.get("about:blank")

    def _actions(self) -> Any:
        from selenium.webdriver import ActionChains

        return ActionChains(self.driver, duration=20)

    def _find(self, selector: str) -> Any:
        return self.driver.find_element("xpath" if selector.startswith("//") else "css selector", selector)

    def _find_or_none(self, selector: str) -> Any:
        try:
            return self._find(selector)
        except WebDriverException:
            return None


def through_navigation(run: Any) -> Any:
    """Look once more when the page was just being replaced by the next one."""

    def try_it() -> Any:
        try:
            return run()
        except (PlaywrightError, WebDriverException) as error:
            if any(
                word in str(error) for word in ("navigation", "context was destroyed", "stale", "frame was detached")
            ):
                return None
            raise

    return eventually(try_it, "the page can be looked at", TAP_SECONDS)[0]


def qr_in(picture: bytes) -> list[str]:
    """What the QR codes of a screenshot say."""
    return [found.text for found in zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))]
