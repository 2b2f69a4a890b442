"""`chronotable completion`: a script that lets a shell complete commands, options and games."""

from __future__ import annotations

import argparse

from chronotable.cli.parser import Command, commands_of, make_parser
from chronotable.games import infos

_BASH = """\
_chronotable() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} words="{commands}"
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
    [ "$COMP_CWORD" -eq 1 ] && words="{commands}"
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    [ ${{#COMPREPLY[@]}} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}}
complete -F _chronotable chronotable
"""
_ZSH = "autoload -U +X bashcompinit && bashcompinit\n"


def arguments(parser: Command) -> None:
    said = parser.speaker.tell("cli-completion-shell")
    parser.add_argument("shell", choices=["bash", "zsh", "fish"], help=said)


def run(args: argparse.Namespace) -> int:
    words = {name: _words(page) for name, page in commands_of(make_parser([])).items()}
    print(_fish(words) if args.shell == "fish" else _bash(words, args.shell), end="")
    return 0


def _words(page: Command) -> list[str]:
    """What may follow a command: its options, and games where it takes one."""
    found: list[str] = []
    for action in page.with_arguments()._actions:
        found += [each for each in action.option_strings if each.startswith("--")]
        if not action.option_strings and action.dest == "game":
            found += infos()
        elif not action.option_strings and action.choices is not None:
            found += map(str, action.choices)
    return found


def _bash(words: dict[str, list[str]], shell: str) -> str:
    cases = "\n".join(f'        {name}) words="{" ".join(w)}" ;;' for name, w in words.items())
    script = _BASH.format(commands=" ".join([*words, "--help", "--version"]), cases=cases)
    return _ZSH + script if shell == "zsh" else script


def _fish(words: dict[str, list[str]]) -> str:
    lines = [
        f"complete -c chronotable -n __fish_use_subcommand -f -a '{' '.join(words)}'",
    ]
    lines += [
        f"complete -c chronotable -n '__fish_seen_subcommand_from {name}' -a '{' '.join(found)}'"
        for name, found in words.items()
    ]
    return "\n".join(lines) + "\n"
