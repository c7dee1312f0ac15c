-- no transaction
create index concurrently if not exists opportunities__area_newest on opportunities (mobility_area, newest_at, id);
