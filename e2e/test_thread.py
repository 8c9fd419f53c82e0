"""The thinnest evening: a link, a QR code, one phone, bots, one answer, and the table hears of it."""

from __future__ import annotations

from e2e.conftest import Cupboard


def test_from_the_qr_code_to_an_answer(cupboard: Cupboard) -> None:
    evening = cupboard.evening(pace=1.0)  # eight seconds before her answer closes the question, which shows it as taken
    host = evening.host
    invitation = host.invites()
    assert invitation == f"{evening.server.url}/j/{host.code}"

    phone = cupboard.phone("Inès").joins(invitation)
    host.shows("Inès", "#stage")
    assert not host.offers("start")
    host.presses("bots")
    host.shows("Six|6", "#doing")
    host.presses("start")

    host.reaches("roles")
    phone.shows("J’ai vu", "#question")
    phone.answers()
    phone.is_acknowledged()
    host.shows("ont répondu|a répondu", "#doing")
    host.reaches("steps")
