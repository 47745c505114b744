"""What the reference says of attributes that have no type: it is that of the parameter that they are made from."""

from typing import Any

import griffe


class Attributes(griffe.Extension):
    """`self.game = game` is shown as `game: Game`, and not as `game = game`."""

    def on_class_members(self, *, cls: griffe.Class, **others: Any) -> None:
        # Any: what else griffe tells, which differs by version
        init = cls.members.get("__init__")
        if not isinstance(init, griffe.Function):
            return
        for attribute in cls.attributes.values():
            value = str(attribute.value)
            if attribute.is_alias or attribute.annotation is not None or value not in init.parameters:
                continue
            attribute.annotation = init.parameters[value].annotation
            attribute.value = None
