-- no transaction
create index concurrently if not exists users__found on users using gin ((search || ' ' || job_key || ' ' || role_key || also_search) gin_trgm_ops) with (gin_pending_list_limit = 256);
