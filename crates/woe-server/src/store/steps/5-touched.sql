-- On which day somebody did something at a table last, in days since 1970; 0 is from before there was such a day.
-- Which tables nobody has touched for longest is found quickly, and so is how many there are of each phase.
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
DROP INDEX tables_by_phase;
CREATE INDEX tables_by_touch ON tables (phase, touched);

-- The last day on which the house was open, and the day until which nothing goes for its age.
ALTER TABLE house ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE house ADD COLUMN spares INTEGER NOT NULL DEFAULT 0;

-- Tables that went because nobody touched them: hashes of their names, and when they went.
CREATE TABLE gone (
    name BLOB PRIMARY KEY,
    day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX gone_by_day ON gone (day);
