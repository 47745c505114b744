"""Hints in four languages, sentence by sentence."""

from typing import Final

import pytest

from tricktable.bots.hints import Choice, Explanation, Interval, Lead, Reason
from tricktable.core.views import View
from tricktable.games import new_match
from tricktable.words.hints import Hint, hint_lines, percent
from tricktable.words.phrases import Cards, Phrase
from tricktable.words.speakers import LANGUAGES, Speaker

NAMES: Final = ("Ann", "Bela", "Cleo", "Dora")
NOTHING: Final = Lead(Interval(0.0, 0.0, 0.0), 0, 0, 256)
CLEAR: Final = Lead(Interval(0.04, 0.03, 0.05), 212, 30, 256)


def said(phrase: Phrase, you: int) -> list[str]:
    """The phrase in English, German, Dutch and Spanish."""
    return [Speaker(language, NAMES, you).say(phrase) for language in LANGUAGES]


def view_of(game: str, players: int, *steps: str) -> View:
    """What whoever is awaited knows after these choices."""
    match = new_match(game, players=players, seed="hints")
    for step in steps:
        match.apply_text(match.turn, step)
    return match.view(match.turn)


def explained(
    view: View, lead: Lead, *reasons: Reason, facts: tuple[Reason, ...] = (), mean: float = 0.61
) -> Explanation:
    """The first choice of a view, which is held against the second."""
    first = Choice(view.legal[0], Interval(mean, mean, mean), NOTHING, reasons)
    second = Choice(view.legal[1], Interval(0.57, 0.5, 0.64), lead, ())
    return Explanation((first, second), facts, 256, 256)


def reason_in(view: View, kind: str, *values: int, deals: int = 256, also: tuple[Reason, ...] = ()) -> list[str]:
    """The only reason for a choice."""
    explanation = explained(view, CLEAR, *also, Reason(kind, values))._replace(deals=deals)
    (sentence,) = Hint(view, explanation).reasons(explanation.choices[0])
    return said(sentence, view.viewer)


def fact_in(view: View, kind: str, *values: int) -> list[str]:
    """The only thing that is known."""
    (sentence,) = Hint(view, explained(view, CLEAR, facts=(Reason(kind, values),))).facts()
    return said(sentence, view.viewer)


@pytest.fixture
def leading() -> View:
    """Two players of HASP, of whom the viewer leads."""
    return view_of("hasp", 2, "trump none", "pass")


def test_a_clear_hint_says_what_to_play_and_how_often_it_is_better(leading: View) -> None:
    one, other = (leading.game.deck.text[card] for card in leading.legal[:2])

    headline, comparison = hint_lines(leading, explained(leading, CLEAR))

    assert said(headline, leading.viewer) == [
        f"Play {one}: 61% to win the match.",
        f"Spiel {one}: 61\u00a0% Chance, die Partie zu gewinnen.",
        f"Speel {one}: 61% kans om de partij te winnen.",
        f"Juega {one}: 61\u00a0% de probabilidad de ganar la partida.",
    ]
    assert said(comparison, leading.viewer) == [
        f"{one} is better than {other} in 212 of 256 deals that you cannot rule out, in 30 worse (+4%).",
        f"{one} ist besser als {other} in 212 von 256 Verteilungen, die du nicht ausschließen kannst, "
        "schlechter in 30 (+4\u00a0%).",
        f"{one} is beter dan {other} in 212 van 256 verdelingen die je niet kunt uitsluiten, slechter in 30 (+4%).",
        f"{one} es mejor que {other} en 212 de 256 repartos que no puedes descartar, y peor en 30 (+4\u00a0%).",
    ]


def test_a_rule_of_thumb_that_stays_because_nothing_is_clearly_better_is_not_called_better(leading: View) -> None:
    one, other = (leading.game.deck.text[card] for card in leading.legal[:2])
    unclear = Lead(Interval(-0.01, -0.03, 0.01), 5, 8, 24)

    _, comparison = hint_lines(leading, explained(leading, unclear))

    assert said(comparison, leading.viewer) == [
        f"{other} is better than {one} in 8 of 24 deals that you cannot rule out, in 5 worse (+1%): "
        f"not clearly better, so I keep to the rule of thumb, {one}.",
        f"{other} ist besser als {one} in 8 von 24 Verteilungen, die du nicht ausschließen kannst, "
        f"schlechter in 5 (+1\u00a0%): nicht klar besser, deshalb bleibe ich bei der Faustregel, {one}.",
        f"{other} is beter dan {one} in 8 van 24 verdelingen die je niet kunt uitsluiten, slechter in 5 (+1%): "
        f"niet duidelijk beter, dus houd ik het bij de vuistregel, {one}.",
        f"{other} es mejor que {one} en 8 de 24 repartos que no puedes descartar, y peor en 5 (+1\u00a0%): "
        f"no es claramente mejor, así que sigo la regla práctica: {one}.",
    ]


def test_where_nothing_could_be_tried_no_chance_is_named(leading: View) -> None:
    one = leading.game.deck.text[leading.legal[0]]
    untried = Lead(Interval(0.0, 0.0, 0.0), 0, 0, 0)

    lines = hint_lines(leading, explained(leading, untried, mean=0.0)._replace(worlds=0, deals=0))

    assert [said(line, leading.viewer) for line in lines] == [
        [
            f"The rule of thumb says {one}. There was nothing to try it in.",
            f"Die Faustregel sagt {one}. Ausprobieren ließ sich hier nichts.",
            f"De vuistregel zegt {one}. Er viel hier niets uit te proberen.",
            f"La regla práctica dice {one}. Aquí no se pudo probar nada.",
        ]
    ]


def test_what_is_no_card_is_chosen_and_explained() -> None:
    view = view_of("hasp", 4)

    headline, _ = hint_lines(view, explained(view, CLEAR, mean=0.999))

    assert said(headline, view.viewer) == [
        "Choose trump f (forest): more than 99% to win the match.",
        "Wähle trump f (Wald): mehr als 99\u00a0% Chance, die Partie zu gewinnen.",
        "Kies trump f (bos): meer dan 99% kans om de partij te winnen.",
        "Elige trump f (bosque): más del 99\u00a0% de probabilidad de ganar la partida.",
    ]


def test_chances_that_are_nearly_nothing_are_said_to_be() -> None:
    assert said(percent(0.001), 0) == [
        "less than 1%",
        "weniger als 1\u00a0%",
        "minder dan 1%",
        "menos del 1\u00a0%",
    ]


def test_a_card_that_nobody_can_beat(leading: View) -> None:
    beaten = Reason("beaten", (0, 256))

    assert reason_in(leading, "ahead", deals=1, also=(beaten,)) == [
        "No opponent who plays after you can beat it.",
        "Kein Gegner, der nach dir spielt, kann die Karte schlagen.",
        "Geen tegenstander die na jou speelt, kan die kaart verslaan.",
        "Ningún rival que juegue después de ti puede superar esa carta.",
    ]


def test_cards_that_beat_it_are_named_if_they_are_few(leading: View) -> None:
    also = (Reason("beaten", (40, 256)), Reason("beatable", (0, 1)))

    assert reason_in(leading, "ahead", also=also) == [
        "In 40 of 256 deals an opponent who plays after you can beat it (with f3 or f4).",
        "In 40 von 256 Verteilungen kann ein Gegner, der nach dir spielt, die Karte schlagen (mit f3 oder f4).",
        "In 40 van 256 verdelingen kan een tegenstander die na jou speelt, die kaart verslaan (met f3 of f4).",
        "En 40 de 256 repartos puede un rival que juega después de ti superar esa carta (con f3 o f4).",
    ]


def test_a_task_is_spoilt() -> None:
    view = view_of("was_sticht", 3)

    assert reason_in(view, "breaks", 0) == [
        "But it spoils your task, “no tricks”.",
        "Aber damit verfehlst du deine Aufgabe „kein Stich“.",
        "Maar daarmee mis je je opdracht ‘geen slagen’.",
        "Pero así fallas tu tarea «ninguna baza».",
    ]
    assert fact_in(view, "task", (view.viewer + 1) % 3, 5, 1)[0] == (
        f"{NAMES[(view.viewer + 1) % 3]}’s task is “exactly 1”, with 1 trick so far."
    )


def test_a_prediction_is_ruined(leading: View) -> None:
    assert reason_in(leading, "ruins", leading.viewer) == [
        "That ruins your prediction.",
        "Das durchkreuzt deine Vorhersage.",
        "Dat laat jouw voorspelling mislukken.",
        "Eso frustra la previsión tuya.",
    ]
    assert reason_in(leading, "ruins", 2) == [
        "That ruins Cleo’s prediction.",
        "Das durchkreuzt Cleos Vorhersage.",
        "Dat laat Cleo’s voorspelling mislukken.",
        "Eso frustra la previsión de Cleo.",
    ]


def test_a_goal_is_reached() -> None:
    assert reason_in(view_of("mue", 4), "reaches", 24) == [
        "With it your team reaches its goal of 24.",
        "Damit erreicht dein Team sein Ziel von 24.",
        "Daarmee haalt je team zijn doel van 24.",
        "Con eso tu equipo alcanza su meta de 24.",
    ]


@pytest.mark.parametrize(
    ("points", "place"), [(30, "Your team has reached its goal of 24."), (3, "Your team has 3 of")]
)
def test_the_team_of_the_chief_hears_how_far_it_is(points: int, place: str) -> None:
    view = view_of("mue", 4)
    view.facts.update({"chief": (view.viewer,), "partner": ((view.viewer + 1) % 4,)})

    assert fact_in(view, "goal", points, 24)[0].startswith(place)


def test_a_sum_grows_shrinks_or_stays() -> None:
    view = view_of("meinz", 4)

    assert reason_in(view, "sum", 0) == [
        "Your sum stays the same.",
        "Deine Summe bleibt gleich.",
        "Je som blijft gelijk.",
        "Tu suma no cambia.",
    ]
    assert reason_in(view, "sum", 3)[1] == "Deine Summe wächst um 3."
    assert reason_in(view, "sum", -3)[1] == "Deine Summe sinkt um 3."


def test_several_who_have_none_of_a_suit_are_told_together() -> None:
    view = view_of("hasp", 4, "trump none")
    one, two = sorted({0, 1, 2, 3} - {view.viewer})[:2]
    voids = (Reason("void", (one, 2)), Reason("void", (two, 2)))

    (sentence,) = Hint(view, explained(view, CLEAR, facts=voids)).facts()

    assert said(sentence, view.viewer) == [
        f"{NAMES[one]} and {NAMES[two]} have no river.",
        f"Keine Karte der Farbe Fluss haben: {NAMES[one]} und {NAMES[two]}.",
        f"{NAMES[one]} en {NAMES[two]} hebben geen rivier.",
        f"No tienen río: {NAMES[one]} y {NAMES[two]}.",
    ]


def test_trumps_that_are_out_are_counted(leading: View) -> None:
    assert [fact_in(leading, "trumps out", number)[1] for number in (0, 1, 3)] == [
        "Es ist kein Trumpf mehr im Spiel.",
        "Es ist noch 1 Trumpf im Spiel.",
        "Es sind noch 3 Trümpfe im Spiel.",
    ]


@pytest.mark.parametrize(
    ("game", "steps", "told"),
    [
        ("hasp", (), ["Choose “forest”", "Wähle „Wald“", "Kies ‘bos’", "Elige «bosque»"]),
        ("njet", (), ["Choose “start player", "Wähle „Startspieler", "Kies ‘startspeler", "Elige «empieza Ann»"]),
    ],
)
def test_whoever_sees_buttons_is_told_what_a_choice_means(game: str, steps: tuple[str, ...], told: list[str]) -> None:
    view = view_of(game, 4, *steps)
    hint = Hint(view, explained(view, CLEAR), has_notation=False)

    headlines = said(hint.headline(), you=9)

    assert [headline.partition(":")[0] for headline in headlines] == told
    assert "trump f" not in str(hint.comparison())


def test_whoever_sees_buttons_is_told_the_cards_of_a_choice_alone() -> None:
    view = view_of("meinz", 4)
    text = view.game.actions.text[view.legal[0]]

    headline = Hint(view, explained(view, CLEAR), has_notation=False).headline()

    assert text.startswith("discard ")
    assert headline.args["choice"] == Cards((text.removeprefix("discard "),))
