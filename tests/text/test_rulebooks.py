"""The rules to look things up in: whole, the same in every language, and about this game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.kernel.errors import BadOption
from chronotable.text import Speaker, keys, languages
from chronotable.text.rulebook import rulebook, titles

RULINGS = Path(__file__).parents[2] / "docs" / "rulings"
BOOKS = [(lang, game) for game in titles() for lang in languages()]


@pytest.mark.parametrize("game", titles())
def test_every_question_of_the_game_has_a_heading_that_explains_it(game: str) -> None:
    book = rulebook("en", game)
    asked = [key for key in keys("en", ct.game(game)) if key.startswith(f"{game}-ask-")]
    assert [ask for ask in asked if book.behind(ask) is None] == []
    explained = [ask for section in book.sections for ask in section.asks]
    assert [ask for ask in explained if ask not in asked] == []


@pytest.mark.parametrize("game", titles())
def test_every_ruling_has_a_heading(game: str) -> None:
    book = rulebook("en", game)
    rulings = re.findall(r"^## ([A-Z]{3}-\d+)", (RULINGS / f"{game}.md").read_text(), re.MULTILINE)
    assert [ruling for ruling in rulings if ruling not in book] == []
    assert {s.id for s in book.sections if re.fullmatch(r"[A-Z]{3}-\d+", s.id)} == {*rulings}


@pytest.mark.parametrize(("lang", "game"), BOOKS)
def test_every_link_leads_somewhere(lang: str, game: str) -> None:
    book = rulebook(lang, game)
    speaker = Speaker(ct.game(game), lang)
    for section in book.sections:
        for link in section.links:
            if link.startswith("#"):
                assert link[1:] in book, f"{section.id} points to {link}"
            else:
                speaker.name(link)
    assert speaker.faults == []


@pytest.mark.parametrize(("lang", "game"), BOOKS)
def test_every_language_has_the_same_headings(lang: str, game: str) -> None:
    here, there = rulebook(lang, game), rulebook("en", game)
    assert here.lang == lang
    assert [(s.id, s.depth, s.asks) for s in here.sections] == [
        (s.id, s.depth, s.asks) for s in there.sections
    ]
    for one, other in zip(here.sections, there.sections, strict=True):
        assert sorted(one.links) == sorted(other.links), one.id
        assert bool(one.text) == bool(other.text), one.id


@pytest.mark.parametrize(("lang", "game"), BOOKS)
def test_no_heading_is_there_twice_or_empty(lang: str, game: str) -> None:
    sections = rulebook(lang, game).sections
    assert len({section.id for section in sections}) == len(sections)
    assert [section.id for section in sections if not section.title.strip()] == []
    pairs = zip(sections, [*sections[1:], sections[0]], strict=True)
    empty = [one.id for one, after in pairs if not one.text and after.depth <= one.depth]
    assert empty == []


def test_a_search_finds_the_heading_first_that_is_about_it() -> None:
    book = rulebook("en", "innovation")
    assert book.search("splay")[0].id == "splay"
    assert book.search("sharing bonus")[0].id == "bonus"
    assert book.search("INN-004")[0].id == "INN-004"


def test_a_search_finds_cards_by_their_names() -> None:
    book = rulebook("en", "innovation")
    speaker = Speaker(ct.game("innovation"), "en")
    assert "INN-012" in [section.id for section in book.search("mass media", speaker)]
    assert [section.id for section in book.about("card:mass_media")] == ["INN-012"]


@pytest.mark.parametrize(
    ("lang", "told", "typed"),
    [
        ("cs", "Roztažený", "roztazeny"),
        ("pl", "Żądanie", "zadanie"),
        ("ru", "Вёсла", "весла"),
        ("ru", "ещё", "еще"),
    ],
)
def test_a_search_finds_words_without_their_accents(lang: str, told: str, typed: str) -> None:
    book = rulebook(lang, "innovation")
    speaker = Speaker(ct.game("innovation"), lang)
    found = book.search(told, speaker)
    assert found
    assert book.search(typed, speaker) == found


def test_a_search_tells_letters_apart_that_only_look_alike() -> None:
    book = rulebook("ru", "innovation")
    assert book.search("другой")
    assert book.search("другои") == []


def test_a_search_for_nothing_or_nonsense_finds_nothing() -> None:
    book = rulebook("en", "innovation")
    assert book.search("") == []
    assert book.search("zeppelin") == []


def test_there_are_no_rules_of_an_unknown_game() -> None:
    with pytest.raises(BadOption, match=r"expected .*innovation"):
        rulebook("en", "chess")
