-- no transaction
-- Words and filters of all needs in one index, as 0073 has those of open ones. Skills as they are compared, which are kept in the row: to
-- fold those of many rows took longer than to read them.
create index concurrently if not exists opportunities__facets on opportunities using gin (terms, contract_type, remote, expertise_area,
  mobility_area, duration, activity_areas, skill_keys) with (fastupdate = off);
