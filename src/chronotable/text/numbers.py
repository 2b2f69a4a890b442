"""Numbers as the readers of a language write them."""

from __future__ import annotations

from functools import cache

from fluent.runtime import FluentBundle, FluentResource

_WAYS = """
whole = { NUMBER($n, maximumFractionDigits: 0) }
exact = { NUMBER($n, maximumFractionDigits: 4) }
tenths = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
share = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
"""


def whole(number: float, lang: str) -> str:
    """Without anything behind the point.

    >>> whole(1234.4, "en"), whole(12, "cs")
    ('1,234', '12')
    """
    return _written("whole", number, lang)


def exact(number: float, lang: str) -> str:
    """With no more behind the point than there is, and no more than matters.

    >>> exact(12, "en"), exact(7.5, "pl")
    ('12', '7,5')
    """
    return _written("exact", number, lang)


def tenths(number: float, lang: str) -> str:
    """
    >>> tenths(12, "en"), tenths(12.34, "ru")
    ('12.0', '12,3')
    """
    return _written("tenths", number, lang)


def hundredths(number: float, lang: str) -> str:
    """
    >>> hundredths(1.5, "en"), hundredths(1.5, "cs")
    ('1.50', '1,50')
    """
    return _written("hundredths", number, lang)


def percent(part: float, lang: str) -> str:
    """A part of 1 in whole percent.

    >>> percent(0.25, "en"), percent(0.25, "pl")
    ('25%', '25%')
    """
    return _written("percent", part, lang)


def share(part: float, lang: str) -> str:
    """A part of 1 in percent and tenths of them.

    >>> share(0.4751, "en"), share(0.4751, "pl")
    ('47.5%', '47,5%')
    """
    return _written("share", part, lang)


def _written(way: str, number: float, lang: str) -> str:
    bundle = _bundle(lang)
    pattern = bundle.get_message(way).value
    assert pattern is not None
    said, _ = bundle.format_pattern(pattern, {"n": number})
    return str(said)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(_WAYS))
    return bundle
