"""What is found wrong with a catalogue, each fault in a small one."""

from __future__ import annotations

import pytest

from chronotable.text.catalogue import faults

ENGLISH = """
hello = Hello, { $name }.
stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
place =
    { $n ->
        [1] first
        [2] second
       *[other] later
    }
"""
CZECH = """
hello = Ahoj, { $name }.
stones =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
place =
    { $n ->
        [1] první
        [2] druhý
       *[other] další
    }
"""


def test_a_whole_translation_has_no_faults() -> None:
    assert faults("cs", CZECH, ENGLISH) == []
    assert faults("en", ENGLISH) == []


def test_what_cannot_be_read_is_told() -> None:
    assert faults("en", "hello = Hello, { $name\n") == ["cannot be read: hello = Hello, { $name"]


def test_a_message_that_is_there_twice_is_told() -> None:
    assert faults("en", "hello = Hello\nhello = Hi\n") == ["there twice: hello"]


def test_a_missing_message_is_told() -> None:
    without = CZECH.replace("hello = Ahoj, { $name }.\n", "")
    assert faults("cs", without, ENGLISH) == ["missing: hello"]


def test_a_message_that_nobody_needs_is_told() -> None:
    assert faults("cs", f"{CZECH}\nbye = Sbohem\n", ENGLISH) == ["not needed: bye"]


@pytest.mark.parametrize(
    ("lang", "there", "gap"),
    [
        ("en", ["one", "few"], "other"),
        ("cs", ["one", "other"], "few"),
        ("pl", ["one", "many"], "few"),
        ("pl", ["one", "few"], "many"),
        ("ru", ["one", "few"], "many"),
        ("ru", ["few", "many"], "one"),
    ],
)
def test_a_missing_plural_is_told(lang: str, there: list[str], gap: str) -> None:
    *most, last = there
    variants = "".join(f" [{each}] a\n" for each in most) + f" *[{last}] b\n"
    text = f"stones = {{ $count ->\n{variants} }}\n"
    assert faults(lang, text) == [f"stones lacks the plural {gap}"]


def test_single_numbers_need_no_plurals() -> None:
    assert faults("cs", "place = { $n ->\n [1] první\n [2] druhý\n *[other] další\n }\n") == []


def test_in_russian_one_is_not_the_number_one() -> None:
    text = "stones = { $n ->\n [1] камень\n [few] камня\n [many] камней\n *[other] камня\n }\n"
    assert faults("ru", text) == ["stones lacks the plural one"]


def test_a_parameter_that_was_dropped_is_told() -> None:
    without = CZECH.replace("Ahoj, { $name }.", "Ahoj.")
    assert faults("cs", without, ENGLISH) == ["hello does not tell $name"]


def test_a_parameter_that_does_not_come_is_told() -> None:
    more = CZECH.replace("{ $name }", "{ $name } { $nick }")
    assert faults("cs", more, ENGLISH) == ["hello does not get $nick"]


def test_a_form_of_a_parameter_is_the_parameter() -> None:
    assert faults("cs", CZECH.replace("{ $name }", "{ $name-voc }"), ENGLISH) == []


def test_the_count_of_a_name_always_comes() -> None:
    english, czech = "stone = stone", "stone = { $count ->\n [one] a\n [few] b\n *[other] c\n }"
    assert faults("cs", czech, english) == []
