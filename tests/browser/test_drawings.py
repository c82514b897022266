"""A tile looks the same on the page and in a picture: one drawing, one set of inks."""

from xml.etree import ElementTree

import pytest
from devices import Open
from playwright.sync_api import expect

from optafel.draw import draw
from optafel.learn import lesson_of
from optafel.positions.case import read_case, scene_of

SVG = "http://www.w3.org/2000/svg"
# What a shape is, where it lies, and the colours that the browser gives it.
READ = """(faces) => faces.map((face) =>
  [...face.querySelectorAll("path, rect, circle, text")].map((shape) => {
    const names = ["d", "x", "y", "width", "height", "rx", "cx", "cy", "r", "font-size", "transform",
      "letter-spacing", "stroke-dasharray"];
    const { fill, stroke, strokeWidth } = getComputedStyle(shape);
    return [shape.tagName, shape.textContent, fill, stroke, strokeWidth,
      ...names.map((name) => shape.getAttribute(name) ?? "")];
  }))"""
INSERT = """([space, faces]) => faces.forEach((face) => {
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "pictured");
  svg.innerHTML = face;
  document.body.append(svg);
})"""


def pictured(rulebook: str, tiles: list[str]) -> list[str]:
    """What a picture prints on each tile of a rack."""
    scene = scene_of(read_case({"game": rulebook, "rack": " ".join(tiles)}, needs_play=False))
    ElementTree.register_namespace("", SVG)
    groups = [one for one in ElementTree.fromstring(draw(scene)).iter(f"{{{SVG}}}g") if one.get("transform")]
    on_rack = [one for one in groups if len(one) > 2 and one[0].get("opacity")]
    return ["".join(ElementTree.tostring(part, "unicode") for part in one[3:]) for one in on_rack]


@pytest.mark.parametrize("rulebook", ["rummikub-jokers", "woord-sabra"])
def test_every_tile_of_the_box_is_drawn_as_in_a_picture(open_page: Open, rulebook: str) -> None:
    page = open_page(path=f"#/learn/{rulebook}")
    tiles = [tile.face for tile in lesson_of(rulebook).box]
    shown = page.locator(".box svg.face")
    expect(shown).to_have_count(len(tiles))
    page.evaluate(INSERT, [SVG, pictured(rulebook, tiles)])
    expect(page.locator(".pictured")).to_have_count(len(tiles))
    assert page.locator(".pictured").evaluate_all(READ) == shown.evaluate_all(READ)
