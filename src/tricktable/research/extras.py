"""What has to be installed beside Tricktable for each of the forms of this layer."""


class MissingExtra(ImportError):
    """A library that only one of the extras brings is not there."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"this needs the extra [{extra}]: pip install 'tricktable[{extra}]'")
        self.extra = extra
