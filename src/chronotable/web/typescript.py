"""The browser's types, written from `chronotable.table.wire` and from what each title declares.

`python -m chronotable.web.typescript` writes `web/src/lib/wire.ts`, and `view.gen.ts` beside each
board. It reads the source of the types and not only their classes, because names of aliases and
remarks beside fields are worth keeping.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from chronotable.games import infos, load
from chronotable.kernel import message
from chronotable.kernel.game import Game
from chronotable.kernel.place import PlaceKind
from chronotable.table import wire

WIRE = Path("web/src/lib/wire.ts")
BOARDS = Path("web/src/boards")
VIEW = "view.gen.ts"

_HEAD = "// Made by `python -m chronotable.web.typescript` from src/{source}: change that.\n"

_WORDS = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "any",
    "Pair": "[number, number]",
}


def written(root: Path = Path()) -> dict[Path, str]:
    """Every file of types that this copy of the project should hold, with its text."""
    found = {WIRE: typescript()}
    for name in infos():
        game = load(name)
        if game.shapes is not None and (root / BOARDS / name).is_dir():
            found[BOARDS / name / VIEW] = view_types(game)
    return found


def view_types(game: Game[Any]) -> str:
    """What a title declares: its view, its box, and the names of its places."""
    assert game.shapes is not None
    module = sys.modules[game.shapes.view.__module__]
    source = _Source(_text(module))
    return "\n".join([_head(module), *source.declarations(), _places(module)])


def _places(module: ModuleType) -> str:
    """One function for each kind of place, which makes its name from its arguments."""
    lines = ["/** Where things lie: an option lies at a thing if its `at` is the same. */"]
    lines.append("export const at = {")
    for name, kind in vars(module).items():
        if isinstance(kind, PlaceKind):
            told = ", ".join(f"{each}: string | number" for each in kind.told)
            spelled = "".join(f":${{{each}}}" for each in kind.told)
            lines.append(f"  {_camel(name)}: ({told}): string => `{kind.kind}{spelled}`,")
    return "\n".join([*lines, "};", ""])


def _camel(name: str) -> str:
    """
    >>> _camel("PLAIN_DRAW")
    'plainDraw'
    """
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name.lower())


def _head(module: ModuleType) -> str:
    return _HEAD.format(source=f"{module.__name__.replace('.', '/')}.py")


def _text(module: ModuleType) -> str:
    assert module.__file__ is not None
    return Path(module.__file__).read_text("utf-8")


def typescript() -> str:
    """The whole text of `wire.ts`; the same for the same wire.

    >>> "export interface Snapshot {" in typescript()
    True
    """
    param = _Source(_text(message)).alias("Param")
    return "\n".join([_head(wire), param, *_Source(_text(wire)).declarations()])


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
            elif isinstance(node, ast.Assign) and not isinstance(node.value, ast.Call):
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
            union = isinstance(inner[0], ast.BinOp) or held.startswith('"')
            return f"({held})[]" if union else f"{held}[]"
        case "tuple":
            return f"[{', '.join(_type(each) for each in inner)}]"
        case "Every":
            return f"Record<{_type(inner[0])}, {_type(inner[1])}>"
        case "dict":
            record = f"Record<{_type(inner[0])}, {_type(inner[1])}>"
            return record if _type(inner[0]) in _WORDS.values() else f"Partial<{record}>"
    raise AssertionError(f"no TypeScript for {of}[...]")


def main(root: Path = Path()) -> int:
    """Write the files, and say so."""
    if not (root / WIRE).parent.is_dir():
        print(f"{root / WIRE.parent} is missing: run this in a whole copy of chronotable")
        return 2
    for path, text in written(root).items():
        (root / path).write_text(text, "utf-8")
        print(f"written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
