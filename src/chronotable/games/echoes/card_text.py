"""What people read on cards and sources, put together from the printed data.

One sentence for each word of the vocabulary, so no card can lack its text or say anything
that it does not do.
"""

from __future__ import annotations

from itertools import pairwise

from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.card import (
    CONQUERED,
    DIFFERENT_FACTIONS,
    FLAME_USED,
    FLAMES,
    FORTIFIED,
    SOURCES_HELD,
    SUMMONED,
    Card,
    Counted,
    Discount,
    FlameEffect,
    Icon,
    Measure,
    Scoring,
    Whenever,
    WhenSummoned,
)
from chronotable.games.echoes.clause import Clause
from chronotable.games.echoes.effects import (
    ActivateFlame,
    ActivateSummoning,
    Advance,
    ChooseOne,
    Conquer,
    DrawCards,
    Fortify,
    GainPoints,
    InOrder,
    Move,
    OpponentsDiscard,
    PlayOne,
    Remove,
)
from chronotable.games.echoes.sources import SOURCES

_NOUNS = {
    "water": "Water card",
    "wood": "Wood card",
    "sky": "Sky card",
    "earth": "Earth card",
    "creature": "creature",
    "artifact": "artifact",
    "battle": "Battle card",
    "magic": "Magic card",
    "flame": "card with a flame",
}
_OCCASIONS = {
    (CONQUERED,): "Whenever you conquer a source",
    (FORTIFIED,): "Whenever you fortify a source",
    (CONQUERED, FORTIFIED): "Whenever you conquer or fortify a source",
    (FLAME_USED,): "Whenever you use a flame",
}


def texts() -> dict[str, str]:
    """Names and texts of all cards and sources, by message key."""
    said = {f"echoes-card-{card.id}": card.name for card in BOX}
    said |= {f"echoes-effect-{card.id}-1": ability_text(card) for card in BOX}
    for card in BOX:
        if isinstance(card.immediate, ChooseOne):
            for number, way in enumerate(card.immediate.ways, start=1):
                said[f"echoes-way-{card.id}-{number}"] = sentence(way.effect).rstrip(".")
    for source in SOURCES:
        said[f"echoes-source-{source.id}"] = source.name
        said[f"echoes-card-{source.id}"] = source.name
        said[f"echoes-effect-{source.id}-1"] = f"Conquest: {sentence(source.on_conquer)}"
        said[f"echoes-effect-{source.id}-2"] = f"Fortification: {sentence(source.on_fortify)}"
        if source.standing is not None:
            said[f"echoes-effect-{source.id}-3"] = flame_text(source.standing)
    return said


def ability_text(card: Card) -> str:
    """The ability of a card as a sentence or two."""
    ability = card.ability
    if isinstance(ability, WhenSummoned):
        return f"When summoned: {sentence(ability.effect)}"
    if isinstance(ability, FlameEffect):
        return flame_text(ability)
    if isinstance(ability, Whenever):
        return f"{_occasion(ability)}: {sentence(ability.effect)}"
    if isinstance(ability, Discount):
        return _discount_text(ability)
    assert isinstance(ability, Scoring)
    return f"At the end: {_points(ability.amount)} for {_each(ability.per)}."


def flame_text(flame: FlameEffect) -> str:
    return f"{flame.color.word.capitalize()} flame: {sentence(flame.effect)}"


def sentence(effect: Clause) -> str:
    """An effect as a whole sentence."""
    words = _words(effect)
    return f"{words[0].upper()}{words[1:]}."


def _words(effect: Clause) -> str:
    """An effect as a clause that can follow "then"."""
    match effect:
        case DrawCards():
            return f"draw {_cards(effect.amount)}{_for_each(effect.per)}{_at_most(effect.most)}"
        case GainPoints():
            return f"gain {_points(effect.amount)}{_for_each(effect.per)}"
        case Move():
            return f"move your cards on the board up to {_count(effect.steps, 'step')} in all"
        case Advance():
            return "push your time tiles once"
        case PlayOne():
            return f"play {_article(_noun(effect.of))}{_for_less(effect.cards, effect.time)}"
        case ActivateSummoning():
            return f"use the summoning effect of another {_noun(effect.of)} of your party"
        case ActivateFlame():
            return f"use {_flame(effect)}"
        case Remove():
            return f"you may remove another card of your party; if you do, {_words(effect.then)}"
        case OpponentsDiscard():
            return f"each opponent discards {_losses(effect)}"
        case Conquer():
            bonus = f" with {effect.bonus} extra strength" if effect.bonus else ""
            return f"you may conquer a source{bonus}"
        case Fortify():
            return "you may fortify a source you hold"
        case InOrder():
            return _one_after_another(effect.steps)
        case ChooseOne():
            return f"choose: {', or '.join(_words(way.effect) for way in effect.ways)}"
    raise AssertionError(f"no words for {effect!r}")


def _one_after_another(steps: tuple[Clause, ...]) -> str:
    """Steps as one clause; after what opponents do it says who goes on: "then you gain"."""
    said = _words(steps[0])
    for before, step in pairwise(steps):
        you = "you " if isinstance(before, OpponentsDiscard) else ""
        said += f", then {you}{_words(step)}"
    return said


def _occasion(ability: Whenever) -> str:
    if ability.occasions == (SUMMONED,):
        return f"Whenever you summon {_article(f'other {_noun(ability.of)}')}"
    return _OCCASIONS[ability.occasions]


def _discount_text(discount: Discount) -> str:
    kind = "cards" if discount.of is None else f"{_noun(discount.of)}s"
    saved = [_count(discount.cards, "card")] if discount.cards else []
    saved += [f"{discount.time} time"] if discount.time else []
    return f"Your {kind} cost {' and '.join(saved)} less."


def _flame(effect: ActivateFlame) -> str:
    words = [color.word for color in effect.colors]
    flame = "a flame of any colour" if effect.colors == FLAMES else f"a {' or '.join(words)} flame"
    if effect.of is None:
        return f"{flame} on another card or source of yours"
    return f"{flame} on another {_noun(effect.of)} of your party"


def _losses(effect: OpponentsDiscard) -> str:
    losses = [_points(effect.points)] if effect.points else []
    losses += [_cards(effect.cards)] if effect.cards else []
    return " and ".join(losses)


def _for_less(cards: int, time: int) -> str:
    saved = [_count(cards, "card")] if cards else []
    saved += [f"{time} time"] if time else []
    return f" for {' and '.join(saved)} less" if saved else " at its usual cost"


def _noun(of: Icon | None) -> str:
    return "card" if of is None else _NOUNS[of.word]


def _each(per: Counted) -> str:
    if isinstance(per, Measure):
        return {
            DIFFERENT_FACTIONS: "each different faction in your party",
            SOURCES_HELD: "each source you hold",
        }[per]
    return f"each {_noun(per)} in your party"


def _for_each(per: Counted | None) -> str:
    return "" if per is None else f" for {_each(per)}"


def _at_most(most: int) -> str:
    return f", {most} at most" if most else ""


def _article(noun: str) -> str:
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun[0] in 'AEIOaeiou' else 'a'} {noun}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _cards(number: int) -> str:
    return "a card" if number == 1 else _count(number, "card")


def _points(number: int) -> str:
    return _count(number, "point")
