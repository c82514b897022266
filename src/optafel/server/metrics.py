"""What an operator watches, in the form of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """All of them, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("optafel_connections", "Open WebSockets", registry=self.registry)
        self.tables = Gauge("optafel_open_tables", "Tables in memory", registry=self.registry)
        self.messages = Counter("optafel_messages", "WebSocket messages", ["type"], registry=self.registry)
        self.refusals = Counter("optafel_refusals", "What was refused", ["code"], registry=self.registry)
        self.moves = Histogram(
            "optafel_move_seconds",
            "From reading a move to its being on disk",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.requests = Histogram(
            "optafel_request_seconds",
            "HTTP requests",
            ["method", "status"],
            buckets=_SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
