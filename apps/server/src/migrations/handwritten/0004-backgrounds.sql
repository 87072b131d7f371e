-- A named set of outside checks.
create table backgrounds (
  id text collate "C" primary key,
  name text not null,
  has_serpro_cpf boolean not null default false,
  has_serpro_nfe boolean not null default false,
  has_serpro_data_valid boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
