-- no transaction
create index concurrently if not exists freelance_profiles__skill_keys on freelance_profiles using gin (skill_keys) where is_listed;
