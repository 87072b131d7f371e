-- A person. `email` is kept in lower case, `cpf_cnpj` without separators.
create table users (
  id text primary key,
  email text not null unique,
  email_verified_at timestamptz,
  name text not null,
  cpf_cnpj text not null unique,
  phone_number text not null,
  phone_verified_at timestamptz,
  address jsonb,
  password_hash text not null,
  is_admin boolean not null default false,
  has_report boolean not null default false,
  has_backoffice boolean not null default false,
  disabled_at timestamptz,
  -- Messages with a code: how many in a row, and when the next may go.
  codes_sent integer not null default 0,
  next_code_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- The latest code of a purpose; the code itself is in the e-mail only.
create table codes (
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  code_hash text not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  primary key (user_id, purpose)
);

-- Failures in a row by digest of the e-mail, known or not, so that both are answered alike.
create table sign_in_failures (
  email_digest text primary key,
  failures integer not null,
  paused_until timestamptz,
  last_at timestamptz not null
);
create index sign_in_failures_last on sign_in_failures (last_at);

-- One sign-in of a person on one browser: the family of its refresh tokens.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  is_remembered boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id);

create table refresh_tokens (
  token_hash text primary key,
  session_id text not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  replaced_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
