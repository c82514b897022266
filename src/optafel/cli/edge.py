"""What lies between a server and the world, from the command line and the environment: proxies that are
believed, names that are answered to, where measures are told, whom to tell of a weakness."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from optafel.cli.house import HERE
from optafel.cli.spoken import option

if TYPE_CHECKING:
    from optafel.server.state import Config

METRICS_HOST = "127.0.0.1"
CONTACT_LETTERS_MAX = 300

proxy_option = option("--proxy", "proxies", multiple=True, help="option-proxy", metavar="network")
metrics_option = option(
    "--metrics-port", "metrics_port", type=click.IntRange(0, 65_535), help="option-metrics-port"
)


def listed(said: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in (said or "").split(",") if part.strip())


def at_the_edge(
    config: "Config",
    environment: Mapping[str, str],
    proxies: Sequence[str] = (),
    metrics_port: int | None = None,
    at_home: bool = False,
) -> "Config":
    """The settings with all of that. `at_home`: a table of one house, which no proxy stands before, and which
    is always reached by its own address. Raises ValueError."""
    from optafel.server.hosts import Hosts, host_name
    from optafel.server.proxies import SAME_MACHINE, Proxies
    from optafel.server.standing_files import contact_uri

    named = tuple(proxies) or listed(environment.get("OPTAFEL_PROXIES"))
    if not named and "OPTAFEL_PROXIES" not in environment and not at_home:
        named = SAME_MACHINE
    hosts = listed(environment.get("OPTAFEL_HOSTS"))
    if hosts and at_home:
        house = config.house.split("/")[2] if config.house else ""
        hosts += (*HERE, *filter(None, (host_name(house),)))
    if metrics_port is None:
        metrics_port = _port(environment.get("OPTAFEL_METRICS_PORT"))
    at = (environment.get("OPTAFEL_METRICS_HOST") or METRICS_HOST, metrics_port or 0)
    return replace(
        config,
        proxies=Proxies(named),
        hosts=Hosts.read(hosts),
        metrics=None if metrics_port is None else at,
        contact=environment.get("OPTAFEL_CONTACT", "").strip()[:CONTACT_LETTERS_MAX],
        security_contact=contact_uri(environment.get("OPTAFEL_SECURITY_CONTACT", "")),
    )


def _port(said: str | None) -> int | None:
    if not said:
        return None
    if not said.isdecimal() or int(said) > 65_535:
        raise ValueError(f"OPTAFEL_METRICS_PORT is {said!r}: expected a port from 0 to 65535")
    return int(said)
