-- These indexes need extensions that a database may refuse: where it has them, the start runs search-indexes.sql.
select 1;
