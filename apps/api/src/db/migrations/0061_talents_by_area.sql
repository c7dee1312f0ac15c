-- no transaction
create index concurrently if not exists freelance_profiles__areas on freelance_profiles using gin (areas) where is_listed;
