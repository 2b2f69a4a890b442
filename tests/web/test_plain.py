"""The table without scripts: every game to its end with forms alone, and nothing unescaped."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from html.parser import HTMLParser
from random import Random
from typing import Any, get_args
from urllib.parse import urlencode

import pytest

from chronotable.table import wire
from chronotable.text import Speaker
from chronotable.web.plain import _NOTICES, TEMPLATES
from tests.web.visitors import Running, Visitor

Come = Callable[..., Visitor]
EVIL = "<img src=x onerror=1>"


class Forms(HTMLParser):
    """The forms of a page: where they go, what is filled in, which buttons they have."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.forms: list[dict[str, Any]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append({"action": told["action"], "fields": {}, "buttons": []})
        elif self.forms and tag in ("input", "select") and "name" in told:
            self.forms[-1]["fields"][told["name"]] = told.get("value", "")
        elif self.forms and tag == "button":
            self.forms[-1]["buttons"].append((told.get("name", ""), told.get("value", "")))

    def to(self, end: str) -> dict[str, Any]:
        return next(form for form in self.forms if form["action"].endswith(end))


def press(visitor: Visitor, form: dict[str, Any], button: int = 0, **filled: Any) -> str:
    """Press a button of a form as a browser would; the page that follows."""
    fields = {**form["fields"], **filled}
    if form["buttons"]:
        name, value = form["buttons"][button]
        if name:
            fields[name] = value
    answer = visitor.http.post(form["action"], data=fields, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("game", ["anachrony", "echoes", "innovation"])
def test_a_whole_game_is_played_with_forms_alone(game: str, server: Running) -> None:
    with Visitor(server) as ann, Visitor(server) as bob:
        for each, name in ((ann, "Ann"), (bob, "Bob")):
            page = press(each, Forms(each.get("/plain").text).to("/plain/me"), name=name)
            assert f"You are {name}." in page
        choose = Forms(ann.get("/plain/new", game=game).text).to("/plain/tables")
        page = press(ann, choose, seat0="me", seat1="open", **_defaults(ann, game))
        link = html.unescape(re.findall(r"(/t/[^<]+)</code>", page)[0])
        joined = bob.http.get(link, follow_redirects=True)
        press(bob, Forms(joined.text).to("/sit"))
        place = "/plain" + link.split("?")[0]
        pages = {ann: ann.get(place).text, bob: bob.get(place).text}
        chance, given = Random(5), 0
        while "The game is over" not in pages[ann]:
            asked = next(each for each, page in pages.items() if "/answer" in page)
            form = Forms(pages[asked]).to("/answer")
            pages[asked] = press(asked, form, chance.randrange(len(form["buttons"])))
            given += 1
            if "/answer" not in pages[asked]:
                pages = {each: each.get(place).text for each in pages}
        assert given > 20
        assert "wins, with" in pages[ann]
        assert "wins, with" in bob.get(place).text


def _defaults(visitor: Visitor, game: str) -> dict[str, Any]:
    """What a browser would send for lists in which nothing was touched."""
    titles = {title["name"]: title for title in visitor.get("/api/games").json()}
    chosen = {f"option-{each['name']}": each["default"] for each in titles[game]["options"]}
    return {**chosen, "pace": "none", "minutes": "30", "seat2": "", "seat3": ""}


def test_a_page_looks_again_by_itself_while_others_are_asked(server: Running) -> None:
    with Visitor(server, "Ann") as ann, Visitor(server, "Bob") as bob:
        made = ann.make("innovation", "me", "open")
        place = f"/plain/t/{made['id']}"
        again = '<meta http-equiv="refresh"'
        assert again in ann.get(place).text  # waiting for players
        bob.sit(made)
        assert again not in ann.get(place).text  # ann is asked
        look = ann.look(made["id"])
        ann.answer(made["id"], look["version"], look["question"]["options"][0]["key"])
        assert again in ann.get(place).text  # bob is asked


def test_names_chat_and_links_are_escaped(server: Running) -> None:
    with Visitor(server, EVIL) as eve, Visitor(server, "Bob") as bob:
        made = eve.make("innovation", "me", "open", listed=True)
        bob.sit(made)
        said = {"type": "chat", "id": "1", "text": f"{EVIL} {{{{7*7}}}} {'{'} $name"}
        assert bob.post(f"/api/tables/{made['id']}/chat", said).status_code == 200
        pages = [bob.get("/plain"), bob.get(f"/plain/t/{made['id']}"), eve.get("/plain")]
        pages.append(bob.get(f"/plain/t/{made['id']}", link='"><img src=x>'))
        pages.append(bob.get("/plain/new", game=EVIL))
        pages.append(bob.get("/plain/t/x%22%3E%3Cimg%20src=x%3E"))
        for page in pages:
            assert "<img" not in page.text
            assert "49" not in re.findall(r"img src=x[^<]*", page.text.split("</ul>")[-1])
        assert "&lt;img src=x onerror=1&gt;" in pages[1].text
        assert "{{7*7}}" in pages[1].text
        for kind in ("application/json", "text/plain", "text/html"):
            assert pages[0].headers["x-content-type-options"] == "nosniff", kind


def test_a_form_sent_twice_is_done_once(server: Running) -> None:
    with Visitor(server, "Ann") as ann, Visitor(server, "Bob") as bob:
        made = ann.make("innovation", "me", "open")
        bob.sit(made)
        form = Forms(ann.get(f"/plain/t/{made['id']}").text).to("/answer")
        press(ann, form)
        press(ann, form)
        assert ann.look(made["id"])["step"] == 1


def test_a_stale_form_is_explained_on_the_page(server: Running) -> None:
    with Visitor(server, "Ann") as ann, Visitor(server, "Bob") as bob:
        made = ann.make("innovation", "me", "open")
        bob.sit(made)
        form = Forms(ann.get(f"/plain/t/{made['id']}").text).to("/answer")
        page = press(ann, {**form, "fields": {**form["fields"], "version": "0"}})
        assert "has changed in the meantime" in page


def test_trouble_is_told_as_a_page_with_a_way_back(server: Running) -> None:
    with Visitor(server, "Ann") as ann:
        missing = ann.get("/plain/t/none")
        assert missing.status_code == 404
        assert "There is no such table" in missing.text
        assert 'href="/plain"' in missing.text
        body = urlencode({"csrf": ann.token, "name": "x" * 30})
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        wrong = ann.http.post("/plain/me", content=body, headers=kind)
        assert wrong.status_code == 400
        assert "24" in wrong.text


def test_every_word_on_the_pages_is_in_the_catalogue() -> None:
    speaker = Speaker(None, "en")
    told = set()
    for page in TEMPLATES.glob("*.html"):
        told |= set(re.findall(r'say\("([a-z-]+[a-z])"', page.read_text("utf-8")))
    told |= {f"plain-tables-{kind}" for kind in ("mine", "open", "finished")}
    told |= {f"plain-status-{status}" for status in get_args(wire.Status)}
    told |= {f"plain-refused-{reason}" for reason in _NOTICES}
    assert len(told) > 50
    assert [key for key in sorted(told) if not speaker.knows(key)] == []


def test_the_language_is_that_of_the_address_or_of_the_browser(server: Running) -> None:
    with Visitor(server) as ann:
        assert '<html lang="en">' in ann.http.get("/plain?lang=en").text
        assert ann.http.cookies["chronotable_lang"] == "en"
        unknown = ann.http.get("/plain", headers={"Accept-Language": "tlh, en;q=0.5"})
        assert '<html lang="en">' in unknown.text
        languages = ann.get("/api/text").json()
        for lang in languages:
            page = ann.http.get(f"/plain?lang={lang}").text
            assert f'<html lang="{lang}">' in page
            asked = {"Accept-Language": f"{lang}-XX,{lang};q=0.9"}
            with Visitor(server, **asked) as other:
                assert f'<html lang="{lang}">' in other.get("/plain").text
