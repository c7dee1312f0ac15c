-- no transaction
create index concurrently if not exists opportunities__posted_areas on opportunities using gin (activity_areas) where state = 'posted';
