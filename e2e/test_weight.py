"""A phone's first load: small, in few requests, and the current screen is in the first answer."""

from __future__ import annotations

from typing import Any

from e2e.conftest import DEVICES, Cupboard
from e2e.server import eventually
from e2e.test_secrets import table_of_one

MOST_BYTES, MOST_REQUESTS = 40 * 1024, 10
SLOW, MOST_SHIFT = 6, 0.02  # times as slow; what browsers call a layout shift is 0.1 where it begins to be bad
COUNT_SHIFTS = """() => { window.shifted = 0;
  const add = (list) => { for (const each of list.getEntries()) window.shifted += each.value; };
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
}"""


def test_the_first_load_of_a_phone(cupboard: Cupboard) -> None:
    """In the middle of a game, with nothing in the cache: all that comes over the wire until the first gesture."""
    evening = table_of_one(cupboard, lambda: cupboard.phone("Inès", device=DEVICES[1]))
    old = evening.phones[0]
    fresh = cupboard.phone("Inès", device=DEVICES[2])
    fresh.glass.page.context.add_cookies(old.glass.page.context.cookies())  # type: ignore[attr-defined]
    old.glass.goes_to("about:blank")

    sizes: dict[str, int] = {}
    urls: list[str] = []
    fresh.glass.page.on("request", lambda request: urls.append(request.url))  # type: ignore[attr-defined]
    fresh.glass.page.on("websocket", lambda socket: urls.append(socket.url))  # type: ignore[attr-defined]
    cdp = fresh.glass.cdp  # type: ignore[attr-defined]
    cdp.on("Network.requestWillBeSent", lambda event: sizes.setdefault(event["requestId"], 0))
    cdp.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    cdp.on("Network.webSocketCreated", lambda event: sizes.setdefault(event["requestId"], 0))
    cdp.on("Network.webSocketHandshakeResponseReceived", lambda event: add(sizes, event, 500))
    cdp.on("Network.webSocketFrameReceived", lambda event: add(sizes, event, len(event["response"]["payloadData"])))
    cdp.send("Network.enable")
    fresh.glass.goes_to(f"{evening.server.url}/j/{evening.host.code}")
    fresh.glass.page.wait_for_load_state("networkidle")  # type: ignore[attr-defined]
    eventually(lambda: any(size > 500 for size in sizes.values()), "the page is loaded")
    assert sum(sizes.values()) <= MOST_BYTES, (sizes, urls)
    assert len(sizes) <= MOST_REQUESTS, urls


def add(sizes: dict[str, int], event: dict[str, Any], more: int) -> None:
    sizes[event["requestId"]] = sizes.get(event["requestId"], 0) + more


def test_the_current_screen_is_in_the_first_answer(cupboard: Cupboard) -> None:
    evening = table_of_one(cupboard, lambda: cupboard.phone("Inès", device=DEVICES[1]))
    context = evening.phones[0].glass.page.context  # type: ignore[attr-defined]
    html = context.request.get(f"{evening.server.url}/j/{evening.host.code}").text()
    assert f'data-key="{evening.host.key}"' in html
    assert "J’ai vu" in html and "<form" in html


def test_the_table_s_screen_does_not_jump_while_it_loads(cupboard: Cupboard) -> None:
    """On a slow computer too: it is painted when all of it is here. Only the clock grows as it starts."""
    evening = table_of_one(cupboard, lambda: cupboard.phone("Inès"))
    page = evening.host.glass.page  # type: ignore[attr-defined]
    page.add_init_script(f"({COUNT_SHIFTS})()")
    evening.host.glass.cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})  # type: ignore[attr-defined]
    evening.host.glass.reloads()
    eventually(lambda: evening.host.text("#stage .clock"), "the clock runs")
    assert evening.host.glass.js("() => window.shifted") < MOST_SHIFT
