-- A program's credential. Secrets are sealed with the client's id as context.
create table app_clients (
  id text primary key,
  company_id text not null references companies (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  secret_sealed text not null,
  previous_secret_sealed text,
  previous_secret_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When a token was last fetched with it.
  last_used_at timestamptz
);
create index app_clients_company on app_clients (company_id, created_at, id);

-- Calls made with its tokens, by day of America/Sao_Paulo.
create table app_client_calls (
  client_id text not null references app_clients (id) on delete cascade,
  day date not null,
  calls bigint not null,
  primary key (client_id, day)
);
