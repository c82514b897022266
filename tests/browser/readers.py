"""What axe finds: whatever would stand in the way of somebody who reads the page otherwise."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}" for one in found]
