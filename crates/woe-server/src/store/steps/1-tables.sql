-- Tables, their records, and what is said at them. Where a block or a line came from a command, the
-- command stands beside it; ranks put the commands of a table in order.
PRAGMA application_id = 0x576f6562;

CREATE TABLE house (openings INTEGER NOT NULL) STRICT;
INSERT INTO house VALUES (0);

CREATE TABLE tables (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    invite TEXT NOT NULL UNIQUE,
    watch TEXT NOT NULL UNIQUE,
    replay TEXT NOT NULL UNIQUE,
    phase TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over')),
    state TEXT NOT NULL
) STRICT;

CREATE TABLE blocks (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    rank INTEGER,
    seat INTEGER,
    id TEXT,
    reply TEXT,
    PRIMARY KEY (number, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE lines (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    line TEXT NOT NULL,
    rank INTEGER,
    seat INTEGER,
    id TEXT,
    reply TEXT,
    PRIMARY KEY (number, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE notes (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    decision INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (number, decision, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE commands (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    rank INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    id TEXT NOT NULL,
    reply TEXT NOT NULL,
    PRIMARY KEY (number, rank)
) STRICT, WITHOUT ROWID;
