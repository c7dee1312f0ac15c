-- no transaction
create index concurrently if not exists freelance_profiles__all_names on freelance_profiles (name_key, id);
