-- The page of a freelance that strangers may read. Its address is found by the index of the next file.
alter table freelance_profiles
  add column is_page_open boolean not null default false,
  add column page_slug text check (length(page_slug) <= 80),
  add column shows_picture boolean not null default false,
  add column shows_rate boolean not null default false,
  add column is_found boolean not null default false,
  add constraint freelance_profiles_page check (page_slug is not null or not is_page_open);
