-- Something to write when one only wants to know whether writing works, and tables counted quickly.
ALTER TABLE house ADD COLUMN pulse INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_by_phase ON tables (phase);
