"""The server, on SQLite and on a real PostgreSQL.

``postgres`` has the database, ``house`` runs a server inside a test, ``processes`` runs real server
processes, ``client`` is a client that folds what it is told.
"""
