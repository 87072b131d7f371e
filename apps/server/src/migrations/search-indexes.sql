-- A text is searched by groups of three letters; without these indexes row after row is read.
CREATE INDEX IF NOT EXISTS "batches_searched" ON "batches" USING gin ("company_id",lower("filename") gin_trgm_ops);
CREATE INDEX IF NOT EXISTS "jobs_searched" ON "jobs" USING gin ("company_id",lower(coalesce("filename", '') || ' ' || coalesce("metadata" ->> 'client_data', '')) gin_trgm_ops);
