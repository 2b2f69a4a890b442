"""Sentences as a player would say them."""

from __future__ import annotations

import pytest

from chronotable.games import load
from chronotable.kernel.decision import DONE, NO, YES, Decision, Option
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message, Param
from chronotable.text import Plain, Speaker, catalogue, check_language, preferred

ANN, BOB, CID = "seat:0", "seat:1", "seat:2"


@pytest.fixture
def speaker() -> Speaker:
    return Speaker(load("innovation"), "en", ["Ann", "Bob", "Cid"], {"cards": "czech"})


def moved(card: str, came: str, owner: str, to: str, into: str) -> dict[str, Param]:
    params = {"who": BOB, "card": card, "from": came, "owner": owner, "to": to, "into": into}
    return dict(params)


def used(sharers: list[str], victims: list[str]) -> dict[str, Param]:
    return {
        "who": ANN,
        "card": "card:oars",
        "icon": "icon:castle",
        "count": 4,
        "sharers": sharers,
        "victims": victims,
    }


def swapped(other: str, cards: list[str], theirs: list[str], places: str) -> dict[str, Param]:
    came, there = places.split()
    given, taken = len(cards), len(theirs)
    return {
        "who": ANN,
        "cards": cards,
        "from": came,
        "other": other,
        "theirs": theirs,
        "there": there,
        "given": given,
        "taken": taken,
    }


CARD: dict[str, Param] = {"who": ANN, "card": "card:oars"}
AGE: dict[str, Param] = {"who": ANN, "card": "age:8"}


@pytest.mark.parametrize(
    ("key", "params", "sentence"),
    [
        ("drew", CARD, "Ann draws Oars."),
        ("drew", AGE, "Ann draws an 8."),
        ("drew", {"who": ANN, "card": "card:ai"}, "Ann draws A.I."),
        ("drew-and-revealed", CARD, "Ann draws and reveals Oars."),
        ("drew-and-melded", CARD, "Ann draws and melds Oars."),
        ("drew-and-tucked", CARD, "Ann draws and tucks Oars."),
        ("drew-and-scored", AGE, "Ann draws and scores an 8."),
        ("melded", CARD, "Ann melds Oars."),
        ("tucked", CARD, "Ann tucks Oars."),
        ("scored", CARD, "Ann scores Oars."),
        ("revealed", CARD, "Ann reveals Oars."),
        ("returned", {**CARD, "from": "hand", "owner": ANN}, "Ann returns Oars."),
        (
            "returned",
            {**AGE, "from": "score", "owner": BOB},
            "Ann returns an 8 from Bob's score pile.",
        ),
        (
            "transferred",
            moved("card:pottery", "hand", BOB, ANN, "score"),
            "Bob gives Pottery to Ann's score pile.",
        ),
        (
            "transferred",
            moved("age:1", "hand", BOB, ANN, "score"),
            "Bob gives a 1 to Ann's score pile.",
        ),
        (
            "transferred",
            moved("card:pottery", "board", BOB, ANN, "board"),
            "Bob gives Pottery from the board to Ann's board.",
        ),
        (
            "transferred",
            moved("card:pottery", "board", ANN, BOB, "board"),
            "Bob takes Pottery from Ann's board.",
        ),
        (
            "transferred",
            moved("age:3", "score", BOB, BOB, "hand"),
            "Bob takes a 3 from the score pile into hand.",
        ),
        (
            "transferred",
            moved("age:3", "hand", ANN, CID, "hand"),
            "Bob moves a 3 from Ann's hand to Cid's hand.",
        ),
        ("activated", used([], []), "Ann activates Oars (castles: 4)."),
        ("activated", used([BOB], []), "Ann activates Oars (castles: 4); Bob shares."),
        ("activated", used([BOB, CID], []), "Ann activates Oars (castles: 4); Bob and Cid share."),
        (
            "activated",
            used([BOB], [CID]),
            "Ann activates Oars (castles: 4); Bob shares, Cid must obey.",
        ),
        ("executed", CARD, "Ann uses Oars alone."),
        (
            "exchanged",
            swapped(BOB, ["age:3", "age:3"], ["card:oars"], "score score"),
            "Ann and Bob exchange between their score piles: 2 cards of age 3 for Oars.",
        ),
        (
            "exchanged",
            swapped(BOB, [], ["card:oars"], "hand hand"),
            "Ann and Bob exchange between their hands: nothing for Oars.",
        ),
        (
            "exchanged",
            swapped(ANN, ["card:oars"], ["card:tools", "card:coal", "age:3"], "hand score"),
            "Ann exchanges Oars from hand for Tools, Coal and a 3 from the score pile.",
        ),
        (
            "splayed",
            {"who": ANN, "color": "color:blue", "direction": "left"},
            "Ann splays blue left.",
        ),
        ("claimed", {"who": ANN, "special": "special:monument"}, "Ann claims Monument."),
        ("achieved", {"who": ANN, "age": 3}, "Ann claims the achievement of age 3."),
        (
            "ended",
            {"reason": "achievements", "winners": [ANN]},
            "Ann has enough achievements and wins.",
        ),
        (
            "ended",
            {"reason": "score", "winners": [ANN, CID]},
            "No card is left to draw, so points decide: Ann and Cid share the victory.",
        ),
        (
            "ended",
            {"reason": "self_service", "winners": [BOB]},
            "Bob wins the game by Self Service.",
        ),
    ],
)
def test_events_are_sentences(
    speaker: Speaker, key: str, params: dict[str, Param], sentence: str
) -> None:
    assert speaker.say(Message(f"innovation-{key}", params)) == sentence
    assert speaker.faults == []


@pytest.mark.parametrize("into", ["hand", "score", "board"])
@pytest.mark.parametrize("came", ["hand", "score", "board"])
@pytest.mark.parametrize("owner", [ANN, BOB])
@pytest.mark.parametrize("to", [ANN, BOB, CID])
def test_every_way_of_a_card_can_be_told(
    speaker: Speaker, came: str, owner: str, to: str, into: str
) -> None:
    sentence = speaker.say(
        Message("innovation-transferred", moved("card:oars", came, owner, to, into))
    )
    assert speaker.faults == []
    assert sentence.startswith("Bob ")
    assert sentence.endswith(".")


def test_a_question_says_whether_it_may_be_declined(speaker: Speaker) -> None:
    prompt = "innovation-ask-return"
    assert speaker.question(Decision(0, prompt, [YES, NO])) == "Choose a card to return."
    assert speaker.question(Decision(0, prompt, [YES, DONE])).endswith("or be done.")


def test_the_asking_effect_is_quoted_in_the_edition_played(speaker: Speaker) -> None:
    third = Speaker(load("innovation"), "en", [], {"cards": "third"})
    assert speaker.why("effect:oars:1").startswith("Oars: Transfer a card with a crown")
    assert "repeat" in third.why("effect:oars:1")
    assert "repeat" not in speaker.why("effect:oars:1")
    assert speaker.why("card:oars") == "Oars"


def test_what_has_no_text_is_still_shown_and_noted() -> None:
    speaker = Speaker(None, "en", ["Ann"])
    message = Message("lost-key", {"who": "seat:0", "what": "gem:blue_opal"})
    assert speaker.say(message) == "lost-key (who: Ann, what: blue opal)"
    assert speaker.faults == ["no name for gem:blue_opal", "no message lost-key"]


def test_plain_text_is_never_taken_for_a_reference() -> None:
    speaker = Speaker(None, "en", ["Ann"])
    assert speaker.tell("name", it=Plain("seat:0")) == "seat:0"
    assert speaker.option(Option(YES)) == "Yes"


def test_the_catalogue_holds_the_cards(speaker: Speaker) -> None:
    text = catalogue("en", load("innovation"))
    assert "\ninnovation-card-oars = Oars\n" in text
    assert "\ninnovation-effect-oars-1-third = " in text
    assert "\nword-yes = Yes\n" in text


def test_languages_are_found_by_environment_and_checked_by_name() -> None:
    assert preferred({"LC_ALL": "en_GB.UTF-8", "LANG": "xx"}) == "en"
    assert preferred({"LANG": "xx_YY.UTF-8"}) == "en"
    assert preferred({}) == "en"
    with pytest.raises(BadOption, match="'xx': expected en"):
        check_language("xx")
