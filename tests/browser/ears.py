"""What somebody has who does not see the page: the focus, what is read out, what Chromium tells a reader."""

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Page

# What the page reads out of itself, and every time that the focus fell to nothing and stayed there.
LISTEN = """
(() => {
    window.readOut = [];
    window.dropped = [];
    const live = "[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], [role=log]";
    const hear = (region) => {
        const text = region.textContent.replace(/\\s+/g, " ").trim();
        const how = region.getAttribute("aria-live") ?? region.getAttribute("role");
        // What lies behind a dialog is not read out.
        const dialog = document.querySelector("dialog[open]");
        if (dialog && !dialog.contains(region)) return;
        if (text) window.readOut.push({ how, text });
    };
    const look = (changes) => {
        const heard = new Set();
        for (const { target, addedNodes } of changes) {
            const around = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
            if (around && (addedNodes.length > 0 || target.nodeType === 3)) heard.add(around);
            for (const node of addedNodes) {
                if (node.nodeType !== 1) continue;
                if (node.matches(live)) heard.add(node);
                for (const one of node.querySelectorAll(live)) heard.add(one);
            }
        }
        for (const region of heard) if (region.isConnected) hear(region);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    document.addEventListener("focusout", (event) => {
        const what = event.target.getAttribute?.("aria-label") ?? event.target.textContent;
        // With Tab the focus leaves the page at its edge, and that is no loss.
        const atTheEdge = window.roundTheEdge;
        setTimeout(() => {
            const lost = document.activeElement === document.body && !window.roundTheEdge;
            if (lost && !atTheEdge) window.dropped.push(what);
        }, 60);
    });
})()
"""

FOCUS = """() => {
    const here = document.activeElement;
    const named = here.getAttribute("aria-labelledby");
    const label = here.getAttribute("aria-label") ?? (named && document.getElementById(named)?.textContent)
        ?? (here.labels?.length ? here.labels[0].textContent : here.textContent);
    const group = here.closest("[role=group]");
    return {
        name: label.replace(/\\s+/g, " ").trim(),
        role: here === document.body ? "nothing" : here.getAttribute("role") ?? here.tagName.toLowerCase(),
        pressed: here.getAttribute("aria-pressed") === "true",
        group: group ? group.getAttribute("aria-label") : "",
        inDialog: here.closest("dialog") !== null,
        tile: here.dataset.tile ?? here.dataset.place ?? "",
    };
}"""

PRESSED = {"button", "link", "textbox", "combobox", "checkbox", "switch", "radio", "spinbutton", "slider"}
PRESSED |= {"listbox", "tab", "menuitem", "searchbox", "DisclosureTriangle"}


@dataclass(frozen=True)
class Focus:
    name: str
    role: str
    pressed: bool
    group: str
    in_dialog: bool
    # Two tiles may have one name.
    tile: str


@dataclass(frozen=True)
class Node:
    role: str
    name: str


@dataclass(frozen=True)
class Heard:
    how: str
    text: str


class Ears:
    def __init__(self, page: Page) -> None:
        self.page = page
        self._reader: CDPSession = page.context.new_cdp_session(page)
        page.add_init_script(LISTEN)

    def focus(self) -> Focus:
        found = self.page.evaluate(FOCUS)
        return Focus(
            found["name"], found["role"], found["pressed"], found["group"], found["inDialog"], found["tile"]
        )

    def heard(self) -> list[Heard]:
        return [Heard(one["how"], one["text"]) for one in self.page.evaluate("() => readOut")]

    def texts(self) -> list[str]:
        return [one.text for one in self.heard()]

    def last(self, wanted: str) -> str:
        """What was read out last that this pattern is in, or nothing."""
        found: str = self.page.evaluate(
            "(wanted) => readOut.findLast(({ text }) => new RegExp(wanted).test(text))?.text ?? ''", wanted
        )
        return found

    def wait_for(self, wanted: str, since: int, timeout: int = 20_000) -> str:
        """The first text read out since then that this pattern is in."""
        found = self.page.wait_for_function(
            """([wanted, since]) => {
                const found = readOut.slice(since).find(({ text }) => new RegExp(wanted).test(text));
                return found?.text ?? null;
            }""",
            arg=[wanted, since],
            timeout=timeout,
        )
        text: str = found.json_value()
        return text

    def count(self) -> int:
        heard: int = self.page.evaluate("() => readOut.length")
        return heard

    def dropped(self) -> list[str]:
        """What had the focus each time that it went nowhere."""
        found: list[str] = self.page.evaluate("() => dropped")
        return found

    def tree(self) -> list[Node]:
        """What Chromium tells a screen reader, in reading order; what is ignored is left out."""
        nodes = self._reader.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        found: list[Node] = []

        def walk(node: dict[str, Any]) -> None:
            if not node.get("ignored"):
                role = node.get("role", {}).get("value", "")
                found.append(Node(role, re.sub(r"\s+", " ", node.get("name", {}).get("value", "")).strip()))
            for child in node.get("childIds", []):
                if child in by_id:
                    walk(by_id[child])

        walk(nodes[0])
        return found

    def nameless(self) -> list[Node]:
        return [node for node in self.tree() if node.role in PRESSED and not node.name]
