"""A server without limits on how often a client may ask, for the load benchmark."""

import sys
from pathlib import Path

from bagatelle.server.serve import serve
from bagatelle.server.settings import Settings
from bagatelle.texts import formatter

NO_LIMIT = 1e9
MANY = 1_000_000

if __name__ == "__main__":
    folder, database = sys.argv[1:]
    settings = Settings(
        port=0,
        data_dir=Path(folder),
        database=database,
        requests_per_second=NO_LIMIT,
        messages_per_second=NO_LIMIT,
        connections=MANY,
        connections_per_address=MANY,
    )
    serve(settings, formatter("en"))
