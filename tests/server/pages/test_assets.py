"""The page: served from its folder and nowhere else, kept by browsers as long as it may be."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.serving import serving


def test_a_page_that_was_not_built_is_said_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as url:
        answer = httpx.get(f"{url}/t/abc", headers={"accept-language": "de-CH,en"})
        assert answer.status_code == 503
        assert answer.text.startswith("Die Seite ist nicht gebaut")


def test_the_page_is_served_and_its_assets_are_kept(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>page</title>")
    (page / "assets" / "app-123.js").write_text("1")
    (page / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret").write_text("hush")
    with serving(tmp_path, page=page) as url:
        for path in ("/", "/t/abc", "/r/abc", "/v"):
            answer = httpx.get(url + path)
            assert (answer.text, answer.headers["cache-control"]) == ("<title>page</title>", "no-store")
        assert "immutable" in httpx.get(f"{url}/assets/app-123.js").headers["cache-control"]
        assert httpx.get(f"{url}/icon.svg").status_code == 200
        for path in ("/assets/none.js", "/nowhere", "/..%2fsecret", "/assets/..%2f..%2fsecret", "/%2e%2e/secret"):
            answer = httpx.get(url + path)
            assert answer.status_code == 404, path
            assert "hush" not in answer.text
