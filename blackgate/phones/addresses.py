"""Where phones can find this machine: its addresses in the local network, the likeliest first."""

import ipaddress
import socket
from typing import Final

ALONE: Final = "127.0.0.1"
ELSEWHERE: Final = ("192.0.2.1", 9)     # an address nobody has (RFC 5737); asking the way to it sends nothing


def local_addresses() -> list[str]:
    """Private addresses of this machine; only itself where there is no network."""
    found = [_way_out(), *_named()]
    kept = list(dict.fromkeys(address for address in found if address and is_local(address)))
    return [address for address in kept if address != ALONE] or [ALONE]


def is_local(address: str) -> bool:
    """Whether only the local network, or this machine, can reach it: the only addresses ever listened at."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    is_nobodys = known.is_unspecified or known.is_reserved or known.is_multicast       # 255.255.255.255 is reserved.
    return known.version == 4 and known.is_private and not is_nobodys


def _way_out() -> str:
    """The address that the system would send from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _named() -> list[str]:
    """Those that go with the machine's name."""
    try:
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []
