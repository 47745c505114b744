"""What a speaker makes of seats, lists, cards and numbers, in each language."""

from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tricktable.core.errors import SetupError
from tricktable.games import new_game
from tricktable.words.common import choices, count_of, deals, name, points, starts, whose
from tricktable.words.phrases import (
    AllOf,
    AnyOf,
    Arg,
    Cards,
    Hidden,
    Parts,
    Phrase,
    PhraseError,
    Row,
    Seat,
    Sentences,
)
from tricktable.words.speakers import LANGUAGES, Speaker, bundle_of, first_sound, language_from

NAMES: Final = ("Ann", "Jonas", "Óscar", "Isa", "")
HOUSE: Final = 5


def speaker(language: str) -> Speaker:
    """To Ann, at a table with somebody who has no name, and with the house."""
    return Speaker(language, NAMES, 0, (HOUSE,))


def both(language: str, arg: Arg) -> tuple[str, str]:
    """An argument within a sentence and at its beginning."""
    return speaker(language).forms(arg)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("you", "You", "seat 4", "Seat 4", "the monster", "The monster")),
        ("de", ("du", "Du", "Platz 4", "Platz 4", "das Monster", "Das Monster")),
        ("nl", ("jij", "Jij", "plaats 4", "Plaats 4", "het monster", "Het monster")),
        ("es", ("tú", "Tú", "asiento 4", "Asiento 4", "el monstruo", "El monstruo")),
    ],
)
def test_a_seat_is_you_or_a_name_or_a_number_or_the_monster(language: str, texts: tuple[str, ...]) -> None:
    said = [text for seat in (0, 4, HOUSE) for text in both(language, Seat(seat))]

    assert tuple(said) == texts
    assert both(language, Seat(1)) == ("Jonas", "Jonas")


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("You play r7", "Jonas plays r7", "The monster plays a card")),
        ("de", ("Du spielst r7", "Jonas spielt r7", "Das Monster spielt eine Karte")),
        ("nl", ("Je speelt r7", "Jonas speelt r7", "Het monster speelt een kaart")),
        ("es", ("Juegas r7", "Jonas juega r7", "El monstruo juega una carta")),
    ],
)
def test_verbs_go_with_whoever_does_it(language: str, texts: tuple[str, ...]) -> None:
    played: list[tuple[int, Arg]] = [(0, Cards(("r7",))), (1, Cards(("r7",))), (HOUSE, Hidden(1))]

    said = [speaker(language).say(Phrase("played", {"who": Seat(seat), "cards": cards})) for seat, cards in played]

    assert tuple(said) == texts


def test_to_a_spectator_nobody_is_you() -> None:
    spectator = Speaker("en", NAMES)

    assert spectator.say(deals(0)) == "Ann deals"
    assert spectator.say(Phrase("passed-together", {"who": AllOf((Seat(0), Seat(1)))})) == "Ann and Jonas pass"


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("You", "You and Jonas", "Jonas, you and Isa", "Jonas or Óscar")),
        ("de", ("Du", "Du und Jonas", "Jonas, du und Isa", "Jonas oder Óscar")),
        ("nl", ("Jij", "Jij en Jonas", "Jonas, jij en Isa", "Jonas of Óscar")),
        ("es", ("Tú", "Tú y Jonas", "Jonas, tú e Isa", "Jonas u Óscar")),
    ],
)
def test_lists_read_as_in_their_language(language: str, texts: tuple[str, ...]) -> None:
    lists: list[Arg] = [
        AllOf((Seat(0),)),
        AllOf((Seat(0), Seat(1))),
        AllOf((Seat(1), Seat(0), Seat(3))),
        AnyOf((Seat(1), Seat(2))),
    ]

    assert tuple(both(language, arg)[1] for arg in lists) == texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_lists_have_no_words_of_their_own(language: str) -> None:
    items = ("a", Seat(1), Cards(("r7", "b2")), 3)

    assert both(language, Parts(items))[0] == "a · Jonas · r7 b2 · 3"
    assert both(language, Row(items))[0] == "a, Jonas, r7 b2, 3"
    assert both(language, Sentences(("a.", "b.")))[0] == "a. b."
    assert both(language, AllOf(())) == ("", "")
    assert both(language, AnyOf(("r7",))) == ("r7", "r7")


def test_passes_of_several_are_one_sentence_in_every_language() -> None:
    phrase = Phrase("passed-together", {"who": AllOf((Seat(1), Seat(3), Seat(0)))})

    assert [speaker(language).say(phrase) for language in LANGUAGES] == [
        "Jonas, Isa and you pass",
        "Es passen Jonas, Isa und du",
        "Jonas, Isa en jij passen",
        "Pasan: Jonas, Isa y tú",
    ]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("a card", "A card", "3 cards", "3 cards")),
        ("de", ("eine Karte", "Eine Karte", "3 Karten", "3 Karten")),
        ("nl", ("een kaart", "Een kaart", "3 kaarten", "3 kaarten")),
        ("es", ("una carta", "Una carta", "3 cartas", "3 cartas")),
    ],
)
def test_hidden_cards_are_counted_and_not_named(language: str, texts: tuple[str, ...]) -> None:
    assert (*both(language, Hidden(1)), *both(language, Hidden(3))) == texts


def test_a_phrase_can_stand_out_in_capitals() -> None:
    loud = FluentBundle(["es"], use_isolating=False)
    loud.add_resource(FluentResource("loud = { $what } { $What } { $WHAT }"))
    pattern = loud.get_message("loud").value
    assert pattern is not None

    variables = speaker("es").variables({"what": Phrase("hasp-river")})

    assert loud.format_pattern(pattern, variables) == ("río Río RÍO", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_stay_in_notation(language: str) -> None:
    assert both(language, Cards(("r7", "b2"))) == ("r7 b2", "r7 b2")


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("0 points", "1 point", "2 points", "1234 points")),
        ("de", ("0 Punkte", "1 Punkt", "2 Punkte", "1234 Punkte")),
        ("nl", ("0 punten", "1 punt", "2 punten", "1234 punten")),
        ("es", ("0 puntos", "1 punto", "2 puntos", "1234 puntos")),
    ],
)
def test_numbers_have_plurals_and_digits_alone(language: str, texts: tuple[str, ...]) -> None:
    assert tuple(speaker(language).say(points(number)) for number in (0, 1, 2, 1234)) == texts


def test_spanish_millions_have_a_plural_of_their_own() -> None:
    assert speaker("es").say(points(1_000_000)) == "1000000 de puntos"
    assert speaker("es").say(count_of(Seat(1), -1_000_000)) == "Jonas −1000000"
    assert speaker("en").say(points(1_000_000)) == "1000000 points"


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("your", "Jonas’", "Óscar’s", "Isa’s")),
        ("de", ("deine", "Jonas’", "Óscars", "Isas")),
        ("nl", ("jouw", "Jonas’", "Óscars", "Isa’s")),
        ("es", ("tuya", "de Jonas", "de Óscar", "de Isa")),
    ],
)
def test_things_belong_to_somebody(language: str, texts: tuple[str, ...]) -> None:
    assert tuple(speaker(language).say(whose(seat)) for seat in range(4)) == texts


def test_names_go_with_their_verbs() -> None:
    said = Speaker("en", ("", "Jonas", "Óscar", "isa"), 0)

    assert [said.say(name(seat)) for seat in range(4)] == ["You", "Jonas", "Óscar", "Isa"]
    assert [said.say(starts(seat)) for seat in (0, 3)] == ["You start", "Isa starts"]
    assert [said.forms(Seat(seat))[0] for seat in (0, 3)] == ["you", "isa"]
    assert said.forms(AllOf((Seat(3), Seat(0), Seat(1))))[1] == "Isa, you and Jonas"


@pytest.mark.parametrize(
    ("text", "sound"),
    [
        ("Isa", "i"),
        ("Íñigo", "i"),
        ("Hilda", "i"),
        ("Iago", "y"),
        ("hielo", "y"),
        ("Óscar", "o"),
        ("Horacio", "o"),
        ("Ada", "a"),
        ("«Inés»", "i"),
        ("8", "8"),
        ("", ""),
    ],
)
def test_a_text_begins_with_a_sound(text: str, sound: str) -> None:
    assert first_sound(text) == sound


def test_names_are_only_names() -> None:
    """Whatever people call themselves: it is neither a message nor a variable."""
    hostile = Speaker("en", ("{ $who }", "{ monster }", "$n", "\u2068"), 3)

    assert hostile.say(deals(0)) == "{ $who } deals"
    assert hostile.say(deals(1)) == "{ monster } deals"
    assert hostile.say(deals(2)) == "$n deals"


def test_what_cannot_be_said_is_an_error_that_names_it() -> None:
    with pytest.raises(PhraseError, match="there is no message 'nonsense' in the language de"):
        speaker("de").say(Phrase("nonsense"))
    with pytest.raises(PhraseError, match="'played' cannot be said in es: Unknown external: cards"):
        speaker("es").say(Phrase("played", {"who": Seat(0)}))
    with pytest.raises(SetupError, match="there is no language 'fr'; there are en, de, nl, es"):
        bundle_of("fr")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "es_ES@euro"}, "es"),
        ({"LANG": "es.UTF-8"}, "es"),
        ({"LANG": "de-CH"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "nl_BE"}, "nl"),
        ({"LANG": "de_DE", "LC_MESSAGES": "es_MX"}, "es"),
        ({"LANG": "de_DE", "LANGUAGE": "fr:es:de"}, "es"),
        ({"LANG": "de_DE", "LANGUAGE": ""}, "de"),
        ({"LANGUAGE": "deutsch"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], language: str) -> None:
    assert language_from(environ) == language


def test_who_asks_for_a_language_gets_it_or_hears_which_there_are() -> None:
    assert language_from({"LANG": "de_DE"}, "es") == "es"
    with pytest.raises(SetupError, match="there is no language 'fr'; there are en, de, nl, es"):
        language_from({"LANG": "de_DE"}, "fr")


def test_choices_say_their_verb_once_and_know_cards() -> None:
    assert choices(new_game("mue"), ["bid r7", "bid r9", "pass", "r1"]) == AnyOf(
        (Sentences(("bid", Cards(("r7",)))), Cards(("r9",)), "pass", Cards(("r1",)))
    )
