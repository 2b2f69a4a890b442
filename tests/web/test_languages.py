"""Pages without scripts, in the language that the browser likes or that was chosen on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from random import Random

import pytest

import chronotable as ct
from chronotable.testing.laws import tables
from chronotable.text import Speaker, languages
from chronotable.text.rulebook import rulebook, titles
from chronotable.web.plain_view import Part, Reader
from tests.foreign import FOREIGN, english
from tests.web.visitors import Running, Visitor

Come = Callable[..., Visitor]


def shown(page: str) -> list[str]:
    """What a page shows or reads out; addresses, keys and seeds are written as code."""
    bare = re.sub(r"<(style|code)\b.*?</\1>|<nav.*?</nav>", " ", page, flags=re.DOTALL)
    labels = re.findall(r'(?:aria-label|placeholder|title|alt)="([^"]*)"', bare)
    return [unescape(each) for each in (*labels, *re.split(r"<[^>]*>", bare)) if each.strip()]


@pytest.mark.parametrize("lang", FOREIGN)
def test_no_word_is_english_on_the_pages_of_another_language(server: Running, lang: str) -> None:
    likes = {"Accept-Language": f"fi, {lang}-XX;q=0.9, en;q=0.1"}
    with Visitor(server, "Ann") as ann:
        for game in titles():
            table = ann.make(game, "me", "bot:random", seed="2")["id"]
            pages = ["/plain", f"/plain/new?game={game}", f"/plain/t/{table}"]
            pages += [f"/plain/rules/{game}", f"/plain/rules/{game}?words=a"]
            for page in pages:
                answer = ann.http.get(page, headers=likes)
                assert answer.status_code == 200
                assert f'<html lang="{lang}">' in answer.text
                assert english(shown(answer.text), lang) == [], page


def lines_of(parts: list[Part]) -> Iterator[str]:
    for part in parts:
        yield from (part.label, part.line)
        yield from lines_of(part.parts)


@pytest.mark.parametrize("game", titles())
def test_no_word_is_english_at_any_moment_of_a_game(game: str) -> None:
    title = ct.game(game)
    for seed, (seats, options) in enumerate(tables(title)):
        readers = {lang: Reader(title, lang, ["Ann", "Bob"] * 2, options) for lang in FOREIGN}
        match, luck = ct.new(game, seats, seed, options), Random(seed)
        while not match.over:
            decision = match.pending[0]
            if match.answers_given % 71 == 0:
                view = match.view(decision.seat)["table"]
                for lang, reader in readers.items():
                    assert english(lines_of(reader.parts(view)), lang) == []
            match.answer(decision.seat, luck.randrange(len(decision.options)))


@pytest.mark.parametrize("lang", languages())
def test_supply_is_an_action_in_one_game_and_a_heap_of_tokens_in_another(lang: str) -> None:
    for game, meant in (("anachrony", "free:supply"), ("echoes", "ending:supply")):
        reader = Reader(ct.game(game), lang, ["Ann", "Bob"], {})
        assert reader.word("supply") == Speaker(ct.game(game), lang).name(meant)


@pytest.mark.parametrize("lang", FOREIGN)
def test_trouble_is_told_in_the_readers_language(server: Running, lang: str) -> None:
    with Visitor(server, "Ann") as ann:
        for page in ("/plain/t/nothinghere", "/plain/rules/halma", "/plain/new?game=halma"):
            answer = ann.http.get(page, headers={"Accept-Language": lang})
            assert answer.status_code == 404
            assert english(shown(answer.text), lang) == []


def test_a_chosen_language_is_remembered_and_keeps_the_page(server: Running) -> None:
    with Visitor(server, "Ann") as ann:
        for lang in languages():
            page = ann.http.get(f"/plain/rules/echoes?words=a&lang={lang}").text
            assert f'<html lang="{lang}">' in page
            assert "?words=a&amp;lang=en" in page, "the way to the same page in another language"
            assert f'<html lang="{lang}">' in ann.http.get("/plain").text


def test_a_question_leads_to_its_rule(server: Running) -> None:
    with Visitor(server, "Ann") as ann:
        table = ann.make("innovation", "me", "bot:random", seed="2")["id"]
        page = ann.http.get(f"/plain/t/{table}").text
        assert 'href="/plain/rules/innovation#setup"' in page
        assert 'id="setup"' in ann.http.get("/plain/rules/innovation").text


@pytest.mark.parametrize("lang", languages())
def test_the_rules_are_told_in_every_language(server: Running, lang: str) -> None:
    with Visitor(server, "Ann") as ann:
        for game in titles():
            told = ann.get(f"/api/rules/{lang}/{game}").json()
            assert told["lang"] == lang
            assert [each["title"] for each in told["headings"]] == [
                section.title for section in rulebook(lang, game).sections
            ]


def test_what_is_refused_comes_with_a_message_for_people(server: Running) -> None:
    with Visitor(server, "Ann") as ann:
        table = ann.make("innovation", "me", "open")["id"]
        problem = ann.post(f"/api/tables/{table}/sit", {}).json()
        assert problem["said"] == ["error-seated", {}]
        wanted = {"game": "innovation", "chairs": [{"who": "me"}] * 2}
        problem = ann.post("/api/tables", wanted).json()
        assert problem["said"] == ["error-one-chair", {}]
        wanted = {"game": "innovation", "chairs": [{"who": "me"}, {"who": "bot"}]}
        problem = ann.post("/api/tables", {**wanted, "options": {"cards": "no"}}).json()
        for lang in languages():
            speaker = Speaker(ct.game("innovation"), lang)
            key, params = problem["said"]
            assert "cards" in speaker.tell(key, **params)
            assert speaker.faults == []
