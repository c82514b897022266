"""Pictures of a contest: rates with their intervals, how long games last, what is scored."""

import base64
import io
from collections.abc import Sequence
from html import escape
from pathlib import Path

from optafel.arena.figures import Figures
from optafel.texts import say


def save_plot(found: Sequence[Figures], path: Path, language: str) -> bool:
    """Writes PNG or SVG, or a page (`.html`) with the picture in it; whether matplotlib is there to do it."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        return False
    picture = Figure(figsize=(9, 2.2 + 2.4 * len(found)), layout="constrained")
    FigureCanvasAgg(picture)
    rows = picture.subplots(len(found), 3, squeeze=False)
    for row, each in zip(rows, found, strict=True):
        name = " – ".join(each.players)
        rates, lengths, scores = row
        rates.errorbar(
            [each.rate], [0], xerr=[[each.rate - each.low], [each.high - each.rate]], fmt="o", capsize=6
        )
        rates.axvline(1 / len(each.players), color="grey", linewidth=1)
        rates.set(xlim=(0, 1), yticks=[], title=f"{name}\n{say(language, 'arena-rate')}")
        for axes, bars, key in ((lengths, each.lengths, "turns"), (scores, each.scores, "scores")):
            axes.bar(list(bars), list(bars.values()))
            axes.tick_params(axis="x", labelrotation=60, labelsize=7)
            axes.set_title(say(language, f"arena-{key}"))
    if path.suffix.lower() == ".html":
        image = io.BytesIO()
        picture.savefig(image, format="png", dpi=150)
        path.write_text(_page(found, base64.b64encode(image.getvalue()).decode(), language), "utf-8")
    else:
        picture.savefig(path, dpi=150)
    return True


def _page(found: Sequence[Figures], image: str, language: str) -> str:
    title = escape(f"{found[0].rulebook}: {', '.join(' – '.join(each.players) for each in found)}")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f'<h1>{title}</h1><img alt="{title}" style="max-width:100%" src="data:image/png;base64,{image}">\n'
    )
