-- no transaction
create index concurrently if not exists applications__search on applications using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);
