"""The documentation as a site: the pages of `docs/`, README and changelog, the rules of the games, the command line and
the API reference, with links that were checked. `make docs` builds it, `tricktable serve` shows it at `/docs`.

Nothing is copied by hand: what a page says comes from the file or the code that it is about (`pages`), links are those
of the repository (`links`), and MkDocs is told by `hooks`."""
