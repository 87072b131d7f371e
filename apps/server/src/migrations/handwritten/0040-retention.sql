-- What ended on a day, for the nightly comparison with its counts: few bytes, and nothing to keep in order.
create index jobs_finished on jobs using brin (finished_at);

-- One record of a company, kind and run, added to while the run goes on.
create unique index purges_run on purges (company_id, kind, purged_at);
