-- no transaction
create unique index concurrently if not exists freelance_profiles__id on freelance_profiles (id);
