-- Blocks lie in the order in which they were written, whichever table they are of: what a group of
-- tables leaves behind lies on few pages, instead of each table's on pages of its own.
CREATE TABLE blocks_in_time (
    number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    rank INTEGER,
    seat INTEGER,
    id TEXT,
    reply TEXT,
    UNIQUE (number, at)
) STRICT;

INSERT INTO blocks_in_time (number, at, text, rank, seat, id, reply)
    SELECT number, at, text, rank, seat, id, reply FROM blocks ORDER BY number, at;
DROP TABLE blocks;
ALTER TABLE blocks_in_time RENAME TO blocks;
