-- A tenant; its id is its owner's user id.
create table companies (
  id text primary key references users (id) on delete cascade,
  -- Also when its owner accepted the terms.
  created_at timestamptz not null,
  terms_version text not null,
  deactivated_at timestamptz,
  data_expires_days integer not null default 30,
  is_training_accepted boolean not null default true,
  training_expires_days integer not null default 30,
  retention_updated_at timestamptz
);

-- A person acts in at most one company beside their own.
create table members (
  user_id text primary key references users (id) on delete cascade,
  company_id text not null references companies (id) on delete cascade,
  added_at timestamptz not null,
  check (user_id <> company_id)
);
create index members_company on members (company_id, added_at);

-- Services and background validations that a company may use; no row: every service, no validation.
create table company_rules (
  company_id text primary key references companies (id) on delete cascade,
  scopes text[] not null default '{}',
  validations text[] not null default '{}',
  updated_at timestamptz not null
);

-- What was removed and when: counts only.
create table purges (
  id text collate "C" primary key,
  company_id text not null references companies (id) on delete cascade,
  kind text not null check (kind in ('data', 'training')),
  purged_at timestamptz not null,
  jobs integer not null,
  files integer not null,
  created_until timestamptz not null
);
create index purges_company on purges (company_id, purged_at);
