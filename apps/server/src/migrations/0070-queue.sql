-- Messages between the processes. One that is done is deleted; one that is in flight, waits for its hour or for its
-- next attempt is hidden until `due_at`.
create table queue_messages (
  id bigint generated always as identity primary key,
  queue text not null,
  data jsonb not null,
  key text,
  priority integer not null default 0,
  attempt integer not null default 0,
  is_hidden boolean not null default false,
  due_at timestamptz not null default now(),
  worker_id uuid,
  created_at timestamptz not null default now(),
  error text
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create unique index queue_messages_key on queue_messages (queue, key) where key is not null;
create index queue_messages_ready on queue_messages (queue, priority desc, id) where not is_hidden;
create index queue_messages_hidden on queue_messages (due_at) where is_hidden;

-- An installation that kept its messages with pg-boss takes them along.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    insert into queue_messages (queue, data, key, priority, due_at, is_hidden)
      select name, coalesce(data, '{}'), singleton_key, priority, start_after, start_after > now()
        from pgboss.job
       where state in ('created', 'retry', 'active') and name not like '\_\_pgboss%'
       order by created_on
      on conflict do nothing;
    drop schema pgboss cascade;
  end if;
end $$;
