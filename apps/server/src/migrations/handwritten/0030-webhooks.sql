create table webhooks (
  id text primary key,
  company_id text not null,
  name text not null,
  url text not null,
  is_verbose boolean not null default false,
  status text not null check (status in ('pending', 'active', 'disabled')) default 'pending',
  disabled_reason text,
  secret_sealed text not null,
  -- Signs beside the new secret until its time is over.
  previous_secret_sealed text,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index webhooks_company on webhooks (company_id, created_at, id);

-- One message to one webhook. It holds ids only: the body is made when it is sent, so that a purge reaches it too.
create table webhook_deliveries (
  id text collate "C" primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  company_id text not null,
  type text not null check (type in ('job.done', 'job.error', 'batch.done', 'batch.error', 'webhook.ping')),
  job_id text,
  batch_id text,
  status text not null check (status in ('pending', 'delivered', 'failed')) default 'pending',
  created_at timestamptz not null,
  next_attempt_at timestamptz,
  attempts integer not null default 0
);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at, id);
create index webhook_deliveries_created on webhook_deliveries (created_at);
-- An event told twice makes one delivery.
create unique index webhook_deliveries_event on webhook_deliveries (webhook_id, type, coalesce(job_id, ''), batch_id)
  where batch_id is not null;

create table webhook_attempts (
  delivery_id text collate "C" not null references webhook_deliveries (id) on delete cascade,
  attempt integer not null,
  attempted_at timestamptz not null,
  status integer,
  latency_ms integer not null,
  answer text,
  error text,
  primary key (delivery_id, attempt)
);
