"""Hints for the compiler of the core. They change nothing in plain Python.

`@native(allow_interpreted_subclasses=True)`: classes of plain Python may inherit from this one, as
titles from elsewhere and tests do; and `__new__` makes one without `__init__`, as `copy()` does.
`@native(native_class=False)`: it stays a class of plain Python, and only its functions are
compiled: for subclasses of `int` or `list`, and for dataclasses.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import getdoc
from typing import Any, TypeVar

C = TypeVar("C", bound=type)


def native(**said: bool) -> Callable[[C], C]:
    return lambda one: one


def docstring(rule: Callable[..., Any]) -> str:
    """The docstring of a rule, which is the text of a card. Compiled functions keep it elsewhere.

    >>> docstring(native), docstring(docstring).split(".")[0]
    ('', 'The docstring of a rule, which is the text of a card')
    """
    return getdoc(rule) or _beside(rule)


def _nothing(rule: Callable[..., Any]) -> str:
    return ""


_beside: Callable[[Callable[..., Any]], str] = _nothing


def look_beside(finder: Callable[[Callable[..., Any]], str]) -> None:
    """Let this find the docstrings of compiled functions."""
    global _beside
    _beside = finder
