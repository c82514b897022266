"""The lessons, one file a rulebook, found by looking: `rummikub_sabra.py` has that of `rummikub-sabra`."""

from importlib import import_module
from pkgutil import iter_modules

from optafel.learn.lesson import Lesson

LESSONS: dict[str, Lesson] = {
    module.name.replace("_", "-"): import_module(f"{__name__}.{module.name}").LESSON
    for module in iter_modules(__path__)
}


def register(rulebook: str, lesson: Lesson) -> None:
    """Puts the lesson of a rulebook that is kept elsewhere among the others."""
    LESSONS[rulebook] = lesson
