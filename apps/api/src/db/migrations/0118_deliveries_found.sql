-- no transaction
create index concurrently if not exists deliveries__search on deliveries using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);
