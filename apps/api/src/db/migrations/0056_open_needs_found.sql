-- no transaction
-- Most needs are closed: those that freelances search stand apart.
create index concurrently if not exists opportunities__posted_terms on opportunities using gin (terms) with (fastupdate = off) where state = 'posted';
