"""Somebody with a keyboard and a screen reader: what the accessibility tree says, and nothing else."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from tests.browser.conftest import Visitor

MAX_STEPS = 80  # with Tab to anything on a page
HEARD = """
window.heard = []
new MutationObserver((changes) => {
  const added = changes.flatMap(({addedNodes}) => [...addedNodes])
  const read = added.filter((node) => node.nodeType === 1 && node.closest('main [aria-live]'))
  window.heard.push(...read.map((node) => node.textContent.trim()).filter(Boolean))
}).observe(document, {subtree: true, childList: true})
"""  # every text that is added to a live region, as a screen reader reads it
FOCUS_RING = """() => {
  const element = document.activeElement
  if (!element || element === document.body) return ''
  const style = getComputedStyle(element), box = element.getBoundingClientRect()
  const seen = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && box.width > 0 && box.height > 0
  return seen ? '' : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`
}"""


@dataclass(frozen=True)
class Node:
    """A node of the accessibility tree."""

    role: str
    name: str
    description: str
    properties: dict[str, Any]
    parents: tuple[str, ...] = field(default=(), compare=False)  # roles of all nodes above it

    @property
    def is_enabled(self) -> bool:
        return not self.properties.get("disabled", False)

    @property
    def words(self) -> str:
        """All that is read of it."""
        return " ".join(part for part in (self.name, self.description) if part)


class Reader:
    """Reads the accessibility tree of a page and presses keys."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.page = visitor.page
        self.random = random.Random(seed)
        self.devtools = visitor.context.new_cdp_session(visitor.page)
        self.devtools.send("Accessibility.enable")
        self.without_ring: set[str] = set()  # what had the focus without showing it

    # ── what is read ─────────────────────────────────────────────────────────────────────────────

    def tree(self) -> list[Node]:
        """Returns every node that a screen reader can reach, in reading order."""
        found = self.devtools.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in found}
        return [node_of(node, above(node, by_id)) for node in found if not node.get("ignored")]

    def dialog(self) -> list[Node]:
        """Returns everything in the open dialog; nothing if there is none."""
        return [node for node in self.tree() if "dialog" in node.parents]

    def focused(self) -> Node | None:
        """Returns what has the focus."""
        element = self.devtools.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        nodes = self.devtools.send("Accessibility.getPartialAXTree", {"objectId": element["objectId"]})["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return node_of(nodes[0], above(nodes[0], by_id)) if nodes and not nodes[0].get("ignored") else None

    # ── what is pressed ──────────────────────────────────────────────────────────────────────────

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def step(self) -> Node | None:
        """Goes on to the next thing; the focus has to be seen there."""
        self.press("Tab")
        if fault := self.page.evaluate(FOCUS_RING):
            self.without_ring.add(fault)
        return self.focused()

    def reach(self, name: str, description: str = "") -> None:
        """Steps on until the thing of that name has the focus."""
        for _ in range(MAX_STEPS):
            node = self.step()
            if node and node.name.startswith(name) and description in node.description:
                return
        raise AssertionError(f"Tab does not lead to “{name}”")

    def press_one(self) -> bool:
        """Goes to one of the choices and presses Enter; false if it is gone by then."""
        choices = choices_in(self.tree())
        if not choices:
            return False
        wanted = self.random.choice(choices)
        for _ in range(MAX_STEPS):
            node = self.focused()
            if node and node.words == wanted.words:
                self.press("Enter")
                return True
            if node and "dialog" in node.parents:
                return False
            self.step()
        return False

    def heard(self) -> list[str]:
        """Returns every text that was read by itself, in order."""
        texts: list[str] = self.page.evaluate("window.heard")
        return texts


def node_of(node: dict[str, Any], parents: tuple[str, ...]) -> Node:
    """Returns a node as the browser's protocol gives it."""
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return Node(value(node, "role"), value(node, "name"), value(node, "description"), properties, parents)


def value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", "")).strip()


def above(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> tuple[str, ...]:
    """Returns the roles of all nodes above one, the nearest first."""
    roles = []
    parent = by_id.get(node.get("parentId", ""))
    while parent is not None:
        roles.append(value(parent, "role"))
        parent = by_id.get(parent.get("parentId", ""))
    return tuple(roles)


def choices_in(tree: list[Node]) -> list[Node]:
    """Returns what can be pressed on the board."""
    buttons = [node for node in tree if node.role == "button" and node.is_enabled]
    return [node for node in buttons if "region" in node.parents and "dialog" not in node.parents]


def text_in(tree: list[Node], role: str) -> str:
    """Returns the text inside a node of that role."""
    return " ".join(node.name for node in tree if node.role == "StaticText" and role in node.parents)
