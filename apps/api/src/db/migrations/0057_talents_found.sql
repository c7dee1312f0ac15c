-- no transaction
create index concurrently if not exists freelance_profiles__terms on freelance_profiles using gin (terms) with (fastupdate = off) where is_listed;
