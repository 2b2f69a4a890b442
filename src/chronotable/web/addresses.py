"""Where others find this server: the address that an invitation must name."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from chronotable.table import wire

# Nothing is ever sent there (RFC 5737); the system only says from where it would be.
_FAR_AWAY = ("192.0.2.1", 9)
_EVERYWHERE = ("0.0.0.0", "::")


def here(scheme: str, host: str, listens: str) -> wire.Here:
    """Under which addresses others reach a server that this visitor has reached as `host`.

    A visitor who used a name other than this machine's own has a name that works. On the machine
    itself it depends on where the server listens.

    >>> here("https", "games.example.org", "127.0.0.1")
    Here(addresses=['https://games.example.org'], alone=False)
    >>> here("http", "127.0.0.1:8000", "127.0.0.1")
    Here(addresses=[], alone=True)
    """
    name, _, port = host.rpartition(":") if _has_port(host) else (host, "", "")
    if not _is_this_machine(name):
        return wire.Here([f"{scheme}://{host}"], alone=False)
    if listens not in _EVERYWHERE:
        return wire.Here([], alone=True)
    found = [f"{scheme}://{address}{f':{port}' if port else ''}" for address in _in_the_network()]
    return wire.Here(found, alone=not found)


def _has_port(host: str) -> bool:
    return host.rpartition(":")[2].isdigit() and not host.endswith("]")


def _is_this_machine(name: str) -> bool:
    bare = name.strip("[]")
    try:
        return ip_address(bare).is_loopback
    except ValueError:
        return bare == "localhost" or bare.endswith(".localhost") or not bare


def _in_the_network() -> list[str]:
    """This machine's address in its network, if it has one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_FAR_AWAY)
            address: str = asking.getsockname()[0]
        except OSError:
            return []
    return [] if ip_address(address).is_loopback else [address]
