"""The server: live tables for browsers and programs, over HTTP and WebSockets. `docs/wire.md` is its contract."""
