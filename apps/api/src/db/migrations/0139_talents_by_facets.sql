-- no transaction
-- Instead of the index of 0078, with skills as they are compared.
create index concurrently if not exists freelance_profiles__by_facets on freelance_profiles using gin (terms, contract_type, remote, experience,
  professions, areas, skill_keys) with (fastupdate = off) where is_listed;
