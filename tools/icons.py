"""The page's icons as PNG, drawn by Chromium from web/public: `python -m tools.icons` after changing one."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from tools.system import chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = (
    ("icon.svg", "icon-192.png", 192),
    ("icon.svg", "icon-512.png", 512),
    ("icon-maskable.svg", "icon-maskable-512.png", 512),
    ("icon-maskable.svg", "icon-180.png", 180),
)


def main() -> None:
    program = chromium()
    if program is None:
        sys.exit("icons: there is no Chromium here: install the package chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for drawing, name, size in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}}svg{{display:block}}</style>{(PUBLIC / drawing).read_text()}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
