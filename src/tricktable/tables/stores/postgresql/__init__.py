"""A store in PostgreSQL, for several nodes: what they share, and what keeps them apart.

A table's row in `tables` is its head and its lease in one. An append updates that row where the epoch, the last number
and the last digest are still those that the appender knows, and inserts the entries only of rows that it updated: one
statement, which the server carries out whether or not anybody still waits for it. Whoever takes a table over updates
the epoch in the same row, so that one of the two has to wait for the other, and then sees what the other did. The
primary key of `entries` is the second fence. All times are the database's own. Seals and digests are those of the
store in SQLite, so that a hall moves from the one to the other and back byte for byte.
"""

from tricktable.tables.stores.postgresql.store import PostgresqlStore

__all__ = ["PostgresqlStore"]
