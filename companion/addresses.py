"""Which of this machine's addresses the phones in the room can reach.

A laptop has many: loopback, the bridges of containers and virtual machines, a VPN, Wi-Fi, a cable. Phones reach Wi-Fi
and cable only. IPv4 alone is looked at: every home network has it, and the server listens on it. No packet is sent.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import ifaddr

LOOPBACK = "127.0.0.1"
VIRTUAL = re.compile(
    r"docker|br-[0-9a-f]{12}|veth|virbr|lxc|lxd|incus|cni|flannel|cali|podman|vboxnet|vmnet|vnic|vethernet|hyper-v|virtualbox|vmware"
    r"|tun|tap|utun|wg|ppp|ipsec|tailscale|zt|zerotier|nordlynx|proton|mullvad|wireguard|openvpn|gpd|awdl|llw|anpi|ham|dummy",
    re.IGNORECASE,
)
"""The first letters of interfaces that lead to no room: containers, virtual machines, VPNs, Apple's own radio links."""
CARRIER_NAT = ipaddress.ip_network("100.64.0.0/10")
TUNNEL_TYPES = ("65534", "512", "768")
"""Linux's numbers for links without a neighbourhood: none (tun, WireGuard), PPP, IP in IP."""
NOWHERE = ("192.0.2.1", 9)
"""An address of documentation. A datagram socket "connected" to it sends nothing, but names the way out."""


@dataclass(frozen=True)
class Interface:
    """One address of one network interface. `is_up` is false without a cable, `is_tunnel` where the system says so."""

    name: str
    address: str
    is_up: bool = True
    is_tunnel: bool = False

    @property
    def ip(self) -> ipaddress.IPv4Address:
        """The address as a number, to reckon with."""
        return ipaddress.IPv4Address(self.address)

    @property
    def is_virtual(self) -> bool:
        """Leads into this machine or through a tunnel, never into the room."""
        return self.is_tunnel or bool(VIRTUAL.match(self.name)) or self.ip in CARRIER_NAT


def reachable_address() -> str:
    """The address for the QR code: the best there is, loopback when there is no network at all."""
    return best_first(interfaces(), way_out())[0]


def other_addresses(used: str) -> list[str]:
    """Addresses worth a try where phones cannot reach `used`."""
    found = [one for one in interfaces() if not one.is_virtual]
    return [address for address in best_first(found, way_out()) if address not in (used, LOOPBACK)]


def is_loopback(address: str) -> bool:
    """No phone reaches this address, only this machine itself."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def best_first(found: Sequence[Interface], routed: str) -> list[str]:
    """The addresses of `found`, the one that phones most likely reach first, loopback last.

    `routed` is the address on the way to the internet, "" without one. It tells the Wi-Fi of the room from a second
    card, but only among interfaces that can lead there: with a VPN it names the VPN.
    """
    usable = [one for one in found if not (one.ip.is_loopback or one.ip.is_multicast or one.ip.is_unspecified)]
    ranked = sorted(usable, key=lambda one: _rank(one, routed))
    return [one.address for one in ranked] + [LOOPBACK]


def _rank(one: Interface, routed: str) -> tuple[bool, ...]:
    """False sorts before true."""
    return (
        not one.is_up,
        one.is_virtual,
        one.ip.is_link_local,
        one.address != routed,
        not one.ip.is_private,
    )


def interfaces() -> list[Interface]:
    """Every IPv4 address of this machine, loopback too. Empty where the system does not tell."""
    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return []
    return [
        Interface(adapter.nice_name, str(ip.ip), _is_up(adapter.name), _is_tunnel(adapter.name))
        for adapter in adapters
        for ip in adapter.ips
        if ip.is_IPv4
    ]


def way_out() -> str:
    """This machine's address on its way to the internet, "" where there is none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(NOWHERE)
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def _is_up(name: str) -> bool:
    """False for a card whose cable is out, where the system tells."""
    return _linux_says(name, "operstate") != "down"


def _is_tunnel(name: str) -> bool:
    return _linux_says(name, "type") in TUNNEL_TYPES


def _linux_says(name: str, what: str) -> str:
    try:
        return (Path("/sys/class/net") / name / what).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""
