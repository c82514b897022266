"""Whose word is taken for who connects and how: the proxies that the operator has named, and nobody else.

A proxy says in `X-Forwarded-For` and `X-Forwarded-Proto` who it speaks for. Anybody can write such headers,
so they hold only where the connection itself comes from a named address.
"""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

SAME_MACHINE = ("127.0.0.1", "::1")
HEADER_BYTES_MAX = 1_000  # of X-Forwarded-For that are read, from its end: there the nearest proxy writes
ADDRESS_LETTERS_MAX = 60

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


class Proxies:
    """Addresses and networks of proxies."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """Raises ValueError, which says what was read."""
        self._networks = tuple(_network(name.strip()) for name in named if name.strip())
        self._knows = lru_cache(maxsize=1_024)(self._is_among)

    def __contains__(self, host: str) -> bool:
        return bool(self._networks) and self._knows(host)

    def _is_among(self, host: str) -> bool:
        address = read_address(host)
        return address is not None and any(address in network for network in self._networks)

    def speaks_for(self, forwarded: str) -> str | None:
        """Who is at the far end: the last address in the header that is no proxy of ours. What stands before
        it, whoever that is may have written."""
        nearest: str | None = None
        for said in reversed(forwarded[-HEADER_BYTES_MAX:].split(",")):
            address = read_address(_without_port(said.strip()))
            if address is None:
                break
            nearest = str(address)
            if nearest not in self:
                break
        return nearest


class Forwarded:
    """Puts the far end in the place of a proxy, for everything that comes after."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client and client[0] in self.proxies:
            said: dict[bytes, list[str]] = {}
            for name, value in scope["headers"]:
                if name in (b"x-forwarded-for", b"x-forwarded-proto"):
                    said.setdefault(name, []).append(value.decode("latin-1"))
            scheme = ",".join(said.get(b"x-forwarded-proto", ())).split(",")[-1].strip().lower()
            if scheme in ("http", "https"):
                scope["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
            far = self.proxies.speaks_for(",".join(said.get(b"x-forwarded-for", ())))
            if far:
                scope["client"] = (far, 0)
        await self.app(scope, receive, send)


def read_address(said: str) -> Address | None:
    """An address as it is compared: IPv4 that comes dressed as IPv6 is IPv4."""
    try:
        address = ip_address(said[:ADDRESS_LETTERS_MAX])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _network(said: str) -> Network:
    try:
        return ip_network(said, strict=False)
    except ValueError:
        raise ValueError(
            f"{said!r} is no address of a proxy: expected one such as 10.0.0.5, or a network as 10.0.0.0/24"
        ) from None


def _without_port(said: str) -> str:
    if said.startswith("["):
        return said[1:].partition("]")[0]
    return said.partition(":")[0] if said.count(":") == 1 else said
