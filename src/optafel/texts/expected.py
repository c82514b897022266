"""What would have been understood, where something could not be."""


class Expected(str):
    """Its sentence is `expected-<key>` in the catalogues; as plain text it tells a developer enough."""

    __slots__ = ("key", "params")

    key: str
    params: dict[str, str | int]

    def __new__(cls, key: str, **params: str | int) -> "Expected":
        said = super().__new__(cls, " ".join((key.replace("-", " "), *map(str, params.values()))))
        said.key, said.params = key, params
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, str | int]]:
        """So that it is still the same after a way through another process."""
        return (self.key,), self.params
