-- no transaction
-- Which needs of other companies somebody manages is read from the index alone.
create index concurrently if not exists opportunities__manager_company on opportunities (manager_id, company_id, id);
