-- From here the migrations are generated: what they would have named or built otherwise takes their form.
do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as on_table, conname as name,
           format('%s_%s_%s_%s_fk', conrelid::regclass, a.attname, confrelid::regclass, b.attname) as new_name
      from pg_constraint
      join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
      join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1]
     where contype = 'f' and connamespace = current_schema()::regnamespace and conname like '%\_fkey'
  loop
    execute format('alter table %s rename constraint %I to %I', old.on_table, old.name, old.new_name);
  end loop;
end $$;
drop index usage_daily_day;
create index usage_daily_day on usage_daily (day, company_id, total, errors);
