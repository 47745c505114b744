"""For authors of games: what every game promises, as tests.

```python
from tricktable.testing import Contract
from my_game import MyGame

class TestMyGame(Contract):
    game = MyGame
```

`pytest` then plays the game at each of its tables and holds it to its promises: see `Contract`. It needs pytest
(`pip install 'tricktable[testing]'`).
"""

from tricktable.testing.contract import Contract
from tricktable.testing.witness import Fold, Witness

__all__ = ["Contract", "Fold", "Witness"]
