"""The rules to look things up in: whole, the same in every language, and about this game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.kernel.errors import BadOption
from chronotable.text import Speaker, keys, languages
from chronotable.text.rulebook import Rulebook, Section, rulebook, things, titles

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


def found(lang: str, game: str, wish: str) -> list[Section]:
    """What a reader of this language finds, at a table with the usual options."""
    title = ct.game(game)
    speaker = Speaker(title, lang, options=title.info.check_options(None))
    sections = rulebook(lang, game).search(wish, speaker)
    assert speaker.faults == []
    return sections


@pytest.mark.parametrize(
    ("lang", "game", "one", "other"),
    [
        ("en", "anachrony", "engineer", "engineers"),
        ("en", "anachrony", "anomaly", "anomalies"),
        ("cs", "anachrony", "technik", "technici"),
        ("cs", "anachrony", "vědec", "vědci"),
        ("cs", "anachrony", "stavba", "staveb"),
        ("cs", "anachrony", "vodou", "vody"),
        ("pl", "anachrony", "budynek", "budynków"),
        ("pl", "anachrony", "woda", "wodą"),
        ("ru", "anachrony", "инженер", "инженеров"),
        ("ru", "anachrony", "аномалия", "аномалий"),
    ],
)
def test_a_search_finds_words_in_any_form(lang: str, game: str, one: str, other: str) -> None:
    ids = {section.id for section in found(lang, game, one)}
    assert ids
    assert ids & {section.id for section in found(lang, game, other)}


@pytest.mark.parametrize(
    ("lang", "game", "typed", "ours"),
    [
        ("en", "anachrony", "technician", "engineer"),
        ("en", "anachrony", "battery", "energy core"),
        ("cs", "anachrony", "engineer", "technik"),
        ("cs", "anachrony", "inženýři", "technik"),
        ("cs", "anachrony", "world council", "Světová rada"),
        ("cs", "anachrony", "power plants", "elektrárna"),
        ("pl", "anachrony", "power plant", "elektrownia"),
        ("ru", "anachrony", "power plant", "электростанция"),
        ("cs", "innovation", "score pile", "vliv"),
        ("pl", "innovation", "top card", "wierzchnia karta"),
        ("ru", "innovation", "splay", "раздвинуть"),
        ("cs", "echoes", "party", "družina"),
        ("pl", "echoes", "flame", "płomień"),
        ("ru", "echoes", "conquer", "захватить"),
    ],
)
def test_a_search_knows_synonyms_and_english_words(
    lang: str, game: str, typed: str, ours: str
) -> None:
    wanted = {section.id for section in found(lang, game, ours)}
    assert wanted
    assert wanted <= {section.id for section in found(lang, game, typed)}


@pytest.mark.parametrize(("lang", "game"), BOOKS)
def test_every_synonym_leads_somewhere(lang: str, game: str) -> None:
    title = ct.game(game)
    speaker = Speaker(title, lang, options=title.info.check_options(None))
    book = rulebook(lang, game)
    lines = speaker.tell(f"{game}-synonyms").splitlines()
    known = [each.strip() for line in lines for each in re.split("[:,]", line)]
    assert len(lines) > 20
    assert [wish for wish in known if not book.search(wish, speaker)] == []


@pytest.mark.parametrize(("lang", "game"), BOOKS)
def test_everything_that_has_a_text_is_found_by_its_name(lang: str, game: str) -> None:
    title = ct.game(game)
    speaker = Speaker(title, lang, options=title.info.check_options(None))
    names = Rulebook(game, lang, [])  # the headings would only take time
    assert things(title)
    for thing in things(title):
        for wish in (speaker.name(thing), Speaker(title).name(thing)):
            at_hand = {section.id: section for section in names.search(wish, speaker)}
            assert thing in at_hand, wish
            assert at_hand[thing].text, wish


def test_what_is_named_in_full_comes_first_and_in_part_last() -> None:
    ids = [section.id for section in found("en", "anachrony", "lab 401")]
    assert ids[0] == "tile:401"
    ids = [section.id for section in found("en", "anachrony", "lab")]
    assert ids[-1].startswith("tile:4")
    assert ":" not in ids[0]
    assert found("en", "innovation", "oars")[0].id == "card:oars"


def test_a_search_for_nothing_or_nonsense_finds_nothing() -> None:
    book = rulebook("en", "innovation")
    assert book.search("") == []
    assert book.search("zeppelin") == []


def test_there_are_no_rules_of_an_unknown_game() -> None:
    with pytest.raises(BadOption, match=r"expected .*innovation"):
        rulebook("en", "chess")
