"""Starting a game, and what cannot be started."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.chance import parse_seed


@pytest.mark.parametrize("seats", [0, 1, 5, "2", None, 2.0])
def test_a_game_is_played_by_as_many_as_the_box_says(seats: Any) -> None:
    with pytest.raises(ct.BadOption) as refused:
        ct.new("parlour", seats=seats)
    assert str(refused.value) == f"Parlour is for 2 to 4 players, not {seats!r}"


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(ct.BadOption, match=r"^Quarry has no option 'cards': expected dice$"):
        ct.new("quarry", options={"cards": "czech"})


@pytest.mark.parametrize("value", ["four", 2, None, ["one"]])
def test_an_unknown_choice_is_refused_with_those_that_exist(value: Any) -> None:
    with pytest.raises(ct.BadOption) as refused:
        ct.new("quarry", options={"dice": value})
    assert str(refused.value) == f"option 'dice' cannot be {value!r}: expected one, two, three"


def test_options_that_are_not_given_have_their_defaults() -> None:
    assert ct.new("quarry", seed=1).options == {"dice": "two"}
    assert ct.new("quarry", seed=1, options={"dice": "three"}).options == {"dice": "three"}


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        ("seven", "seed 'seven' is not a hexadecimal number"),
        ("", "seed '' is not a hexadecimal number"),
        (-1, "seed -1 is out of range: expected 0 to 2**128 - 1"),
        (1 << 128, f"seed {1 << 128} is out of range: expected 0 to 2**128 - 1"),
        ("-1", "seed '-1' is out of range: expected 0 to 2**128 - 1"),
        (True, "seed True is neither a number nor a hexadecimal string"),
        (1.5, "seed 1.5 is neither a number nor a hexadecimal string"),
        ([7], "seed [7] is neither a number nor a hexadecimal string"),
    ],
)
def test_a_seed_is_a_number_or_a_hexadecimal_string(seed: Any, expected: str) -> None:
    with pytest.raises(ct.BadOption) as refused:
        ct.new("quarry", seed=seed)
    assert str(refused.value) == expected


def test_a_seed_means_the_same_in_both_forms() -> None:
    assert parse_seed("fF") == parse_seed(255) == 255
    assert ct.new("parlour", seed="ff").hash() == ct.new("parlour", seed=255).hash()


def test_without_a_seed_every_game_is_different() -> None:
    hashes = {ct.new("parlour").hash() for _ in range(20)}
    assert len(hashes) == 20


def test_an_unknown_title_is_refused_with_those_that_exist() -> None:
    for ask in (ct.game, ct.new, lambda name: ct.agent("random", game=name)):
        with pytest.raises(ct.UnknownGame, match=r"^no game is called 'chess': expected anachrony"):
            ask("chess")


def test_titles_are_listed_with_seats_and_options() -> None:
    info = ct.titles()["quarry"]
    assert info.seats == (1, 3)
    assert info.options["dice"].default == "two"
    assert info.options["dice"].choices == ("one", "two", "three")
    assert list(ct.titles()) == sorted(ct.titles())


def test_all_our_errors_have_one_root() -> None:
    errors = [getattr(ct, name) for name in ct.__all__]
    ours = [e for e in errors if isinstance(e, type) and issubclass(e, Exception)]
    assert len(ours) == 9
    assert all(issubclass(error, ct.ChronotableError) for error in ours)


def test_the_package_of_the_games_can_be_imported_by_its_name() -> None:
    import chronotable.games.echoes.box as box

    assert box.__name__ == "chronotable.games.echoes.box"


def test_the_old_name_of_the_titles_works_for_one_more_version() -> None:
    assert ct.games() == ct.titles()  # type: ignore[operator]  # a package that can be called
