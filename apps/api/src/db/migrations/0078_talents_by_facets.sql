-- no transaction
-- Words and filters of those whom companies find, in one index, as 0073 has those of open needs.
create index concurrently if not exists freelance_profiles__facets on freelance_profiles using gin (terms, contract_type, remote, experience,
  professions, areas, folded(skills)) with (fastupdate = off) where is_listed;
