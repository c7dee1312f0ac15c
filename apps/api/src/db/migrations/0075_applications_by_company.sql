-- no transaction
-- For commercials, who also see what was never submitted: without it every application was read to find those of a portfolio.
create index concurrently if not exists applications__company_all on applications (company_id, sent_at, id);
