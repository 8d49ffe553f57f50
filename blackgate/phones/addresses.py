"""The addresses at which phones can reach this machine in the local network, the likeliest first."""

import ipaddress
import socket
from typing import Final

ALONE: Final = "127.0.0.1"
ELSEWHERE: Final = ("192.0.2.1", 9)     # an address nobody has (RFC 5737); asking for its route sends nothing


def local_addresses() -> list[str]:
    """Return the private addresses of this machine; without a network only its own loopback address."""
    found = [_outgoing_address(), *_addresses_by_name()]
    kept = list(dict.fromkeys(address for address in found if address and is_local(address)))
    return [address for address in kept if address != ALONE] or [ALONE]


def is_local(address: str) -> bool:
    """Return whether only the local network or this machine can reach it. The server listens only at such addresses."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    is_nobodys = known.is_unspecified or known.is_reserved or known.is_multicast       # 255.255.255.255 is reserved.
    return known.version == 4 and known.is_private and not is_nobodys


def _outgoing_address() -> str:
    """Return the address from which the system would send."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _addresses_by_name() -> list[str]:
    """Return the addresses that belong to the machine's name."""
    try:
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        return []
