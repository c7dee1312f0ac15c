-- no transaction
create unique index concurrently if not exists freelance_profiles__page_slug on freelance_profiles (page_slug) where page_slug is not null;
