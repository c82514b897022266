"""A position or a question that cannot be: which part, what was there, what was expected."""

from optafel.texts import FALLBACK, say


class PositionError(ValueError):
    """`case-<code>` is the key of its sentence; as text it is that sentence in English."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code = code  # stable
        self.params = params

    def sentence(self, language: str = FALLBACK) -> str:
        return say(language, f"case-{self.code}", **self.params)

    def __str__(self) -> str:
        return self.sentence()
