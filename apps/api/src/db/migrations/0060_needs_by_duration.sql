-- no transaction
create index concurrently if not exists opportunities__duration_newest on opportunities (duration, newest_at, id);
