"""The page about the API: a plain rendering of our own, since nothing is loaded from elsewhere."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from chronotable import __version__
from chronotable.web.plain import render

_ABOUT = """\
Everything that can be done at a table, over HTTP. Begin with GET /api/me: it sets a cookie and
tells a token, which every change carries in the header X-CSRF-Token. The socket
/api/tables/{id}/live says the same: its first message is a Resume; then Shown (of type `look`)
comes at once and after every change, and Answer, Undo, Chat and Resign are answered by Done or
Refused."""


class ApiPage(OpenAPIRenderPlugin):
    """Every path with what it takes and what it gives."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return render(
            "api.html",
            about=openapi_schema["info"]["description"],
            version=openapi_schema["info"]["version"],
            operations=list(_operations(openapi_schema)),
            schemas=openapi_schema.get("components", {}).get("schemas", {}),
            kind=_kind,
        ).encode()


def _operations(schema: dict[str, Any]) -> Any:
    for path, methods in sorted(schema["paths"].items()):
        for method, told in methods.items():
            body = told.get("requestBody", {}).get("content", {})
            taken = _schema(body)
            yield {
                "method": method.upper(),
                "path": path,
                "summary": told.get("summary", ""),
                "about": told.get("description", ""),
                "parameters": told.get("parameters", []),
                "takes": taken,
                "gives": [
                    (status, each.get("description", ""), _schema(each.get("content", {})))
                    for status, each in told.get("responses", {}).items()
                ],
            }


def _schema(content: dict[str, dict[str, Any]]) -> Any:
    """The shape of a body, whichever way it is written."""
    for told in content.values():
        return told.get("schema")
    return None


def _kind(schema: dict[str, Any] | None) -> str:
    """A schema in a few words."""
    if not schema:
        return ""
    if ref := schema.get("$ref"):
        return str(ref).rsplit("/", 1)[-1]
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(each) for each in schema[several])
    if "const" in schema:
        return repr(schema["const"])
    if "enum" in schema:
        return " or ".join(repr(each) for each in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema.get('items')) or 'anything'}"
    bounds = [f"{name} {schema[name]}" for name in _BOUNDS if name in schema]
    return f"{kind} ({', '.join(bounds)})" if bounds else str(kind)


_BOUNDS = ("minLength", "maxLength", "minimum", "maximum", "pattern")


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="chronotable",
        version=__version__,
        description=_ABOUT,
        path="/api/docs",
        render_plugins=[ApiPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
    )
