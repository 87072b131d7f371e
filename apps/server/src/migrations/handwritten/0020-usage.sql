-- One row a company, service and day of America/Sao_Paulo, added to in the transaction that ends a job.
create table usage_daily (
  company_id text not null,
  day date not null,
  service text not null,
  total integer not null default 0,
  errors integer not null default 0,
  pages integer not null default 0,
  duration_ms_sum bigint not null default 0,
  duration_ms_max integer not null default 0,
  primary key (company_id, day, service)
);
create index usage_daily_day on usage_daily (day, company_id) include (total, errors);
