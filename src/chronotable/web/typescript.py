"""The browser's types, written from `chronotable.table.wire`.

`python -m chronotable.web.typescript` writes `web/src/lib/wire.ts`. It reads the source of the wire
and not only its classes, because names of aliases and remarks beside fields are worth keeping.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from chronotable.kernel import message
from chronotable.table import wire

PLACE = Path("web/src/lib/wire.ts")
HEAD = """\
// Made by `python -m chronotable.web.typescript` from src/chronotable/table/wire.py: change that.
"""

_WORDS = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "any",
}


def typescript() -> str:
    """The whole text of `wire.ts`; the same for the same wire.

    >>> "export interface Snapshot {" in typescript()
    True
    """
    param = _Source(Path(message.__file__).read_text("utf-8")).alias("Param")
    source = _Source(Path(wire.__file__).read_text("utf-8"))
    return "\n".join([HEAD, param, *source.declarations()])


class _Source:
    """A Python file: its tree, and the remarks at the ends of its lines."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        self.remarks = {
            token.start[0]: token.string.lstrip("# ").strip()
            for token in tokens
            if token.type == tokenize.COMMENT and token.line.strip() != token.string
        }

    def declarations(self) -> Iterator[str]:
        """Every struct and every alias, in the order of the file."""
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                yield self._interface(node)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                assert node.value is not None
                yield _alias(node.target.id, node.value)
            elif isinstance(node, ast.Assign):
                name = ast.unparse(node.targets[0])
                if not name.startswith("_"):
                    yield _alias(name, node.value)

    def alias(self, name: str) -> str:
        for node in self.tree.body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
                assert node.value is not None
                return _alias(name, node.value)
        raise AssertionError(f"no alias {name}")

    def _interface(self, node: ast.ClassDef) -> str:
        lines = []
        if told := ast.get_docstring(node):
            body = "\n * ".join(line.strip() for line in told.splitlines())
            lines.append(f"/** {body} */" if "\n" not in body else f"/**\n * {body}\n */")
        parents = ", ".join(name for base in node.bases if (name := _type(base)) != "Struct")
        of = f" extends {parents}" if parents else ""
        lines.append(f"export interface {node.name}{of} {{")
        for keyword in node.keywords:
            if keyword.arg == "tag":
                lines.append(f"  type: {_type(keyword.value)};")
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                may = "?" if field.value is not None else ""
                remark = self.remarks.get(field.end_lineno or field.lineno)
                told = f" // {remark}" if remark else ""
                lines.append(f"  {field.target.id}{may}: {_type(field.annotation)};{told}")
        return "\n".join([*lines, "}", ""])


def _alias(name: str, value: ast.expr) -> str:
    return f"export type {name} = {_type(value)};\n"


def _type(node: ast.expr) -> str:
    """What TypeScript calls this type."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(word)):
            return f'"{word}"'
        case ast.Name(id=name):
            return _WORDS.get(name, name)
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id=of), slice=inner):
            return _generic(of, inner.elts if isinstance(inner, ast.Tuple) else [inner])
    raise AssertionError(f"no TypeScript for {ast.unparse(node)}")


def _generic(of: str, inner: list[ast.expr]) -> str:
    match of:
        case "Annotated":
            return _type(inner[0])
        case "Literal":
            return " | ".join(_type(each) for each in inner)
        case "list":
            held = _type(inner[0])
            return f"({held})[]" if "|" in held else f"{held}[]"
        case "tuple":
            return f"[{', '.join(_type(each) for each in inner)}]"
        case "dict":
            return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
    raise AssertionError(f"no TypeScript for {of}[...]")


def main(place: Path = PLACE) -> int:
    """Write the file, and say so."""
    if not place.parent.is_dir():
        print(f"{place.parent} is missing: run this in a whole copy of chronotable")
        return 2
    place.write_text(typescript(), "utf-8")
    print(f"written: {place}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
