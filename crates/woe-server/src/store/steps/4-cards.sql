-- The sets that tables were dealt from, each kept once by the hash over its files, so that a table goes on
-- with its cards whatever becomes of the box.
CREATE TABLE sets (
    hash TEXT PRIMARY KEY,
    source TEXT NOT NULL
) STRICT;

CREATE TABLE dealt (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    hash TEXT NOT NULL REFERENCES sets,
    PRIMARY KEY (number, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX dealt_from ON dealt (hash);
