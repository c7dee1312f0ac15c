-- no transaction
create index concurrently if not exists opportunities__skills on opportunities using gin (folded(skills));
