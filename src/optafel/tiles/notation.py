"""What is said when something cannot be read."""


class NotationError(ValueError):
    """Text that is not our notation: what was read, where, and what was expected there."""

    def __init__(self, code: str, read: str, where: int, expected: str) -> None:
        super().__init__(f"cannot read {read!r} at position {where + 1}: expected {expected}")
        self.code = code  # stable, for programs and for the catalogue of messages
        self.read = read  # the piece of text that could not be read
        self.where = where  # where it stands, counted in characters from 0
        self.expected = expected  # what would have been understood, in English
