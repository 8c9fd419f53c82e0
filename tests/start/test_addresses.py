"""Which address goes into the QR code: laptops as they are met."""

from __future__ import annotations

import pytest

from companion import addresses
from companion.addresses import LOOPBACK, Interface, best_first

LO = Interface("lo", LOOPBACK)
WIFI = Interface("wlp3s0", "192.168.1.24")
CABLE = Interface("enp0s31f6", "10.0.0.7")
DOCKER = Interface("docker0", "172.17.0.1")
COMPOSE = Interface("br-0123456789ab", "172.18.0.1")
LIBVIRT = Interface("virbr0", "192.168.122.1")
WIREGUARD = Interface("office", "10.8.0.2", is_tunnel=True)
TAILSCALE = Interface("Tailscale", "100.101.102.103")
WSL = Interface("vEthernet (WSL)", "172.30.64.1")
SELF_GIVEN = Interface("eth1", "169.254.12.7")
UNPLUGGED = Interface("eth2", "192.168.7.7", is_up=False)


@pytest.mark.parametrize(
    ("met", "routed", "best"),
    [
        ("wi-fi alone", "192.168.1.24", [LO, WIFI]),
        ("wi-fi and containers", "192.168.1.24", [LO, DOCKER, COMPOSE, LIBVIRT, WIFI]),
        ("a VPN that takes all traffic", "10.8.0.2", [LO, WIREGUARD, WIFI]),
        ("a VPN among the carrier's addresses", "100.101.102.103", [LO, TAILSCALE, WIFI]),
        ("Windows with WSL", "192.168.1.24", [WSL, WIFI, LO]),
        ("no internet", "", [LO, DOCKER, WIFI]),
        ("a cable that is out", "", [LO, UNPLUGGED, SELF_GIVEN, WIFI]),
        ("both, the way out by wi-fi", "192.168.1.24", [LO, CABLE, WIFI]),
    ],
)
def test_phones_reach_the_wifi(met: str, routed: str, best: list[Interface]) -> None:
    assert best_first(best, routed)[0] == "192.168.1.24", met


def test_the_way_out_decides_between_two_real_cards() -> None:
    assert best_first([LO, CABLE, WIFI], "10.0.0.7")[0] == "10.0.0.7"


def test_a_laptop_as_hotspot_without_internet() -> None:
    assert best_first([LO, DOCKER, Interface("wlan0", "10.42.0.1")], "")[0] == "10.42.0.1"


def test_a_self_given_address_is_better_than_a_container() -> None:
    assert best_first([LO, DOCKER, SELF_GIVEN], "")[0] == "169.254.12.7"


def test_inside_a_container_its_own_address_is_all_there_is() -> None:
    assert best_first([LO, Interface("eth0", "172.17.0.2")], "172.17.0.2")[0] == "172.17.0.2"


def test_with_nothing_loopback_is_left() -> None:
    assert best_first([], "") == [LOOPBACK]
    assert best_first([LO], "") == [LOOPBACK]


@pytest.mark.parametrize("name", ["docker0", "br-0123456789ab", "veth12ab", "tun0", "wg0", "utun4", "zt5u4y", "vmnet8"])
def test_names_that_lead_to_no_room(name: str) -> None:
    assert Interface(name, "192.168.3.1").is_virtual


@pytest.mark.parametrize("name", ["eth0", "enp3s0", "wlan0", "en0", "Wi-Fi", "Ethernet", "br0", "bridge100", "bond0"])
def test_names_that_may_lead_to_the_room(name: str) -> None:
    assert not Interface(name, "192.168.3.1").is_virtual


def test_other_addresses_are_real_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "interfaces", lambda: [LO, DOCKER, WIREGUARD, WIFI, CABLE])
    monkeypatch.setattr(addresses, "way_out", lambda: "10.0.0.7")
    assert addresses.reachable_address() == "10.0.0.7"
    assert addresses.other_addresses("10.0.0.7") == ["192.168.1.24"]


def test_this_machine_answers_without_a_packet() -> None:
    found = addresses.interfaces()
    assert LOOPBACK in [one.address for one in found]
    assert addresses.reachable_address() in [one.address for one in found]


@pytest.mark.parametrize(
    ("address", "is_so"), [("127.0.0.1", True), ("localhost", True), ("192.168.1.24", False), ("x", False)]
)
def test_loopback_is_told_apart(address: str, is_so: bool) -> None:
    assert addresses.is_loopback(address) is is_so
