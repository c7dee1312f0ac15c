-- no transaction
create index concurrently if not exists freelance_profiles__skills on freelance_profiles using gin (folded(skills)) where is_listed;
