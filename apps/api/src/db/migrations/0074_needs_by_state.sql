-- no transaction
-- The posted needs and the drafts of a company, in their order: by two indexes, all that are posted were collected first.
create index concurrently if not exists opportunities__company_state on opportunities (company_id, state, newest_at, id);
