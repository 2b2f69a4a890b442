# For mypy, and so for the compiler, `native` is mypyc's own word.
from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr as native

__all__ = ["docstring", "look_beside", "native"]

def docstring(rule: Callable[..., Any]) -> str: ...
def look_beside(finder: Callable[[Callable[..., Any]], str]) -> None: ...
