"""Aids, hints and words over the wire: who asks for them gets them, and nobody else."""

import asyncio

import httpx
import msgspec
import pytest
from jsonschema_rs import validator_for
from websockets.exceptions import InvalidStatus

from tests.server.servers import begun, leave, served
from tricktable.games import GAMES, new_game
from tricktable.server.api.openapi import schema_document
from tricktable.tables.wire import Act, AskHint, Hint, Refusal, State, Update, decode_message
from tricktable.words.phrases import Phrase, decode_phrase
from tricktable.words.speakers import LANGUAGES, Speaker


def test_a_socket_gets_aids_if_it_asks_for_them() -> None:
    told = validator_for({**schema_document(), "anyOf": [{"$ref": "#/$defs/AnyServerMessage"}]})

    async def play() -> None:
        async with served() as server:
            table, (ann, _), seats = await begun(server, 2)
            page = await ann.socket(table, query="aid=yes").open()
            state = await page.hear()
            assert isinstance(state, State)
            assert state.aid is not None
            assert state.aid.log
            playing = next(seat for seat in seats if seat.is_awaited)
            number = page.number
            assert playing.view is not None
            await playing.say(Act(action=playing.view.legal[0], seen=playing.number))
            await page.until(lambda: page.number > number)
            update = page.messages[-1]
            assert isinstance(update, Update)
            assert update.aid is not None
            assert update.aid.told
            for message in page.messages:
                told.validate(msgspec.to_builtins(message, str_keys=True))
            for seat in seats:
                await seat.until(lambda: seat.number > number)  # noqa: B023 (it is awaited here)
                heard = [message for message in seat.messages if isinstance(message, State | Update)]
                assert all(message.aid is None for message in heard)
            again = await ann.socket(table, number, query="aid=yes").open()
            assert await again.hear() == update
            await leave([*seats, page, again])

    asyncio.run(play())


def test_whoever_polls_gets_the_same() -> None:
    async def play() -> None:
        async with served() as server:
            table, (ann, _), seats = await begun(server, 2)
            address = f"/api/tables/{table}/updates"
            plain = (await ann.http.get(address)).json()["messages"][0]
            aided = (await ann.http.get(f"{address}?aid=yes")).json()["messages"][0]
            missed = (await ann.http.get(f"{address}?aid=yes&since=1")).json()["messages"]
            wrong = await ann.http.get(f"{address}?aid=maybe")

            assert "aid" not in plain
            assert aided.pop("aid")["log"]
            assert aided == plain
            assert "aid" in missed[-1]
            assert (wrong.status_code, wrong.json()["code"]) == (400, "malformed")
            with pytest.raises(InvalidStatus) as refused:
                await ann.socket(table, query="aid=maybe").open()
            assert refused.value.response.status_code == 400
            await leave(seats)

    asyncio.run(play())


def test_a_hint_is_given_on_the_socket_and_over_http() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            table = await ann.open(players=2)
            await ann.ask(table, type="sit")
            seat = await ann.socket(table).open()
            await ann.ask(table, type="start")
            await seat.until(lambda: seat.is_awaited)
            hint = await seat.answer(AskHint(id="one"))
            posted = decode_message((await ann.ask(table, type="hint", id="two")).content)

            assert isinstance(hint, Hint)
            assert seat.view is not None
            assert hint.action in seat.view.legal
            assert hint.number == seat.number
            assert posted == msgspec.structs.replace(hint, id="two")
            await leave([seat])

    asyncio.run(play())


def test_a_hint_that_fails_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a mistake of the server over HTTP, nor a socket that is closed."""

    async def fail(*args: object) -> None:
        raise LookupError("there is nothing to explain")

    async def play() -> None:
        async with served() as server:
            monkeypatch.setattr(server.app.server.tables.thinker, "advise", fail)
            ann = await server.visitor()
            table = await ann.open(players=2)
            await ann.ask(table, type="sit")
            seat = await ann.socket(table).open()
            await ann.ask(table, type="start")
            await seat.until(lambda: seat.is_awaited)
            answer = await seat.answer(AskHint(id="one"))
            posted = await ann.ask(table, type="hint", id="two")

            assert isinstance(answer, Refusal)
            assert answer.code == "hints"
            assert (posted.status_code, posted.json()["code"]) == (409, "hints")
            await leave([seat])

    asyncio.run(play())


def test_spectators_and_those_with_company_get_no_hint() -> None:
    async def play() -> None:
        async with served() as server:
            table, (ann, _), seats = await begun(server, 2)
            refused = await ann.ask(table, type="hint")
            assert (refused.status_code, refused.json()["code"]) == (409, "hints")
            watcher = await server.stranger().socket(table).open()
            answer = await watcher.answer(AskHint(id="watching"))
            assert isinstance(answer, Refusal)
            assert answer.code == "guest"
            await leave([*seats, watcher])

    asyncio.run(play())


def test_a_table_is_opened_with_a_rule_for_hints() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            table = await ann.open(hints="never")
            assert (await ann.http.get(f"/api/tables/{table}")).json()["hints"] == "never"
            other = await ann.open()
            assert "hints" not in (await ann.http.get(f"/api/tables/{other}")).json()
            wrong = await ann.http.post("/api/tables", json={"game": "hasp", "hints": "sometimes"})
            assert wrong.status_code == 400

    asyncio.run(play())


def test_a_refusal_says_in_words_why() -> None:
    async def play() -> None:
        async with served() as server:
            table, visitors, seats = await begun(server, 2)
            waiting = next(place for place, seat in enumerate(seats) if not seat.is_awaited)
            refused = await visitors[waiting].ask(table, type="act", action="r3", seen=seats[waiting].number)
            asked = await visitors[waiting].ask(table, type="why", action="r3")

            assert refused.status_code == 409
            assert refused.json()["phrase"] == asked.json()["phrase"] == {"id": "why-turn"}
            await leave(seats)

    asyncio.run(play())


def test_the_numbers_of_a_game_say_what_cards_are_worth_and_actions_mean() -> None:
    async def play() -> None:
        async with served() as server, httpx.AsyncClient(base_url=server.url) as page:
            for name, kind in GAMES.items():
                game = new_game(name, kind.default_players, {})
                numbers = (await page.get(f"/api/games/{name}/{kind.default_players}")).json()
                points = numbers.get("points", [])
                assert bool(points) == (name in ("hasp", "mue"))
                assert len(points) in (0, len(game.deck.text))
                meanings = numbers["meanings"]
                assert meanings
                assert set(meanings) <= set(game.actions.text) - set(game.deck.text)
                for meaning in meanings.values():
                    phrase = decode_phrase(msgspec.json.encode(meaning))
                    assert isinstance(phrase, Phrase)
                    for language in LANGUAGES:
                        assert Speaker(language, house=game.house).say(phrase)
            values = "9 8 7 6 5 4 3 2 1 0"
            own = (await page.get("/api/games/hasp/4", params={"option.values": values})).json()
            strengths = new_game("hasp", 4, {"values": values}).deck.number
            assert own["points"] == [10 - strength for strength in strengths]

    asyncio.run(play())
