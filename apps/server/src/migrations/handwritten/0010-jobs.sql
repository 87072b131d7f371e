-- A single job is a batch of itself: both rows carry the same id, so that lists read one table.
create table batches (
  id text collate "C" primary key,
  company_id text not null,
  client_id text,
  service text not null,
  is_single boolean not null,
  status text not null check (status in ('waiting', 'processing', 'validating', 'done', 'error')),
  source text not null default '',
  filename text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  purged_at timestamptz,
  total_jobs integer not null default 1,
  processed_jobs integer not null default 0,
  errored_jobs integer not null default 0,
  background_id text,
  typification text,
  -- `json`, here and below: what a customer gave and what was read comes back in its own order.
  metadata json,
  error_code text,
  error_params jsonb,
  -- File name and client data in lower case, for search.
  search_text text not null default ''
);
-- Plain ascending: read backwards for newest first.
create index batches_company_created on batches (company_id, created_at, id);
create index batches_company_service_created on batches (company_id, service, created_at, id);
create index batches_company_updated on batches (company_id, updated_at);
create index batches_expires on batches (expires_at) where purged_at is null;
create index batches_unfinished on batches (created_at) where finished_at is null;

create table jobs (
  id text collate "C" primary key,
  batch_id text collate "C" not null references batches (id) on delete cascade,
  company_id text not null,
  client_id text,
  service text not null,
  status text not null check (status in ('waiting', 'processing', 'validating', 'done', 'error')),
  source text not null default '',
  filename text,
  -- Position in the archive, 0 for a single job.
  ordinal integer not null default 0,
  created_at timestamptz not null,
  -- All files here; the wait ends and the reading may start.
  ready_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- Times a worker took it; three at most.
  attempts integer not null default 0,
  process_ms integer,
  pages integer,
  expires_at timestamptz not null,
  purged_at timestamptz,
  background_id text,
  validation_status text,
  validation jsonb,
  metadata json,
  client_data json,
  destination text,
  typification text,
  error_code text,
  error_params jsonb
);
-- A place in an archive has one job, so that unpacking twice makes nothing twice.
create unique index jobs_batch on jobs (batch_id, ordinal);
create index jobs_company_created on jobs (company_id, created_at, id);
create index jobs_unfinished on jobs (status, created_at) where finished_at is null;
-- A company's backlog, which its next job's place in the queue depends on.
create index jobs_backlog on jobs (company_id) where status = 'processing';

create table job_results (
  job_id text collate "C" primary key references jobs (id) on delete cascade,
  company_id text not null,
  result json not null
);

-- A file that was announced: of a job, of a batch (its archive), or for training.
create table uploads (
  id text primary key,
  company_id text not null,
  owner_kind text not null check (owner_kind in ('job', 'batch', 'training')),
  owner_id text collate "C" not null,
  name text not null check (name in ('document', 'selfie', 'extra_document')),
  -- Null until the bytes are here.
  object_key text,
  is_base64 boolean not null default false,
  -- Null for a plain upload.
  part_count integer,
  -- `expired`: its owner no longer waits for it.
  status text not null check (status in ('waiting', 'received', 'expired')) default 'waiting',
  media_type text,
  size_bytes bigint,
  created_at timestamptz not null,
  received_at timestamptz,
  -- Links die here; a job whose files never came ends in error.
  expires_at timestamptz not null,
  purged_at timestamptz
);
create unique index uploads_owner on uploads (owner_id, name);
create index uploads_waiting on uploads (expires_at) where status = 'waiting';

create table upload_parts (
  upload_id text not null references uploads (id) on delete cascade,
  number integer not null,
  object_key text not null,
  e_tag text not null,
  size_bytes bigint not null,
  primary key (upload_id, number)
);

create table training_files (
  id text collate "C" primary key,
  company_id text not null,
  client_id text,
  filename text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  purged_at timestamptz
);
create index training_files_expires on training_files (expires_at) where purged_at is null;
