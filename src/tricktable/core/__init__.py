"""The engine that all games share: cards, deals, phases, tricks, events, views, records."""
