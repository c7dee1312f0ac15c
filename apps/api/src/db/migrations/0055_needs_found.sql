-- no transaction
create index concurrently if not exists opportunities__terms on opportunities using gin (terms) with (fastupdate = off);
