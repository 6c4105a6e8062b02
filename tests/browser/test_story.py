"""The table tells the story: recorded frame by frame, nothing on the screen runs ahead of what has been shown."""

from __future__ import annotations

import json
import time
from itertools import pairwise
from typing import Any

import pytest

from fiveleaf.catalogue import GAMES, find
from tests.browser.conftest import Visitor
from tests.browser.playing import BOT, LONGEST, LONGEST_WAIT, SHORT, transcript_of

pytestmark = pytest.mark.slow

NAMES = [game.name for game in GAMES]
HOLDS = {"normal": 600, "fast": 270}  # ms at least: more than half of what is meant, a busy machine draws frames late
PACES = {"lucky-hand": "fast", "lucky-five": "fast", "lucky-jack": "fast"}  # much happens in these
CELEBRATION = 2500  # ms at least, until the result lies over the table
FLYING = {"move", "roll", "turn"}  # effects with pieces in the air
SOME_MOVES = 4  # of somebody who is watched

# Notes every change of what is on the screen, frame by frame. `watch` says which messages are shown with motion:
# all, those with a kind of event that was not seen yet, or the end of the game alone; the others are shown at once.
RECORD = """
window.story = []; window.sent = []; window.over = false; window.watch ??= 'all'
const seen = new Set()
const unseen = ['begin', 'scores'] // what only the log shows
const namesOf = (effects) => [...new Set(effects.map((one) => one.effect))].filter((one) => !unseen.includes(one))
const kindOf = ({move, chance}, effects) => `${move ?? chance} ${namesOf(effects).sort()}`
function isWatched(message, kinds) {
  if (window.watch === 'end') return message.status === 'over'
  return window.watch === 'all' || message.status === 'over' || kinds.some((kind) => !seen.has(kind))
}
function receive({data}) {
  const message = JSON.parse(data)
  if (message.type !== 'table') return
  window.over ||= message.status === 'over'
  const effects = message.first ? message.effects[0] : []
  const kinds = effects.map((one, index) => kindOf(message.events[0][index], one))
  const isPlaying = document.querySelector('.motion')?.dataset.playing !== undefined
  const watched = isPlaying || isWatched(message, kinds)
  if (watched) delete document.documentElement.dataset.motion
  else document.documentElement.dataset.motion = 'off'
  if (!watched || !kinds.length) return
  kinds.forEach((kind) => seen.add(kind))
  window.sent.push({at: performance.now(), isPlaying, kinds, effects: effects.flat().map((one) => one.effect)})
}
const Plain = window.WebSocket
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', receive)
  }
}
let before = ''
const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent).join(' | ')
const count = (selector) => document.querySelectorAll(selector).length
function look() {
  const motion = document.querySelector('.motion'), layer = motion?.querySelector(':scope > .layer')
  const flying = layer ? layer.getAnimations({subtree: true}).filter((one) => one.playState === 'running').length : 0
  const places = motion ? [...motion.querySelectorAll('[data-place*="/"]')] : []
  const now = {
    flying: flying > 0,
    hurried: motion?.dataset.playing === 'quickly', // it was missed, or there is too much to be shown
    ghosts: layer?.querySelectorAll('.ghost').length ?? 0,
    playing: motion?.dataset.playing !== undefined,
    scores: texts('.rail .points, .line .own b'),
    line: texts('.line [role=status]'),
    announced: texts('main [aria-live] p:last-child'),
    legal: count('.board .legal:not(:disabled)'),
    leaves: layer?.querySelectorAll('.leaf').length ?? 0,
    dim: layer?.querySelectorAll('.dim').length ?? 0,
    points: layer?.querySelectorAll('.points').length ?? 0,
    shining: places.some((place) => place.getAnimations().length > 0),
    won: count('.motion [data-won]'),
    sheet: count('dialog[open]'),
    cover: count('.cover'),
  }
  const text = JSON.stringify(now)
  if (text !== before) window.story.push({at: performance.now(), ...now})
  before = text
}
function each() {
  look()
  requestAnimationFrame(each)
}
requestAnimationFrame(each)
// frames come late on a busy machine: every change is looked at, too, once it is whole
new MutationObserver(() => setTimeout(look)).observe(document, {subtree: true, childList: true, characterData: true})
"""

Story = list[dict[str, Any]]


def record(visitor: Visitor, watch: str = "all", speed: str = "normal") -> None:
    """Records everything that this visitor is shown from the next page on."""
    settings = {"coached": NAMES, "speed": speed, "language": "en"}
    visitor.page.add_init_script(f"localStorage.setItem('fiveleaf-settings', '{json.dumps(settings)}')")
    visitor.page.add_init_script(f"window.watch = '{watch}'; {RECORD}")


def sit_down(visitor: Visitor, game: str, watch: str = "all", speed: str = "normal") -> str:
    """Ada and as few bots as the game needs, at a table that is watched."""
    record(visitor, watch, speed)
    visitor.arrive("Ada")
    bots = [BOT] * (find(game).fewest_seats - 1)
    table, _ = visitor.make_table(game, [{"kind": "me"}, *bots], options=SHORT[game], start=True)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".motion").wait_for()
    return table


def is_playing(visitor: Visitor) -> bool:
    return visitor.page.locator(".motion[data-playing]").count() > 0


def wait_for_end_of_motion(visitor: Visitor) -> None:
    visitor.page.locator(".motion[data-playing]").wait_for(state="detached", timeout=LONGEST_WAIT * 1000)


def story_of(visitor: Visitor) -> Story:
    frames: Story = visitor.page.evaluate("window.story")
    return frames


def play_to_the_end(visitor: Visitor) -> Story:
    """Whatever is shown with motion is looked at; then the next move, until the result is shown."""
    end = time.monotonic() + LONGEST
    while not visitor.page.evaluate("window.over"):
        assert time.monotonic() < end, "the game did not end"
        if is_playing(visitor) or not visitor.act():
            visitor.page.wait_for_timeout(15)
    visitor.page.locator("dialog[open]").wait_for(timeout=LONGEST_WAIT * 1000)
    return story_of(visitor)


def move_some_times(visitor: Visitor, others: list[Visitor]) -> None:
    """Moves, each when everybody has seen the one before."""
    end, done = time.monotonic() + LONGEST_WAIT, 0
    while done < SOME_MOVES and time.monotonic() < end:
        for other in (visitor, *others):
            wait_for_end_of_motion(other)
        done += visitor.act()
        visitor.page.wait_for_timeout(60)
    assert done == SOME_MOVES
    for other in (visitor, *others):
        wait_for_end_of_motion(other)


def changes(frames: Story, key: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The frames before and after each change of one thing, once the table stands."""
    return [(one, two) for one, two in pairwise(frames) if one[key] != two[key] and one["scores"] and two["scores"]]


def follows_what_is_shown(frames: Story, speed: str = "normal") -> None:
    """Buttons, scores, line, curtain and result wait for the motion, and a result holds."""
    in_motion = [frame for frame in frames if frame["flying"]]
    assert in_motion
    assert not any(frame["legal"] and frame["playing"] for frame in frames), "something can be chosen too early"
    assert not any(frame["sheet"] or frame["cover"] for frame in in_motion), "something lies over what is shown"
    assert not [pair for pair in changes(frames, "scores") if pair[1]["flying"]], "a score comes before its motion ends"
    flown = [index for index in range(1, len(frames)) if frames[index]["points"] and not frames[index - 1]["points"]]
    for first in flown:
        after = next((frame for frame in frames[first:] if not frame["points"]), None)
        assert after is None or after["scores"] != frames[first]["scores"], "points fly to a score that has them"
    for before, after in changes(frames, "line"):
        assert not (before["playing"] and after["playing"]), "the line says what has not been shown"
    for index, (one, two) in enumerate(pairwise(frames), 1):
        if one["scores"] != two["scores"] and one["scores"] and one["playing"] and two["playing"]:
            holds(frames, index, HOLDS[speed])


def holds(frames: Story, index: int, shortest: int) -> None:
    """Points that fly to a score, and the score that changes then, are seen for a while before anything else flies."""
    after = next((frame for frame in frames[index + 1 :] if frame["ghosts"] or not frame["playing"]), None)
    first = index - 1
    if after is None or after["hurried"] or not frames[first]["points"]:
        return
    while frames[first - 1]["points"]:
        first -= 1
    assert after["at"] - frames[first]["at"] > 2 * shortest, (frames[first], frames[index], after)


@pytest.mark.parametrize("game", NAMES)
def test_every_kind_of_event_is_shown_before_what_it_leads_to(game: str, visit: Any) -> None:
    visitor = visit(reduced_motion="no-preference")
    speed = PACES.get(game, "normal")
    table = sit_down(visitor, game, "kinds", speed)
    frames = play_to_the_end(visitor)
    follows_what_is_shown(frames, speed)
    sent = visitor.page.evaluate("window.sent")
    watched = {kind.split()[0] for message in sent for kind in message["kinds"]}
    happened = [event.get("move") or event.get("chance") for event in transcript_of(visitor, table)["events"]]
    assert set(happened) - {None, "begins", "deal", "lay"} <= watched, (
        "what is dealt and laid at first comes with the page"
    )
    for message in sent:
        if FLYING & set(message["effects"]) and not message["isPlaying"]:
            assert flies_after(message["at"], frames), message["kinds"]
    assert any(frame["points"] for frame in frames) == any("gain" in message["effects"] for message in sent)
    celebrated(frames)


def flies_after(time_sent: float, frames: Story) -> bool:
    """Pieces fly before the table stands still again."""
    later = [frame for frame in frames if frame["at"] >= time_sent]
    begun = next((index for index, frame in enumerate(later) if frame["playing"]), len(later))
    until = next((index for index, frame in enumerate(later) if index > begun and not frame["playing"]), len(later))
    return any(frame["flying"] or frame["ghosts"] for frame in later[begun:until])


def celebrated(frames: Story) -> None:
    """Clovers rain and what has won shines on the table, and the result comes some seconds later."""
    sheet = next(index for index, frame in enumerate(frames) if frame["sheet"])
    last = max((index for index in range(sheet) if frames[index]["leaves"]), default=None)
    assert last is not None, "nothing rains"
    first = next(index for index in range(last, -1, -1) if not frames[index - 1]["leaves"])
    assert frames[sheet]["at"] - frames[first]["at"] > CELEBRATION
    assert any(frame["shining"] for frame in frames[first:sheet]), "what has won shines"


def test_a_tap_makes_the_question_live_at_once(visit: Any) -> None:
    visitor = visit(reduced_motion="no-preference")
    sit_down(visitor, "lucky-five")
    end = time.monotonic() + LONGEST_WAIT
    while not any(one["playing"] and two["legal"] for one, two in pairwise(story_of(visitor))):
        assert time.monotonic() < end
        visitor.page.evaluate("document.querySelector('.motion')?.dispatchEvent(new PointerEvent('pointerup'))")
        visitor.act()
        visitor.page.wait_for_timeout(25)


@pytest.mark.parametrize("key", ["Escape", " "])
def test_a_key_skips_to_now(key: str, visit: Any) -> None:
    visitor = visit(reduced_motion="no-preference")
    sit_down(visitor, "lucky-numbers")
    while not is_playing(visitor):
        visitor.act()
        visitor.page.wait_for_timeout(20)
    visitor.page.evaluate("document.activeElement?.blur()")
    visitor.page.evaluate("document.querySelectorAll('.motion .ghost').forEach((ghost) => (ghost.id = 'old'))")
    visitor.page.keyboard.press(key)
    assert not visitor.page.evaluate("document.querySelector('#old')"), "what flew is still in the air"


def test_nothing_moves_for_those_who_want_no_motion_but_all_is_announced(visit: Any) -> None:
    visitor = visit(reduced_motion="reduce")
    sit_down(visitor, "lucky-numbers")
    frames = play_to_the_end(visitor)
    assert not any(frame["flying"] or frame["ghosts"] or frame["leaves"] or frame["dim"] for frame in frames)
    assert any(frame["won"] and not frame["sheet"] for frame in frames), "a still mark"
    assert any(frame["announced"] for frame in frames)


def test_a_spectator_is_shown_the_same_story(visit: Any) -> None:
    player, spectator = visit(), visit(reduced_motion="no-preference")
    table = sit_down(player, "lucky-five")
    record(spectator)
    spectator.arrive("Sam")
    spectator.go(f"/t/{table}")
    spectator.page.locator(".motion").wait_for()
    move_some_times(player, [spectator])
    follows_what_is_shown(story_of(spectator))
    assert any(frame["announced"] for frame in story_of(spectator))
    assert spectator.page.locator(".rail .points").all_inner_texts() != []


def has_changed_hands(frames: Story) -> bool:
    """The device was handed on twice, after pieces were seen to fly."""
    covers = [index for index, (one, two) in enumerate(pairwise(frames)) if two["cover"] > one["cover"]]
    return len(covers) > 2 and any(frame["flying"] for frame in frames[: covers[-1]])


def test_people_who_share_a_device_see_the_end_of_a_move_before_the_curtain(visit: Any) -> None:
    visitor = visit(reduced_motion="no-preference")
    record(visitor)
    visitor.arrive("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Mia", "animal": "owl"}]
    table, _ = visitor.make_table("lucky-five", seats, start=True)
    visitor.go(f"/t/{table}")
    visitor.page.locator(".cover").wait_for()
    end = time.monotonic() + LONGEST_WAIT
    while not has_changed_hands(story_of(visitor)):
        assert time.monotonic() < end, "the device never changes hands"
        if is_playing(visitor) or not visitor.act():
            visitor.page.wait_for_timeout(30)
    follows_what_is_shown(story_of(visitor))


def test_what_a_lost_connection_or_a_hidden_tab_missed_is_shown_quickly(visit: Any) -> None:
    host, guest = visit(reduced_motion="no-preference"), visit()
    for visitor, name in ((host, "Ada"), (guest, "Ben")):
        record(visitor)
        visitor.arrive(name)
    table, invite = host.make_table("lucky-five", [{"kind": "me"}, {"kind": "open"}])
    host.go(f"/t/{table}")
    guest.go(f"/t/{table}#{invite}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Start", exact=True).click()
    for leave, come_back in ((go_offline, go_online), (hide, unhide)):
        play_until_asked(guest, host)
        wait_for_end_of_motion(host)
        leave(host)
        move_pieces(guest)
        shown = len(story_of(host))
        come_back(host)
        host.page.wait_for_function(
            "shown => window.story.slice(shown).some((frame) => frame.hurried && frame.flying)", arg=shown
        )
        wait_for_end_of_motion(host)
        frames = story_of(host)[shown:]
        assert not any(frame["legal"] and frame["playing"] for frame in frames)
        assert host.page.locator(".rail .points").all_inner_texts() != []


def move_pieces(visitor: Visitor) -> None:
    """Moves until pieces have moved."""
    known, end = len(visitor.page.evaluate("window.sent")), time.monotonic() + LONGEST_WAIT
    while not any(FLYING & set(message["effects"]) for message in visitor.page.evaluate("window.sent")[known:]):
        assert time.monotonic() < end, "nothing moves"
        visitor.act()
        visitor.page.wait_for_timeout(30)


def play_until_asked(visitor: Visitor, other: Visitor) -> None:
    """Both play on until it is the visitor's turn to act, and the other one has seen it."""
    end = time.monotonic() + LONGEST_WAIT
    while not visitor.page.locator(".board .legal:not(:disabled)").count():
        assert time.monotonic() < end, "it is never their turn"
        if is_playing(other) or not other.act():
            other.page.wait_for_timeout(30)


def go_offline(visitor: Visitor) -> None:
    visitor.set_network(offline=True)
    visitor.page.get_by_text("The connection is lost").first.wait_for()


def go_online(visitor: Visitor) -> None:
    visitor.set_network()


def hide(visitor: Visitor) -> None:
    visitor.page.evaluate(
        "Object.defineProperty(document, 'hidden', {configurable: true, get: () => true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )


def unhide(visitor: Visitor) -> None:
    visitor.page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
