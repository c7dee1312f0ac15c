-- no transaction
create index concurrently if not exists match_profiles__common on match_profiles using gin (professions, skill_ids gin__int_ops) with (fastupdate = off);
