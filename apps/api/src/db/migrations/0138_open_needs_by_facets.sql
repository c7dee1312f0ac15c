-- no transaction
-- Instead of the index of 0073, with skills as they are compared.
create index concurrently if not exists opportunities__posted_by_facets on opportunities using gin (terms, contract_type, remote, expertise_area,
  mobility_area, duration, activity_areas, skill_keys) with (fastupdate = off) where state = 'posted';
