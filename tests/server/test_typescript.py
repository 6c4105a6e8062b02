"""The page's types are those of the server."""

from fiveleaf.server.typescript import CHANCES, TARGET, chances, typescript


def test_the_types_of_the_page_are_up_to_date() -> None:
    told = "run `python -m fiveleaf.server.typescript`"
    assert TARGET.read_text(encoding="utf-8") == typescript(), told


def test_a_view_names_the_parts_of_its_game() -> None:
    assert "last_share: Eight28Share[] | null" in typescript()


def test_what_the_page_sends_may_leave_out_defaults_and_what_it_is_sent_is_whole() -> None:
    said = typescript()
    assert "invite?: string | null" in said
    assert "stand_in: boolean" in said


def test_the_documented_order_of_outcomes_is_up_to_date() -> None:
    assert CHANCES.read_text(encoding="utf-8") == chances(), "run `python -m fiveleaf.server.typescript`"
