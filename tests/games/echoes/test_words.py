"""Words: the Czech box's in Czech, and one word for one thing in English."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import chronotable as ct
from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.card import Card, Source
from chronotable.games.echoes.sources import SOURCES
from chronotable.text import Speaker

# Every card and source that the Czech rulebook names, as it is printed there.
CZECH_BOX = {
    "King of the Seas": "Král moří",
    "Queen of the Seas": "Královna moří",
    "Ambassador of the Reef": "Velvyslanec z útesu",
    "Whispering Shell": "Šeptající ulita",
    "Forest Emperor": "Lesní císař",
    "Rider of the Meadows": "Jezdec z luk",
    "Mighty Witch": "Mocná čarodějnice",
    "Hypnotist": "Hypnotizér",
    "Miner": "Horník",
    "Agate Core": "Jádro achátu",
    "Thief": "Zloděj",
    "Explorer": "Průzkumník",
    "Princess": "Princezna",
    "Oracle's Eye": "Věštecké oko",
    "Builder": "Stavitel",
    "Source of Cycles": "Zdroj cyklů",
    "Source of Growth": "Zdroj růstu",
}


def told(lang: str) -> str:
    """All that Echoes of Time says in a language; notes of translators, and the words that people
    may look for instead of ours, are no part of it.
    """
    folder = files("chronotable.parts.echoes")
    catalogue = (folder / "texts" / f"{lang}.ftl").read_text("utf-8")
    catalogue = re.sub(r"^(#.*|echoes-synonyms =(\n    .*)*|[\w-]+ =)", "", catalogue, flags=re.M)
    rules = (folder / "rules" / f"{lang}.md").read_text("utf-8")
    texts = [*ct.game("echoes").texts().values()] if lang == "en" else []
    said = "\n".join([re.sub(r"\{#.*?\}", "", rules), catalogue, *texts])
    return said.replace("Crown of Four Lands", "").casefold()


@pytest.mark.rule("echoes#origin")
def test_cards_and_sources_that_the_box_names_are_called_so_in_czech() -> None:
    speaker = Speaker(ct.game("echoes"), "cs", ["Anna", "Petr"])
    things: list[Card | Source] = [*BOX, *SOURCES]
    named = {thing.name: speaker.name(thing.key) for thing in things if thing.box}

    assert named == CZECH_BOX


@pytest.mark.parametrize(
    "word",
    [
        "aktivovat",
        "akční kostička",
        "společná zásoba",
        "záložní zásoba",
        "vedlejší",
        "odhazovací hromádka",
        "žeton aktivace",
        "deska času",
        "dílek",
        "družina",
        "přivolat",
        "okamžitý efekt",
        "trvalý efekt",
        "bodovací",
        "efekt plamene",
        "specializace",
        "frakce",
        "hlavní akce",
        "volná akce",
        "fáze času",
        "fáze akcí",
        "fáze konce kola",
        "začínající hráč",
        "posílit kontrolu",
        "zcela pod zdroj",
        "vítězných bodů",
    ],
)
def test_czech_says_what_the_box_says(word: str) -> None:
    assert word in told("cs")


# What was said before, or might be said instead.
@pytest.mark.parametrize(
    ("lang", "others"),
    [
        ("cs", r"spus[tť]|spou[sš]t|používá|rezerv|zapeče|\bkostk\w+|hráč[ei] \{|probou[zd]"),
        ("en", r"\blands?\b|\bslid|\badvance|immediate|awaken|first player"),
        ("en", r"discards [^,.]*, then (?:gain|draw)"),
        ("pl", r"\bbudz|gracz\w+ \{"),
        ("ru", r"пробужд|игрок\w \{|\bs2\b"),
    ],
)
def test_one_thing_has_one_word(lang: str, others: str) -> None:
    assert re.findall(others, told(lang)) == []
