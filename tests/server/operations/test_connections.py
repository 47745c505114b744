"""Connections: what they send is what the protocol says."""

import pytest
from websockets.frames import Frame, Opcode

from tricktable.server.operations.connections import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1 << 8, (1 << 16) - 1, 1 << 16, 200_000])
def test_a_text_goes_out_as_the_frame_that_the_library_makes_of_it(size: int) -> None:
    message = b"x" * size

    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False, extensions=[])
