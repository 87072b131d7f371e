-- What a company used in a month of America/Sao_Paulo. `body` is counted anew from usage whenever the invoice is made.
create table invoices (
  company_id text not null,
  -- Year-month, which is also its number in the company.
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  observation text not null default '',
  body jsonb not null,
  -- Null until its PDF is drawn, and again when the counts change.
  pdf_key text,
  -- When `body` was counted; before the month was over, it is not the last word.
  counted_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, month)
);

-- The meter report reads these jobs alone, newest first.
create index jobs_energymeter on jobs (company_id, created_at, id) where service = 'energymeter';
