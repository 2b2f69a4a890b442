"""Who begins: the first letter decides, by the titles that the cards on the table bear.

With the Czech cards these are Czech titles in the Czech alphabet, with the others English ones
(INN-003). What the screen speaks does not matter, nor what the machine takes for an alphabet.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.innovation.card import CZECH, Card

# Only cards of age 1 are melded first. Ten of these titles stand in the rulebook of the Czech
# box; Clothing, Code of Laws, Metalworking, Mysticism and Tools have ours.
CZECH_TITLES: Final = {
    "agriculture": "Zemědělství",
    "archery": "Lukostřelba",
    "city_states": "Městské státy",
    "clothing": "Oděv",
    "code_of_laws": "Zákoník",
    "domestication": "Domestikace dobytka",
    "masonry": "Opracování kamene",
    "metalworking": "Zpracování kovů",
    "mysticism": "Mystika",
    "oars": "Čluny",
    "pottery": "Keramika",
    "sailing": "Mořeplavba",
    "the_wheel": "Kolo",
    "tools": "Nástroje",
    "writing": "Písmo",
}

_CH: Final = "ħ"  # one letter in Czech, written with two
_CZECH_LETTERS: Final = f" abcčdefgh{_CH}ijklmnopqrřsštuvwxyzž"
# These accents make no letter of their own, and decide between titles that are alike otherwise.
_WITHOUT_ACCENTS: Final = str.maketrans("áďéěíňóťúůý", "adeeintouuy")


def title(card: Card, edition: str) -> str:
    """What is printed on top of a card of age 1."""
    return CZECH_TITLES[card.id] if edition in CZECH else card.name


def place(title: str, edition: str) -> tuple[list[int], str]:
    """Where a title stands in the alphabet of its box, to be compared.

    >>> sorted(["Číše", "Chyše", "Hyena", "Cyklus"], key=lambda title: place(title, "czech"))
    ['Cyklus', 'Číše', 'Hyena', 'Chyše']
    """
    if edition not in CZECH:
        return [], title
    lower = title.lower()
    letters = lower.translate(_WITHOUT_ACCENTS).replace("ch", _CH)
    return [_CZECH_LETTERS.index(letter) for letter in letters], lower
