"""The one door to every check: `nox` runs them all, `nox -s quick` within half a minute.

Each session keeps an environment of its own, installed from the locks.
"""

from pathlib import Path

import nox

nox.needs_version = ">=2025.2.9"
nox.options.default_venv_backend = "venv"
nox.options.reuse_venv = "yes"
nox.options.sessions = ["format", "lint", "types", "tests", "docs"]

CODE = ["src", "tests", "benchmarks", "web/harness", "run.py", "noxfile.py", "hatch_build.py"]
# The first holds all others, which then agree with it.
LOCKS = [
    *("dev", "test", "run", "build", "cluster", "compile"),
    *("arena", "bench", "notices", "plots", "postgres", "research", "train", "uv"),
]


def install(session: nox.Session, name: str = "test") -> None:
    session.install("--require-hashes", "-r", f"requirements/{name}.txt")
    session.install("--no-deps", "--no-build-isolation", "-e", ".")


@nox.session
def format(session: nox.Session) -> None:
    """Say what is not formatted; `nox -s format -- --fix` formats it."""
    install(session)
    check = [] if "--fix" in session.posargs else ["--check"]
    session.run("ruff", "format", *check, *CODE)


@nox.session
def lint(session: nox.Session) -> None:
    """Look for likely mistakes, forbidden imports and misspelt words."""
    install(session, "dev")
    session.run("ruff", "check", *session.posargs, *CODE)
    session.run("lint-imports")
    session.run("codespell")


@nox.session
def types(session: nox.Session) -> None:
    """Check the types: strictly in src, less so in tests."""
    install(session)
    session.run("mypy", *session.posargs)


@nox.session
def tests(session: nox.Session) -> None:
    """Run every test; arguments after -- go to pytest."""
    install(session)
    session.run("python", "hatch_build.py", "--with-tools")
    session.run("pytest", *session.posargs)


@nox.session
def quick(session: nox.Session) -> None:
    """Answer within half a minute: lint, and the kernel's tests."""
    install(session)
    session.run("ruff", "format", "--check", *CODE)
    session.run("ruff", "check", *CODE)
    session.run("pytest", "tests/kernel", "src/chronotable/kernel", *session.posargs)


@nox.session
def docs(session: nox.Session) -> None:
    """Run the examples in the documentation and in docstrings."""
    install(session)
    pages = [page for page in ("README.md", "docs") if Path(page).exists()]
    session.run("pytest", *pages, "src", *session.posargs)


@nox.session
def lock(session: nox.Session) -> None:
    """Write requirements/*.txt anew from *.in; `nox -s lock -- --upgrade` takes newer versions."""
    session.install("--require-hashes", "-r", "requirements/dev.txt")
    for name in LOCKS:
        agree = [] if name == LOCKS[0] else ["--constraints", f"requirements/{LOCKS[0]}.txt"]
        session.run(
            "uv",
            "pip",
            "compile",
            "--quiet",
            "--no-config",
            "--universal",
            "--generate-hashes",
            "--no-header",
            "--no-annotate",
            "--python-version=3.11",
            *agree,
            *session.posargs,
            f"--output-file=requirements/{name}.txt",
            f"requirements/{name}.in",
        )
