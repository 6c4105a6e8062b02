"""Somebody with a keyboard and a screen reader: what the accessibility tree says, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.browser.conftest import Visitor

ORDERS = "Standing orders for cards on offer"
LOOK = "Look at"
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
    parents: tuple[str, ...] = field(default=(), compare=False)  # roles of all nodes above it,
    within: tuple[str, ...] = field(default=(), compare=False)  # and their names

    @property
    def is_enabled(self) -> bool:
        return not self.properties.get("disabled", False)

    @property
    def is_in_dialog(self) -> bool:
        return "dialog" in self.parents

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
        return [node_of(node, by_id) for node in found if not node.get("ignored")]

    def focused(self) -> Node | None:
        """Returns what has the focus."""
        element = self.devtools.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        nodes = self.devtools.send("Accessibility.getPartialAXTree", {"objectId": element["objectId"]})["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return node_of(nodes[0], by_id) if nodes and not nodes[0].get("ignored") else None

    # ── what is pressed ──────────────────────────────────────────────────────────────────────────

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def step(self) -> Node | None:
        """Goes on to the next thing; the focus has to be seen there."""
        self.press("Tab")
        if fault := self.page.evaluate(FOCUS_RING):
            self.without_ring.add(fault)
        return self.focused()

    def reach(self, name: str, description: str = "") -> bool:
        """Steps on until the thing of that name has the focus; returns whether no dialog opened before."""
        for _ in range(MAX_STEPS):
            node = self.step()
            if node and node.name.startswith(name) and description in node.description:
                return True
            if node and node.is_in_dialog:
                return False
        raise AssertionError(f"Tab does not lead to “{name}”")

    def press_one(self, choices: list[Node]) -> None:
        """Goes to one of the choices and presses Enter, unless it is gone by then."""
        wanted = self.random.choice(choices)
        node = self.focused()
        for _ in range(MAX_STEPS):
            if node and node.words == wanted.words:
                return self.press("Enter")
            if node and node.is_in_dialog:
                return None
            node = self.step()
        return None

    def heard(self) -> list[str]:
        """Returns every text that was read by itself, in order."""
        texts: list[str] = self.page.evaluate("window.heard")
        return texts


def node_of(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Node:
    """Returns a node as the browser's protocol gives it."""
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    parents = list(above(node, by_id))
    return Node(
        value(node, "role"),
        value(node, "name"),
        value(node, "description"),
        properties,
        tuple(value(parent, "role") for parent in parents),
        tuple(value(parent, "name") for parent in parents),
    )


def value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", "")).strip()


def above(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yields all nodes above one, the nearest first."""
    parent = by_id.get(node.get("parentId", ""))
    while parent is not None:
        yield parent
        parent = by_id.get(parent.get("parentId", ""))


def choices_in(tree: list[Node]) -> list[Node]:
    """Returns the moves that can be chosen on the board; standing orders and a closer look at something are none."""
    buttons = [node for node in tree if node.role == "button" and node.is_enabled and "region" in node.parents]
    moves = [node for node in buttons if ORDERS not in node.within and not node.name.startswith(LOOK)]
    return [node for node in moves if not node.is_in_dialog]


def text_in(tree: list[Node], role: str) -> str:
    """Returns the text inside a node of that role."""
    return " ".join(node.name for node in tree if node.role == "StaticText" and role in node.parents)
