"""Several nodes behind a proxy, and everything that can go wrong with them, while people play: what everybody was told
is written down, and held against the logs afterwards."""
