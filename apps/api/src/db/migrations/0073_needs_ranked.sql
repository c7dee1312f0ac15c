-- no transaction
create index concurrently if not exists match_needs__common on match_needs using gin (activity_areas, skill_ids gin__int_ops) with (fastupdate = off);
